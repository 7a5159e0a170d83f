"""Executors of the words about drawing and the deck's top (ドロー)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.limits import FORWENT_DRAW, draws_by_rule
from duelkit.yugioh.engine.facts.prohibitions import cannot_draw_by_effect, cannot_send_from_deck, player_forbidden
from duelkit.yugioh.engine.facts.references import players
from duelkit.yugioh.engine.moves.decks import draw
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.redirection import redirects_all
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.card_info import KEEPS_DRAWS, kept_at
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Amount, Check, Op, Plan
from duelkit.yugioh.state.codes import A_DRAW, AS_COST, DECK, DRAW_PHASE, GRAVEYARD, HAND, KNOWN_TO_BOTH, W_ARRANGE, YOU
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_REVEAL
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.selecting.run import DeckTop, Picked, Whole

NEXT_PICKED: Final = 2
"""A step: the player has picked the next card of an order."""


def drawn_before(duel: State, scope: Scope) -> int:
    """The number of cards that an effect of the scope's card drew in the previous turn."""
    kept = duel.kept.get(kept_at(scope.card, KEEPS_DRAWS))
    if kept is None:
        return 0
    stamp, turn, drawn = kept
    return drawn if stamp == duel.stamp[scope.card] and turn == duel.turn - 1 else 0


class DrawnBeforeAmount(Amount):
    """The number of cards that an effect of the scope's card drew in the previous turn."""

    def value(self, duel: State, scope: Scope) -> int:
        return drawn_before(duel, scope)


class DrewBeforeCheck(Check):
    """An effect of the scope's card drew in the previous turn."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return drawn_before(duel, scope) > 0


class DrawOp(Op):
    """Draw. Rules: RES-DRW-04 to RES-DRW-06."""

    def __init__(self, amount: Amount, side: int, shown: bool, counted: bool, noted: bool = False) -> None:
        self.amount = amount
        self.side = side
        self.shown = shown
        self.noted = noted or shown
        """Whether the cards drawn are those that the effect speaks of afterwards."""
        self.counted = counted
        """Whether the number is a count of cards that is known at activation and must not be 0."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        amount = self.amount.value(duel, scope)
        frame.done = 0
        if self.noted:
            scope.them = ()
        for player in players(duel, scope, self.side):
            if cannot_draw_by_effect(duel, player):
                continue
            if len(duel.deck[player]) < amount:
                duel.decked |= 1 << player
            before = len(duel.hand[player])
            frame.done += draw(duel, player, amount, scope.player, scope.card)
            if self.shown:
                for card in duel.hand[player][before:]:
                    duel.let_know(card, KNOWN_TO_BOTH)
                    note(duel, L_REVEAL, card, player)
            if self.noted:
                scope.them = (*scope.them, *duel.hand[player][before:])
        settle(duel)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        amount = self.amount.value(duel, scope)
        if (plan.now or self.counted) and amount <= 0:
            return False
        taken = 0 if plan.now else taken_from_deck(duel, scope)
        for player in players(duel, scope, self.side):
            left = len(duel.deck[player]) - (taken if player == scope.player else 0)
            if cannot_draw_by_effect(duel, player) or left < max(1, amount):
                return False
        return True


def can_draw_by_rule(duel: State, player: int) -> bool:
    """Whether the player is still to draw by the rules in this Draw Phase, and can."""
    return (
        duel.turn_player == player
        and duel.phase == DRAW_PHASE
        and draws_by_rule(duel)
        and not duel.turn_actions[player] & FORWENT_DRAW
        and len(duel.deck[player]) > 0
        and not player_forbidden(duel, A_DRAW, player)
    )


class ForgoDrawOp(Op):
    """Do without the draw of the turn that is still to come."""

    def run(self, duel: State, frame: Work) -> int:
        player = duel.scopes[frame.scope].player
        frame.done = 1 if can_draw_by_rule(duel, player) else 0
        if frame.done:
            duel.turn_actions[player] |= FORWENT_DRAW
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return can_draw_by_rule(duel, scope.player)


