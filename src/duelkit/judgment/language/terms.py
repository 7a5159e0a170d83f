"""The closed word lists of THE EYE OF JUDGMENT: elements, spell classes, facings, keywords (用語).

The values of flags are stable: the engine uses the same numbers.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag


class Element(IntFlag):
    """The element of a creature or field (属性). A creature without one has ``Element(0)`` (無). Rule: EOJ-CARD-04."""

    FIRE = 0x1
    WATER = 0x2
    EARTH = 0x4
    WOOD = 0x8
    BIOLITH = 0x10


PRIME = Element.FIRE | Element.WATER | Element.EARTH | Element.WOOD


class SpellClass(IntEnum):
    """The kind of a spell (種類). Rule: EOJ-SPELL-01."""

    RITUAL = 0
    """マナ."""
    CONJURATION = 1
    """コモン."""
    DOMINION = 2
    """エレメント."""
    SORCERY = 3
    """大魔道: it ends the turn. Rule: EOJ-SPELL-02."""


class Facing(IntEnum):
    """The direction of a card's top edge as seen by the first player (方向). Rule: EOJ-ORIENT-04."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class CardSide(IntFlag):
    """The sides of a card in its own frame. Rule: EOJ-ORIENT-05."""

    FRONT = 0x1
    RIGHT = 0x2
    BACK = 0x4
    LEFT = 0x8


class Rarity(IntEnum):
    """Rarity, ascending (レアリティ). Rule: EOJ-CARD-09."""

    COMMON = 0
    UNCOMMON = 1
    RARE = 2
    ULTRA_RARE = 3


class Keyword(IntFlag):
    """Abilities without parameters: those of the rulebook's chapter 20, and of later card sets."""

    FIRST_STRIKE = 0x1
    """先制 (Quickness). Rule: EOJ-ABIL-17."""
    VIGILANCE = 0x2
    """警戒 (Perfect Dodge). Rule: EOJ-ABIL-08."""
    INVISIBLE = 0x4
    """透明 (Invisibility). Rule: EOJ-ABIL-24."""
    FORTRESS = 0x8
    """要塞. Rule: EOJ-ABIL-36."""
    DOUBLE_ATTACK = 0x10
    """連続攻撃. Rule: EOJ-ABIL-38."""
    AMBUSH = 0x20
    """奇襲. Rule: EOJ-ABIL-06."""
    FIELDMORPH = 0x40
    """Its field has the creature's element."""
    NO_SPELL_TARGET = 0x80
    """スペルの対象にならない. Rule: EOJ-TERM-07."""
    NO_EVASION = 0x100
    """It cannot evade (prayer)."""
    FIXED_PLACE = 0x200
    """It cannot be moved or turned."""
    RESURRECTION = 0x400
    RETURN = 0x800
    NO_SACRIFICE = 0x1000
    DECOY = 0x2000
    """Enemies must attack a creature with this ability if they can choose."""
    UNITED = 0x4000
    """It was united with another creature (合体)."""


class Side(IntEnum):
    """A side from the view of the ability's owner (味方・敵)."""

    YOU = 0
    OPPONENT = 1
    EITHER = 2


class Phase(IntEnum):
    """The seven phases of a turn (フェイズ). Rule: EOJ-PHASE-01."""

    START = 0
    DRAW = 1
    MANA = 2
    ACTION_1 = 3
    ACTION_2 = 4
    RESOLUTION = 5
    END = 6


class Pile(IntFlag):
    """The zones of cards."""

    LIBRARY = 0x1
    HAND = 0x2
    BOARD = 0x4
    GRAVEYARD = 0x8


class Stat(IntEnum):
    """A figure of a creature."""

    ATTACK = 0
    HP = 1
    ATTACK_COST = 2
    ROTATE_COST = 3
    PROTECTION = 4
    """護り. Rule: EOJ-ABIL-35."""
    MAGIC_PROTECTION = 5
    EVASION = 6
    """回避: the number of attempts. Rule: EOJ-ABIL-05."""
    SUMMON_COST = 7


class Until(IntEnum):
    """How long a change lasts."""

    LASTING = 0
    """For as long as the creature is on the board."""
    END_OF_TURN = 1
    OPPONENTS_NEXT_TURN = 3
    """To the end of the opponent's next turn."""
    YOUR_NEXT_TURN = 4
    """To the end of your next turn."""
    NEXT_TURN = 5
    """To the end of the next turn, of either player."""
