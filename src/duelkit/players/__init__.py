"""Computer players (コンピュータープレイヤー)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from duelkit.kernel.errors import DuelkitError
from duelkit.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer", "UnknownPlayer", "player_of"]

D = TypeVar("D", contravariant=True)


class Player(Protocol[D]):
    """A player of one game, which answers questions and uses only what the asked player can know of the duel."""

    name: str

    def choose(self, duel: D) -> int:
        """An option of the open question."""


class UnknownPlayer(DuelkitError):
    """There is no computer player of this name."""


def player_of(kinds: Mapping[str, Callable[[int], Player[D]]], name: str, seed: int) -> Player[D]:
    """A computer player.

    :param kinds: the players of a game, by name.
    :param seed: the seed of its randomness; players with the same name and seed play alike.
    :raises UnknownPlayer: for a name that is not among them.

    >>> player_of({"random": RandomPlayer}, "random", seed=3).name
    'random'
    """
    if name not in kinds:
        raise UnknownPlayer(f"unknown player {name!r}; expected one of {', '.join(kinds)}")
    return kinds[name](seed)
