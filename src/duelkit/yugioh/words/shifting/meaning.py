"""Words about monsters that move from zone to zone (位置を移動する): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb, What


@dataclass(frozen=True, slots=True)
class Shift(Verb):
    """Move a monster of yours to another free Main Monster Zone of yours, as it is
    (〜の位置を、他の自分のメインモンスターゾーンに移動する).

    :param what: the monster.
    :param beside: instead to one beside its own zone, whosever it is (その隣のモンスターゾーンに).
    """

    what: What
    beside: bool = False

    def monsters(self) -> What | None:
        return self.what


@dataclass(frozen=True, slots=True)
class PlaceBeside(Verb):
    """Place a card of a Pendulum Zone face-up in the Spell & Trap Zone next to that, as a Continuous Spell
    (その隣の魔法＆罠ゾーンに永続魔法カード扱いとして表側表示で置く).

    :param what: the card.
    """

    used_by_one: ClassVar[str] = "PlaceOnField lets the player choose any zone"

    what: What
