"""Words about monsters of one kind (同じ種族): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.selections import Ref
from duelkit.yugioh.language.terms import Race


@dataclass(frozen=True, slots=True)
class OnlyRaceOf(Filter):
    """A monster of the one type that all monsters of a pool originally have
    (全てのモンスターの元々の種族が同じ場合、その種族の).

    :param among: the pool; if their types differ, or it is empty, no monster passes.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "SameRaceAs compares with cards referred to; only it asks whether a pool agrees"

    among: Pool


@dataclass(frozen=True, slots=True)
class OfOriginalRace(Filter):
    """A monster with one of these Types as it is printed (元々の種族が〜の).

    :param race: the Types.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True

    race: Race


@dataclass(frozen=True, slots=True)
class SameKindAs(Filter):
    """A monster that is a Fusion, Synchro, Xyz, Pendulum or Link Monster as one of the cards referred to is one
    (同じ種類（融合・Ｓ・Ｘ・Ｐ・Ｌ）の).

    :param ref: the cards.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "SameCardTypeAs compares Monsters, Spells and Traps"

    ref: Ref


@dataclass(frozen=True, slots=True)
class UnlikeOneOf(Filter):
    """A monster whose original Attribute differs from that of one at least of the cards referred to
    (その内の１体とは元々の属性が異なる).

    :param ref: the cards.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "SameAttributeAs, negated, asks that no card referred to shares the Attribute"

    ref: Ref


@dataclass(frozen=True, slots=True)
class BecomesMonster(Filter):
    """A Trap with an effect that Special Summons itself as a monster
    (自身をモンスターとして特殊召喚する効果を持つ).
    """

    used_by_one: ClassVar[str] = "NegatesEffectsOf is the only other word about the effects that a card has"


@dataclass(frozen=True, slots=True)
class SharesKind(Filter):
    """A monster that is a Ritual, Fusion, Synchro, Xyz or Link Monster as one of a pool is one
    (〜と同じ種類（儀式・融合・Ｓ・Ｘ・リンク）の).

    :param among: the pool.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "SameKindAs compares with cards referred to, and with other kinds"

    among: Pool
