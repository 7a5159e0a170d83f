"""Kinds of log entries for clients: their names, and the sources of their fields.

The engines record an entry as a kind and up to three numbers; for each kind, the meaning of those numbers is defined
here once, and clients receive them by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final, NamedTuple, cast

import msgspec

from duelkit.table.answers import Entry

Numbering = Callable[[int], int]
"""The number of a card for a client."""


class Field(NamedTuple):
    """A field of an entry: its type, and how to read it. ``card``: whether it is a card."""

    type: Any
    read: Callable[[Any], Any]
    card: bool = False


A: Final = Field(int, attrgetter("a"))
B: Final = Field(int, attrgetter("b"))
C: Final = Field(int, attrgetter("c"))
CARD_A: Final = A._replace(card=True)
CARD_B: Final = B._replace(card=True)
CARD_C: Final = C._replace(card=True)
YES_A: Final = Field(bool, lambda entry: bool(entry.a))


def word(of: Field, words: Mapping[int, str]) -> Field:
    """Returns a field that represents a number by a word."""
    return Field(str, lambda entry: words.get(of.read(entry), "other"))


class Kind:
    """A kind of entry.

    :param name: its name.
    :param fields: its fields beside those of :class:`Entry`.
    """

    def __init__(self, name: str, /, **fields: Field) -> None:
        self.name = name
        self.fields = fields
        made = msgspec.defstruct(
            name, [(key, field.type) for key, field in fields.items()], bases=(Entry,), tag=name, kw_only=True
        )
        self.type = cast(Callable[..., Entry], made)

    def of(self, entry: Any, number: Numbering, passcode: int = 0) -> Entry:
        """Returns an entry of the engine's log as it is sent."""
        values = {
            key: number(field.read(entry)) if field.card else field.read(entry) for key, field in self.fields.items()
        }
        return self.type(card=number(entry.card), passcode=passcode, player=entry.player, **values)
