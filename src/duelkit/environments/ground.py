"""What environments need of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from duelkit import games
from duelkit.environments.cards import CardTable
from duelkit.environments.schema import VERSION, Schema
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError

PART = "environment"
"""The name of a game's part for environments."""


class Encoder(Protocol):
    """Encodes what a player may know."""

    def encode(self, duel: Any, player: int) -> bytearray:
        """Returns the observation of a player, as 16-bit integers.

        :raises TooLarge: if the duel does not fit.
        """

    def anew(self, duel: Any = None) -> Encoder:
        """Returns an encoder for another duel that shares this one's cached cards.

        :param duel: one of its decks, if they differ from this encoder's.
        """


class Ground(ABC):
    """A game, as environments see it.

    :param game: the game.
    """

    layout: Schema

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def setups(self) -> Sequence[str]:
        """Returns the names of the setups for which there are environments, ``""`` for the only one."""

    @abstractmethod
    def setup(self, name: str) -> Any:
        """Returns the setup with a name."""

    @abstractmethod
    def setup_of(self, duel: Any) -> Any:
        """Returns the setup of a duel."""

    @abstractmethod
    def start(self, setup: Any, decks: Sequence[Any], seed: int, first: int) -> Any:
        """Begins a duel."""

    @abstractmethod
    def table(self, setup: Any) -> CardTable:
        """Returns the table of all cards, as they are worded in a setup."""

    @abstractmethod
    def encoder(self, duel: Any) -> Encoder:
        """Returns an encoder for duels of the decks of this one."""


class Identity(NamedTuple):
    """An environment: a game in a setup. ``name`` is ``game_setup``, such as ``judgment``."""

    name: str
    game: str
    setup: str


@cache
def identities() -> dict[str, Identity]:
    """Returns all environments by name."""
    found = {}
    for game in games.every():
        if PART in game.parts:
            for setup in ground(game.identity).setups():
                name = "_".join(filter(None, (game.identity, setup.replace("-", "_"))))
                found[name] = Identity(name, game.identity, setup)
    return found


@cache
def ground(game: str) -> Ground:
    """Returns the part of a game for environments.

    :raises UnknownGame: if there is no such game.
    """
    return games.named(game).part(PART, Ground)  # type: ignore[type-abstract]


def identity(name: str) -> Identity:
    """Returns the environment with a name, with or without the prefix ``duelkit/`` and the version.

    :raises DuelkitError: if there is none.
    """
    bare = name.removeprefix("duelkit/")
    for joint in "-_":
        bare = bare.removesuffix(f"{joint}v{VERSION - 1}")
    found = identities().get(bare)
    if found is None:
        raise DuelkitError(f"unknown environment {name[:60]!r}; expected one of {', '.join(identities())}")
    return found
