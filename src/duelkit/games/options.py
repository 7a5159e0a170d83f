"""Which game a command is about: the options that all commands share."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from duelkit import games
from duelkit.games.listing import Listing
from duelkit.kernel.errors import DuelkitError

if TYPE_CHECKING:
    from duelkit.games.game import Game


def add_game_options(parser: argparse.ArgumentParser, command: str, usual: bool = True) -> None:
    """The option ``--game``, and those that a game has for a command.

    :param usual: whether the usual game is meant if the option is left out; else it is asked for.
    """
    told = ", ".join(f"{game.identity}: {game.name['en']}" for game in games.listed())
    default = games.default() if usual else None
    parser.add_argument(
        "--game", choices=games.names(), default=default, help=told + (f" (default {default})" if default else "")
    )
    parser.set_defaults(about=command)
    for game in games.listed():
        for option in game.options(command):
            told = f"{game.identity}: {option.help}"
            if option.flag:
                parser.add_argument(f"--{option.name}", action="store_true", default=None, help=told)
            else:
                parser.add_argument(f"--{option.name}", metavar=option.metavar, help=told)


def listing_of(options: argparse.Namespace) -> Listing:
    """The game that is meant, as it is listed.

    :raises DuelkitError: for an option of another game: the option, and the game that it belongs to.
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
    """The game that is meant.

    :raises DuelkitError: as :func:`listing_of`.
    """
    return games.named(listing_of(options).identity)


def own_options(game: Listing, options: argparse.Namespace) -> list[str]:
    """The options of a game that are given."""
    return [option.name for option in game.options(options.about) if getattr(options, option.key, None) is not None]


def chosen(options: argparse.Namespace) -> dict[str, Any]:
    """The values of all options by name."""
    return vars(options)
