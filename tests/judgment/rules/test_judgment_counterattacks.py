"""Counterattacks: when there is one, whom it strikes, in which order. Rules: EOJ-COUNTER."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.boards import standard_board
from duelkit.judgment.language import (
    ARC_BLIND_BACK,
    FRONT_BACK,
    FRONT_BLIND_BACK,
    FULL,
    FULL_CIRCLE_BARRAGE,
    FULL_LONG_RANGE,
    LANCER,
    LEFT_RIGHT,
    MAGIC,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    SELECTIVE_FULL_CIRCLE,
    STANDARD,
    STANDARD_RANGED,
    AttackPattern,
    Card,
    Damage,
    Keyword,
    Mode,
    NoCounter,
    creature,
    defence,
    hits,
    when,
)
from duelkit.judgment.scenario import FACINGS, Scenario, scenario
from duelkit.judgment.state.board import Board
from duelkit.judgment.state.log import L_ATTACK, L_COUNTER, L_DAMAGE, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(819_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 9,
    attack: int = 2,
    action: int = 1,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    **more: Any,
) -> Card:
    return creature(next(NUMBERS), name, NONE, "Being", "", 1, action, hp, attack, icon, guard, *abilities, **more)


PLAIN = being("Plain")
GUARD = being("Guard", guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
FRONT_GUARD = being("Front Guard", guard=FRONT_BLIND_BACK, icon=SELECTIVE_FULL_CIRCLE)
ROUND = being("Round", icon=SELECTIVE_FULL_CIRCLE)
SWEEPER = being("Sweeper", icon=FULL_CIRCLE_BARRAGE)
MAGE = being("Mage", icon=MAGIC)
DIAGONAL = AttackPattern("diagonal", Damage.PHYSICAL, Mode.CHOOSE, ((-1, 1), (1, 1), (-1, -1), (1, -1)))


def fight(
    attacker: Card,
    defender: Card,
    *,
    facing: str = "south",
    at: int = 8,
    defender_at: int = 5,
    attacker_facing: str = "north",
) -> tuple[Scenario, int, int]:
    """Alice's attacker against Bob's defender on the middle field."""
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(attacker, at=at, facing=attacker_facing)
    foe = duel.bob.creature(defender, at=defender_at, facing=facing)
    duel.alice.attacks(mine)
    return duel, mine, foe


def counters(duel: Scenario) -> list[int]:
    return [entry.card for entry in duel.log(L_COUNTER)]


@rule("EOJ-COUNTER-01", "EOJ-COUNTER-14")
def test_defender_counterattacks_by_itself_and_for_nothing() -> None:
    duel = scenario()
    duel.alice.mana(20)
    duel.bob.mana(3)
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(GUARD, at=5)
    duel.alice.attacks(mine)
    assert counters(duel) == [foe]
    assert duel.hp(mine) == 7
    assert duel.bob.mana_left == 3


@pytest.mark.parametrize(("facing", "counter"), [("south", True), ("north", False), ("east", False), ("west", False)])
@rule("EOJ-COUNTER-02", "EOJ-CARD-16")
def test_no_counterattack_from_a_side_without_it(facing: str, counter: bool) -> None:
    duel, _, foe = fight(PLAIN, FRONT_GUARD, facing=facing)
    assert counters(duel) == ([foe] if counter else [])


@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize(
    ("guard", "sides"), [(LEFT_RIGHT, (1, 3)), (FRONT_BACK, (0, 2)), (ARC_BLIND_BACK, (0, 1, 3)), (FULL, (0, 1, 2, 3))]
)
@rule("EOJ-COUNTER-02", "EOJ-ORIENT-05")
def test_counter_sides_turn_with_the_card(facing: str, guard: Any, sides: tuple[int, ...]) -> None:
    # the attacker stands below, which is direction 2
    duel, _, foe = fight(PLAIN, being("Sided", guard=guard, icon=SELECTIVE_FULL_CIRCLE), facing=facing)
    side = (2 - FACINGS.index(facing)) % 4
    assert counters(duel) == ([foe] if side in sides else [])


@pytest.mark.parametrize(
    ("facing", "at", "counter"), [("south", 9, True), ("east", 9, True), ("north", 9, False), ("west", 9, False)]
)
@rule("EOJ-COUNTER-02")
def test_side_of_a_diagonal_attack_is_read_along_the_defenders_own_axis(facing: str, at: int, counter: bool) -> None:
    guard = being("Forward", guard=defence(FRONT_BLIND_BACK.counter), icon=DIAGONAL)
    duel, _, foe = fight(being("Bishop", icon=DIAGONAL), guard, facing=facing, at=at)
    assert counters(duel) == ([foe] if counter else [])


@rule("EOJ-COUNTER-03")
def test_no_counterattack_out_of_reach() -> None:
    duel, _, _ = fight(being("Archer", icon=STANDARD_RANGED), being("Short", guard=FULL), defender_at=2)
    assert counters(duel) == []
    duel, _, foe = fight(
        being("Archer Two", icon=STANDARD_RANGED), being("Long", guard=FULL, icon=LANCER), defender_at=2
    )
    assert counters(duel) == [foe]


@rule("EOJ-COUNTER-04")
def test_friend_caught_in_the_attack_does_not_counterattack() -> None:
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(SWEEPER, at=5)
    friend = duel.alice.creature(GUARD, at=4, facing="east")
    foe = duel.bob.creature(being("Foe", guard=FULL, icon=SELECTIVE_FULL_CIRCLE), at=2)
    duel.alice.attacks(mine)
    assert duel.hp(friend) == 7
    assert counters(duel) == [foe]


@rule("EOJ-COUNTER-05", "EOJ-ABIL-32")
def test_no_counterattack_against_magic() -> None:
    duel, _, _ = fight(MAGE, GUARD)
    assert counters(duel) == []
    quick, _, _ = fight(MAGE, being("Quick", guard=FULL, keywords=Keyword.FIRST_STRIKE))
    assert counters(quick) == []


@rule("EOJ-COUNTER-06")
def test_no_counterattack_if_the_attacker_forbids_it() -> None:
    duel, mine, _ = fight(being("Stunner", when(hits(), NoCounter())), GUARD)
    assert counters(duel) == []
    assert duel.hp(mine) == 9
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    other, _, foe = fight(PLAIN, GUARD)
    assert counters(other) == [foe]


@rule("EOJ-COUNTER-06", "EOJ-ABIL-04b")
def test_ban_on_counterattacks_ends_with_the_battle() -> None:
    duel = scenario()
    duel.alice.mana(20)
    stunner = duel.alice.creature(being("Stunner", when(hits(), NoCounter())), at=8)
    second = duel.alice.creature(ROUND, at=4)
    foe = duel.bob.creature(GUARD, at=5)
    duel.alice.attacks(stunner)
    assert counters(duel) == []
    duel.alice.attacks(second)
    assert counters(duel) == [foe]


@rule("EOJ-COUNTER-07")
def test_no_counterattack_against_a_counterattack() -> None:
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(being("Bold", guard=FULL), at=8)
    bystander = duel.alice.creature(being("Bystander", guard=FULL, icon=SELECTIVE_FULL_CIRCLE), at=4)
    foe = duel.bob.creature(being("Sweeping Guard", guard=FULL, icon=FULL_CIRCLE_BARRAGE), at=5)
    duel.alice.attacks(mine)
    assert [(entry.kind, entry.card) for entry in entries(duel.duel.log) if entry.kind in (L_ATTACK, L_COUNTER)] == [
        (L_ATTACK, mine),
        (L_COUNTER, foe),
    ]
    assert duel.hp(bystander) == 7


@rule("EOJ-COUNTER-08")
def test_no_counterattack_against_a_dead_attacker() -> None:
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(being("Frail Sweeper", icon=FULL_CIRCLE_BARRAGE, hp=2), at=5)
    first = duel.bob.creature(GUARD, at=2)
    duel.bob.creature(being("Second", guard=FULL, icon=FULL_CIRCLE_BARRAGE), at=6)
    bystander = duel.alice.creature(PLAIN, at=3)
    duel.alice.attacks(mine)
    assert counters(duel) == [first]
    assert duel.hp(bystander) == 9


@rule("EOJ-COUNTER-09")
def test_dead_defender_does_not_counterattack() -> None:
    duel, _, foe = fight(being("Killer", attack=9), GUARD)
    assert counters(duel) == []
    assert duel.where(foe) == "graveyard"


@rule("EOJ-COUNTER-11")
def test_counterattack_by_magic_ignores_the_attackers_defence() -> None:
    shielded = being("Shielded", protection=5)
    duel, mine, foe = fight(shielded, being("Sage", guard=FULL, icon=MAGIC))
    assert counters(duel) == [foe]
    assert duel.hp(mine) == 7
    physical, mine, foe = fight(shielded, GUARD)
    assert counters(physical) == [foe]
    assert physical.hp(mine) == 9


@rule("EOJ-COUNTER-11", "EOJ-ABIL-36b")
def test_creature_without_an_attack_does_not_counterattack() -> None:
    duel, _, _ = fight(PLAIN, being("Statue", guard=FULL, icon=NO_ATTACK))
    assert counters(duel) == []


@rule("EOJ-COUNTER-12")
def test_area_counterattack_strikes_everyone_in_it_friends_too() -> None:
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(PLAIN, at=8)
    other = duel.alice.creature(GUARD, at=4)
    friend = duel.bob.creature(being("Friend", guard=FULL), at=2)
    unseen = duel.bob.creature(being("Unseen", keywords=Keyword.INVISIBLE), at=6)
    foe = duel.bob.creature(being("Sweeping Guard", guard=FULL, icon=FULL_CIRCLE_BARRAGE), at=5)
    duel.alice.attacks(mine)
    assert counters(duel) == [foe]
    assert [duel.hp(card) for card in (mine, other, friend, unseen, foe)] == [7, 7, 7, 9, 7]


@pytest.mark.parametrize("facing", FACINGS)
@rule("EOJ-COUNTER-13", "EOJ-COUNTER-10")
def test_counterattacks_go_clockwise_from_the_attackers_front(facing: str) -> None:
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(being("Big Sweeper", icon=FULL_CIRCLE_BARRAGE, hp=20), at=5, facing=facing)
    foes = [duel.bob.creature(being(f"Foe {at}", guard=FULL, icon=SELECTIVE_FULL_CIRCLE), at=at) for at in (2, 6, 8, 4)]
    duel.alice.attacks(mine)
    start = FACINGS.index(facing)
    assert counters(duel) == [foes[(start + step) % 4] for step in range(4)]


@rule("EOJ-COUNTER-13")
def test_near_defenders_counterattack_before_far_ones() -> None:
    cross = AttackPattern("cross", Damage.PHYSICAL, Mode.ALL, ((0, 2), (2, 0), (0, 1), (1, 0)))
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(being("Crosser", icon=cross, hp=20), at=7, facing="north")
    foes = {at: duel.bob.creature(being(f"Foe {at}", guard=FULL, icon=FULL_LONG_RANGE), at=at) for at in (1, 4, 8, 9)}
    duel.alice.attacks(mine)
    assert counters(duel) == [foes[4], foes[8], foes[1], foes[9]]


@rule("EOJ-COUNTER-13")
def test_order_of_counterattacks_is_a_table_of_the_board() -> None:
    standard = standard_board()
    other = Board(
        "other",
        False,
        standard.fronts,
        standard.backs,
        standard.order,
        tuple(reversed(standard.counter_order)),
        standard.mass_order,
        standard.magic_order,
    )
    orders = []
    for board in (standard, other):
        duel = scenario(board=board)
        duel.alice.mana(20)
        mine = duel.alice.creature(being("Board Sweeper", icon=FULL_CIRCLE_BARRAGE, hp=20), at=5)
        for at in (2, 6, 8, 4):
            duel.bob.creature(being(f"Foe {at}", guard=FULL, icon=SELECTIVE_FULL_CIRCLE), at=at)
        duel.alice.attacks(mine)
        orders.append([duel.duel.info[card].name for card in counters(duel)])
    assert orders[0] == ["Foe 2", "Foe 6", "Foe 8", "Foe 4"]
    assert orders[1] == ["Foe 4", "Foe 8", "Foe 6", "Foe 2"]


@pytest.mark.parametrize("defender", [being("Dodger", guard=FULL, evasion=1), being("Wall", guard=FULL, protection=9)])
@rule("EOJ-COUNTER-15")
def test_evading_or_taking_no_damage_leaves_the_counterattack(defender: Card) -> None:
    duel = scenario()
    duel.alice.mana(20)
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(defender, at=5)
    duel.chances(True)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9
    assert counters(duel) == [foe]
    assert [(entry.card, entry.a) for entry in duel.log(L_DAMAGE) if entry.card == mine] == [(mine, 2)]
