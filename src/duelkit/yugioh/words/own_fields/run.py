"""Executors of the words about Summons by each player to their own field (それぞれのフィールドに)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import POSITION
from duelkit.yugioh.engine.facts.limits import count_summons
from duelkit.yugioh.engine.facts.one_kind import positions_left
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.prohibitions import at_most_one
from duelkit.yugioh.engine.facts.zones import free_monster_zones, placings
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.engine.moves.decks import shuffle
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import put_monster, succeed
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Plan, Pool
from duelkit.yugioh.state.codes import (
    BY_EFFECT,
    DECK,
    EITHER,
    GRAVEYARD,
    MONSTER_ZONE,
    O_POSITION,
    S_SPECIAL,
    W_EFFECT_PICK,
    W_POSITION,
    number_of,
    option,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.summoning.run import PLACE_CHOSEN, THOSE_PICKED, SpecialSummonOp

BOTH: Final = 2
"""The number of players."""


class EachSummonOp(SpecialSummonOp):
    """Each player Special Summons their own of the named cards, the turn player choosing first; all come at the same
    time. Rules: MR3-SIM-01, MR3-SS-03.
    """

    def __init__(self, positions: int, yours: bool) -> None:
        super().__init__(positions, EITHER, 0, 0, S_SPECIAL, False, False)
        self.yours = yours
        """Whether the player of the effect summons them all."""
        self.pool: Pool | None = None
        """Where the cards are, if they are not known yet."""
        self.by_target: bool = False
        """Whether it depends on the target which cards they are."""
        self.targets: bool = False
        """Whether they are the targets."""
        self.turned_over: bool = False
        """Whether they were turned over from a deck."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.number = 0
            frame.saved = []
            frame.picked = []
        if frame.step == THOSE_PICKED:
            frame.saved.extend(duel.picks)
        elif frame.step == PLACE_CHOSEN:
            frame.picked.append(number_of(duel.answer))
        while frame.number < BOTH:
            player = player_of(duel.turn_player, frame.number)
            if frame.step == FIRST:
                frame.step = THOSE_PICKED
                cards = self.of_player(duel, scope, frame.cards, player)
                free = self.room(duel, player, cards, scope)
                free = min(free, 1) if at_most_one(duel) else free
                if len(cards) > free > 0:
                    start_pick(duel, self.summoner(scope, player), cards, free, free, W_EFFECT_PICK, scope.card)
                    return AGAIN
                frame.saved.extend(cards if free else [])
            if self.ask_place(duel, frame, player, self.summoner(scope, player)):
                return AGAIN
            frame.step = FIRST
            frame.number += 1
        frame.number = 0
        frame.step = FIRST
        done = self.bring_all(duel, scope, frame)
        frame.saved = []
        if self.turned_over:
            left = [card for card in frame.cards if duel.place[card] == DECK]
            move_all(duel, left, GRAVEYARD, frame.because, scope.player, scope.card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def summoner(self, scope: Scope, player: int) -> int:
        """Who summons the monsters of a player."""
        return scope.player if self.yours else player

    def of_player(self, duel: State, scope: Scope, cards: list[int], player: int) -> list[int]:
        """Those of the player's cards that can be Special Summoned."""
        by = self.summoner(scope, player)
        return [
            card
            for card in cards
            if duel.owner[card] == player
            and duel.place[card]
            and not duel.place[card] & MONSTER_ZONE
            and may_be_special_summoned(duel, card, by, self.ignoring, self.kinds, scope.card, receiver=player)
            and positions_left(duel, card, player, self.positions)
        ]

    def ask_place(self, duel: State, frame: Work, player: int, asked: int) -> bool:
        """Ask for the position and zone of the player's next monster; returns whether there is a question."""
        start = sum(1 for card in frame.saved if duel.owner[card] != player)
        while len(frame.picked) < len(frame.saved):
            card = frame.saved[len(frame.picked)]
            rest = frame.saved[len(frame.picked) + 1 :]
            positions = positions_left(duel, card, player, self.positions)
            choices = placings(duel, player, card, positions, frame.picked[start:], rest)
            if len(choices) > 1:
                frame.step = PLACE_CHOSEN
                duel.ask(asked, POSITION, [option(O_POSITION, card, at) for at in choices], W_POSITION, card)
                return True
            frame.picked.append(choices[0])
        return False

    def bring_all(self, duel: State, scope: Scope, frame: Work) -> list[int]:
        """Put the monsters of both players into their zones; returns those that were summoned."""
        done: list[int] = []
        origin = 0
        for at in range(len(frame.saved)):
            card = frame.saved[at]
            origin = duel.place[card]
            if put_monster(duel, card, duel.owner[card], frame.picked[at], self.kinds):
                done.append(card)
        settle(duel)
        for player in (duel.turn_player, 1 - duel.turn_player):
            own = [card for card in done if duel.owner[card] == player]
            by = self.summoner(scope, player)
            count_summons(duel, own, by, self.kinds)
            succeed(duel, own, player, self.kinds, by, scope.card, origin, BY_EFFECT)
        return done

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        free = [free_monster_zones(duel, player) + (plan.freed if player == scope.player else 0) for player in range(2)]
        if self.by_target and not scope.targets:
            return max(free) > 0
        if self.targets and plan.now:
            found = [card for target in scope.targets for card in target]
        elif self.pool is None:
            return max(free) > 0 if plan.now else min(free) > 0
        else:
            found = members(duel, self.pool, scope)
        return any([free[player] > 0 and self.of_player(duel, scope, found, player) for player in range(2)])


class SplitSummonOp(SpecialSummonOp):
    """A player Special Summons two monsters at the same time, one to each field; both or none.

    What the effect does before that may make room for them.
    """

    def __init__(self, positions: int) -> None:
        super().__init__(positions, EITHER, 0, 0, S_SPECIAL, False, False)
        self.known: bool = False
        """Whether the monsters are known before: then the player picks here which of them is for the own field."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        sides = (scope.player, 1 - scope.player)
        if frame.step == FIRST:
            frame.saved = frame.cards if self.fit(duel, scope, frame.cards) else []
            frame.picked = []
            if self.known and frame.saved:
                frame.step = THOSE_PICKED
                start_pick(duel, scope.player, frame.saved, 1, 1, W_EFFECT_PICK, scope.card)
                return AGAIN
        elif frame.step == THOSE_PICKED:
            frame.saved = [*duel.picks, *[card for card in frame.saved if card not in duel.picks]]
        elif frame.step == PLACE_CHOSEN:
            frame.picked.append(number_of(duel.answer))
        while len(frame.picked) < len(frame.saved):
            at = len(frame.picked)
            card = frame.saved[at]
            choices = placings(duel, sides[at], card, self.positions, [], [])
            if len(choices) > 1:
                frame.step = PLACE_CHOSEN
                duel.ask(scope.player, POSITION, [option(O_POSITION, card, each) for each in choices], W_POSITION, card)
                return AGAIN
            frame.picked.append(choices[0])
        frame.step = FIRST
        done: list[int] = []
        origin = 0
        for at in range(len(frame.saved)):
            card = frame.saved[at]
            origin = duel.place[card]
            if put_monster(duel, card, sides[at], frame.picked[at], self.kinds):
                done.append(card)
        if origin == DECK:
            shuffle(duel, scope.player)
        settle(duel)
        count_summons(duel, done, scope.player, self.kinds)
        for card in done:
            succeed(duel, [card], duel.controller[card], self.kinds, scope.player, scope.card, origin, BY_EFFECT)
        frame.saved = []
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def fit(self, duel: State, scope: Scope, cards: list[int]) -> bool:
        """Whether two monsters have been picked, and both can be Special Summoned."""
        if len(cards) != BOTH or at_most_one(duel):
            return False
        for player in range(2):
            if free_monster_zones(duel, player) == 0:
                return False
        return all(
            [
                may_be_special_summoned(duel, card, scope.player, False, self.kinds, scope.card, any_kind=True)
                for card in cards
            ]
        )

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if at_most_one(duel):
            return False
        for player in range(2):
            leaving = [] if plan.now or self.known else [card for card in duel.monsters[player] if card >= 0]
            freed = plan.freed if player == scope.player else 0
            if free_monster_zones(duel, player) + freed <= 0 and not leaving:
                return False
        return True
