"""The puzzles of the game, one file each beside this one. They are made by ``tools/puzzles.py``."""

from __future__ import annotations

from functools import cache
from typing import Final

from duelkit.puzzles import Puzzle, read_folder
from duelkit.reader import Table
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.positions import position_of
from duelkit.yugioh.state.codes import KNOWN_TO_BOTH

GAME: Final = "yugioh"


def open_position(table: Table, name: str) -> Duel:
    """A position, let run to its first question, in which both players know every card.

    :param table: as a position file has it; ``name``: of the file, for messages.
    :raises FileError: if it is no position: which key, and what was expected.
    """
    position = position_of(table, name)
    position.start()
    duel = position.duel
    duel.known = dict.fromkeys(range(len(duel.info)), KNOWN_TO_BOTH)
    return duel


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles in their order.

    :raises FileError: if a file is damaged: which key, and what was expected there.
    """
    return read_folder(GAME, __name__, open_position)
