"""Words about Attributes that the effects of cards of a name have used up for the turn: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb
from duelkit.yugioh.language.selections import TARGET, Ref


@dataclass(frozen=True, slots=True)
class AttributeUnused(Filter):
    """A monster none of whose Attributes the player's cards of this name have used up this turn
    (このターン、同じ属性のモンスターを自分の「X」の効果で〜できない).
    """

    used_by_one: ClassVar[str] = "ChosenOnce is about what is done, whatever it is done to"
    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class UseAttribute(Verb):
    """The Attributes of a monster are used up for the player's cards of this name until the end of the turn.

    :param of: the monster.
    """

    used_by_one: ClassVar[str] = "it is what AttributeUnused asks for"

    of: Ref = TARGET
