"""What a player saw happen in a duel of THE EYE OF JUDGMENT, as rows of 16-bit numbers."""

from __future__ import annotations

from typing import Final

from duelkit.environments.packing import Pairs, small, word
from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import (
    L_ATTACK,
    L_CAST,
    L_CHANGE,
    L_CHECK,
    L_COUNTER,
    L_DAMAGE,
    L_DEATH,
    L_DISCARD,
    L_DRAW,
    L_EVADED,
    L_EXCHANGE,
    L_LOCK,
    L_MANA,
    L_MILL,
    L_MOVE,
    L_MULLIGAN,
    L_PHASE,
    L_POSSESSION,
    L_QUAKE,
    L_RETURN,
    L_REVEAL,
    L_ROTATE,
    L_SACRIFICE,
    L_SUMMON,
    L_TIMEOUT,
    L_TRASH,
    L_TURN,
    L_WIN,
    LogEntry,
)

PAST: Final = 16
WIDTH: Final = 6
_ROWS: Final = Pairs(WIDTH)
_NOTHING: Final = [bytes(2 * WIDTH * count) for count in range(PAST + 1)]

_A: Final = 1
_B: Final = 2
_CARD_A: Final = 4
_CARD_B: Final = 8
_HIDDEN: Final = 16
"""The player may not know which card it was."""
_SHOWN: Final[dict[int, int]] = {
    L_TURN: _A,
    L_PHASE: _A,
    L_DRAW: 0,
    L_MANA: _A | _B,
    L_CAST: 0,
    L_SUMMON: _A | _B,
    L_ATTACK: _CARD_A | _B,
    L_COUNTER: _CARD_A | _B,
    L_DAMAGE: _A | _CARD_B,
    L_EVADED: _CARD_A,
    L_DEATH: _A,
    L_TRASH: _A,
    L_ROTATE: _A,
    L_MOVE: _A | _B,
    L_QUAKE: _A,
    L_EXCHANGE: _A | _B,
    L_DISCARD: 0,
    L_SACRIFICE: _A,
    L_MULLIGAN: 0,
    L_CHECK: 0,
    L_WIN: 0,
    L_RETURN: 0,
    L_CHANGE: _A | _B,
    L_POSSESSION: _CARD_A,
    L_LOCK: _A,
    L_REVEAL: 0,
    L_MILL: 0,
    L_TIMEOUT: _A,
}
"""The kinds of log entries that are encoded, and which of their numbers; the others contain nothing new, or cards."""
_OF_KIND: Final = [_SHOWN.get(kind, -1) for kind in range(max(_SHOWN) + 1)]


class Passed:
    """An entry of the log, as it was last encoded for the player."""

    def __init__(self, entry: LogEntry, shown: int) -> None:
        self.entry = entry
        self.other: int = entry.a if shown & _CARD_A else entry.b if shown & _CARD_B else -1
        """Its second card, −1 for none."""
        self.shown: int = shown
        self.known: int = -1
        """Which of its two cards the player knew, as bits."""
        self.row: bytes = b""


class History:
    """The log as it was last encoded for a player: entries do not change, and most are there at the next question too.

    :param player: the player.
    :param codes: the id of each card of the duel.
    """

    def __init__(self, player: int, codes: list[int]) -> None:
        self.player: int = player
        self.codes: list[int] = codes
        self.newest: LogEntry | None = None
        self.passed: list[Passed] = []
        self.rows: bytes = _NOTHING[PAST]

    def packed(self, duel: State) -> bytes:
        """Returns the newest entries that the player may read, the newest first. Only new entries are encoded, and
        those whose cards the player has begun or ceased to know."""
        player = self.player
        changed = self.newest is not duel.log
        if changed:
            self.catch_up(duel.log)
        for passed in self.passed:
            card = passed.entry.card
            known = 0
            if card >= 0 and not passed.shown & _HIDDEN and knows(duel, player, card):
                known = 1
            if passed.other >= 0 and knows(duel, player, passed.other):
                known |= 2
            if known != passed.known:
                passed.known = known
                passed.row = self.row(passed)
                changed = True
        if changed:
            self.rows = b"".join([passed.row for passed in self.passed]) + _NOTHING[PAST - len(self.passed)]
        return self.rows

    def catch_up(self, log: LogEntry | None) -> None:
        """Collects the entries to be encoded, from the newest to the last encoded one."""
        fresh: list[Passed] = []
        entry = log
        while entry is not None and entry is not self.newest and len(fresh) < PAST:
            shown = _OF_KIND[entry.kind] if entry.kind < len(_OF_KIND) else -1
            if shown >= 0:
                if entry.secret != 0 and entry.secret != 1 + self.player:
                    shown |= _HIDDEN
                fresh.append(Passed(entry, shown))
            entry = entry.previous
        if entry is self.newest:
            fresh.extend(self.passed[: PAST - len(fresh)])
        self.passed = fresh
        self.newest = log

    def row(self, passed: Passed) -> bytes:
        """Encodes an entry of the log. A card that is no longer known is left out."""
        entry, shown, known = passed.entry, passed.shown, passed.known
        return _ROWS.row(
            word(
                entry.kind + 1,
                entry.player == self.player,
                self.codes[entry.card] if known & 1 else 0,
                self.codes[passed.other] if known & 2 else 0,
            ),
            word(small(entry.a) if shown & _A else 0, small(entry.b) if shown & _B else 0, 0, 0),
        )
