"""How a duel ends. Rules: EOJ-WIN-01 to EOJ-WIN-05, EOJ-TIME-01 to EOJ-TIME-03."""

from __future__ import annotations

from duelkit.judgment.engine.facts.values import controlled
from duelkit.judgment.engine.moves.events import note, remark
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_CHECK, L_TIMEOUT, L_WIN
from duelkit.kernel.outcome import Outcome


def win(duel: State, winner: int, reason: str, rule: str) -> None:
    """End the duel."""
    if duel.outcome is None:
        duel.outcome = Outcome(winner, reason, rule)
        duel.decision = None
        note(duel, L_WIN, -1, winner)


def judge_fields(duel: State) -> None:
    """End the duel if a player controls enough fields, or announce check at one fewer.

    Rules: EOJ-WIN-01, EOJ-WIN-03, EOJ-PHASE-14.
    """
    for turn in range(2):
        player = duel.turn_player if turn == 0 else 1 - duel.turn_player
        held = controlled(duel, player)
        if held >= duel.settings.fields_to_win:
            win(duel, player, "fields", "EOJ-WIN-01")
        elif held == duel.settings.fields_to_win - 1:
            remark(duel, L_CHECK, player)


def lose_by_deck(duel: State, player: int) -> None:
    """End the duel because a player cannot draw. Rules: EOJ-DRAW-04, EOJ-WIN-04."""
    win(duel, 1 - player, "empty library", "EOJ-WIN-04")


def surrender(duel: State, player: int) -> None:
    """End the duel because a player surrenders. Rule: EOJ-WIN-05."""
    win(duel, 1 - player, "surrender", "EOJ-WIN-05")


def time_out(duel: State) -> None:
    """Count a timeout of the player to move and choose the least active options until the turn ends.

    Rules: EOJ-TIME-02, EOJ-TIME-03, EOJ-PHASE-08.
    """
    decision = duel.decision
    if decision is None:
        return
    player = decision.player
    duel.timeouts[player] += 1
    note(duel, L_TIMEOUT, -1, player, duel.timeouts[player])
    if duel.timeouts[player] >= duel.settings.timeouts:
        win(duel, 1 - player, "time-outs", "EOJ-TIME-03")
        return
    turn = duel.turn
    while duel.outcome is None and duel.turn == turn:
        decision = duel.decision
        if decision is None or decision.player != player:
            return
        duel.choose(decision.options[-1])
