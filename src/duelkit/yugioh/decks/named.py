"""A deck list with names, readable and writable by hand.

    name: Synchron
    main:
    3 Junk Synchron
    2 ジェット・シンクロン      ; behind a semicolon there may be a remark
    1 #83764718                ; a card by its passcode
    extra:
    Stardust Dragon x1

A line has a count and a card, by its name in English or Japanese, or by ``#`` and its passcode. ``main:``, ``extra:``
and ``side:`` begin the parts; what stands before them is in the main deck. Lines that begin with ``#`` and no number,
or with ``//``, are comments.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import SECTIONS, YDKE, DeckList, Entry, read_text

NAMED: Final = ".deck"
"""The ending of such a file."""
MOST_CARDS: Final = 400
"""More cards than this are refused while reading; how many a deck may have is another question."""
LONGEST_NAME: Final = 60
_COUNTED: Final = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)|(\d{1,3})[x×](\S.*)")
_COUNT_LAST: Final = re.compile(r"(\S.*?)\s*[x×]\s*(\d{1,3})")
_PASSCODE: Final = re.compile(r"#\s*(\d{1,10})")
_PART: Final = re.compile(r"[#!\[]?\s*(main|extra|side)(?:\s*deck)?\s*[:\]]", re.IGNORECASE)
_YDK_LINE: Final = re.compile(r"\d+(?:\s+[a-z]{2})?", re.ASCII)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = unicodedata.normalize("NFKC", raw).partition(";")[0].strip()
        if line and not line.startswith("//") and not (line.startswith("#") and not _PASSCODE.match(line)
                                                       and not _PART.fullmatch(line)):
            yield number, line


def _card_line(line: str) -> tuple[int, str] | None:
    """The count and the card of a line; ``None`` if it is no such line."""
    found = _COUNTED.fullmatch(line)
    if found is not None and not _YDK_LINE.fullmatch(line):
        return int(found[1] or found[3]), (found[2] or found[4]).strip()
    found = _COUNT_LAST.fullmatch(line)
    if found is not None:
        return int(found[2]), found[1]
    return None


def is_named(text: str) -> bool:
    """Whether a text is a deck list with names, and not in one of the formats of other tools."""
    if text.lstrip("\ufeff \t\r\n")[:len(YDKE)].lower() == YDKE:
        return False
    return any(_PART.fullmatch(line) or line.casefold().startswith("name:") or _card_line(line) is not None
               for _, line in _lines(text))


def parse_named(text: str, source: str) -> tuple[DeckList, list[tuple[int, str]]]:
    """Read a deck list with names.

    :param source: the file as the user knows it, for messages.
    :return: the list, and the lines that name no playable card, with their words.
    :raises FileError: for more than 400 cards, or a text without any card.
    """
    entries: list[Entry] = []
    unknown: list[tuple[int, str]] = []
    name = ""
    section = "main"
    for number, line in _lines(text):
        part = _PART.fullmatch(line)
        if part is not None:
            section = part[1].lower()
            continue
        if line.casefold().startswith("name:"):
            name = line[len("name:"):].strip()[:LONGEST_NAME]
            continue
        card = _card_line(line)
        count, wanted = card if card is not None else (1, line)
        passcode = _passcode_of(wanted)
        if passcode is None or count < 1:
            unknown.append((number, line))
            continue
        if len(entries) + count > MOST_CARDS:
            raise FileError(source, number, f"more than {MOST_CARDS} cards; expected a deck")
        entries += [Entry(passcode, section, number)] * count
    if not entries and not unknown:
        raise FileError(source, 0, "no cards found; expected lines such as '3 Junk Synchron' or '1 #83764718'")
    return DeckList(name or Path(source).stem, tuple(entries), source), unknown


def load_named(path: str) -> DeckList:
    """A deck list with names from a file.

    :raises FileError: if it cannot be read, or naming the first line that names no playable card.
    """
    listing, unknown = parse_named(read_text(path, "deck"), path)
    if unknown:
        line, words = unknown[0]
        more = f" and {len(unknown) - 1} more" if len(unknown) > 1 else ""
        shown = repr(words if len(words) <= 40 else words[:39] + "…")
        raise FileError(path, line, f"{shown} is no playable card{more}; expected a count and a card, such as '3 Junk "
                                    "Synchron' or '1 #83764718'")
    return listing


def _passcode_of(wanted: str) -> int | None:
    by_number = _PASSCODE.fullmatch(wanted)
    if by_number is not None:
        return int(by_number[1]) if 0 < int(by_number[1]) < 1 << 32 else None
    if wanted.isdecimal():
        return None
    try:
        return library()[wanted].passcode
    except UnknownCard:
        return None


def write_named(listing: DeckList, directory: Directory, language: str) -> str:
    """A deck list with names.

    :param language: ``ja`` or ``en``; a card whose name is not known is written by its passcode.
    """
    lines = [f"name: {listing.name}"]
    for section in SECTIONS:
        counts: dict[int, int] = {}
        for entry in listing.section(section):
            counts[entry.passcode] = counts.get(entry.passcode, 0) + 1
        if not counts:
            continue
        lines += ["", f"{section}:"]
        for passcode, count in counts.items():
            facts = directory[passcode]
            name = facts.ja if language == "ja" else facts.en
            # a card that is only lent is found by no name
            known = facts.known and facts.card is not None and not directory.library.lent(passcode)
            lines.append(f"{count} {name}" if known else f"{count} #{passcode}")
    return "\n".join(lines) + "\n"
