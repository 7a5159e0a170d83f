"""Records: a duel as a file that a person can read, comment, cut and branch.

    # any comment
    [duelkit "record 1"]
    [game "yugioh"]
    [edition "mr3"]
    [seed "7"]
    [generator "blake2b"]
    [first "0"]
    [cards "a1b2c3d4e5f60718"]
    [deck0 "name: 5318639 5318639 …"]
    [deck1 "…"]

    1. 0 33554437   ; what was chosen, in words
    2. 1 0
    = 1f2e3d4c5b6a7988
    …
    end 0 life points

A decision line contains the number of the decision, the player and the option. A line that begins with ``=`` is the
hash of the state at that point. Everything after ``;`` is a comment. ``end`` states how the duel ended; without it, the
duel is unfinished. Records without ``generator`` used the small generator of older versions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from duelkit.kernel.errors import FileError

MAGIC = "record 1"
MOST_HEADERS = 250
LONGEST_LINE = 64 * 1024
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
HASH_EVERY = 20
LARGEST_FILE = 16 << 20
_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_DECISION = re.compile(r"(\d{1,9})\. ([01]) (-?\d{1,12})")
_HASH = re.compile(r"= ([0-9a-f]{16})")
_END = re.compile(r"end (-1|0|1) (.+)")


@dataclass
class Step:
    """One decision of a record. ``line`` is the line of the file; 0 if the record was not read from a file."""

    player: int
    option: int
    words: str = ""
    line: int = 0


@dataclass
class Record:
    """A duel from its beginning: its settings, every decision, and hashes of the state along the way.

    :param headers: game, edition, seed, decks and so on, as text.
    :param hashes: the digest of the state by the number of decisions made.
    :param end: how the duel ended; ``None`` if it is unfinished.
    """

    headers: dict[str, str]
    steps: list[Step] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)
    end: str | None = None
    name: str = "record"

    def add(self, player: int, option: int, words: str = "") -> None:
        """Add a decision."""
        self.steps.append(Step(player, option, words))

    def text(self) -> str:
        """The record as a file."""
        lines = [f'[duelkit "{MAGIC}"]']
        lines += [f'[{key} "{_quoted(value)}"]' for key, value in self.headers.items()]
        lines.append("")
        if 0 in self.hashes:
            lines.append(f"= {self.hashes[0]}")
        for number, step in enumerate(self.steps, 1):
            words = "   ; " + _CONTROL.sub(" ", step.words).replace("\n", " ") if step.words else ""
            lines.append(f"{number}. {step.player} {step.option}{words}")
            if number in self.hashes:
                lines.append(f"= {self.hashes[number]}")
        if self.end is not None:
            lines.append(f"end {self.end}")
        return "\n".join(lines) + "\n"


def _quoted(value: str) -> str:
    return _CONTROL.sub(" ", value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value)


def read_record(text: str, name: str) -> Record:
    """Read a record.

    :param name: the file as named by the user, for messages.
    :raises FileError: naming the first line that is damaged and what was expected there.
    """
    record = Record({}, name=name)
    seen_magic = False
    for number, raw in enumerate(text.lstrip("\ufeff").split("\n"), 1):
        line = raw.strip()
        if len(line) > LONGEST_LINE:
            raise FileError(name, number, f"a line of {len(line)} characters; expected at most {LONGEST_LINE}")
        control = _CONTROL.search(line)
        if control:
            raise FileError(name, number, f"control character U+{ord(control[0]):04X}; expected text")
        if not line or line.startswith("#"):
            continue
        header = _HEADER.fullmatch(line)
        if header:
            if header[1] == "duelkit":
                if header[2] != MAGIC:
                    raise FileError(name, number, f"unknown kind of record {header[2]!r}; expected {MAGIC!r}")
                seen_magic = True
            else:
                record.headers[header[1]] = _unquoted(header[2])
                if len(record.headers) > MOST_HEADERS:
                    raise FileError(name, number, f"more than {MOST_HEADERS} headers; expected fewer")
            continue
        if not seen_magic:
            raise FileError(name, number, f'not a record; expected the header [duelkit "{MAGIC}"] first')
        body, _, words = line.partition(";")
        _read_body(record, body.strip(), words.strip(), number, name)
    if not seen_magic:
        raise FileError(name, 0, f'not a record; expected the header [duelkit "{MAGIC}"]')
    return record


def _read_body(record: Record, body: str, words: str, number: int, name: str) -> None:
    if not body:
        return
    if record.end is not None:
        raise FileError(name, number, "text after the end of the duel; expected nothing more")
    decision = _DECISION.fullmatch(body)
    digest = _HASH.fullmatch(body)
    end = _END.fullmatch(body)
    if decision:
        if int(decision[1]) != len(record.steps) + 1:
            raise FileError(
                name, number, f"decision {decision[1]} out of order; expected decision {len(record.steps) + 1}"
            )
        record.steps.append(Step(int(decision[2]), int(decision[3]), words, number))
    elif digest:
        record.hashes[len(record.steps)] = digest[1]
    elif end:
        record.end = f"{end[1]} {end[2]}"
    else:
        raise FileError(
            name,
            number,
            f"damaged line {body[:40]!r}; expected a decision such as '12. 0 33554437', "
            "a hash '= 0123456789abcdef', or 'end 0 life points'",
        )
