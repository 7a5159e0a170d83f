"""Searching the library: one grammar for the terminal and the page (カード検索).

A search is words with spaces between them; a card is found if all of them fit. A word alone is part of a name in
either language, of its reading, or the passcode. ``field:value`` asks for something else, ``-`` or ``!`` before a word
for the contrary, commas in a value for any of several, quotes for a value with spaces:

    atk>=2000 level:4,7 attribute:dark text:破壊 -kind:effect word:Draw series:HERO set:BODE

Names, figures and words are found without making the cards. Texts are our own prints of the definitions; they are
printed once and kept in a file of the user's cache, as long as the program and the cards are the same.
"""

from __future__ import annotations

import contextlib
import difflib
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Final

from duelkit.cardlang import vocabulary
from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh import words as yugioh_words
from duelkit.yugioh.cards import Library, library
from duelkit.yugioh.kept import cache_file, keep
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.language.terms import Attribute, CardType, Race
from duelkit.yugioh.telling.messages import say
from duelkit.yugioh.text import render
from duelkit.yugioh.text.grammar.en import terms as en_terms
from duelkit.yugioh.text.grammar.ja import terms as ja_terms

LONGEST: Final = 300
"""Characters of a search."""
FIELDS: Final = {
    "name": "名前",
    "read": "読み",
    "text": "テキスト",
    "word": "語",
    "series": "シリーズ",
    "set": "セット",
    "code": "番号",
    "kind": "種類",
    "attribute": "属性",
    "type": "種族",
    "atk": "攻",
    "def": "守",
    "level": "星",
    "rank": "ランク",
    "link": "リンク",
    "scale": "スケール",
}
"""What can be asked for, and how it may be called in Japanese."""
_NAMES: Final = {name: field for field, ja in FIELDS.items() for name in (field, ja)} | {
    "レベル": "level",
    "攻撃力": "atk",
    "守備力": "def",
    "race": "type",
}
_FIGURES: Final = ("atk", "def", "level", "rank", "link", "scale")
_PIECE: Final = re.compile(r'([-!]?)(?:([^\s"「:：<>=]+)(>=|<=|[:：<>=]))?("[^"]*"?|「[^」]*」?|\S+)')
_RANGE: Final = re.compile(r"(\d{1,5})?(?:-|\.\.|〜|~)(\d{1,5})?")
_DROPPED: Final = str.maketrans("", "", " \t\n\r・･'’\"“”「」,.、。")
_KANA: Final = {code: code + 0x60 for code in range(0x3041, 0x3097)} | dict.fromkeys(map(ord, "-－‐–—―ー"), "-")
Test = Callable[["Row"], bool]


class BadSearch(DuelkitError):
    """A search that cannot be understood; the message names the word and what was expected.

    :param key: of the message; ``values``: what stands in it.
    """

    def __init__(self, key: str, **values: str) -> None:
        self.key = f"search-{key}"
        self.values = values
        super().__init__(self.message("en"))

    def message(self, language: str) -> str:
        """The message in a language."""
        return say(language, self.key, **self.values)


def fold(text: str) -> str:
    """A text as it is compared: width, case, spaces, quotes, kinds of kana and dashes do not matter."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_DROPPED).translate(_KANA)


@dataclass(slots=True)
class Row:
    """A card as it is searched.

    :param facts: its names and figures.
    :param names: both names and the reading, folded, each on a line of its own.
    """

    facts: Card
    names: str
    first_set: str
    index: Index

    @property
    def texts(self) -> str:
        """Our print of its text in both languages, folded."""
        return self.index.texts.get(self.facts.passcode, "")

    def says(self, wanted: set[str]) -> bool:
        """Whether its definition uses one of these words of the card language."""
        return self.index.says(self.facts.passcode, wanted)


class Index:
    """The cards of a library, ready to be searched.

    :param known: the library.
    :param cache: the file in which texts are kept; nowhere if left out.
    """

    def __init__(self, known: Library, cache: Path | None = None) -> None:
        self.library = known
        self.cache = cache

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """All cards by their passcodes; none of the shelf is made for that."""
        shelf = self.library.shelf
        return tuple(
            Row(
                card,
                "\n".join(fold(name) for name in (card.ja, card.en, card.kana)),
                shelf.first_set(card.passcode),
                self,
            )
            for card in self.library.facts()
        )

    @cached_property
    def texts(self) -> dict[int, str]:
        """The texts in both languages by passcode, folded."""
        return {code: folded for code, (folded, _, _) in self._kept.items()}

    def printed(self, passcode: int) -> dict[str, str]:
        """Our print of a card's text by language."""
        _, ja, en = self._kept[passcode]
        return {"ja": json.loads(ja), "en": json.loads(en)}

    @cached_property
    def _kept(self) -> dict[int, tuple[str, str, str]]:
        """The texts: folded, and as they are printed, in JSON. They are printed once, which takes seconds, and kept."""
        if self.cache is not None and self.cache.exists():
            with contextlib.suppress(OSError, ValueError):
                lines = self.cache.read_text(encoding="utf-8").split("\n")[:-1]
                read = (line.split("\t") for line in lines)
                return {int(code): (folded, ja, en) for code, folded, ja, en in read}
        found = {card.passcode: texts_of(card) for card in self.library}
        if self.cache is not None:
            keep(self.cache, "".join(f"{code}\t{chr(9).join(texts)}\n" for code, texts in found.items()).encode())
        return found

    def says(self, passcode: int, wanted: set[str]) -> bool:
        """Whether a card uses one of these words of the card language."""
        found = self._words.get(passcode)
        if found is not None:
            return bool(wanted & found)
        shelf = self.library.shelf
        return any(shelf.mentions(passcode, f"{word}(") for word in wanted) and bool(wanted & shelf.words_of(passcode))

    @cached_property
    def _words(self) -> dict[int, frozenset[str]]:
        return {card.passcode: frozenset(type(node).__name__ for node in nodes(card)) for card in self.library.written}

    def find(self, query: str, texts: bool = False) -> list[int]:
        """The passcodes of the cards that a search means, in order.

        :param texts: whether words alone are looked for in texts too.
        :raises BadSearch: if it cannot be understood.
        """
        tests = list(parsed(query, texts))
        return [row.facts.passcode for row in self.rows if all(test(row) for test in tests)]


