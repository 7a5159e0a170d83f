"""Executors of the words about cards that pay in place of others (手札を捨てる場合、代わりに〜)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import count_use
from duelkit.yugioh.engine.legality.paid_instead import payer
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.codes import BACK_ROW
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class PayerTest(Test):
    """A card that pays in place of the card that an effect discards."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return payer(duel, card, scope) is not None


class DiscardOrPayOp(Op):
    """Discard the card, or send the one on the field that pays for it."""

    def __init__(self, discard: Op, send: Op) -> None:
        self.discard = discard
        self.send = send

    def run(self, duel: State, frame: Work) -> int:
        if len(frame.cards) != 1 or not duel.place[frame.cards[0]] & BACK_ROW:
            return self.discard.run(duel, frame)
        active = payer(duel, frame.cards[0], duel.scopes[frame.scope])
        if active is not None:
            count_use(duel, active.player, active.source, active.effect)
        return self.send.run(duel, frame)

    def action(self, on_field: bool) -> str:
        return self.discard.action(on_field)
