"""Executors of the words about Set cards that must be activated."""

from __future__ import annotations

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.legality.available import quick_codes
from duelkit.yugioh.engine.windows.chain import activate_option, push_chain
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Op
from duelkit.yugioh.state.codes import FIELD, K_ACTIVATION, O_ACTIVATE, O_NO, O_YES, W_OPTIONAL, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.tasks import Work

ANSWERED = 1


class MustActivateOp(Op):
    """Ask the controller of a Set card whether to activate it now. ``to``: where to go on if it is, or is gone."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot
        self.to = 0

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards = [
            card
            for card in cards_of(duel, self.ref, self.slot, scope, True)
            if duel.place[card] & FIELD and not duel.play[card].face_up
        ]
        step = frame.step
        frame.step = FIRST
        if not cards:
            frame.done = 0
            frame.pc = self.to
            return NEXT
        card = cards[0]
        player = duel.controller[card]
        found = [] if duel.chain else activations_of(duel, player, card)
        if step == FIRST:
            if not found and not duel.every_window:
                return NEXT
            frame.step = ANSWERED
            answers = [option(O_YES, card), option(O_NO, card)] if found else [option(O_NO, card)]
            duel.ask(player, CONFIRM, answers, W_OPTIONAL, card)
            return AGAIN
        if verb_of(duel.answer) == O_NO or not found:
            return NEXT
        frame.pc = self.to
        after = duel.stack.pop()
        push_chain(duel)
        activate_option(duel, player, option(O_ACTIVATE, card, found[0] & 0xFF))
        duel.stack.append(after)
        return NEXT


def activations_of(duel: State, player: int, card: int) -> list[int]:
    """The activations of a Set card that are possible now, as ``quick_codes`` has them."""
    return [
        entry
        for entry in quick_codes(duel, player)
        if entry >> 8 == card and duel.info[card].effects[entry & 0xFF].kind == K_ACTIVATION
    ]
