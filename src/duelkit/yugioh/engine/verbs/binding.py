"""Remembering cards on a card, and effects that follow from an effect."""

from __future__ import annotations

from duelkit.yugioh.state.code import NEXT, EffectCode, Op, Work
from duelkit.yugioh.state.codes import FIELD
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Pending


class BindOp(Op):
    """The effect's card remembers the named cards for as long as all stay where they are."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp:
            cards = [card for card in frame.cards if duel.place[card] & FIELD]
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *cards)
            frame.done = len(cards)
        scope.them = tuple(frame.cards)
        return NEXT


class TriggersOp(Op):
    """A further trigger effect of the card lines up, with the events of the present effect."""

    def __init__(self, code: EffectCode) -> None:
        self.code = code

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        waiting = Pending()
        waiting.card = scope.card
        waiting.stamp = duel.stamp[scope.card]
        waiting.code = self.code
        waiting.player = scope.player
        waiting.events = scope.events
        duel.pending.append(waiting)
        return NEXT
