"""Words about declarations (宣言): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Verb
from duelkit.yugioh.language.terms import Domain, Side


@dataclass(frozen=True, slots=True)
class IsDeclared(Filter):
    """A card of the declared kind, attribute, race, Level or name; a face-down card as it is printed (宣言した).

    :param original: of a declared name: a card whose printed name it is (宣言されたモンスターと元々のカード名が同じ).
    """

    original: bool = False


@dataclass(frozen=True, slots=True)
class Declare(Verb):
    """A player declares a number or a word, which is ``DECLARED`` (宣言する).

    As a cost, only what leaves the effect something to do can be declared.

    :param domain: what is declared: a number, an attribute, a card name …
    :param at_least: the lowest number.
    :param at_most: the highest number.
    :param side: who declares it.
    :param unlike: a number that cannot be declared.
    :param which: what the card is whose name is declared; then the names are those of all cards of the player's own.
    :param seen: the names of the opponent's cards as well, of those that the player has seen.
    :param anew: no name that the player declared this turn for this effect of a card of this name, even if the
        activation was negated (このターン、このカード名のこの効果を発動するために同じカード名を宣言できない).
    """

    keeps_that: ClassVar[bool] = True

    domain: Domain
    at_least: int = 1
    at_most: int = 12
    side: Side = Side.YOU
    unlike: Amount | None = None
    which: Filter | None = None
    seen: bool = False
    anew: bool = False
