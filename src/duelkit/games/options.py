"""The command-line options that choose a game, shared by all commands."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duelkit import games
from duelkit.games.listing import Listing
from duelkit.kernel.errors import DuelkitError

if TYPE_CHECKING:
    from duelkit.games.game import Game


def add_game_options(parser: argparse.ArgumentParser, command: str, usual: bool = True) -> None:
    """Add the option ``--game``, and the options that games have for a command.

    :param usual: whether the option can be left out for the default game.
    """
    text = ", ".join(f"{game.identity}: {game.name['en']}" for game in games.listed())
    default = games.default() if usual else None
    parser.add_argument(
        "--game", choices=games.names(), default=default, help=text + (f" (default {default})" if default else "")
    )
    parser.set_defaults(about=command)
    for game in games.listed():
        for option in game.options(command):
            text = f"{game.identity}: {option.help}"
            if option.flag:
                parser.add_argument(f"--{option.name}", action="store_true", default=None, help=text)
            else:
                parser.add_argument(f"--{option.name}", metavar=option.metavar, help=text)


def listing_of(options: argparse.Namespace) -> Listing:
    """The listing of the chosen game.

    :raises DuelkitError: for an option of another game; the message names both.
    """
    known = games.listed()
    game = next(game for game in known if game.identity == (options.game or games.default()))
    own = {option.name for option in game.options(options.about)}
    for other in known:
        for name in own_options(other, options):
            if name not in own:
                raise DuelkitError(
                    f"--{name} belongs to the game {other.identity}; expected it with --game {other.identity} only"
                )
    return game


def game_of(options: argparse.Namespace) -> Game:
    """The chosen game.

    :raises DuelkitError: as :func:`listing_of`.
    """
    return games.named(listing_of(options).identity)


def listed(texts: Sequence[str]) -> list[str]:
    """Names separated by spaces or commas; a file name may contain commas."""
    return [part for text in texts for part in ([text] if Path(text).exists() else text.split(",")) if part]


def two(option: str, texts: Sequence[str]) -> list[str]:
    """Two names, separated by a space or a comma.

    :param option: the option with which they were given.
    :raises DuelkitError: if there are fewer or more.
    """
    found = listed(texts)
    if len(found) != 2:
        raise DuelkitError(f"{option}: {len(found)} given; expected two, such as {option} A B or {option} A,B")
    return found


def own_options(game: Listing, options: argparse.Namespace) -> list[str]:
    """The given options of a game."""
    return [option.name for option in game.options(options.about) if getattr(options, option.key, None) is not None]


def chosen(options: argparse.Namespace) -> dict[str, Any]:
    """The values of all options by name."""
    return vars(options)
