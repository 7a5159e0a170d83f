"""The closed word lists of the game: card types, attributes, races, zones, positions, phases (用語).

Values of flags are stable: the engine works with the same numbers, without a translation table.
"""

from __future__ import annotations

from enum import Enum, IntEnum, IntFlag


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
    RATING = 10  # the Link Rating (リンク)
    ORIGINAL_SCALE = 17


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

    LEAVES = 0  # for as long as the card stays face-up where it is
    END_PHASE = 1  # エンドフェイズ時まで
    END_OF_TURN = 2  # ターン終了時まで
    END_OF_BATTLE_PHASE = 3  # バトルフェイズ終了時まで
    END_OF_DAMAGE_STEP = 4  # ダメージステップ終了時まで
    DAMAGE_CALCULATION = 5  # ダメージ計算時のみ
    YOUR_NEXT_STANDBY = 6  # 次の自分のスタンバイフェイズまで
    OPPONENTS_NEXT_END = 7  # 次の相手ターン終了時まで
    YOUR_NEXT_END = 8  # 次の自分ターン終了時まで
    END_OF_DUEL = 9
    SOURCE_LEAVES = 10  # for as long as the source stays face-up on the field
    NEXT_DAMAGE_CALCULATION = 11  # 次のダメージ計算時のみ: the card's next one of this turn, and only then
    NEXT_TURN_END = 13  # 次のターンの終了時まで
    OPPONENTS_TURN_END = 12  # the end of an opponent's turn, the current one included (相手ターンで数えて)
    YOUR_NEXT_DRAW = 14
    OPPONENTS_NEXT_STANDBY = 22  # 次の相手スタンバイフェイズまで
    NEXT_STANDBY = 17  # 次のスタンバイフェイズ: of whichever player
    OPPONENTS_NEXT_TURN = 15  # 次の相手ターン: only during it
    PENDULUM_SUMMON = 43  # until the end of the turn, but only until you Pendulum Summon (Ｐ召喚に成功しない限り)
    OPPONENTS_NEXT_END_PHASE = 21  # 次の相手エンドフェイズまで: that of the current turn, if it is still to come


class SummonKind(IntFlag):
    """How a monster came out (召喚の種類)."""

    NORMAL = 0x1
    TRIBUTE = 0x2  # アドバンス召喚; always together with ``NORMAL``
    FLIP = 0x4
    SPECIAL = 0x8
    FUSION = 0x10
    RITUAL = 0x20
    SYNCHRO = 0x40
    XYZ = 0x80
    PENDULUM = 0x100
    GEMINI = 0x200  # the second Normal Summon of a Gemini Monster (再度召喚); always together with ``NORMAL``
    LINK = 0x400
    SET = 0x800
    """Set by the rules (セット): with ``NORMAL`` it makes 通常召喚した; stays when the monster is turned up."""
    FROM_EXTRA_DECK = 0x1000  # Special Summoned from the Extra Deck; always together with ``SPECIAL``
    FROM_DECK = 0x2000  # Special Summoned from the Deck; always together with ``SPECIAL``
    FROM_GRAVEYARD = 0x8000  # Special Summoned from a Graveyard; always together with ``SPECIAL``
    FROM_SPELL_TRAP_ZONE = 0x20000  # Special Summoned from a Spell & Trap Zone; always together with ``SPECIAL``
    OWN_PROCEDURE = 0x10000  # in the card's own way (この方法で特殊召喚); always together with ``SPECIAL``


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


class Number(IntEnum):
    """A number that the effect itself produced."""

    DECLARED = 0
    HEADS = 1
    DIE = 2
    DAMAGE = 3  # of the event that triggered the effect, or the life points paid
    DONE = 4  # how many cards the verb before really worked on
    DAMAGE_DEALT = 5
    CHOSEN = 6  # for the cost (払った数値, 取り除いた数)
    LOST = 17  # by how much they went down (この効果でダウンした数値)
    GAINED = 7  # by how much the figures of the cards before went up (この効果でアップした数値)


class TurnAction(IntFlag):
    """Something a player did this turn, as counted by the duel."""

    SPECIAL_SUMMONED = 0x1
    NORMAL_SUMMONED = 0x2
    SUMMONED = 0x4
    ATTACKED = 0x8
    CONDUCTED_BATTLE_PHASE = 0x10
    DREW_BY_EFFECT = 0x20
    LOST_MONSTER = 0x40  # one went from the player's field to the player's Graveyard
    HAD_DESTROYED = 0x10000  # a monster of the player's field was destroyed
    SUMMONED_OTHERWISE = 0x20000  # Special Summoned, other than by a Pendulum Summon
    RECEIVED_FUSION = 0x100000  # a Fusion Monster was sent to the player's Graveyard


class Domain(IntEnum):
    """What can be declared."""

    NUMBER = 0
    ATTRIBUTE = 1
    RACE = 2
    SUMMON_TYPE = 3  # ritual, Fusion, Synchro, Xyz or Pendulum
    SPELL_OR_TRAP = 4
    CARD_NAME = 5  # of a card in the player's own deck
    CARD_TYPE = 6  # monster, Spell or Trap
    ZONE = 7  # a monster zone, from 1; 0: no further one
    SLOT = 8  # a zone of either player
    KIND = 9  # a Type and an Attribute, one after the other
    TWO_NUMBERS = 10  # two different ones, one after the other
    COIN = 11  # a side of a coin: 0 tails, 1 heads