def texts_of(card: Card) -> tuple[str, str, str]:
    """Our print of a card's text: in both languages, folded; in Japanese and in English, each in JSON."""
    ja, en = render(card, "ja"), render(card, "en")
    return f"{fold(ja)}|{fold(en)}", json.dumps(ja, ensure_ascii=False), json.dumps(en, ensure_ascii=False)


@cache
def index() -> Index:
    """The index of the library; what it keeps lies in the user's cache (``DUELKIT_CACHE``)."""
    return Index(library(), cache_file("texts", "tsv"))


# the grammar


def parsed(query: str, texts: bool = False) -> Iterator[Test]:
    """What a search asks of each card.

    :raises BadSearch: if it cannot be understood.
    """
    if len(query) > LONGEST:
        raise BadSearch("long", count=str(len(query)), most=str(LONGEST))
    at = 0
    query = query.replace("\u3000", " ").strip()
    while at < len(query):
        found = _PIECE.match(query, at)
        assert found is not None
        not_, name, sign, value = found.groups()
        at = found.end()
        while at < len(query) and query[at].isspace():
            at += 1
        value = value.strip('"「」')
        if not value or name is None and not fold(value):
            continue
        test = _plain(value, texts) if name is None else _of_field(name, sign.replace("：", ":"), value)
        yield _contrary(test) if not_ else test


def _contrary(test: Test) -> Test:
    return lambda row: not test(row)


def _plain(value: str, texts: bool) -> Test:
    wanted = fold(value)
    code = int(value) if value.isdecimal() and len(value) <= 10 else -1
    if texts:
        return lambda row: wanted in row.names or row.facts.passcode == code or wanted in row.texts
    return lambda row: wanted in row.names or row.facts.passcode == code


def _of_field(name: str, sign: str, value: str) -> Test:
    """What a word with a field asks."""
    field = _NAMES.get(name.lower())
    if field is None:
        near = difflib.get_close_matches(name.lower(), _NAMES, 1)
        raise BadSearch("field", name=name[:30], near=f"{near[0]}, or " if near else "", fields=", ".join(FIELDS))
    if field in _FIGURES:
        tests = [_figure(field, sign, each) for each in value.split(",")]
    elif sign not in (":", "="):
        raise BadSearch("compared", asked=f"{name}{sign}", better=f"{name}:{value[:30]}")
    else:
        tests = [_MEANINGS[field](each) for each in value.split(",") if each]
    return tests[0] if len(tests) == 1 else lambda row: any(test(row) for test in tests)


def _figure(field: str, sign: str, value: str) -> Test:
    value = unicodedata.normalize("NFKC", value)
    if value == "?" and sign in ":=":
        return lambda row: figure_of(row.facts, field) == UNKNOWN
    bounds = _RANGE.fullmatch(value) if sign == ":" else None
    if bounds is not None and (bounds[1] or bounds[2]):
        least, most = int(bounds[1] or 0), int(bounds[2] or 99_999)
    elif value.isdecimal() and len(value) <= 5:
        number = int(value)
        least, most = {">=": (number, 99_999), ">": (number + 1, 99_999), "<=": (0, number), "<": (0, number - 1)}.get(
            sign, (number, number)
        )
    else:
        raise BadSearch("number", asked=f"{field}{sign}{value[:30]}", field=field)
    return lambda row: (found := figure_of(row.facts, field)) is not None and least <= found <= most


