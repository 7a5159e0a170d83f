"""Executors of the words about what applies for a time, whenever, or while (適用)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.battle_sums import damage_may_come
from duelkit.yugioh.engine.facts.figures import figure_of
from duelkit.yugioh.engine.facts.pools import candidates, has_one
from duelkit.yugioh.engine.facts.properties import level_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.categories import C_ATTRIBUTE, C_CANNOT, C_LEVEL, C_MAY, C_NEGATED
from duelkit.yugioh.state.code import NEXT, Amount, NothingOp, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_ACTIVATE_EFFECT,
    BATTLE,
    CALC,
    FIELD,
    GAIN,
    GRAVEYARD,
    HAND,
    LOSE,
    P_REVEAL_HAND,
    U_END_OF_BATTLE_PHASE,
    U_END_OF_TURN,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class LastOf(Amount):
    """The card referred to, as its number, the last of several; −1 if there is none."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        cards = cards_of(duel, self.ref, self.slot, scope, False)
        return cards[-1] if cards else -1


class BindOp(Op):
    """Link the effect's card to the picked cards while all of them stay where they are, and it is face-up (12818)."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp and duel.play[scope.card].face_up:
            cards = [card for card in frame.cards if duel.place[card] & FIELD]
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *cards)
            frame.done = len(cards)
            duel.cache.equipped = duel.unsettled = True  # like an Equip Card it goes on to target them
        scope.them = tuple(frame.cards)
        return NEXT


class Inhabited(NothingOp):
    """For legality only: one of the pools has a card whose figures can be changed."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for pool in self.pools:
            if has_one(duel, pool, scope, plan.gone):
                return True
        return False


class BattleDamageAhead(NothingOp):
    """For legality only: the player would take battle damage if this is damage calculation."""

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return duel.step != CALC or damage_may_come(duel, scope.player)


class MoreThanNothing(NothingOp):
    """For legality only: one of the amounts by which figures change is more than 0.

    :param by_cost: whether it depends on the paid cards.
    :param by_target: whether it depends on the target.
    """

    def __init__(self, amounts: tuple[Amount, ...], by_cost: bool = False, by_target: bool = False) -> None:
        self.amounts = amounts
        self.by_cost = by_cost
        self.by_target = by_target

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.by_cost and not scope.paid or self.by_target and not scope.targets:
            return True
        for amount in self.amounts:
            if amount.value(duel, scope) > 0:
                return True
        return False


class AnotherLevel(NothingOp):
    """For legality only: a monster of the pool has a different Level from the target, whose Level it can get.

    :param pool: the pool; ``None`` for the card of the effect.
    :param by_target: whether there is one target, which is checked separately.
    """

    def __init__(self, pool: Pool | None, by_target: bool) -> None:
        self.pool = pool
        self.by_target = by_target

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if not scope.targets:
            return True
        level = level_of(duel, scope.targets[0][0])
        for card in [scope.card] if self.pool is None else candidates(duel, self.pool, scope):
            other = level_of(duel, card)
            if other != level and other > 0:
                return True
        return False


class ChangedByTest(Test):
    """A face-up card, while the amount by which its figure would change is more than 0."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.play[card].face_up and self.amount.value(duel, scope) > 0


class OtherwiseTest(Test):
    """A card whose figure differs from what it would become."""

    def __init__(self, stat: int, amount: Amount) -> None:
        self.stat = stat
        self.amount = amount

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        before = scope.each
        scope.each = card
        amount = self.amount.value(duel, scope)
        scope.each = before
        return figure_of(duel, card, self.stat) != amount


def reaches(duel: State, scope: Scope, card: int, leading: ModifierCode | None) -> bool:
    """Whether what an effect applies can apply to the card where it is: face-up on the field, as a rule.

    :param leading: the first of the modifiers.
    """
    place = duel.place[card]
    if place & FIELD:
        return leading is not None and leading.on_hidden or duel.play[card].face_up
    if leading is None:
        return False
    if place == HAND:
        return leading.category in (C_LEVEL, C_CANNOT + A_ACTIVATE, C_MAY + P_REVEAL_HAND)
    return place == GRAVEYARD and leading.category in IN_GRAVEYARDS


IN_GRAVEYARDS: Final = (C_ATTRIBUTE, C_NEGATED, C_CANNOT + A_ACTIVATE_EFFECT)
"""What an effect can apply to cards in a graveyard."""


class ApplyOp(Op):
    """Apply modifiers for a time. Rules: RES-GAP-STA-02, MR3-END-05, MR3-END-06."""

    def __init__(self, first: int, count: int, until: int, to_cards: bool, times: int = 1) -> None:
        self.first = first
        self.count = count
        self.until = until
        self.to_cards = to_cards
        self.times = times
        self.exact: tuple[FigureLeft, ...] = ()
        """What must be left of figures of this card that are lowered by so much, so that something else is done."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards: list[int] = []
        for left in self.exact:
            if not left.left(duel, scope):
                frame.done = 0
                return NEXT
        if self.to_cards:
            leading = scope.code.modifiers[self.first] if self.count else None
            cards = [card for card in touchable(duel, frame, scope) if reaches(duel, scope, card, leading)]
            frame.done = len(cards)
        else:
            frame.done = 1
        if scope.code.notes_gain:
            scope.dealt = self.gained(duel, scope, cards)
        until = self.until
        if until == U_END_OF_BATTLE_PHASE and duel.phase != BATTLE:
            until = U_END_OF_TURN
        apply_modifiers(duel, scope, self.first, self.count, cards, until, self.times)
        if self.to_cards:
            scope.them = tuple(cards)
        settle(duel)
        return NEXT

    def gained(self, duel: State, scope: Scope, cards: list[int]) -> int:
        """By how much the figures of the cards are about to go up, or down at most to 0."""
        total = 0
        for modifier in scope.code.modifiers[self.first : self.first + self.count]:
            if modifier.change in (GAIN, LOSE) and modifier.amount is not None:
                for card in cards:
                    scope.each = card
                    amount = modifier.amount.value(duel, scope)
                    left = amount if modifier.change == GAIN else figure_of(duel, card, modifier.category)
                    total += min(amount, left)
                scope.each = -1
        return total


class FigureLeft(NothingOp):
    """For legality only: this card's ATK or DEF can be lowered by the whole amount (ダウンし、〜する; ruling 17226)."""

    def __init__(self, stat: int, amount: int) -> None:
        self.stat = stat
        self.amount = amount

    def left(self, duel: State, scope: Scope) -> bool:
        """Whether it can."""
        return figure_of(duel, scope.card, self.stat) >= self.amount

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return self.left(duel, scope)


class LevelLeft(NothingOp):
    """For legality only: this card's Level can be lowered by the amount without falling below 1."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return level_of(duel, scope.card) > self.amount.value(duel, scope)


class LeveledTest(Test):
    """A monster that has a Level that can be changed. Rules: MR3-XYZ-01, MR20-GAP-LNK-02.

    :param over: the Level must be higher than this, since no Level falls below 1; ``other``: it must differ from this.
    """

    def __init__(self, over: int, other: int) -> None:
        self.over = over
        self.other = other

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        level = level_of(duel, card)
        return level > self.over and level != self.other and (not duel.place[card] & FIELD or duel.play[card].face_up)
