"""The terms of the card language in Japanese, from chapters 5, 20 and 21 of the rulebook.

Newer terms, races and affiliations are our translations; names that are known only in English stay English.
"""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording, Table
from duelkit.judgment.language.terms import (
    CardSide,
    Element,
    Facing,
    Keyword,
    Phase,
    Pile,
    Rarity,
    Side,
    SpellClass,
    Stat,
    Until,
)

_JA = Language.JA

ELEMENTS = Table(
    _JA, {Element.FIRE: "火", Element.WATER: "水", Element.EARTH: "土", Element.WOOD: "木", Element.BIOLITH: "機巧"}
)
SPELL_CLASSES = Table(
    _JA,
    {
        SpellClass.RITUAL: "マナ",
        SpellClass.CONJURATION: "コモン",
        SpellClass.DOMINION: "エレメント",
        SpellClass.SORCERY: "大魔道",
    },
)
FACINGS = Table(_JA, {Facing.NORTH: "北", Facing.EAST: "東", Facing.SOUTH: "南", Facing.WEST: "西"})
CARD_SIDES = Table(_JA, {CardSide.FRONT: "前", CardSide.RIGHT: "右", CardSide.BACK: "後ろ", CardSide.LEFT: "左"})
RARITIES = Table(
    _JA,
    {Rarity.COMMON: "コモン", Rarity.UNCOMMON: "アンコモン", Rarity.RARE: "レア", Rarity.ULTRA_RARE: "ウルトラレア"},
)
KEYWORDS = Table(
    _JA,
    {
        Keyword.FIRST_STRIKE: "先制",
        Keyword.VIGILANCE: "警戒",
        Keyword.INVISIBLE: "透明",
        Keyword.FORTRESS: "要塞",
        Keyword.DOUBLE_ATTACK: "連続攻撃",
        Keyword.AMBUSH: "奇襲",
        Keyword.FIELDMORPH: "地変",
        Keyword.NO_SPELL_TARGET: "不可侵",
        Keyword.NO_EVASION: "祈祷",
        Keyword.FIXED_PLACE: "不動",
        Keyword.RESURRECTION: "復活",
        Keyword.RETURN: "帰還",
        Keyword.NO_SACRIFICE: "生贄不可",
        Keyword.DECOY: "囮",
        Keyword.UNITED: "合体",
    },
)
_SENTENCES = {
    Keyword.NO_SPELL_TARGET: "スペルの対象にならない",
    Keyword.NO_EVASION: "物理攻撃を避けられない",
    Keyword.FIXED_PLACE: "移動も回転もできない",
    Keyword.NO_SACRIFICE: "生贄にできない",
    Keyword.UNITED: "合体している",
}
"""The abilities that are predicates of their own."""
BEARS = Table(_JA, {**{keyword: f"【{word}】を持つ" for keyword, word in KEYWORDS.items()}, **_SENTENCES})
"""A keyword as a predicate; ``GAINS``: of a creature that is given the ability."""
GAINS = Table(_JA, {**{keyword: f"【{word}】を得る" for keyword, word in KEYWORDS.items()}, **_SENTENCES})
BEARS_NOT = Table(
    _JA,
    {
        **{keyword: f"【{word}】を持たない" for keyword, word in KEYWORDS.items()},
        Keyword.NO_SPELL_TARGET: "スペルの対象になる",
        Keyword.NO_EVASION: "物理攻撃を避けられる",
        Keyword.FIXED_PLACE: "移動や回転ができる",
        Keyword.NO_SACRIFICE: "生贄にできる",
        Keyword.UNITED: "合体していない",
    },
)
POSSIBLE_WITHOUT = Keyword.FIXED_PLACE | Keyword.NO_SACRIFICE
"""Abilities without which something is possible: their opposite ends with できる."""
NAMELESS = Keyword.NO_SPELL_TARGET | Keyword.NO_EVASION | Keyword.FIXED_PLACE | Keyword.NO_SACRIFICE | Keyword.UNITED
"""Abilities that are written as sentences."""
SIDES = Table(_JA, {Side.YOU: "自分", Side.OPPONENT: "相手", Side.EITHER: "各プレイヤー"})
PHASES = Table(
    _JA,
    {
        Phase.START: "ターン開始フェイズ",
        Phase.DRAW: "手札ドローフェイズ",
        Phase.MANA: "マナ獲得フェイズ",
        Phase.ACTION_1: "アクションフェイズ1",
        Phase.ACTION_2: "アクションフェイズ2",
        Phase.RESOLUTION: "ターン清算フェイズ",
        Phase.END: "ターン終了フェイズ",
    },
)
PILES = Table(_JA, {Pile.LIBRARY: "山札", Pile.HAND: "手札", Pile.BOARD: "ボード", Pile.GRAVEYARD: "墓地"})
STATS = Table(
    _JA,
    {
        Stat.ATTACK: "攻撃力",
        Stat.HP: "体力",
        Stat.ATTACK_COST: "攻撃コスト",
        Stat.ROTATE_COST: "回転コスト",
        Stat.PROTECTION: "【護り】",
        Stat.MAGIC_PROTECTION: "魔道攻撃への【護り】",
        Stat.EVASION: "【回避】",
        Stat.SUMMON_COST: "マナコスト",
    },
)
ACTION_COST = "再行動コスト"
UNTIL = Table(
    _JA,
    {
        Until.LASTING: "",
        Until.END_OF_TURN: "ターン終了時まで",
        Until.OPPONENTS_NEXT_TURN: "次の相手ターンの終了時まで",
        Until.YOUR_NEXT_TURN: "次の自分ターンの終了時まで",
        Until.NEXT_TURN: "次のターンの終了時まで",
    },
)
CIRCLED = "①②③"
RACES = {
    "Ancient": "古代種",
    "Anthromorph": "獣人",
    "Base": "拠点",
    "Beast": "獣",
    "Betrayer": "叛逆者",
    "Blitz": "強襲兵器",
    "Bug": "虫",
    "Demon": "悪魔",
    "Dragon": "龍",
    "Dwarf": "ドワーフ",
    "Egg": "卵",
    "Elemental": "精霊",
    "Elf": "エルフ",
    "Goblin": "ゴブリン",
    "God": "神",
    "Hero": "英雄",
    "Human": "人間",
    "Lizard": "蜥蜴",
    "Mech": "機械",
    "Merfolk": "人魚",
    "Missionary": "宣教師",
    "Noble": "貴人",
    "Plant": "植物",
    "Sacred": "聖遺",
    "Titan": "巨人",
    "Undead": "不死者",
    "Warlord": "将軍",
    "Weapon": "兵器",
}
"""Our translations of races, whose printed Japanese terms are unknown."""
AFFILIATIONS = {"Yaksha": "夜狗叉"}
"""Affiliations whose Japanese name is known from a card name."""
NAMES = {
    "Great Minos of Sciondar": "シオンダルの大ミノス",
    "Leapfrog Bandit": "森跳び蛙の盗賊",
    "Swallow Ninja": "夜狗叉の乱破 草燕",
    "Green Erlking Zomba": "緑のエールキング ゾンバ",
    "Ouroboros Dragon": "機巧の龍 ウロボロス",
    "Scion's Riotous Impunity": "叛乱者シオン 扇動",
    "Seer Vizak's Calamity": "教示者ウィザック 天変",
}
"""Cards whose Japanese name is known."""


