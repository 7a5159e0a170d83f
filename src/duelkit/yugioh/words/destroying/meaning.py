"""Words about destruction (破壊): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier, Verb, What
from duelkit.yugioh.language.selections import THIS, Subject
from duelkit.yugioh.language.terms import Handling, Side, Zone


@dataclass(frozen=True, slots=True)
class InsteadOfDestruction(Modifier):
    """If such a card would be destroyed, this happens instead (代わりに〜, 破壊されない).

    All such cards that would be destroyed at the same time are spared.

    :param to: the cards.
    :param pay: what is done instead; ``None``: the card is just not destroyed.
    :param by_battle: it applies to destruction by battle.
    :param by_effect: it applies to destruction by effects.
    :param optional: the player may choose.
    :param by: only if a card of this player destroys it.
    :param once_per_turn: once per turn for this card; a limit of the effect counts these uses too.
    :param alone: only if nothing else would be destroyed (１体のみが).
    :param each: once per turn for each of the cards (それぞれ).
    :param times: instead of once per turn as often as this (１ターンに２度まで).
    :param in_all: not so often each turn, but in all while it applies (次のターンの終了時まで〜は１度だけ).
    :param single: it spares only one of such cards that would be destroyed at the same time (その１体の代わりに).
    :param then: what happens besides when that has been done (さらに〜); any cards can be picked for it.
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
    times: int = 1
    then: Verb | None = None
    single: bool = False
    in_all: bool = False

    def counts_uses(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Perishes(Modifier):
    """These cards are destroyed for as long as this applies, without a chain link (〜は破壊される).

    :param to: the cards.
    """

    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class Destroy(Verb):
    """Destroy cards (破壊する): ``destroy(every(MONSTER.on_field()))``. Rules: RES-DES-01 to RES-DES-05.

    :param what: the cards.
    :param to: where they go.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.DESTROYED})
    frees_zone: ClassVar[bool] = True

    what: What
    to: Zone = Zone.GRAVEYARD


def destroy(what: What) -> Verb:
    """Destroy cards."""
    return Destroy(what)
