"""Executors of the words about changes of figures (攻撃力・守備力・レベルの変化)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import amount_of, applies, facts
from duelkit.yugioh.state.categories import C_ATK, C_DEF
from duelkit.yugioh.state.code import Amount
from duelkit.yugioh.state.codes import BECOME_ORIGINAL, FIELD
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class OriginalBefore(Amount):
    """The original ATK or DEF of the monster concerned, before the continuous effects of this card change it
    (元々の攻撃力・守備力を入れ替える).
    """

    def __init__(self, of_atk: bool) -> None:
        self.of_atk = of_atk

    def value(self, duel: State, scope: Scope) -> int:
        card = scope.each
        found = facts(duel, card).atk if self.of_atk else facts(duel, card).defense
        if not duel.place[card] & FIELD:
            return found
        for active in duel.active[C_ATK if self.of_atk else C_DEF]:
            if active.continuous and active.source == scope.card:
                break
            if active.code.change == BECOME_ORIGINAL and applies(duel, active, card):
                found = amount_of(duel, active, card)
        return found
