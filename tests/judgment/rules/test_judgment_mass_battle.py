"""The mass battle of the great sorcery. Rules: EOJ-MASS."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.boards import standard_board
from duelkit.judgment.language import (
    ANYTHING,
    FULL_CIRCLE_BARRAGE,
    FULL_LONG_RANGE,
    MAGIC,
    MAGIC_GROUP,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    SELECTIVE_FULL_CIRCLE,
    SELF,
    STANDARD,
    TARGET,
    THIS,
    Card,
    ChangeFigure,
    Changes,
    Element,
    Event,
    Fieldquake,
    Incite,
    Keyword,
    MagicGroup,
    Named,
    SelfOn,
    SharesWith,
    SpellClass,
    Stat,
    Swap,
    When,
    creature,
    extinct,
    field_of,
    hits,
    spell,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, FACINGS, Scenario, scenario
from duelkit.judgment.state.board import Board
from duelkit.judgment.state.log import L_ATTACK, L_DAMAGE, L_DEATH, L_TRASH, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(820_000)
FIRE, WATER = Element.FIRE, Element.WATER


def being(
    name: str,
    *abilities: Any,
    hp: int = 40,
    attack: int = 1,
    action: int = 1,
    icon: Any = FULL_CIRCLE_BARRAGE,
    guard: Any = NO_DEFENCE,
    element: Element = NONE,
    **more: Any,
) -> Card:
    return creature(next(NUMBERS), name, element, "Being", "", 1, action, hp, attack, icon, guard, *abilities, **more)


RAGE = spell(next(NUMBERS), "Rage", SpellClass.SORCERY, 0, Incite())
FIGHTER = being("Fighter")
LONE = being("Lone", icon=STANDARD)
ONE = being("One", icon=SELECTIVE_FULL_CIRCLE)
ORDERS = {
    "north": [5, 2, 3, 6, 9, 8, 7, 4, 1],
    "east": [5, 6, 9, 8, 7, 4, 1, 2, 3],
    "south": [5, 8, 7, 4, 1, 2, 3, 6, 9],
    "west": [5, 4, 1, 2, 3, 6, 9, 8, 7],
}


def ready(**more: Any) -> Scenario:
    duel = scenario(**more)
    duel.alice.hand(RAGE)
    return duel


def rage(duel: Scenario, facing: str = "north") -> None:
    duel.alice.casts(RAGE)
    duel.alice.faces(facing)


def attacks(duel: Scenario) -> list[tuple[int, int]]:
    return [(entry.card, entry.a) for entry in duel.log(L_ATTACK)]


def checkered(duel: Scenario) -> dict[int, int]:
    """A fighter on every field, the players' in turns."""
    return {at: (duel.alice if at % 2 else duel.bob).creature(being(f"At {at}"), at=at) for at in range(1, 10)}


@pytest.mark.parametrize("facing", FACINGS)
@rule("EOJ-MASS-01", "EOJ-MASS-02", "EOJ-MASS-03", "EOJ-MASS-04", "EOJ-RECOG-07")
def test_each_creature_of_both_sides_attacks_once_in_the_order_of_the_spells_direction(facing: str) -> None:
    duel = ready()
    cards = checkered(duel)
    rage(duel, facing)
    assert [card for card, _ in attacks(duel)] == [cards[at] for at in ORDERS[facing]]
    assert duel.winner == ALICE  # with five fields, for the spell has ended the turn
    assert (duel.alice.mana_left, duel.bob.mana_left) == (0, 0)


@rule("EOJ-MASS-02")
def test_order_of_the_mass_battle_is_a_table_of_the_board() -> None:
    standard = standard_board()
    backwards = tuple(reversed(range(9)))
    duel = ready(
        board=Board(
            "other",
            False,
            standard.fronts,
            standard.backs,
            standard.order,
            standard.counter_order,
            (backwards,) * 4,
            standard.magic_order,
        )
    )
    cards = checkered(duel)
    rage(duel)
    assert [card for card, _ in attacks(duel)] == [cards[at] for at in range(9, 0, -1)]


@rule("EOJ-MASS-03", "EOJ-ABIL-38")
def test_double_attack_works_in_its_one_battle() -> None:
    duel = ready()
    twice = duel.alice.creature(being("Twice", keywords=Keyword.DOUBLE_ATTACK), at=8)
    foe = duel.bob.creature(LONE, at=5, facing="north")
    rage(duel)
    assert attacks(duel) == [(twice, foe), (twice, foe)]
    assert duel.hp(foe) == 38


@rule("EOJ-MASS-05", "EOJ-SYNC-03")
def test_one_sync_follows_when_all_battles_are_done() -> None:
    duel = ready()
    killer = duel.alice.creature(being("Killer", attack=50, icon=STANDARD), at=8, facing="north")
    ally = duel.alice.creature(being("Ally"), at=7)
    body = duel.bob.creature(LONE, at=5, facing="north")
    last = duel.bob.creature(being("Last"), at=4)
    rage(duel)
    assert [card for card, _ in attacks(duel)] == [killer, ally, last]
    told = [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_ATTACK, L_DEATH, L_TRASH)]
    assert told == [L_ATTACK, L_DEATH, L_ATTACK, L_ATTACK, L_TRASH]
    assert duel.where(body) == "graveyard"


@rule("EOJ-MASS-06")
def test_triggers_are_settled_while_it_goes_on() -> None:
    duel = ready()
    angry = being("Angry", when(When(Event.HIT, ANYTHING, THIS), ChangeFigure(Stat.ATTACK, 5, SELF)), icon=STANDARD)
    second = duel.bob.creature(angry, at=2, facing="south")
    first = duel.alice.creature(being("First", icon=STANDARD), at=5, facing="north")
    rage(duel)
    assert attacks(duel) == [(first, second), (second, first)]
    assert duel.hp(first) == 40 - 6


