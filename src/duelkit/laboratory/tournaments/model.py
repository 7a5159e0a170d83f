"""A tournament as a value, and as a file: entrants, pairings, results. Everything else follows from these."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import msgspec

from duelkit.kernel.errors import DuelkitError, FileError

MAGIC: Final = "tournament 1"
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
DOUBLE_ELIMINATION: Final = "double-elimination"
KINDS: Final = (SWISS, ROUND_ROBIN, DOUBLE_ELIMINATION)
MOST_ENTRANTS: Final = 1024
LARGEST_FILE: Final = 1 << 24
LONGEST_NAME: Final = 80
ENTRY: Final = re.compile(r"(?:(?P<name>[^=:]+)=)?(?P<level>[^=:]+)(?::(?P<deck>.+))?")
"""A computer player on the command line: ``NAME=LEVEL:DECK``; name and deck are optional."""

Score = tuple[int, int, int]
"""Duels of a match: won by the first, won by the second, drawn."""


class Entrant(msgspec.Struct, forbid_unknown_fields=True):
    """An entrant.

    :param level: the computer player, ``None`` for a person.
    :param deck: a built-in deck or a file; optional for people.
    :param joined: the entrant's first round.
    :param left: the number of rounds after which the entrant dropped; −1 for never.
    """

    name: str
    level: str | None = None
    deck: str | None = None
    joined: int = 1
    left: int = -1


class Pairing(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Two entrants who meet, by their numbers from 0; a bye has no second one.

    :param table: its number in the round, from 1.
    :param node: its match of the bracket, if there is a bracket.
    :param score: ``None`` until it is played; a bye counts as won.
    :param forfeit: whether nothing was played because one of the two had dropped.
    """

    round: int
    table: int
    first: int
    second: int | None = None
    score: Score | None = None
    node: str = ""
    forfeit: bool = False

    @property
    def is_bye(self) -> bool:
        """Whether it has no second entrant."""
        return self.second is None

    @property
    def winner(self) -> int | None:
        """The entrant who won; ``None`` if it is drawn or not played."""
        if self.second is None:
            return self.first
        if self.score is None or self.score[0] == self.score[1]:
            return None
        return self.first if self.score[0] > self.score[1] else self.second

    @property
    def is_open(self) -> bool:
        """Whether its result is missing."""
        return self.second is not None and self.score is None


class Tournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament so far.

    :param setup: the game's own options, by name.
    :param rounds: how many there are; 0 for as many as the bracket takes.
    :param best_of: duels of a match, 1 or 3.
    :param seed: everything random follows from it.
    :param seeded: whether the entrants are drawn in the order in which they were entered, the strongest first.
    """

    duelkit: str
    kind: str
    game: str
    setup: dict[str, str]
    rounds: int
    best_of: int
    seed: int
    seeded: bool
    entrants: list[Entrant]
    pairings: list[Pairing] = []

    @property
    def round(self) -> int:
        """The round that was paired last; 0 before the first."""
        return max((pairing.round for pairing in self.pairings), default=0)

    def of_round(self, number: int) -> list[Pairing]:
        """Returns the pairings of a round, in the order of their tables."""
        return sorted((pairing for pairing in self.pairings if pairing.round == number), key=lambda one: one.table)

    def open_pairings(self) -> list[Pairing]:
        """Returns the pairings whose results are missing."""
        return [pairing for pairing in self.pairings if pairing.is_open]

    def number_of(self, name: str) -> int:
        """Returns the number of an entrant.

        :raises DuelkitError: if there is none of this name.
        """
        for number, entrant in enumerate(self.entrants):
            if entrant.name == name:
                return number
        some = ", ".join(entrant.name for entrant in self.entrants[:8])
        more = " …" if len(self.entrants) > 8 else ""
        raise DuelkitError(f"no entrant {name[:LONGEST_NAME]!r}; expected one of {some}{more}")

    def plays_on(self, number: int) -> bool:
        """Whether an entrant has not dropped."""
        return self.entrants[number].left < 0


def fault_of_name(name: str) -> str | None:
    """Returns what is wrong with the name of an entrant."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        return f"a name of 1 to {LONGEST_NAME} printable characters"
    if name.isdecimal():
        return "a name that is no number, for numbers are tables"
    return None


