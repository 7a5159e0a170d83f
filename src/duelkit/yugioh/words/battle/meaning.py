"""Words about battles (戦闘): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Verb, What
from duelkit.yugioh.language.selections import THIS, Ref, Subject
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class FellTo(Filter):
    """A monster that the card referred to destroyed by battle this turn, where it went then (戦闘で破壊した).

    :param ref: the card that destroyed it.
    """

    ref: Ref


@dataclass(frozen=True, slots=True)
class IsBattling(Condition):
    """A battle is going on in which such monsters attack or are attacked (戦闘を行う).

    :param yours: the monster on the side of the effect's controller; ``IS_THIS`` for this card, ``None`` for any.
    :param opposing: the monster that it battles.
    :param attacking: ``True``: it attacks; ``False``: it is attacked; ``None``: either.
    :param direct: whether the attack is direct; ``None``: either.
    :param from_face_down: the attacked monster was face-down when the damage step began (裏側守備表示で攻撃された).
    """

    yours: Filter | None = None
    opposing: Filter | None = None
    attacking: bool | None = None
    direct: bool | None = None
    from_face_down: bool = False


@dataclass(frozen=True, slots=True)
class WouldTakeBattleDamage(Condition):
    """The player would take battle damage from the current battle, asked at damage calculation (戦闘ダメージを受ける).

    :param side: the player.
    :param at_least: how much at least (２０００以上の).
    """

    side: Side = Side.YOU
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class WouldFall(Condition):
    """The current battle would destroy a monster, asked at damage calculation (戦闘で破壊される場合).

    :param what: the monster.
    """

    used_by_one: ClassVar[str] = "IsLostInBattle is true once the damage has been dealt"

    what: Ref


@dataclass(frozen=True, slots=True)
class HasAttacked(Filter):
    """A monster that attacked this turn (攻撃した).

    :param declared: a declared attack counts even if it was negated or called off (攻撃宣言した).
    :param directly: it declared a direct attack (直接攻撃した).
    """

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True

    declared: bool = True
    directly: bool = False


@dataclass(frozen=True, slots=True)
class HasBattled(Filter):
    """A monster that battled this turn, as attacker or attack target (戦闘を行った)."""

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HasDefended(Filter):
    """This card, if it was an attack target in face-up Defense Position this turn
    (フィールド上に表側守備表示で存在するこのカードが攻撃対象に選択された).
    """

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HasStruckDirectly(Filter):
    """This card, if it inflicted battle damage to the opponent by a direct attack in your turn before this one, or
    between the two (直接攻撃で相手に戦闘ダメージを与えた場合、次の自分ターンの〜に).
    """

    used_by_one: ClassVar[str] = "the damage is not of the current turn, which HasAttacked asks of"
    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsLostInBattle(Filter):
    """A monster whose destruction by the current battle is fixed (戦闘破壊が確定した). Rule: MR3-DSD-09."""

    of_monsters: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HasDestroyedByBattle(Filter):
    """A monster that destroyed another monster by battle this turn (戦闘でモンスターを破壊した)."""

    of_monsters: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DestroyedInBattleWith(Filter):
    """A monster that the battle with the card referred to destroys or destroyed (戦闘で破壊した).

    :param ref: the card that it battles, or the cards one of which it battles (自分フィールドの〜が戦闘で破壊した).
    """

    of_a_battle: ClassVar[bool] = True
    of_monsters: ClassVar[bool] = True

    ref: Subject


@dataclass(frozen=True, slots=True)
class InsteadOfBattleDamage(Modifier):
    """A player takes no battle damage from battles of these monsters (戦闘ダメージを０にできる).

    :param side: the player.
    :param to: the monsters.
    :param optional: the player may choose to take the damage.
    :param once_per_turn_by_name: once per turn for all cards of this name together.
    """

    side: Side
    to: Subject
    optional: bool = False
    once_per_turn_by_name: bool = False


class Share(IntEnum):
    """How battle damage is changed."""

    HALF = 0
    """It is halved, halves rounded up (半分になる)."""
    DOUBLE = 1
    """It is doubled (倍になる)."""
    OTHER_PLAYER = 2
    """The other player takes it instead (代わりに相手が受ける)."""
    BOTH = 3
    """The other player takes as much too (相手も受ける)."""
    ORIGINAL_ATK = 4
    """It is the original ATK of the monster that inflicts it (元々の攻撃力となる)."""


@dataclass(frozen=True, slots=True)
class BattleDamageChanges(Modifier):
    """Battle damage to a player from battles of these monsters is changed (戦闘で発生する〜への戦闘ダメージは〜).

    :param share: how: halved, doubled, taken by the other player instead or as well, the original ATK.
    :param side: the player who would take it.
    :param to: the monsters.
    :param inflicted: only the damage that these monsters inflict, not that of the monsters that they battle
        (〜がプレイヤーに与える戦闘ダメージ).
    """

    share: Share
    side: Side
    to: Subject
    inflicted: bool = False

    def changes_inflicted(self) -> bool:
        return self.inflicted


@dataclass(frozen=True, slots=True)
class AttackCost(Modifier):
    """To declare an attack with these monsters their controller must pay life points (攻撃宣言する際に〜LPを払う).

    :param life_points: how many.
    :param to: the monsters.
    :param pay: what else must be paid (攻撃宣言の際に、自分は〜を墓地へ送らなければならない).
    """

    life_points: int
    to: Subject = THIS
    pay: Verb | None = None


@dataclass(frozen=True, slots=True)
class NegateAttack(Verb):
    """Negate the attack (その攻撃を無効にする)."""

    keeps_that: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EndBattlePhase(Verb):
    """End the battle phase (バトルフェイズを終了する)."""

    keeps_that: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChangeAttackTarget(Verb):
    """The attacker attacks this monster instead (攻撃対象を移し替える), or directly (直接攻撃にする).

    :param what: the new attack target; ``None``: it is a direct attack.
    :param calculates: whether damage calculation follows at once (移し替えてダメージ計算を行う); it may then be
        one that cannot be selected as an attack target.
    """

    keeps_that: ClassVar[bool] = True

    what: What | None = None
    calculates: bool = False


@dataclass(frozen=True, slots=True)
class AttackAgain(Verb):
    """This card can attack once more in a row (続けて攻撃できる).

    :param on: the monster that it must attack; ``None``: any, or directly.
    :param freely: as often as this is done; else only for its second attack (もう１度だけ).
    """

    for_the_turn: ClassVar[bool] = True

    on: What | None = None
    freely: bool = False
