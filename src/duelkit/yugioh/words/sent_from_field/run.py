"""Executors of the words about the cards that went from the field to the Graveyard this turn."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.sent import sent_from_field
from duelkit.yugioh.state.code import Amount, Test
from duelkit.yugioh.state.codes import MONSTER, SPELL, TRAP
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class TypesSentAmount(Amount):
    """How many card types those cards have that went from the field to a Graveyard this turn."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def value(self, duel: State, scope: Scope) -> int:
        types = 0
        knew = scope.knows
        scope.knows = True  # both players saw these cards
        for card in sent_from_field(duel):
            if self.which.test(duel, card, scope):
                types |= duel.info[card].types & (MONSTER | SPELL | TRAP)
        scope.knows = knew
        return types.bit_count()
