"""Material lines read: チューナー＋チューナー以外のモンスター１体以上 (素材)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.language.card import Card, Materials
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.words.filters.meaning import NON_TUNER
from duelkit.yugioh.words.material_summons.meaning import (
    FusionMaterials, LinkMaterials, SynchroMaterials, XyzMaterials,
)


def _nouns(words: str, lexicon: Lexicon) -> list[Filter]:
    reader = Reader(words, lexicon)
    return list(dict.fromkeys(canonical(value) for value in reader.whole("NOUNS", 0, len(words))))


def materials_of(card: Card, line: str, lexicon: Lexicon) -> Iterator[Materials]:
    """All readings of a material line."""
    if card.types & CardType.FUSION:
        yield from _fusion(line, lexicon)
    elif card.types & CardType.SYNCHRO:
        yield from _synchro(line, lexicon)
    elif card.types & CardType.XYZ:
        yield from _xyz(line, lexicon)
    elif card.types & CardType.LINK:
        yield from _link(card, line, lexicon)


def _fusion(line: str, lexicon: Lexicon) -> Iterator[Materials]:
    slots: list[list[tuple[Filter, int, bool]]] = []
    for part in line.split("+"):
        match = re.fullmatch(r"(.+?)(?:×(\d)|(\d)体(以上)?)?", part)
        if match is None:
            return
        count = int(match[2] or match[3] or 1)
        slots.append([(which, count, bool(match[4])) for which in _nouns(match[1], lexicon)])
    for way in product(*slots):
        more = [(which, count) for which, count, open_ in way if open_]
        if len(more) > 1:
            continue
        fixed = tuple(which for which, count, open_ in way if not open_ for _ in range(count))
        yield FusionMaterials(fixed, more[0][0], more[0][1]) if more else FusionMaterials(fixed)


def _synchro(line: str, lexicon: Lexicon) -> Iterator[Materials]:
    tuner, found, others = line.partition("+")
    match = re.fullmatch(r"(.+?)(\d)体(以上)?|(「.+」)", others)
    if not found or match is None:
        return
    for first, second in product(_nouns(tuner, lexicon), _nouns(match[1] or match[4], lexicon)):
        least = int(match[2] or 1)
        if "チューナー" not in tuner and not tuner.endswith("」"):
            continue
        yield SynchroMaterials(canonical(first), _others(second), least, 99 if match[3] else least)


def _others(which: Filter) -> Filter:
    """チューナー以外の: as the library writes it."""
    return canonical(NON_TUNER if which == canonical(NON_TUNER) else which)


def _xyz(line: str, lexicon: Lexicon) -> Iterator[Materials]:
    match = re.fullmatch(r"(.*?)レベル(\d+)の?(.*?)×(\d)(以上|体以上)?", line)
    if match is None:
        return
    for which in _nouns(match[1] + (match[3] or "モンスター"), lexicon):
        count = int(match[4])
        yield XyzMaterials(int(match[2]), count, which, 99 if match[5] else 0)


def _link(card: Card, line: str, lexicon: Lexicon) -> Iterator[Materials]:
    match = re.fullmatch(r"(?:(.+?)を含む)?(カード名が異なる)?(.+?)(\d)体(以上)?", line)
    if match is None:
        return
    ones: list[Filter | None] = list(_nouns(match[1], lexicon)) if match[1] else [None]
    for one, which in product(ones, _nouns(match[3], lexicon)):
        least = int(match[4])
        yield LinkMaterials(which, least, 0 if match[5] else least, bool(match[2]), one)


