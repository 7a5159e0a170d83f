"""The duels of a run as a Parquet file (Apache Parquet, by pyarrow), for other programs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from duelkit.kernel.errors import FileError
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.rows import Row

FILE: Final = "duels.parquet"
GROUP: Final = 5_000
"""The duels of a row group, which is also the number in memory at a time."""


def write(path: Path, plan: Plan, rows: Iterator[Row]) -> None:
    """Writes rows to a file, completely or not at all.

    :raises FileError: if it cannot be written.
    """
    import pyarrow.parquet

    schema = pyarrow.schema(_fields(pyarrow), metadata={"duelkit": plan.version, **plan.identity})
    partial = path.with_name(f".{path.name}.part")
    try:
        with pyarrow.parquet.ParquetWriter(partial, schema, compression="zstd") as writer:
            while group := list(islice(rows, GROUP)):
                writer.write_table(pyarrow.table(_columns(plan, group), schema=schema))
        os.replace(partial, path)
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be written ({error.strerror or error})") from None
    finally:
        partial.unlink(missing_ok=True)


def _fields(pyarrow: Any) -> list[tuple[str, Any]]:
    word = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    cards = pyarrow.list_(pyarrow.int32())
    return [
        ("number", pyarrow.int64()),
        ("seed", pyarrow.uint64()),
        ("first", pyarrow.int8()),
        ("winner", pyarrow.int8()),
        ("reason", word),
        ("turns", pyarrow.int32()),
        ("decisions", pyarrow.int32()),
        ("digest", pyarrow.string()),
        *(
            (f"{what}{player}", kind)
            for player in (0, 1)
            for what, kind in (
                ("player", word),
                ("deck", word),
                ("opening", cards),
                ("drawn", cards),
                ("played", cards),
            )
        ),
    ]


def _columns(plan: Plan, rows: list[Row]) -> dict[str, list[Any]]:
    tasks = [plan.task(row.number) for row in rows]
    found: dict[str, list[Any]] = {
        "number": [row.number for row in rows],
        "seed": [task.seed for task in tasks],
        "first": [row.first for row in rows],
        "winner": [row.winner for row in rows],
        "reason": [row.reason for row in rows],
        "turns": [row.turns for row in rows],
        "decisions": [row.decisions for row in rows],
        "digest": [row.digest for row in rows],
    }
    for player in (0, 1):
        seats = [plan.pairings[task.pairing][player] for task in tasks]
        found[f"player{player}"] = [seat.player for seat in seats]
        found[f"deck{player}"] = [plan.decks[seat.deck].name for seat in seats]
        found[f"opening{player}"] = [row.cards[player].opening for row in rows]
        found[f"drawn{player}"] = [row.cards[player].drawn for row in rows]
        found[f"played{player}"] = [row.cards[player].played for row in rows]
    return found
