"""Records played through, in a process for long work: every moment of them, from either side or both."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

import msgspec

from duelkit.games.game import Words
from duelkit.kernel.record import Record, read_record
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.games.client import wished
from duelkit.table.games.context import LANGUAGES
from duelkit.table.games.desk import Desk
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

MOST_STEPS: Final = 20_000
EVERY: Final = 25
"""A moment is kept every so many decisions, or less often where that would be more than :data:`MOST_MOMENTS`."""
MOST_MOMENTS: Final = 64
MOMENT_BYTES: Final = 40_000
"""What a kept moment is taken to hold, and :data:`STEP_BYTES` a decision."""
STEP_BYTES: Final = 400
MOST_BYTES: Final = 48 << 20
"""So much a process keeps of records that were played through."""
BOTH: Final = "both"
Source = str | Record
"""A record, or its text."""


Called = tuple[tuple[str, str], ...]
"""What both players are called, each in Japanese and in English; empty where they have no names."""


def worded(names: Called) -> tuple[Words, Words]:
    """The names as a desk has them."""
    first, second = names or (("", ""),) * 2
    return dict(zip(LANGUAGES, first, strict=True)), dict(zip(LANGUAGES, second, strict=True))


@dataclass
class Replay:
    """A record that has been played through.

    :param every: a moment is kept after so many decisions each.
    :param turns: for each turn its number, its player and the number of decisions made before it.
    """

    record: Record
    desk: Desk
    every: int
    moments: list[object] = field(default_factory=list)
    turns: list[tuple[int, int, int]] = field(default_factory=list)

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.record.headers["game"]

    @property
    def size(self) -> int:
        """About how many bytes it holds."""
        return len(self.moments) * MOMENT_BYTES + len(self.record.steps) * STEP_BYTES

    def go_to(self, step: int) -> None:
        """Put the duel at the moment after so many decisions."""
        at = min(step // self.every, len(self.moments) - 1)
        self.desk.back(self.moments[at])
        for done in self.record.steps[at * self.every : step]:
            make(self.desk, done.player, done.option)

    def about(self) -> Json:
        """What can be said of it as a whole."""
        headers = self.record.headers
        return {
            "game": self.game,
            "edition": headers.get("edition"),
            "steps": len(self.record.steps),
            "turns": [{"turn": turn, "player": player, "step": step} for turn, player, step in self.turns],
            "decks": [headers[f"deck{player}"].rpartition(":")[0] for player in (0, 1)],
            "first": int(headers["first"]),
            "end": self.record.end,
        }

    def state(self, step: int, side: str, after: int = 0, names: Called = ()) -> Json:
        """The duel after so many decisions, as a side sees it or with both hands open.

        :param names: what the players are called, if they have names.
        :param after: so many entries of the log are known already and left out.
        :raises Refusal: if there are not so many decisions.
        """
        if step > len(self.record.steps):
            raise Refusal("bad_message", f"step {step}; expected 0 to {len(self.record.steps)}")
        self.go_to(step)
        desk = self.desk
        desk.context.names = worded(names)
        viewer = 1 if side == "1" else 0
        answer: Json = {
            "step": step,
            "you": viewer,
            "outcome": None if desk.outcome is None else desk.screen.result(viewer),
        }
        if side == BOTH:
            answer |= {"view": desk.screen.open_view(), "log": desk.screen.open_news()}
        else:
            answer |= {"view": desk.screen.view(viewer), "log": desk.screen.news(viewer, 0, True)}
        for number, entry in enumerate(answer["log"], 1):
            entry.n = number
        answer |= {"told": len(answer["log"]), "log": answer["log"][after:]}
        answer["next"] = self._next(step, viewer, side)
        return answer

    def _next(self, step: int, viewer: int, side: str) -> Json | None:
        """The decision that comes next, in words, for whom the player who made it is not the other side."""
        decision = self.desk.decision
        if step >= len(self.record.steps) or decision is None:
            return None
        done = self.record.steps[step]
        if side != BOTH and done.player != viewer:
            return {"player": done.player, "question": None, "chosen": None, "options": []}
        if done.option in (SURRENDER, TIME_OUT):
            word = "surrender" if done.option == SURRENDER else "time_out"
            return {"player": done.player, "question": None, "chosen": word, "options": []}
        asked = self.desk.screen.question(True)
        return {
            "player": done.player,
            "question": asked.text,
            "chosen": decision.options.index(done.option),
            "options": asked.options,
        }


def make(desk: Desk, player: int, option: int) -> None:
    """Make a recorded decision."""
    if option in (SURRENDER, TIME_OUT):
        desk.leave(player, option)
    else:
        desk.choose(option)


def play_through(record: Record) -> Replay:
    """Play a record through.

    :raises DuelkitError: if it cannot be begun, or a decision does not fit.
    """
    count = len(record.steps)
    if count > MOST_STEPS:
        raise Refusal("too_large", f"{count} decisions; expected at most {MOST_STEPS}")
    table = wished(record.headers.get("game", ""))
    desk = table.desk(table.game.start_of(record), neutral=True, every_window=False)
    replay = Replay(record, desk, max(EVERY, -(-count // MOST_MOMENTS)))
    turn = (-1, -1)
    for number in range(count + 1):
        if number % replay.every == 0:
            replay.moments.append(desk.keep())
        if desk.turn != turn:
            turn = desk.turn
            replay.turns.append((*turn, number))
        if number < count:
            done = record.steps[number]
            decision = desk.decision
            if decision is None or done.option not in (*decision.options, SURRENDER, TIME_OUT):
                raise Refusal(
                    "bad_message",
                    f"decision {number + 1}: option {done.option} is not offered; expected a record of this version",
                )
            make(desk, done.player, done.option)
    return replay


# in the process: what is asked of it comes with the record only if it does not know that any more

_HELD: Final[OrderedDict[str, Replay]] = OrderedDict()


class Unknown(Refusal):
    """The process does not hold this replay; it has to be given the record."""

    def __init__(self) -> None:
        super().__init__("internal", UNKNOWN)


UNKNOWN: Final = "the record is not held here"


def found(key: str, source: Source | None) -> Replay:
    """The replay under a key.

    :param source: what to play through if it is not held.
    :raises Unknown: if it is not held, and there is no source.
    """
    replay = _HELD.get(key)
    if replay is None:
        if source is None:
            raise Unknown
        replay = _HELD[key] = play_through(read_record(source, "record") if isinstance(source, str) else source)
        while sum(held.size for held in _HELD.values()) > MOST_BYTES and len(_HELD) > 1:
            _HELD.popitem(last=False)
    _HELD.move_to_end(key)
    return replay


def about(key: str, source: Source | None) -> Json:
    """What can be said of a replay as a whole."""
    return found(key, source).about()


def state(key: str, source: Source | None, step: int, side: str, after: int, names: Called = ()) -> bytes:
    """A moment of a replay, as JSON."""
    return msgspec.json.encode(found(key, source).state(step, side, after, names))


def text(key: str, source: Source | None) -> str:
    """The record as a file."""
    return found(key, source).record.text()


def beginning(key: str, source: Source | None, step: int) -> tuple[dict[str, str], list[tuple[int, int]]]:
    """The headers of a record, and its first decisions: player and option.

    :raises Refusal: if there are not so many.
    """
    record = found(key, source).record
    if step > len(record.steps):
        raise Refusal("bad_message", f"step {step}; expected 0 to {len(record.steps)}")
    return record.headers, [(done.player, done.option) for done in record.steps[:step]]
