"""Executors of the words about what is shown, looked at, selected (確認)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE, CONFIRM
from duelkit.yugioh.engine.facts.prohibitions import cannot_send_from_deck
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.engine.moves.decks import reveal, shuffle, turn_up_in_extra
from duelkit.yugioh.engine.moves.events import next_moment, note
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.card_info import KEEPS_EXCAVATED, kept_at
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, NothingOp, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    AS_COST,
    DECK,
    EXTRA,
    HAND,
    KNOWN_TO_BOTH,
    O_NO,
    O_NUMBER,
    O_YES,
    P_REVEAL_HAND,
    RETURNED,
    W_DECLARE,
    W_EFFECT_PICK,
    W_OPTIONAL,
    number_of,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_LOOK, L_REVEAL
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.selecting.run import DeckTop


class UpToTop(DeckTop):
    """The top cards of a deck, as many as the player chooses up to a number."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        deck = duel.deck[player_of(scope.player, self.side)]
        most = min(self.amount.value(duel, scope), len(deck))
        if frame.step == FIRST and most > 1:
            frame.step = ANSWERED
            options = [option(O_NUMBER, -1, number) for number in range(1, most + 1)]
            duel.ask(scope.player, CHOICE, options, W_DECLARE, scope.card)
            return AGAIN
        count = number_of(duel.answer) if frame.step == ANSWERED else most
        frame.step = FIRST
        frame.cards = [deck[-1 - i] for i in range(count)]
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(duel.deck[player_of(scope.player, self.side)]) > 0 and self.amount.value(duel, scope) > 0


class ShowOp(Op):
    """Show cards to the opponent, or let the player look at them."""

    def __init__(self, to_both: bool) -> None:
        self.to_both = to_both
        self.counted = False
        """Whether the card asks later how many cards were turned over at once."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        for card in frame.cards:
            duel.let_know(card, KNOWN_TO_BOTH if self.to_both else duel.known.get(card, 0) | 1 << scope.player)
            note(
                duel,
                L_REVEAL if self.to_both else L_LOOK,
                card,
                scope.player,
                0,
                0,
                0,
                0 if self.to_both else 1 + scope.player,
            )
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *frame.cards)
        scope.them = tuple(frame.cards)
        frame.done = len(frame.cards)
        if self.counted:
            most = max(frame.done, excavated_at_once(duel, scope.card))
            duel.keep(kept_at(scope.card, KEEPS_EXCAVATED), (duel.stamp[scope.card], duel.turn, most))
        return NEXT


def excavated_at_once(duel: State, card: int) -> int:
    """The most cards that the card's effects have turned over at once in the turn, where it still is."""
    kept = duel.kept.get(kept_at(card, KEEPS_EXCAVATED))
    return kept[2] if kept is not None and kept[1] == duel.turn and kept[0] == duel.stamp[card] else 0


class HasExcavatedCheck(Check):
    """Effects of the scope's card have turned over so many cards at once in the turn."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def holds(self, duel: State, scope: Scope) -> bool:
        return excavated_at_once(duel, scope.card) >= self.at_least


class KeptRevealedTest(Test):
    """A card that something said of it alone keeps revealed."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for active in duel.active[C_MAY + P_REVEAL_HAND]:
            if card in active.bound and applies(duel, active, card):
                return True
        return False


class RememberOp(Op):
    """Store the picked cards as ``them`` in the scope."""

    def run(self, duel: State, frame: Work) -> int:
        duel.scopes[frame.scope].them = tuple(frame.cards)
        frame.done = len(frame.cards)
        return NEXT


ONE_CARD: Final = Fixed(1)

NEXT_PICKED: Final = 2
"""The step of an arrangement in which the next card has been picked."""


