"""How fast the engine is, on one core, with random play."""

from __future__ import annotations

import time
import tracemalloc
from typing import Any, Final

from duelkit.kernel import rng as rng_module
from duelkit.kernel.rng import Rng
from duelkit.yugioh.decks import load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.rollout import rollout
from duelkit.yugioh.engine.setup import begin
from duelkit.yugioh.state.duel import Duel

DECKS: Final = {"plain": ("plain", "plain"), "classic": ("chaos_2005", "chaos_2005"),
                "extra deck": ("synchron", "magician_pendulum")}


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(rng_module.__file__).endswith(".py")


def bench(seconds: float) -> dict[str, Any]:
    """Measure each deck for some seconds.

    :returns: ``{"compiled": bool, "decks": {name: {decisions_per_second, duels_per_second, copy_us, create_us,
        live_kib}}}``; decisions with at least two options only.
    """
    return {"compiled": compiled(), "decks": {name: measure(names, seconds) for name, names in DECKS.items()}}


def measure(names: tuple[str, str], seconds: float) -> dict[str, float]:
    """Measure one pair of decks."""
    rules = edition("mr3")
    decks = [load_deck(name).cards() for name in names]
    chance = Rng(1)
    rollout(begin(rules, decks, 0), chance)
    decisions = 0
    duels = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += rollout(begin(rules, decks, duels), chance)
        duels += 1
    spent = time.perf_counter() - start
    return {
        "decisions_per_second": round(decisions / spent, 1), "duels_per_second": round(duels / spent, 2),
        "copy_us": round(copy_time(rules, decks), 3), "create_us": round(create_time(rules, decks), 2),
        "live_kib": round(live_size(rules, decks), 2),
    }


def mid_chain(rules: Any, decks: list[Any]) -> Duel:
    """A duel some turns in, in the middle of a chain if one comes up."""
    for seed in range(200):
        duel = begin(rules, decks, seed)
        chance = Rng(seed)
        for _ in range(400):
            decision = duel.decision
            if decision is None:
                break
            if duel.chain and duel.turn > 4:
                return duel
            duel.choose(decision.options[chance.below(len(decision.options))])
    return begin(rules, decks, 0)


def copy_time(rules: Any, decks: list[Any]) -> float:
    """Microseconds to copy a duel in mid-chain."""
    duel = mid_chain(rules, decks)
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(2000):
            duel.copy()
        best = min(best, (time.perf_counter() - start) / 2000)
    return best * 1e6


def create_time(rules: Any, decks: list[Any]) -> float:
    """Microseconds to create a duel, to its first question."""
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        for seed in range(200):
            begin(rules, decks, seed)
        best = min(best, (time.perf_counter() - start) / 200)
    return best * 1e6


def live_size(rules: Any, decks: list[Any]) -> float:
    """KiB of a duel some turns in, beside the shared card data."""
    duel = mid_chain(rules, decks)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [duel.copy() for _ in range(50)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024
