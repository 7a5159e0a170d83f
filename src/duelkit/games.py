"""Which game a command is about: the options that all commands share."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from duelkit.kernel.errors import DuelkitError

if TYPE_CHECKING:
    from duelkit.judgment import Settings

YUGIOH: Final = "yugioh"
JUDGMENT: Final = "judgment"
GAMES: Final = (YUGIOH, JUDGMENT)
_ONLY: Final = {"edition": YUGIOH, "database": YUGIOH, "limits": YUGIOH, "board": JUDGMENT}
"""Options that only one game has."""


def add_game_option(parser: argparse.ArgumentParser, board: bool = False, default: str | None = YUGIOH) -> None:
    """The option ``--game``, and ``--board`` where a duel is played.

    :param default: the game if the option is left out; ``None`` if it is asked for.
    """
    told = "yugioh, or judgment: THE EYE OF JUDGMENT" + (f" (default {default})" if default else "")
    parser.add_argument("--game", choices=GAMES, default=default, help=told)
    if board:
        parser.add_argument("--board", metavar="FILE", help="with --game judgment: another board, a .toml file")


def add_database_option(parser: argparse.ArgumentParser) -> None:
    """The option ``--database``."""
    parser.add_argument("--database", metavar="FILE", help="a cards.cdb, for names and figures of cards that are not "
                                                           "playable here")


def only_for(options: argparse.Namespace) -> None:
    """Refuse an option of the other game.

    :raises DuelkitError: naming the option and the game that it belongs to.
    """
    for name, game in _ONLY.items():
        if getattr(options, name, None) is not None and (options.game or YUGIOH) != game:
            raise DuelkitError(f"--{name} belongs to the game {game}; expected it with --game {game} only")


def settings_of(options: argparse.Namespace) -> Settings:
    """The quantities of a duel of THE EYE OF JUDGMENT, on the board that the options name.

    :raises FileError: if there is no such board file or it is wrong.
    """
    from duelkit.judgment import Settings, load_board, standard_settings

    if options.board is None:
        return standard_settings()
    return Settings(load_board(options.board))
