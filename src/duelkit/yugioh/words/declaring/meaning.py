"""Words about declarations (宣言): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.yugioh.language.base import Amount, Filter, Verb
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class IsDeclared(Filter):
    """A card of the declared kind, attribute, race, Level or name (宣言した); as it is printed, if face-down."""


class Domain(IntEnum):
    """What can be declared."""

    NUMBER = 0
    ATTRIBUTE = 1
    RACE = 2
    SUMMON_TYPE = 3
    """Ritual, Fusion, Synchro, Xyz or Pendulum."""
    SPELL_OR_TRAP = 4
    CARD_NAME = 5


@dataclass(frozen=True, slots=True)
class Declare(Verb):
    """Declare a number or word (宣言する); ``DECLARED`` is the choice.

    As a cost, only what leaves the effect something to do is declared. ``unlike``: a number that is not declared.
    """

    domain: Domain
    at_least: int = 1
    at_most: int = 12
    side: Side = Side.YOU
    unlike: Amount | None = None
