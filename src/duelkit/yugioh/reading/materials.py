"""Material lines read: チューナー＋チューナー以外のモンスター１体以上 (素材)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from duelkit.yugioh.language.base import Filter, nodes
from duelkit.yugioh.language.card import Card, Materials
from duelkit.yugioh.language.nouns import NON_TUNER, XYZ_MONSTER, Figure
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.words.material_summons.meaning import (
    Alike,
    FusionMaterials,
    LinkMaterials,
    SynchroMaterials,
    XyzMaterials,
)


def _nouns(words: str, lexicon: Lexicon) -> list[Filter]:
    reader = Reader(words, lexicon)
    return list(dict.fromkeys(canonical(value) for value in reader.whole("NOUNS", 0, len(words))))


def materials_of(card: Card, line: str, lexicon: Lexicon) -> Iterator[Materials]:
    """All readings of a material line."""
    line = line.replace("」と名のついた", "」")
    if card.types & CardType.FUSION:
        yield from _fusion(line, lexicon)
    elif card.types & CardType.SYNCHRO:
        yield from _synchro(line, lexicon)
    elif card.types & CardType.XYZ:
        yield from _xyz(line, lexicon)
    elif card.types & CardType.LINK:
        yield from _link(card, line, lexicon)


def _fusion(line: str, lexicon: Lexicon) -> Iterator[Materials]:
    alike, line = _alike(line)
    slots: list[list[tuple[Filter, int, bool]]] = []
    for part in line.split("+"):
        match = re.fullmatch(r"(.+?)(?:×(\d)|(\d)体(以上)?)?", part)
        if match is None:
            return
        count = int(match[2] or match[3] or 1)
        slots.append([(which, count, bool(match[4])) for which in _nouns(_quoted(match[1], lexicon), lexicon)])
    for way in product(*slots):
        more = [(which, count) for which, count, open_ in way if open_]
        if len(more) > 1:
            continue
        fixed = tuple(which for which, count, open_ in way if not open_ for _ in range(count))
        if alike == Alike() or len(slots) == 1:
            which, least = more[0] if more else (None, 0)
            yield FusionMaterials(fixed, which, least, alike=alike)


_ALIKE: Final = re.compile(r"(?:同じ(属性|種族|種族・属性)(?:で|の))?(?:(カード名|属性|種族|種族と属性)が異なる)?")
_STATS: Final = {
    "属性": (Stat.ATTRIBUTE,),
    "種族": (Stat.RACE,),
    "種族・属性": (Stat.RACE, Stat.ATTRIBUTE),
    "種族と属性": (Stat.RACE, Stat.ATTRIBUTE),
}


def _alike(line: str) -> tuple[Alike, str]:
    """同じ属性で種族が異なる before the materials, and what follows it."""
    found = _ALIKE.match(line)
    if found is None or not found[0]:
        return Alike(), line
    return Alike(_STATS.get(found[1], ()), _STATS.get(found[2], ()), found[2] == "カード名"), line[found.end() :]


def _quoted(words: str, lexicon: Lexicon) -> str:
    """The name of a card stands without its brackets in the oldest texts."""
    return f"「{words}」" if words in lexicon.cards and not words.endswith("モンスター") else words


def _synchro(line: str, lexicon: Lexicon) -> Iterator[Materials]:
    tuner, found, others = line.partition("+")
    tuner = tuner.removesuffix("1体")
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
    match = re.fullmatch(r"(.+)×(\d)(以上|体以上)?(?:[(]最大(\d)体まで[)])?", line)
    if match is None:
        return
    count = int(match[2])
    most = int(match[4] or 99) if match[3] else 0
    level = re.fullmatch(r"(.*?)レベル(\d+)の?(.*?)", match[1])
    if level is not None:
        for which in _nouns(level[1] + (level[3] or "モンスター"), lexicon):
            yield XyzMaterials(int(level[2]), count, which, most)
    elif "同じランクの" in match[1]:
        for which in _nouns(match[1].replace("同じランクの", "", 1), lexicon):
            if XYZ_MONSTER in nodes(which):
                yield XyzMaterials(0, count, which, most, same_rank=True)
    else:
        for which in _nouns(match[1], lexicon):
            if any(isinstance(node, Figure) and node.stat is Stat.RANK for node in nodes(which)):
                yield XyzMaterials(0, count, which, most)


def _link(card: Card, line: str, lexicon: Lexicon) -> Iterator[Materials]:
    if line.startswith("トークン以外の同じ"):
        line = re.sub("(トークン以外の)(同じ[^の]+の)", r"\2\1", line)
    alike, line = _alike(line) if not line.startswith("カード名が異なる") else (Alike(), line)
    match = re.fullmatch(r"(?:(.+?)を含む)?(カード名が異なる)?(.+?)(\d)体(以上)?", line)
    if match is None:
        return
    ones: list[Filter | None] = list(_nouns(match[1], lexicon)) if match[1] else [None]
    for one, which in product(ones, _nouns(match[3], lexicon)):
        least = int(match[4])
        yield LinkMaterials(which, least, 0 if match[5] else least, bool(match[2]), one, alike)
