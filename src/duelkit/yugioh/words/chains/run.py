"""Executors of the words about chains (チェーン)."""

from __future__ import annotations

from duelkit.yugioh.state.code import Amount, Check, Test
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


class UsedTest(Test):
    """The card whose effect is being processed, which was activated in one of these places."""

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.resolving < 0:
            return False
        link = duel.scopes[duel.resolving]
        return link.card == card and link.place & self.zones != 0
