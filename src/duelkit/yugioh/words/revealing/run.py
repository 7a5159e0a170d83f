"""Words about what is shown, looked at, selected (確認): how they are carried out."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Op, Work
from duelkit.yugioh.state.codes import AS_COST, KNOWN_TO_BOTH, W_ARRANGE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_LOOK, L_REVEAL


class ShowOp(Op):
    """Show cards to the opponent, or let the player look at them."""

    def __init__(self, to_both: bool) -> None:
        self.to_both = to_both

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        for card in frame.cards:
            duel.let_know(card, KNOWN_TO_BOTH if self.to_both else duel.known.get(card, 0) | 1 << scope.player)
            note(duel, L_REVEAL if self.to_both else L_LOOK, card, scope.player, 0, 0, 0,
                 0 if self.to_both else 1 + scope.player)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *frame.cards)
        scope.them = tuple(frame.cards)
        frame.done = len(frame.cards)
        return NEXT


class RememberOp(Op):
    """The named cards are THEM."""

    def run(self, duel: State, frame: Work) -> int:
        duel.scopes[frame.scope].them = tuple(frame.cards)
        frame.done = len(frame.cards)
        return NEXT


NEXT_PICKED: Final = 2
"""The step of an arrangement in which the next card has been picked."""


class ArrangeOp(Op):
    """Put the cards looked at back on top of the deck in an order of the player's choice."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            if len(frame.cards) < 2:
                return NEXT
            frame.saved = frame.cards[:]
            frame.picked = []
        elif frame.step == NEXT_PICKED:
            frame.picked.extend(duel.picks)
            for card in duel.picks:
                frame.saved.remove(card)
        if len(frame.saved) > 1:
            frame.step = NEXT_PICKED
            start_pick(duel, scope.player, frame.saved[:], 1, 1, W_ARRANGE, scope.card)
            return AGAIN
        frame.step = FIRST
        order = frame.picked + frame.saved
        frame.saved = []
        owner = duel.owner[order[0]]
        duel.deck[owner] = [card for card in duel.deck[owner] if card not in order] + order[::-1]
        return NEXT
