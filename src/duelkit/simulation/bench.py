"""Benchmarks of the engine on one core with random play."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from typing import Any, TypeVar

from duelkit.games.game import Bench, Game
from duelkit.kernel import rng as rng_module
from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Rng

D = TypeVar("D", bound=Playable)


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(rng_module.__file__).endswith(".py")


def bench(game: Game, seconds: float) -> dict[str, Any]:
    """Measure each pair of decks of a game for this number of seconds.

    :returns: ``{"compiled": bool, "decks": {name: {decisions_per_second, duels_per_second, copy_us, create_us,
        live_kib}}}``; decisions with at least two options only.
    """
    return {"compiled": compiled(), "decks": {name: figures(of, seconds) for name, of in game.benches().items()}}


def figures(of: Bench, seconds: float) -> dict[str, float]:
    """The measurements of one pair of decks."""
    chance = Rng(1)
    of.play(of.start(0), chance)
    decisions = 0
    duels = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += of.play(of.start(duels), chance)
        duels += 1
    spent = time.perf_counter() - began
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "duels_per_second": round(duels / spent, 2),
        "copy_us": round(copy_time(of.middle()), 3),
        "create_us": round(create_time(of.start), 2),
        "live_kib": round(live_size(of.middle()), 2),
    }


def some_way_in(start: Callable[[int], D], wanted: Callable[[D], bool]) -> D:
    """A duel played at random until it has the wanted property; a new duel if none reaches it."""
    for seed in range(200):
        duel = start(seed)
        chance = Rng(seed)
        for _ in range(400):
            decision = duel.decision
            if decision is None:
                break
            if wanted(duel):
                return duel
            duel.choose(decision.options[chance.below(len(decision.options))])
    return start(0)


def copy_time(duel: Playable) -> float:
    """Microseconds to copy a duel after some turns."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(2000):
            duel.copy()
        best = min(best, (time.perf_counter() - start) / 2000)
    return best * 1e6


def create_time(start: Callable[[int], object]) -> float:
    """Microseconds to create a duel, to its first question."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        for seed in range(200):
            start(seed)
        best = min(best, (time.perf_counter() - began) / 200)
    return best * 1e6


def live_size(duel: Playable) -> float:
    """KiB of a duel after some turns, without the shared card data."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [duel.copy() for _ in range(50)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024
