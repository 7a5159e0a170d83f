"""Executors of the words about life points (ＬＰ)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, source_works
from duelkit.yugioh.engine.facts.references import cards_of, players
from duelkit.yugioh.engine.moves.damage import deal, gain, pay
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.card_info import KEEPS_TURNED, kept_at
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.code import NEXT, Amount, Op, Plan
from duelkit.yugioh.state.codes import EITHER, FIELD, K_ACTIVATION, P_SPELLS_WITHOUT_LIFE, SPELL, on_side, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_LIFE, SET_TO
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class Life(Amount):
    """Life points."""

    def __init__(self, side: int) -> None:
        self.side = side

    def value(self, duel: State, scope: Scope) -> int:
        return duel.life[player_of(scope.player, self.side)]


class LifeGap(Amount):
    """By how much the life points of the players differ."""

    def value(self, duel: State, scope: Scope) -> int:
        return abs(duel.life[0] - duel.life[1])


class ForCards(Op):
    """An amount of damage or life points.

    :param counted: whether the amount is a count of cards that is known at activation and must not be 0.
    :param by_target: whether it is a figure of the single target, which must not be 0.
    :param by_cost: whether it is a figure of the paid cards, which must not be 0.
    """

    def __init__(self, amount: Amount, side: int, counted: bool, by_target: bool, by_cost: bool = False) -> None:
        self.amount = amount
        self.side = side
        self.counted = counted
        self.by_target = by_target
        self.by_cost = by_cost

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        known = self.counted or self.by_target and len(scope.targets) > 0 or self.by_cost and len(scope.paid) > 0
        return not known or self.amount.value(duel, scope) > 0


class GainLifeOp(ForCards):
    """Gain life points."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for player in players(duel, scope, self.side):
            frame.done += 1 if gain(duel, player, self.amount.value(duel, scope), scope.player, scope.card) else 0
        return NEXT


class WhoseCards:
    """The cards by which the players who take damage are found.

    :param owner: whether the owners are meant.
    """

    def __init__(self, ref: int, slot: int, owner: bool) -> None:
        self.ref = ref
        self.slot = slot
        self.owner = owner

    def count(self, duel: State, scope: Scope, player: int) -> int:
        """How many of the cards are the player's."""
        found = 0
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            whose = duel.owner[card] if self.owner else duel.controller[card]
            last = duel.last_known.get(card)
            if not self.owner and not duel.place[card] & FIELD and last is not None:
                whose = last.player
            found += 1 if whose == player else 0
        return found


def damage_turned(duel: State, number: int) -> int:
    """The players whose damage from a chain link the other player takes, as bits, and nobody takes, two bits on.

    :param number: the link, as an index into ``State.scopes``.
    """
    if number != duel.resolving:
        return 0
    scope = duel.scopes[number]
    kept = duel.kept.get(kept_at(scope.card, KEEPS_TURNED))
    return kept[2] if kept is not None and kept[0] == number else 0


class DamageTurnedOp(Op):
    """The opponent takes the damage to the player from the link responded to, which is the next to be processed.

    :param averted: nobody takes it.
    """

    def __init__(self, averted: bool) -> None:
        self.averted = averted

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to >= 0:
            link = duel.scopes[scope.responds_to]
            whose = (4 if self.averted else 1) << scope.player
            duel.keep(kept_at(link.card, KEEPS_TURNED), (scope.responds_to, link.stamp, whose))
            frame.done = 1
        return NEXT


class DamageOp(ForCards):
    """Inflict damage, to both at once if both. Rule: RES-GAP-DMG-01."""

    def __init__(
        self, amount: Amount, side: int, counted: bool, by_target: bool, by_cost: bool, whose: WhoseCards | None = None
    ) -> None:
        super().__init__(amount, side, counted, by_target, by_cost)
        self.whose = whose

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        dealt = 0
        turned = damage_turned(duel, frame.scope)
        for player in players(duel, scope, self.side if self.whose is None else EITHER):
            times = 1 if self.whose is None else self.whose.count(duel, scope, player)
            if times and not turned >> player + 2 & 1:
                takes = 1 - player if turned >> player & 1 else player
                dealt += deal(duel, takes, amount * times, scope.player, scope.card, False)
        scope.dealt = dealt
        frame.done = 1 if dealt else 0
        settle(duel)
        return NEXT


def spared(duel: State, scope: Scope) -> bool:
    """Whether the player does not pay for the activation of the Spell Card, or of the effect of the card
    (魔法カードを発動するために払う, このカードの効果を発動するために払う).
    """
    if not duel.active[C_MAY + P_SPELLS_WITHOUT_LIFE]:
        return False
    as_card = scope.code.kind == K_ACTIVATION
    for active in duel.active[C_MAY + P_SPELLS_WITHOUT_LIFE]:
        if active.code.side < 0:
            if not as_card and applies(duel, active, scope.card):
                return True
            continue
        if not as_card or not duel.info[scope.card].types & SPELL:
            continue
        if on_side(active.code.side, active.player, scope.player) and (
            not active.continuous or source_works(duel, active)
        ):
            return True
    return False


class PayLifeOp(Op):
    """Pay life points. Rules: MR3-GAP-LIFE-01, MR3-GAP-COST-01."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        frame.done = 0
        if duel.life[scope.player] >= amount:
            if not spared(duel, scope):
                pay(duel, scope.player, amount, scope.card)
            scope.declared = amount
            frame.done = 1
        settle(duel)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return duel.life[scope.player] >= self.amount.value(duel, scope)


class SwapLifeOp(Op):
    """Let the players swap their life points; this is neither damage nor payment."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        before = (duel.life[0], duel.life[1])
        for player in (0, 1):
            amount = before[1 - player]
            note(duel, L_LIFE, scope.card, player, amount - duel.life[player], amount, SET_TO)
            duel.life[player] = amount
        frame.done = 1
        settle(duel)
        return NEXT


class SetLifeOp(Op):
    """Set life points to a number, or reduce them; this is neither damage nor payment."""

    def __init__(self, amount: Amount, side: int, lost: bool = False) -> None:
        self.amount = amount
        self.side = side
        self.lost = lost

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        number = self.amount.value(duel, scope)
        for player in players(duel, scope, self.side):
            amount = max(duel.life[player] - number, 0) if self.lost else number
            note(duel, L_LIFE, scope.card, player, amount - duel.life[player], amount, SET_TO)
            duel.life[player] = amount
        frame.done = 1
        settle(duel)
        return NEXT
