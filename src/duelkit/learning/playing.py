"""Samples from duels that computer players play: what they chose, and what became of it."""

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

STRAY = 32
"""One decision in so many is made at random, so that positions are met that the players would avoid. It is no example
of a good choice, and is left out of the samples."""


def duels(
    name: str,
    players: Sequence[str],
    seeds: Sequence[int],
    decks: Sequence[str] | None = None,
    every: int = 4,
    stray: int = STRAY,
) -> Samples:
    """Play duels, and keep positions of them.

    Kept are, for both players, the positions between two turns, for the value, and of the decisions with a choice one
    in ``every``. Everything follows from the seeds.

    :param name: an environment, such as ``judgment``.
    :param players: the computer players that teach: each side is one of them, drawn anew for each duel.
    :param decks: as :class:`Arena` takes them; ``stray``: see ``STRAY``, 0 for never.
    """
    arena = Arena(name, decks)
    reader = Reader(arena.layout)
    rows: list[tuple[dict[str, Array], int, float, int]] = []
    for seed in seeds:
        rows += _one(arena, reader, players, seed, every, stray)
    return Samples.of(reader, rows)


def _one(
    arena: Arena, reader: Reader, players: Sequence[str], seed: int, every: int, stray: int
) -> Iterator[tuple[dict[str, Array], int, float, int]]:
    """The rows of one duel."""
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
        if stray and chance.below(stray) == 0:
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
    """What a network is told of the position."""
    return reader.pack(np.frombuffer(arena.encode(viewer), np.int16))


class Crew:
    """Processes that play. What they play does not depend on how many they are.

    :param workers: how many; 1: none, all is played in this process.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = ProcessPoolExecutor(workers, get_context("spawn")) if workers > 1 else None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *told: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def duels(
        self,
        name: str,
        players: Sequence[str],
        seeds: Sequence[int],
        decks: Sequence[str] | None = None,
        every: int = 4,
        stray: int = STRAY,
    ) -> Samples:
        """As :func:`duels`."""
        if self._pool is None or len(seeds) < 2:
            return duels(name, players, seeds, decks, every, stray)
        share = -(-len(seeds) // self._workers)
        parts = [(name, players, seeds[at : at + share], decks, every, stray) for at in range(0, len(seeds), share)]
        return Samples.joined(list(self._pool.map(duels, *zip(*parts, strict=True))))
