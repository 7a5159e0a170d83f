"""Words about zones that cannot be used (使用不可能): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Modifier


@dataclass(frozen=True, slots=True)
class ZonesBlocked(Modifier):
    """As this begins to apply, its controller chooses free Main Monster Zones of the opponent, one at least, which
    cannot be used while it applies (モンスターゾーンを〜カ所まで使用不可能にする).

    :param most: how many at most.
    """

    most: int
