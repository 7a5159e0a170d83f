"""Words about counters (カウンター): how they are read in Japanese."""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.reading.patterns import Found, reads, terminal
from duelkit.yugioh.reading.reader import Reader
from duelkit.yugioh.words.counters.meaning import (
    CounterCount, HasCounter, HoldsCounters, MayHoldCounter, PlaceCounters, RemoveCounters,
)

_STOPS = frozenset("、。のにがをはで「」1234567890つと")


@terminal("COUNTER")
def _counter(reader: Reader, at: int) -> Iterator[Found]:
    """魔力カウンター: the name of a counter."""
    end = at
    while end < len(reader.text) and reader.text[end] not in _STOPS:
        end += 1
        if reader.text.startswith("カウンター", end):
            yield reader.text[at:end] + "カウンター", end + 5
            return
    if reader.text.startswith("カウンター", at):
        yield "カウンター", at + 5



reads("VERB", "{what:REF}に{name:COUNTER}を{amount:NUM}つ/置く", PlaceCounters)
reads("VERB", "このカードの{name:COUNTER}を{amount:NUM}つ/取り除く", RemoveCounters, what=THIS)

reads("AMOUNT", "このカードの{name:COUNTER}の数", CounterCount, what=THIS)
reads("AMOUNT", "このカードに乗っている{name:COUNTER}の数", CounterCount, what=THIS)
reads("PROPERTY", "{name:COUNTER}が置かれている", HasCounter)
reads("PROPERTY", "{name:COUNTER}が{at_least:NUM}つ以上置かれている", HasCounter)
reads("PROPERTY", "{name:COUNTER}を置く事ができる", MayHoldCounter)
reads("MOST", "({most:NUM}つまで)", lambda most: most)
reads("MOST", "(最大{most:NUM}つまで)", lambda most: most)
reads("RULE", "このカードには{name:COUNTER}を最大{most:NUM}つまで/置く事ができる", lambda name, most: (HoldsCounters(name, most),))
