"""Words about monsters that battles destroyed, where they lie now (戦闘で破壊された): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter


@dataclass(frozen=True, slots=True)
class FellInBattle(Filter):
    """A card that a battle destroyed and that has not moved since (戦闘で破壊された).

    :param this_turn: in the current turn.
    """

    visible: ClassVar[bool] = True

    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class BoreThis(Filter):
    """The monster that this Equip Card was equipped to until it left the field (このカードを装備していた)."""

    visible: ClassVar[bool] = True
