"""The course of an effect."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.conditions import Condition


@dataclass(frozen=True, slots=True)
class HalfTheTime(Verb):
    """With a chance of one half, this happens."""

    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class If(Verb):
    """Only if a condition holds."""

    condition: Condition
    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class May(Verb):
    """The player decides whether this happens."""

    verb: Verb
