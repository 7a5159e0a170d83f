"""Words about prohibitions and permissions (〜できない・〜できる): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.yugioh.language.base import Amount, Filter, Modifier
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Side, SummonKind, Zone


class Action(IntEnum):
    """Something that a card or a player can be forbidden to do or to undergo (〜できない)."""

    ATTACK = 0
    ATTACK_DIRECTLY = 1
    BE_ATTACKED = 2
    CHANGE_POSITION = 3
    BE_DESTROYED_BY_BATTLE = 4
    BE_DESTROYED_BY_EFFECT = 5
    BE_TARGETED = 6
    BE_TRIBUTED = 7
    BE_TRIBUTED_FOR_SUMMON = 8
    BE_FUSION_MATERIAL = 9
    BE_SYNCHRO_MATERIAL = 10
    BE_XYZ_MATERIAL = 11
    CHANGE_CONTROL = 12
    SPECIAL_SUMMON = 14
    NORMAL_SUMMON = 15
    SET_MONSTER = 16
    ACTIVATE = 17
    CONDUCT_BATTLE_PHASE = 18
    BANISH = 19
    DRAW = 20
    TAKE_DAMAGE = 21
    FLIP_SUMMON = 22
    ACTIVATE_EFFECT = 23
    BE_TRIBUTED_EXCEPT_FOR_SUMMON = 24
    TAKE_BATTLE_DAMAGE = 26
    ATTACK_MONSTER = 28
    """Select a monster as the attack target; ``unless`` is about that monster."""
    BE_LINK_MATERIAL = 29


@dataclass(frozen=True, slots=True)
class Cannot(Modifier):
    """Cards (``to``) or a player (``side``) cannot do or undergo this. Beats every permission (RES-CAN-01).

    ``by``: only where a card or effect of this side would do it. ``unless``: the card concerned (the monster to be
    summoned, the card to be activated, the Synchro Monster to be summoned …) may when it passes this filter.
    ``kinds`` narrows SPECIAL_SUMMON. ``zones`` narrows ACTIVATE to cards activated there, SPECIAL_SUMMON to monsters
    from there (ＥＸデッキから).
    """

    action: Action
    to: Subject | None = EACH
    side: Side | None = None
    by: Side | None = None
    unless: Filter | None = None
    kinds: SummonKind = SummonKind(0)
    zones: Zone = Zone(0)
    first_each_turn: bool = False


class Permission(IntEnum):
    """Something that a card may do beyond the rules (〜できる)."""

    ATTACK_DIRECTLY = 0
    EXTRA_ATTACKS = 1
    EXTRA_ATTACKS_ON_MONSTERS = 2
    PIERCE = 3
    ONE_TRIBUTE_LESS = 4
    """A player may Tribute one monster less for the Normal Summon of one of ``which`` (リリースを１体少なくできる)."""
    EXTRA_NORMAL_SUMMON = 5
    TWO_TRIBUTES = 6
    """It counts as two Tributes for the Tribute Summon or Set of one of ``which`` (２体分のリリースにできる)."""
    DOUBLE_DAMAGE = 7
    NO_BATTLE_DAMAGE = 13
    """The controller takes no battle damage from battles of this monster."""
    LEVEL_TWO_FOR_SYNCHRO = 15
    REVEAL_HAND = 16
    TURN_DECK_OVER = 17
    """The deck lies turned over: it runs the other way round, and its top card is open (デッキを裏返しにする)."""
    MUST_BE_TRIBUTED = 18
    """If the source's controller tributes, this monster stands in for one of their own (代わりにリリースする)."""
    SUBSTITUTE_TUNER = 19
    """As a Synchro material it may stand for a Tuner whose name, in the material line, has the word of ``which``
    (an ``InSeries``)."""
    SUBSTITUTE_FUSION_MATERIAL = 20
    """It may stand for one Fusion Material that is named; the others must be the right ones. Rule: EX04-GAP-FUS-01."""
    ATTACK_IN_DEFENSE = 21
    """It may attack in face-up Defense Position; its DEF counts as its ATK then (表側守備表示のままで攻撃できる)."""
    ATTACK_EACH = 22
    """It may attack each of the opponent's monsters once (相手モンスター全てに１回ずつ攻撃できる)."""


@dataclass(frozen=True, slots=True)
class May(Modifier):
    """Cards (or a player) may do this; ``amount`` where the permission counts, ``which`` where it is narrowed."""

    permission: Permission
    to: Subject | None = EACH
    side: Side | None = None
    amount: Amount | int = 1
    which: Filter | None = None


def cannot(action: Action, to: Subject | None = EACH, by: Side | None = None, unless: Filter | None = None) -> Modifier:
    """Cards cannot do or undergo this."""
    return Cannot(action, to, None, by, unless)


def player_cannot(
    action: Action, side: Side, unless: Filter | None = None, kinds: SummonKind = SummonKind(0), zones: Zone = Zone(0)
) -> Modifier:
    """A player (or both) cannot do this."""
    return Cannot(action, None, side, None, unless, kinds, zones)


def may(
    permission: Permission, to: Subject | None = EACH, amount: Amount | int = 1, which: Filter | None = None
) -> Modifier:
    """Cards may do this beyond the rules."""
    return May(permission, to, None, amount, which)
