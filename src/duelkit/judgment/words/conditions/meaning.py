"""Conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.conditions import Condition, Otherwise
from duelkit.judgment.language.filters import Filter, Ref
from duelkit.judgment.language.terms import Element, Pile, Side


@dataclass(frozen=True, slots=True)
class SelfOn(Condition):
    """The creature is on a field of this element, or was when it died."""

    element: Element


@dataclass(frozen=True, slots=True)
class There(Condition):
    """At least ``at_least`` creatures on the board pass."""

    filter: Filter
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class InPile(Condition):
    """A card of a pile passes."""

    filter: Filter
    pile: Pile
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """The first amount is greater than the second; ``or_equal``."""

    first: Amount | int
    second: Amount | int
    or_equal: bool = False


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is this side's turn."""

    side: Side


@dataclass(frozen=True, slots=True)
class Passes(Condition):
    """There are creatures referred to, and all of them pass."""

    used_by_one: ClassVar[str] = "it checks known creatures; There searches the board"
    of: Ref
    filter: Filter


@dataclass(frozen=True, slots=True)
class HasSummoned(Condition):
    """This side has summoned a creature this turn."""

    side: Side


def off(element: Element) -> Condition:
    """The creature is not on a field of this element."""
    return Otherwise(SelfOn(element))
