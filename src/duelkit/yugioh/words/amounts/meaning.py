"""Words about amounts (数値): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Amount, Pool
from duelkit.yugioh.language.terms import Stat


@dataclass(frozen=True, slots=True)
class Kinds(Amount):
    """How many different names (or attributes, or types: ``of``) the cards of a pool have (〜の種類の数)."""

    pool: Pool
    of: Stat | None = None


@dataclass(frozen=True, slots=True)
class Higher(Amount):
    """The higher of two amounts (高い方の数値)."""

    first: Amount
    second: Amount
