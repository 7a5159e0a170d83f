"""Material lines read: チューナー＋チューナー以外のモンスター１体以上 (素材)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from duelkit.yugioh.language.base import All, AnyOf, Filter, nodes
from duelkit.yugioh.language.card import Card, Materials
from duelkit.yugioh.language.nouns import MONSTER, NON_TUNER, XYZ_MONSTER, Figure, Named, OfType
from duelkit.yugioh.language.terms import CardType, Stat
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.words.material_summons.meaning import (
    Alike,
    FusionMaterials,
    LinkMaterials,
    SynchroMaterials,
    XyzMaterials,
)


class Some(NamedTuple):
    """So many materials of a kind; ``more``: or more of them."""

    which: Filter
    number: int
    more: bool = False


ANY: Final = 99
"""No upper bound."""
reads("SOME", "{which:MATERIAL}", lambda which: Some(which, 1))
reads("SOME", "{which:MATERIAL}×{n:NUM}", lambda which, n: Some(which, n))
reads("SOME", "{some:SOME_COUNTED}", lambda some: some)
reads("SOME_COUNTED", "{which:MATERIAL}{n:NUM}体", lambda which, n: Some(which, n))
reads("SOME_COUNTED", "{which:MATERIAL}{n:NUM}体以上", lambda which, n: Some(which, n, True))
reads("MATERIAL", "{which:NOUNS}", lambda which: canonical(which))


@terminal("BARE_NAME")
def _bare_name(reader: Reader, at: int) -> Iterator[Found]:
    """The name of a card, which the oldest texts print without its brackets."""
    for end in range(at + 1, len(reader.text) + 1):
        name = reader.text[at:end]
        if name in reader.lexicon.cards and not reader.read("MONSTER_LAST", end - len("モンスター")):
            yield Named(*reader.lexicon.cards[name]), end


terms("MONSTER_LAST", {"モンスター": True})
reads("MATERIAL", "{which:BARE_NAME}", lambda which: canonical(which))
reads("FUSION_MATERIALS", "{first:SOME}", lambda first: (first,))
reads("FUSION_MATERIALS", "{first:SOME}+{rest:FUSION_MATERIALS}", lambda first, rest: (first, *rest))

# 同じ属性で種族が異なる before the materials
_SAME: Final = {"属性": (Stat.ATTRIBUTE,), "種族": (Stat.RACE,), "種族・属性": (Stat.RACE, Stat.ATTRIBUTE)}
_DIFFERENT: Final = {"属性": (Stat.ATTRIBUTE,), "種族": (Stat.RACE,), "種族と属性": (Stat.RACE, Stat.ATTRIBUTE)}
terms("SAME", {f"同じ{words}[で|の]": stats for words, stats in _SAME.items()})
terms("DIFFERENT_STATS", {f"{words}が異なる": stats for words, stats in _DIFFERENT.items()})
reads("ALIKE", "{same:SAME}", Alike)
reads("ALIKE", "{different:DIFFERENT_STATS}", lambda different: Alike((), different))
reads("ALIKE", "{same:SAME}{different:DIFFERENT_STATS}", Alike)
reads("ALIKE", "{same:SAME}カード名が異なる", lambda same: Alike(same, (), True))
terms("ALIKE_BY_NAME", {"カード名が異なる": Alike((), (), True)})

# チューナー＋チューナー以外のモンスター１体以上
reads("TUNER", "{which:MATERIAL}[1体|]", lambda which: which if _is_tuner(which) else None)
reads("SYNCHRO_MATERIALS", "{tuner:TUNER}+{others:SOME_COUNTED}", lambda tuner, others: _synchro(tuner, others))
reads(
    "SYNCHRO_MATERIALS", "{tuner:TUNER}+{which:NAMED}", lambda tuner, which: _synchro(tuner, Some(canonical(which), 1))
)


def _is_tuner(which: Filter) -> bool:
    """Whether the line says of the first monster that it is a tuner, or names it."""
    return any(
        isinstance(node, Named) or isinstance(node, OfType) and node.types & CardType.TUNER for node in nodes(which)
    )


def _synchro(tuner: Filter, others: Some) -> SynchroMaterials:
    which = NON_TUNER if others.which == canonical(NON_TUNER) else others.which
    return SynchroMaterials(tuner, canonical(which), others.number, ANY if others.more else others.number)


# レベル４モンスター×２（最大５体まで）
terms("MOST_XYZ", {"": 0, "[以上|体以上]": ANY})
reads("MOST_XYZ", "[以上|体以上](最大{n:NUM}体まで)", lambda n: n)
reads("XYZ_MATERIALS", "{which:NOUNS}×{n:NUM}{most:MOST_XYZ}", lambda which, n, most: _xyz(which, n, most))
reads(
    "XYZ_MATERIALS",
    "レベル{level:NUM}×{n:NUM}{most:MOST_XYZ}",
    lambda level, n, most: XyzMaterials(level, n, canonical(MONSTER), most),
)
reads(
    "XYZ_MATERIALS",
    "{outer:ADJECTIVES}同じランクの{which:NOUNS}×{n:NUM}{most:MOST_XYZ}",
    lambda outer, which, n, most: _of_one_rank(together([*outer, which]), n, most),
)


def _of_one_rank(which: Filter, number: int, most: int) -> XyzMaterials | None:
    if XYZ_MONSTER not in nodes(which):
        return None
    return XyzMaterials(0, number, canonical(which), most, same_rank=True)


def _xyz(which: Filter, number: int, most: int) -> XyzMaterials | None:
    levels = [node for node in nodes(which) if isinstance(node, Figure) and node.stat is Stat.LEVEL]
    if levels:
        level = levels[0].at_least
        bare = _without(which, levels[0])
        return (
            XyzMaterials(level, number, bare, most) if isinstance(level, int) and level == levels[0].at_most else None
        )
    ranked = any(isinstance(node, Figure) and node.stat is Stat.RANK for node in nodes(which))
    return XyzMaterials(0, number, canonical(which), most) if ranked else None


def _without(which: Filter, part: Filter) -> Filter:
    """The noun without a property."""
    if isinstance(which, AnyOf):
        return canonical(AnyOf(tuple(_without(each, part) for each in which.parts)))
    if not isinstance(which, All):
        return which
    return canonical(together(each for each in parts_of(which) if each != part))


# 効果モンスター２体以上
terms("OF_DIFFERENT_NAMES", {"": False, "カード名が異なる": True})
reads("INCLUDED_MATERIAL", "{one:MATERIAL}を含む", lambda one: (one,))
terms("INCLUDED_MATERIAL", {"": (None,)})
reads(
    "LINK_MATERIALS",
    "{one:INCLUDED_MATERIAL}{different:OF_DIFFERENT_NAMES}{some:SOME_COUNTED}",
    lambda one, different, some: LinkMaterials(
        some.which, some.number, 0 if some.more else some.number, different, one[0]
    ),
)
_KINDS: Final = {
    CardType.FUSION: "FUSION_MATERIALS",
    CardType.SYNCHRO: "SYNCHRO_MATERIALS",
    CardType.XYZ: "XYZ_MATERIALS",
    CardType.LINK: "LINK_MATERIALS",
}


def materials_of(card: Card, line: str, lexicon: Lexicon) -> Iterator[Materials]:
    """All readings of a material line."""
    kind = next((kind for kind in _KINDS if card.types & kind), None)
    if kind is None:
        return
    reader = Reader(line, lexicon)
    alike, begin = _alike(reader, kind)
    for found in reader.whole(_KINDS[kind], begin, len(line)):
        if kind is CardType.FUSION:
            yield from _fusion(found, alike)
        else:
            yield replace(found, alike=alike) if kind is CardType.LINK else found


def _alike(reader: Reader, kind: CardType) -> tuple[Alike, int]:
    """What the materials have in common, and where the line goes on."""
    found = [*reader.read("ALIKE", 0)] if kind in (CardType.FUSION, CardType.LINK) else []
    if kind is CardType.FUSION:
        found += reader.read("ALIKE_BY_NAME", 0)
    return max(found, key=lambda each: each[1], default=(Alike(), 0))


def _fusion(found: tuple[Some, ...], alike: Alike) -> Iterator[FusionMaterials]:
    """The materials of a Fusion Monster; of one kind any number may be used."""
    more = [some for some in found if some.more]
    if len(more) > 1 or alike != Alike() and len(found) > 1:
        return
    fixed = tuple(some.which for some in found if not some.more for _ in range(some.number))
    yield FusionMaterials(fixed, more[0].which if more else None, more[0].number if more else 0, alike=alike)
