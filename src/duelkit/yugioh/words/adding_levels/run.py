"""Executors of the words about cards whose Levels add up to a number."""

from __future__ import annotations

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.properties import level_of
from duelkit.yugioh.engine.facts.sealed import seal_of
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Pool
from duelkit.yugioh.state.codes import O_PICK, W_COST_PICK, card_of, option
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.moving.run import SendableTest


def completes(levels: list[int], rest: list[int], total: int) -> bool:
    """Whether these Levels, with some of the rest, reach the total so that none of them is superfluous."""
    reached = sum(levels)
    if reached >= total:
        return reached - min(levels) < total
    if reached + sum(rest) < total:
        return False
    for at in range(len(rest)):
        if completes([*levels, rest[at]], rest[at + 1 :], total):
            return True
    return False


def equals(ratings: list[int], rest: list[int], total: int, least: int) -> bool:
    """Whether these Ratings, with some of the rest, are so many and add up to the total."""
    reached = sum(ratings)
    if reached >= total:
        return reached == total and len(ratings) >= least
    for at in range(len(rest)):
        if equals([*ratings, rest[at]], rest[at + 1 :], total, least):
            return True
    return False


class SummedPicks(Op):
    """Cards picked one at a time until a figure of theirs reaches a total."""

    def __init__(self, pool: Pool, total: int) -> None:
        self.pool = pool
        self.total = total

    def figure(self, duel: State, card: int) -> int:
        """The figure of a card that counts."""
        raise NotImplementedError

    def options(self, duel: State, scope: Scope, picked: list[int]) -> list[int]:
        """The cards with which a pick can go on."""
        raise NotImplementedError

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.picked = []
        else:
            frame.picked.append(card_of(duel.answer))
        frame.step = FIRST
        if sum([self.figure(duel, card) for card in frame.picked]) < self.total:
            options = [option(O_PICK, card) for card in self.options(duel, scope, frame.picked)]
            if options:
                frame.step = ANSWERED
                duel.ask(scope.player, PICK, options, W_COST_PICK, scope.card, len(frame.picked))
                return AGAIN
            frame.picked = []
        frame.cards = frame.picked
        frame.picked = []
        return NEXT


class RatingSet(SummedPicks):
    """Link Monsters picked one at a time until their Ratings add up to a total."""

    def __init__(self, pool: Pool, total: int, least: int) -> None:
        super().__init__(pool, total)
        self.least = least

    def figure(self, duel: State, card: int) -> int:
        return rating(duel, card)

    def options(self, duel: State, scope: Scope, picked: list[int]) -> list[int]:
        """The cards with which a pick can go on."""
        ratings = [rating(duel, card) for card in picked]
        left = [card for card in candidates(duel, self.pool, scope) if rating(duel, card) > 0 and card not in picked]
        found: list[int] = []
        for card in left:
            rest = [rating(duel, other) for other in left if other != card]
            if equals([*ratings, rating(duel, card)], rest, self.total, self.least):
                found.append(card)
        return found

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(self.options(duel, scope, [])) > 0


def rating(duel: State, card: int) -> int:
    """The Link Rating of a card; 0 if it has none."""
    info = duel.info[card]
    return info.level if info.markers else 0


class LevelSet(SummedPicks):
    """Cards picked one at a time until their Levels reach a total."""

    def __init__(self, pool: Pool, total: int) -> None:
        super().__init__(pool, total)
        self.reaching = SendableTest()

    def figure(self, duel: State, card: int) -> int:
        return level_of(duel, card)

    def offered(self, duel: State, scope: Scope) -> list[int]:
        """The cards that can be picked; the card itself only if it can be summoned from the Graveyard afterwards."""
        own = scope.card
        lost = seal_of(duel, duel.owner[own]) is not None or not self.reaching.test(duel, own, scope)
        return [
            card
            for card in candidates(duel, self.pool, scope)
            if level_of(duel, card) > 0 and not (card == own and lost)
        ]

    def options(self, duel: State, scope: Scope, picked: list[int]) -> list[int]:
        """The cards with which a pick can go on."""
        levels = [level_of(duel, card) for card in picked]
        left = [card for card in self.offered(duel, scope) if card not in picked]
        found: list[int] = []
        for card in left:
            rest = [level_of(duel, other) for other in left if other != card]
            if completes([*levels, level_of(duel, card)], rest, self.total):
                found.append(card)
        return found

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return completes([], [level_of(duel, card) for card in self.offered(duel, scope)], self.total)
