"""The objects of verbs: 〜１体を, 〜を２体まで選んで, デッキから「X」１枚を (目的語)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.amounts import CountOf
from duelkit.yugioh.language.base import Condition, Filter, Pool
from duelkit.yugioh.language.clauses import Exists
from duelkit.yugioh.language.nouns import IS_THIS, OTHER, AnyCard, IsAmong
from duelkit.yugioh.language.selections import Every, Pick, Ref
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.nouns import together, within
from duelkit.yugioh.reading.grammar.numbers import Number, counted
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader

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
                for (low, high), last in [*reader.read("COUNT", end + 1), *reader.read("AS_MANY", end + 1)]:
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


# 〜の数だけ, 〜の数まで: the minimum and the maximum
reads("AS_MANY", "{amount:AMOUNT}だけ", lambda amount: (amount, amount))
reads("AS_MANY", "{amount:AMOUNT}まで", lambda amount: (1, amount))


def among(which: Filter) -> Ref | None:
    """The cards that a filter refers to, if that is all it does."""
    return which.ref if isinstance(which, IsAmong) else None


reads("WO", "{ref:REF}を", lambda ref: ref)
reads("WO", "{found:POOL}{number:EXACT}を{chosen:CHOOSING}", lambda found, number, chosen: number.of(found))
reads("WO", "{found:POOL}を{number:NUMBER}{chosen:CHOOSING}", lambda found, number, chosen: number.of(found))
reads(
    "WO",
    "{found:POOL}をランダムに{number:NUMBER}{chosen:CHOOSING}",
    lambda found, number, chosen: number.of(found, at_random=True),
)
reads("WO", "{found:POOL}を{many:AS_MANY}{chosen:CHOOSING}", lambda found, many, chosen: Pick(found, *many))
reads("WO", "{found:POOL}を[全て|可能な限り|可能な限り全て]", lambda found: Every(found))
reads("WO", "{place:PLACE}[の|から][、|]全ての{which:NOUNS}を", lambda place, which: Every(Pool(which, *place)))
reads(
    "WO",
    "{found:AMONG_THEM}{number:EXACT}を{chosen:CHOOSING}",
    lambda found, number, chosen: Pick(found, number.least, number.most),
)
for _phrasing in ("{which:NOUNS}{number:EXACT}を", "{which:NOUNS}を{number:NUMBER}"):
    for _outer in ("", "{outer:EXCEPT}"):
        reads(
            "WO",
            f"{_outer}{_phrasing}{{place:WHERE}}から{{chosen:CHOOSING}}",
            lambda which, number, place, chosen, outer=(): Pick(
                within(together([*outer, which]), place), number.least, number.most
            ),
        )


def asked_for(conditions: tuple[Condition, ...], number: Number) -> Pick | None:
    """〜が２体以上存在する場合、その内の１体: some of the cards that the last condition names."""
    asked = conditions[-1] if conditions else None
    return number.of(asked.pool) if isinstance(asked, Exists) and asked.at_most is None else None


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
    """このカードを含む自分フィールドの〜２体, 手札から「X」カードを含むカード２枚: one of them must be such a card."""
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
    """〜の数だけ、相手フィールドのカードを: as many cards as an amount."""
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
    """〜を任意の数だけリリースし、その数だけ: as many as were just Tributed, banished or revealed."""
    if reader.text.startswith("その数", at) and reader.text.endswith(_DONE, 0, at):
        yield CountOf(marked(Mark("that", AnyCard()))), at + len("その数")


_DONE: Final = ("リリースし、", "除外し、", "相手に見せ、", "破壊し、", "墓地へ送り、")
reads("WO", "{what:SO_MANY}", lambda what: what)
reads("WHO", "{many:AS_MANY}の{found:POOL}", lambda many, found: Pick(found, *many))


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
