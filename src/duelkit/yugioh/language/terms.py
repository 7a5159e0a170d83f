"""The closed word lists of the game: card types, attributes, races, zones, positions, phases (用語).

Values of flags are stable numbers: the engine works with the same numbers, so a definition and the state never
need a translation table.
"""

from __future__ import annotations

from enum import Enum, IntEnum, IntFlag
from typing import Final


class Step(IntFlag):
    """A step of the battle phase, or a part of the damage step (MR3-DSD-01)."""

    START = 0x1
    BATTLE = 0x2
    DAMAGE_START = 0x4
    BEFORE_CALCULATION = 0x8
    CALCULATION = 0x10
    AFTER_CALCULATION = 0x20
    DAMAGE_END = 0x40
    END = 0x80
    DAMAGE_STEP = DAMAGE_START | BEFORE_CALCULATION | CALCULATION | AFTER_CALCULATION | DAMAGE_END
    UNTIL_CALCULATION = DAMAGE_START | BEFORE_CALCULATION


SERIES_BY_JAPANESE_NAME: Final = (("デーモン", "Archfiend"),)
"""Words in Japanese names that make cards a series; in English some of these cards lack the word in their names."""


class CardType(IntFlag):
    """What is printed on a card's type line, or the icon of a spell or trap (カードの種類)."""

    MONSTER = 0x1
    SPELL = 0x2
    TRAP = 0x4
    NORMAL = 0x10
    EFFECT = 0x20
    FUSION = 0x40
    RITUAL = 0x80
    SPIRIT = 0x200
    UNION = 0x400
    GEMINI = 0x800
    TUNER = 0x1000
    SYNCHRO = 0x2000
    TOKEN = 0x4000
    QUICK_PLAY = 0x10000
    CONTINUOUS = 0x20000
    EQUIP = 0x40000
    FIELD = 0x80000
    COUNTER = 0x100000
    FLIP = 0x200000
    TOON = 0x400000
    XYZ = 0x800000
    PENDULUM = 0x1000000
    SPECIAL = 0x2000000
    LINK = 0x4000000


class Attribute(IntFlag):
    """One of the attributes of a monster (属性)."""

    EARTH = 0x1
    WATER = 0x2
    FIRE = 0x4
    WIND = 0x8
    LIGHT = 0x10
    DARK = 0x20
    DIVINE = 0x40


class Race(IntFlag):
    """The race of a monster (種族)."""

    WARRIOR = 0x1
    SPELLCASTER = 0x2
    FAIRY = 0x4
    FIEND = 0x8
    ZOMBIE = 0x10
    MACHINE = 0x20
    AQUA = 0x40
    PYRO = 0x80
    ROCK = 0x100
    WINGED_BEAST = 0x200
    PLANT = 0x400
    INSECT = 0x800
    THUNDER = 0x1000
    DRAGON = 0x2000
    BEAST = 0x4000
    BEAST_WARRIOR = 0x8000
    DINOSAUR = 0x10000
    FISH = 0x20000
    SEA_SERPENT = 0x40000
    REPTILE = 0x80000
    PSYCHIC = 0x100000
    DIVINE_BEAST = 0x200000
    CREATOR_GOD = 0x400000
    WYRM = 0x800000
    CYBERSE = 0x1000000
    ILLUSION = 0x2000000


class Zone(IntFlag):
    """Where a card can lie (カードの場所). ``FIELD`` is every place that counts as the field."""

    DECK = 0x1
    HAND = 0x2
    MONSTER_ZONE = 0x4
    SPELL_TRAP_ZONE = 0x8
    FIELD_ZONE = 0x10
    PENDULUM_ZONE = 0x20
    GRAVEYARD = 0x40
    BANISHED = 0x80
    EXTRA_DECK = 0x100
    OVERLAY = 0x200
    FIELD = MONSTER_ZONE | SPELL_TRAP_ZONE | FIELD_ZONE | PENDULUM_ZONE


class Side(IntEnum):
    """Whose, seen from the effect's controller (自分・相手)."""

    YOU = 0
    OPPONENT = 1
    EITHER = 2


class Position(IntFlag):
    """A battle position (表示形式); a set of allowed positions when combined."""

    FACE_UP_ATTACK = 0x1
    FACE_UP_DEFENSE = 0x4
    FACE_DOWN_DEFENSE = 0x8
    FACE_UP = FACE_UP_ATTACK | FACE_UP_DEFENSE


