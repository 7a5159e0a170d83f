"""Lists rulings that could be written into the book: all their cards are playable, and nobody has written them yet.

    python tools/rulings_wanted.py OCG_RULE_DOCS CARDS.json [--names NAMES.cdb] [--written FILE …]
    python tools/rulings_wanted.py --upper-deck RULINGS.json [--year 2005] [--written FILE …]

OCG_RULE_DOCS is a checked-out folder of documentation in which a ruling is a line with ``fid=NUMBER`` of the official
card database, and cards stand as ```name`_``; CARDS.json is a list of cards with ``password`` and ``name`` in several
languages. NAMES.cdb is a card database whose names are known too. RULINGS.json has rulings by card: ``{"NAME":
{"individual_faq": [...]}}``. FILE: further files of rulings, beside the book.

A line of the answer has the number, the date, where it stands, and the ruling with the English names of the cards.
"""

from __future__ import annotations

import argparse
import json
import re
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from duelkit.yugioh.cards import library
from duelkit.yugioh.reading.sources import collection
from duelkit.yugioh.rulings import Ruling, load_rulings, rulings

FID: Final = re.compile(r"fid=(\d+)")
DATE: Final = re.compile(r"`(\d\d)/(\d{1,2})/(\d{1,2}) <")
CARD: Final = re.compile(r"`([^`<>]+)`_(?!_)")
LINK: Final = re.compile(r"(?:\\ )?`[^`]*<[^>]*>`__")
QUOTED: Final = re.compile(r"\"([^\"]+)\"|“([^”]+)”")


@dataclass(frozen=True)
class Wanted:
    """A ruling that could be written.

    :param source: as an entry of the book has it; ``date``: such as ``2017-03-24``, empty if unknown.
    :param place: where it stands; ``cards``: English names; ``text``: the ruling.
    """

    source: str
    date: str
    place: str
    cards: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        return "  ".join(part for part in (self.source, self.date, f"[{self.place}]", self.text) if part)


def names_of(cards: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """The names of cards in all languages, with their passcodes."""
    found: dict[str, int] = {}
    for card in cards:
        if isinstance(card.get("password"), int):
            found.update((name, card["password"]) for name in card["name"].values() if isinstance(name, str))
    return found


def names_in(database: Path) -> dict[str, int]:
    """The names in a card database, with their passcodes."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as opened:
        return {str(name): int(code) for code, name in opened.execute("SELECT id, name FROM texts")}


def in_documents(folder: Path, names: Mapping[str, int], written: Sequence[Ruling]) -> Iterator[Wanted]:
    """The rulings of the documentation that could be written, those with few cards first."""
    known = {source for ruling in written for source in ruling.sources}
    found: dict[tuple[str, str], Wanted] = {}
    for path in sorted(folder.rglob("*.rst")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            place = f"{path.relative_to(folder).as_posix()}:{number}"
            for wanted in of_line(line, place, names):
                if wanted.source not in known:
                    found.setdefault((wanted.source, wanted.text), wanted)
    yield from sorted(found.values(), key=lambda wanted: len(wanted.cards))


def of_line(line: str, place: str, names: Mapping[str, int]) -> Iterator[Wanted]:
    """The rulings of a line, if all its cards are playable: one for each number in it."""
    said = [str(name) for name in CARD.findall(line)]
    codes = [names.get(name, -1) for name in said]
    if not said or not all(code in library() for code in codes):
        return
    english = {name: library()[code].en for name, code in zip(said, codes, strict=True)}
    text = CARD.sub(lambda card: english[card[1]], LINK.sub("", line)).strip(" |\\-*")
    dates = [f"20{year}-{int(month):02}-{int(day):02}" for year, month, day in DATE.findall(line)]
    cards = tuple(dict.fromkeys(english.values()))
    for at, number in enumerate(FID.findall(line)):
        yield Wanted(f"fid {number}", dates[at] if at < len(dates) else "", place, cards, text)


def of_upper_deck(rulings_by_card: Mapping[str, Any], year: int, written: Sequence[Ruling]) -> Iterator[Wanted]:
    """The rulings of a file by card that could be written; a card's lines are told as long as some are not written."""
    counts = Counter(source for ruling in written for source in ruling.sources)
    for name, kinds in rulings_by_card.items():
        if name not in library():
            continue
        card = library()[name].en
        lines = [line for lines in kinds.values() for line in lines if isinstance(line, str) and only_playable(line)]
        done = counts[f"ude-{year} {card}"]
        if done < len(lines):
            for line in lines:
                yield Wanted(f"ude-{year} {card}", "", f"{done} of {len(lines)} written", (card,), line.strip())


def only_playable(line: str) -> bool:
    """Whether all cards that a line names in quotes are playable."""
    return all((first or second).rstrip(".,") in library() for first, second in QUOTED.findall(line))


def main(arguments: Sequence[str] | None = None) -> int:
    """List them; answers the exit status: 0, or 2 if a file cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("documents", nargs="?", type=Path, help="the folder of the documentation")
    parser.add_argument("cards", nargs="?", type=Path, help="the list of cards")
    parser.add_argument("--names", type=Path, help="a card database whose names are known too")
    parser.add_argument("--upper-deck", type=Path, help="rulings by card, instead of the documentation")
    parser.add_argument("--year", type=int, default=2005, help="of these rulings (default 2005)")
    parser.add_argument("--written", nargs="*", default=[], help="further files of rulings that are written")
    options = parser.parse_args(arguments)
    if (options.upper_deck is None) == (options.cards is None):
        parser.error("expected OCG_RULE_DOCS CARDS.json, or --upper-deck RULINGS.json")
    try:
        written = [*rulings().values(), *(ruling for path in options.written for ruling in load_rulings(path))]
        found = list(listed(options, written))
    except (OSError, ValueError, sqlite3.Error) as error:
        print(f"rulings_wanted: {error}", file=sys.stderr)
        return 2
    for wanted in found:
        print(wanted)
    print(f"{len(found)} rulings, {len({wanted.source for wanted in found})} sources")
    return 0


def listed(options: argparse.Namespace, written: Sequence[Ruling]) -> Iterator[Wanted]:
    """What the options ask for."""
    if options.upper_deck is not None:
        return of_upper_deck(json.loads(options.upper_deck.read_text(encoding="utf-8")), options.year, written)
    if not options.documents.is_dir():
        raise OSError(f"{options.documents} is no folder")
    names = {} if options.names is None else names_in(options.names)
    names |= names_of(collection(options.cards))
    return in_documents(options.documents, names, written)


if __name__ == "__main__":
    raise SystemExit(main())
