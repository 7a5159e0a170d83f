"""Japanese for the closed words of the game, and how numbers are written."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.language.terms import (
    Attribute,
    CardType,
    Phase,
    Position,
    Race,
    Side,
    Stat,
    SummonKind,
    Until,
    Would,
)
from duelkit.yugioh.text.grammar.registry import Language, Table

ATTRIBUTES = Table(
    Language.JA,
    {
        Attribute.EARTH: "地",
        Attribute.WATER: "水",
        Attribute.FIRE: "炎",
        Attribute.WIND: "風",
        Attribute.LIGHT: "光",
        Attribute.DARK: "闇",
        Attribute.DIVINE: "神",
    },
)
RACES = Table(
    Language.JA,
    {
        Race.WARRIOR: "戦士",
        Race.SPELLCASTER: "魔法使い",
        Race.FAIRY: "天使",
        Race.FIEND: "悪魔",
        Race.ZOMBIE: "アンデット",
        Race.MACHINE: "機械",
        Race.AQUA: "水",
        Race.PYRO: "炎",
        Race.ROCK: "岩石",
        Race.WINGED_BEAST: "鳥獣",
        Race.PLANT: "植物",
        Race.INSECT: "昆虫",
        Race.THUNDER: "雷",
        Race.DRAGON: "ドラゴン",
        Race.BEAST: "獣",
        Race.BEAST_WARRIOR: "獣戦士",
        Race.DINOSAUR: "恐竜",
        Race.FISH: "魚",
        Race.SEA_SERPENT: "海竜",
        Race.REPTILE: "爬虫類",
        Race.PSYCHIC: "サイキック",
        Race.DIVINE_BEAST: "幻神獣",
        Race.CREATOR_GOD: "創造神",
        Race.WYRM: "幻竜",
        Race.CYBERSE: "サイバース",
        Race.ILLUSION: "幻想魔",
    },
)
MONSTER_WORDS = Table(
    Language.JA,
    {
        CardType.NORMAL: "通常",
        CardType.EFFECT: "効果",
        CardType.FUSION: "融合",
        CardType.RITUAL: "儀式",
        CardType.SYNCHRO: "Ｓ",
        CardType.XYZ: "Ｘ",
        CardType.PENDULUM: "Ｐ",
        CardType.LINK: "リンク",
        CardType.SPIRIT: "スピリット",
        CardType.UNION: "ユニオン",
        CardType.GEMINI: "デュアル",
        CardType.TOON: "トゥーン",
        CardType.FLIP: "リバース",
        CardType.SPECIAL: "特殊召喚",
    },
)
SPELL_WORDS = Table(
    Language.JA,
    {
        CardType.QUICK_PLAY: "速攻",
        CardType.CONTINUOUS: "永続",
        CardType.EQUIP: "装備",
        CardType.FIELD: "フィールド",
        CardType.RITUAL: "儀式",
        CardType.COUNTER: "カウンター",
        CardType.NORMAL: "通常",
        CardType.PENDULUM: "Ｐ",
    },
)
TYPE_LINE = Table(
    Language.JA,
    {
        CardType.RITUAL: "儀式",
        CardType.FUSION: "融合",
        CardType.SYNCHRO: "シンクロ",
        CardType.XYZ: "エクシーズ",
        CardType.LINK: "リンク",
        CardType.PENDULUM: "ペンデュラム",
        CardType.SPECIAL: "特殊召喚",
        CardType.FLIP: "リバース",
        CardType.SPIRIT: "スピリット",
        CardType.UNION: "ユニオン",
        CardType.GEMINI: "デュアル",
        CardType.TOON: "トゥーン",
        CardType.TUNER: "チューナー",
        CardType.NORMAL: "通常",
        CardType.EFFECT: "効果",
    },
)
STATS = Table(
    Language.JA,
    {
        Stat.ATK: "攻撃力",
        Stat.DEF: "守備力",
        Stat.LEVEL: "レベル",
        Stat.RANK: "ランク",
        Stat.SCALE: "Ｐスケール",
        Stat.ORIGINAL_ATK: "元々の攻撃力",
        Stat.ORIGINAL_DEF: "元々の守備力",
        Stat.ORIGINAL_LEVEL: "元々のレベル",
        Stat.ORIGINAL_SCALE: "元々のＰスケール",
        Stat.ATTRIBUTE: "属性",
        Stat.RACE: "種族",
        Stat.RATING: "リンク",
    },
)
PHASES = Table(
    Language.JA,
    {
        Phase.DRAW: "ドローフェイズ",
        Phase.STANDBY: "スタンバイフェイズ",
        Phase.MAIN_1: "メインフェイズ１",
        Phase.BATTLE: "バトルフェイズ",
        Phase.MAIN_2: "メインフェイズ２",
        Phase.END: "エンドフェイズ",
    },
)
POSITIONS = Table(
    Language.JA,
    {
        Position.FACE_UP_ATTACK: "表側攻撃表示",
        Position.FACE_UP_DEFENSE: "表側守備表示",
        Position.FACE_DOWN_DEFENSE: "裏側守備表示",
    },
)
SUMMONS = Table(
    Language.JA,
    {
        SummonKind.TRIBUTE: "アドバンス召喚",
        SummonKind.GEMINI: "再度召喚",
        SummonKind.NORMAL: "召喚",
        SummonKind.FLIP: "反転召喚",
        SummonKind.SPECIAL: "特殊召喚",
        SummonKind.FUSION: "融合召喚",
        SummonKind.RITUAL: "儀式召喚",
        SummonKind.SYNCHRO: "Ｓ召喚",
        SummonKind.XYZ: "Ｘ召喚",
        SummonKind.PENDULUM: "Ｐ召喚",
        SummonKind.LINK: "リンク召喚",
        SummonKind.SET: "セット",
        SummonKind.FROM_EXTRA_DECK: "ＥＸデッキから特殊召喚",
        SummonKind.FROM_DECK: "デッキから特殊召喚",
        SummonKind.FROM_GRAVEYARD: "墓地から特殊召喚",
        SummonKind.FROM_SPELL_TRAP_ZONE: "魔法＆罠ゾーンから特殊召喚",
        SummonKind.OWN_PROCEDURE: "自身の方法で特殊召喚",
    },
)
UNTIL = Table(
    Language.JA,
    {
        Until.LEAVES: "",
        Until.END_PHASE: "エンドフェイズまで",
        Until.END_OF_TURN: "ターン終了時まで",
        Until.PENDULUM_SUMMON: "このターン自分がＰ召喚に成功しない限り",
        Until.END_OF_BATTLE_PHASE: "バトルフェイズ終了時まで",
        Until.END_OF_DAMAGE_STEP: "ダメージステップ終了時まで",
        Until.DAMAGE_CALCULATION: "そのダメージ計算時のみ",
        Until.YOUR_NEXT_STANDBY: "次の自分スタンバイフェイズまで",
        Until.OPPONENTS_NEXT_STANDBY: "次の相手スタンバイフェイズまで",
        Until.NEXT_STANDBY: "次のスタンバイフェイズまで",
        Until.OPPONENTS_NEXT_END: "次の相手ターン終了時まで",
        Until.YOUR_NEXT_END: "次の自分ターン終了時まで",
        Until.END_OF_DUEL: "このデュエル中",
        Until.SOURCE_LEAVES: "このカードがフィールドに表側表示で存在する限り",
        Until.NEXT_DAMAGE_CALCULATION: "このターンの次のダメージ計算時のみ",
        Until.OPPONENTS_TURN_END: "相手ターン終了時まで",
        Until.NEXT_TURN_END: "次のターンの終了時まで",
        Until.YOUR_NEXT_DRAW: "次の自分ドローフェイズまで",
        Until.OPPONENTS_NEXT_TURN: "次の相手ターン",
        Until.OPPONENTS_NEXT_END_PHASE: "次の相手エンドフェイズまで",
    },
)
SIDE = Table(Language.JA, {Side.YOU: "自分", Side.OPPONENT: "相手", Side.EITHER: "お互い"})
CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩"

_FULL = str.maketrans("0123456789", "０１２３４５６７８９")


def small(number: int) -> str:
    """A count, a Level or a number of turns: full-width."""
    return str(number).translate(_FULL)


def figure(number: int) -> str:
    """ATK, DEF or life points: half-width; ``?`` is full-width."""
    return "？" if number == -2 else str(number)


def races(value: Race) -> str:
    """戦士族・獣戦士族."""
    return "・".join(word + "族" for race, word in RACES.items() if value & race)


def attributes(value: Attribute) -> str:
    """光属性・闇属性."""
    return "・".join(word + "属性" for attribute, word in ATTRIBUTES.items() if value & attribute)


def attribute_letters(value: Attribute) -> str:
    """光・闇."""
    return "・".join(word for attribute, word in ATTRIBUTES.items() if value & attribute)


def token_name(name: str) -> str:
    """The name of a token, with トークン at its end."""
    return name if name.endswith("トークン") else f"{name}トークン"


def position(value: Position) -> str:
    """表側攻撃表示, 攻撃表示, 守備表示, 表側表示 …"""
    if value in POSITIONS:
        return POSITIONS[value]
    if value == Position.FACE_UP:
        return "表側表示"
    if value == Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE:
        return "守備表示"
    if value == Position.FACE_UP_ATTACK | Position.FACE_DOWN_DEFENSE:
        return "表側攻撃表示または裏側守備表示"
    return "表側攻撃表示または守備表示"


def summons(kinds: SummonKind) -> str:
    """召喚・反転召喚・特殊召喚 …; a narrower kind hides the wider one."""
    special = (
        SummonKind.FUSION
        | SummonKind.RITUAL
        | SummonKind.SYNCHRO
        | SummonKind.XYZ
        | SummonKind.PENDULUM
        | SummonKind.LINK
        | SummonKind.FROM_EXTRA_DECK
        | SummonKind.FROM_DECK
        | SummonKind.FROM_GRAVEYARD
        | SummonKind.FROM_SPELL_TRAP_ZONE
        | SummonKind.OWN_PROCEDURE
    )
    if kinds == SummonKind.FROM_DECK | SummonKind.FROM_EXTRA_DECK:
        return "デッキ・ＥＸデッキから特殊召喚"
    if kinds == SummonKind.NORMAL | SummonKind.SET:
        return "通常召喚"
    words = []
    for kind, word in SUMMONS.items():
        if not kinds & kind:
            continue
        if kind is SummonKind.NORMAL and kinds & (SummonKind.TRIBUTE | SummonKind.GEMINI):
            continue
        if kind is SummonKind.SPECIAL and kinds & special:
            continue
        words.append(word)
    return "・".join(words)


WOULD: Final = {
    Would.DESTROY_ON_FIELD: "フィールドのカードを破壊する効果",
    Would.DESTROY_TWO: "フィールドのカードを２枚以上破壊する効果",
    Would.DESTROY_TWO_OF_YOURS: "自分フィールドのカードを２枚以上破壊する効果",
    Would.SPECIAL_SUMMON: "モンスターを特殊召喚する効果",
    Would.ADD_TO_HAND: "カードを手札に加える効果",
    Would.SEND_FROM_DECK: "デッキからカードを墓地へ送る効果",
    Would.DAMAGE: "ダメージを与える効果",
    Would.DRAW: "カードをドローする効果",
    Would.BANISH: "カードを除外する効果",
    Would.CHANGES_ATK_DEF: "攻撃力・守備力を変化させる効果",
    Would.SEARCH: "デッキからカードを手札に加える効果",
    Would.NEGATES: "発動を無効にする効果",
    Would.FLIPS: "モンスターをリバースさせる効果",
    Would.SUMMON_FROM_DECK: "デッキからモンスターを特殊召喚する効果",
    Would.ADD_FROM_GRAVEYARD: "墓地からカードを手札・デッキ・ＥＸデッキに加える効果",
    Would.SUMMON_FROM_GRAVEYARD: "墓地からモンスターを特殊召喚する効果",
    Would.BANISH_FROM_GRAVEYARD: "墓地からカードを除外する効果",
    Would.DAMAGE_TO_YOU: "自分にダメージを与える効果",
    Would.DESTROY_MONSTER: "フィールドのモンスターを破壊する効果",
    Would.DESTROY_SPELL_TRAP: "フィールドの魔法・罠カードを破壊する効果",
    Would.FUSION_SUMMON: "モンスターを融合召喚する効果",
}
"""What an effect would do that something is activated in response to."""


def effect_of(side: Side | None) -> str:
    """相手の効果で; nothing if it does not matter whose effect it is."""
    return "" if side is None else f"{SIDE[side]}の効果で"
