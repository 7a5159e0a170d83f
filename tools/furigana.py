"""Writes how the kanji of card names are read (furigana), from a public collection of cards.

    PYTHONPATH=src python tools/furigana.py CARDS.json

``CARDS.json``: a collection as ``yaml-yugi`` has it, in whose names each reading stands beside its kanji. Written are
readings of the library's cards, of the words that names share and of tokens; the latter as names of cards read them.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.furigana import FURIGANA, entry_of
from duelkit.yugioh.reading.grammar.boxes import bare
from duelkit.yugioh.reading.sources import collection

FOLDER: Final = Path(__file__).parents[1] / "src/duelkit/yugioh/cards"
RUBY: Final = re.compile("<ruby>([^<]*)<rt>([^<]*)</rt></ruby>")
KANJI: Final = re.compile("[々\u4e00-\u9fff]")

Piece = tuple[str, str]
"""A part of a name, and its reading."""


def pieces(printed: str) -> list[Piece]:
    """Returns a printed name in pieces; those without a reading have an empty one."""
    found: list[Piece] = []
    at = 0
    for match in RUBY.finditer(printed):
        found.extend((letter, "") for letter in printed[at : match.start()])
        found.append((match[1], match[2]))
        at = match.end()
    return [*found, *((letter, "") for letter in printed[at:])]


def within(word: str, name: list[Piece]) -> tuple[Piece, ...] | None:
    """Returns the pieces of a name that make up a word; ``None`` if the word does not begin and end with pieces."""
    for first in range(len(name)):
        text = ""
        for last in range(first, len(name)):
            text += name[last][0]
            if text == word:
                return tuple(name[first : last + 1])
            if not word.startswith(text):
                break
    return None


def read_by_names(word: str, names: Iterable[list[Piece]]) -> tuple[Piece, ...] | None:
    """Returns how most names that contain a word read it."""
    found = Counter(part for name in names if (part := within(word, name)))
    return max(found, key=lambda part: found[part]) if found else None


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    options = parser.parse_args()
    printed = [card["name"].get("ja") or "" for card in collection(options.cards)]
    known = {bare(name): pieces(name) for name in printed if "<ruby>" in name}
    series = (FOLDER / "series.tsv").read_text(encoding="utf-8").splitlines()
    shared = {line.partition("\t")[0] for line in series} | {card.ja for card in library().tokens.values()}
    found = {card.ja: entry_of(known[card.ja]) for card in library().facts() if card.ja in known}
    for word in shared - set(known):
        # the last part of a token's name is in no other name
        stem = word.removesuffix("トークン").removesuffix("・")
        part = read_by_names(stem, known.values()) if KANJI.search(stem) else None
        if part is not None and (entry := entry_of(part)):
            found[word] = entry
    lines = "".join(f"{name}\t{entry}\n" for name, entry in sorted(found.items()))
    (FOLDER / FURIGANA).write_text(lines, encoding="utf-8")
    print(f"{len(found)} names")
    for word in sorted(word for word in shared if KANJI.search(word) and word not in found):
        print(f"not read: {word}")


if __name__ == "__main__":
    main()