class PickOutOp(Op):
    """Pick some of the cards just revealed and keep the others.

    ``number``: how many; 0: all that can be. ``to``: where to continue if none are picked. ``left``: of those that
    the pick before left.
    """

    def __init__(
        self, test: Test, number: int, chooser: int, at_random: bool, optional: bool, left: bool = False
    ) -> None:
        self.test = test
        self.number = number
        self.chooser = chooser
        self.at_random = at_random
        self.optional = optional
        self.left = left
        self.to = 0

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            if not self.left:
                scope.turned = scope.them
            scope.them = ()
            enough = len(self.offered(duel, scope)) >= max(self.number, 1)
            if not enough and not (self.optional and duel.every_window):
                return self.none(frame)
            if self.optional:
                answers = [option(O_NO, scope.card)]
                if enough:
                    answers.insert(0, option(O_YES, scope.card))
                frame.step = ANSWERED
                duel.ask(scope.player, CONFIRM, answers, W_OPTIONAL, scope.card, frame.code.shown)
                return AGAIN
        elif frame.step == ANSWERED and verb_of(duel.answer) == O_NO:
            return self.none(frame)
        offered = self.offered(duel, scope)
        chosen: list[int] = []
        if frame.step == NEXT_PICKED:
            chosen = duel.picks[:]
        elif self.number == 0:
            chosen = offered
        elif self.at_random:
            while len(chosen) < self.number:
                chosen.append(offered.pop(duel.rng.below(len(offered))))
        else:
            frame.step = NEXT_PICKED
            start_pick(
                duel,
                player_of(scope.player, self.chooser),
                offered,
                self.number,
                self.number,
                W_EFFECT_PICK,
                scope.card,
            )
            return AGAIN
        frame.step = FIRST
        scope.them = tuple(chosen)
        scope.turned = tuple([card for card in scope.turned if card not in chosen])
        frame.done = len(chosen)
        return NEXT

    def offered(self, duel: State, scope: Scope) -> list[int]:
        """The cards that can be picked."""
        return [card for card in scope.turned if self.test.test(duel, card, scope)]

    def none(self, frame: Work) -> int:
        """Nothing is picked."""
        frame.step = FIRST
        frame.done = 0
        frame.pc = self.to
        return NEXT


class UntilOp(DeckTop):
    """Turn over cards from the top of the deck until one passes; it alone is ``them`` then."""

    def __init__(self, test: Test) -> None:
        super().__init__(ONE_CARD, 0)
        self.test = test
        self.to = 0
        """Where to continue if none passes."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = scope.player
        found = -1
        turned: list[int] = []
        for card in reversed(duel.deck[player]):
            turned.append(card)
            if self.test.test(duel, card, scope):
                found = card
                break
        for card in turned:
            duel.let_know(card, KNOWN_TO_BOTH)
            note(duel, L_REVEAL, card, player)
        frame.done = 1 if found >= 0 else 0
        scope.them = (found,) if found >= 0 else ()
        scope.turned = tuple(turned)
        if found < 0:
            scope.turned = ()
            shuffle(duel, player)
            frame.pc = self.to
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for card in duel.deck[scope.player]:
            if self.test.test(duel, card, scope):
                return True
        return False


class JoinRestOp(Op):
    """After that, put cards into their decks, to the revealed cards that were not picked."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        next_moment(duel)
        moved = move_all(duel, frame.cards, DECK, frame.because | RETURNED, scope.player, scope.card)
        scope.turned = (*scope.turned, *moved)
        return NEXT


class RestOp(Op):
    """Move the revealed cards that were not picked to their place."""

    def __init__(self, to: int, shuffled: bool) -> None:
        self.to = to
        self.shuffled = shuffled

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards = [card for card in scope.turned if duel.place[card] == DECK]
        scope.turned = ()
        frame.cards = cards if not self.shuffled else []
        if not cards:
            return NEXT
        if self.to == DECK:
            if self.shuffled:
                shuffle(duel, duel.owner[cards[0]])
        elif self.to:
            moved = move_all(duel, cards, self.to, frame.because, scope.player, scope.card)
            if self.to == HAND:
                for card in cards:
                    reveal(duel, card, duel.owner[card])
            elif self.to == EXTRA:
                turn_up_in_extra(duel, moved)
        return NEXT


class MaySendOp(NothingOp):
    """The player must be able to send cards from the deck to the graveyard."""

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not cannot_send_from_deck(duel, scope.player)


class PickedOutOp(Op):
    """Let what was done to the picked cards count as the result."""

    def run(self, duel: State, frame: Work) -> int:
        frame.done = len(duel.scopes[frame.scope].them)
        return NEXT
