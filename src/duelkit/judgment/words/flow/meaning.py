"""The course of an effect."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.conditions import Condition


@dataclass(frozen=True, slots=True)
class HalfTheTime(Verb):
    """A verb that happens with a 50 % chance."""

    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class If(Verb):
    """A verb that happens only if a condition holds."""

    condition: Condition
    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class May(Verb):
    """A verb of which the player decides whether it happens."""

    verb: Verb
