"""What applies while it applies: changes of figures, prohibitions, permissions, replacements (適用される効果).

A modifier stands in a continuous effect, or is applied for a time by the verb ``apply``. ``to`` says which cards it
concerns: a pool, or a reference; ``EACH`` means the cards that the verb ``apply`` names.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.yugioh.language.amounts import Amount
from duelkit.yugioh.language.base import Node, Occasion, OfCounters, Verb
from duelkit.yugioh.language.conditions import Condition
from duelkit.yugioh.language.filters import EACH, THIS, Filter, Pool, Ref
from duelkit.yugioh.language.words import Because, CardType, Ordinal, Side, Stat, SummonKind, Zone

Subject = Pool | Ref


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """Something that applies to cards or players for as long as its source says."""


class Change(IntEnum):
    """How a figure changes."""

    GAIN = 0
    """Up by an amount (アップ)."""
    LOSE = 1
    """Down by an amount (ダウン)."""
    BECOME = 2
    """The value becomes the amount (〜になる). Rule: RES-GAP-STA-04."""
    BECOME_ORIGINAL = 3
    """The original value becomes the amount (元々の〜は〜になる). Rule: RES-GAP-STA-05."""


@dataclass(frozen=True, slots=True)
class ChangeStat(Modifier):
    """A figure changes. Amounts are read when the modifier starts if ``frozen`` (default for ``apply``)."""

    change: Change
    stat: Stat
    amount: Amount | int
    to: Subject = EACH


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


@dataclass(frozen=True, slots=True)
class May(Modifier):
    """Cards (or a player) may do this; ``amount`` where the permission counts, ``which`` where it is narrowed."""

    permission: Permission
    to: Subject | None = EACH
    side: Side | None = None
    amount: Amount | int = 1
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class Negated(Modifier):
    """The effects of these cards are negated (効果は無効化される); they may still be activated."""

    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class Redirected(Modifier):
    """Cards that pass ``which`` and would go from ``origin`` to ``to`` go to ``instead``. Rule: RES-DES-03.

    ``side``: the owner's side. With ``this_only``, it concerns this card alone (leaving the field). ``to``: Zone(0) is
    anywhere. ``because``: only for these reasons, all of them. ``beside``: only if another material of the same summon
    passes. ``where``: the place in the deck.
    """

    which: Filter | None
    to: Zone
    instead: Zone
    origin: Zone = Zone(0)
    side: Side = Side.EITHER
    this_only: bool = False
    because: Because = Because(0)
    beside: Filter | None = None
    where: Ordinal = Ordinal.SHUFFLED


@dataclass(frozen=True, slots=True)
class Unaffected(Modifier):
    """Cards are unaffected by (効果を受けない) effects of cards of ``by`` that pass ``of``.

    ``activated_only`` narrows it to activated effects.
    """

    to: Subject = EACH
    by: Side | None = None
    of: Filter | None = None
    activated_only: bool = False
    lower_level_monsters: bool = False


@dataclass(frozen=True, slots=True)
class Rebuffs(Modifier):
    """What cards that pass ``of`` do to a card of ``to`` that they target is negated as it is processed, and if so the
    card is destroyed (〜を対象とする〜の効果は無効化され破壊される)."""

    of: Filter
    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class InsteadOfDestruction(Modifier):
    """If a card of ``to`` would be destroyed, this happens instead (代わりに).

    ``by_battle``, ``by_effect``: by what. ``pay``: the card that goes instead, where ``how`` tells how it goes (a verb
    of ``verbs``); ``None``: it is simply not destroyed. ``optional``: the player may choose. ``zones``: where the
    source must be. ``limit_once``: once per turn.
    """

    to: Subject
    pay: Verb | None = None
    by_battle: bool = True
    by_effect: bool = True
    optional: bool = False
    by: Side | None = None
    once_per_turn: bool = False


@dataclass(frozen=True, slots=True)
class InsteadOfBattleDamage(Modifier):
    """Battle damage to ``side`` from a battle of a monster of ``to`` becomes 0 (戦闘ダメージを０にできる).

    ``optional``: the player may choose. ``once_per_turn_by_name``: once per turn for all cards of this name.
    """

    side: Side
    to: Subject
    optional: bool = False
    once_per_turn_by_name: bool = False


@dataclass(frozen=True, slots=True)
class Perishes(Modifier):
    """Cards are destroyed by this effect for as long as it applies, without a chain link (〜は破壊される)."""

    to: Subject = THIS


@dataclass(frozen=True, slots=True)
class Treated(Modifier):
    """Cards are treated as these types as well or instead (〜として扱う), or get this name."""

    to: Subject = EACH
    gains: CardType = CardType(0)
    loses: CardType = CardType(0)
    ja: str = ""
    en: str = ""


@dataclass(frozen=True, slots=True)
class TakesControl(Modifier):
    """The source's controller controls these cards for as long as this applies (コントロールを得る)."""

    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class Wins(Modifier):
    """The card's controller wins the duel as soon as this applies (デュエルに勝利する). Rule: MR3-WIN-05."""


