"""A deck list with names, readable and writable by hand.

    name: Synchron
    main:
    3 Junk Synchron
    2 ジェット・シンクロン      ; behind a semicolon there may be a remark
    1 #83764718                ; a card by its passcode
    extra:
    Stardust Dragon x1

A line has a count and a card, by its name in English or Japanese, or by ``#`` and its passcode; the count may stand
behind the name (``x1``, ``(1)``), and the number of a print (``[SDK-001]``) beside it. ``main:``, ``extra:`` and
``side:``, or headings as people and other tools write them (``== Main Deck ==``, ``--- Extra Deck (15) ---``), begin
the parts; what stands before them is in the main deck. A first line that is neither is the name of the deck. Headings
for kinds of cards (``Monsters (20)``) are passed over. Lines that begin with ``#`` and no number, or
with ``//``, are comments.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import SECTIONS, YDKE, DeckList, Entry

NAMED: Final = ".deck"
"""The ending of such a file."""
MOST_CARDS: Final = 400
"""More cards than this are refused while reading; how many a deck may have is another question."""
LONGEST_NAME: Final = 60
LONGEST_LINE: Final = 300
"""A longer line names no card."""
_COUNTED: Final = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)|(\d{1,3})[x×](\S.*)")
_COUNT_LAST: Final = re.compile(r"(\S.*?)(?:\s*[x×]\s*(\d{1,3})|\s*\(\s*[x×]?\s*(\d{1,2})\s*\))")
_PASSCODE: Final = re.compile(r"#\s*(\d{1,10})")
_BULLET: Final = re.compile(r"[-*•]\s+|・\s*")
_FRAME: Final = " \t-=*_~+#![]<>|:【】《》―─"
"""What stands around a heading."""
_HOW_MANY: Final = r"(?:\s*[:(\[】\]》]?\s*\d{1,3}\s*(?:cards?|枚)?\s*[)\]]?)?"
_PART: Final = re.compile(
    r"(?:(?P<main>main|メイン)|(?P<extra>extra|エクストラ|(?:ex|fusion|融合)(?=\s*(?:deck|デッキ)))|(?P<side>side|サイド))"
    rf"(?:\s*(?:deck|デッキ))?{_HOW_MANY}",
    re.IGNORECASE,
)
_KIND: Final = re.compile(
    r"(?:\d{1,3}\s*[x×]?\s+)?(?:(?:(?:normal|effect|ritual|fusion|synchro|xyz|pendulum|link|tuner|main|quick-?play|"
    r"continuous|equip|field|counter)\s+)*(?:monsters?|spells?|traps?|magics?)(?:\s*cards?)?(?:\s*/\s*(?:spells?|traps?))?|"
    rf"(?:(?:通常|効果|儀式|融合|シンクロ|エクシーズ|ペンデュラム|リンク|速攻|永続|装備|フィールド|カウンター)*"
    rf"(?:モンスター|魔法|罠|トラップ)(?:カード)?)|total|cards|合計){_HOW_MANY}",
    re.IGNORECASE,
)
_YDK_LINE: Final = re.compile(r"\d{4,}(?:\s+[a-z]{2})?|\d+", re.ASCII)
_PRINT: Final = re.compile(r"(?:^|\s+(?:[-–]\s+)?)[A-Z0-9]{2,5}-[A-Z]{0,3}\d{3,4}(?=$|\s)(?:\s+-(?=\s))?")
"""The number of a print, such as SDK-001, without brackets."""
_BRACKETS: Final = re.compile(r"\s*[\[(][^\[\]()]*[\])](?=\s*$|\s*[x×]\s*\d{1,3}$)|^[\[(][^\[\]()]*[\])]\s*")
"""What stands in brackets at either end, such as the number of a print or how rare it is."""
_LAST_NUMBER: Final = re.compile(r"(\S.*?)\s+([1-3])")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = unicodedata.normalize("NFKC", raw[:LONGEST_LINE]).partition(";")[0].strip()
        if not line or line.startswith("//"):
            continue
        if line.startswith("#") and not _PASSCODE.match(line) and _part(line) is None:
            continue
        line = _BULLET.sub("", line, count=1) if _BULLET.match(line) and _part(line) is None else line
        if line.strip(_FRAME):
            yield number, line


def _part(line: str) -> str | None:
    """The part of the deck that a heading begins; ``None`` if the line is no such heading."""
    found = _PART.fullmatch(line.strip(_FRAME))
    return None if found is None else found.lastgroup


def _is_kind(line: str) -> bool:
    """Whether a line is a heading for cards of a kind, or says how many there are."""
    return _KIND.fullmatch(line.strip(_FRAME)) is not None


def _card_line(line: str) -> tuple[int, str] | None:
    """The count and the card of a line; ``None`` if it is no such line."""
    found = _COUNTED.fullmatch(line)
    if found is not None and not _YDK_LINE.fullmatch(line) and re.search(r"[^\W\d_]|#", found[2] or found[4]):
        return int(found[1] or found[3]), (found[2] or found[4]).strip()
    found = _COUNT_LAST.fullmatch(line)
    if found is not None and re.search(r"[^\W\d_]|#", found[1]):
        return int(found[2] or found[3]), found[1]
    return None


def is_named(text: str) -> bool:
    """Whether a text is a deck list with names, and not in one of the formats of other tools."""
    if text.lstrip("\ufeff \t\r\n")[: len(YDKE)].lower() == YDKE:
        return False
    lines = [line for _, line in _lines(text)]
    codes = sum(1 for line in lines if _YDK_LINE.fullmatch(line) and len(line) > 3)
    named = sum(1 for line in lines if line.casefold().startswith("name:") or _card_line(line) is not None)
    if codes > named:
        return False
    return named > 0 or any(
        _part(line) is not None and not line.startswith(("#", "!")) or _part(line) is not None and line.endswith(":")
        for line in lines
    )


def parse_named(text: str, source: str, directory: Directory | None = None) -> tuple[DeckList, list[tuple[int, str]]]:
    """Read a deck list with names.

    :param source: the file as the user knows it, for messages.
    :param directory: what cards are known; cards that are not playable too.
    :return: the list, and the lines that name no known card, with their words.
    :raises FileError: for more than 400 cards, or a text without any card.
    """
    known = Directory() if directory is None else directory
    entries: list[Entry] = []
    unknown: list[tuple[int, str]] = []
    name = ""
    title: list[tuple[int, str]] = []
    section = "main"
    for number, line in _lines(text):
        if line.casefold().startswith("name:"):
            name = line[len("name:") :].strip()[:LONGEST_NAME]
            continue
        part = _part(line)
        if part is not None or _is_kind(line):
            section = part or section
            continue
        count, passcode = _card_of(line, known)
        if passcode is None or count < 1:
            if not (name or title or entries or unknown) and _card_line(line) is None:
                title = [(number, line)]
            else:
                unknown.append((number, line))
            continue
        if len(entries) + count > MOST_CARDS:
            raise FileError(source, number, f"more than {MOST_CARDS} cards; expected a deck")
        entries += [Entry(passcode, section, number)] * count
    name, unknown = _titled(title, name, unknown, any_card=bool(entries))
    if not entries and not unknown:
        raise FileError(source, 0, "no cards found; expected lines such as '3 Junk Synchron' or '1 #83764718'")
    return DeckList(name or Path(source).stem, tuple(entries), source), unknown


def _titled(
    title: list[tuple[int, str]], name: str, unknown: list[tuple[int, str]], *, any_card: bool
) -> tuple[str, list[tuple[int, str]]]:
    """The name of the deck, and the lines that name no known card: a first line that is no card is its title."""
    if title and not any_card:
        return name, [*title, *unknown]
    return (title[0][1][:LONGEST_NAME] if title and not name else name), unknown


def listing_named(text: str, source: str, directory: Directory | None = None) -> DeckList:
    """A deck list with names, every line of which names a known card.

    :raises FileError: naming the first line that names none.
    """
    listing, unknown = parse_named(text, source, directory)
    if unknown:
        line, words = unknown[0]
        more = f" (more lines like it: {len(unknown) - 1})" if len(unknown) > 1 else ""
        shown = repr(words if len(words) <= 40 else words[:39] + "…")
        raise FileError(
            source,
            line,
            f"{shown} is no known card{more}; expected a count and a card, such as '3 Junk Synchron' or '1 #83764718'",
        )
    return listing


def _card_of(line: str, known: Directory) -> tuple[int, int | None]:
    """The count of a line, and the passcode of its card; ``None`` if no known card is meant."""
    counted = _card_line(line)
    # a card may have a number at either end of its name
    for count, wanted in ((1, line), *((counted,) if counted is not None else ()), *_count_last(line)):
        found = _passcode_of(wanted, known)
        if found is not None:
            return count, found
    count, wanted = counted if counted is not None else (1, line)
    for _ in range(3):
        for rest in (_BRACKETS, _PRINT):
            shorter = rest.sub("", wanted, count=1).strip(" ,")
            for copies, words in ((count, shorter), *(_count_last(shorter) if counted is None else ())):
                found = _passcode_of(words, known) if shorter != wanted else None
                if found is not None:
                    return copies, found
        wanted = _BRACKETS.sub("", wanted, count=1).strip(" ,")
    return count, None


def _count_last(line: str) -> Iterator[tuple[int, str]]:
    """The ways in which a count could stand behind a name."""
    for found in (_COUNT_LAST.fullmatch(line), _LAST_NUMBER.fullmatch(line)):
        if found is not None:
            yield int(next(group for group in found.groups()[1:] if group)), found[1]


def _passcode_of(wanted: str, known: Directory) -> int | None:
    by_number = _PASSCODE.fullmatch(wanted)
    if by_number is not None:
        return int(by_number[1]) if 0 < int(by_number[1]) < 1 << 32 else None
    if wanted.isdecimal():
        return None
    return known.passcode_of_name(wanted)


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
            # a card that is only lent is found by no name, and 「７」 is taken for a number
            known = directory.passcode_of_name(name) == facts.passcode and not name.isdecimal()
            lines.append(f"{count} {name}" if known else f"{count} #{passcode}")
    return "\n".join(lines) + "\n"
