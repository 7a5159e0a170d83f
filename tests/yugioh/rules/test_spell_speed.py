"""Spell speeds: what may begin a chain, what may answer what."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    Attribute,
    CardType,
    NegateEffect,
    Race,
    Side,
    activated,
    damage,
    ignition,
    monster,
    quick,
    spell,
    trap,
)
from duelkit.yugioh.scenario import CardName, Scenario, scenario

IGNITION = monster(
    900000101, "起動砲", "Ignition Gun", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, ignition(damage(100))
)
QUICK = monster(900000102, "即時砲", "Quick Gun", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, quick(damage(100)))
CONTINUOUS_SPELL = spell(900000103, "永続魔法", "Continuous Spell", icon=CardType.CONTINUOUS)
CONTINUOUS_TRAP = trap(900000104, "永続罠", "Continuous Trap", icon=CardType.CONTINUOUS)
COUNTER = trap(
    900000105, "カウンター罠", "Counter Trap", icon=CardType.COUNTER, when=activated(), resolution=NegateEffect()
)
OPPOSING_COUNTER = trap(
    900000106,
    "相手へのカウンター罠",
    "Opposing Counter Trap",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=NegateEffect(),
)

SPEED_1: list[CardName] = ["Ookazi", "Legendary Sword", "Sogen", CONTINUOUS_SPELL, "Black Luster Ritual", IGNITION]
SPEED_2: list[CardName] = ["Mystical Space Typhoon", "Reinforcements", CONTINUOUS_TRAP, QUICK]
SPEED_3: list[CardName] = [COUNTER]
SPELLS_SPEED_1 = pytest.mark.parametrize(
    "card", SPEED_1, ids=["normal", "equip", "field", "continuous", "ritual", "ignition"]
)


def position() -> Scenario:
    """Alice holds one card of every kind; each of them has something to do."""
    duel = scenario()
    duel.alice.hand(
        "Ookazi",
        "Legendary Sword",
        "Sogen",
        CONTINUOUS_SPELL,
        "Black Luster Ritual",
        "Black Luster Soldier",
        "Dark Magician",
        "Hinotama",
        "Rush Recklessly",
    )
    duel.alice.attack_position("D.D. Warrior")
    duel.alice.attack_position(IGNITION)
    duel.alice.attack_position(QUICK)
    duel.alice.has_set("Reinforcements")
    duel.alice.has_set(CONTINUOUS_TRAP)
    duel.alice.has_set(COUNTER)
    duel.alice.hand("Mystical Space Typhoon")
    duel.bob.has_set(OPPOSING_COUNTER)
    return duel


def offers(duel: Scenario) -> list[CardName]:
    """Which of the cards Alice may activate now."""
    return [card for card in (*SPEED_1, *SPEED_2, *SPEED_3) if duel.alice.can("activate", card)]


@rule("MR3-CHN-06", "MR3-SPD-02")
def test_a_chain_may_begin_with_speed_1_or_2() -> None:
    duel = position()
    assert offers(duel) == [*SPEED_1, *SPEED_2], "a Counter Trap needs something to answer"


@rule("MR3-SPD-01", "MR3-SPD-02", "MR3-SPD-03", "MR3-SPD-04", "MR3-SPD-05", "MR3-CHN-06")
def test_speed_1_is_answered_by_speeds_2_and_3_only() -> None:
    duel = position()
    duel.alice.activates("Hinotama")
    duel.bob.passes()
    assert duel.alice.is_asked("respond")
    assert offers(duel) == [*SPEED_2, *SPEED_3]


@rule("MR3-SPD-01", "MR3-SPD-04", "MR3-SPD-05", "MR3-CHN-06")
def test_speed_2_is_answered_by_speeds_2_and_3() -> None:
    duel = position()
    duel.alice.activates("Rush Recklessly")
    duel.alice.picks(QUICK)
    duel.bob.passes()
    assert duel.alice.is_asked("respond")
    assert offers(duel) == [*SPEED_2, *SPEED_3]


@rule("MR3-SPD-01", "MR3-SPD-05")
def test_speed_3_is_answered_by_speed_3_only() -> None:
    duel = position()
    duel.alice.activates("Rush Recklessly")
    duel.alice.picks(QUICK)
    duel.bob.activates(OPPOSING_COUNTER)
    assert duel.alice.is_asked("respond")
    assert offers(duel) == SPEED_3


@rule("MR3-SPD-02", "MR3-SPD-03")
@SPELLS_SPEED_1
def test_speed_1_begins_a_chain_as_its_first_link_only(card: CardName) -> None:
    duel = position()
    assert duel.alice.can("activate", card)
    duel.alice.activates("Mystical Space Typhoon")
    duel.alice.picks(CONTINUOUS_TRAP)
    duel.bob.passes()
    assert duel.alice.is_asked("respond")
    assert not duel.alice.can("activate", card)


@rule("MR3-SPD-02", "MR3-SPD-04", "MR3-CHN-10")
def test_in_the_opponents_turn_only_speed_2_can_be_used() -> None:
    duel = scenario()
    duel.bob.hand("Ookazi", "Mystical Space Typhoon")
    duel.bob.has_set("Rush Recklessly")
    duel.bob.has_set("Ookazi")
    duel.bob.attack_position(IGNITION)
    duel.bob.attack_position(QUICK)
    duel.alice.ends_turn()
    assert duel.bob.is_asked("respond")
    assert duel.bob.can("activate", "Rush Recklessly") and duel.bob.can("activate", QUICK)
    assert not duel.bob.can("activate", "Ookazi") and not duel.bob.can("activate", IGNITION)
    assert not duel.bob.can("activate", "Mystical Space Typhoon"), (
        "a Quick-Play Spell in the hand waits for the own turn"
    )


@rule("MR3-SPD-05")
def test_a_counter_trap_stands_against_every_speed() -> None:
    beginnings: tuple[CardName, ...] = ("Hinotama", "Rush Recklessly", IGNITION, QUICK)
    for first in beginnings:
        duel = position()
        duel.alice.activates(first)
        if duel.alice.is_asked("pick"):
            duel.alice.picks(QUICK)
        assert duel.bob.can("activate", OPPOSING_COUNTER)
        duel.bob.activates(OPPOSING_COUNTER)
        assert duel.alice.can("activate", COUNTER)
        assert not duel.alice.can("activate", "Reinforcements") and not duel.alice.can("activate", QUICK)
