"""Noun phrases read: places, properties, counts, and the cards that a verb works on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple

from duelkit.yugioh.language.amounts import CountOf
from duelkit.yugioh.language.base import All, AnyOf, Condition, Filter, Not, Pool, nodes
from duelkit.yugioh.language.clauses import Exists
from duelkit.yugioh.language.nouns import (
    FACE_DOWN,
    FACE_UP,
    IS_THIS,
    MONSTER,
    OTHER,
    AnyCard,
    Figure,
    IsAmong,
    Named,
    OfAttribute,
    OfRace,
)
from duelkit.yugioh.language.selections import Every, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Handling, Side, Stat, Zone
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.text.grammar.ja.nouns import OF_EACH
from duelkit.yugioh.words.filters.meaning import Extreme
from duelkit.yugioh.words.links.meaning import InExtraMonsterZone
from duelkit.yugioh.words.summoning.meaning import WasSummoned


@dataclass(frozen=True)
class Mark:
    """A card spoken of before: how the text calls it (そのモンスター, 対象のモンスター, リリースしたモンスター).

    :param word: ``that``, ``target``, or what was done to it.
    :param which: the noun.
    :param side: whose, if the text says it.
    :param zones: where it lies, if the text says it.
    :param where: the part of the text in which the action was done: ``cost``, ``effect``.
    :param number: how many they are, if the text says it (そのモンスター２体).
    """

    word: Handling | str
    which: Filter
    side: Side | None = None
    zones: Zone = Zone(0)
    where: str = ""
    number: int = 0


_MARKS: Final[list[Mark]] = []
_FIRST_MARK: Final = -1000


def marked(mark: Mark) -> Ref:
    """A reference that has not been told yet which card it means."""
    if mark not in _MARKS:
        _MARKS.append(mark)
    return Ref(RefKind.THEM, _FIRST_MARK - _MARKS.index(mark))


def mark_of(ref: Ref) -> Mark | None:
    """What such a reference says of its card."""
    return _MARKS[_FIRST_MARK - ref.slot] if ref.slot <= _FIRST_MARK else None


SUBJECT: Final = Ref(RefKind.EACH, -97)
"""Whom a clause is about, not yet told."""

ITSELF: Final = Ref(RefKind.EACH, -96)
"""自身: whom the clause is about; where it is about nobody else, this card."""

PLACES_OF_THIS: Final = (
    Zone.HAND,
    Zone.GRAVEYARD,
    Zone.HAND | Zone.GRAVEYARD,
    Zone.BANISHED,
    Zone.FIELD,
    Zone.HAND | Zone.FIELD,
    Zone.FIELD | Zone.GRAVEYARD,
    Zone.HAND | Zone.FIELD | Zone.GRAVEYARD,
    Zone.FIELD_ZONE,
    Zone.SPELL_TRAP_ZONE,
    Zone.PENDULUM_ZONE,
)


def this_in(zones: Zone) -> Ref:
    """このカード, lying there as the text says: a note for where the effect works."""
    return Ref(RefKind.THIS, -100 - PLACES_OF_THIS.index(zones))


def place_of_this(ref: Ref) -> Zone:
    """Where a text says that this card lies; nowhere in particular: 0."""
    return PLACES_OF_THIS[-100 - ref.slot] if ref.kind is RefKind.THIS and ref.slot <= -100 else Zone(0)


DIGITS: Final = "0123456789"
MOST: Final = 99
"""任意の数."""


@terminal("NUM")
def _number(reader: Reader, at: int) -> Iterator[Found]:
    end = at
    while end < len(reader.text) and reader.text[end] in DIGITS:
        end += 1
    if end > at:
        yield int(reader.text[at:end]), end


@terminal("NAME")
def _name(reader: Reader, at: int) -> Iterator[Found]:
    """「X」, without its brackets; a name may have brackets of its own."""
    if not reader.text.startswith("「", at):
        return
    depth = 0
    for end in range(at, len(reader.text)):
        depth += (reader.text[end] == "「") - (reader.text[end] == "」")
        if depth == 0:
            yield reader.text[at + 1 : end], end + 1
            return


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
    """手札・デッキ・墓地."""
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
            if rest and joined and isinstance(rest[0], Not):
                continue  # 「X」モンスター以外の: what is excepted are those
            if len(rest) < 5:
                yield (first, *rest), end


def _clash(parts: Iterable[Filter]) -> bool:
    """光属性・闇属性, レベル２・ランク２: a list, and no monster that is both."""
    bare = [part.part if isinstance(part, Not) else part for part in parts]
    kinds = [type(part) for part in bare]
    ranks = [stats for part in bare if (stats := _ranks(part))]
    return kinds.count(OfRace) > 1 or kinds.count(OfAttribute) > 1 or len(ranks) > 1 and len(set().union(*ranks)) > 1


def _ranks(part: Filter) -> set[Stat]:
    """Which of Level, Rank and Link Rating a property is about."""
    parts = part.parts if isinstance(part, AnyOf) else (part,)
    return {each.stat for each in parts if isinstance(each, Figure) and each.stat in RANKS}


RANKS: Final = (Stat.LEVEL, Stat.RANK, Stat.RATING)
"""Of these a monster has one."""


@terminal("SIMPLE")
def _simple(reader: Reader, at: int) -> Iterator[Found]:
    """A noun phrase without 〜以外の, which may stand before 以外の itself."""
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
                continue  # 「X」「Y」: two names, and not the card Y with X in its name
            if Not(head) not in parts:
                yield together([*parts, head]), end


@terminal("NOUNS")
def _nouns(reader: Reader, at: int) -> Iterator[Found]:
    """One noun, AまたはB, or all of A及びB."""
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
    """表側表示の、AまたはB: what stands before the comma is said of either."""
    for parts, middle in reader.read("ADJECTIVES", at):
        if parts and reader.text.endswith(OF_EACH, at, middle) and reader.text.startswith("、", middle):
            for which, end in reader.read(kind, middle + 1):
                if isinstance(which, AnyOf) and not _clash(parts):
                    yield together([*parts, which]), end


_ONE_OR: Final = ("1体か", "1枚か", "1体または", "1枚または")


@terminal("EITHER")
def _either(reader: Reader, at: int) -> Iterator[Found]:
    """One noun, or AまたはB, where one of them will do."""
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
    """Whether EXデッキから特殊召喚された would be taken for cards of that place."""
    return not zones & Zone.FIELD and any(isinstance(node, WasSummoned) for node in nodes(which))


_SHOWN: Final = ("(表側表示)", "(表側)")
_MONSTER_ZONES: Final[dict[str, Filter]] = {
    "EXモンスターゾーン": InExtraMonsterZone(),
    "メインモンスターゾーン": Not(InExtraMonsterZone()),
}


@terminal("WHERE")
def _where(reader: Reader, at: int) -> Iterator[Found]:
    """Places as a pool of everything that lies there: 自分の手札・フィールド（表側表示）, EXモンスターゾーン."""
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
        for word, which in _MONSTER_ZONES.items():
            if reader.text.startswith(word, begin):
                yield Pool(which, Zone.MONSTER_ZONE, Side.EITHER if side is None else side), begin + len(word)
    for word, which in _MONSTER_ZONES.items():
        if reader.text.startswith(word + "の", at):
            for side, end in reader.read("SIDE", at + len(word) + 1):
                yield Pool(which, Zone.MONSTER_ZONE, side), end


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
    """手札及び自分フィールドの表側表示モンスターの中から、: the cards among which something is picked."""
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
"""The place that the noun phrase is about, not yet told."""


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
    """The cards of one place, or those picked among the cards of several."""
    yield from reader.read("PLAIN_POOL", at)
    yield from _picked_among(reader, at, ())
    for outer, begin in [*reader.read("ADJECTIVES", at), *reader.read("EXCEPT", at)]:
        if len(outer) == 1 and isinstance(outer[0], Not):
            yield from _picked_among(reader, begin, outer)


def _property_first(reader: Reader, at: int) -> Iterator[Found]:
    """特殊召喚された相手フィールドのモンスター: a property before the place."""
    for part, begin in reader.read("ADJECTIVE", at):
        for place, middle in reader.read("WHERE", begin) if not isinstance(part, Not) else ():
            if not place.zones & ~Zone.FIELD and not place.more and reader.text.startswith("の", middle):
                for which, end in reader.read("NOUNS", middle + 1):
                    yield within(which, place, part), end


@terminal("PLAIN_POOL")
def _plain_pool(reader: Reader, at: int) -> Iterator[Found]:
    """自分の墓地の戦士族モンスター, デッキからレベル４以下のモンスター; 「X」以外の may stand before the place."""
    for outer, begin in [*reader.read("ADJECTIVES", at), *reader.read("EXCEPT", at)]:
        if len(outer) > 1 or (outer and not isinstance(outer[0], Not)):
            continue
        for place, middle in reader.read("WHERE", begin):
            for link in ("の、", "の", "から、", "から"):
                if not reader.text.startswith(link, middle):
                    continue
                for which, end in reader.read("NOUNS", middle + len(link)):
                    if not of_summoned(which, place.zones):
                        yield within(which, place, *outer), end
    yield from _property_first(reader, at)
    for outer, begin in [((), at), *(((part,), end) for part, end in reader.read("ADJECTIVE", at))]:
        for side, middle in reader.read("OWNER", begin):
            for which, end in reader.read("NOUNS", middle):
                yield Pool(together([*outer, which]), Zone.FIELD, side), end
    for outer, begin in [((), at), *reader.read("ADJECTIVES", at)]:
        if (
            not reader.text.startswith("除外されている", begin)
            or begin > at
            and (len(outer) != 1 or not isinstance(outer[0], Not))
        ):
            continue
        after = begin + len("除外されている")
        for side, middle in [(Side.EITHER, after), *reader.read("OWNER", after)]:
            for which, end in reader.read("NOUNS", middle + (middle > after and reader.text.startswith("、", middle))):
                yield Pool(together([*outer, which]), Zone.BANISHED, side), end
    for which, middle in reader.read("WHICH_PLACE", at):
        yield which, middle
    for (zones, side), middle in reader.read("PLACE", at):
        for words in ("にセットされた", "にセットされている"):
            if reader.text.startswith(words, middle):
                for which, end in reader.read("NOUNS", middle + len(words)):
                    yield Pool(together([FACE_DOWN, which]), zones, side), end


def _picked_among(reader: Reader, at: int, outer: tuple[Filter, ...]) -> Iterator[Found]:
    """〜の中から、戦士族モンスター."""
    for place, middle in reader.read("AMONG_THEM", at):
        for which, end in reader.read("NOUNS", middle):
            yield within(which, place, *outer), end


reads("EXCEPT", "{part:SIMPLE}を除く、", lambda part: (Not(part),))


reads("COUNT", "{n:NUM}[体|枚]", lambda n: (n, n))
reads("COUNT", "のいずれか1[体|枚]", lambda: (1, 1))
reads("COUNT", "{n:NUM}[体|枚]まで", lambda n: (1, n))
reads("COUNT", "{low:NUM}~{high:NUM}[体|枚]", lambda low, high: (low, high))
reads("COUNT", "合計{n:NUM}[体|枚]", lambda n: (n, n))
reads("COUNT", "合計{n:NUM}[体|枚]まで", lambda n: (1, n))
reads("COUNT", "{n:NUM}[体|枚]以上", lambda n: (n, MOST))
reads("COUNT", "任意の[数|数だけ|枚数]", lambda: (1, MOST))


class Number(NamedTuple):
    """How many cards, and the words that say so: ２体まで.

    :param unit: the words; 体 counts monsters.
    """

    least: int
    most: int
    unit: str

    def of(self, found: Pool, **more: Any) -> Pick:
        """That many cards of a pool."""
        return Pick(counted(found, self.unit), self.least, self.most, **more)


@terminal("NUMBER")
def _number_of_cards(reader: Reader, at: int) -> Iterator[Found]:
    """２体, ３枚まで: with its unit."""
    for (low, high), end in reader.read("COUNT", at):
        yield Number(low, high, reader.text[at:end]), end


@terminal("RANGE")
def _range(reader: Reader, at: int) -> Iterator[Found]:
    """２体まで, 合計２体: a number that follows を where the cards are targeted."""
    for number, end in reader.read("NUMBER", at):
        if number.least != number.most or reader.text.startswith("合計", at):
            yield number, end


reads("CHOOSING", "[選んで|選び、|選び]", lambda: True)
reads("CHOOSING", "", lambda: False)


reads("WO", "{what:DIFFERENT}", lambda what: what)


@terminal("DIFFERENT")
def _different(reader: Reader, at: int) -> Iterator[Found]:
    """カード名が異なる「X」モンスター２体を, デッキからカード名が異なる〜２体を."""
    word = "カード名が異なる"
    for place, middle in [*reader.read("WHERE", at), (None, at)]:
        begin = middle
        if place is not None:
            link = next((link for link in ("から、", "から", "の") if reader.text.startswith(link, middle)), None)
            if link is None:
                continue
            begin += len(link)
        if not reader.text.startswith(word, begin):
            continue
        for which, end in reader.read("NOUNS", begin + len(word)):
            if place is not None and reader.text.startswith("を", end):
                for (low, high), last in [*reader.read("COUNT", end + 1), *_as_many(reader, end + 1)]:
                    for _, far in reader.read("CHOOSING", last):
                        yield Pick(within(which, place), low, high, different_names=True), far
            for (low, high), last in reader.read("COUNT", end):
                if not reader.text.startswith("を", last):
                    continue
                picks = (
                    [(Pick(within(which, place), low, high), last + 1)]
                    if place is not None
                    else list(_from_where(reader, which, low, high, last + 1))
                )
                for pick, stop in picks:
                    for _, far in reader.read("CHOOSING", stop) if place is not None else [(None, stop)]:
                        yield replace(pick, different_names=True), far


def _as_many(reader: Reader, at: int) -> Iterator[Found]:
    """〜の数だけ, 〜の数まで: the least and the most."""
    for amount, middle in reader.read("AMOUNT", at):
        for word, least in (("だけ", amount), ("まで", 1)):
            if reader.text.startswith(word, middle):
                yield (least, amount), middle + 2


def among(which: Filter) -> Ref | None:
    """The card that a filter names, if it does nothing else."""
    return which.ref if isinstance(which, IsAmong) else None


@terminal("WO")
def _wo(reader: Reader, at: int) -> Iterator[Found]:
    """〜１体を, 〜を１体, 〜を全て, このカードを, そのモンスターを: the cards that a verb works on.

    In one piece: one shape of the phrase after the other.
    """
    text = reader.text
    for ref, middle in reader.read("REF", at):
        if text.startswith("を", middle):
            yield ref, middle + 1
    for found, middle in reader.read("POOL", at):
        for (low, high), end in reader.read("COUNT", middle):
            if low == high and text.startswith("を", end):
                for _, last in reader.read("CHOOSING", end + 1):
                    yield Pick(counted(found, text[middle:end]), low, high), last
        if text.startswith("を", middle):
            for (low, high), end in _as_many(reader, middle + 1):
                for _, last in reader.read("CHOOSING", end):
                    yield Pick(found, low, high), last
            for word in ("全て", "可能な限り", "可能な限り全て"):
                if text.startswith(word, middle + 1):
                    yield Every(found), middle + 1 + len(word)
            for chance in (False, True):
                begin = middle + 1 + (5 if chance else 0)
                if chance and not text.startswith("ランダムに", middle + 1):
                    continue
                for (low, high), end in reader.read("COUNT", begin):
                    for _, last in reader.read("CHOOSING", end):
                        yield Pick(counted(found, text[begin:end]), low, high, at_random=chance), last
    for place, middle in reader.read("PLACE", at):
        if not text.startswith(("の", "から"), middle):
            continue
        begin = middle + (1 if text[middle] == "の" else 2)
        if text.startswith("、", begin):
            begin += 1
        if text.startswith("全ての", begin):
            for which, end in reader.read("NOUNS", begin + 3):
                if text.startswith("を", end):
                    yield Every(Pool(which, *place)), end + 1
    for whole, middle in reader.read("AMONG_THEM", at):
        for (low, high), end in reader.read("COUNT", middle):
            if low == high and text.startswith("を", end):
                for _, last in reader.read("CHOOSING", end + 1):
                    yield Pick(whole, low, high), last
    for outer, begin in [((), at), *reader.read("EXCEPT", at)]:
        yield from _then_where(reader, begin, outer)


def counted(found: Pool, count: str) -> Pool:
    """The cards of a pool, which are monsters if they are counted as such (体), though they are only named."""
    more = tuple(counted(part, count) for part in found.more)
    which = found.filter
    named = any(isinstance(part, Named) for part in (which.parts if isinstance(which, All) else (which,)))
    if "体" in count and named and MONSTER not in nodes(which):
        which = together([which, MONSTER])
    return Pool(which, found.zones, found.side, more)


reads("OF_THOSE", "その内[の|]{number:NUMBER}", lambda number: number)


def asked_for(conditions: tuple[Condition, ...], number: Number) -> Pick | None:
    """〜が２体以上存在する場合、その内の１体: so many of the cards that the last condition asks for."""
    asked = conditions[-1] if conditions else None
    return number.of(asked.pool) if isinstance(asked, Exists) and asked.at_most is None else None


def _then_where(reader: Reader, at: int, outer: tuple[Filter, ...]) -> Iterator[Found]:
    """「X」１体をデッキから…, 「X」を２体までデッキから…"""
    text = reader.text
    for which, middle in reader.read("NOUNS", at):
        which = together([*outer, which])
        for (low, high), end in reader.read("COUNT", middle):
            if low == high and text.startswith("を", end):
                yield from _from_where(reader, which, low, high, end + 1)
        if text.startswith("を", middle):
            for (low, high), end in reader.read("COUNT", middle + 1):
                yield from _from_where(reader, which, low, high, end)


def _from_where(reader: Reader, which: Filter, low: int, high: int, at: int) -> Iterator[Found]:
    """「X」１体をデッキから…"""
    for place, end in reader.read("WHERE", at):
        if reader.text.startswith("から", end):
            for _, last in reader.read("CHOOSING", end + 2):
                yield Pick(within(which, place), low, high), last


reads("INCLUDING", "このカードを含む[、|]", lambda: IS_THIS)
reads("INCLUDING", "{which:NOUN}[1体以上|1枚以上|]を含む[、|]", lambda which: which)


@terminal("WITH_ONE")
def _with_one(reader: Reader, at: int) -> Iterator[Found]:
    """このカードを含む自分フィールドの〜２体, 手札から「X」カードを含むカード２枚: several, one of them of a kind."""
    text = reader.text
    for one, begin in reader.read("INCLUDING", at):
        for found, middle in reader.read("PLAIN_POOL", begin):
            yield from _counted_with(reader, found, one, middle)
    for place, middle in reader.read("WHERE", at):
        link = next((link for link in ("から、", "から", "の、", "の") if text.startswith(link, middle)), "")
        for one, begin in reader.read("INCLUDING", middle + len(link)) if link else ():
            for which, end in reader.read("NOUNS", begin):
                yield from _counted_with(reader, within(which, place), one, end)


def _counted_with(reader: Reader, found: Pool, one: Filter, at: int) -> Iterator[Found]:
    for (low, high), end in reader.read("COUNT", at):
        if low == high and low > 1 and reader.text.startswith("を", end):
            for _, last in reader.read("CHOOSING", end + 1):
                yield Pick(counted(found, reader.text[at:end]), low, high, including=one), last
    if reader.text.startswith("を", at):
        for (low, high), end in reader.read("COUNT", at + 1):
            if high > 1:
                for _, last in reader.read("CHOOSING", end):
                    yield Pick(counted(found, reader.text[at + 1 : end]), low, high, including=one), last


reads("WO", "{what:WITH_ONE}", lambda what: what)


@terminal("SO_MANY")
def _so_many(reader: Reader, at: int) -> Iterator[Found]:
    """〜の数だけ、相手フィールドのカードを: as many cards as something counts."""
    for amount, middle in (*reader.read("AMOUNT", at), *_that_number(reader, at)):
        for word, fixed in (("まで", False), ("だけ", True)):
            if not reader.text.startswith(word, middle):
                continue
            begin = middle + 2 + reader.text.startswith("、", middle + 2)
            for found, end in reader.read("POOL", begin):
                if reader.text.startswith("を", end):
                    for _, last in reader.read("CHOOSING", end + 1):
                        yield Pick(found, amount if fixed else 1, amount), last


def _that_number(reader: Reader, at: int) -> Iterator[Found]:
    """〜を任意の数だけリリースし、その数だけ: as many as were just tributed, banished, shown."""
    if reader.text.startswith("その数", at) and reader.text.endswith(_DONE, 0, at):
        yield CountOf(marked(Mark("that", AnyCard()))), at + len("その数")


_DONE: Final = ("リリースし、", "除外し、", "相手に見せ、", "破壊し、", "墓地へ送り、")
reads("WO", "{what:SO_MANY}", lambda what: what)


@terminal("HAND_CARDS")
def _hand(reader: Reader, at: int) -> Iterator[Found]:
    """手札を１枚, 相手の手札をランダムに１枚選んで."""
    starts: list[tuple[Side, Filter, int]] = [(Side.YOU, AnyCard(), at)]
    starts += [(side, AnyCard(), end) for side, end in reader.read("OWNER", at)]
    if reader.text.startswith("このカード以外の", at):
        starts.append((Side.YOU, OTHER, at + len("このカード以外の")))
    for side, which, middle in starts:
        if not reader.text.startswith("手札を", middle):
            continue
        begin = middle + 3
        hand = Pool(which, Zone.HAND, side)
        if reader.text.startswith("全て", begin):
            yield Every(hand), begin + 2
        for chance, word in ((False, ""), (True, "ランダムに")):
            if reader.text.startswith(word, begin):
                for (low, high), end in reader.read("COUNT", begin + len(word)):
                    for _, last in reader.read("CHOOSING", end):
                        yield Pick(hand, low, high, at_random=chance), last


reads("WO", "{what:HAND_CARDS}", lambda what: what)
