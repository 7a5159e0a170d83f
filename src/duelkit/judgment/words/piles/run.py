"""Hands, libraries and graveyards: what the engine runs."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.rulings import banned
from duelkit.judgment.engine.facts.values import alive
from duelkit.judgment.engine.moves.events import note
from duelkit.judgment.engine.moves.placing import (
    discard,
    draw,
    renew_hidden_id,
    return_to_hand,
    shuffle_library,
    take_from_pile,
    to_graveyard,
)
from duelkit.judgment.engine.procedures.ending import lose_by_deck
from duelkit.judgment.state.code import AGAIN, NEXT, Amount, Op, Scope, Test, Work
from duelkit.judgment.state.codes import (
    B_TURNS_DISCARDS,
    BOARD,
    HAND,
    LIBRARY,
    O_PICK,
    W_DISCARD,
    YOU,
    card_of,
    on_side,
    option,
    player_of,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_MILL, L_REVEAL
from duelkit.kernel.decision import PICK


class LookAtTopOp(Op):
    """The player looks at the top card of their library."""

    def run(self, duel: State, work: Work) -> int:
        player = work.scope.player
        if duel.library[player]:
            card = duel.library[player][-1]
            duel.known[card] = duel.known.get(card, 0) | 1 << player
            note(duel, L_REVEAL, card, player, 0, 0, 1 + player)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(duel.library[scope.player]) > 0


class JudgmentOp(Op):
    """Reveal both top cards and continue with the instructions for winning or losing.

    ``won`` instructions, a jump, and ``lost`` instructions follow.
    """

    def __init__(self, won: int, lost: int) -> None:
        self.won = won
        self.lost = lost

    def run(self, duel: State, work: Work) -> int:
        player = work.scope.player
        costs = [-1, -1]
        for side in (player, 1 - player):
            if duel.library[side]:
                card = duel.library[side][-1]
                duel.known[card] = 3
                note(duel, L_REVEAL, card, side)
                costs[side] = duel.info[card].cost
        if costs[player] < costs[1 - player]:
            work.pc += 2 + self.won
        elif costs[player] == costs[1 - player]:
            work.pc += 2 + self.won + self.lost
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(duel.library[0]) > 0 or len(duel.library[1]) > 0


class DrawOp(Op):
    """Draw cards; a player who cannot draw all of them loses. Rules: EOJ-ABIL-22, EOJ-WIN-04."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        amount = self.amount.value(duel, work.scope)
        viewer = work.scope.player
        for player in (viewer, 1 - viewer):
            if on_side(self.side, viewer, player) and draw(duel, player, amount) < amount:
                lose_by_deck(duel, player)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return self.amount.value(duel, scope) > 0


# the steps of a discard
DISCARD_BEGINS: Final = 0
DISCARD_NEXT: Final = 1
DISCARD_PICKED: Final = 2


class DiscardOp(Op):
    """A side discards cards of its choice, or all if it has fewer. Rules: EOJ-ABIL-23, EOJ-ABIL-23b."""

    def __init__(self, amount: Amount, side: int, which: Test | None) -> None:
        self.amount = amount
        self.side = side
        self.which = which

    def run(self, duel: State, work: Work) -> int:
        scope = work.scope
        player = self.loser(duel, scope)
        if work.step == DISCARD_BEGINS:
            work.step = DISCARD_NEXT
            work.number = self.amount.value(duel, scope)
            work.picked = []
        elif work.step == DISCARD_PICKED:
            work.step = DISCARD_NEXT
            work.number -= 1
            work.picked = [*work.picked, card_of(duel.answer)]
            discard(duel, card_of(duel.answer))
        offered = [card for card in duel.hand[player] if self.which is None or self.which.test(duel, card, scope)]
        if work.number <= 0 or not offered:
            work.step = DISCARD_BEGINS
            scope.them = tuple(work.picked)
            work.picked = []
            return NEXT
        work.step = DISCARD_PICKED
        duel.ask(player, PICK, [option(O_PICK, card) for card in offered], W_DISCARD, scope.card, work.number)
        return AGAIN

    def loser(self, duel: State, scope: Scope) -> int:
        """The player who discards; an ability may turn a forced discard back on the player who forces it."""
        if self.side == YOU or banned(duel, B_TURNS_DISCARDS, 1 - scope.player):
            return scope.player
        return 1 - scope.player

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(duel.hand[player_of(scope.player, self.side)]) > 0


class MillOp(Op):
    """The top cards of a library go to the graveyard."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        player = player_of(work.scope.player, self.side)
        for _ in range(self.amount.value(duel, work.scope)):
            if duel.library[player]:
                card = duel.library[player][-1]
                take_from_pile(duel, card)
                to_graveyard(duel, card)
                note(duel, L_MILL, card, player)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(duel.library[player_of(scope.player, self.side)]) > 0


class ReturnOp(Op):
    """Cards return to their owners' hands."""

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if duel.place[card] != BOARD or alive(duel, card):
                return_to_hand(duel, card)
        return NEXT


class FetchOp(Op):
    """The selected cards go to the hand or into the library; a library that gained or lost cards is shuffled."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: State, work: Work) -> int:
        shuffled: list[int] = []
        for card in work.cards:
            owner = duel.owner[card]
            if duel.place[card] == LIBRARY or self.to == LIBRARY:
                shuffled.append(owner)
            take_from_pile(duel, card)
            duel.place[card] = self.to
            renew_hidden_id(duel, card)
            if self.to == HAND:
                duel.hand[owner].append(card)
                duel.known[card] = 3
                note(duel, L_REVEAL, card, owner)
            else:
                duel.library[owner].append(card)
        for owner in (0, 1):
            if owner in shuffled:
                shuffle_library(duel, owner)
        return NEXT


class ShowHandOp(Op):
    """A side reveals its hand."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        for player in range(2):
            if on_side(self.side, work.scope.player, player):
                for card in duel.hand[player]:
                    duel.known[card] = 3
                    note(duel, L_REVEAL, card, player)
        return NEXT


class DiscardHandOp(Op):
    """A side discards its whole hand, the oldest card first."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        for player in range(2):
            if on_side(self.side, work.scope.player, player):
                for card in duel.hand[player][:]:
                    discard(duel, card)
        return NEXT


class RevealTopOp(Op):
    """The top card of a library is revealed and becomes THEM."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: State, work: Work) -> int:
        player = player_of(work.scope.player, self.side)
        work.scope.them = ()
        if duel.library[player]:
            card = duel.library[player][-1]
            duel.known[card] = 3
            note(duel, L_REVEAL, card, player)
            work.scope.them = (card,)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(duel.library[player_of(scope.player, self.side)]) > 0


class BuryOp(Op):
    """The selected cards that are in a library or hand go to the graveyard."""

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if duel.place[card] in (LIBRARY, HAND):
                take_from_pile(duel, card)
                to_graveyard(duel, card)
                note(duel, L_MILL, card, duel.owner[card])
        return NEXT
