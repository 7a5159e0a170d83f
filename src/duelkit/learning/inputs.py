"""What a network is told of an observation: the rows that are in use, and which card each of them is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from duelkit.environments.schema import Schema

Array = NDArray[Any]
BLOCKS: Final = ("cards", "fields", "chain")
"""What is looked at row by row, as far as a game has it."""
WHOLE: Final = ("fields",)
"""Of these every row counts, whether anything lies there or not."""
POINTERS: Final = (("row", "cards"), ("field", "fields"))
"""Columns of options that point at rows of a block, from 1."""
SLOTS: Final = 32
"""So many rows of a block are told apart by their number; those behind are alike."""


class Reader:
    """Packs observations of one schema, and makes batches of what was packed.

    Packed is a dictionary: ``globals``, of each block the rows that are used with the number of the row behind
    (from 1, ``SLOTS`` − 1 at most; 0 is no row), ``options``. Columns that point at rows point at those that were kept.
    """

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.blocks = tuple(name for name in BLOCKS if name in schema.blocks)
        self.names = (*self.blocks, "options")

    def width(self, name: str) -> int:
        """How many numbers a packed row of a block has."""
        return len(self.schema[name].columns) + (name in self.blocks)

    def pack(self, observation: Array) -> dict[str, Array]:
        """The rows of one observation that are used.

        :param observation: of the shape (``schema.size``,), 16-bit integers.
        """
        parts = self.schema.split(observation)
        packed = {"globals": parts["globals"][0].copy()}
        options = parts["options"]
        options = options[options[:, self.schema["options"].at("there")] != 0].copy()
        for name in self.blocks:
            rows = parts[name]
            used = np.arange(len(rows)) if name in WHOLE else np.flatnonzero(rows[:, self.schema[name].at("there")])
            packed[name] = np.concatenate(
                [rows[used], np.minimum(used + 1, SLOTS - 1)[:, None].astype(np.int16)], axis=1
            )
            kept = np.zeros(len(rows) + 1, np.int16)
            kept[used + 1] = np.arange(1, len(used) + 1, dtype=np.int16)
            for pointer, block in POINTERS:
                if block == name and pointer in self.schema["options"].columns:
                    at = self.schema["options"].at(pointer)
                    options[:, at] = kept[options[:, at]]
        packed["options"] = options
        return packed

    def batch(self, packed: Sequence[Mapping[str, Array]]) -> dict[str, Array]:
        """An array of observations: rows that are missing are zero, each block has as many as the longest needs."""
        made: dict[str, Array] = {"globals": np.stack([one["globals"] for one in packed])}
        for name in self.names:
            most = max(1, max(len(one[name]) for one in packed))
            rows = np.zeros((len(packed), most, self.width(name)), np.int16)
            for at, one in enumerate(packed):
                rows[at, : len(one[name])] = one[name]
            made[name] = rows
        return made


class Samples:
    """Positions with what was chosen and what became of them, as flat arrays that one file holds.

    :param arrays: ``globals``; of each block all rows behind each other, and ``<block>_count`` how many each position
        has; ``action``: the option that was chosen, −1 where only the value counts; ``result``: 1 for a duel that the
        viewer won, 0 for one that was lost, 0.5 for a draw; ``duel``: which duel it is from.
    """

    def __init__(self, reader: Reader, arrays: Mapping[str, Array]) -> None:
        self.reader = reader
        self.arrays = dict(arrays)
        self._starts = {name: np.concatenate([[0], np.cumsum(self.arrays[f"{name}_count"])]) for name in reader.names}

    def __len__(self) -> int:
        return len(self.arrays["action"])

    @classmethod
    def of(cls, reader: Reader, rows: Sequence[tuple[Mapping[str, Array], int, float, int]]) -> Samples:
        """Samples of positions: each packed, with its action, result and duel."""
        arrays: dict[str, Array] = {
            "globals": np.stack([row[0]["globals"] for row in rows])
            if rows
            else np.zeros((0, len(reader.schema["globals"].columns)), np.int16),
            "action": np.array([row[1] for row in rows], np.int16),
            "result": np.array([row[2] for row in rows], np.float32),
            "duel": np.array([row[3] for row in rows], np.int64),
        }
        for name in reader.names:
            parts = [row[0][name] for row in rows]
            arrays[name] = np.concatenate(parts) if parts else np.zeros((0, reader.width(name)), np.int16)
            arrays[f"{name}_count"] = np.array([len(part) for part in parts], np.int32)
        return cls(reader, arrays)

    @classmethod
    def joined(cls, parts: Sequence[Samples]) -> Samples:
        """All samples of several."""
        return cls(
            parts[0].reader, {name: np.concatenate([part.arrays[name] for part in parts]) for name in parts[0].arrays}
        )

    def batch(self, chosen: Array, least: int = 16) -> dict[str, Array]:
        """What a network is told of some of the samples, with their actions and results.

        :param chosen: their numbers.
        :param least: each block has so many rows, or that doubled until all fit: a size is compiled when it is new.
        """
        made = {name: self.arrays[name][chosen] for name in ("globals", "action", "result")}
        for name in self.reader.names:
            counts = self.arrays[f"{name}_count"][chosen]
            # of blocks that are whole, and of questions that are none, the size is known
            most = self.reader.schema[name].rows if name in WHOLE else least if counts.max() else 1
            while most < counts.max():
                most *= 2
            places = np.arange(most)
            at = self._starts[name][chosen][:, None] + places
            there = places < counts[:, None]
            flat = self.arrays[name]
            rows = (
                flat[np.minimum(at, max(len(flat) - 1, 0))]
                if len(flat)
                else np.zeros((*at.shape, self.reader.width(name)), np.int16)
            )
            made[name] = rows * there[..., None].astype(np.int16)
        return made
