"""Data sets of decisions: duels of computer players as Parquet files, for learning and for statistics.

    from duelkit.laboratory import datasets

    for batch in datasets.load("decisions", columns=["view", "options", "chosen", "outcome"]):
        for row in batch.to_pylist():
            sides = datasets.view_of(row["view"])[1]

A data set is a folder: ``dataset.json`` says what it is of, each Parquet file holds all decisions of some duels. It is
read batch by batch, so that memory does not grow with it.
"""

from __future__ import annotations

import io
import json
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Rng
from duelkit.laboratory.executors import Executor, Inside
from duelkit.laboratory.plan import Plan, Task
from duelkit.laboratory.playing import Done, Worker
from duelkit.laboratory.running import stopped_by_interrupt
from duelkit.players import Player

VERSION: Final = 1
"""The version of the columns; a data set of another version is refused."""
ABOUT: Final = "dataset.json"
ROWS: Final = 2048
"""The decisions of a row group, which is also the number in memory at a time."""
PART: Final = re.compile(r"duels-(\d{9,})-(\d{9,})\.parquet")
T = TypeVar("T")
_WORD: Final = pa.dictionary(pa.int32(), pa.string())
KNOWN: Final = (
    pa.field("player", pa.int8(), False),
    pa.field("turn", pa.int32(), False),
    pa.field("kind", pa.int8(), False),
    pa.field("why", pa.int32(), False),
    pa.field("card", pa.int32(), False),
    pa.field("detail", pa.int64(), False),
    pa.field("options", pa.list_(pa.field("option", pa.int64(), False)), False),
    pa.field("view", pa.binary(), False),
)
"""What the player who is asked knows at that moment."""
SCHEMA: Final = pa.schema(
    [
        pa.field("duel", pa.int64(), False),
        pa.field("step", pa.int32(), False),
        *KNOWN,
        pa.field("chosen", pa.int32(), False),
        pa.field("level", _WORD, False),
        pa.field("outcome", pa.int8(), False),
        pa.field("reason", _WORD, False),
        pa.field("first", pa.int8(), False),
        pa.field("deck", _WORD, False),
        pa.field("opponent", _WORD, False),
        pa.field("opponent_deck", _WORD, False),
    ],
    metadata={"duelkit": f"dataset {VERSION}"},
)
"""The columns; ``docs/datasets.md`` describes them."""
WORDS: Final = [field.name for field in SCHEMA if field.type == _WORD]


def known(duel: Playable) -> dict[str, Any]:
    """Returns what the player who is asked knows, by column.

    :param duel: with an open question.
    """
    decision = duel.decision
    assert decision is not None
    return {
        "player": decision.player,
        "turn": duel.turn,
        "kind": decision.kind,
        "why": decision.why,
        "card": decision.card,
        "detail": decision.detail,
        "options": list(decision.options),
        "view": msgspec.msgpack.encode(duel.observe(decision.player).rows()),
    }


class Noted:
    """A player whose decisions are recorded: what it knows, and what it chooses.

    :param player: the player that decides.
    :param rows: the list to which each decision is added.
    """

    def __init__(self, player: Player[Playable], rows: list[dict[str, Any]]) -> None:
        self.name = player.name
        self._player = player
        self._rows = rows

    def choose(self, duel: Playable) -> int:
        """Returns an option of the open question."""
        row = known(duel)
        option = self._player.choose(duel)
        row["chosen"] = row["options"].index(option)
        self._rows.append(row)
        return option


