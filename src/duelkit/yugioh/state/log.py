"""The log: a chain of immutable entries, so that copies share their past."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final


class LogEntry:
    """One thing that happened, linked to everything that happened before it.

    :param kind: an event kind, or one of the further kinds below.
    """

    __slots__ = ("before", "kind", "card", "player", "a", "b", "c", "number", "secret")

    def __init__(
        self, before: LogEntry | None, kind: int, card: int, player: int, a: int, b: int, c: int, secret: int
    ) -> None:
        self.before: Final = before
        self.kind: Final = kind
        self.card: Final = card
        self.player: Final = player
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.secret: Final = secret
        """Who can know which card it is: ``codes.OPEN``, ``only_for`` a player, or ``FOR_NOBODY``."""
        self.number: Final[int] = 1 if before is None else before.number + 1

    def __reduce__(self) -> tuple[object, ...]:
        return (log_of, ([(e.kind, e.card, e.player, e.a, e.b, e.c, e.secret) for e in entries(self)],))


def entries(last: LogEntry | None, after: int = 0) -> list[LogEntry]:
    """The entries with a number above ``after``, oldest first."""
    found: list[LogEntry] = []
    entry = last
    while entry is not None and entry.number > after:
        found.append(entry)
        entry = entry.before
    found.reverse()
    return found


def log_of(rows: list[tuple[int, int, int, int, int, int, int]]) -> LogEntry | None:
    """The log with these entries."""
    entry: LogEntry | None = None
    for kind, card, player, a, b, c, secret in rows:
        entry = LogEntry(entry, kind, card, player, a, b, c, secret)
    return entry


def newest_first(last: LogEntry | None) -> Iterator[LogEntry]:
    """The entries, newest first."""
    entry = last
    while entry is not None:
        yield entry
        entry = entry.before


# the sources of a change of life points (``L_LIFE``)
FROM_BATTLE: Final = 1
FROM_EFFECT: Final = 2
GAINED: Final = 3
PAID: Final = 4
SET_TO: Final = 5

L_TURN: Final = 100
L_PHASE: Final = 101
L_LIFE: Final = 102
L_MOVE: Final = 103
L_ACTIVATE: Final = 104
L_NEGATED: Final = 105
L_RESOLVE: Final = 106
L_REVEAL: Final = 107
L_COIN: Final = 108
L_DIE: Final = 109
L_CHOICE: Final = 110
L_SHUFFLE: Final = 111
L_MISSED: Final = 112
L_TARGET: Final = 113
L_ATTACK: Final = 114
"""``a`` is the target; ``b`` contains the players who knew which card it was, as bits (``engine.seen.view.knowers``).
"""
L_WIN: Final = 115
L_DECLARE: Final = 116
L_FORCED: Final = 117
L_SUMMON: Final = 118
L_NO_EFFECT: Final = 119
L_PAY: Final = 120
L_POSITION: Final = 121
L_DAMAGE: Final = 122
L_COUNTER: Final = 123
L_EQUIP: Final = 124
L_REPLAY: Final = 125
L_ATTACK_STOPPED: Final = 126
L_LOOK: Final = 127
L_SKIP: Final = 128
