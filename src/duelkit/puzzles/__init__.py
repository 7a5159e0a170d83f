"""Puzzles (詰め): a position, a goal, and a solution. ``Game.puzzles`` returns those of a game.

A file contains a ``name`` and a ``task`` in both languages, the ``goal`` (``win`` or ``survive``), the ``level`` of
difficulty from 1 to 3, a ``position`` in the format of position files, and the ``solution``: the options of both
players, with the opponent's longest defence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError
from duelkit.reader import Reader, Table, join, read_toml, shown
from duelkit.recording import Recorder

__all__ = [
    "GOALS",
    "LANGUAGES",
    "LEVELS",
    "PLAYER",
    "Puzzle",
    "UnknownPuzzle",
    "Words",
    "find",
    "read_folder",
    "read_puzzle",
]

LANGUAGES: Final = ("ja", "en")
GOALS: Final = ("win", "survive")
PLAYER: Final = 0
"""The player who solves a puzzle."""
LEVELS: Final = 3
"""The number of levels of difficulty."""
_TOP: Final = ("name", "task", "goal", "level", "position", "solution")

Words = dict[str, str]
"""A text in both languages, by ``"ja"`` and ``"en"``."""


class UnknownPuzzle(DuelkitError):
    """There is no puzzle of this name."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle.

    :param identity: its name in addresses and commands; ``name``: its display name; ``task``: the task in words.
    :param goal: ``"win"``: win this turn; ``"survive"``: do not lose by the end of the opponent's next turn.
    :param level: its difficulty, from 1 to ``LEVELS``.
    :param solution: the options of both players that lead to the goal.
    """

    game: str
    identity: str
    name: Words
    task: Words
    goal: str
    level: int
    position: Table
    solution: tuple[int, ...]
    read: Callable[[Table, str], Any]

    def begin(self) -> Recorder[Any]:
        """The position at its first question; both players know all cards.

        :raises FileError: if the position is invalid.
        """
        headers = {"game": self.game, "puzzle": self.identity, "seed": str(self.position.get("seed", 1))}
        return Recorder(self.read(self.position, self.identity), headers)


def read_folder(game: str, package: str, read: Callable[[Table, str], Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a package, one file each, sorted by file name.

    :param read: creates a duel from a position's table and runs it to its first question.
    :raises FileError: if a file is damaged; the message names the key and what was expected.
    """
    folder = resources.files(package)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(read_puzzle(game, (folder / name).read_text(encoding="utf-8"), name, read) for name in names)


def read_puzzle(game: str, text: str, name: str, read: Callable[[Table, str], Any]) -> Puzzle:
    """A puzzle from the text of its file; the position is only checked when the puzzle begins.

    :param name: the file name; without its extension, the name of the puzzle in addresses.
    :raises FileError: if something is missing or wrong; the message names the key and what was expected.
    """
    reader = Reader(name)
    top = reader.known(read_toml(text, name), _TOP, "")
    position = top.get("position")
    if not isinstance(position, dict):
        raise reader.error("position", f"{shown(position)}; expected a table as a position file has it")
    solution = reader.items(top, "solution", "")
    for at, option in enumerate(solution):
        if not isinstance(option, int) or isinstance(option, bool):
            raise reader.error(f"solution[{at}]", f"{shown(option)}; expected the number of an option")
    if not solution:
        raise reader.error("solution", "empty; expected the options that lead to the goal")
    return Puzzle(
        game,
        name.removesuffix(".toml"),
        _words(reader, top, "name"),
        _words(reader, top, "task"),
        reader.word(top, "goal", "", "win", GOALS),
        reader.number(top, "level", "", 1, 1, LEVELS),
        position,
        tuple(solution),
        read,
    )


def _words(reader: Reader, table: Table, key: str) -> Words:
    value = table.get(key)
    if (
        not isinstance(value, dict)
        or set(value) != set(LANGUAGES)
        or not all(isinstance(text, str) and text.strip() for text in value.values())
    ):
        raise reader.error(join("", key), f"{shown(value)}; expected a text in both languages, {{ ja = …, en = … }}")
    return value


def find(puzzles: Sequence[Puzzle], wanted: str) -> Puzzle:
    """A puzzle by its name, or by its number from 1.

    :raises UnknownPuzzle: if there is none; the message states what was expected.
    """
    for number, puzzle in enumerate(puzzles, 1):
        if wanted in (puzzle.identity, str(number)):
            return puzzle
    expected = (
        f"a number from 1 to {len(puzzles)}, or a name such as {puzzles[0].identity}"
        if puzzles
        else ("a game with puzzles")
    )
    raise UnknownPuzzle(f"unknown puzzle {wanted[:40]!r}; expected {expected}")
