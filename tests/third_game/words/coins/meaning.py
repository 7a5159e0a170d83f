"""Words about coins on the board: what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from tests.third_game.language.base import Amount, Filter, Verb


@dataclass(frozen=True, slots=True)
class IsYours(Filter):
    """A coin of the player whose coin has the effect."""


@dataclass(frozen=True, slots=True)
class IsOpen(Filter):
    """A coin that lies face-up."""


@dataclass(frozen=True, slots=True)
class Worth(Filter):
    """A coin worth at least, or at most, so much.

    :param at_least: the least; ``None``: any.
    :param at_most: the most; ``None``: any.
    """

    at_least: Amount | int | None = None
    at_most: Amount | int | None = None


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """The number of coins on the board that pass.

    :param which: the coins.
    """

    which: Filter


@dataclass(frozen=True, slots=True)
class Open(Verb):
    """Coins on the board are opened.

    :param which: the coins.
    """

    which: Filter


@dataclass(frozen=True, slots=True)
class Gain(Verb):
    """This coin is worth more from now on.

    :param amount: how much.
    """

    amount: Amount | int


YOURS = IsYours()
OPEN = IsOpen()