def fault(tournament: Tournament) -> str | None:
    """Returns what is wrong with a tournament that was read: where, and what was expected."""
    names = [entrant.name for entrant in tournament.entrants]
    checks = (
        (tournament.duelkit == MAGIC, f'duelkit: expected "{MAGIC}"'),
        (tournament.kind in KINDS, f"kind: expected one of {', '.join(KINDS)}"),
        (tournament.best_of in (1, 3), "best_of: expected 1 or 3"),
        (0 <= tournament.rounds <= MOST_ENTRANTS, f"rounds: expected a number from 0 to {MOST_ENTRANTS}"),
        (2 <= len(names) <= MOST_ENTRANTS, f"entrants: {len(names)}; expected 2 to {MOST_ENTRANTS}"),
        (len(set(names)) == len(names), "entrants: a name is there twice; expected different names"),
    )
    for holds, message in checks:
        if not holds:
            return message
    for number, name in enumerate(names):
        if (expected := fault_of_name(name)) is not None:
            return f"entrants[{number}].name: expected {expected}"
    seats: set[tuple[int, int]] = set()
    for number, pairing in enumerate(tournament.pairings):
        found = _fault_of_pairing(tournament, pairing, seats)
        if found is not None:
            return f"pairings[{number}].{found}"
    return None


def _fault_of_pairing(tournament: Tournament, pairing: Pairing, seats: set[tuple[int, int]]) -> str | None:
    most = len(tournament.entrants) - 1
    for key, value in (("first", pairing.first), ("second", pairing.second)):
        if value is not None:
            if not 0 <= value <= most or key == "second" and value == pairing.first:
                return f"{key}: expected the number of another entrant, 0 to {most}"
            if (pairing.round, value) in seats:
                return f"{key}: entrant {value} is paired twice in round {pairing.round}"
            seats.add((pairing.round, value))
    if pairing.round < 1 or pairing.table < 1:
        return "round: expected rounds and tables from 1"
    if pairing.score is None:
        return None
    return fault_of_score(tournament, pairing.score)


def fault_of_score(tournament: Tournament, score: Score) -> str | None:
    """Returns what is wrong with a result."""
    most = tournament.best_of
    needed = most // 2 + 1
    if min(score) < 0 or max(score[:2]) > needed or sum(score) > most or score[0] == score[1] == needed:
        return f"score: expected duels won by the first, won by the second and drawn, {most} at most, as in " + (
            "2-1 or 1-1-1" if most > 1 else "1-0 or 0-0-1"
        )
    if tournament.kind == DOUBLE_ELIMINATION and score[0] == score[1]:
        return "score: a draw; expected a winner, for one of them is eliminated"
    return None


def parse(text: bytes, name: str) -> Tournament:
    """Returns the tournament in the text of a file.

    :param name: the file name that the user knows.
    :raises FileError: naming the field that is wrong and what was expected.
    """
    try:
        found = msgspec.json.decode(text, type=Tournament)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise FileError(name, 0, f"not a tournament: {error}") from None
    wrong = fault(found)
    if wrong is not None:
        raise FileError(name, 0, wrong)
    return found


def load(path: str | Path) -> Tournament:
    """Reads a tournament.

    :raises FileError: if there is no such file, or it is not a tournament.
    """
    name = str(path)
    try:
        if Path(path).stat().st_size > LARGEST_FILE:
            raise FileError(name, 0, "too large for a tournament; expected at most 16 MiB")
        return parse(Path(path).read_bytes(), name)
    except OSError as error:
        raise FileError(name, 0, f"cannot be read ({error.strerror or error}); expected a tournament file") from None


def save(tournament: Tournament, path: str | Path) -> None:
    """Writes a tournament, completely or not at all.

    :raises FileError: if it cannot be written.
    """
    target = Path(path)
    partial = target.with_name(f".{target.name}.part")
    try:
        partial.write_bytes(msgspec.json.format(msgspec.json.encode(tournament), indent=1) + b"\n")
        os.replace(partial, target)
    except (OSError, ValueError) as error:
        partial.unlink(missing_ok=True)
        raise FileError(str(path), 0, f"cannot be written ({getattr(error, 'strerror', None) or error})") from None
