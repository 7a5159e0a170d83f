"""Executors of the words about what the use of an effect brings later (効果を発動した場合)."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.arrivals import PHASES_OF_TURN, USES
from duelkit.yugioh.engine.moves.negation import negated_before
from duelkit.yugioh.state.card_info import KEEPS_USE, kept_at
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.codes import on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class UsedCheck(Check):
    """This effect of the scope's card was activated this turn, or before the first such phase that came since.

    :param phase: that phase; −1: it was this turn.
    """

    def __init__(self, effect: int, phase: int) -> None:
        self.effect = effect
        self.phase = phase

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_USE))
        if kept is None or kept[0] != duel.stamp[scope.card] or kept[2] != self.effect:
            return False
        before, latest = divmod(kept[1], USES)
        if self.phase < 0:
            return latest // PHASES_OF_TURN == duel.turn
        return duel.phase == self.phase and (self.lies_before(duel, latest) or self.lies_before(duel, before))

    def lies_before(self, duel: State, used: int) -> bool:
        """Whether the phase that there is now is the first of its kind since this activation."""
        turn, phase = divmod(used, PHASES_OF_TURN)
        return turn == duel.turn and phase < self.phase or turn == duel.turn - 1 and phase >= self.phase


class ActivationNegatedCheck(Check):
    """The activation of the scope's card was negated by one of these players, and it has moved once since."""

    def __init__(self, by: int) -> None:
        self.by = by

    def holds(self, duel: State, scope: Scope) -> bool:
        for player in (0, 1):
            if on_side(self.by, scope.player, player) and negated_before(duel, scope.card, player):
                return True
        return False
