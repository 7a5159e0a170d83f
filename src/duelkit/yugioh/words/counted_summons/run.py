"""Executors of the words about how often a player summoned."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import figure_of
from duelkit.yugioh.engine.facts.summons_made import summoned, summoned_in_ways, summons_succeeded
from duelkit.yugioh.state.code import NEXT, Check, NothingOp, Test
from duelkit.yugioh.state.codes import (
    F_ORIGINAL_LEVEL,
    FIELD,
    MONSTER_ZONE,
    S_FLIP,
    S_NORMAL,
    S_SET,
    S_SPECIAL,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class SummonedTimesCheck(Check):
    """The side succeeded so often in summons this turn."""

    def __init__(self, least: int, side: int) -> None:
        self.least = least
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        return summons_succeeded(duel, player_of(scope.player, self.side)) >= self.least


class SummonedInWaysCheck(Check):
    """The side Special Summoned such monsters in these ways this turn, however they came to the field since.

    :param test: what they are; ``None``: any monsters.
    :param ways: in one of these ways; 0: in any.
    :param others: and in none of these.
    :param least: how many of them at least.
    """

    def __init__(self, test: Test | None, ways: int, others: int, origin: int, side: int, least: int) -> None:
        self.test = test
        self.ways = ways
        self.others = others
        self.origin = origin
        self.side = side
        self.least = least

    def holds(self, duel: State, scope: Scope) -> bool:
        test = self.test
        player = player_of(scope.player, self.side)
        cards = summoned_in_ways(duel, player, self.origin, self.ways, self.others)
        return len([card for card in cards if test is None or test.test(duel, card, scope)]) >= self.least


def summons_of(duel: State, scope: Scope, which: Test, normal: bool) -> int:
    """How often the player Special Summoned, or Normal Summoned, such monsters this turn."""
    found = len([card for card in summoned(duel, scope.player, 0, normal) if which.test(duel, card, scope)])
    return found - summons_of(duel, scope, which, False) if normal else found


class SummonedSinceCheck(Check):
    """The player Special Summoned, or Normal Summoned, such monsters more often than had been counted before."""

    def __init__(self, which: Test, normal: bool) -> None:
        self.which = which
        self.normal = normal

    def holds(self, duel: State, scope: Scope) -> bool:
        return summons_of(duel, scope, self.which, self.normal) > scope.declared


class CountSummonsOp(NothingOp):
    """Count the Special or Normal Summons of this turn until now, for what is done later."""

    def __init__(self, which: Test, normal: bool) -> None:
        self.which = which
        self.normal = normal

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.declared = summons_of(duel, scope, self.which, self.normal)
        return NEXT


class PlayedThisTurnTest(Test):
    """A card on the field that was Normal or Special Summoned, or Set, in the current turn."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        part = duel.play[card]
        if not duel.place[card] & FIELD:
            return False
        if duel.place[card] != MONSTER_ZONE:
            return part.arrived == duel.turn and (not part.face_up or part.set_turn == duel.turn)
        if not part.kinds & (S_NORMAL | S_SPECIAL | S_SET):
            return False
        return part.arrived == duel.turn or (part.summoned == duel.turn and not part.kinds & S_FLIP)


class TogetherCheck(Check):
    """So many of the events that triggered the effect happened at one moment.

    :param apart: whether only as many count as have different original Levels.
    """

    def __init__(self, least: int, apart: bool) -> None:
        self.least = least
        self.apart = apart

    def holds(self, duel: State, scope: Scope) -> bool:
        for event in scope.events:
            together = [other.card for other in scope.events if other.moment == event.moment]
            if self.apart:
                levels = [figure_of(duel, card, F_ORIGINAL_LEVEL) for card in together]
                together = sorted({level for level in levels if level > 0})
            if len(together) >= self.least:
                return True
        return False
