"""The network: a policy and a value over what a player may know, defined once for training and for its export.

It depends on observations only through their schema. A row of a block becomes a vector, made from the features of its
card in the table of cards and from the row's own numbers; the state is made from the sum of all rows; an option is
scored from its row, its card, what it refers to and the state. So unseen cards and options still have a meaning.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

import numpy as np

from duelkit.environments.schema import Schema
from duelkit.learning.inputs import POINTERS, SLOTS, Array, Reader

VALUES: Final = 8
"""Numbers from 1 to this have a separate input each, besides their size."""
INPUTS: Final = VALUES + 2
"""The inputs made from a number: its size twice, as a logarithm and in thousands, and which small number it is."""
VERBS: Final = 64
WHYS: Final = 64
NUMBERS: Final = 32
Params = dict[str, Any]
"""Weights, by name."""
T = TypeVar("T")


@dataclass(frozen=True)
class Shape:
    """The shape of a network.

    :param game: whose observations it reads.
    :param version: of their schema.
    :param features: how many features a card has in the table of cards.
    :param width: of all layers.
    """

    game: str
    version: int
    features: int
    width: int = 64

    def begin(self, schema: Schema, seed: int) -> Params:
        """Returns initial weights."""
        chance = np.random.default_rng(seed)
        width = self.width
        reader = Reader(schema)

        def dense(rows: int, columns: int, scale: float = 1.0) -> Array:
            made: Array = chance.normal(size=(rows, columns)) * scale / np.sqrt(rows)
            return made.astype(np.float32)

        params: Params = {"card": dense(self.features, width, 2.0)}
        for name in reader.blocks:
            params |= {
                f"{name}.own": dense(reader.width(name) * INPUTS, width, 2.0),
                f"{name}.slot": 0.1 * dense(SLOTS, width),
                f"{name}.mix": dense(width, width, 1.4),
                f"{name}.sum": dense(width, width),
                f"{name}.option": dense(width, width),
            }
        params |= {
            "state.own": dense(reader.width("globals") * INPUTS, width, 2.0),
            "state.why": 0.5 * dense(WHYS, width),
            "state.mix": dense(width, width, 1.4),
            "state.value": dense(width, 1, 0.1),
            "option.own": dense(reader.width("options") * INPUTS, width, 2.0),
            "option.deed": 0.1 * dense(VERBS * NUMBERS, width),
            "option.state": dense(width, width),
            "option.mix": dense(width, width, 1.4),
            "option.score": dense(width, 1, 0.1),
        }
        return params


class Ops(Protocol[T]):
    """The operations of the network: carried out by JAX, written as a graph by the export."""

    def weight(self, name: str) -> T:
        """Returns a weight by its name."""

    def inputs(self, numbers: T) -> T:
        """(…, C) 16-bit integers → (…, C · ``INPUTS``)."""

    def dot(self, left: T, right: T) -> T:
        """Returns the product with a matrix."""

    def add(self, *parts: T) -> T:
        """Returns a sum."""

    def scaled(self, part: T, factor: float) -> T:
        """Returns a product with a number."""

    def relu(self, part: T) -> T:
        """Returns positive values, zero for the others."""

    def column(self, numbers: T, at: int, most: int = 32767) -> T:
        """Returns one column as integers from 0 to ``most``."""

    def rows(self, table: T, numbers: T) -> T:
        """Returns rows of a table."""

    def where(self, rows: T, numbers: T) -> T:
        """Returns the rows whose numbers are above zero, zero for the others."""

    def total(self, rows: T) -> T:
        """(B, R, W) → (B, W), the sum of the rows."""

    def beside(self, state: T) -> T:
        """(B, W) → (B, 1, W)."""

    def pointed(self, rows: T, numbers: T) -> T:
        """(B, R, W) and (B, M) from 1 → (B, M, W), zero for 0."""

    def action(self, verbs: T, numbers: T) -> T:
        """verb · ``NUMBERS`` + number."""

    def last(self, part: T) -> T:
        """(…, 1) → (…)."""


def forward(ops: Ops[T], reader: Reader, inputs: Mapping[str, T], cards: T) -> tuple[T, T]:
    """Returns the score of each option (including unused rows), and the log odds of winning.

    :param inputs: as :class:`Reader` makes it.
    :param cards: the vector of each row of the table of cards.
    """
    schema, weight = reader.schema, ops.weight
    why = ops.column(inputs["globals"], schema["globals"].at("why"), WHYS - 1)
    states = [ops.dot(ops.inputs(inputs["globals"]), weight("state.own")), ops.rows(weight("state.why"), why)]
    rows: dict[str, T] = {}
    for name in reader.blocks:
        slot = ops.column(inputs[name], reader.width(name) - 1, SLOTS - 1)
        made = ops.relu(
            ops.add(
                ops.dot(ops.inputs(inputs[name]), weight(f"{name}.own")),
                ops.rows(weight(f"{name}.slot"), slot),
                ops.rows(cards, ops.column(inputs[name], schema[name].at("id"))),
            )
        )
        rows[name] = ops.where(ops.relu(ops.dot(made, weight(f"{name}.mix"))), slot)
        states.append(ops.dot(ops.scaled(ops.total(rows[name]), 0.125), weight(f"{name}.sum")))
    state = ops.relu(ops.dot(ops.relu(ops.add(*states)), weight("state.mix")))
    value = ops.last(ops.dot(state, weight("state.value")))
    option = inputs["options"]
    at = schema["options"].at
    action = ops.action(ops.column(option, at("verb"), VERBS - 1), ops.column(option, at("number"), NUMBERS - 1))
    parts = [
        ops.dot(ops.inputs(option), weight("option.own")),
        ops.rows(weight("option.deed"), action),
        ops.rows(cards, ops.column(option, at("id"))),
        ops.beside(ops.dot(state, weight("option.state"))),
    ]
    for pointer, name in POINTERS:
        if name in rows and pointer in schema["options"].columns:
            parts.append(ops.dot(ops.pointed(rows[name], ops.column(option, at(pointer))), weight(f"{name}.option")))
    hidden = ops.relu(ops.dot(ops.relu(ops.add(*parts)), weight("option.mix")))
    return ops.last(ops.dot(hidden, weight("option.score"))), value
