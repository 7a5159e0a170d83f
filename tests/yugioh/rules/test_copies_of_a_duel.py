"""Copies of a duel share what both have: what one changes is no change of the other."""

from __future__ import annotations

from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state.duel import State


def a_copy(table: Scenario) -> tuple[State, list[int]]:
    """A copy of a duel, and what the cards of its players depend on."""
    twin = table.duel.copy()
    return twin, [*twin.reach]


def test_a_card_given_into_the_opponents_hand_is_not_given_in_a_copy() -> None:
    table = scenario()
    for name in ("Gold Moon Coin", "Effect Veiler", "Mystical Elf"):
        table.alice.hand(name)
    table.start()
    veiler, elf = table.find("Effect Veiler"), table.find("Mystical Elf")
    twin, before = a_copy(table)
    assert table.duel.info[veiler].reach & ~before[1], "expected a card unlike those of the opponent"
    table.alice.activates("Gold Moon Coin")
    if table.alice.is_asked("pick"):
        table.alice.picks(veiler, elf)
    assert veiler in table.duel.hand[1]
    assert table.duel.reach[1] == before[1] | table.duel.info[veiler].reach
    assert twin.reach == before


def test_a_monster_that_becomes_another_does_not_become_it_in_a_copy() -> None:
    table = scenario()
    dragon = table.alice.attack_position("Starving Venom Fusion Dragon")
    monarch = table.bob.attack_position("Ehther the Heavenly Monarch")
    table.start()
    twin, before = a_copy(table)
    assert table.duel.info[monarch].reach & ~before[0], "expected a card unlike those of the player"
    table.alice.activates("Starving Venom Fusion Dragon")
    if table.alice.is_asked("pick"):
        table.alice.picks(monarch)
    assert table.duel.info[dragon].reach & table.duel.info[monarch].reach
    assert table.duel.reach[0] == before[0] | table.duel.info[dragon].reach
    assert twin.reach == before
