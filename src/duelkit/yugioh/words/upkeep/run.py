"""Executors of the words about what is paid in each phase (維持コスト)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.prohibitions import permitted
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.codes import P_NO_UPKEEP
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class OwedCheck(Check):
    """The controller of the card owes its life points in the Standby Phase."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return not (duel.active[C_MAY + P_NO_UPKEEP] and permitted(duel, P_NO_UPKEEP, scope.card))