@rule("EOJ-MASS-07", "EOJ-ABIL-15c")
def test_placement_effects_are_not_settled_while_it_goes_on() -> None:
    minos = being("Minos", extinct(SelfOn(WATER)), attack=3)
    flipper = being("Flipper", when(hits(), Fieldquake(field_of(TARGET))), icon=STANDARD)
    duel = ready()
    duel.field(2, "earth", "water")
    first = duel.alice.creature(flipper, at=5, facing="north")
    beast = duel.bob.creature(minos, at=2, facing="south")
    chief = duel.bob.creature(
        being("Chief", while_placed(Changes(Stat.ATTACK, 4, Named("Minos"))), hp=1, icon=STANDARD), at=1, facing="north"
    )
    duel.alice.creature(being("Slayer", attack=9, icon=STANDARD), at=4, facing="north")
    assert duel.atk(beast) == 7
    rage(duel)
    assert (beast, first) in attacks(duel)  # alive on water until the sync
    assert duel.hp(first) == 40 - 7
    assert duel.where(beast) == "graveyard"
    assert duel.where(chief) == "graveyard"
    bonus = [entry.player for entry in entries(duel.duel.log) if entry.kind == L_TRASH]
    assert bonus == [BOB, BOB]
    assert duel.bob.mana_left == 2 + 1  # none for the extinct one


@rule("EOJ-MASS-08")
def test_order_stays_with_the_creatures_when_they_change_places() -> None:
    swapper = being("Swapper", when(hits(), Swap(SELF, TARGET)), icon=STANDARD)
    duel = ready()
    centre = duel.alice.creature(swapper, at=5, facing="north")
    top = duel.bob.creature(being("Top", icon=FULL_LONG_RANGE), at=2, facing="north")
    right = duel.bob.creature(being("Right", icon=SELECTIVE_FULL_CIRCLE), at=6, facing="north")
    rage(duel)
    assert [card for card, _ in attacks(duel)] == [centre, top]
    assert duel.position(centre) == 2
    assert duel.position(top) == 5
    assert right >= 0


@rule("EOJ-MASS-09", "EOJ-ABIL-36")
def test_dead_and_powerless_creatures_are_passed_over() -> None:
    duel = ready()
    killer = duel.alice.creature(being("Killer", attack=50, icon=STANDARD), at=5, facing="north")
    duel.bob.creature(being("Victim"), at=2)
    duel.bob.creature(being("Fort", keywords=Keyword.FORTRESS), at=6)
    duel.bob.creature(being("Statue", icon=NO_ATTACK), at=8)
    rage(duel)
    assert [card for card, _ in attacks(duel)] == [killer]


@rule("EOJ-MASS-10", "EOJ-MASS-11")
def test_physical_targets_go_by_the_table_of_counterattacks() -> None:
    for facing, target in zip(FACINGS, (2, 6, 8, 4), strict=True):
        duel = ready()
        mine = duel.alice.creature(ONE, at=5, facing=facing)
        foes = {at: duel.bob.creature(being(f"Foe {at}", icon=NO_ATTACK), at=at) for at in (2, 4, 6, 8)}
        rage(duel)
        assert attacks(duel) == [(mine, foes[target])]
    duel = ready()
    mine = duel.alice.creature(ONE, at=5, facing="north")
    duel.alice.creature(being("Friend", icon=NO_ATTACK), at=2)
    foes = {at: duel.bob.creature(being(f"Foe {at}", icon=NO_ATTACK), at=at) for at in (4, 8)}
    rage(duel)
    assert attacks(duel) == [(mine, foes[8])]


@rule("EOJ-MASS-12")
def test_creature_without_an_enemy_in_reach_makes_no_attack() -> None:
    duel = ready()
    duel.alice.creature(LONE, at=5, facing="south")
    other = duel.alice.creature(being("Second", icon=STANDARD), at=3, facing="west")
    foe = duel.bob.creature(being("Foe", icon=NO_ATTACK), at=2)
    rage(duel)
    assert attacks(duel) == [(other, foe)]


@pytest.mark.parametrize(("facing", "target"), [("north", 1), ("south", 9), ("east", 3), ("west", 7)])
@rule("EOJ-MASS-13")
def test_magic_targets_go_by_their_own_table(facing: str, target: int) -> None:
    duel = ready()
    mine = duel.alice.creature(being("Mage", icon=MAGIC), at=5, facing=facing)
    foes = {at: duel.bob.creature(being(f"Foe {at}", icon=NO_ATTACK), at=at) for at in (1, 3, 7, 9)}
    rage(duel)
    assert attacks(duel) == [(mine, foes[target])]


@rule("EOJ-MASS-14")
def test_magic_on_one_element_takes_that_of_the_first_proper_target() -> None:
    sage = being("Sage", MagicGroup(SharesWith("element", TARGET)), icon=MAGIC_GROUP)
    duel = ready()
    mine = duel.alice.creature(sage, at=8, facing="north")
    fire = duel.bob.creature(being("Fire Foe", icon=NO_ATTACK, element=FIRE), at=1)
    water = duel.bob.creature(being("Water Foe", icon=NO_ATTACK, element=WATER), at=4)
    also_water = duel.bob.creature(being("Water Two", icon=NO_ATTACK, element=WATER), at=3)
    rage(duel)
    assert attacks(duel)[0][0] == mine
    struck = {entry.card for entry in duel.log(L_DAMAGE)}
    assert struck == {water, also_water}
    assert duel.hp(fire) == 40
