"""Noun phrases: places, properties, and the cards of a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Final

from duelkit.yugioh.language.base import All, AnyOf, Filter, Not, Pool, nodes
from duelkit.yugioh.language.nouns import FACE_DOWN, FACE_UP, AnyCard, Figure, Named, OfAttribute, OfRace
from duelkit.yugioh.language.terms import Side, Stat, Zone
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.text.grammar.ja.nouns import OF_EACH
from duelkit.yugioh.words.equipping.meaning import IsEquipped
from duelkit.yugioh.words.filters.meaning import Extreme

SIDES: Final = {
    "自分": Side.YOU,
    "相手": Side.OPPONENT,
    "お互い": Side.EITHER,
    "自分または相手": Side.EITHER,
    "自分か相手": Side.EITHER,
    "自分・相手": Side.EITHER,
    "自分及び相手": Side.EITHER,
}
for _words, _side in SIDES.items():
    reads("SIDE", _words, lambda side=_side: side)
    reads("OWNER", f"{_words}[の|]", lambda side=_side: side)

ZONES: Final = {
    "手札": Zone.HAND,
    "デッキ": Zone.DECK,
    "墓地": Zone.GRAVEYARD,
    "フィールド": Zone.FIELD,
    "EXデッキ": Zone.EXTRA_DECK,
    "エクストラデッキ": Zone.EXTRA_DECK,
    "モンスターゾーン": Zone.MONSTER_ZONE,
    "除外状態": Zone.BANISHED,
    "魔法&罠ゾーン": Zone.SPELL_TRAP_ZONE,
    "Pゾーン": Zone.PENDULUM_ZONE,
    "フィールドゾーン": Zone.FIELD_ZONE,
}


@terminal("ZONES")
def _zones(reader: Reader, at: int) -> Iterator[Found]:
    """手札・デッキ・墓地: zones."""
    for word, zone in ZONES.items():
        if reader.text.startswith(word, at):
            end = at + len(word)
            yield zone, end
            for link in ("・", "か", "または", "及び"):
                if reader.text.startswith(link, end):
                    for more, last in reader.read("ZONES", end + len(link)):
                        yield zone | more, last


@terminal("PLACE")
def _place(reader: Reader, at: int) -> Iterator[Found]:
    """自分フィールド, 相手の墓地, 手札: the zones and whose they are."""
    for zones, end in reader.read("ZONES", at):
        own = zones & (Zone.HAND | Zone.DECK | Zone.EXTRA_DECK)
        yield (zones, Side.YOU if own else Side.EITHER), end
    for side, middle in reader.read("OWNER", at):
        for zones, end in reader.read("ZONES", middle):
            yield (zones, side), end


def together(parts: Iterable[Filter]) -> Filter:
    """The filter that all of them pass, in canonical form."""
    flat: list[Filter] = []
    for part in parts:
        flat += part.parts if isinstance(part, All) else (part,)
    return flat[0] if len(flat) == 1 else All(tuple(flat))


@terminal("ADJECTIVES")
def _adjectives(reader: Reader, at: int) -> Iterator[Found]:
    """Properties before a noun, in any order."""
    yield (), at
    for first, middle in reader.read("ADJECTIVE", at):
        joined = reader.text.endswith(("」", "族", "属性", "・"), at, middle)
        for rest, end in reader.read("ADJECTIVES", middle):
            if rest and joined and isinstance(rest[0], Not | IsEquipped):
                continue  # 「X」モンスター以外の, 「X」カードを装備した: the name belongs to what follows it
            if len(rest) < 5:
                yield (first, *rest), end


def _clash(parts: Iterable[Filter]) -> bool:
    """光属性・闇属性, レベル２・ランク２: a list of alternatives, not one monster with both."""
    flat = [each for part in parts for each in (part.parts if isinstance(part, All) else (part,))]
    bare = [part.part if isinstance(part, Not) else part for part in flat]
    kinds = [type(part) for part in bare]
    ranks = [stats for part in bare if (stats := _ranks(part))]
    return kinds.count(OfRace) > 1 or kinds.count(OfAttribute) > 1 or len(ranks) > 1 and len(set().union(*ranks)) > 1


def _ranks(part: Filter) -> set[Stat]:
    """Which of Level, Rank and Link Rating a property names."""
    parts = part.parts if isinstance(part, AnyOf) else (part,)
    return {each.stat for each in parts if isinstance(each, Figure) and each.stat in RANKS}


STATS: Final = {
    "レベル": Stat.LEVEL,
    "ランク": Stat.RANK,
    "リンク": Stat.RATING,
    "攻撃力": Stat.ATK,
    "守備力": Stat.DEF,
    "元々の攻撃力": Stat.ORIGINAL_ATK,
    "元々の守備力": Stat.ORIGINAL_DEF,
    "元々のレベル": Stat.ORIGINAL_LEVEL,
    "Pスケール": Stat.SCALE,
}
"""Figures of monsters, by their Japanese terms."""
RANKS: Final = (Stat.LEVEL, Stat.RANK, Stat.RATING)
"""A monster has one of these."""


@terminal("SIMPLE")
def _simple(reader: Reader, at: int) -> Iterator[Found]:
    """A noun phrase without 〜以外の, which can precede 以外の itself."""
    for parts, middle in _properties(reader, at, 4):
        if _clash(parts):
            continue
        for head, end in reader.read("HEAD", middle):
            yield together([*parts, head]), end


def _properties(reader: Reader, at: int, most: int) -> Iterator[Found]:
    yield (), at
    if most:
        for first, middle in reader.read("PROPERTY", at):
            for rest, end in _properties(reader, middle, most - 1):
                yield (first, *rest), end


@terminal("NOUN")
def _noun(reader: Reader, at: int) -> Iterator[Found]:
    """レベル４以下の戦士族モンスター: a filter."""
    for parts, middle in reader.read("ADJECTIVES", at):
        if _clash(parts):
            continue
        for head, end in reader.read("HEAD", middle):
            if parts and isinstance(head, Named) and reader.text.startswith("」", middle - 1):
                continue  # 「X」「Y」: two names, not the card Y with X in its name
            if Not(head) not in parts:
                yield together([*parts, head]), end


@terminal("NOUNS")
def _nouns(reader: Reader, at: int) -> Iterator[Found]:
    """One noun, AまたはB, or A及びB."""
    yield from _several(reader, at, "NOUNS", ("または", "か", "及び", "、または", *_ONE_OR))
    yield from _of_each(reader, at, "NOUNS")


reads("NOUNS", "{names:ONE_OF_NAMES}", lambda names: AnyOf(names))


@terminal("ONE_OF_NAMES")
def _any_of_names(reader: Reader, at: int) -> Iterator[Found]:
    """「X」「Y」のいずれか１体, 「X」「Y」の数: one of several names."""
    for names, end in reader.read("NAMES_TOGETHER", at):
        if reader.text.startswith(("のいずれか", "の数"), end):
            yield names, end


def _of_each(reader: Reader, at: int, kind: str) -> Iterator[Found]:
    """表側表示の、AまたはB: the property before the comma belongs to both nouns."""
    for parts, middle in reader.read("ADJECTIVES", at):
        if parts and reader.text.endswith(OF_EACH, at, middle) and reader.text.startswith("、", middle):
            for which, end in reader.read(kind, middle + 1):
                if isinstance(which, AnyOf) and not _clash(parts):
                    yield together([*parts, which]), end


_ONE_OR: Final = ("1体か", "1枚か", "1体または", "1枚または")


@terminal("EITHER")
def _either(reader: Reader, at: int) -> Iterator[Found]:
    """One noun, or AまたはB, one of which is enough."""
    yield from _several(reader, at, "EITHER", ("または", "か", "、または", *_ONE_OR))
    yield from _of_each(reader, at, "EITHER")


def _several(reader: Reader, at: int, kind: str, links: tuple[str, ...]) -> Iterator[Found]:
    for first, end in reader.read("NOUN", at):
        yield first, end
        for word in links:
            if reader.text.startswith(word, end):
                for second, last in reader.read(kind, end + len(word)):
                    yield AnyOf((first, *(second.parts if isinstance(second, AnyOf) else (second,)))), last


def pool(which: Filter, place: tuple[Zone, Side], *outer: Filter) -> Pool:
    """The cards of a place that pass the filters."""
    return Pool(together([*outer, which]), *place)


def of_summoned(which: Filter, zones: Zone) -> bool:
    """Whether EXデッキから特殊召喚された would be misread as cards of that place."""
    return not zones & Zone.FIELD and any(isinstance(node, Filter) and node.of_arrival for node in nodes(which))


_SHOWN: Final = ("(表側表示)", "(表側)")


@terminal("WHERE")
def _where(reader: Reader, at: int) -> Iterator[Found]:
    """Places, as a pool of all cards there: 自分の手札・フィールド（表側表示）, EXモンスターゾーン."""
    for (zones, side), end in reader.read("PLACE", at):
        yield Pool(AnyCard(), zones, side), end
    for side, begin in [*reader.read("OWNER", at), (None, at)]:
        for parts, end in _shown_places(reader, begin):
            if any(face for _, face in parts):
                pools = [
                    Pool(FACE_UP if face else AnyCard(), zone, Side.YOU if side is None else side)
                    for zone, face in parts
                ]
                yield reduce(or_, pools), end


reads("WHERE", "{spot:MONSTER_ZONES}", lambda spot: Pool(spot, Zone.MONSTER_ZONE, Side.EITHER))
reads("WHERE", "{side:OWNER}{spot:MONSTER_ZONES}", lambda side, spot: Pool(spot, Zone.MONSTER_ZONE, side))
reads("WHERE", "{spot:MONSTER_ZONES}の{side:SIDE}", lambda side, spot: Pool(spot, Zone.MONSTER_ZONE, side))


def _shown_places(reader: Reader, at: int) -> Iterator[tuple[list[tuple[Zone, bool]], int]]:
    """手札・フィールド(表側表示)・墓地."""
    for word, zone in ZONES.items():
        if not reader.text.startswith(word, at):
            continue
        end = at + len(word)
        mark = next((mark for mark in _SHOWN if reader.text.startswith(mark, end)), "")
        end += len(mark)
        yield [(zone, bool(mark))], end
        for link in ("・", "か", "または"):
            if reader.text.startswith(link, end):
                for more, last in _shown_places(reader, end + len(link)):
                    yield [(zone, bool(mark)), *more], last


@terminal("AMONG_THEM")
def _among_them(reader: Reader, at: int) -> Iterator[Found]:
    """手札及び自分フィールドの表側表示モンスターの中から、: the cards from which some are picked."""
    for first, end in reader.read("PART_OF_AMONG", at):
        for whole, last in _more_among(reader, first, end):
            if reader.text.startswith("の中から", last):
                yield whole, last + 4 + reader.text.startswith("、", last + 4)


def _more_among(reader: Reader, before: Pool, at: int) -> Iterator[tuple[Pool, int]]:
    yield before, at
    if reader.text.startswith("及び", at):
        for part, end in reader.read("PART_OF_AMONG", at + 2):
            yield from _more_among(reader, before | part, end)


reads("PART_OF_AMONG", "{found:PLAIN_POOL}", lambda found: found)
reads("PART_OF_AMONG", "{place:WHERE}", lambda place: place)


def within(which: Filter, place: Pool, *outer: Filter) -> Pool:
    """The cards of these places that pass the filters."""
    more = tuple(within(which, part, *outer) for part in place.more)
    own = () if isinstance(place.filter, AnyCard) else (place.filter,)
    return Pool(_highest(together([*outer, *own, which]), place), place.zones, place.side, more)


def _highest(which: Filter, place: Pool) -> Filter:
    """攻撃力が一番高い: among the cards of this place."""
    parts = which.parts if isinstance(which, All) else (which,)
    rest = tuple(part for part in parts if not isinstance(part, Extreme))
    if len(rest) == len(parts) or place.more:
        return which
    among = Pool(together(rest) if rest else AnyCard(), place.zones, place.side)
    return together([replace(part, among=among) if isinstance(part, Extreme) else part for part in parts])


HERE: Final = Pool(AnyCard(), Zone(0))
"""The place of a noun phrase, which is not known yet."""


@terminal("POOL")
def _pools(reader: Reader, at: int) -> Iterator[Found]:
    """One pool, or 手札のモンスターまたは自分フィールドのモンスター: the cards of two."""
    for found, end in reader.read("ONE_POOL", at):
        yield found, end
        if reader.text.startswith("または", end):
            for more, last in reader.read("ONE_POOL", end + len("または")):
                yield found | more, last


@terminal("ONE_POOL")
def _pool(reader: Reader, at: int) -> Iterator[Found]:
    """The cards of one place, or cards picked from several places."""
    yield from reader.read("PLAIN_POOL", at)
    yield from _picked_among(reader, at, ())
    for outer, begin in [*reader.read("ADJECTIVES", at), *reader.read("EXCEPT", at)]:
        if len(outer) == 1 and isinstance(outer[0], Not):
            yield from _picked_among(reader, begin, outer)


def _only_excepting(outer: tuple[Filter, ...]) -> tuple[Filter, ...] | None:
    """The properties if they can precede a place: none, or one exception (「X」以外の)."""
    return outer if not outer or len(outer) == 1 and isinstance(outer[0], Not) else None


def _from_place(outer: tuple[Filter, ...], place: Pool, which: Filter) -> Pool | None:
    return None if of_summoned(which, place.zones) else within(which, place, *outer)


def _property_first(part: Filter, place: Pool, which: Filter) -> Pool | None:
    """特殊召喚された相手フィールドのモンスター: a property precedes the place."""
    if isinstance(part, Not) or place.zones & ~Zone.FIELD or place.more:
        return None
    return within(which, place, part)


# 自分の墓地の戦士族モンスター, デッキからレベル４以下のモンスター; 「X」以外の can precede the place
reads("EXCEPTING", "{outer:ADJECTIVES}", _only_excepting)
reads("OUTER", "{outer:EXCEPTING}", lambda outer: outer)
reads("OUTER", "{outer:EXCEPT}", lambda outer: outer)
reads("PLAIN_POOL", "{outer:OUTER}{place:WHERE}[の、|の|から、|から]{which:NOUNS}", _from_place)
reads("PLAIN_POOL", "{part:ADJECTIVE}{place:WHERE}の{which:NOUNS}", _property_first)
reads("PLAIN_POOL", "{side:OWNER}{which:NOUNS}", lambda side, which: Pool(which, Zone.FIELD, side))
reads(
    "PLAIN_POOL",
    "{part:ADJECTIVE}{side:OWNER}{which:NOUNS}",
    lambda part, side, which: Pool(together([part, which]), Zone.FIELD, side),
)
for _phrasing in ("{which:NOUNS}", "{side:OWNER}[、|]{which:NOUNS}"):
    reads(
        "PLAIN_POOL",
        f"{{outer:EXCEPTING}}除外されている{_phrasing}",
        lambda outer, which, side=Side.EITHER: Pool(together([*outer, which]), Zone.BANISHED, side),
    )
reads("PLAIN_POOL", "{found:WHICH_PLACE}", lambda found: found)
reads(
    "PLAIN_POOL",
    "{place:PLACE}にセットされ[た|ている]{which:NOUNS}",
    lambda place, which: pool(which, place, FACE_DOWN),
)


def _picked_among(reader: Reader, at: int, outer: tuple[Filter, ...]) -> Iterator[Found]:
    """〜の中から、戦士族モンスター."""
    for place, middle in reader.read("AMONG_THEM", at):
        for which, end in reader.read("NOUNS", middle):
            yield within(which, place, *outer), end


reads("EXCEPT", "{part:SIMPLE}を除く、", lambda part: (Not(part),))
