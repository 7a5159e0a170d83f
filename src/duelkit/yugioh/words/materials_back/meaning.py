"""Words about materials that come back (召喚に使用した素材モンスター一組): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import TARGET, Ref
from duelkit.yugioh.language.terms import Handling, SummonKind


@dataclass(frozen=True, slots=True)
class HasMaterialsBack(Filter):
    """A monster on the field all of whose Fusion Materials lie in your Graveyard and can be Special Summoned
    (融合召喚に使用した融合素材モンスター一組が自分の墓地に揃っている).
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    visible: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "SummonMaterialsOf says it of the monster itself, once that is known"


@dataclass(frozen=True, slots=True)
class SummonMaterialsOf(Verb):
    """Special Summon from your Graveyard all monsters with which a monster was summoned, or none of them
    (融合召喚に使用した融合素材モンスター一組が自分の墓地に揃っていれば).

    Fusion Materials must be a set that the monster names as they lie there (faq 9104), or stand in for one.

    :param of: the monster, which may have left the field.
    :param kind: how it was summoned: ``FUSION`` or ``SYNCHRO``.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED})

    of: Ref = TARGET
    kind: SummonKind = SummonKind.FUSION

    def introduces(self) -> Filter | None:
        return MONSTER
