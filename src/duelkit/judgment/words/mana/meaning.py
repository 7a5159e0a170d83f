"""Mana."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Modifier, Verb
from duelkit.judgment.language.filters import Filter
from duelkit.judgment.language.kinds import Kind
from duelkit.judgment.language.terms import Side


@dataclass(frozen=True, slots=True)
class ExitMana(Modifier):
    """The trash bonus of creatures goes to this creature's owner, or is not given."""

    of: Filter
    stolen: bool = True


@dataclass(frozen=True, slots=True)
class GainMana(Verb):
    """A side gains mana (マナ獲得). Rule: EOJ-ABIL-34."""

    KIND: ClassVar[Kind | None] = Kind.MANA_GAIN
    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class LoseMana(Verb):
    """A side loses mana, at most what it has. Rule: EOJ-MANA-04."""

    amount: Amount | int
    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class StealMana(Verb):
    """Mana goes from the opponent to you (マナ奪い). Rules: EOJ-ABIL-33 to -33c."""

    KIND: ClassVar[Kind | None] = Kind.MANA_THEFT
    amount: Amount | int
