"""Executors of the words about cards whose Levels add up to a number."""

from __future__ import annotations

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.properties import level_of
from duelkit.yugioh.engine.facts.sealed import seal_of
from duelkit.yugioh.engine.facts.zones import in_main_zone
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import F_LEVEL, O_FINISH, O_PICK, W_COST_PICK, card_of, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.amounts.run import figure_as_it_was
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


class LevelSet(Op):
    """Cards picked one at a time until their Levels reach a total."""

    def __init__(self, pool: Pool, total: int) -> None:
        self.pool = pool
        self.total = total
        self.reaching = SendableTest()

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

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.picked = []
        else:
            frame.picked.append(card_of(duel.answer))
        frame.step = FIRST
        if sum([level_of(duel, card) for card in frame.picked]) < self.total:
            options = [option(O_PICK, card) for card in self.options(duel, scope, frame.picked)]
            if options:
                frame.step = ANSWERED
                duel.ask(scope.player, PICK, options, W_COST_PICK, scope.card, len(frame.picked))
                return AGAIN
            frame.picked = []
        frame.cards = frame.picked
        frame.picked = []
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return completes([], [level_of(duel, card) for card in self.offered(duel, scope)], self.total)


def sums(levels: list[int]) -> int:
    """The sums of some of these Levels, or of none of them, as bits."""
    found = 1
    for level in levels:
        found |= found << level
    return found


class LevelMatch(Op):
    """This card, and cards picked one at a time until their Levels reach that of a card of another pool."""

    def __init__(self, pool: Pool, match: Pool, accept: Test | None) -> None:
        self.pool = pool
        self.match = match
        self.accept = accept

    def offered(self, duel: State, scope: Scope) -> list[int]:
        """The cards that can be picked."""
        accept = self.accept
        return [
            card
            for card in candidates(duel, self.pool, scope)
            if card != scope.card and level_of(duel, card) > 0 and (accept is None or accept.test(duel, card, scope))
        ]

    def wanted(self, duel: State, scope: Scope) -> int:
        """What the Levels of the picked cards can add up to, as bits."""
        own = level_of(duel, scope.card)
        found = 0
        for card in candidates(duel, self.match, scope):
            if level_of(duel, card) > own:
                found |= 1 << level_of(duel, card) - own
        return found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.picked = []
        elif verb_of(duel.answer) == O_PICK:
            frame.picked.append(card_of(duel.answer))
        else:
            return self.end(frame, scope)
        wanted = self.wanted(duel, scope)
        left = [card for card in self.offered(duel, scope) if card not in frame.picked]
        total = sum([level_of(duel, card) for card in frame.picked])
        options: list[int] = []
        for card in left:
            reached = sums([level_of(duel, other) for other in left if other != card])
            if reached << total + level_of(duel, card) & wanted:
                options.append(option(O_PICK, card))
        if frame.picked and wanted >> total & 1:
            if not options:
                return self.end(frame, scope)
            options.append(option(O_FINISH))
        if not options:
            frame.picked = []
            return self.end(frame, scope)
        frame.step = ANSWERED
        duel.ask(scope.player, PICK, options, W_COST_PICK, scope.card, len(frame.picked))
        return AGAIN

    def end(self, frame: Work, scope: Scope) -> int:
        """Name the cards: this one, and those picked."""
        frame.cards = [scope.card, *frame.picked] if frame.picked else []
        frame.picked = []
        frame.step = FIRST
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        accept = self.accept
        if accept is not None and not accept.test(duel, scope.card, scope):
            return False
        reached = sums([level_of(duel, card) for card in self.offered(duel, scope)]) & ~1
        return reached & self.wanted(duel, scope) != 0

    def frees(self, duel: State, scope: Scope) -> int:
        return 1 if in_main_zone(duel, scope.card) else 0


class TotalLevelTest(Test):
    """A monster whose Level is that of the cards paid, added up; any before that is paid."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not scope.paid:
            return level_of(duel, card) > 0
        total = 0
        for paid in scope.paid:
            total += max(0, figure_as_it_was(duel, paid, F_LEVEL))
        return level_of(duel, card) == total
