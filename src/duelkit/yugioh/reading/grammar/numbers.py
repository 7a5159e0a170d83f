"""Numbers and names: figures, the numbers of effects, how many cards, 「X」 (数と名)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from duelkit.yugioh.language.base import All, Pool, nodes
from duelkit.yugioh.language.nouns import MONSTER, Named
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader

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


MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩"


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


@terminal("TOKEN_NAME")
def _token_name(reader: Reader, at: int) -> Iterator[Found]:
    """「Xトークン」: both names."""
    for name, end in reader.read("NAME", at):
        if name.endswith("トークン"):
            yield reader.lexicon.tokens.get(name, (name, name)), end


@terminal("MARKS")
def _marks(reader: Reader, at: int) -> Iterator[Found]:
    """①②, ①～③: the numbers of effects, from 0."""
    text, end = reader.text, at
    while end < len(text) and text[end] in MARKS:
        end += 1
    if end == at:
        return
    yield tuple(MARKS.index(mark) for mark in text[at:end]), end
    if end == at + 1 and text.startswith("~", end) and text[end + 1 : end + 2] in MARKS[MARKS.index(text[at]) :]:
        yield tuple(range(MARKS.index(text[at]), MARKS.index(text[end + 1]) + 1)), end + 2


reads("COUNT", "{n:NUM}[体|枚]", lambda n: (n, n))
reads("COUNT", "のいずれか1[体|枚]", lambda: (1, 1))
reads("COUNT", "{n:NUM}[体|枚]まで", lambda n: (1, n))
reads("COUNT", "{low:NUM}~{high:NUM}[体|枚]", lambda low, high: (low, high))
reads("COUNT", "合計{n:NUM}[体|枚]", lambda n: (n, n))
reads("COUNT", "合計{n:NUM}[体|枚]まで", lambda n: (1, n))
reads("COUNT", "{n:NUM}[体|枚]以上", lambda n: (n, MOST))
reads("COUNT", "任意の[数|数だけ|枚数]", lambda: (1, MOST))


def counted(found: Pool, count: str) -> Pool:
    """The cards of a pool; named cards that are counted with 体 are monsters."""
    more = tuple(counted(part, count) for part in found.more)
    which = found.filter
    named = any(isinstance(part, Named) for part in (which.parts if isinstance(which, All) else (which,)))
    if "体" in count and named and MONSTER not in nodes(which):
        which = together([which, MONSTER])
    return Pool(which, found.zones, found.side, more)


class Number(NamedTuple):
    """How many cards, and the words for it: ２体まで.

    :param unit: the words; 体 counts monsters.
    """

    least: int
    most: int
    unit: str

    def of(self, found: Pool, **more: Any) -> Pick:
        """Returns a pick of that many cards of a pool."""
        return Pick(counted(found, self.unit), self.least, self.most, **more)


@terminal("NUMBER")
def _number_of_cards(reader: Reader, at: int) -> Iterator[Found]:
    """２体, ３枚まで: a number with its unit."""
    for (low, high), end in reader.read("COUNT", at):
        yield Number(low, high, reader.text[at:end]), end


reads("EXACT", "{number:NUMBER}", lambda number: number if number.least == number.most else None)


@terminal("RANGE")
def _range(reader: Reader, at: int) -> Iterator[Found]:
    """２体まで, 合計２体: a number after を of targeted cards."""
    for number, end in reader.read("NUMBER", at):
        if number.least != number.most or reader.text.startswith("合計", at):
            yield number, end


reads("OF_THOSE", "その内[の|]{number:NUMBER}", lambda number: number)
