"""The terms of the card language in English, as on printed cards."""

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
from duelkit.judgment.text.grammar.en import listed

_EN = Language.EN

ELEMENTS = Table(
    _EN,
    {
        Element.FIRE: "Fire",
        Element.WATER: "Water",
        Element.EARTH: "Earth",
        Element.WOOD: "Wood",
        Element.BIOLITH: "Biolith",
    },
)
SPELL_CLASSES = Table(
    _EN,
    {
        SpellClass.RITUAL: "Ritual",
        SpellClass.CONJURATION: "Conjuration",
        SpellClass.DOMINION: "Dominion",
        SpellClass.SORCERY: "Sorcery",
    },
)
FACINGS = Table(_EN, {Facing.NORTH: "north", Facing.EAST: "east", Facing.SOUTH: "south", Facing.WEST: "west"})
CARD_SIDES = Table(
    _EN, {CardSide.FRONT: "front", CardSide.RIGHT: "right", CardSide.BACK: "back", CardSide.LEFT: "left"}
)
FROM_SIDE = Table(
    _EN,
    {
        CardSide.FRONT: "directly in front of",
        CardSide.RIGHT: "directly to the right of",
        CardSide.BACK: "directly behind",
        CardSide.LEFT: "directly to the left of",
    },
)
FAR_FROM_SIDE = Table(
    _EN,
    {
        CardSide.FRONT: "ahead of",
        CardSide.RIGHT: "to the right of",
        CardSide.BACK: "behind",
        CardSide.LEFT: "to the left of",
    },
)
RARITIES = Table(
    _EN, {Rarity.COMMON: "Common", Rarity.UNCOMMON: "Uncommon", Rarity.RARE: "Rare", Rarity.ULTRA_RARE: "Ultra Rare"}
)
KEYWORDS = Table(
    _EN,
    {
        Keyword.FIRST_STRIKE: "Quickness",
        Keyword.VIGILANCE: "Perfect Dodge",
        Keyword.INVISIBLE: "Invisibility",
        Keyword.FORTRESS: "Fortress",
        Keyword.DOUBLE_ATTACK: "Double Attack",
        Keyword.AMBUSH: "Ambush",
        Keyword.FIELDMORPH: "Fieldmorph",
        Keyword.NO_SPELL_TARGET: "Spell Immunity",
        Keyword.NO_EVASION: "Prayer",
        Keyword.FIXED_PLACE: "Immobility",
        Keyword.RESURRECTION: "Resurrection",
        Keyword.RETURN: "Return",
        Keyword.NO_SACRIFICE: "Sacrifice Immunity",
        Keyword.DECOY: "Decoy",
        Keyword.UNITED: "United",
    },
)
"""The names of keywords; those without a name in the game have one of ours."""
_ONE = {
    Keyword.FORTRESS: "is a Fortress",
    Keyword.DOUBLE_ATTACK: "attacks twice",
    Keyword.AMBUSH: "always attacks from behind its target",
    Keyword.NO_SPELL_TARGET: "cannot be the target of spells",
    Keyword.NO_EVASION: "cannot dodge",
    Keyword.FIXED_PLACE: "cannot be moved or rotated",
    Keyword.NO_SACRIFICE: "cannot be sacrificed",
    Keyword.DECOY: "is a Decoy",
    Keyword.UNITED: "is united",
}
"""The abilities that are predicates of their own."""
_MANY = {
    **_ONE,
    Keyword.FORTRESS: "are Fortresses",
    Keyword.DOUBLE_ATTACK: "attack twice",
    Keyword.AMBUSH: "always attack from behind their target",
    Keyword.DECOY: "are Decoys",
    Keyword.UNITED: "are united",
}
BEARS = Table(_EN, {**{keyword: f"has {word}" for keyword, word in KEYWORDS.items()}, **_ONE})
"""A keyword as a predicate of one creature; ``BEAR``: of several."""
BEAR = Table(_EN, {**{keyword: f"have {word}" for keyword, word in KEYWORDS.items()}, **_MANY})
GAINS = Table(_EN, {**{keyword: f"gains {word}" for keyword, word in KEYWORDS.items()}, **_ONE})
"""The same of one creature that is given the ability; ``GAIN``: of several."""
GAIN = Table(_EN, {**{keyword: f"gain {word}" for keyword, word in KEYWORDS.items()}, **_MANY})
WITH = Table(
    _EN,
    {
        **{keyword: f"with {word}" for keyword, word in KEYWORDS.items()},
        Keyword.FORTRESS: "with the Fortress ability",
        Keyword.DOUBLE_ATTACK: "that attacks twice",
        Keyword.AMBUSH: "that attacks from behind",
        Keyword.NO_SPELL_TARGET: "that cannot be the target of spells",
        Keyword.NO_EVASION: "that cannot dodge",
        Keyword.FIXED_PLACE: "that cannot be moved or rotated",
        Keyword.NO_SACRIFICE: "that cannot be sacrificed",
        Keyword.UNITED: "that is united",
    },
)
WITHOUT = Table(
    _EN,
    {
        **{keyword: f"without {word}" for keyword, word in KEYWORDS.items()},
        Keyword.FORTRESS: "without the Fortress ability",
        Keyword.DOUBLE_ATTACK: "that does not attack twice",
        Keyword.AMBUSH: "that does not attack from behind",
        Keyword.NO_SPELL_TARGET: "that can be the target of spells",
        Keyword.NO_EVASION: "that can dodge",
        Keyword.FIXED_PLACE: "that can be moved and rotated",
        Keyword.NO_SACRIFICE: "that can be sacrificed",
        Keyword.UNITED: "that is not united",
    },
)
SIDES = Table(_EN, {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"})
POSSESSIVE = Table(_EN, {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "either player's"})
PHASES = Table(
    _EN,
    {
        Phase.START: "Turn Start phase",
        Phase.DRAW: "Draw Card phase",
        Phase.MANA: "Mana Charge phase",
        Phase.ACTION_1: "Actions phase",
        Phase.ACTION_2: "Summoning phase",
        Phase.RESOLUTION: "Turn Resolution phase",
        Phase.END: "Turn End phase",
    },
)
PILES = Table(
    _EN, {Pile.LIBRARY: "library", Pile.HAND: "hand", Pile.BOARD: "side of the board", Pile.GRAVEYARD: "graveyard"}
)
STATS = Table(
    _EN,
    {
        Stat.ATTACK: "Attack",
        Stat.HP: "HP",
        Stat.ATTACK_COST: "Attack Cost",
        Stat.ROTATE_COST: "Rotation Cost",
        Stat.PROTECTION: "Protection",
        Stat.MAGIC_PROTECTION: "Magic Protection",
        Stat.EVASION: "Dodge attempts",
        Stat.SUMMON_COST: "Summoning Cost",
    },
)
ACTIVATION_COST = "Activation Cost"
"""Attack and rotation alike."""
UNTIL = Table(
    _EN,
    {
        Until.LASTING: "",
        Until.END_OF_TURN: "until the end of the turn",
        Until.OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
        Until.YOUR_NEXT_TURN: "until the end of your next turn",
        Until.NEXT_TURN: "until the end of the next turn",
    },
)
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
ORDINALS = ("first", "second", "third", "fourth")


def quoted(name: str) -> str:
    """A card name in a sentence."""
    return f'"{name}"'


def elements(value: Element, link: str = "or") -> str:
    """Fire, or Fire or Water."""
    return listed([ELEMENTS[kind] for kind in Element if kind & value], link)


def sides_of(value: CardSide) -> str:
    """front, left and right."""
    order = (CardSide.FRONT, CardSide.LEFT, CardSide.RIGHT, CardSide.BACK)
    return listed([CARD_SIDES[side] for side in order if side & value])


def piles(value: Pile, side: Side) -> str:
    """your hand or graveyard; the board."""
    names = [PILES[pile] for pile in Pile if pile & value]
    if value == Pile.BOARD:
        return "the board"
    return f"{POSSESSIVE[side]} {listed(names, 'or')}"


NAMELESS = (
    Keyword.DOUBLE_ATTACK
    | Keyword.AMBUSH
    | Keyword.NO_SPELL_TARGET
    | Keyword.NO_EVASION
    | Keyword.FIXED_PLACE
    | Keyword.NO_SACRIFICE
    | Keyword.UNITED
)
"""Abilities without a name on English cards, which are written as sentences."""


def keyword_list(value: Keyword) -> list[str]:
    """The names of the abilities in a flag that have one."""
    return [KEYWORDS[keyword] for keyword in Keyword if keyword & value & ~NAMELESS]


def keyword_sentences(value: Keyword) -> list[str]:
    """The abilities in a flag that have no name, in sentences."""
    return [f"this creature {BEARS[keyword]}" for keyword in Keyword if keyword & value & NAMELESS]


def closed(table: dict[str, str], word: str, what: str) -> str:
    """The wording of a string from a closed list.

    :raises NoWording: if it is not in the list.
    """
    if word not in table:
        raise NoWording(f"{what} {word!r}", _EN)
    return table[word]