@dataclass(frozen=True, slots=True)
class OnlyOne(Modifier):
    """You can control only one card of this name (１体しか存在できない)."""


@dataclass(frozen=True, slots=True)
class SummonsPerTurn(Modifier):
    """You can summon cards of this name in these ways only so often per turn (１ターンに１度しか〜召喚できない)."""

    kinds: SummonKind
    times: int = 1


@dataclass(frozen=True, slots=True)
class While(Modifier):
    """The modifiers apply while the condition holds."""

    condition: Condition
    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True, slots=True)
class Whenever(Modifier):
    """Each time this happens the verb is carried out, without being activated (〜する度に、〜た時に破壊される).

    It happens at once; for an activation or a targeting, right after that chain link has resolved; for a draw, after
    the effect that made it. If the event is
    that the source itself leaves the field or is destroyed, it works from where the source went.
    ``once_per_turn``: only the first time each turn (１度だけ).
    """

    when: Occasion
    verb: Verb
    once_per_turn: bool = False


@dataclass(frozen=True, slots=True)
class HoldsCounters(Modifier, OfCounters):
    """Counters of this name can be placed on this card, at most ``most`` (0: no maximum) (最大〜つまで)."""

    name: str
    most: int = 0


@dataclass(frozen=True, slots=True)
class AttackCost(Modifier):
    """To declare an attack with this card its controller must pay this many life points."""

    life_points: int
    to: Subject = THIS


def gains(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """ATK, DEF or Level goes up."""
    return ChangeStat(Change.GAIN, stat, amount, to)


def loses(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """ATK, DEF or Level goes down."""
    return ChangeStat(Change.LOSE, stat, amount, to)


def becomes(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """A figure becomes a value."""
    return ChangeStat(Change.BECOME, stat, amount, to)


def original_becomes(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """An original figure becomes a value."""
    return ChangeStat(Change.BECOME_ORIGINAL, stat, amount, to)


def cannot(action: Action, to: Subject | None = EACH, by: Side | None = None, unless: Filter | None = None) -> Modifier:
    """Cards cannot do or undergo this."""
    return Cannot(action, to, None, by, unless)


def player_cannot(action: Action, side: Side, unless: Filter | None = None, kinds: SummonKind = SummonKind(0),
                  zones: Zone = Zone(0)) -> Modifier:
    """A player (or both) cannot do this."""
    return Cannot(action, None, side, None, unless, kinds, zones)


def may(permission: Permission, to: Subject | None = EACH, amount: Amount | int = 1,
        which: Filter | None = None) -> Modifier:
    """Cards may do this beyond the rules."""
    return May(permission, to, None, amount, which)


def banished_on_leaving() -> Modifier:
    """The card is banished if it leaves the field (フィールドから離れた場合に除外される)."""
    return Redirected(None, Zone(0), Zone.BANISHED, Zone.FIELD, this_only=True)


def negated(to: Subject = EACH) -> Modifier:
    """The effects of these cards are negated."""
    return Negated(to)
