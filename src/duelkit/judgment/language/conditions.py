"""Conditions."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.cardlang.nodes import Logic, joins
from duelkit.judgment.language.base import Node


@dataclass(frozen=True, slots=True)
class Condition(Node, Logic["Condition"]):
    """A condition."""


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Every part."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either(Condition):
    """At least one part."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Otherwise(Condition):
    """Not the part."""

    part: Condition


joins(Condition, Both, Either, Otherwise)
