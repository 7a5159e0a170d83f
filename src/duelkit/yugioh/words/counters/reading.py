"""Words about counters (カウンター): how they are read in Japanese."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import THIS, Every
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.words.counters.meaning import (
    CounterCount,
    HasCounter,
    HoldsCounters,
    MayHoldCounter,
    PlaceCounters,
    RemoveCounters,
)

_WORD: Final = "カウンター"
_LONGEST: Final = 8
_WIDE: Final = {code: code + 0xFEE0 for code in range(ord("!"), ord("~") + 1)}


@terminal("COUNTER")
def _name(reader: Reader, at: int) -> Iterator[Found]:
    """魔力カウンター: the name, with letters as printed."""
    end = reader.text.find(_WORD, at, at + _LONGEST + len(_WORD))
    name = reader.text[at:end]
    if end >= 0 and not any(mark in name for mark in "、。「」をにがはのと・"):
        yield (name + _WORD).translate(_WIDE), end + len(_WORD)


reads("VERB", "{what:REF}に{name:COUNTER}を{amount:NUM}つ/置く", PlaceCounters)
reads("VERB", "{what:WO}{name:COUNTER}を{amount:NUM}つ/置く", PlaceCounters)
reads("VERB", "{what:REF}の{name:COUNTER}を{amount:NUM}つ/取り除く", RemoveCounters)
for _words, _side in (
    ("自分", Side.YOU),
    ("相手", Side.OPPONENT),
    ("お互いの", Side.EITHER),
    ("自分・相手", Side.EITHER),
    ("", Side.EITHER),
):
    reads(
        "VERB",
        f"{_words}フィールドの{{name:COUNTER}}を{{amount:NUM}}つ/取り除く",
        RemoveCounters,
        what=Every(Pool(AnyCard(), Zone.FIELD, _side)),
    )
reads("VERB", "{what:REF}に置かれている{name:COUNTER}を{amount:NUM}つ/取り除く", RemoveCounters)
reads(
    "VERB",
    "{what:REF}の{name:COUNTER}を全て/取り除く",
    lambda what, name: RemoveCounters(name, CounterCount(name, what), what),
)
reads("AMOUNT", "{what:REF}の{name:COUNTER}の数", CounterCount)
reads("AMOUNT", "{what:REF}に置かれている{name:COUNTER}の数", CounterCount)
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT), ("お互いの", Side.EITHER), ("", Side.EITHER)):
    reads(
        "AMOUNT",
        f"{_words}フィールドの{{name:COUNTER}}の数",
        CounterCount,
        what=Every(Pool(AnyCard(), Zone.FIELD, _side)),
    )
reads("PROPERTY", "{name:COUNTER}が置かれている", HasCounter)
reads("STATE_TO_PAY", "{name:COUNTER}が{at_least:NUM}つ[以上|]置かれている", HasCounter)
reads(
    "CONDITION",
    "{found:POOL}に{name:COUNTER}が/置かれている",
    lambda found, name: (
        Exists(Pool(found.filter & HasCounter(name), found.zones, found.side)) if not found.more else None
    ),
)
reads("PROPERTY", "{name:COUNTER}が{at_least:NUM}つ以上置かれている", HasCounter)
reads("PROPERTY", "{name:COUNTER}を置く事ができる", MayHoldCounter)
reads("CONDITION", "{what:REF}に{name:COUNTER}が/置かれている", lambda what, name: Are(what, HasCounter(name)))
reads(
    "CONDITION",
    "{what:REF}に{name:COUNTER}が{n:NUM}つ以上/置かれている",
    lambda what, name, n: Are(what, HasCounter(name, n)),
)
reads("PREDICATE", "には{name:COUNTER}を置く事が/できる", lambda name: (HoldsCounters(name),))
reads(
    "PREDICATE",
    "には{name:COUNTER}を最大{most:NUM}つまで置く事が/できる",
    lambda name, most: (HoldsCounters(name, most),),
)
reads("PREDICATE", "は{name:COUNTER}を{most:NUM}つまで置く事が/できる", lambda name, most: (HoldsCounters(name, most),))
reads("AMOUNT", "このカードに乗っている{name:COUNTER}の数", CounterCount, what=THIS)
reads("MOST", "({most:NUM}つまで)", lambda most: most)
reads("MOST", "(最大{most:NUM}つまで)", lambda most: most)
reads(
    "RULE",
    "このカードには{name:COUNTER}を最大{most:NUM}つまで/置く事ができる",
    lambda name, most: (HoldsCounters(name, most),),
)