def race(name: str) -> str:
    """A race.

    :raises NoWording: if it has no translation.
    """
    if name not in RACES:
        raise NoWording(f"race {name!r}", _JA)
    return RACES[name]


def affiliation(name: str) -> str:
    """An affiliation; in English where it is not known in Japanese."""
    return AFFILIATIONS.get(name, name)


def quoted(name: str) -> str:
    """A card name in a sentence."""
    return f"『{NAMES.get(name, name)}』"


def elements(value: Element) -> str:
    """火; 火または水; 火・水または土."""
    names = [ELEMENTS[kind] for kind in Element if kind & value]
    return "または".join(part for part in ("・".join(names[:-1]), names[-1]) if part)


def sides_of(value: CardSide) -> str:
    """前・左・右."""
    order = (CardSide.FRONT, CardSide.LEFT, CardSide.RIGHT, CardSide.BACK)
    return "・".join(CARD_SIDES[side] for side in order if side & value)


def piles(value: Pile, side: Side) -> str:
    """自分の手札か墓地; ボード."""
    if value == Pile.BOARD:
        return "ボード"
    names = "か".join(PILES[pile] for pile in Pile if pile & value)
    return f"{'いずれかのプレイヤー' if side is Side.EITHER else SIDES[side]}の{names}"


def closed(table: dict[str, str], word: str, what: str) -> str:
    """The wording of a string from a closed list.

    :raises NoWording: if it is not in the list.
    """
    if word not in table:
        raise NoWording(f"{what} {word!r}", _JA)
    return table[word]
