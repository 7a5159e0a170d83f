"""Words about what applies for a time, whenever, or while (適用): how they are carried out."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import has_one
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.code import NEXT, Amount, Op, Plan, Pool, Work
from duelkit.yugioh.state.codes import BATTLE, FIELD, U_END_OF_BATTLE_PHASE, U_END_OF_TURN
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class FirstOf(Amount):
    """The card referred to, as its number; −1 if there is none."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        cards = cards_of(duel, self.ref, self.slot, scope, False)
        return cards[0] if cards else -1


class BindOp(Op):
    """The effect's card remembers the named cards for as long as all stay where they are."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp:
            cards = [card for card in frame.cards if duel.place[card] & FIELD]
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *cards)
            frame.done = len(cards)
        scope.them = tuple(frame.cards)
        return NEXT


class Inhabited(Op):
    """For legality only: there is a card in one of the pools, so that changing its figures changes something."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools

    def run(self, duel: State, frame: Work) -> int:
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for pool in self.pools:
            if has_one(duel, pool, scope, plan.gone):
                return True
        return False


class ApplyOp(Op):
    """Modifiers apply for a time. Rules: RES-GAP-STA-02, MR3-END-05, MR3-END-06."""

    def __init__(self, first: int, count: int, until: int, to_cards: bool, times: int = 1) -> None:
        self.first = first
        self.count = count
        self.until = until
        self.to_cards = to_cards
        self.times = times

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards: list[int] = []
        if self.to_cards:
            on_hidden = self.count > 0 and scope.code.modifiers[self.first].on_hidden
            cards = [card for card in touchable(duel, frame, scope)
                     if duel.place[card] & FIELD and (on_hidden or duel.play[card].face_up)]
            frame.done = len(cards)
        else:
            frame.done = 1
        until = self.until
        if until == U_END_OF_BATTLE_PHASE and duel.phase != BATTLE:
            until = U_END_OF_TURN
        apply_modifiers(duel, scope, self.first, self.count, cards, until, self.times)
        if self.to_cards:
            scope.them = tuple(cards)
        settle(duel)
        return NEXT
