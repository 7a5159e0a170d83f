"""Abilities as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.card import Ability, Activated
from duelkit.judgment.language.filters import TARGET, Filter, What


@dataclass(frozen=True, slots=True)
class Lends(Ability):
    """Creatures ``to`` have an activated ability while this creature is on the board."""

    used_by_one: ClassVar[str] = "another creature than the one with the ability uses it"
    ability: Activated
    to: Filter


@dataclass(frozen=True, slots=True)
class Bestow(Verb):
    """Creatures gain abilities for as long as they are on the board; "you" in these is their owner."""

    abilities: tuple[Ability, ...]
    what: What = TARGET