class Recording(Worker):
    """Plays duels of a plan and returns their decisions as a Parquet file."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._rows: list[dict[str, Any]] = []

    def players(self, task: Task) -> tuple[Player[Playable], Player[Playable]]:
        one, other = super().players(task)
        return Noted(one, self._rows), Noted(other, self._rows)

    def block(self, first: int, count: int) -> Done:
        """Returns the decisions of a number of duels from a number on.

        :raises DuelFailed: naming the duel.
        """
        began = time.perf_counter()
        file = io.BytesIO()
        with pq.ParquetWriter(file, SCHEMA, compression="zstd", use_dictionary=WORDS) as writer:
            waiting: list[dict[str, Any]] = []
            for number in range(first, first + count):
                waiting += self.decisions(self.plan.task(number))
                while len(waiting) >= ROWS:
                    writer.write_batch(pa.RecordBatch.from_pylist(waiting[:ROWS], SCHEMA))
                    del waiting[:ROWS]
            if waiting:
                writer.write_batch(pa.RecordBatch.from_pylist(waiting, SCHEMA))
        return Done(first, count, file.getvalue(), time.perf_counter() - began)

    def decisions(self, task: Task) -> list[dict[str, Any]]:
        """Returns the decisions of a duel, in order, by column.

        :raises DuelFailed: if it fails.
        """
        self._rows.clear()
        played = self.duel(task)
        seats = self.plan.pairings[task.pairing]
        decks = [self.plan.decks[seat.deck].name for seat in seats]
        for step, row in enumerate(self._rows):
            player = row["player"]
            row |= {
                "duel": task.number,
                "step": step,
                "first": task.first,
                "reason": played.reason,
                "outcome": 0 if played.winner < 0 else 1 if played.winner == player else -1,
                "level": seats[player].player,
                "deck": decks[player],
                "opponent": seats[1 - player].player,
                "opponent_deck": decks[1 - player],
            }
        return list(self._rows)


class Dataset:
    """A data set being written, duel after duel.

    :param folder: created if it does not exist.
    :param part: duels per file.
    :raises FileError: if the folder contains something else, or cannot be used.
    :raises DuelkitError: if the plan cannot be played.
    """

    def __init__(self, folder: str | Path, plan: Plan, part: int = 100) -> None:
        self.plan = replace(plan.check(), worker=f"{__name__}:{Recording.__name__}")
        self.folder = Path(folder)
        self.part = part
        about = {"duelkit": f"dataset {VERSION}", "part": part, "plan": plan.identity}
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not (self.folder / ABOUT).exists():
                if any(self.folder.glob("*.parquet")):
                    raise FileError(str(folder), 0, "holds Parquet files of something else; expected an empty folder")
                _write(self.folder / ABOUT, json.dumps(about, ensure_ascii=False, indent=1).encode() + b"\n")
        except OSError as error:
            raise FileError(str(folder), 0, f"cannot be written ({error.strerror}); expected a folder") from None
        found = _about(self.folder)
        for key, value in about.items():
            if found.get(key) != value:
                raise FileError(
                    str(self.folder / ABOUT),
                    0,
                    f"is another data set: {key} differs; expected the same, or another folder",
                )

    def _blocks(self) -> Iterator[range]:
        return (range(at, min(at + self.part, self.plan.duels)) for at in range(0, self.plan.duels, self.part))

    def missing(self) -> list[range]:
        """The duels whose files are missing."""
        there = {(one.start, one.stop) for one, _ in _parts(self.folder)}
        return [block for block in self._blocks() if (block.start, block.stop) not in there]

    def write(self, executor: Executor | None = None, on_progress: Callable[[int, int], None] | None = None) -> bool:
        """Plays and writes what is missing. After the first interrupt (Ctrl-C) the files in progress are finished.

        :param executor: plays the duels; by default this process.
        :param on_progress: receives how many duels are there, and how many there will be.
        :returns: whether all are there now; not, if it was interrupted.
        :raises FileError: if a file cannot be written.
        :raises DuelkitError: if a duel fails.
        """
        missing = self.missing()
        there = self.plan.duels - sum(map(len, missing))
        pace = Whole(missing)
        with stopped_by_interrupt(pace):
            results = (executor or Inside()).play(self.plan, pace.blocks())
            try:
                for done in results:
                    self._keep(range(done.first, done.first + done.duels), done.rows)
                    there += done.duels
                    if on_progress is not None:
                        on_progress(there, self.plan.duels)
            finally:
                results.close()  # type: ignore[attr-defined]
        return there == self.plan.duels

    def _keep(self, block: range, data: bytes) -> None:
        """Writes a file; a shorter one that begins with the same duel is deleted."""
        path = self.folder / _name(block)
        _write(path, data)
        for other in self.folder.glob(f"duels-{block.start:09}-*.parquet"):
            if other != path:
                other.unlink()


class Whole:
    """Yields the blocks as they are, until it is stopped."""

    def __init__(self, blocks: list[range]) -> None:
        self._blocks = blocks
        self.stopped = False

    def blocks(self) -> Iterator[range]:
        """Yields the blocks."""
        for block in self._blocks:
            if self.stopped:
                return
            yield block


def load(
    folder: str | Path, columns: Sequence[str] | None = None, batch: int = ROWS, shuffled: int | None = None
) -> Iterator[pa.RecordBatch]:
    """Yields the decisions of a data set, batch by batch; only one row group is in memory at a time.

    :param columns: which are read; by default all.
    :param batch: the most decisions of a batch.
    :param shuffled: a seed: the row groups come in random order, and so do the decisions of each.
    :raises FileError: if there is no data set, one of another version, or a file of it is damaged.
    :raises DuelkitError: if there is no such column.
    """
    folder = Path(folder)
    version = _about(folder).get("duelkit")
    if version != f"dataset {VERSION}":
        raise FileError(str(folder / ABOUT), 0, f"is {str(version)[:40]!r}; expected 'dataset {VERSION}'")
    for column in columns or ():
        if column not in SCHEMA.names:
            raise DuelkitError(f"no column {column[:40]!r}; expected some of {', '.join(SCHEMA.names)}")
    chance = None if shuffled is None else Rng(shuffled)
    groups = [(path, group) for _, path in _parts(folder) for group in range(_readable(path, _groups))]
    if chance is not None:
        order = list(range(len(groups)))
        chance.shuffle(order)
        groups = [groups[at] for at in order]
    return _batches(groups, columns, batch, chance)


def _batches(
    groups: list[tuple[Path, int]], columns: Sequence[str] | None, batch: int, chance: Rng | None
) -> Iterator[pa.RecordBatch]:
    wanted = list(SCHEMA.names if columns is None else columns)
    for path, group in groups:
        table = _readable(path, partial(_read, group=group, columns=wanted))
        if chance is not None:
            order = list(range(table.num_rows))
            chance.shuffle(order)
            table = table.take(order)
        yield from table.to_batches(max_chunksize=batch)


def decisions_of(folder: str | Path) -> int:
    """Returns how many decisions a data set contains.

    :raises FileError: if a file of it is damaged.
    """
    return sum(_readable(path, lambda one: int(pq.read_metadata(one).num_rows)) for _, path in _parts(Path(folder)))


def view_of(view: bytes) -> Any:
    """Returns what the asked player saw, as nested lists: the ``rows()`` of what
    :meth:`~duelkit.kernel.playable.Playable.observe` returned."""
    return msgspec.msgpack.decode(view)


def _groups(path: Path) -> int:
    return int(pq.read_metadata(path).num_row_groups)


def _read(path: Path, group: int, columns: list[str]) -> pa.Table:
    with pq.ParquetFile(path) as file:
        return file.read_row_group(group, columns=columns, use_threads=False).select(columns)


def _readable(path: Path, read: Callable[[Path], T]) -> T:
    try:
        return read(path)
    except (OSError, pa.ArrowException) as error:
        raise FileError(
            str(path),
            0,
            f"cannot be read ({str(error).splitlines()[0][:80]}); remove it and write the "
            "data set again: it alone is missing then",
        ) from None


def _about(folder: Path) -> dict[str, Any]:
    path = folder / ABOUT
    try:
        found = json.loads(path.read_bytes())
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be read ({error.strerror}); expected a data set") from None
    except ValueError as error:
        raise FileError(str(path), 0, f"no JSON ({error}); expected what a data set is of") from None
    if not isinstance(found, dict):
        raise FileError(str(path), 0, "no table; expected what a data set is of")
    return found


def _name(block: range) -> str:
    return f"duels-{block.start:09}-{block.stop - 1:09}.parquet"


def _parts(folder: Path) -> list[tuple[range, Path]]:
    """Returns the files in order; of two that begin with the same duel, the longer one."""
    found: dict[int, tuple[range, Path]] = {}
    for path in sorted(folder.iterdir()):
        part = PART.fullmatch(path.name)
        if part is not None:
            block = range(int(part[1]), int(part[2]) + 1)
            found[block.start] = max(
                found.get(block.start, (range(0), path)), (block, path), key=lambda one: len(one[0])
            )
    return [found[start] for start in sorted(found)]


def _write(path: Path, data: bytes) -> None:
    partial_path = path.with_name(f".{path.name}.part")
    try:
        partial_path.write_bytes(data)
        os.replace(partial_path, path)
    except OSError as error:
        partial_path.unlink(missing_ok=True)
        raise FileError(
            str(path), 0, f"cannot be written ({error.strerror or error}); what was written before is kept"
        ) from None
