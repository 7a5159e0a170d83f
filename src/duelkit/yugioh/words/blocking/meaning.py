"""Words about zones that cannot be used (使用不可能): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import All, Amount, Filter, Modifier, Verb
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class ZonesBlocked(Modifier):
    """As this begins to apply, its controller chooses free Main Monster Zones of the opponent, one at least, which
    cannot be used while it applies (モンスターゾーンを〜カ所まで使用不可能にする).

    :param most: how many at most.
    """

    most: int


@dataclass(frozen=True, slots=True)
class PointOutZone(Verb):
    """Point out an unused Main Monster Zone or Spell & Trap Zone of either player, which is ``DECLARED``
    (使用していないメインモンスターゾーンまたは魔法＆罠ゾーンを１ヵ所指定する).

    :param number: so many of them.
    :param of_monsters: Main Monster Zones only.
    """

    number: Amount | int = 1
    of_monsters: bool = False


@dataclass(frozen=True, slots=True)
class ZoneShut(Modifier):
    """The zone that was pointed out cannot be used while this applies (指定したゾーンは使用できない)."""


@dataclass(frozen=True, slots=True)
class BanishedFaceUp(Filter):
    """A card that is banished face-up, in an event (モンスターが表側で除外された)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BanishedFaceDown(Filter):
    """A card of a player that is banished face-down, in an event (相手のカードが裏側表示で除外された).

    :param side: the player who owned it and had it.
    """

    used_by_one: ClassVar[str] = "of what is banished face-down nothing else is known"

    side: Side


def without_face_up(node: When) -> When | None:
    """An event in which cards are banished face-up, without these words; ``None`` for another event."""
    if not isinstance(node.who, All) or BanishedFaceUp() not in node.who.parts:
        return None
    rest = tuple(part for part in node.who.parts if part != BanishedFaceUp())
    return node.but(who=All(rest) if len(rest) > 1 else rest[0])
