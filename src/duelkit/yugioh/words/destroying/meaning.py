"""Words about destruction (破壊): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier, Verb, What
from duelkit.yugioh.language.selections import THIS, Subject
from duelkit.yugioh.language.terms import Handling, Side, Zone


@dataclass(frozen=True, slots=True)
class InsteadOfDestruction(Modifier):
    """If a card of ``to`` would be destroyed, this happens instead (代わりに).

    ``by_battle``, ``by_effect``: by what. ``pay``: what is done instead; ``None``: it is simply not destroyed.
    ``optional``: the player may choose. ``once_per_turn``: of this very card; a limit of the effect counts these uses
    too. ``each``: once per turn for each of the cards (それぞれ). It spares all such cards that are destroyed at the
    same time; ``alone``: only if nothing else is (１体のみが).
    """

    to: Subject
    pay: Verb | None = None
    by_battle: bool = True
    by_effect: bool = True
    optional: bool = False
    by: Side | None = None
    once_per_turn: bool = False
    alone: bool = False
    each: bool = False


@dataclass(frozen=True, slots=True)
class Perishes(Modifier):
    """Cards are destroyed by this effect for as long as it applies, without a chain link (〜は破壊される)."""

    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class Destroy(Verb):
    """Destroy cards (破壊する). Rules: RES-DES-01 to RES-DES-05."""

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.DESTROYED})
    frees_zone: ClassVar[bool] = True

    what: What
    to: Zone = Zone.GRAVEYARD


def destroy(what: What) -> Verb:
    """Destroy cards."""
    return Destroy(what)
