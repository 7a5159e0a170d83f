"""The entry point to all games: finds them by name and imports them when they are used.

    from duelkit import games

    game = games.named("yugioh")
    setup = game.setup()
    decks = [game.deck(name, setup) for name in game.two_decks(setup)]
    recorder = game.begin(setup, decks, seed=1)
    while recorder.duel.decision is not None:
        recorder.choose(recorder.duel.decision.options[0])

Games of other packages are registered with :func:`register`, or by an entry point of the group ``duelkit.games`` that
names a :class:`~duelkit.games.game.Game`.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Final

from duelkit.kernel.errors import DuelkitError, FileError

if TYPE_CHECKING:
    from duelkit.games.game import Game
    from duelkit.games.listing import Listing

__all__ = ["GROUP", "UnknownGame", "default", "every", "listed", "named", "names", "of_record", "register"]

GROUP: Final = "duelkit.games"
"""The group of entry points."""
_BUILT_IN: Final = ("yugioh", "judgment")
"""For each, this package contains a module, and another one that lists the game without loading it."""
_registered: dict[str, Game] = {}
_installed: dict[str, Game] | None = None


class UnknownGame(DuelkitError):
    """There is no game of this name."""


def register(game: Game) -> Game:
    """Add a game.

    :raises ValueError: if another one has its name.
    """
    if _find(game.identity) not in (None, game):
        raise ValueError(f"there is a game {game.identity!r} already")
    _registered[game.identity] = game
    return game


def names() -> tuple[str, ...]:
    """The names of all games, built-in ones first.

    >>> names()[:2]
    ('yugioh', 'judgment')
    """
    return (*_BUILT_IN, *_registered, *(name for name in _entry_points() if name not in _registered))


def named(identity: str) -> Game:
    """The game with this name.

    :raises UnknownGame: if there is none.

    >>> named(default()).identity
    'yugioh'
    >>> named("chess")
    Traceback (most recent call last):
        ...
    duelkit.games.UnknownGame: unknown game 'chess'; expected one of yugioh, judgment
    """
    game = _find(identity)
    if game is None:
        raise UnknownGame(f"unknown game {identity[:40]!r}; expected one of {', '.join(names())}")
    return game


def of_record(identity: str | None, name: str) -> Game:
    """The game of a record.

    :param identity: the name in the record; None for the default game.
    :param name: the record as named by the user.
    :raises FileError: if there is no such game.
    """
    game = _find(identity or default())
    if game is None:
        raise FileError(name, 0, f"unknown game {str(identity)[:40]!r}; expected {' or '.join(map(repr, names()))}")
    return game


def every() -> tuple[Game, ...]:
    """All games.

    >>> [game.identity for game in every()][:2]
    ['yugioh', 'judgment']
    """
    return tuple(named(name) for name in names())


def built_in() -> tuple[Game, ...]:
    """The built-in games."""
    return tuple(named(name) for name in _BUILT_IN)


def listed(others: bool = True) -> tuple[Listing, ...]:
    """All games; built-in ones are not loaded.

    :param others: whether to include games of other packages, which takes longer.
    """
    built_in = (import_module(f"{__name__}.{name}_listing").LISTING for name in _BUILT_IN)
    return *built_in, *(named(name) for name in names()[len(_BUILT_IN) :] if others)


def default() -> str:
    """The name of the default game.

    >>> default()
    'yugioh'
    """
    return _BUILT_IN[0]


def _find(identity: str) -> Game | None:
    if identity in _BUILT_IN:
        game: Game = import_module(f"{__name__}.{identity}").GAME
        return game
    return _registered.get(identity) or _entry_points().get(identity)


def _entry_points() -> dict[str, Game]:
    """The installed games of other packages."""
    global _installed
    if _installed is None:
        _installed = {}
        if _named_by_a_package():
            from importlib.metadata import entry_points

            for point in entry_points(group=GROUP):
                game = point.load()
                _installed.setdefault(game.identity, game)
    return _installed


def _named_by_a_package() -> bool:
    """Whether some package has such an entry point; a fast check that avoids a slow import."""
    wanted = f"[{GROUP}]".encode()
    for folder in sys.path:
        with suppress(OSError), os.scandir(folder or ".") as entries:
            for entry in entries:
                if entry.name.endswith("-info"):
                    with suppress(OSError), open(os.path.join(entry.path, "entry_points.txt"), "rb") as file:
                        if wanted in file.read():
                            return True
    return False
