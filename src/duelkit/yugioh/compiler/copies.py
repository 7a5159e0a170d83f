"""Cards that monsters become as they get the name and the effects of another card (同じカード名・効果を得る)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duelkit.yugioh.compiler.definitions import COPIED, card_info
from duelkit.yugioh.engine.moves.copying import MAKERS, Maker
from duelkit.yugioh.language.card import Card, Version
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.card_info import CardInfo


def copy_of(own: Card, other: Card) -> Card:
    """The card with the original name and the effects of another one besides its own.

    A Gemini Monster has no effects to give before it is Normal Summoned again, and those of a Pendulum Zone stay there.
    """
    gained = () if other.types & CardType.GEMINI else tuple(each for each in other.effects if not each.pendulum)
    return replace(
        own,
        ja=other.ja,
        en=other.en,
        kana=other.kana,
        also_named=other.also_named,
        renamed=other.renamed,
        effects=(*own.effects, *gained),
        versions=(Version(COPIED, own),),
    )


class CardMaker(Maker):
    """Makes such cards, each once."""

    def __init__(self) -> None:
        self.known: Final[dict[tuple[int, int], tuple[CardInfo, CardInfo, CardInfo]]] = {}

    def made(self, own: CardInfo, other: CardInfo) -> CardInfo:
        found = self.known.get((id(own), id(other)))
        if found is None or found[0] is not own or found[1] is not other:
            found = own, other, card_info(copy_of(own.definition, other.definition))
            self.known[(id(own), id(other))] = found
        return found[2]


if not MAKERS:
    MAKERS.append(CardMaker())
