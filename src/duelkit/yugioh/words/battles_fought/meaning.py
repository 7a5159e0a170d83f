"""Words about the battles and the damage of the turn, and about the figures that count in a battle: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, Modifier
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class HasBattledMonster(Filter):
    """A monster that battled another monster this turn (このターンにモンスターと戦闘を行った), so not one that only
    attacked directly.
    """

    used_by_one: ClassVar[str] = "HasBattled is about direct attacks as well"
    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BattlesWon(Amount):
    """The number of monsters that this card destroyed by battle this turn
    (このターンにこのカードが戦闘で破壊したモンスターの数), wherever they are now.
    """

    used_by_one: ClassVar[str] = "a count of FellTo leaves out what has moved since"


@dataclass(frozen=True, slots=True)
class HasTakenDamage(Condition):
    """A player took damage by a battle, or by an effect of the other player's cards, in the current turn
    (戦闘または相手の効果で自分がダメージを受けたターンに).

    :param side: the player.
    :param battle: damage by battles counts.
    :param effect: damage by effects of the other player's cards counts.
    """

    used_by_one: ClassVar[str] = "events of damage are waited for; this asks of the turn until now"

    side: Side = Side.YOU
    battle: bool = True
    effect: bool = True


@dataclass(frozen=True, slots=True)
class OriginalsCount(Modifier):
    """The damage calculation of the current battle uses the original ATK and DEF of the monsters
    (その戦闘のダメージ計算は元々の攻撃力・守備力で行う). No monster is affected by it (faq 13098).
    """
