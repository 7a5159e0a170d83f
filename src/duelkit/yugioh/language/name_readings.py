"""How a Japanese card name is read (ふりがな), for names that an effect gives to a card. Rule: MR3-NAME-02."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_READERS: Final[list[Callable[[str], str]]] = []


def read_names_with(reader: Callable[[str], str]) -> None:
    """Let a collection of cards say how names are read.

    :param reader: returns the reading of a name; empty if it does not know it.
    """
    _READERS[:] = [reader]


def reading_of(name: str) -> str:
    """How a name is read; empty if that is not known."""
    return _READERS[0](name) if _READERS else ""
