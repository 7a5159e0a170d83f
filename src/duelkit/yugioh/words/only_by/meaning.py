"""Words about monsters that only one card's effect can Special Summon (「X」の効果でのみ): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.language.nouns import Named


@dataclass(frozen=True, slots=True)
class OnlyByEffectOf(Filter):
    """A monster that can be Special Summoned only by the effect of this card (「X」の効果でのみ特殊召喚できる).

    :param card: the card.
    """

    of_monsters: ClassVar[bool] = True
    on_its_face: ClassVar[bool] = True

    card: Named
