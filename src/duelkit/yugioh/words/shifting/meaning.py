"""Words about monsters that move from zone to zone (位置を移動する): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Verb, What


@dataclass(frozen=True, slots=True)
class Shift(Verb):
    """Move a monster of yours to another free Main Monster Zone of yours, as it is
    (〜の位置を、他の自分のメインモンスターゾーンに移動する).

    :param what: the monster.
    """

    what: What

    def monsters(self) -> What | None:
        return self.what