def taken_from_hand(duel: State, scope: Scope) -> int:
    """The minimum number of cards that the cost of an effect takes from its player's hand."""
    if scope.code.cost < 0:
        return 0
    taken = 0
    for op in scope.code.programs[scope.code.cost].ops:
        if isinstance(op, Whole) and op.pool.zones & HAND:
            return len(duel.hand[scope.player])
        if isinstance(op, Picked) and op.pick.pool.zones == HAND:
            taken += op.pick.least.value(duel, scope)
    return taken


def taken_from_deck(duel: State, scope: Scope) -> int:
    """The number of cards that the cost of an effect takes from the top of its player's deck."""
    if scope.code.cost < 0 or scope.paid:
        return 0
    taken = 0
    for op in scope.code.programs[scope.code.cost].ops:
        if isinstance(op, (DeckTop, MillOp)) and op.side == YOU:
            taken += op.amount.value(duel, scope)
    return taken


class DrawUntilOp(Op):
    """Draw until the hand has a number of cards."""

    def __init__(self, hand: int, side: int) -> None:
        self.hand = hand
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for player in players(duel, scope, self.side):
            amount = self.hand - len(duel.hand[player])
            if amount > 0:
                if len(duel.deck[player]) < amount:
                    duel.decked |= 1 << player
                frame.done += draw(duel, player, amount, scope.player, scope.card)
        if frame.done and duel.info[scope.card].keeps & KEEPS_DRAWS and duel.stamp[scope.card] == scope.stamp:
            duel.keep(kept_at(scope.card, KEEPS_DRAWS), (scope.stamp, duel.turn, frame.done))
        settle(duel)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for player in players(duel, scope, self.side):
            held = len(duel.hand[player])
            if player == scope.player:
                held -= (1 if plan.gone >= 0 else 0) + taken_from_hand(duel, scope)
            missing = self.hand - max(held, 0)
            if missing > 0 and len(duel.deck[player]) >= missing and not cannot_draw_by_effect(duel, player):
                return True
        return False


class MillOp(Op):
    """Send the top cards of a deck to the graveyard.

    :param counted: whether the amount is a count of cards that is known at activation and must not be 0.
    :param is_cost: whether the cards must arrive there, as far as can be known. Rule: RES-SND-04.
    """

    def __init__(self, amount: Amount, side: int, counted: bool = False, is_cost: bool = False) -> None:
        self.amount = amount
        self.side = side
        self.counted = counted
        self.is_cost = is_cost

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        tops: list[int] = []
        for player in players(duel, scope, self.side):
            deck = duel.deck[player]
            tops.extend([deck[-1 - at] for at in range(min(self.amount.value(duel, scope), len(deck)))])
        moved = move_all(duel, tops, GRAVEYARD, frame.because, scope.player, scope.card)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        else:  # cards that went elsewhere do not count as sent to the graveyard (その中に〜があった場合)
            moved = [card for card in moved if duel.place[card] == GRAVEYARD]
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.counted and self.amount.value(duel, scope) == 0:
            return False
        for player in players(duel, scope, self.side):
            if self.is_cost and redirects_all(duel, GRAVEYARD, DECK, player):
                return False
            if len(duel.deck[player]) < self.amount.value(duel, scope) or cannot_send_from_deck(duel, player):
                return False
        return True


class ArrangeOp(Op):
    """Put the cards looked at back on top (or at the bottom) of the deck in an order of the player's choice."""

    def __init__(self, bottom: bool = False) -> None:
        self.bottom = bottom

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            if len(frame.cards) < (1 if self.bottom else 2):
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
        others = [card for card in duel.deck[owner] if card not in order]
        duel.deck[owner] = order[::-1] + others if self.bottom else others + order[::-1]
        return NEXT
