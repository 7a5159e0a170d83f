"""Words about monsters with the Level of another card (同じレベルの): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.selections import Ref


@dataclass(frozen=True, slots=True)
class SameLevelAs(Filter):
    """A monster with the Level of one of the cards referred to, as it was on the field (〜と同じレベルの).

    :param ref: the cards.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    ref: Ref


@dataclass(frozen=True, slots=True)
class SharesLevel(Filter):
    """A monster that has its Level in common with another monster of a pool (同じレベルのモンスターが存在する).

    :param among: the monsters one of which has the Level.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    among: Pool