class Change(IntEnum):
    """How a figure changes."""

    GAIN = 0  # up by an amount (アップ); an Attribute is had as well (「闇」としても扱う)
    LOSE = 1  # down by an amount (ダウン)
    BECOME = 2  # the value becomes the amount (〜になる). Rule: RES-GAP-STA-04
    BECOME_ORIGINAL = 3  # the original value becomes the amount (元々の〜は〜になる). Rule: RES-GAP-STA-05


class EventKind(IntEnum):
    """Every kind of event that the duel emits."""

    SUMMONED = 0  # a Normal, Flip or Special Summon succeeded (召喚・反転召喚・特殊召喚に成功した)
    SET = 1
    DESTROYED = 2
    SENT_TO_GRAVEYARD = 3
    BANISHED = 4
    TO_HAND = 5
    """Added or returned to the hand; a draw too (RES-DRW-08)."""
    TO_DECK = 6
    DRAWN = 7
    DISCARDED = 8
    TRIBUTED = 9
    LEFT_FIELD = 10
    FLIPPED = 11
    POSITION_CHANGED = 12
    CONTROL_CHANGED = 13
    ATTACK_DECLARED = 14
    TARGETED_BY_ATTACK = 15
    BATTLE_START = 16  # the start of the damage step (ダメージステップ開始時)
    BEFORE_CALCULATION = 17  # before damage calculation (ダメージ計算前)
    CALCULATION = 18  # at damage calculation (ダメージ計算時)
    BATTLED = 19  # after damage calculation (ダメージ計算後)
    DESTROYS_BY_BATTLE = 20
    """A monster destroyed another by battle (戦闘で破壊した); the card is the destroyer."""
    BATTLE_DAMAGE = 21
    EFFECT_DAMAGE = 22
    LIFE_GAINED = 23
    DETACHED = 24
    MATERIAL_USED = 25
    ACTIVATED = 26
    RESOLVED = 27  # a card or effect was processed (処理された)
    PHASE = 28
    EQUIPPED = 29
    COUNTER_PLACED = 30
    BATTLE_PHASE_ENDS = 31
    BATTLE_PHASE_BEGINS = 37
    WOULD_SUMMON = 32  # a summon is about to succeed (召喚・反転召喚・特殊召喚する際)
    TARGETED = 33
    ATTACHED = 34
    PLACED_IN_PENDULUM_ZONE = 35
    DAMAGE_STEP_ENDS = 36  # its end (ダメージステップ終了時); the cards are the monsters that battled
    BEFORE_DRAW = 38  # before the turn player draws by the rules (ドローフェイズのドロー前)
    LEFT_GRAVEYARD = 40  # a card left a Graveyard, to wherever (墓地から離れた)
    LEFT_EXTRA_DECK = 41  # a card left the Extra Deck, to wherever (ＥＸデッキから離れた)
    LIFE_PAID = 46  # a player paid life points (ＬＰを払った)
    ZONE_CHANGED = 43  # a monster moved to another monster zone (他のモンスターゾーンに移動した)
    ATTACK_NEGATED = 49  # by an effect (攻撃が無効になった); the card is the attacker
    PLACED_IN_SPELL_ZONE = 48  # in a Spell & Trap Zone, from elsewhere, other than by activating or Setting it
    ATK_FELL_TO_ZERO = 39  # a counter that was placed on a monster made its ATK 0 (攻撃力が０になった)


class Would(IntFlag):
    """What the processing of an activation would do; derived from the definition of the effect."""

    DESTROY_ON_FIELD = 0x1
    DESTROY_TWO = 0x2
    SPECIAL_SUMMON = 0x4
    ADD_TO_HAND = 0x8
    SEND_FROM_DECK = 0x10
    DAMAGE = 0x20
    DRAW = 0x40
    BANISH = 0x80
    CHANGES_ATK_DEF = 0x100
    SEARCH = 0x200
    NEGATES = 0x400
    FLIPS = 0x800
    SUMMON_FROM_DECK = 0x1000
    DESTROY_TWO_OF_YOURS = 0x2000
    ADD_FROM_GRAVEYARD = 0x4000
    SUMMON_FROM_GRAVEYARD = 0x8000
    BANISH_FROM_GRAVEYARD = 0x10000
    DAMAGE_TO_YOU = 0x20000
    DESTROY_MONSTER = 0x40000
    DESTROY_SPELL_TRAP = 0x80000
    FUSION_SUMMON = 0x8000000


class Handling(IntEnum):
    """What was done to cards, as a later sentence names it (破壊したモンスター, 手札に加えたカード)."""

    DESTROYED = 0
    SENT = 1  # to the graveyard, without being destroyed
    DISCARDED = 2
    BANISHED = 3
    TRIBUTED = 4
    SPECIAL_SUMMONED = 5
    FUSION_SUMMONED = 6
    RITUAL_SUMMONED = 7
    SET = 8
    TO_HAND = 9
    TO_DECK = 10
    REVEALED = 11
    EXCAVATED = 12
    EQUIPPED = 13
    CONTROL_TAKEN = 14
    DETACHED = 15
    POSITION_CHANGED = 16


class Bond(IntEnum):
    """How a card came to be bound to other cards (``LINKED``)."""

    SUMMONED = 0
    EQUIPPED = 1
    TARGETED = 2


class Negation(IntEnum):
    """What an effect negates (〜を無効にする)."""

    ACTIVATION = 0
    EFFECT = 1
    SUMMON = 2
