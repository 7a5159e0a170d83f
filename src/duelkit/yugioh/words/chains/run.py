"""Executors of the words about chains (チェーン)."""

from __future__ import annotations

from duelkit.yugioh.state.code import Amount, Check, Occasion, Test
from duelkit.yugioh.state.codes import on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class LinkNumber(Amount):
    """The number of the scope's chain link; before its activation, the number that it would have."""

    def value(self, duel: State, scope: Scope) -> int:
        for at in range(len(duel.chain)):
            if duel.scopes[duel.chain[at]] is scope:
                return at + 1
        return len(duel.chain) + 1


class LinkCheck(Check):
    """The scope's activation is this chain link or a later one."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, duel: State, scope: Scope) -> bool:
        return len(duel.chain) + 1 >= self.least


class NamesDifferCheck(Check):
    """No two links of the chain have one name."""

    def holds(self, duel: State, scope: Scope) -> bool:
        names: list[str] = []
        for number in duel.chain:
            name = duel.info[duel.scopes[number].card].name
            if name in names:
                return False
            names.append(name)
        return True


class AnswerCheck(Check):
    """The last link of the chain, other than the scope's own, follows one of the scope's player and of such a card."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def holds(self, duel: State, scope: Scope) -> bool:
        links = [duel.scopes[number] for number in duel.chain if duel.scopes[number] is not scope]
        if len(links) < 2 or links[-2].player != scope.player:
            return False
        return self.which.test(duel, links[-2].card, scope)


class TriggeredCheck(Check):
    """Such an event triggered the effect that the scope responds to."""

    def __init__(self, occasion: Occasion) -> None:
        self.occasion = occasion

    def holds(self, duel: State, scope: Scope) -> bool:
        if scope.responds_to < 0:
            return False
        for event in duel.scopes[scope.responds_to].events:
            if self.occasion.matches_event(duel, event, scope):
                return True
        return False


class UsedTest(Test):
    """The card whose effect is being processed, which was activated in one of these places.

    :param extra_zone: in an extra monster zone only.
    """

    def __init__(self, zones: int, extra_zone: bool) -> None:
        self.zones = zones
        self.extra_zone = extra_zone

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.resolving < 0:
            return False
        link = duel.scopes[duel.resolving]
        return link.card == card and link.place & self.zones != 0 and (link.extra_zone or not self.extra_zone)


class ActivatedInTest(Test):
    """A card that activated an effect in one of these places of the side this turn, and has not moved since."""

    def __init__(self, zones: int, side: int) -> None:
        self.zones = zones
        self.side = side

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for entry in duel.activations:
            if (
                entry >> 1 & 0xFFF == card
                and not entry & 1
                and entry >> 31 == duel.stamp[card] & 0xFFFF
                and entry >> 13 & 0xFFFF & self.zones
                and on_side(self.side, scope.player, entry >> 30 & 1)
            ):
                return True
        return False
