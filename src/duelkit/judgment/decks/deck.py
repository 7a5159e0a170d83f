"""Decks and their text files.

    name: Fire
    # a comment
    2 Flame Magus
    3 #4              ; a card by its number, and a remark after a semicolon
    1 機巧の龍 ウロボロス

A line has a count and a card: its name in English or Japanese, or # and its number.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path, PurePath
from typing import Final

from duelkit.judgment.cards import UnknownCard, fold, library
from duelkit.judgment.language.card import Card
from duelkit.kernel.errors import FileError

ENDING: Final = ".deck"
LARGEST_FILE: Final = 1 << 18
MOST_CARDS: Final = 400
"""The maximum number of cards when reading a file; the legal size of a deck is checked elsewhere."""
MOST_NAMED: Final = 120
"""The maximum number of wrong lines that one message names."""
LONGEST_NAME: Final = 80
_LINE: Final = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)")
_NAME: Final = re.compile("name:", re.IGNORECASE)
_NUMBER: Final = re.compile(r"#\s*(\d{1,6})")
OPERATION_CARDS: Final = (
    "attack",
    "rotate",
    "surrender",
    "end of turn",
    "cancel",
    "end turn",
    "アタック",
    "ローテーション",
    "サレンダー",
    "ターンエンド",
    "キャンセル",
    "操作カード",
)
"""The names of operation cards, which are not part of the deck. Rule: EOJ-DECK-10."""


@dataclass(frozen=True, repr=False)
class Deck:
    """A deck of cards.

    :param lines: the line of each card, for a deck from a file.
    :param source: the path of the file, for messages.
    """

    name: str
    main: tuple[Card, ...]
    lines: tuple[int, ...] = field(default=(), compare=False)
    source: str = field(default="", compare=False)

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {len(self.main)} cards>"

    def cards(self) -> tuple[Card, ...]:
        """All cards, as a duel wants them.

        >>> len(load_deck("fire").cards())
        30
        """
        return self.main

    def line_of(self, at: int) -> int:
        """The line of the card at an index, 0 if it has none."""
        return self.lines[at] if at < len(self.lines) else 0


def read_deck(text: str, source: str) -> Deck:
    """Read a deck from the text of a file, without checking the construction rules.

    :param source: the path of the file, for messages.
    :raises FileError: if lines are not cards, with each line and what was expected.
    """
    name = ""
    cards: list[Card] = []
    lines: list[int] = []
    wrong: list[tuple[int, str]] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = unicodedata.normalize("NFKC", raw).partition(";")[0].strip()
        if not line or line[0] == "#":
            continue
        if name_line := _NAME.match(line):
            if name:
                raise FileError(source, number, "a second name; expected one line 'name: …'")
            name = line[name_line.end() :].strip()[:LONGEST_NAME]
            continue
        found = _card_line(line)
        if isinstance(found, str):
            wrong.append((number, found))
            continue
        card, count = found
        if len(cards) + count > MOST_CARDS:
            raise FileError(source, number, f"more than {MOST_CARDS} cards; expected a deck of 30")
        cards += [card] * count
        lines += [number] * count
    if wrong:
        raise _wrong(source, wrong)
    if not cards:
        raise FileError(source, 0, "no cards found; expected lines such as '2 Flame Magus' or '2 #1'")
    return Deck(name or Path(source).stem[:LONGEST_NAME], tuple(cards), tuple(lines), source)


def _card_line(line: str) -> tuple[Card, int] | str:
    """The count and card of a line, or what is wrong with it."""
    parts = _LINE.fullmatch(line)
    if parts is None:
        return f"{_shown(line)} is no card line; expected '2 Flame Magus' or '2 #1'"
    count = int(parts[1])
    if count < 1:
        return f"{_shown(line)} counts no card; expected a count of 1 or more"
    wanted = parts[2].strip()
    by_number = _NUMBER.fullmatch(wanted)
    try:
        return library()[int(by_number[1]) if by_number else wanted], count
    except UnknownCard:
        if fold(wanted) in {fold(word) for word in OPERATION_CARDS}:
            return f"{_shown(wanted)} is an operation card; expected none in a deck (EOJ-DECK-10)"
        return f"unknown card {_shown(wanted)}; expected the name or the #number of a card"


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:39] + "…")


def _wrong(source: str, wrong: list[tuple[int, str]]) -> FileError:
    first, message = wrong[0]
    if len(wrong) == 1:
        return FileError(source, first, message)
    rest = "; ".join(f"line {number}: {text.partition('; expected')[0]}" for number, text in wrong[1:MOST_NAMED])
    more = f"; and {len(wrong) - MOST_NAMED} more" if len(wrong) > MOST_NAMED else ""
    return FileError(source, first, f"{message}; {rest}{more}")


def write_deck(deck: Deck) -> str:
    """The deck as a file.

    >>> write_deck(from_numbers("two", [1, 1])).splitlines()[-1]
    '2 Flame Magus'
    """
    counts = Counter(card.number for card in deck.main)
    known = {card.number: card for card in deck.main}
    return f"name: {deck.name}\n\n" + "".join(f"{count} {known[number].en}\n" for number, count in counts.items())


def builtin_decks() -> list[str]:
    """The names of the decks that come with the project.

    >>> "fire" in builtin_decks()
    True
    """
    folder = resources.files("duelkit.judgment.decks") / "lists"
    names = (PurePath(item.name) for item in folder.iterdir())
    return sorted(name.stem for name in names if name.suffix == ENDING)


def load_deck(name: str) -> Deck:
    """Load a deck by the name of a built-in one or the path of a file.

    :raises FileError: if there is no such deck or its file is damaged.

    >>> load_deck("fire")
    <Deck Fire: 30 cards>
    """
    if name in builtin_decks():
        text = (resources.files("duelkit.judgment.decks") / "lists" / f"{name}{ENDING}").read_text(encoding="utf-8")
        return read_deck(text, f"{name}{ENDING}")
    shown = name if len(name) <= 200 else name[:199] + "…"
    try:
        if Path(name).stat().st_size > LARGEST_FILE:
            raise FileError(shown, 0, "too large for a deck; expected at most 256 KiB")
        text = Path(name).read_bytes().decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        if isinstance(error, UnicodeDecodeError):
            raise FileError(shown, 0, "not UTF-8 text; expected a deck file") from None
        raise FileError(
            shown,
            0,
            f"cannot be read ({getattr(error, 'strerror', None) or error}); expected a {ENDING} "
            f"file or one of {', '.join(builtin_decks())}",
        ) from None
    return read_deck(text, shown)


def from_numbers(name: str, numbers: Sequence[int]) -> Deck:
    """A deck from card numbers.

    :raises UnknownCard: for a number that no card has.

    >>> from_numbers("two", [1, 1])
    <Deck two: 2 cards>
    """
    return Deck(name, tuple(library()[number] for number in numbers))
