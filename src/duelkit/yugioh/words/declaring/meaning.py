"""Words about declarations (宣言): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Verb
from duelkit.yugioh.language.terms import Domain, Side


@dataclass(frozen=True, slots=True)
class IsDeclared(Filter):
    """A card of the declared kind, attribute, race, Level or name (宣言した); as it is printed, if face-down."""


@dataclass(frozen=True, slots=True)
class Declare(Verb):
    """Declare a number or word (宣言する); ``DECLARED`` is the choice.

    As a cost, only what leaves the effect something to do is declared. ``unlike``: a number that is not declared.
    """

    keeps_that: ClassVar[bool] = True

    domain: Domain
    at_least: int = 1
    at_most: int = 12
    side: Side = Side.YOU
    unlike: Amount | None = None
