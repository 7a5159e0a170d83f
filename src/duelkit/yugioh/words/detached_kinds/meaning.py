"""Words about what is done for each type of card detached (その種類により以下の効果を適用する): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.terms import Handling


@dataclass(frozen=True, slots=True)
class DetachKinds(Verb):
    """Detach Xyz Materials of this card, one of each card type at most; then something is done for each type
    (X素材を３種類（モンスター・魔法・罠）まで取り除く。その後、その種類により以下の効果を適用する).

    :param monster: what is done if a monster was detached.
    :param spell: what is done if a Spell was.
    :param trap: what is done if a Trap was.
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.DETACHED})
    used_by_one: ClassVar[str] = "what was detached has to be known until all of it is done, which no reference says"

    monster: Verb
    spell: Verb
    trap: Verb
