"""Words about amounts (数値): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Amount, Pool
from duelkit.yugioh.language.terms import Stat


@dataclass(frozen=True, slots=True)
class Kinds(Amount):
    """The number of different names among the cards of a pool (〜の種類の数).

    :param pool: the cards.
    :param of: count attributes or types instead of names.
    """

    pool: Pool
    of: Stat | None = None


@dataclass(frozen=True, slots=True)
class Higher(Amount):
    """The higher of two amounts (高い方の数値).

    :param first: the one.
    :param second: the other.
    """

    first: Amount
    second: Amount
