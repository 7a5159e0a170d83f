"""Ways to end a duel or a turn outside the rules: a player gives up or runs out of time."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.settle import win
from duelkit.yugioh.state.codes import O_FINISH, O_NO, O_TO_END, PASS, verb_of
from duelkit.yugioh.state.duel import State


def surrender(duel: State, player: int) -> None:
    """Let a player give up (サレンダー), at any time."""
    duel.decision = None
    win(duel, 1 - player, "surrender", "")


def time_out(duel: State) -> None:
    """Let the time of the asked player run out: choose the most passive options until the other player is asked.

    In the player's own turn this ends the turn.
    """
    decision = duel.decision
    if decision is None:
        return
    player = decision.player
    turn = duel.turn
    while decision is not None and decision.player == player and duel.turn == turn:
        duel.choose(quietest(decision.options))
        decision = duel.decision


def quietest(options: list[int]) -> int:
    """The most passive option: to end, to pass or to decline; otherwise the first one."""
    for verb in (O_TO_END, O_FINISH, O_NO):
        for option in options:
            if verb_of(option) == verb:
                return option
    return PASS if PASS in options else options[0]
