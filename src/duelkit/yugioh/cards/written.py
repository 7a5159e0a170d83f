"""The written effects: what a person wrote, in the card language, of cards whose texts are not wholly read.

``written.tsv`` holds one effect a line: the card's passcode and English name, which part of its text the line is about,
the definition as cards written by hand have it, why the part is not read, and what of our print of the card is
not read back; nothing if all of it is. ``tools/shelve.py`` makes cards of it, which pass the gates of the shelf; each
line has a scenario in ``tests/yugioh/cards/written``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

WRITTEN: Final = "written.tsv"
WHOLE: Final = "card"
MATERIALS: Final = "materials"
PENDULUM: Final = "P"
SENTENCE: Final = "0."
"""How parts are called: all of a text; its line of materials; ``①``; ``P①``: an effect of the pendulum text; ``0.1``:
the first sentence before the numbered effects."""


@dataclass(frozen=True, slots=True)
class WrittenPart:
    """A line of the file.

    :param part: which part of the card's text.
    :param definition: what it says.
    :param why: why it is not read.
    :param unread: what of our print of the card is not read back; empty if our print of it reads as the same card.
    """

    passcode: int
    en: str
    part: str
    definition: str
    why: str
    unread: str

    @property
    def line(self) -> str:
        """The line of the file, without its end."""
        return "\t".join((str(self.passcode), self.en, self.part, self.definition, self.why, self.unread)).rstrip("\t")


def part_of(line: str) -> WrittenPart:
    """A line of the file.

    :raises ValueError: if it is none.
    """
    code, en, part, definition, why, *unread = line.split("\t")
    return WrittenPart(int(code), en, part, definition, why, unread[0] if unread else "")


@cache
def written_parts() -> dict[int, tuple[WrittenPart, ...]]:
    """What is written of each card, by passcode."""
    found: dict[int, tuple[WrittenPart, ...]] = {}
    text = (resources.files(__package__) / WRITTEN).read_text(encoding="utf-8")
    for part in map(part_of, text.splitlines()):
        found[part.passcode] = (*found.get(part.passcode, ()), part)
    return found
