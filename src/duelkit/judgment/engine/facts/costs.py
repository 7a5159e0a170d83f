"""The cost of cards in hand."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule, scope_of
from duelkit.judgment.state.code import Ruling
from duelkit.judgment.state.codes import B_CARD_COST, on_side
from duelkit.judgment.state.duel import State


def cost_in_hand(duel: State, card: int, position: int = -1, more: int = 0) -> int:
    """The current cost of a card in hand. Rule: EOJ-CARD-05.

    :param position: where a creature would be summoned, −1 if that does not matter.
    :param more: what the targets of a spell add to the printed cost.
    """
    if not may_change_rule(duel, B_CARD_COST):
        cost = duel.info[card].cost + more
        return cost if cost > 0 else 0
    return cost_by(duel, in_force(duel, B_CARD_COST), card, position, more)


def cost_by(duel: State, rulings: list[tuple[int, Ruling]], card: int, position: int, more: int = 0) -> int:
    """The cost of a card under these rulings, regardless of their order.

    Increases apply first, then reductions, those with the highest minimum first. Rules: EOJ-CARD-05, EOJ-PARAM-04.
    """
    owner = duel.owner[card]
    cost = duel.info[card].cost + more
    cuts: list[tuple[int, int]] = []
    for source, ruling in rulings:
        if not on_side(ruling.side, duel.owner[source], owner):
            continue
        scope = scope_of(duel, source)
        if ruling.test is not None and not ruling.test.test(duel, card, scope):
            continue
        if ruling.fields is not None and (position < 0 or not ruling.fields.test(duel, position, scope)):
            continue
        amount = 0 if ruling.amount is None else ruling.amount.value(duel, scope)
        if amount < 0:
            cuts.append((ruling.least, amount))
        else:
            cost += amount
    if len(cuts) > 1:
        cuts.sort(reverse=True)
    for least, amount in cuts:
        cost = max(cost + amount, min(least, cost))
    return cost if cost > 0 else 0
