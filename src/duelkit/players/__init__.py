"""Computer players (コンピュータープレイヤー)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from duelkit.judgment.state.duel import Duel as JudgmentDuel
from duelkit.kernel.errors import DuelkitError
from duelkit.players.greedy import GreedyPlayer
from duelkit.players.judgment_greedy import JudgmentGreedyPlayer
from duelkit.players.random_player import RandomPlayer
from duelkit.yugioh.duel import Duel

D = TypeVar("D", contravariant=True)


class AnyPlayer(Protocol[D]):
    """Somebody who answers the questions of one game. What it knows of the duel is what the asked player may know."""

    name: str

    def choose(self, duel: D) -> int:
        """An option of the open question."""


Player = AnyPlayer[Duel]
"""A player of Yu-Gi-Oh!."""
JudgmentPlayer = AnyPlayer[JudgmentDuel]
"""A player of THE EYE OF JUDGMENT."""


class UnknownPlayer(DuelkitError):
    """There is no computer player of this name."""


PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
JUDGMENT_PLAYERS: Final[dict[str, Callable[[int], JudgmentPlayer]]] = {
    "random": RandomPlayer, "greedy": JudgmentGreedyPlayer}


def make_player(name: str, seed: int = 0) -> Player:
    """A computer player of Yu-Gi-Oh!.

    :param name: ``random`` or ``greedy``.
    :param seed: where its own randomness starts; two players with the same name and seed play alike.
    :raises UnknownPlayer: for any other name.
    """
    if name not in PLAYERS:
        raise UnknownPlayer(f"unknown player {name!r}; expected one of {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


def make_judgment_player(name: str, seed: int = 0) -> JudgmentPlayer:
    """A computer player of THE EYE OF JUDGMENT; as :func:`make_player`."""
    if name not in JUDGMENT_PLAYERS:
        raise UnknownPlayer(f"unknown player {name!r}; expected one of {', '.join(JUDGMENT_PLAYERS)}")
    return JUDGMENT_PLAYERS[name](seed)
