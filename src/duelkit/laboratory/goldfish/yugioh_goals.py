"""Reads what a first turn should reach: how many cards of a kind should be in a place, in Japanese or English.

Cards are described as card texts describe them; the field is meant where no place is named. Three goals:

シンクロモンスター 2
Stardust Dragon and 2 Set cards
レベル８以上のドラゴン族モンスター、墓地の戦士族モンスター 3
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple

from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.goldfish.yugioh_worth import can_negate
from duelkit.yugioh.cards import library
from duelkit.yugioh.compiler.context import Compiler
from duelkit.yugioh.language.base import All, AnyOf, Filter
from duelkit.yugioh.language.nouns import (
    AnyCard,
    Figure,
    InSeries,
    IsFaceDown,
    IsFaceUp,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Stat
from duelkit.yugioh.own import known_names, names_of
from duelkit.yugioh.reading.english.nouns import NounBook
from duelkit.yugioh.reading.grammar.old import modern
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope

LONGEST: Final = 300
MOST: Final = 60
FIELD: Final = "field"
HAND: Final = "hand"
GRAVEYARD: Final = "graveyard"
BANISHED: Final = "banished"
DAMAGE: Final = "damage"
VICTORY: Final = "victory"
WINS: Final = ("win", "otk", "勝利", "1ターンキル", "ワンターンキル", "ワンキル")
NEGATIONS: Final = ("negate", "negates", "negation", "negations", "無効", "無効化", "妨害")
MOST_DAMAGE: Final = 99_999
NUMBERS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
PLACES_JA: Final = {"フィールド": FIELD, "手札": HAND, "墓地": GRAVEYARD, "除外": BANISHED}
PLACES_EN: Final = {"field": FIELD, "hand": HAND, "gy": GRAVEYARD, "graveyard": GRAVEYARD}
_JOINTS: Final = re.compile(r"\s*(?:\band\b|と?[、,，&＆+＋])\s*|(?<=[0-9体枚])と", re.IGNORECASE)
_JA: Final = re.compile(
    r"(?:自分の?)?(?:(?P<place>フィールド|手札|墓地|除外)(?:されている|の|に|で)*)?(?P<noun>.+?)[をが]?\s*(?:(?P<count>[0-9]+)[体枚]?(?:以上)?)?"
)
_EN: Final = re.compile(
    r"(?:(?P<first>[0-9]+|an?|one|two|three|four|five)\s+)?(?P<noun>.+?)"
    r"(?P<banished>\s+banished|\s+(?:on|in)\s+(?:the|your)\s+(?P<place>field|hand|gy|graveyard))?(?:\s+(?P<count>[0-9]+))?",
    re.IGNORECASE,
)
_DAMAGE: Final = re.compile(
    r"(?P<en>[0-9]+)\s+damage|(?:ダメージ)\s*(?P<ja>[0-9]+)(?:以上)?|(?P<ja2>[0-9]+)(?:の)?ダメージ", re.IGNORECASE
)
_JAPANESE: Final = re.compile("[ぁ-ヿ一-鿿]")


class Part(NamedTuple):
    """At least a number of cards that pass a filter, in a place of the player; or damage, or a victory.

    :param which: ``None``: cards that can negate something in the opponent's turn.
    """

    number: int
    place: str
    which: Filter | None


class Goal:
    """The cards that a player must have for a goal to be reached.

    :param text: the goal in words.
    :raises DuelkitError: if a part of it is not understood.
    """

    def __init__(self, text: str) -> None:
        if not text.strip() or len(text) > LONGEST:
            raise DuelkitError(f"a goal of {len(text)} characters; expected 1 to {LONGEST}")
        self.text = text
        self.parts = tuple(part for piece in _pieces(text) for part in _parts(piece))
        self._tests: list[Test | Negating] = []

    def holds(self, duel: State, player: int) -> bool:
        """Whether a player has all of them now."""
        if not self._tests:
            compiler = Compiler(duel.info[0])
            self._tests = [compiler.test(part.which) if part.which else Negating(part.place) for part in self.parts]
        scope = Scope()
        scope.player = player
        return all(_has(duel, player, part, test, scope) for part, test in zip(self.parts, self._tests, strict=True))


def _has(duel: State, player: int, part: Part, test: Test | Negating, scope: Scope) -> bool:
    """Whether a player has what a part of a goal asks for."""
    if part.place == VICTORY:
        return duel.outcome is not None and duel.outcome.winner == player
    if part.place == DAMAGE:
        return duel.rules.life_points - duel.life[1 - player] >= part.number
    missing = part.number
    for card in cards_in(duel, player, part.place):
        if test.test(duel, card, scope):
            missing -= 1
            if not missing:
                return True
    return False


class Negating:
    """Cards that can negate something in the opponent's turn, in a place; no compiled test, but used as one."""

    def __init__(self, place: str) -> None:
        self.in_hand = place == HAND

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return can_negate(duel, card, self.in_hand)


def cards_in(duel: State, player: int, place: str) -> list[int]:
    """The cards of a player in a place; for the field, the cards in its zones, without Xyz Materials."""
    if place == HAND:
        return duel.hand[player]
    if place == GRAVEYARD:
        return duel.graveyard[player]
    if place == BANISHED:
        return duel.banished[player]
    zones = (*duel.monsters[player], *duel.spells[player], *duel.pendulum[player], duel.field[player])
    return [card for card in zones if card >= 0]


