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
    """A monster that the card referred to destroyed by battle this turn, lying where it went then (戦闘で破壊した)."""

    used_by_one: ClassVar[str] = "no event tells it once the battle is over; it is remembered until the turn ends"
    ref: Ref


@dataclass(frozen=True, slots=True)
class IsBattling(Condition):
    """A monster that passes ``yours`` battles (attacks or is attacked); against ``opposing`` if given.

    ``yours`` is matched on this effect's controller's side; use ``IS_THIS`` for this card. ``attacking`` asks for the
    attacker (``True``) or the attacked monster (``False``). ``direct`` asks for an attack without a target.
    ``from_face_down``: the attacked monster was face-down when the damage step began (裏側守備表示で攻撃された).
    """

    yours: Filter | None = None
    opposing: Filter | None = None
    attacking: bool | None = None
    direct: bool | None = None
    from_face_down: bool = False


@dataclass(frozen=True, slots=True)
class WouldTakeBattleDamage(Condition):
    """At damage calculation: the side would take battle damage from this battle (戦闘ダメージを受ける)."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HasAttacked(Filter):
    """A monster that declared an attack this turn (攻撃宣言した), or whose attack came to its damage step (攻撃した).

    :ivar declared: whether the declaration is enough; an attack that was negated, or called off, was none.
    """

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True

    declared: bool = True


@dataclass(frozen=True, slots=True)
class HasBattled(Filter):
    """A monster that battled this turn."""

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsLostInBattle(Filter):
    """A monster whose destruction by the current battle is fixed (戦闘破壊が確定した). Rule: MR3-DSD-09."""

    of_monsters: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HasDestroyedByBattle(Filter):
    """A monster that destroyed a monster by battle this turn."""

    of_monsters: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DestroyedInBattleWith(Filter):
    """A monster that is, or is about to be, destroyed by the battle with the card referred to (戦闘で破壊した)."""

    of_monsters: ClassVar[bool] = True

    ref: Ref


@dataclass(frozen=True, slots=True)
class InsteadOfBattleDamage(Modifier):
    """Battle damage to ``side`` from a battle of a monster of ``to`` becomes 0 (戦闘ダメージを０にできる).

    ``optional``: the player may choose. ``once_per_turn_by_name``: once per turn for all cards of this name.
    """

    used_by_one: ClassVar[str] = "it is a choice made once the damage is known; other modifiers bend the amount"
    side: Side
    to: Subject
    optional: bool = False
    once_per_turn_by_name: bool = False


class Share(IntEnum):
    """What becomes of battle damage."""

    HALF = 0
    """It is halved, halves rounded up (半分になる)."""
    DOUBLE = 1
    """It is doubled (倍になる)."""
    OTHER_PLAYER = 2
    """The other player takes it instead (代わりに相手が受ける)."""
    BOTH = 3
    """The other player takes as much too (相手も受ける)."""


@dataclass(frozen=True, slots=True)
class BattleDamageChanges(Modifier):
    """Battle damage to ``side`` from a battle of a monster of ``to`` is changed
    (戦闘で発生する〜への戦闘ダメージは〜)."""

    share: Share
    side: Side
    to: Subject


@dataclass(frozen=True, slots=True)
class AttackCost(Modifier):
    """To declare an attack with this card its controller must pay this many life points."""

    life_points: int
    to: Subject = THIS


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
    """The attacker now attacks this monster."""

    keeps_that: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class AttackAgain(Verb):
    """This card can attack once more in a row (続けて攻撃できる); on the named monster, if given."""

    on: What | None = None
