"""Conditions."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.base import Node


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """A condition."""

    def __and__(self, other: Condition) -> Condition:
        """Both."""
        return Both((self, other))

    def __or__(self, other: Condition) -> Condition:
        """Either."""
        return Either((self, other))

    def __invert__(self) -> Condition:
        """Not so."""
        return Otherwise(self)


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
