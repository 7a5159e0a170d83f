"""What is not in the rules but happens at every table: a player gives up, or lets the time run out."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.settle import win
from duelkit.yugioh.state.codes import O_FINISH, O_NO, O_TO_END, PASS, verb_of
from duelkit.yugioh.state.duel import State


def surrender(duel: State, player: int) -> None:
    """A player gives up (サレンダー), at any time."""
    duel.decision = None
    win(duel, 1 - player, "surrender", "")


def time_out(duel: State) -> None:
    """The player who is asked has let the time run out: the quietest answers, until the other player is asked.

    In the player's own turn that is the end of it.
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
    """To end, to pass, to decline; where something must be done, the first that can be done."""
    for verb in (O_TO_END, O_FINISH, O_NO):
        for option in options:
            if verb_of(option) == verb:
                return option
    return PASS if PASS in options else options[0]
