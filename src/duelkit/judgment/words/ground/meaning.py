"""Turning over and exchanging fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Modifier, Verb
from duelkit.judgment.language.filters import FieldFilter, FieldWhat, Filter
from duelkit.judgment.language.kinds import Kind
from duelkit.judgment.language.terms import Element


@dataclass(frozen=True, slots=True)
class Seals(Modifier):
    """Fields cannot be turned over or exchanged (封地). Rule: EOJ-ABIL-29."""

    KIND: ClassVar[Kind | None] = Kind.SEAL
    fields: FieldFilter


@dataclass(frozen=True, slots=True)
class CountsAs(Modifier):
    """Fields count as an element as well."""

    fields: FieldFilter
    element: Element


@dataclass(frozen=True, slots=True)
class NoFieldBonus(Modifier):
    """Creatures have no field bonus. Rule: EOJ-BONUS-01."""

    used_by_one: ClassVar[str] = "it changes the rule of field bonuses (EOJ-BONUS-01)"
    to: Filter


@dataclass(frozen=True, slots=True)
class Fieldquake(Verb):
    """Fields are turned over (反地). Rules: EOJ-ABIL-25, EOJ-FIELD-03."""

    KIND: ClassVar[Kind | None] = Kind.FIELDQUAKE
    fields: FieldWhat


@dataclass(frozen=True, slots=True)
class ExchangeFields(Verb):
    """Two fields are swapped; creatures keep their positions. Rule: EOJ-FIELD-04."""

    first: FieldWhat
    second: FieldWhat
