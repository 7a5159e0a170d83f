"""The network: a policy and a value over what a player may know, said once for training and for its export.

It knows observations by their schema only. A row of a block becomes a vector, made of the features of its card in the
table of cards and of the row's own numbers; the state is made of the sum of all rows; an option is scored from its row,
its card, what it points at and the state. So cards and options that were never met still mean something.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

import numpy as np

from duelkit.environments.schema import Schema
from duelkit.learning.inputs import POINTERS, SLOTS, Array, Reader

VALUES: Final = 8
"""A number from 1 to this has an input of its own, beside its size."""
TOLD: Final = VALUES + 2
"""Inputs that are made of a number: its size twice, as a logarithm and in thousands, and which small number it is."""
VERBS: Final = 64
WHYS: Final = 64
NUMBERS: Final = 32
Params = dict[str, Any]
"""Weights, by name."""
T = TypeVar("T")


@dataclass(frozen=True)
class Shape:
    """What the weights of a network depend on.

    :param game: whose observations it reads; ``version``: of their schema.
    :param features: how many features a card has in the table of cards.
    :param width: of all layers.
    """

    game: str
    version: int
    features: int
    width: int = 64

    def begin(self, schema: Schema, seed: int) -> Params:
        """Weights to start from."""
        chance = np.random.default_rng(seed)
        width = self.width
        reader = Reader(schema)

        def dense(rows: int, columns: int, scale: float = 1.0) -> Array:
            made: Array = chance.normal(size=(rows, columns)) * scale / np.sqrt(rows)
            return made.astype(np.float32)

        params: Params = {"card": dense(self.features, width, 2.0)}
        for name in reader.blocks:
            params |= {
                f"{name}.own": dense(reader.width(name) * TOLD, width, 2.0),
                f"{name}.slot": 0.1 * dense(SLOTS, width),
                f"{name}.mix": dense(width, width, 1.4),
                f"{name}.sum": dense(width, width),
                f"{name}.option": dense(width, width),
            }
        params |= {
            "state.own": dense(reader.width("globals") * TOLD, width, 2.0),
            "state.why": 0.5 * dense(WHYS, width),
            "state.mix": dense(width, width, 1.4),
            "state.value": dense(width, 1, 0.1),
            "option.own": dense(reader.width("options") * TOLD, width, 2.0),
            "option.deed": 0.1 * dense(VERBS * NUMBERS, width),
            "option.state": dense(width, width),
            "option.mix": dense(width, width, 1.4),
            "option.score": dense(width, 1, 0.1),
        }
        return params


class Ops(Protocol[T]):
    """What the network is built of: done at once by JAX, written down by the export."""

    def weight(self, name: str) -> T:
        """A weight by its name."""

    def told(self, numbers: T) -> T:
        """(…, C) 16-bit integers → (…, C · ``TOLD``)."""

    def dot(self, left: T, right: T) -> T:
        """The product with a matrix."""

    def add(self, *parts: T) -> T:
        """A sum."""

    def scaled(self, part: T, factor: float) -> T:
        """A product with a number."""

    def relu(self, part: T) -> T:
        """What is above zero."""

    def column(self, numbers: T, at: int, most: int = 32767) -> T:
        """One column as integers from 0 to ``most``."""

    def rows(self, table: T, numbers: T) -> T:
        """Rows of a table."""

    def where(self, rows: T, numbers: T) -> T:
        """The rows whose numbers are above zero, the others zero."""

    def total(self, rows: T) -> T:
        """(B, R, W) → (B, W), the sum of the rows."""

    def beside(self, state: T) -> T:
        """(B, W) → (B, 1, W)."""

    def pointed(self, rows: T, numbers: T) -> T:
        """(B, R, W) and (B, M) from 1 → (B, M, W), zero for 0."""

    def deed(self, verbs: T, numbers: T) -> T:
        """verb · ``NUMBERS`` + number."""

    def last(self, part: T) -> T:
        """(…, 1) → (…)."""


def forward(ops: Ops[T], reader: Reader, told: Mapping[str, T], cards: T) -> tuple[T, T]:
    """The score of each option (of rows that are none too), and the log odds of winning.

    :param told: as :class:`Reader` makes it; ``cards``: the vector of each row of the table of cards.
    """
    schema, weight = reader.schema, ops.weight
    why = ops.column(told["globals"], schema["globals"].at("why"), WHYS - 1)
    states = [ops.dot(ops.told(told["globals"]), weight("state.own")), ops.rows(weight("state.why"), why)]
    rows: dict[str, T] = {}
    for name in reader.blocks:
        slot = ops.column(told[name], reader.width(name) - 1, SLOTS - 1)
        made = ops.relu(
            ops.add(
                ops.dot(ops.told(told[name]), weight(f"{name}.own")),
                ops.rows(weight(f"{name}.slot"), slot),
                ops.rows(cards, ops.column(told[name], schema[name].at("id"))),
            )
        )
        rows[name] = ops.where(ops.relu(ops.dot(made, weight(f"{name}.mix"))), slot)
        states.append(ops.dot(ops.scaled(ops.total(rows[name]), 0.125), weight(f"{name}.sum")))
    state = ops.relu(ops.dot(ops.relu(ops.add(*states)), weight("state.mix")))
    value = ops.last(ops.dot(state, weight("state.value")))
    option = told["options"]
    at = schema["options"].at
    deed = ops.deed(ops.column(option, at("verb"), VERBS - 1), ops.column(option, at("number"), NUMBERS - 1))
    parts = [
        ops.dot(ops.told(option), weight("option.own")),
        ops.rows(weight("option.deed"), deed),
        ops.rows(cards, ops.column(option, at("id"))),
        ops.beside(ops.dot(state, weight("option.state"))),
    ]
    for pointer, name in POINTERS:
        if name in rows and pointer in schema["options"].columns:
            parts.append(ops.dot(ops.pointed(rows[name], ops.column(option, at(pointer))), weight(f"{name}.option")))
    hidden = ops.relu(ops.dot(ops.relu(ops.add(*parts)), weight("option.mix")))
    return ops.last(ops.dot(hidden, weight("option.score"))), value