def figure_of(card: Card, field: str) -> int | None:
    """A figure of a card; ``None`` if it has none of the kind."""
    types = card.types
    if not types & CardType.MONSTER:
        return None
    if field == "atk":
        return card.atk
    if field == "def":
        return card.defense
    if field == "scale":
        return card.scale if types & CardType.PENDULUM else None
    kind = "rank" if types & CardType.XYZ else "link" if types & CardType.LINK else "level"
    return card.level if field == kind else None


def _contains(where: Callable[[Row], str]) -> Callable[[str], Test]:
    def meaning(value: str) -> Test:
        wanted = fold(value)
        return lambda row: wanted in where(row)

    return meaning


def _code(value: str) -> Test:
    if not value.isdecimal() or len(value) > 10:
        raise BadSearch("code", asked=f"code:{value[:30]}")
    return lambda row: row.facts.passcode == int(value)


def _set(value: str) -> Test:
    wanted = value.upper()
    return lambda row: row.first_set.startswith(wanted)


def _series(value: str) -> Test:
    """The cards of a series: their names have the words that its cards share."""
    wanted = fold(value)
    shared = {fold(ja) for ja, en in series() if wanted in (fold(ja), fold(en))} or {wanted}
    return lambda row: any(each in row.names.partition("\n")[0] for each in shared) or wanted in row.names


def _word(value: str) -> Test:
    names = {name.casefold(): name for name in vocabulary.meanings(yugioh_words)}
    name = names.get(value.casefold())
    if name is None:
        near = difflib.get_close_matches(value.casefold(), names, 3)
        raise BadSearch("word", asked=f"word:{value[:30]}", near=", ".join(names[each] for each in near) or "Draw")
    wanted = vocabulary.saying(yugioh_words, name)
    return lambda row: row.says(wanted)


def _one_of(field: str, named: Callable[[], dict[str, int]], has: Callable[[Card, int], bool]) -> Callable[[str], Test]:
    def meaning(value: str) -> Test:
        known = named()
        wanted = known.get(fold(value).removesuffix("族").removesuffix("属性"))
        if wanted is None:
            near = difflib.get_close_matches(fold(value), known, 3)
            raise BadSearch("value", asked=f"{field}:{value[:30]}", near=", ".join(near or list(known)[:6]))
        bits = wanted
        return lambda row: has(row.facts, bits)

    return meaning


@cache
def _attributes() -> dict[str, int]:
    return {
        fold(name): int(bit) for table in (ja_terms.ATTRIBUTES, en_terms.ATTRIBUTES) for bit, name in table.items()
    } | {fold(str(each.name)): int(each) for each in Attribute}


@cache
def _races() -> dict[str, int]:
    return {fold(name): int(bit) for table in (ja_terms.RACES, en_terms.RACES) for bit, name in table.items()} | {
        fold(str(each.name)): int(each) for each in Race
    }


@cache
def _kinds() -> dict[str, int]:
    found = {
        fold(name): int(bit)
        for table in (ja_terms.TYPE_LINE, en_terms.TYPE_LINE, ja_terms.SPELL_WORDS, en_terms.SPELL_WORDS)
        for bit, name in table.items()
        if name
    }
    return (
        found
        | {fold(str(each.name)): int(each) for each in CardType}
        | {
            fold(name): int(bit)
            for name, bit in (("モンスター", CardType.MONSTER), ("魔法", CardType.SPELL), ("罠", CardType.TRAP))
        }
        | {"extra": int(_EXTRA)}
    )


_EXTRA: Final = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK


@cache
def series() -> tuple[tuple[str, str], ...]:
    """The words that names of cards share, in both languages."""
    text = (resources.files("duelkit.yugioh.cards") / "series.tsv").read_text(encoding="utf-8")
    return tuple((ja, en) for ja, _, en in (line.partition("\t") for line in text.splitlines()))


_MEANINGS: Final[dict[str, Callable[[str], Test]]] = {
    "name": _contains(lambda row: row.names),
    "read": _contains(lambda row: row.names.rpartition("\n")[2]),
    "text": _contains(lambda row: row.texts),
    "word": _word,
    "series": _series,
    "set": _set,
    "code": _code,
    "kind": _one_of("kind", _kinds, lambda card, bits: bool(card.types & bits)),
    "attribute": _one_of("attribute", _attributes, lambda card, bits: bool(card.attribute & bits)),
    "type": _one_of("type", _races, lambda card, bits: bool(card.race & bits)),
}


def search(query: str, texts: bool = False, also: Iterable[Card] = ()) -> list[int]:
    """The passcodes of the cards that a search means.

    :param texts: whether words alone are looked for in texts too.
    :param also: further cards to be searched, such as those that a user has written.
    :raises BadSearch: if it cannot be understood.
    """
    more = list(also)
    return [*(Index(Library(more)).find(query, texts) if more else ()), *index().find(query, texts)]
