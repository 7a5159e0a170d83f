"""Counting turns and durations."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

OX = "Battle Ox"
SWORDS = "Swords of Revealing Light"


def next_turn(duel: Scenario) -> None:
    """The turn ends, everybody passing."""
    turn = duel.duel.turn
    while duel.duel.turn == turn:
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[-1])


@rule("MR3-TURN-02")
def test_each_players_turn_counts_as_one() -> None:
    duel = scenario(turn_number=1)
    duel.alice.hand(OX)
    duel.bob.hand(OX)
    duel.is_settled()
    for number, player in ((1, ALICE), (2, BOB), (3, ALICE), (4, BOB)):
        assert (duel.duel.turn, duel.duel.turn_player) == (number, player)
        next_turn(duel)


@rule("MR3-TURN-03")
def test_a_duration_in_the_opponents_turns_counts_only_those() -> None:
    duel = scenario()
    duel.alice.hand(SWORDS, OX)
    duel.bob.attack_position(OX)
    duel.bob.hand(OX)
    duel.alice.activates(SWORDS)
    duel.is_settled()
    for opponents_turn in (1, 2, 3):
        next_turn(duel)
        assert duel.duel.turn_player == BOB and duel.where(SWORDS) == "spell zone"
        duel.bob.enters_battle()
        assert not duel.bob.can("attack", duel.duel.monsters[BOB][0]), f"opponent's turn {opponents_turn}"
        next_turn(duel)
        assert duel.duel.turn_player == ALICE
        assert (duel.where(SWORDS) == "spell zone") is (opponents_turn < 3)
    next_turn(duel)
    duel.bob.enters_battle()
    assert duel.bob.can("attack", duel.duel.monsters[BOB][0])
