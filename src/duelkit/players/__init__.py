"""Computer players (コンピュータープレイヤー)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from duelkit.kernel.errors import DuelkitError
from duelkit.players.greedy import GreedyPlayer
from duelkit.players.random_player import RandomPlayer
from duelkit.yugioh.state.duel import Duel


class Player(Protocol):
    """Somebody who answers questions. What it knows of the duel is what the asked player may know."""

    name: str

    def choose(self, duel: Duel) -> int:
        """An option of the open question."""


class UnknownPlayer(DuelkitError):
    """There is no computer player of this name."""


PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def make_player(name: str, seed: int = 0) -> Player:
    """A computer player.

    :param name: ``random`` or ``greedy``.
    :param seed: where its own randomness starts; two players with the same name and seed play alike.
    :raises UnknownPlayer: for any other name.
    """
    if name not in PLAYERS:
        raise UnknownPlayer(f"unknown player {name!r}; expected one of {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