class Marker(IntFlag):
    """A link marker (リンクマーカー): the direction of a neighbouring zone. Rule: MR20-GAP-LNK-03."""

    BOTTOM_LEFT = 0x1
    BOTTOM = 0x2
    BOTTOM_RIGHT = 0x4
    LEFT = 0x8
    RIGHT = 0x20
    TOP_LEFT = 0x40
    TOP = 0x80
    TOP_RIGHT = 0x100


class Stat(IntEnum):
    """A figure of a monster."""

    ATK = 0
    DEF = 1
    LEVEL = 2
    RANK = 3
    SCALE = 4
    ORIGINAL_ATK = 5
    ORIGINAL_DEF = 6
    ORIGINAL_LEVEL = 7
    ATTRIBUTE = 8
    RACE = 9
    RATING = 10
    """The Link Rating (リンク)."""


class Phase(IntEnum):
    """A phase of a turn (フェイズ)."""

    DRAW = 0
    STANDBY = 1
    MAIN_1 = 2
    BATTLE = 3
    MAIN_2 = 4
    END = 5


class Until(IntEnum):
    """When a lasting effect ends (効果の適用期間)."""

    LEAVES = 0
    """For as long as the card stays face-up where it is."""
    END_PHASE = 1
    """エンドフェイズ時まで."""
    END_OF_TURN = 2
    """ターン終了時まで."""
    END_OF_BATTLE_PHASE = 3
    """バトルフェイズ終了時まで."""
    END_OF_DAMAGE_STEP = 4
    """ダメージステップ終了時まで."""
    DAMAGE_CALCULATION = 5
    """ダメージ計算時のみ."""
    YOUR_NEXT_STANDBY = 6
    """次の自分のスタンバイフェイズまで."""
    OPPONENTS_NEXT_END = 7
    """次の相手ターン終了時まで."""
    YOUR_NEXT_END = 8
    """次の自分ターン終了時まで."""
    END_OF_DUEL = 9
    SOURCE_LEAVES = 10
    """For as long as the source stays face-up on the field."""
    NEXT_DAMAGE_CALCULATION = 11
    """次のダメージ計算時のみ: at the card's next damage calculation of this turn, and only then."""
    NEXT_TURN_END = 13
    """次のターンの終了時まで."""
    OPPONENTS_TURN_END = 12
    """The end of an opponent's turn, the current one included (相手ターンで数えて)."""


class SummonKind(IntFlag):
    """How a monster came out (召喚の種類)."""

    NORMAL = 0x1
    TRIBUTE = 0x2
    """A Tribute Summon (アドバンス召喚); always together with ``NORMAL``."""
    FLIP = 0x4
    SPECIAL = 0x8
    FUSION = 0x10
    RITUAL = 0x20
    SYNCHRO = 0x40
    XYZ = 0x80
    PENDULUM = 0x100
    GEMINI = 0x200
    """The second Normal Summon of a Gemini Monster (再度召喚); always together with ``NORMAL``."""
    LINK = 0x400
    SET = 0x800
    """Set by the rules (セット): with ``NORMAL`` it makes 通常召喚した; stays when the monster is turned up."""
    FROM_EXTRA_DECK = 0x1000
    """Special Summoned from the Extra Deck (ＥＸデッキから特殊召喚); always together with ``SPECIAL``."""
    OWN_PROCEDURE = 0x10000
    """Special Summoned in the card's own way (この方法で特殊召喚); always together with ``SPECIAL``."""


class Because(IntFlag):
    """Why a card moved (理由)."""

    BATTLE = 0x1
    EFFECT = 0x2
    COST = 0x4
    DESTROYED = 0x8
    TRIBUTED = 0x10
    DISCARDED = 0x20
    MATERIAL = 0x40
    FUSION = 0x80
    RITUAL = 0x100
    SYNCHRO = 0x200
    XYZ = 0x400
    RULE = 0x800
    DRAWN = 0x1000
    DETACHED = 0x2000
    RETURNED = 0x4000
    SUMMON = 0x8000
    LINK = 0x10000


class Ordinal(Enum):
    """Where a card is put back into the deck."""

    SHUFFLED = 0
    TOP = 1
    BOTTOM = 2
