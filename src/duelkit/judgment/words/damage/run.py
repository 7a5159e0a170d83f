"""Damage, dodging and death: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.values import alive, raw_hp
from duelkit.judgment.engine.moves.events import note
from duelkit.judgment.engine.moves.placing import kill
from duelkit.judgment.state.code import NEXT, Amount, Op, Work
from duelkit.judgment.state.codes import INVISIBLE
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_DAMAGE


class MagicDamageOp(Op):
    """Creatures take magic damage; invisible ones do not. Rules: EOJ-KIND-05, EOJ-ABIL-24."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if not alive(duel, card) or duel.creatures[card].keywords & INVISIBLE:
                continue
            work.scope.them = (card,)
            amount = max(self.amount.value(duel, work.scope) - duel.creatures[card].magic_protection, 0)
            duel.creatures[card].damage += amount
            note(duel, L_DAMAGE, card, duel.owner[card], amount, work.scope.card)
            if duel.attacker >= 0 and raw_hp(duel, card) <= 0:
                kill(duel, card)
        return NEXT


class DestroyOp(Op):
    """Creatures die."""

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                kill(duel, card)
        return NEXT
