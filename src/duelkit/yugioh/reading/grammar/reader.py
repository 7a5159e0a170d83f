"""A text being read: every reading of every kind of phrase at every place, found once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any, Final

from duelkit.yugioh.reading.grammar.patterns import KINDS, TERMINALS, Found, may_begin, walk

ABSENT: Final[list[Found]] = []
STOPS: Final = ("、", "。")
"""Few kinds of phrases begin with these, so most are not tried there."""


class OutOfTime(Exception):
    """Reading a text took too long."""


class Lexicon:
    """The names that can be in 「」.

    :param cards: the names of a card in both languages, by the plain Japanese one.
    :param series: the words of series in both languages, by the plain Japanese one.
    :param tokens: the names of a token in both languages, by the plain Japanese one.
    :param until: when reading must end, by :func:`time.process_time`; ``None``: no limit.
    """

    def __init__(
        self,
        cards: Mapping[str, tuple[str, str]],
        series: Mapping[str, tuple[str, str]],
        tokens: Mapping[str, tuple[str, str]] | None = None,
        until: float | None = None,
    ) -> None:
        self.cards = cards
        self.series = series
        self.tokens = tokens if tokens is not None else {}
        self.until = until

    def where(self, series: Mapping[str, tuple[str, str]]) -> Lexicon:
        """The same names, with other meanings for some series."""
        return Lexicon(self.cards, {**self.series, **series}, self.tokens, self.until) if series else self

    def within(self, seconds: float, also: Mapping[str, tuple[str, str]]) -> Lexicon:
        """The same names and further ones, for a reading of at most this many seconds of processor time."""
        return Lexicon({**self.cards, **also}, self.series, self.tokens, process_time() + seconds)


class Reader:
    """One text and its readings.

    :param text: the text, as :func:`~duelkit.yugioh.reading.grammar.patterns.plain` makes it.
    :param lexicon: the names.
    :param monster: the text is of a monster.
    :param own: the plain name of the card that it is printed on; empty if no phrase needs it.
    """

    def __init__(self, text: str, lexicon: Lexicon, *, monster: bool = True, own: str = "") -> None:
        self.own = own
        self.text = text
        self.lexicon = lexicon
        self.monster = monster
        self.furthest = 0
        """How far a reading has come."""
        self._memo: dict[tuple[str, int], list[Found]] = {}
        self._steps = 0

    def reached(self, at: int) -> None:
        """Record that the text was understood up to here."""
        if at > self.furthest:
            self.furthest = at

    def step(self) -> None:
        """One step of reading.

        :raises OutOfTime: if the time is over.
        """
        self._steps += 1
        if not self._steps & 0xFF and self.lexicon.until is not None and process_time() > self.lexicon.until:
            raise OutOfTime

    def read(self, kind: str, at: int) -> list[Found]:
        """All readings of this kind of phrase that begin here.

        :returns: what was read and where it ends, without repetition.
        """
        key = (kind, at)
        known = self._memo.get(key)
        if known is not None:
            return known
        self._memo[key] = ABSENT
        letter = self.text[at : at + 1]
        if letter in STOPS and not may_begin(kind, letter):
            return ABSENT
        function = TERMINALS.get(kind)
        found = list(function(self, at)) if function is not None else []
        state = KINDS.get(kind)
        if state is not None:
            walk(self, state, at, (), found)
        unique = list(dict.fromkeys(found))
        self._memo[key] = unique
        return unique

    def read_after(self, words: str, kind: str, at: int) -> Iterator[Found]:
        """All readings of this kind of phrase that begin here, after words that the text left out.

        :param words: the words, such as those for the player whom the sentence is about.
        """
        further = Reader(words + self.text[at:], self.lexicon, monster=self.monster, own=self.own)
        for value, end in further.read(kind, 0):
            yield value, end - len(words) + at

    def whole(self, kind: str, at: int, end: int) -> list[Any]:
        """All readings of this kind of phrase that begin here and end there."""
        return [value for value, stop in self.read(kind, at) if stop == end]
