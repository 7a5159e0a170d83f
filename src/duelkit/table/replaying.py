"""Replays records in a process for long work: every moment of them, from either side or both."""

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
"""The number of decisions between two kept moments; more where there would be more than :data:`MOST_MOMENTS`."""
MOST_MOMENTS: Final = 64
MOMENT_BYTES: Final = 40_000
"""The assumed size of a kept moment, and with :data:`STEP_BYTES` of a decision."""
STEP_BYTES: Final = 400
MOST_BYTES: Final = 48 << 20
"""The most bytes of replayed records that a process keeps."""
BOTH: Final = "both"
Source = str | Record
"""A record, or its text."""


Called = tuple[tuple[str, str], ...]
"""The names of both players, each in Japanese and in English; empty if they have no names."""


def worded(names: Called) -> tuple[Words, Words]:
    """Returns the names as a desk needs them."""
    first, second = names or (("", ""),) * 2
    return dict(zip(LANGUAGES, first, strict=True)), dict(zip(LANGUAGES, second, strict=True))


@dataclass
class Replay:
    """A replayed record.

    :param every: the number of decisions between kept moments.
    :param turns: for each turn its number, its player and the number of decisions made before it.
    """

    record: Record
    desk: Desk
    every: int
    moments: list[object] = field(default_factory=list)
    turns: list[tuple[int, int, int]] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game's id."""
        return self.record.headers["game"]

    @property
    def size(self) -> int:
        """Returns its approximate size in bytes."""
        return len(self.moments) * MOMENT_BYTES + len(self.record.steps) * STEP_BYTES

    def go_to(self, step: int) -> None:
        """Moves the duel to the moment after a number of decisions."""
        at = min(step // self.every, len(self.moments) - 1)
        self.desk.back(self.moments[at])
        for done in self.record.steps[at * self.every : step]:
            make(self.desk, done.player, done.option)

    def about(self) -> Json:
        """Returns a summary of the replay."""
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
        """Returns the duel after a number of decisions, as a side sees it or with both hands open.

        :param names: the players' names, if they have any.
        :param after: how many log entries to leave out because they are known.
        :raises Refusal: if there are fewer decisions.
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
        """Returns the next decision in words; ``None`` if the viewer is the opponent of the player who made it."""
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
    """Makes a recorded decision."""
    if option in (SURRENDER, TIME_OUT):
        desk.leave(player, option)
    else:
        desk.choose(option)


def play_through(record: Record) -> Replay:
    """Replays a record.

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


# in the process: a request comes with the record only if the process does not hold it any more

_HELD: Final[OrderedDict[str, Replay]] = OrderedDict()


class Unknown(Refusal):
    """The process does not hold this replay and needs the record."""

    def __init__(self) -> None:
        super().__init__("internal", UNKNOWN)


UNKNOWN: Final = "the record is not held here"


def found(key: str, source: Source | None) -> Replay:
    """Returns the replay of a key.

    :param source: what to replay if it is not held.
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
    """Returns a summary of a replay."""
    return found(key, source).about()


def state(key: str, source: Source | None, step: int, side: str, after: int, names: Called = ()) -> bytes:
    """Returns a moment of a replay, as JSON."""
    return msgspec.json.encode(found(key, source).state(step, side, after, names))


def text(key: str, source: Source | None) -> str:
    """Returns the record as the text of a file."""
    return found(key, source).record.text()


def beginning(key: str, source: Source | None, step: int) -> tuple[dict[str, str], list[tuple[int, int]]]:
    """Returns the headers of a record, and its first decisions: player and option.

    :raises Refusal: if there are fewer decisions.
    """
    record = found(key, source).record
    if step > len(record.steps):
        raise Refusal("bad_message", f"step {step}; expected 0 to {len(record.steps)}")
    return record.headers, [(done.player, done.option) for done in record.steps[:step]]
