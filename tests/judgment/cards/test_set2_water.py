"""The abilities of set 2's water creatures, but for the ultra rare ones."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import BLESSING, QUAKE, dummy, fighter

from duelkit.judgment.language import FULL, MAGIC, Element
from duelkit.judgment.scenario import ALICE, BOB, Placed, scenario
from duelkit.rulebook.cite import rule

# Cloudrunner Marauder


@rule("EOJ-ABIL-33", "EOJ-ABIL-18")
@pytest.mark.parametrize(("siam", "stolen"), [(True, 1), (False, 0)])
def test_cloudrunner_marauder_steals_a_mana_as_it_dies_beside_siam(siam: bool, stolen: int) -> None:
    duel = scenario(turn=BOB)
    if siam:
        duel.alice.creature("Siam, Traitor of the Seas", at=9)
    duel.alice.creature("Cloudrunner Marauder", at=5)
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.mana(3)
    duel.bob.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (1 + stolen, 3 - stolen)


# Queen's Courier


@rule("EOJ-ABIL-22", "EOJ-ABIL-23")
def test_queens_courier_draws_two_and_discards_two() -> None:
    duel = scenario()
    courier = duel.alice.hand("Queen's Courier")
    keep = duel.alice.hand(dummy("Keep"))
    drop = duel.alice.hand(dummy("Drop"))
    first = duel.alice.library(dummy("First"), dummy("Second"))
    duel.alice.mana(1)
    duel.alice.summons(courier, at=5)
    assert sorted(duel.alice.offered_cards()) == ["Drop", "First", "Keep", "Second"]
    duel.alice.picks(drop, first)
    assert duel.where(drop) == "graveyard" and duel.where(first) == "graveyard"
    assert duel.where(keep) == "hand" and duel.alice.hand_size == 2


# Frost Guards


@rule("EOJ-ABIL-08")
@pytest.mark.parametrize(("element", "left"), [(Element.FIRE, 3), (Element.EARTH, 1)])
def test_frost_guards_evade_fire_creatures(element: Element, left: int) -> None:
    duel = scenario(turn=BOB)
    guards = duel.alice.creature("Frost Guards", at=5)
    attacker = duel.bob.creature(fighter(attack=2, element=element), at=2)
    duel.bob.attacks(attacker)
    assert duel.hp(guards) == left


def test_frost_guards_do_not_evade_the_magic_of_fire_creatures() -> None:
    duel = scenario(turn=BOB)
    guards = duel.alice.creature("Frost Guards", at=5)
    attacker = duel.bob.creature(fighter(attack=2, element=Element.FIRE, pattern=MAGIC), at=1)
    duel.bob.attacks(attacker)
    assert duel.hp(guards) == 1


# Venoan Spy


@pytest.mark.parametrize(("mine", "drawn"), [(True, 1), (False, 0)])
def test_venoan_spy_draws_when_another_ally_is_destroyed(mine: bool, drawn: int) -> None:
    duel = scenario(turn=BOB if mine else ALICE)
    duel.alice.creature("Venoan Spy", at=9)
    loser, winner = (duel.alice, duel.bob) if mine else (duel.bob, duel.alice)
    loser.creature(dummy("Victim", hp=1), at=5)
    killer = winner.creature(fighter("Killer", attack=9), at=2, facing="south")
    winner.attacks(killer)
    assert duel.alice.hand_size == drawn


def test_venoan_spy_draws_nothing_for_itself() -> None:
    duel = scenario(turn=BOB)
    spy = duel.alice.creature("Venoan Spy", at=5)
    killer = duel.bob.creature(fighter("Killer", attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.where(spy) == "graveyard" and duel.alice.hand_size == 0


# Siam's Lookout


def test_siams_lookout_changes_a_card_for_each_allied_summon() -> None:
    duel = scenario()
    duel.alice.creature("Siam's Lookout", at=5)
    card = duel.alice.hand(dummy("Newcomer"))
    back = duel.alice.hand(dummy("Back"))
    drawn = duel.alice.library(dummy("Drawn"))
    duel.alice.mana(1)
    before = len(duel.alice.cards("library"))
    duel.alice.summons(card, at=4)
    assert sorted(duel.alice.offered_cards()) == ["Back", "Drawn"]
    duel.alice.picks(back)
    assert duel.where(back) == "library" and duel.where(drawn) == "hand"
    assert len(duel.alice.cards("library")) == before


def test_siams_lookout_does_not_watch_the_enemy() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Siam's Lookout", at=5)
    duel.alice.hand(dummy("Mine"))
    card = duel.bob.hand(dummy("Newcomer"))
    duel.bob.mana(1)
    duel.bob.summons(card, at=1)
    assert duel.alice.is_asked("act") and duel.alice.hand_size == 2


def test_siams_lookout_does_not_count_its_own_summon() -> None:
    duel = scenario()
    duel.alice.hand(dummy("Mine"))
    card = duel.alice.hand("Siam's Lookout")
    duel.alice.mana(3)
    duel.alice.summons(card, at=5)
    assert duel.bob.is_asked("act") and duel.alice.hand_size == 1


# Aluhja Moving Citadel


def test_aluhja_moving_citadel_takes_hit_points_for_protection() -> None:
    duel = scenario()
    duel.alice.creature("Aluhja Moving Citadel", at=5)
    near = duel.bob.creature(dummy("Near", protection=2), at=2)
    far = duel.bob.creature(dummy("Far", protection=2), at=3)
    friend = duel.alice.creature(dummy("Friend", protection=2), at=8)
    assert [duel.hp(card) for card in (near, far, friend)] == [7, 9, 9]


@rule("EOJ-ABIL-15", "EOJ-ABIL-15b")
@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("Aluhja Moving Citadel", "fire"),
        ("Okunada Moving Temple", "fire"),
        ("Novogus Bandwagon", "wood"),
        ("Dwarf Battle Forge", "wood"),
        ("Novogus Sinbearer", "wood"),
        ("Goblin Fort", "earth"),
        ("Alchemist's Lab", "earth"),
    ],
)
def test_some_are_destroyed_on_a_field_of_their_enemy(name: str, element: str) -> None:
    duel = scenario()
    duel.field(5, "biolith", element)
    card = duel.alice.creature(name, at=5)
    quake = duel.alice.hand(QUAKE)
    duel.is_settled()
    assert duel.where(card) == "board"
    duel.alice.casts(quake)
    duel.alice.chooses_field(5)
    assert duel.where(card) == "graveyard"
    assert duel.alice.mana_left == 0


# Ghost Ship


@rule("EOJ-ABIL-28", "EOJ-ABIL-28d", "EOJ-REACT-09")
def test_ghost_ship_possesses_enemies_on_water_ahead() -> None:
    duel = scenario()
    duel.field(2, "water")
    duel.alice.creature("Ghost Ship", at=8, summoned_now=True)
    far = duel.bob.creature(fighter("Far"), at=2)
    duel.field(9, "water")
    near = duel.bob.creature(fighter("Near"), at=5)
    beside = duel.bob.creature(fighter("Beside"), at=9)
    duel.is_settled()
    assert duel.alice.can("rotate", far) is False
    duel.alice.ends_turn()
    assert not duel.bob.can("rotate", far) and duel.bob.can("rotate", near) and duel.bob.can("rotate", beside)
    duel.bob.ends_turn()
    assert duel.alice.can("rotate", far) and not duel.alice.can("rotate", near)
    assert duel.alice.can("attack", far)


def test_ghost_ship_dodges_everything() -> None:
    duel = scenario(turn=BOB)
    ship = duel.alice.creature("Ghost Ship", at=5)
    killer = duel.bob.creature(fighter(attack=5), at=2)
    duel.bob.attacks(killer)
    assert duel.where(ship) == "board"


# Shadow Diver


@rule("EOJ-ABIL-06", "EOJ-ABIL-06c")
def test_shadow_diver_attacks_from_behind() -> None:
    duel = scenario()
    diver = duel.alice.creature("Shadow Diver", at=8)
    target = duel.bob.creature(fighter(attack=5), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(diver)
    assert duel.hp(target) == 7
    assert duel.hp(diver) == 2


@rule("EOJ-ABIL-05")
@pytest.mark.parametrize("lucky", [True, False])
def test_shadow_diver_dodges_half_of_the_time(lucky: bool) -> None:
    duel = scenario(turn=BOB)
    diver = duel.alice.creature("Shadow Diver", at=5)
    attacker = duel.bob.creature(fighter(attack=5), at=2)
    duel.chances(lucky)
    duel.bob.attacks(attacker)
    assert duel.where(diver) == ("board" if lucky else "graveyard")


# Ship's Surgeon


@rule("EOJ-ABIL-33")
@pytest.mark.parametrize(
    ("affiliation", "lucky", "stolen"),
    [("Siam Pirates", True, 1), ("Siam Pirates", False, 0), ("Corsez Family", True, 0)],
)
def test_ships_surgeon_steals_for_a_dodge_of_the_pirates(affiliation: str, lucky: bool, stolen: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Ship's Surgeon", at=9)
    duel.alice.creature(dummy("Sailor", affiliation=affiliation, evasion=1), at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    duel.bob.mana(2)
    duel.chances(lucky)
    duel.bob.attacks(attacker)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (stolen, 2 - stolen)


@pytest.mark.parametrize(("element", "asked"), [(Element.WATER, True), (Element.FIRE, False)])
def test_ships_surgeon_fetches_a_creature_for_a_lost_water_creature(element: Element, asked: bool) -> None:
    duel = scenario(turn=BOB, filler=0)
    duel.alice.creature("Ship's Surgeon", at=9)
    duel.alice.creature(dummy("Victim", element=element), at=5)
    killer = duel.bob.creature(fighter(attack=9), at=2)
    wanted = duel.alice.library("Frost Guards", "Venoan Spy", "Admiral Belta", "Siam's Lookout", BLESSING)
    duel.bob.library(dummy())
    duel.bob.attacks(killer)
    assert duel.alice.is_asked("confirm") == asked
    if asked:
        duel.alice.says_yes()
        assert sorted(duel.alice.offered_cards()) == ["Frost Guards", "Siam's Lookout", "Venoan Spy"]
        duel.alice.picks(wanted)
        assert duel.alice.cards("hand") == ["Frost Guards"]


def test_ships_surgeon_does_not_serve_the_enemy() -> None:
    duel = scenario()
    duel.alice.creature("Ship's Surgeon", at=9)
    victim = duel.bob.creature(dummy("Sailor", affiliation="Siam Pirates", element=Element.WATER, evasion=1), at=5)
    first = duel.alice.creature(fighter("First", attack=9), at=8)
    second = duel.alice.creature(fighter("Second", attack=9), at=4, facing="east")
    duel.bob.mana(3)
    duel.chances(True, False)
    duel.alice.attacks(first)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (0, 3)
    duel.alice.attacks(second)
    assert duel.where(victim) == "graveyard" and duel.alice.is_asked("act")


def test_ships_surgeon_fetches_nothing_for_its_own_death() -> None:
    duel = scenario(turn=BOB)
    surgeon = duel.alice.creature("Ship's Surgeon", at=5)
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.alice.library("Frost Guards")
    duel.bob.attacks(killer)
    assert duel.where(surgeon) == "graveyard" and duel.bob.is_asked("act")


def test_ships_surgeon_need_not_fetch() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Ship's Surgeon", at=9)
    duel.alice.creature(dummy("Victim", element=Element.WATER), at=5)
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    duel.alice.says_no()
    assert duel.alice.hand_size == 0


# Okunada Moving Temple


@pytest.mark.parametrize(
    ("element", "turn", "safe"), [("biolith", BOB, True), ("water", BOB, False), ("biolith", ALICE, False)]
)
def test_okunada_moving_temple_shields_its_neighbours_in_the_opponents_turn(
    element: str, turn: int, safe: bool
) -> None:
    duel = scenario(turn=turn)
    duel.field(6, element)
    duel.alice.creature("Okunada Moving Temple", at=6)
    friend = duel.alice.creature(fighter("Friend", attack=0, hp=9), at=5)
    far = duel.alice.creature(dummy("Far"), at=4)
    enemy = duel.bob.creature(fighter("Enemy", attack=2, defence=FULL), at=2)
    other = duel.bob.creature(fighter("Other", attack=2), at=1)
    if turn == BOB:
        duel.bob.attacks(enemy)
        duel.bob.attacks(other)
        assert duel.hp(far) == 7
    else:
        duel.alice.attacks(friend)
    assert duel.hp(friend) == (9 if safe else 7)


def test_okunada_moving_temple_does_not_shield_enemies() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Okunada Moving Temple", at=6)
    duel.alice.creature(fighter("Guard", attack=2), at=2, facing="east")
    attacker = duel.bob.creature(fighter("Attacker"), at=3, facing="west")
    duel.bob.attacks(attacker)
    assert duel.hp(attacker) == 7


@rule("EOJ-ABIL-36")
def test_okunada_moving_temple_is_a_fortress() -> None:
    duel = scenario()
    temple = duel.alice.creature("Okunada Moving Temple", at=5)
    duel.bob.creature(dummy(), at=2)
    duel.alice.mana(9)
    assert not duel.alice.can("attack", temple)


# Aluhja Zealot


@rule("EOJ-TRASH-04")
@pytest.mark.parametrize(("element", "stolen"), [(Element.FIRE, 1), (Element.WATER, 0)])
def test_aluhja_zealot_steals_the_exit_mana_of_fire_creatures(element: Element, stolen: int) -> None:
    duel = scenario()
    duel.alice.creature("Aluhja Zealot", at=9)
    killer = duel.alice.creature(fighter(attack=9), at=8)
    duel.bob.creature(dummy("Victim", element=element), at=5)
    duel.alice.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (stolen, 1 - stolen)


@pytest.mark.parametrize(("turn", "price"), [(BOB, 3), (ALICE, 1)])
def test_aluhja_zealot_makes_the_opponents_spells_dearer_for_each_wood_missionary(turn: int, price: int) -> None:
    duel = scenario(turn=turn)
    duel.alice.creature("Aluhja Zealot", at=9)
    duel.alice.creature(dummy("First", element=Element.WOOD, race="Missionary"), at=5)
    duel.alice.creature(dummy("Second", element=Element.WOOD, race="Missionary"), at=6)
    duel.bob.creature(dummy("Theirs", element=Element.WOOD, race="Missionary"), at=1)
    side = duel.bob if turn == BOB else duel.alice
    side.mana(9)
    side.casts(side.hand(BLESSING))
    side.picks("Aluhja Zealot")
    assert side.mana_left == 9 - price


def test_aluhja_zealot_does_not_make_creatures_dearer() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Aluhja Zealot", at=9)
    duel.alice.creature(dummy("First", element=Element.WOOD, race="Missionary"), at=5)
    card = duel.bob.hand(dummy("Newcomer"))
    duel.bob.mana(1)
    assert duel.bob.can("summon", card)


@pytest.mark.parametrize(
    ("element", "cost", "price"), [(Element.WOOD, 4, 2), (Element.WOOD, 2, 1), (Element.EARTH, 4, 4)]
)
def test_aluhja_zealot_makes_wood_missionaries_cheaper(element: Element, cost: int, price: int) -> None:
    duel = scenario()
    duel.alice.creature("Aluhja Zealot", at=5)
    card = duel.alice.hand(dummy("Newcomer", element=element, race="Missionary", cost=cost))
    duel.alice.mana(5)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 5 - price


# Queen's Emissary


def test_queens_emissary_turns_one_wood_field_into_water_too() -> None:
    duel = scenario()
    for at in (2, 4, 9):
        duel.field(at, "wood")
    for at in (3, 8):
        duel.field(at, "water")
    duel.alice.creature("Queen's Emissary", at=5)
    distant = duel.bob.creature(fighter("Distant"), at=3)
    caught = duel.bob.creature(fighter("Caught"), at=2)
    free = duel.bob.creature(fighter("Free"), at=4)
    wet = duel.bob.creature(fighter("Wet"), at=8)
    duel.is_settled()
    assert duel.elements(2) == ["water", "wood"] and duel.elements(4) == ["wood"] and duel.elements(9) == ["wood"]
    duel.alice.ends_turn()
    assert [duel.bob.can("rotate", card) for card in (caught, free, wet, distant)] == [False, True, False, True]


# Aluhja Inquisitrix


def test_aluhja_inquisitrix_fetches_namesakes_of_creatures_summoned_to_water() -> None:
    duel = scenario()
    duel.field(4, "water")
    duel.alice.creature("Aluhja Inquisitrix", at=5)
    card = duel.alice.hand("Verzar Swordsman")
    first = duel.alice.library("Verzar Swordsman", "Tree Foxes", "Verzar Swordsman", "Verzar Swordsman")
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert duel.alice.offered_cards() == ["Verzar Swordsman"] * 3
    duel.alice.picks(first, Placed(first + 2))
    duel.alice.finishes()
    assert duel.alice.cards("hand") == ["Verzar Swordsman"] * 2
    assert len(duel.log(28)) == 2


def test_aluhja_inquisitrix_watches_only_water_fields() -> None:
    duel = scenario()
    duel.alice.creature("Aluhja Inquisitrix", at=5)
    card = duel.alice.hand("Verzar Swordsman")
    duel.alice.library("Verzar Swordsman")
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert not duel.alice.is_asked()


def test_aluhja_inquisitrix_does_not_count_her_own_summon() -> None:
    duel = scenario()
    duel.field(5, "water")
    card = duel.alice.hand("Aluhja Inquisitrix")
    duel.alice.library("Aluhja Inquisitrix")
    duel.alice.mana(5)
    duel.alice.summons(card, at=5)
    assert not duel.alice.is_asked()


def test_aluhja_inquisitrix_lets_neither_herself_nor_enemies_dodge() -> None:
    duel = scenario()
    inquisitrix = duel.alice.creature("Aluhja Inquisitrix", at=6)
    enemy = duel.bob.creature(fighter("Enemy", affiliation="Church of Parmus", attack=2), at=5, facing="east")
    attacker = duel.alice.creature(fighter(attack=2), at=8)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.hp(enemy) == 7
    duel.alice.ends_turn()
    duel.bob.attacks(enemy)
    assert duel.hp(inquisitrix) == 3


@rule("EOJ-ABIL-16")
def test_aluhja_inquisitrix_lets_the_church_dodge() -> None:
    for affiliation, left in (("Church of Parmus", 9), ("Blackhoods", 7)):
        duel = scenario(turn=BOB)
        duel.alice.creature("Aluhja Inquisitrix", at=9)
        friend = duel.alice.creature(dummy("Friend", affiliation=affiliation), at=5)
        attacker = duel.bob.creature(fighter(attack=2), at=2)
        duel.chances(True)
        duel.bob.attacks(attacker)
        assert duel.hp(friend) == left
