"""The log, as a linked list of entries that copies of a duel share."""

from __future__ import annotations

from typing import Final

L_TURN: Final = 0
L_PHASE: Final = 1
L_DRAW: Final = 2
L_MANA: Final = 3
L_CAST: Final = 4
L_SUMMON: Final = 5
L_ATTACK: Final = 6
L_COUNTER: Final = 7
L_DAMAGE: Final = 8
L_EVADED: Final = 9
L_DEATH: Final = 10
L_TRASH: Final = 11
L_ROTATE: Final = 12
L_MOVE: Final = 13
L_QUAKE: Final = 14
L_EXCHANGE: Final = 15
L_DISCARD: Final = 16
L_SACRIFICE: Final = 17
L_TRIGGER: Final = 18
L_MULLIGAN: Final = 19
L_CHECK: Final = 20
L_WIN: Final = 21
L_FORCED: Final = 22
L_RETURN: Final = 23
L_CHANGE: Final = 24
L_POSSESSION: Final = 25
L_LOCK: Final = 26
L_CHANCE: Final = 27
L_REVEAL: Final = 28
L_MILL: Final = 29
L_TIMEOUT: Final = 30


class LogEntry:
    """An entry of the log. ``secret``: 0 if public, 1 + player if only that player may know the card."""

    __slots__ = ("a", "b", "card", "kind", "number", "player", "previous", "secret")

    def __init__(
        self, previous: LogEntry | None, kind: int, card: int, player: int, a: int, b: int, secret: int
    ) -> None:
        self.previous = previous
        self.number: int = 1 if previous is None else previous.number + 1
        self.kind = kind
        self.card = card
        self.player = player
        self.a = a
        self.b = b
        self.secret = secret

    def __reduce__(self) -> tuple[object, ...]:
        rows: list[tuple[int, int, int, int, int, int]] = []
        entry: LogEntry | None = self
        while entry is not None:
            rows.append((entry.kind, entry.card, entry.player, entry.a, entry.b, entry.secret))
            entry = entry.previous
        rows.reverse()
        return (rebuild, (tuple(rows),))


def rebuild(rows: tuple[tuple[int, int, int, int, int, int], ...]) -> LogEntry | None:
    """Link entries into a log; without recursion, for a log is long."""
    entry: LogEntry | None = None
    for kind, card, player, a, b, secret in rows:
        entry = LogEntry(entry, kind, card, player, a, b, secret)
    return entry


def entries(last: LogEntry | None, after: int = 0) -> list[LogEntry]:
    """The entries with a number above ``after``, oldest first."""
    found: list[LogEntry] = []
    while last is not None and last.number > after:
        found.append(last)
        last = last.previous
    found.reverse()
    return found
