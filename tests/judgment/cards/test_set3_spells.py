"""The spells of set 3."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import BLESSING, dummy, fighter

from duelkit.judgment.language import Element, Rarity
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

# Venoan Hard Bargain


@rule("EOJ-ABIL-34")
@pytest.mark.parametrize(("own", "enemys", "mana"), [(5, 3, (2, 0)), (3, 5, (0, 1)), (4, 4, (0, 0))])
def test_venoan_hard_bargain_judges_for_mana(own: int, enemys: int, mana: tuple[int, int]) -> None:
    duel = scenario()
    duel.bob.creature(dummy("One"), at=1)
    duel.bob.creature(dummy("Two"), at=2)
    duel.alice.creature(dummy("Own"), at=9)
    mine = duel.alice.library(dummy("Mine", cost=own))
    his = duel.bob.library(dummy("His", cost=enemys))
    duel.alice.hand("Venoan Hard Bargain")
    duel.alice.casts("Venoan Hard Bargain")
    assert (duel.alice.mana_left, duel.bob.mana_left) == mana
    assert duel.duel.known[mine] == duel.duel.known[his] == 3
    assert (duel.where(mine), duel.where(his)) == ("library", "library")


@pytest.mark.parametrize(("empty", "mana"), [("alice", (0, 1)), ("bob", (1, 0))])
def test_a_player_without_a_card_to_show_loses_a_judgment(empty: str, mana: tuple[int, int]) -> None:
    duel = scenario()
    duel.bob.creature(dummy(), at=1)
    (duel.alice if empty == "alice" else duel.bob).empty_library()
    duel.alice.hand("Venoan Hard Bargain")
    duel.alice.casts("Venoan Hard Bargain")
    assert (duel.alice.mana_left, duel.bob.mana_left) == mana


# Corsez Oath


@rule("EOJ-SPELL-09", "EOJ-CARD-11")
def test_corsez_oath_gives_a_mana_for_each_ally_of_an_affiliation() -> None:
    duel = scenario()
    first = duel.alice.creature(dummy("First", affiliation="Corsez Family"), at=1)
    duel.alice.creature(dummy("Second", affiliation="Corsez Family"), at=2)
    duel.alice.creature(dummy("Other", affiliation="Siam Pirates"), at=3)
    duel.alice.creature(dummy("Loner"), at=4)
    duel.bob.creature(dummy("Enemy", affiliation="Corsez Family"), at=5)
    duel.alice.hand("Corsez Oath")
    duel.alice.casts("Corsez Oath")
    assert duel.alice.offered_cards() == ["First", "Second", "Other"]
    duel.alice.picks(first)
    assert duel.alice.mana_left == 2


# Theraclave Tollgate


@rule("EOJ-MANA-03")
def test_theraclave_tollgate_stops_the_opponents_gains_up_to_the_end_of_the_next_turn() -> None:
    duel = scenario()
    victims = [duel.bob.creature(dummy(f"Victim {place}", hp=1), at=place) for place in (2, 4)]
    slayer = duel.alice.creature(fighter(), at=5)
    second = duel.alice.creature(fighter("Second"), at=7)
    duel.alice.hand("Theraclave Tollgate")
    duel.alice.casts("Theraclave Tollgate")
    duel.alice.attacks(slayer)
    assert duel.where(victims[0]) == "graveyard"
    assert duel.bob.mana_left == 0
    duel.alice.ends_turn()
    assert duel.bob.mana_left == 2
    duel.bob.ends_turn()
    duel.alice.attacks(second)
    assert duel.where(victims[1]) == "graveyard"
    assert duel.bob.mana_left == 3


def test_theraclave_tollgate_needs_an_enemy() -> None:
    duel = scenario()
    duel.alice.creature(dummy(), at=1)
    duel.alice.hand("Theraclave Tollgate")
    assert not duel.alice.can("cast", "Theraclave Tollgate")


# Elven Subterfuge


@rule("EOJ-BOARD-07")
def test_elven_subterfuge_mills_a_card() -> None:
    duel = scenario()
    top = duel.bob.library(dummy("Top"))
    duel.alice.hand("Elven Subterfuge")
    duel.alice.mana(2)
    duel.alice.casts("Elven Subterfuge")
    assert duel.where(top) == "graveyard"
    assert len(duel.bob.cards("library")) == 10


# Se Hollyn Battle Hymn


@rule("EOJ-ABIL-19")
def test_se_hollyn_battle_hymn_heartens_an_ally_and_its_neighbours() -> None:
    duel = scenario()
    chosen = duel.alice.creature(dummy("Chosen"), at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    enemy = duel.bob.creature(dummy("Enemy"), at=6)
    duel.alice.hand("Se Hollyn Battle Hymn")
    duel.alice.mana(2)
    duel.alice.casts("Se Hollyn Battle Hymn")
    duel.alice.picks(chosen)
    assert [duel.hp(card) for card in (chosen, near, far, enemy)] == [11, 11, 9, 9]


# Parmetic Castigation


@rule("EOJ-SPELL-07")
def test_parmetic_castigation_turns_the_opponents_mana_on_a_neighbour() -> None:
    duel = scenario()
    duel.alice.creature(dummy("Own"), at=5)
    near = duel.bob.creature(dummy("Near"), at=4)
    duel.bob.creature(dummy("Far"), at=1)
    duel.alice.hand("Parmetic Castigation", dummy("Offering"), BLESSING)
    duel.bob.mana(3)
    duel.alice.casts("Parmetic Castigation")
    assert duel.hp(near) == 6
    assert duel.alice.cards("hand") == ["Blessing"]


def test_parmetic_castigation_needs_a_creature_card() -> None:
    duel = scenario()
    duel.alice.creature(dummy("Own"), at=5)
    duel.bob.creature(dummy("Near"), at=4)
    duel.alice.hand("Parmetic Castigation", BLESSING)
    duel.bob.mana(3)
    assert not duel.alice.can("cast", "Parmetic Castigation")


# Mesmer's Lecture


@rule("EOJ-ABIL-22")
@pytest.mark.parametrize(("own", "enemies"), [(3, 1), (1, 3)])
def test_mesmers_lecture_draws_the_difference_of_creatures(own: int, enemies: int) -> None:
    duel = scenario()
    for place in range(1, own + 1):
        duel.alice.creature(dummy(), at=place)
    for place in range(own + 1, own + enemies + 1):
        duel.bob.creature(dummy(), at=place)
    duel.alice.hand("Mesmer's Lecture")
    duel.alice.mana(1)
    duel.alice.casts("Mesmer's Lecture")
    assert duel.alice.hand_size == 2


@rule("EOJ-SPELL-09")
def test_mesmers_lecture_is_of_no_use_between_equals() -> None:
    duel = scenario()
    duel.alice.creature(dummy(), at=1)
    duel.bob.creature(dummy(), at=2)
    duel.alice.hand("Mesmer's Lecture")
    duel.alice.mana(1)
    assert not duel.alice.can("cast", "Mesmer's Lecture")


# Drunken Demolition


@rule("EOJ-ABIL-25")
def test_drunken_demolition_turns_a_field_and_one_beside_it() -> None:
    duel = scenario()
    for place in (1, 5, 6):
        duel.field(place, "fire", reverse="water")
    duel.alice.hand("Drunken Demolition")
    duel.alice.mana(3)
    duel.alice.casts("Drunken Demolition")
    duel.alice.chooses_field(5)
    assert duel.alice.offered_fields() == [2, 4, 6, 8]
    duel.alice.chooses_field(6)
    assert [duel.elements(place) for place in (1, 5, 6)] == [["fire"], ["water"], ["water"]]


# Mourning Reanimation


@rule("EOJ-SPELL-08", "EOJ-ABIL-21", "EOJ-ABIL-21b")
def test_mourning_reanimation_exchanges_an_ally_for_a_dead_creature_of_its_element() -> None:
    duel = scenario()
    ally = duel.alice.creature(dummy("Ally", element=Element.FIRE), at=5)
    duel.alice.creature(dummy("Odd", element=Element.WATER), at=6)
    ghost = duel.alice.graveyard(fighter("Ghost", element=Element.FIRE, cost=9))
    duel.alice.graveyard(
        dummy("Wood ghost", element=Element.WOOD),
        dummy("Ally", element=Element.FIRE),
        dummy("Star", element=Element.FIRE, rarity=Rarity.ULTRA_RARE),
    )
    enemy = duel.bob.creature(dummy("Enemy"), at=2)
    duel.alice.hand("Mourning Reanimation")
    duel.alice.mana(2)
    duel.alice.casts("Mourning Reanimation")
    duel.alice.faces("north")
    assert duel.at(5) == "Ghost"
    assert duel.where(ally) == "graveyard"
    assert duel.where(ghost) == "board"
    assert duel.hp(enemy) == 9
    assert duel.duel.turn_player == BOB


def test_mourning_reanimation_calls_nobody_who_was_summoned_this_turn() -> None:
    duel = scenario()
    egg = duel.alice.creature("Crimson Mimic", at=5)
    duel.alice.creature(dummy("Ally", element=Element.FIRE), at=6)
    minos = duel.alice.hand("Great Minos of Sciondar")
    duel.alice.hand("Mourning Reanimation")
    duel.alice.mana(2)
    duel.alice.uses(egg)
    duel.alice.faces("north")
    assert duel.where(minos) == "graveyard"  # it dies at once off fire
    duel.alice.casts("Mourning Reanimation")
    duel.alice.faces("north")
    assert duel.position(egg) == 6
    assert duel.where(minos) == "graveyard"


# Aluhja Seduction


@rule("EOJ-ABIL-04")
def test_aluhja_seduction_turns_all_creatures_of_an_owner_and_element() -> None:
    duel = scenario()
    first = duel.bob.creature(dummy("First", element=Element.FIRE), at=1)
    second = duel.bob.creature(dummy("Second", element=Element.FIRE), at=2, facing="north")
    other = duel.bob.creature(dummy("Other", element=Element.WOOD), at=3)
    own = duel.alice.creature(dummy("Own", element=Element.FIRE), at=9)
    duel.alice.hand("Aluhja Seduction")
    duel.alice.mana(2)
    duel.alice.casts("Aluhja Seduction")
    duel.alice.picks(first)
    duel.alice.faces("west")
    assert [duel.facing(card) for card in (first, second, other, own)] == ["west", "west", "south", "north"]


# Yaksha Stimulants


@rule("EOJ-PARAM-03")
def test_yaksha_stimulants_swap_hp_and_attack_as_they_are() -> None:
    duel = scenario()
    hurt = duel.alice.creature(dummy("Hurt", hp=5, attack=2), at=5)
    attacker = duel.alice.creature(fighter(), at=8)
    duel.bob.creature(dummy("Enemy"), at=1)
    duel.duel.creatures[hurt].damage = 1
    duel.alice.hand("Yaksha Stimulants")
    duel.alice.mana(4)
    duel.alice.casts("Yaksha Stimulants")
    duel.alice.picks(hurt)
    assert (duel.hp(hurt), duel.atk(hurt)) == (2, 4)
    assert (duel.hp(attacker), duel.atk(attacker)) == (9, 1)


@rule("EOJ-TERM-10")
def test_yaksha_stimulants_kill_a_creature_without_attack() -> None:
    duel = scenario()
    duel.alice.creature(dummy("Own", attack=1), at=8)
    weak = duel.bob.creature(dummy("Weak"), at=5)
    duel.alice.hand("Yaksha Stimulants")
    duel.alice.mana(4)
    duel.alice.casts("Yaksha Stimulants")
    duel.alice.picks(weak)
    assert duel.where(weak) == "graveyard"


# Yaksha Disguise


@rule("EOJ-CARD-10")
def test_yaksha_disguise_gives_an_ally_the_race_of_the_discarded_creature() -> None:
    duel = scenario()
    ally = duel.alice.creature(dummy("Ally", race="Elf"), at=5)
    duel.alice.creature(dummy("Star", rarity=Rarity.ULTRA_RARE), at=6)
    duel.bob.creature(dummy("Enemy"), at=1)
    duel.alice.hand("Yaksha Disguise", dummy("Model", race="Plant"), dummy("Idol", rarity=Rarity.ULTRA_RARE))
    duel.alice.casts("Yaksha Disguise")
    assert duel.duel.creatures[ally].race == "Plant"
    assert duel.alice.cards("hand") == ["Idol"]


# the spells that change an element


@rule("EOJ-BONUS-01")
@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("Dhees Migration", "fire"),
        ("Building The Granvil", "water"),
        ("Val's Secret Message", "earth"),
        ("The New Capital", "wood"),
    ],
)
def test_an_ally_becomes_of_another_element(name: str, element: str) -> None:
    duel = scenario()
    duel.field(5, element)
    ally = duel.alice.creature(dummy("Ally", element=Element.BIOLITH), at=5)
    duel.alice.creature(dummy("Without"), at=6)
    duel.bob.creature(dummy("Enemy", element=Element.BIOLITH), at=1)
    duel.alice.hand(name)
    duel.alice.casts(name)
    assert duel.hp(ally) == 11


# Biolith Infestation


@rule("EOJ-BONUS-01")
@pytest.mark.parametrize(("element", "bonus"), [("fire", 0), ("biolith", 2)])
def test_biolith_infestation_takes_the_enemies_field_bonus_while_the_ally_is_off_biolith(
    element: str, bonus: int
) -> None:
    duel = scenario()
    duel.field(1, "water")
    duel.field(2, "water")
    duel.field(3, "fire")
    duel.field(9, element)
    bearer = duel.alice.creature(dummy("Bearer"), at=9)
    own = duel.alice.creature(dummy("Own", element=Element.WATER), at=2)
    enemy = duel.bob.creature(dummy("Enemy", element=Element.WATER), at=1)
    hurt = duel.bob.creature(dummy("Hurt", element=Element.WATER), at=3)
    duel.alice.hand("Biolith Infestation")
    assert duel.hp(enemy) == 11
    duel.alice.casts("Biolith Infestation")
    duel.alice.picks(bearer)
    assert [duel.hp(card) for card in (own, enemy, hurt)] == [11, 9 + bonus, 7]
    seen = duel.duel.observe(BOB).fields[8].creature
    assert seen is not None
    assert seen.given == ((307, 100),)


def test_biolith_infestation_ends_with_its_bearer() -> None:
    duel = scenario()
    duel.field(1, "water")
    duel.field(5, "fire")
    bearer = duel.alice.creature(dummy("Bearer", hp=1), at=5)
    duel.alice.creature(dummy("Own"), at=9)
    duel.alice.creature(dummy("Second"), at=8)
    enemy = duel.bob.creature(fighter("Enemy", element=Element.WATER), at=1)
    slayer = duel.bob.creature(fighter("Slayer"), at=2)
    duel.alice.hand("Biolith Infestation")
    duel.alice.casts("Biolith Infestation")
    duel.alice.picks(bearer)
    assert duel.hp(enemy) == 9
    duel.alice.ends_turn()
    duel.bob.attacks(slayer)
    assert duel.where(bearer) == "graveyard"
    assert duel.hp(enemy) == 11


# First Fall of Scion


@rule("EOJ-ABIL-23", "EOJ-SPELL-02")
def test_first_fall_of_scion_costs_both_players_their_cards() -> None:
    duel = scenario()
    duel.alice.hand("First Fall of Scion", BLESSING, dummy("Own"))
    duel.bob.hand(dummy("One"), BLESSING, dummy("Two"), dummy("Three"))
    duel.alice.mana(3)
    duel.alice.casts("First Fall of Scion")
    assert duel.alice.hand_size == 0
    assert duel.bob.offered_cards() == ["One", "Two", "Three"]
    duel.bob.picks(dummy("Three"), dummy("One"))
    assert duel.bob.cards("graveyard") == ["Three", "One"]
    assert duel.duel.turn_player == BOB
    assert [view.number for view in duel.duel.observe(0).sides[1].hand if view.card >= 0] == [9005, 9001]


# Vizak's Proclamation


def proclaim(turn: int = 0) -> tuple[Scenario, int, int]:
    duel = scenario()
    bearer = duel.alice.creature(dummy("Bearer"), at=5)
    near = duel.bob.creature(dummy("Near"), at=2)
    duel.bob.creature(dummy("Far"), at=1)
    duel.alice.hand("Vizak's Proclamation", dummy("Guest"))
    duel.bob.hand(dummy("Guest"))
    duel.alice.mana(2)
    duel.alice.casts("Vizak's Proclamation")
    duel.alice.picks(bearer)
    return duel, bearer, near


@rule("EOJ-SPELL-02", "EOJ-ABIL-24")
def test_vizaks_proclamation_wounds_the_bearers_neighbours_with_each_own_summon() -> None:
    duel, _, near = proclaim()
    assert duel.duel.turn_player == BOB
    duel.bob.summons(dummy("Guest"), at=3)
    assert duel.hp(near) == 9
    duel.alice.summons(dummy("Guest"), at=8)
    assert duel.hp(near) == 8


# Juno's Admonition


@rule("EOJ-SPELL-02", "EOJ-ABIL-25")
def test_junos_admonition_turns_fields_with_the_bearers_element_below() -> None:
    duel = scenario()
    duel.field(1, "water", reverse="fire")
    duel.field(3, "earth", reverse="wood")
    bearer = duel.alice.creature(dummy("Bearer", element=Element.FIRE), at=5)
    duel.alice.creature(dummy("Other", element=Element.WOOD), at=9)
    duel.alice.hand("Juno's Admonition")
    duel.alice.mana(3)
    duel.alice.casts("Juno's Admonition")
    duel.alice.picks(bearer)
    assert duel.duel.turn_player == BOB
    assert (duel.elements(1), duel.elements(3)) == (["fire"], ["earth"])


def test_junos_admonition_works_in_each_players_turn_and_only_while_the_bearer_stands() -> None:
    duel = scenario()
    duel.field(1, "fire", reverse="fire")
    duel.field(3, "water", reverse="fire")
    bearer = duel.alice.creature(dummy("Bearer", element=Element.FIRE, hp=1), at=5)
    slayer = duel.bob.creature(fighter(attack=0), at=2)
    duel.alice.hand("Juno's Admonition")
    duel.alice.mana(3)
    duel.alice.casts("Juno's Admonition")
    duel.alice.picks(bearer)
    assert duel.elements(3) == ["fire"]
    turned = [entry.a for entry in duel.log(14)]
    assert turned == [0, 2]
    duel.bob.ends_turn()
    assert [entry.a for entry in duel.log(14)] == [0, 2, 0]
    assert duel.where(slayer) == "board"
