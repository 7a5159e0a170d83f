"""Samples from duels between computer players: their choices and the results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from duelkit.environments.arena import Arena
from duelkit.kernel.rng import Rng
from duelkit.learning.inputs import Array, Reader, Samples
from duelkit.players import Player, RandomPlayer

EXPLORE = 32
"""One decision in this number is random, so that positions occur that the players would avoid. It is no example of a
good choice, and is left out of the samples."""


def duels(
    name: str,
    players: Sequence[str],
    seeds: Sequence[int],
    decks: Sequence[str] | None = None,
    every: int = 4,
    explore: int = EXPLORE,
) -> Samples:
    """Plays duels, and samples their positions.

    For both players, the positions between two turns are kept for the value, and one in ``every`` of the decisions with
    a choice. Everything follows from the seeds.

    :param name: an environment, such as ``judgment``.
    :param players: the computer players that teach: each side is one of them, drawn anew for each duel.
    :param decks: as :class:`Arena` takes them.
    :param explore: see ``EXPLORE``, 0 for never.
    """
    arena = Arena(name, decks)
    reader = Reader(arena.layout)
    rows: list[tuple[dict[str, Array], int, float, int]] = []
    for seed in seeds:
        rows += _one(arena, reader, players, seed, every, explore)
    return Samples.of(reader, rows)


def _one(
    arena: Arena, reader: Reader, players: Sequence[str], seed: int, every: int, explore: int
) -> Iterator[tuple[dict[str, Array], int, float, int]]:
    """Returns the samples of one duel."""
    arena.begin(seed)
    chance = Rng(~seed)
    duel: Any = arena.duel
    seats: list[Player[Any]] = [arena.game.player(players[chance.below(len(players))], chance.next()) for _ in "01"]
    lost = RandomPlayer(chance.next())
    kept: list[tuple[dict[str, Array], int, int]] = []
    turn = duel.turn
    while not arena.over and not arena.broken_off:
        decision = duel.decision
        player = decision.player
        if duel.turn != turn:
            turn = duel.turn
            kept += [(_packed(arena, reader, viewer), -1, viewer) for viewer in (0, 1)]
        if explore and chance.below(explore) == 0:
            option = lost.choose(duel)
        else:
            option = seats[player].choose(duel)
            if len(decision.options) > 1 and chance.below(every) == 0:
                kept.append((_packed(arena, reader, player), decision.options.index(option), player))
        arena.choose(decision.options.index(option))
    rewards = arena.rewards()
    for packed, action, viewer in kept:
        yield packed, action, (rewards[viewer] + 1) / 2, seed


def _packed(arena: Arena, reader: Reader, viewer: int) -> dict[str, Array]:
    """Returns the inputs for a position."""
    return reader.pack(np.frombuffer(arena.encode(viewer), np.int16))


class Crew:
    """Processes that play. The result does not depend on their number.

    :param workers: how many; 1: none, everything is played in this process.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = ProcessPoolExecutor(workers, get_context("spawn")) if workers > 1 else None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def duels(
        self,
        name: str,
        players: Sequence[str],
        seeds: Sequence[int],
        decks: Sequence[str] | None = None,
        every: int = 4,
        explore: int = EXPLORE,
    ) -> Samples:
        """As :func:`duels`."""
        if self._pool is None or len(seeds) < 2:
            return duels(name, players, seeds, decks, every, explore)
        share = -(-len(seeds) // self._workers)
        parts = [(name, players, seeds[at : at + share], decks, every, explore) for at in range(0, len(seeds), share)]
        return Samples.joined(list(self._pool.map(duels, *zip(*parts, strict=True))))
