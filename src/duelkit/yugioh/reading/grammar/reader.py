"""A text being read: every reading of every kind of phrase at every place, found once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from duelkit.yugioh.reading.grammar.patterns import KINDS, TERMINALS, Found, walk

ABSENT: Final[list[Found]] = []


class Lexicon:
    """The names that a text may put in 「」.

    :param cards: both names of a card by the Japanese one, made plain.
    :param series: the words that names share, in both languages, by the Japanese one, made plain.
    :param tokens: both names of a token by the Japanese one, made plain.
    """

    def __init__(self, cards: Mapping[str, tuple[str, str]], series: Mapping[str, tuple[str, str]],
                 tokens: Mapping[str, tuple[str, str]] | None = None) -> None:
        self.cards = cards
        self.series = series
        self.tokens = tokens if tokens is not None else {}


class Reader:
    """One text, and what was found in it.

    :param text: the text, as :func:`~duelkit.yugioh.reading.grammar.patterns.plain` makes it.
    :param lexicon: the names.
    :param monster: the text is of a monster.
    """

    def __init__(self, text: str, lexicon: Lexicon, *, monster: bool = True) -> None:
        self.text = text
        self.lexicon = lexicon
        self.monster = monster
        self.furthest = 0
        """How far the text was understood from the beginning of something on."""
        self._memo: dict[tuple[str, int], list[Found]] = {}

    def reached(self, at: int) -> None:
        """Note that the text was understood up to here."""
        if at > self.furthest:
            self.furthest = at

    def read(self, kind: str, at: int) -> list[Found]:
        """All readings of this kind of phrase that begin here.

        :returns: what was read and where it ends, without repetition.
        """
        key = (kind, at)
        known = self._memo.get(key)
        if known is not None:
            return known
        self._memo[key] = ABSENT
        function = TERMINALS.get(kind)
        found = list(function(self, at)) if function is not None else []
        state = KINDS.get(kind)
        if state is not None:
            found += walk(self, state, at, ())
        unique = list(dict.fromkeys(found))
        self._memo[key] = unique
        return unique

    def whole(self, kind: str, at: int, end: int) -> list[Any]:
        """All readings of this kind of phrase that begin here and end there."""
        return [value for value, stop in self.read(kind, at) if stop == end]