def _pieces(text: str) -> list[str]:
    """The parts of a goal, divided at "and", commas and と; a goal that is the name of a card is one part."""
    if _card(text.strip()) is not None:
        return [text.strip()]
    found = [piece.strip() for piece in _JOINTS.split(text)]
    if not all(found):
        raise DuelkitError(f"goal {text[:60]!r}: a part is empty; expected cards on both sides of 'and' and commas")
    return found


def _parts(piece: str) -> list[Part]:
    """The parts of a piece: と may join two cards, or belong to a name."""
    try:
        return [_part(piece)]
    except DuelkitError:
        for at in (at for at, sign in enumerate(piece) if sign == "と"):
            if piece[:at] and piece[at + 1 :]:
                with suppress(DuelkitError):
                    return [_part(piece[:at]), *_parts(piece[at + 1 :])]
        raise


def _part(piece: str) -> Part:
    plainly = plain(piece) if _JAPANESE.search(piece) else piece
    if plainly.lower().removeprefix("a ").removeprefix("an ") in WINS:
        return Part(1, VICTORY, AnyCard())
    if damage := _DAMAGE.fullmatch(plainly):
        points = int(next(filter(None, damage.groups())))
        if not 1 <= points <= MOST_DAMAGE:
            raise DuelkitError(f"goal {piece[:60]!r}: {points} damage; expected 1 to {MOST_DAMAGE}")
        return Part(points, DAMAGE, AnyCard())
    match = (_JA if _JAPANESE.search(piece) else _EN).fullmatch(plainly)
    assert match is not None
    words = match.groupdict()
    count = words["count"] or words.get("first") or "1"
    number = NUMBERS.get(count.lower()) or int(count)
    if not 1 <= number <= MOST:
        raise DuelkitError(f"goal {piece[:60]!r}: {number} cards; expected 1 to {MOST}")
    place = BANISHED if words.get("banished") and not words["place"] else FIELD
    if words["place"]:
        place = PLACES_JA.get(words["place"]) or PLACES_EN[words["place"].lower()]
    if words["noun"].lower() in NEGATIONS:
        return Part(number, place, None)
    for noun in dict.fromkeys((words["noun"], piece)):
        meant = _card(noun) or _noun(noun)
        if meant is not None:
            return Part(number, place, meant)
    raise DuelkitError(
        f"goal: {words['noun'][:60]!r} is not understood; expected the name of a card, or a noun of card texts "
        "such as 'Synchro Monster', 'Level 8 Dragon monster', 'Set card', 「シンクロモンスター」"
    )


def _card(name: str) -> Filter | None:
    """The card with a name, in quotes or not."""
    try:
        card = library()[name.strip('"“”「」 ')]
    except DuelkitError:
        return None
    named = Named(card.ja, card.en)
    return All((IsFaceUp(), named)) if card.types & CardType.MONSTER else named


def _noun(noun: str) -> Filter | None:
    """What a noun of card texts means: of several meanings, the simplest.

    :returns: ``None`` if the text is not such a noun, or if two meanings are equally simple.
    """
    if _JAPANESE.search(noun):
        words = modern(plain(noun))
        found = set(Reader(words, known_names()).whole("NOUNS", 0, len(words)))
    else:
        words = re.sub(r"^set\b", "face-down", noun, flags=re.IGNORECASE)
        found = set(_english().read(words))
    simplest = sorted(found, key=lambda node: len(repr(node)))
    doubtful = len(simplest) > 1 and len(repr(simplest[0])) == len(repr(simplest[1]))
    return simplest[0] if simplest and not doubtful else None


@cache
def _english() -> NounBook:
    """The English nouns with one property each; others are assembled from them."""
    book = NounBook(names_of(known_names()))
    for node in _simple():
        book.take(node)
    return book


def _simple() -> Iterator[Filter]:
    monster = OfType(CardType.MONSTER)
    yield AnyCard()
    yield All((IsFaceDown(), AnyCard()))
    wide = (CardType.MONSTER, CardType.SPELL, CardType.TRAP)
    for kind in wide:
        yield OfType(kind)
        yield All((IsFaceDown(), OfType(kind)))
        yield All((InSeries("ジャンク", "Junk"), OfType(kind)))
        for narrow in CardType:
            if narrow not in wide:
                yield OfType(kind | narrow)
    yield All((InSeries("ジャンク", "Junk"), AnyCard()))
    yield AnyOf((OfType(CardType.SPELL), OfType(CardType.TRAP)))
    yield All((IsFaceDown(), AnyOf((OfType(CardType.SPELL), OfType(CardType.TRAP)))))
    for value in Attribute:
        yield All((OfAttribute(value), monster))
    for race in Race:
        yield All((OfRace(race), monster))
    for stat in (Stat.LEVEL, Stat.RANK, Stat.ATK, Stat.DEF):
        yield All((Figure(stat, 4, 4), monster))
        yield All((Figure(stat, 4), monster))
        yield All((Figure(stat, None, 4), monster))
