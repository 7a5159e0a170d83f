"""Which cards a word is about: references to cards that are known, and picks from a pool."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from duelkit.yugioh.language.base import Amount, Filter, Node, Pool, What
from duelkit.yugioh.language.terms import Side, Zone


class RefKind(IntEnum):
    """What a reference points at."""

    THIS = 0
    TARGET = 1
    THEM = 2
    COST = 3
    TRIGGERING = 4
    ATTACKER = 5
    ATTACK_TARGET = 6
    OPPOSING_BATTLER = 7
    EQUIPPED = 8
    RESPONDED = 9
    MATERIALS = 10
    LINKED = 11
    EACH = 12
    YOUR_BATTLER = 13
    TRIBUTED = 14
    NOTED = 42


@dataclass(frozen=True, slots=True)
class Ref(What):
    """Cards that are already known.

    ``THIS`` this card; ``TARGET`` the targets (of slot ``slot``, all if −1); ``THEM`` the cards that the verb before
    worked on; ``COST`` the cards paid; ``TRIGGERING`` the cards of the event; ``ATTACKER``, ``ATTACK_TARGET`` of the
    battle; ``OPPOSING_BATTLER`` the monster that this card (or the equipped monster) battles; ``EQUIPPED`` the monster
    this card is equipped to; ``RESPONDED`` the card whose activation is responded to; ``MATERIALS`` the materials this
    monster was summoned with; ``LINKED`` the card(s) this card brought out or is bound to; ``EACH`` the card that a
    modifier is being applied to; ``YOUR_BATTLER`` the monster of yours that battles (``OPPOSING_BATTLER`` is the
    opponent's then, if this card itself does not battle); ``TRIBUTED`` the monsters that the effect has Tributed as it
    is processed; ``NOTED`` the cards that a verb before said to keep in mind.
    """

    kind: RefKind
    slot: int = -1


@dataclass(frozen=True, slots=True)
class Every(What):
    """All cards of a pool (全て). Does not target."""

    pool: Pool


BATTLERS: Final = (RefKind.ATTACKER, RefKind.ATTACK_TARGET, RefKind.OPPOSING_BATTLER, RefKind.YOUR_BATTLER)
"""Monsters of a battle, which are on the field."""


@dataclass(frozen=True, slots=True)
class Pick(What):
    """Between ``least`` and ``most`` cards of a pool, picked one at a time.

    As ``targets`` of an effect they are targeted at activation; inside a verb they are picked at resolution and not
    targeted (MR3-TGT-02). ``chooser`` picks (``EITHER``: each player among their own); ``at_random`` lets chance pick
    (RES-RND-01). ``different_names`` and
    ``different_sides`` (one card of each side) bind the picks together. ``including``: at least one of them passes
    (〜１枚以上を含む). ``same_name``: all have one name (同名の). ``same_atk``: all have the same ATK (同じ攻撃力の).
    ``different_levels``: no two have the same Level, or Rank (レベルが異なる, 同じランクは１体まで).
    ``different_races``: no two have the same Type (種族が異なる).
    """

    pool: Pool
    least: Amount | int = 1
    most: Amount | int = 1
    chooser: Side = Side.YOU
    at_random: bool = False
    different_names: bool = False
    same_level: bool = False
    including: Filter | None = None
    same_name: bool = False
    same_atk: bool = False
    different_levels: bool = False
    different_races: bool = False


@dataclass(frozen=True, slots=True)
class Those(What):
    """The cards referred to that pass the filter; materials are judged as they were when they were used."""

    ref: Ref
    filter: Filter


@dataclass(frozen=True, slots=True)
class OwnMaterials(What):
    """Cards of yours in these zones that make up the materials which this card names (上記カード).

    For the cost of an own procedure; they count as the materials. A Monster Card that is an Equip Card has only its
    name (rulings 6495, 6872). Of the opponent's cards, where ``side`` says so, only face-up ones.
    """

    zones: Zone = Zone.FIELD
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class TopOfDeck(What):
    """The top ``count`` cards of a deck; only as many as there are.

    ``up_to``: the player chooses how many, up to that number (〜枚まで).
    """

    count: Amount | int = 1
    side: Side = Side.YOU
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Whose(Node):
    """The player, or the players, whose cards these are (そのコントローラー, その持ち主).

    :param what: the cards.
    :param owner: the owner; else the controller, or the last one if the card has left the field.
    """

    what: Ref
    owner: bool = False


@dataclass(frozen=True, slots=True)
class Both(What):
    """These and those at the same time: all of them or none (AとBを).

    What is picked second is another card than the first.
    """

    first: What
    second: What


def one_by_one(what: What) -> tuple[What, ...]:
    """What is named one after the other where several are named (AとB); else this alone."""
    return (*one_by_one(what.first), *one_by_one(what.second)) if isinstance(what, Both) else (what,)


THIS = Ref(RefKind.THIS)
TARGET = Ref(RefKind.TARGET)
FIRST_TARGET = Ref(RefKind.TARGET, 0)
SECOND_TARGET = Ref(RefKind.TARGET, 1)
THEM = Ref(RefKind.THEM)
COST_CARDS = Ref(RefKind.COST)
TRIGGERING = Ref(RefKind.TRIGGERING)
ATTACKER = Ref(RefKind.ATTACKER)
ATTACK_TARGET = Ref(RefKind.ATTACK_TARGET)
OPPOSING_BATTLER = Ref(RefKind.OPPOSING_BATTLER)
EQUIPPED = Ref(RefKind.EQUIPPED)
RESPONDED = Ref(RefKind.RESPONDED)
MATERIALS = Ref(RefKind.MATERIALS)
LINKED = Ref(RefKind.LINKED)
EACH = Ref(RefKind.EACH)
YOUR_BATTLER = Ref(RefKind.YOUR_BATTLER)
TRIBUTED = Ref(RefKind.TRIBUTED)
NOTED = Ref(RefKind.NOTED)
Ref.constants = {value: name for name, value in globals().items() if isinstance(value, Ref)}


def every(pool: Pool) -> Every:
    """All cards of the pool."""
    return Every(pool)


def one(pool: Pool) -> Pick:
    """Exactly one card of the pool, chosen by the effect's controller."""
    return Pick(pool)


def exactly(count: Amount | int, pool: Pool, different_names: bool = False) -> Pick:
    """Exactly ``count`` cards of the pool."""
    return Pick(pool, count, count, different_names=different_names)


def up_to(count: Amount | int, pool: Pool, at_least: int = 1) -> Pick:
    """From ``at_least`` to ``count`` cards of the pool."""
    return Pick(pool, at_least, count)


def random_card(pool: Pool, count: int = 1) -> Pick:
    """``count`` cards of the pool, picked by chance. Rule: RES-RND-01."""
    return Pick(pool, count, count, at_random=True)


def chosen_by_opponent(pool: Pool, count: Amount | int = 1) -> Pick:
    """``count`` cards of the pool, picked by the opponent."""
    return Pick(pool, count, count, chooser=Side.OPPONENT)


Subject = Pool | Ref
