"""Words about Fusion Summons whose materials are sent to the Graveyard in advance (後の融合召喚): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb, What
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import THEM
from duelkit.yugioh.language.terms import Bond, Handling


@dataclass(frozen=True, slots=True)
class SendListedMaterials(Verb):
    """Show a Fusion Monster of your Extra Deck and send the Fusion Materials that it lists from your Deck to the
    Graveyard; this card remembers them (そのモンスターによって決められた融合素材モンスターをデッキから墓地へ送る).

    They are no materials yet, so nothing stands in for one.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SENT})
    used_by_one: ClassVar[str] = "FusionSummon sends the materials as it summons; these are sent in advance"

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class FusionSummonShown(Verb):
    """Fusion Summon a monster with the name of the one that this card showed, for which it sent the materials, and go
    on to target it, as ``LINKED`` (見せたモンスターと同名の融合モンスター１体を融合召喚する).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED, Handling.FUSION_SUMMONED})
    performs_summon: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "its monster and materials were determined by an earlier effect of the card"

    def introduces(self) -> Filter | None:
        return MONSTER

    def bond(self) -> tuple[Bond, What] | None:
        return Bond.SUMMONED, THEM
