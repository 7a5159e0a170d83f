"""The puzzles of THE EYE OF JUDGMENT, one TOML file each; ``tools/puzzles.py`` makes them."""

from __future__ import annotations

from functools import cache
from typing import Final

from duelkit.judgment.duel import Duel
from duelkit.judgment.positions import position_of
from duelkit.puzzles import Puzzle, read_folder
from duelkit.reader import Table

GAME: Final = "judgment"
SEEN_BY_BOTH: Final = 3


def open_position(table: Table, name: str) -> Duel:
    """Run a position to its first decision, with every card known to both players.

    :param table: the position in the format of position files; ``name``: the file, for messages.
    :raises FileError: if it is not a position, with the key and what was expected.
    """
    position = position_of(table, name)
    position.start()
    duel = position.duel
    duel.known.update(dict.fromkeys(range(len(duel.info)), SEEN_BY_BOTH))
    return duel


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles in their order.

    :raises FileError: if a file is damaged, with the key and what was expected.
    """
    return read_folder(GAME, __name__, open_position)
