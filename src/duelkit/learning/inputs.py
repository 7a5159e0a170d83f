"""The inputs of a network: the rows of an observation that are in use, and the card of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from duelkit.environments.schema import Schema

Array = NDArray[Any]
BLOCKS: Final = ("cards", "fields", "chain")
"""The blocks that are read row by row, if a game has them."""
WHOLE: Final = ("fields",)
"""The blocks of which every row counts, even an empty one."""
POINTERS: Final = (("row", "cards"), ("field", "fields"))
"""The columns of options that refer to rows of a block, from 1."""
SLOTS: Final = 32
"""The rows of a block that are distinguished by their number; those after them are alike."""


class Reader:
    """Packs observations of one schema, and makes batches of packed ones.

    A packed observation is a dictionary: ``globals``, for each block its used rows each followed by the row's number
    (from 1, at most ``SLOTS`` − 1; 0 is no row), ``options``. Columns that refer to rows refer to the kept ones.
    """

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.blocks = tuple(name for name in BLOCKS if name in schema.blocks)
        self.names = (*self.blocks, "options")

    def width(self, name: str) -> int:
        """Returns how many numbers a packed row of a block contains."""
        return len(self.schema[name].columns) + (name in self.blocks)

    def pack(self, observation: Array) -> dict[str, Array]:
        """Returns the used rows of one observation.

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
        """Returns a batch of observations: missing rows are zero, and each block has the size of the longest."""
        made: dict[str, Array] = {"globals": np.stack([one["globals"] for one in packed])}
        for name in self.names:
            most = max(1, max(len(one[name]) for one in packed))
            rows = np.zeros((len(packed), most, self.width(name)), np.int16)
            for at, one in enumerate(packed):
                rows[at, : len(one[name])] = one[name]
            made[name] = rows
        return made


class Samples:
    """Positions with their choices and results, as flat arrays that one file contains.

    :param arrays: ``globals``; for each block all rows in sequence, and ``<block>_count`` with the number of rows of
        each position; ``action``: the chosen option, −1 if only the value counts; ``result``: 1 for a duel that the
        viewer won, 0 for a loss, 0.5 for a draw; ``duel``: the duel of the position.
    """

    def __init__(self, reader: Reader, arrays: Mapping[str, Array]) -> None:
        self.reader = reader
        self.arrays = dict(arrays)
        self._starts = {name: np.concatenate([[0], np.cumsum(self.arrays[f"{name}_count"])]) for name in reader.names}

    def __len__(self) -> int:
        return len(self.arrays["action"])

    @classmethod
    def of(cls, reader: Reader, rows: Sequence[tuple[Mapping[str, Array], int, float, int]]) -> Samples:
        """Returns samples of positions: each packed, with its action, result and duel."""
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
        """Joins several sets of samples."""
        return cls(
            parts[0].reader, {name: np.concatenate([part.arrays[name] for part in parts]) for name in parts[0].arrays}
        )

    def batch(self, chosen: Array, least: int = 16) -> dict[str, Array]:
        """Returns the inputs for some of the samples, with their actions and results.

        :param chosen: their indices.
        :param least: the size of each block, doubled until all rows fit: each new size is compiled.
        """
        made = {name: self.arrays[name][chosen] for name in ("globals", "action", "result")}
        for name in self.reader.names:
            counts = self.arrays[f"{name}_count"][chosen]
            # the size is known for whole blocks, and for positions without a question
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
