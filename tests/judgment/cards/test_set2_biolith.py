"""The abilities of set 2's biolith creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import BLESSING, QUAKE, dummy, fighter

from duelkit.judgment.language import (
    FULL,
    FULL_CIRCLE_BARRAGE,
    LEFT_RIGHT,
    MAGIC,
    SELECTIVE_FULL_CIRCLE,
    Element,
    Keyword,
)
from duelkit.judgment.scenario import BOB, Placed, Scenario, scenario
from duelkit.rulebook.cite import rule

# Athenix Citadel


def test_athenix_citadel_guards_allies_of_its_fields_element_against_magic() -> None:
    duel = scenario(turn=BOB)
    duel.field(9, "fire")
    citadel = duel.alice.creature("Athenix Citadel", at=9)
    fire = duel.alice.creature(dummy("Fire", element=Element.FIRE), at=5)
    earth = duel.alice.creature(dummy("Earth", element=Element.EARTH), at=6)
    targets = (fire, earth, citadel)
    mages = [duel.bob.creature(fighter(f"Mage {at}", attack=3, pattern=MAGIC), at=at) for at in (1, 2, 3)]
    for mage, target in zip(mages, targets, strict=True):
        duel.bob.attacks(mage, target)
    assert [duel.hp(card) for card in targets] == [7, 6, 1]


def test_athenix_citadel_does_not_guard_itself() -> None:
    duel = scenario(turn=BOB)
    citadel = duel.alice.creature("Athenix Citadel", at=9)
    mage = duel.bob.creature(fighter("Mage", attack=3, pattern=MAGIC), at=1)
    duel.bob.attacks(mage)
    assert duel.hp(citadel) == 1


def test_athenix_citadel_does_not_guard_enemies() -> None:
    duel = scenario()
    duel.alice.creature("Athenix Citadel", at=9)
    enemy = duel.bob.creature(dummy("Enemy", element=Element.BIOLITH), at=1)
    mage = duel.alice.creature(fighter("Mage", attack=3, pattern=MAGIC), at=8)
    duel.alice.attacks(mage)
    assert duel.hp(enemy) == 6


# Flailmonger


@pytest.mark.parametrize(("at", "price"), [(5, 3), (2, 3), (4, 1)])
def test_flailmonger_makes_summons_ahead_of_it_dearer(at: int, price: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Flailmonger", at=8)
    duel.bob.creature(dummy("One"), at=1)
    duel.bob.creature(dummy("Two"), at=6)
    card = duel.bob.hand(dummy("Newcomer"))
    duel.bob.mana(5)
    duel.bob.summons(card, at=at)
    assert duel.bob.mana_left == 5 - price


def test_flailmonger_does_not_burden_its_own_side() -> None:
    duel = scenario()
    duel.alice.creature("Flailmonger", at=8)
    card = duel.alice.hand(dummy("Newcomer"))
    duel.alice.mana(1)
    duel.alice.summons(card, at=5)
    assert duel.alice.mana_left == 0


# Biolith Centurion


@rule("EOJ-ABIL-12")
@pytest.mark.parametrize(("element", "cost"), [("biolith", 1), ("fire", 2)])
def test_biolith_centurion_leads_its_neighbours_on_biolith(element: str, cost: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Biolith Centurion", at=5)
    near = duel.alice.creature(dummy("Near", action=2), at=8)
    far = duel.alice.creature(dummy("Far", action=2), at=9)
    enemy = duel.bob.creature(dummy("Enemy", action=2), at=2)
    assert [duel.attack_cost(card) for card in (near, far, enemy)] == [cost, 2, 2]
    assert [duel.rotate_cost(card) for card in (near, far, enemy)] == [cost, 2, 2]


# Biolith War Chariot


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("cost", "left"), [(4, 5), (3, 7)])
def test_biolith_war_chariot_crushes_the_costly(cost: int, left: int) -> None:
    duel = scenario()
    chariot = duel.alice.creature("Biolith War Chariot", at=8)
    target = duel.bob.creature(dummy("Target", cost=cost), at=5)
    duel.alice.mana(4)
    duel.alice.attacks(chariot)
    assert duel.hp(target) == left


# Behemoth Terrorformer


@rule("EOJ-FIELD-04")
def test_behemoth_terrorformer_exchanges_its_field_with_the_targets() -> None:
    duel = scenario()
    duel.field(8, "fire")
    duel.field(5, "wood")
    behemoth = duel.alice.creature("Behemoth Terrorformer", at=8)
    target = duel.bob.creature(dummy("Target"), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(behemoth)
    assert (duel.elements(8), duel.elements(5)) == (["wood"], ["fire"])
    assert (duel.position(behemoth), duel.position(target)) == (8, 5)


@rule("EOJ-ABIL-29")
def test_behemoth_terrorformer_cannot_exchange_a_sealed_field() -> None:
    duel = scenario()
    duel.field(8, "fire")
    duel.field(5, "wood")
    behemoth = duel.alice.creature("Behemoth Terrorformer", at=8)
    duel.bob.creature(dummy("Target"), at=5)
    duel.bob.creature("Didi the Enlightened", at=1)
    duel.alice.mana(2)
    duel.alice.attacks(behemoth)
    assert (duel.elements(8), duel.elements(5)) == (["fire"], ["wood"])


# Biolith Transporter


@rule("EOJ-ABIL-20", "EOJ-COUNTER-06")
def test_biolith_transporter_swaps_what_stands_in_front_and_to_the_right() -> None:
    duel = scenario()
    transporter = duel.alice.creature("Biolith Transporter", at=8)
    front = duel.bob.creature(fighter("Front", attack=1), at=5)
    right = duel.bob.creature(fighter("Right", attack=1, pattern=SELECTIVE_FULL_CIRCLE, defence=FULL), at=9)
    duel.alice.mana(4)
    duel.alice.attacks(transporter)
    assert (duel.position(front), duel.position(right)) == (9, 5)
    assert duel.hp(transporter) == 3


@pytest.mark.parametrize(("at", "goal"), [(5, 9), (9, 5)])
def test_biolith_transporter_moves_a_lone_target_to_the_other_field(at: int, goal: int) -> None:
    duel = scenario()
    transporter = duel.alice.creature("Biolith Transporter", at=8)
    target = duel.bob.creature(fighter("Target", pattern=SELECTIVE_FULL_CIRCLE, defence=FULL), at=at)
    duel.alice.mana(4)
    duel.alice.attacks(transporter)
    assert duel.position(target) == goal
    assert duel.hp(transporter) == 3


@rule("EOJ-ABIL-20b")
def test_biolith_transporter_moves_nobody_if_one_is_destroyed() -> None:
    duel = scenario()
    transporter = duel.alice.creature("Biolith Transporter", at=8)
    front = duel.bob.creature(dummy("Front", hp=1), at=5)
    right = duel.bob.creature(dummy("Right"), at=9)
    duel.duel.creatures[transporter].attack = 1
    duel.alice.mana(4)
    duel.alice.attacks(transporter)
    assert duel.where(front) == "graveyard"
    assert duel.position(right) == 9


def test_biolith_transporter_dodges_half_of_the_time() -> None:
    duel = scenario(turn=BOB)
    transporter = duel.alice.creature("Biolith Transporter", at=5)
    attacker = duel.bob.creature(fighter(attack=9), at=2)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.where(transporter) == "board"


# Archiver


def test_archiver_makes_the_field_in_front_biolith_too() -> None:
    duel = scenario()
    for at in (2, 4, 5):
        duel.field(at, "fire")
    duel.alice.creature("Archiver", at=8)
    centurion = duel.alice.creature("Biolith Centurion", at=5)
    near = duel.alice.creature(dummy("Near", action=2), at=4)
    assert duel.attack_cost(near) == 1
    assert duel.elements(5) == ["fire", "biolith"] and duel.elements(2) == ["fire"]
    assert duel.hp(centurion) == 4


@rule("EOJ-ABIL-19")
def test_archiver_heals_the_others_of_a_summoned_allys_element() -> None:
    duel = scenario()
    duel.alice.creature("Archiver", at=5)
    fire = duel.alice.creature(dummy("Fire", element=Element.FIRE), at=8)
    earth = duel.alice.creature(dummy("Earth", element=Element.EARTH), at=9)
    enemy = duel.bob.creature(dummy("Enemy", element=Element.FIRE), at=1)
    card = duel.alice.hand(dummy("Newcomer", element=Element.FIRE))
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert [duel.hp(one) for one in (fire, earth, enemy, card)] == [10, 9, 9, 9]


def test_archiver_does_not_count_its_own_summon() -> None:
    duel = scenario()
    for at in (1, 2, 3):
        duel.alice.creature(dummy(f"Filler {at}"), at=at)
    friend = duel.alice.creature(dummy("Friend", element=Element.BIOLITH), at=8)
    card = duel.alice.hand("Archiver")
    duel.alice.mana(5)
    duel.alice.summons(card, at=5)
    assert duel.hp(friend) == 9


def test_archiver_does_not_heal_for_enemies() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Archiver", at=5)
    fire = duel.alice.creature(dummy("Fire", element=Element.FIRE), at=8)
    card = duel.bob.hand(dummy("Newcomer", element=Element.FIRE))
    duel.bob.mana(1)
    duel.bob.summons(card, at=4)
    assert duel.hp(fire) == 9


# Battle Master


@rule("EOJ-ABIL-38")
def test_battle_master_hits_twice_and_is_countered_once() -> None:
    duel = scenario()
    master = duel.alice.creature("Battle Master", at=8)
    target = duel.bob.creature(fighter("Target"), at=5)
    duel.alice.mana(4)
    duel.alice.attacks(master)
    assert (duel.hp(target), duel.hp(master)) == (3, 5)


@pytest.mark.parametrize("wanted", [True, False])
def test_battle_master_may_fetch_scion(wanted: bool) -> None:
    duel = scenario()
    scion = duel.alice.library("Scion, Biolith Lord")
    master = duel.alice.hand("Battle Master")
    duel.alice.mana(6)
    duel.alice.summons(master, at=5)
    if wanted:
        duel.alice.says_yes()
    else:
        duel.alice.says_no()
    assert duel.where(scion) == ("hand" if wanted else "library")


def test_battle_master_slows_enemies_in_line_and_keeps_them_from_dodging() -> None:
    duel = scenario()
    duel.alice.creature("Battle Master", at=8)
    far = duel.bob.creature(dummy("Far", action=1, evasion=1), at=2)
    side = duel.bob.creature(dummy("Side", action=1, evasion=1), at=9)
    away = duel.bob.creature(dummy("Away", action=1, evasion=1), at=1)
    friend = duel.alice.creature(fighter("Friend", action=1), at=4)
    other = duel.alice.creature(fighter("Other", action=0), at=5)
    assert [duel.attack_cost(card) for card in (far, side, away, friend)] == [3, 3, 1, 1]
    assert [duel.rotate_cost(card) for card in (far, side, away, friend)] == [3, 3, 1, 1]
    duel.alice.mana(1)
    duel.chances(True)
    duel.alice.attacks(other)
    assert duel.hp(far) == 8 and duel.duel.forced == [True]
    duel.alice.attacks(friend)
    assert duel.hp(away) == 9 and duel.duel.forced == []


def test_battle_master_does_not_keep_allies_from_dodging() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Battle Master", at=8)
    friend = duel.alice.creature(dummy("Friend", evasion=1), at=5)
    attacker = duel.bob.creature(fighter("Attacker"), at=2)
    duel.bob.mana(2)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(friend) == 9


# Magic Master


def test_magic_master_hits_everyone_of_the_targets_element() -> None:
    duel = scenario()
    master = duel.alice.creature("Magic Master", at=8)
    target = duel.bob.creature(dummy("Target", element=Element.EARTH), at=1)
    second = duel.bob.creature(dummy("Second", element=Element.EARTH), at=3)
    third = duel.bob.creature(dummy("Third", element=Element.WOOD), at=2)
    friend = duel.alice.creature(dummy("Friend", element=Element.EARTH), at=9)
    duel.alice.mana(4)
    duel.alice.attacks(master, target)
    assert [duel.hp(card) for card in (target, second, third, friend)] == [7, 7, 9, 9]


@rule("EOJ-TERM-07")
def test_magic_master_shields_its_neighbours_from_spells() -> None:
    duel = scenario()
    duel.alice.creature("Magic Master", at=8)
    duel.alice.creature(dummy("Near"), at=5)
    duel.alice.creature(dummy("Far"), at=6)
    duel.bob.creature(dummy("Enemy"), at=7)
    card = duel.alice.hand(BLESSING)
    duel.alice.mana(1)
    duel.alice.casts(card)
    assert sorted(duel.alice.offered_cards()) == ["Enemy", "Far", "Magic Master"]


@rule("EOJ-ABIL-11")
def test_magic_master_strengthens_the_church() -> None:
    duel = scenario()
    duel.alice.creature("Magic Master", at=8)
    mine = duel.alice.creature(fighter("Mine", affiliation="Church of Parmus"), at=4)
    theirs = duel.bob.creature(fighter("Theirs", affiliation="Church of Parmus"), at=1)
    other = duel.alice.creature(fighter("Other"), at=6)
    assert [duel.atk(card) for card in (mine, theirs, other)] == [2, 1, 1]


# Biolith Battleship


def intercepted(element: str, *chances: bool) -> tuple[Scenario, int, int]:
    """Bob summons a creature that attacks, while Alice has a Biolith Battleship."""
    duel = scenario(turn=BOB)
    duel.field(9, element)
    ship = duel.alice.creature("Biolith Battleship", at=9)
    duel.alice.creature(dummy("Prey"), at=5)
    card = duel.bob.hand(fighter("Newcomer", hp=2, keywords=Keyword.VIGILANCE))
    duel.bob.mana(1)
    duel.chances(*chances)
    duel.bob.summons(card, at=2)
    return duel, ship, card


def test_biolith_battleship_intercepts_a_summoned_enemy_before_it_attacks() -> None:
    duel, _, card = intercepted("biolith", True)
    assert duel.where(card) == "graveyard"
    assert duel.hp(duel.find(duel.duel.occupant[4])) == 9
    assert duel.alice.mana_left == 2 and duel.bob.mana_left == 1


@pytest.mark.parametrize(("element", "chances"), [("biolith", (False,)), ("fire", (True,))])
def test_biolith_battleship_intercepts_half_of_the_time_and_on_biolith_only(
    element: str, chances: tuple[bool, ...]
) -> None:
    duel, _, card = intercepted(element, *chances)
    assert duel.where(card) == "board" and duel.hp(card) == 2
    assert duel.hp(duel.find(duel.duel.occupant[4])) == 8


def test_biolith_battleship_does_not_intercept_allies() -> None:
    duel = scenario()
    duel.alice.creature("Biolith Battleship", at=9)
    card = duel.alice.hand(dummy("Newcomer"))
    duel.alice.mana(1)
    duel.chances(True)
    duel.alice.summons(card, at=6)
    assert duel.hp(card) == 9 and duel.duel.forced == [True]


@pytest.mark.parametrize(("element", "left"), [("fire", 8), ("biolith", 6)])
def test_biolith_battleship_guards_other_allies_against_magic_off_biolith(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Biolith Battleship", at=9)
    friend = duel.alice.creature(dummy("Friend"), at=5)
    mage = duel.bob.creature(fighter("Mage", attack=3, pattern=MAGIC), at=2)
    duel.bob.attacks(mage, friend)
    assert duel.hp(friend) == left


def test_biolith_battleship_guards_neither_itself_nor_enemies() -> None:
    duel = scenario(turn=BOB)
    duel.field(9, "fire")
    ship = duel.alice.creature("Biolith Battleship", at=9)
    enemy = duel.bob.creature(dummy("Enemy"), at=1)
    mine = duel.alice.creature(fighter("Mine", attack=3, pattern=MAGIC), at=8)
    theirs = duel.bob.creature(fighter("Theirs", attack=3, pattern=MAGIC), at=2)
    duel.bob.attacks(theirs, ship)
    assert duel.hp(ship) == 5
    duel.bob.ends_turn()
    duel.alice.attacks(mine, enemy)
    assert duel.hp(enemy) == 6


# Biolith Temple


@rule("EOJ-MASS-14")
def test_biolith_temple_hits_everyone_of_the_targets_race() -> None:
    duel = scenario()
    temple = duel.alice.creature("Biolith Temple", at=8)
    target = duel.bob.creature(dummy("Target", race="Elf"), at=1)
    elf = duel.bob.creature(dummy("Elf", race="Elf"), at=3)
    orc = duel.bob.creature(dummy("Orc", race="Orc"), at=2)
    duel.alice.mana(5)
    duel.alice.attacks(temple, target)
    assert [duel.hp(card) for card in (target, elf, orc)] == [6, 6, 9]


def test_biolith_temple_puts_a_creature_back_for_each_enemy_summoned() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Biolith Temple", at=5)
    duel.alice.graveyard("Archiver", "Battle Master", BLESSING, "Flailmonger")
    card = duel.bob.hand(dummy("Newcomer"))
    duel.bob.mana(1)
    duel.bob.summons(card, at=1)
    assert duel.alice.offered_cards() == ["Archiver", "Flailmonger"]
    duel.alice.picks("Archiver")
    assert duel.where(duel.find("Archiver")) in ("library", "hand")
    assert "Archiver" not in duel.alice.cards("graveyard")


@pytest.mark.parametrize(("affiliation", "asked"), [("Church of Parmus", True), ("", False)])
def test_biolith_temple_may_bring_the_church_back(affiliation: str, asked: bool) -> None:
    duel = scenario()
    duel.alice.creature("Biolith Temple", at=5)
    wanted = duel.alice.graveyard("Flame Archmage", "Archiver", "Noram Zealot")
    card = duel.alice.hand(dummy("Newcomer", affiliation=affiliation))
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert duel.alice.is_asked("confirm") == asked
    if asked:
        duel.alice.says_yes()
        assert duel.alice.offered_cards() == ["Flame Archmage", "Noram Zealot"]
        duel.alice.picks(wanted)
        assert duel.alice.cards("hand") == ["Flame Archmage"]


def test_biolith_temple_does_not_watch_the_enemys_church() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Biolith Temple", at=5)
    duel.alice.graveyard("Flame Archmage")
    card = duel.bob.hand(dummy("Newcomer", affiliation="Church of Parmus"))
    duel.bob.mana(1)
    duel.bob.summons(card, at=1)
    assert duel.alice.is_asked("act") and "Flame Archmage" not in duel.alice.cards("graveyard")


@pytest.mark.parametrize(("scion", "stolen"), [(True, 1), (False, 0)])
def test_biolith_temple_steals_exit_mana_beside_scion(scion: bool, stolen: int) -> None:
    duel = scenario()
    duel.alice.creature("Biolith Temple", at=9)
    if scion:
        duel.alice.creature("Scion, Biolith Lord", at=7)
    duel.bob.creature(dummy("Victim"), at=5)
    killer = duel.alice.creature(fighter(attack=9), at=8)
    duel.alice.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (stolen, 1 - stolen)


# Sciondar Gateway


def gateway(top: str, mana: int) -> tuple[Scenario, int]:
    """Bob summons a creature while Alice has the gateway on field 5 and a card on top of her library."""
    duel = scenario(turn=BOB)
    duel.alice.creature("Sciondar Gateway", at=5)
    card = duel.alice.library(top)
    newcomer = duel.bob.hand(dummy("Newcomer"))
    duel.alice.mana(mana)
    duel.bob.mana(1)
    duel.bob.summons(newcomer, at=1)
    return duel, card


def test_sciondar_gateway_may_summon_the_top_biolith() -> None:
    duel, card = gateway("Biolith Centurion", 5)
    duel.alice.says_yes()
    assert duel.alice.offered_fields() == [2, 4, 6, 8]
    duel.alice.chooses_field(8)
    duel.alice.faces("north")
    assert duel.position(card) == 8
    assert duel.alice.mana_left == 5 - (3 - 1) + 2


def test_a_biolith_summoned_through_the_gateway_does_not_attack() -> None:
    duel, card = gateway("Biolith Centurion", 5)
    duel.alice.says_yes()
    duel.alice.chooses_field(4)
    duel.alice.faces("north")
    assert duel.hp(Placed(duel.duel.occupant[0])) == 9
    assert duel.duel.creatures[card].barred == 3


def test_sciondar_gateway_puts_the_card_away_that_is_not_summoned() -> None:
    duel, card = gateway("Biolith Centurion", 5)
    duel.alice.says_no()
    assert duel.where(card) == "graveyard"


@pytest.mark.parametrize(("top", "mana"), [("Verzar Golem", 9), ("Biolith Centurion", 1)])
def test_sciondar_gateway_puts_away_what_it_cannot_summon(top: str, mana: int) -> None:
    duel, card = gateway(top, mana)
    assert duel.where(card) == "graveyard"
    assert duel.alice.is_asked("act")


def test_sciondar_gateway_does_not_watch_its_own_side() -> None:
    duel = scenario()
    duel.alice.creature("Sciondar Gateway", at=5)
    top = duel.alice.library("Verzar Golem")
    card = duel.alice.hand(dummy("Newcomer"))
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert duel.where(top) == "library"


def test_the_quake_ends_what_archiver_lends_no_field() -> None:
    duel = scenario()
    duel.field(5, "fire", "water")
    duel.alice.creature("Archiver", at=8)
    quake = duel.alice.hand(QUAKE)
    duel.alice.casts(quake)
    duel.alice.chooses_field(5)
    assert duel.elements(5) == ["water", "biolith"]


def test_an_interception_by_a_creature_on_all_sides_strikes_the_others_too() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Biolith Battleship", at=9)
    guard = duel.bob.creature(dummy("Guard", pattern=FULL_CIRCLE_BARRAGE, defence=LEFT_RIGHT), at=1)
    card = duel.bob.hand(dummy("Newcomer"))
    duel.bob.mana(1)
    duel.chances(True)
    duel.bob.summons(card, at=2)
    assert (duel.hp(guard), duel.hp(card)) == (9, 7)
