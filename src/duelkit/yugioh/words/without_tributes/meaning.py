"""Words about Normal Summons without Tributes (リリースなし): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb
from duelkit.yugioh.language.nouns import MONSTER


@dataclass(frozen=True, slots=True)
class SummonWithoutTributes(Verb):
    """Right after this effect, Normal Summon or Set a monster that needs Tributes without any; it is the Normal Summon
    of the turn (１ターンに１回の通常召喚をリリースなしで行う).

    :param tributes: how many Tributes the monster needs.
    :param which: the monster.
    """

    performs_summon: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "NormalSummonNow is a further Normal Summon, with its Tributes"

    tributes: int
    which: Filter = MONSTER

    def introduces(self) -> Filter | None:
        return MONSTER


@dataclass(frozen=True, slots=True)
class NoTributes(Modifier):
    """You can Normal Summon such monsters without Tributes (〜を召喚する場合に必要なリリースをなくす事ができる).

    :param which: the monsters.
    :param once: only once while this card is there (１度だけ).
    :param each_turn: only once each turn instead (１ターンに１度しか適用できない).
    """

    which: Filter
    once: bool = False
    each_turn: bool = False

    def counts_uses(self) -> bool:
        return True
