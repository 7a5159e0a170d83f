"""The front door of all games: what there is to play, found by name and imported when it is used.

    from duelkit import games

    game = games.named("yugioh")
    setup = game.setup()
    decks = [game.deck(name, setup) for name in game.two_decks(setup)]
    recorder = game.begin(setup, decks, seed=1)
    while recorder.duel.decision is not None:
        recorder.choose(recorder.duel.decision.options[0])

A game of another package is registered with :func:`register`, or by an entry point of the group ``duelkit.games`` that
names its :class:`~duelkit.games.game.Game`.
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
"""Each is a module of this package, and one that lists it without loading it."""
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
    """The names of all games, those that come along first.

    >>> names()[:2]
    ('yugioh', 'judgment')
    """
    return (*_BUILT_IN, *_registered, *(name for name in _entry_points() if name not in _registered))


def named(identity: str) -> Game:
    """The game of a name.

    :raises UnknownGame: if there is none.

    >>> named("judgment").identity
    'judgment'
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
    """The game that a record is of.

    :param identity: as the record names it; the usual one is meant if it names none.
    :param name: the record as the user knows it.
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
    """The games that come along."""
    return tuple(named(name) for name in _BUILT_IN)


def listed(others: bool = True) -> tuple[Listing, ...]:
    """All games, of those that come along only what is known before they are loaded.

    :param others: whether games of other packages count; to look for them takes a while.
    """
    built_in = (import_module(f"{__name__}.{name}_listing").LISTING for name in _BUILT_IN)
    return *built_in, *(named(name) for name in names()[len(_BUILT_IN) :] if others)


def default() -> str:
    """The name of the game that is meant where none is named.

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
    """The games of other packages that are installed."""
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
    """Whether some package has such an entry point: looking is quick, the import that reads them is not."""
    wanted = f"[{GROUP}]".encode()
    for folder in sys.path:
        with suppress(OSError), os.scandir(folder or ".") as entries:
            for entry in entries:
                if entry.name.endswith("-info"):
                    with suppress(OSError), open(os.path.join(entry.path, "entry_points.txt"), "rb") as file:
                        if wanted in file.read():
                            return True
    return False
