"""How the kanji of card names are read: ``furigana.tsv`` holds a name a line with its readings (ふりがな).

``計量機塊	計 けい|量 りょう|機 き|塊 かい`` reads each part in the order of the name; what is between is kana or
has no reading.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

FURIGANA: Final = "furigana.tsv"


def entry_of(pieces: Iterable[tuple[str, str]]) -> str:
    """The readings of a name as the file has them.

    :param pieces: the name in parts, each with its reading; empty if it has none.
    """
    return "|".join(f"{part} {reading}" for part, reading in pieces if reading)


@cache
def furigana() -> dict[str, str]:
    """The readings by the Japanese names of cards, tokens, and words that names share."""
    text = (resources.files(__package__) / FURIGANA).read_text(encoding="utf-8")
    return dict(line.split("\t") for line in text.splitlines())


def read_out(name: str) -> str:
    """A name with its readings in the place of its kanji; empty if the file does not have it."""
    entry = furigana().get(name, "")
    result, rest = "", name
    for piece in entry.split("|") if entry else ():
        part, _, reading = piece.rpartition(" ")
        before, found, after = rest.partition(part)
        if not found:
            return ""
        result += before + reading
        rest = after
    return result + rest if entry else ""
