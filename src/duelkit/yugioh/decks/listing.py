"""A deck list as it stands in a file: passcodes, sections, lines. Whether the cards exist is another question.

Formats: ``.ydk`` and ``ydke://``.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from duelkit.kernel.errors import FileError

LARGEST_FILE: Final = 1 << 20
SECTIONS: Final = ("main", "extra", "side")
YDKE: Final = "ydke://"
_LANGUAGE: Final = re.compile(r"[a-z]{2}", re.ASCII)
_PASSCODES: Final = 1 << 32


class Unreadable(FileError):
    """There is no such file, or it may not be read."""


@dataclass(frozen=True)
class Entry:
    """One card of a deck list.

    :param line: the line of the file, 0 if it has none.
    :param language: the language of the print (``ja``, ``en`` …), empty if the list does not say.
    """

    passcode: int
    section: str
    line: int = 0
    language: str = ""


@dataclass(frozen=True)
class DeckList:
    """A deck list. ``source``: the file as the user knows it, for messages."""

    name: str
    entries: tuple[Entry, ...]
    source: str = field(default="", compare=False)

    def section(self, section: str) -> list[Entry]:
        """The entries of one section."""
        return [entry for entry in self.entries if entry.section == section]


def parse_ydk(text: str, source: str) -> DeckList:
    """Read the ``.ydk`` format.

    ``#main`` and ``#extra`` begin sections, any line with ``!`` the side deck; other ``#`` lines are comments. A line
    that begins with a digit is a card, zero-padded or not; behind the passcode, two letters may name the language of
    the print. All other lines are skipped.

    :raises FileError: for a line that begins with a digit and holds no passcode, or a file without any card.
    """
    entries: list[Entry] = []
    section = "main"
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line.startswith("!"):
            section = "side"
        elif line.startswith("#"):
            word = line[1:].strip().lower()
            if word in ("main", "extra"):
                section = word
        elif line and line[0].isdigit():
            words = line.split()
            code = words[0]
            if not code.isascii() or not code.isdecimal() or len(code) > 40 or not 0 < int(code) < _PASSCODES:
                raise FileError(source, number, f"unknown card {code[:20]!r}; expected the passcode of a card")
            language = words[1].lower() if len(words) > 1 and _LANGUAGE.fullmatch(words[1].lower()) else ""
            entries.append(Entry(int(code), section, number, language))
    if not entries:
        raise FileError(source, 0, "no cards found; expected a .ydk deck with one passcode a line")
    return DeckList(Path(source).stem, tuple(entries), source)


def parse_ydke(text: str, source: str = "ydke://…") -> DeckList:
    """Read a ``ydke://`` URL.

    :raises FileError: if a part is no base64 or holds no whole passcodes.
    """
    body = "".join(text.split())
    if not body.lower().startswith(YDKE):
        raise FileError(source, 0, "no ydke:// URL; expected ydke://MAIN!EXTRA!SIDE!")
    parts = body[len(YDKE) :].split("!")
    if parts and parts[-1] == "":
        parts.pop()
    if len(parts) != 3:
        raise FileError(source, 0, f"{len(parts)} parts; expected three, ydke://MAIN!EXTRA!SIDE!")
    entries: list[Entry] = []
    for section, part in zip(SECTIONS, parts, strict=True):
        try:
            data = base64.b64decode(part, validate=True)
        except (binascii.Error, ValueError):
            raise FileError(
                source, 0, f"the {section} part is no base64; expected little-endian passcodes in base64"
            ) from None
        if len(data) % 4:
            raise FileError(source, 0, f"the {section} part has {len(data)} bytes; expected four for each card")
        for (passcode,) in struct.iter_unpack("<I", data):
            if not passcode:
                raise FileError(source, 0, f"the {section} part holds the passcode 0; expected passcodes of cards")
            entries.append(Entry(passcode, section))
    if not entries:
        raise FileError(source, 0, "no cards found; expected a deck")
    return DeckList("ydke", tuple(entries), source)


def parse_deck(text: str, source: str) -> DeckList:
    """Read a deck in either format, told apart by its first letters."""
    if text.lstrip("\ufeff \t\r\n")[: len(YDKE)].lower() == YDKE:
        return parse_ydke(text.lstrip("\ufeff"), source)
    return parse_ydk(text, source)


def parse_url(source: str) -> DeckList:
    """A deck list from a ``ydke://`` URL that a user gives in place of a file.

    :raises FileError: if it is too long, or damaged.
    """
    if len(source) > LARGEST_FILE:
        raise FileError("ydke://…", 0, "too long for a deck; expected at most 1 MiB")
    return parse_ydke(source)


def read_text(source: str, what: str, largest: int = LARGEST_FILE) -> str:
    """A small UTF-8 text file.

    :param what: what it should be, for messages.
    :raises Unreadable: if it cannot be read.
    :raises FileError: if it is too large or not UTF-8.
    """
    try:
        with Path(source).open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Unreadable(shown_path(source), 0, f"cannot be read ({reason}); expected a {what}") from None
    if len(data) > largest:
        raise FileError(source, 0, f"too large for a {what}; expected at most {largest >> 20} MiB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FileError(source, line, f"not UTF-8 text; expected a {what}") from None


def shown_path(source: str) -> str:
    """A path as it can stand in a message of one line."""
    return "".join(sign if sign.isprintable() else "?" for sign in source)[:200]


def write_ydk_listing(entries: Iterable[Entry], names: dict[int, str] | None = None) -> str:
    """A deck list in the ``.ydk`` format.

    :param names: what to write as a comment before the first of each run of cards.
    """
    lines = ["#created by duelkit"]
    listed = list(entries)
    for head, section in (("#main", "main"), ("#extra", "extra"), ("!side", "side")):
        lines.append(head)
        before = 0
        for entry in listed:
            if entry.section != section:
                continue
            if names and entry.passcode != before and entry.passcode in names:
                lines.append("# " + names[entry.passcode])
            before = entry.passcode
            lines.append(f"{entry.passcode} {entry.language}".rstrip())
    return "\n".join(lines) + "\n"


def write_ydke_listing(entries: Iterable[Entry]) -> str:
    """A deck list as a ``ydke://`` URL."""
    listed = list(entries)
    parts = []
    for section in SECTIONS:
        data = b"".join(struct.pack("<I", entry.passcode) for entry in listed if entry.section == section)
        parts.append(base64.b64encode(data).decode("ascii"))
    return YDKE + "".join(part + "!" for part in parts)
