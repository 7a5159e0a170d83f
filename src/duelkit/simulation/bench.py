"""How fast the engine is, on one core, with random play."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final, Protocol, Self, TypeVar

from duelkit import judgment
from duelkit.judgment.engine.rollout import rollout as judgment_rollout
from duelkit.judgment.engine.setup import begin as judgment_begin
from duelkit.kernel import rng as rng_module
from duelkit.kernel.rng import Rng
from duelkit.yugioh.decks import load_deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import edition
from duelkit.yugioh.engine.rollout import rollout

DECKS: Final = {"plain": ("plain", "plain"), "classic": ("chaos_2005", "chaos_2005"),
                "extra deck": ("synchron", "magician_pendulum")}
JUDGMENT_DECKS: Final = {"elements": ("fire", "water"), "biolith": ("biolith", "biolith"),
                         "champion": ("champion", "wood")}


class Copied(Protocol):
    """A duel as far as measuring asks for it."""

    def copy(self) -> Self:
        """An independent duel in the same state."""


D = TypeVar("D", bound=Copied)


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(rng_module.__file__).endswith(".py")


def bench(seconds: float) -> dict[str, Any]:
    """Measure each deck for some seconds.

    :returns: ``{"compiled": bool, "decks": {name: {decisions_per_second, duels_per_second, copy_us, create_us,
        live_kib}}}``; decisions with at least two options only.
    """
    return {"compiled": compiled(), "decks": {name: measure(names, seconds) for name, names in DECKS.items()}}


def bench_judgment(seconds: float) -> dict[str, Any]:
    """The same for THE EYE OF JUDGMENT."""
    return {"compiled": compiled(),
            "decks": {name: measure_judgment(names, seconds) for name, names in JUDGMENT_DECKS.items()}}


def measure(names: tuple[str, str], seconds: float) -> dict[str, float]:
    """Measure one pair of decks."""
    rules = edition("mr3")
    decks = [load_deck(name).cards() for name in names]
    return figures(lambda seed: begin(rules, decks, seed), rollout, lambda: mid_chain(rules, decks), seconds)


def measure_judgment(names: tuple[str, str], seconds: float) -> dict[str, float]:
    """Measure one pair of decks of THE EYE OF JUDGMENT."""
    settings = judgment.standard_settings()
    decks = [judgment.load_deck(name).cards() for name in names]
    return figures(lambda seed: judgment_begin(settings, decks, seed), judgment_rollout,
                   lambda: crowded(settings, decks), seconds)


def figures(start: Callable[[int], D], play: Callable[[D, Rng], int], middle: Callable[[], D],
            seconds: float) -> dict[str, float]:
    """All figures of one pair of decks.

    :param start: begins a duel from a seed; ``play``: plays it to its end at random; ``middle``: one some turns in.
    """
    chance = Rng(1)
    play(start(0), chance)
    decisions = 0
    duels = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play(start(duels), chance)
        duels += 1
    spent = time.perf_counter() - began
    return {
        "decisions_per_second": round(decisions / spent, 1), "duels_per_second": round(duels / spent, 2),
        "copy_us": round(copy_time(middle()), 3), "create_us": round(create_time(start), 2),
        "live_kib": round(live_size(middle()), 2),
    }


def crowded(settings: judgment.Settings, decks: list[Any]) -> judgment.Duel:
    """A duel of THE EYE OF JUDGMENT with four creatures on the board or more, some turns in."""
    for seed in range(200):
        duel = judgment_begin(settings, decks, seed)
        chance = Rng(seed)
        for _ in range(400):
            decision = duel.decision
            if decision is None:
                break
            if not duel.locked and duel.turn > 4:
                return duel
            duel.choose(decision.options[chance.below(len(decision.options))])
    return judgment_begin(settings, decks, 0)


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


def copy_time(duel: Copied) -> float:
    """Microseconds to copy a duel in mid-course."""
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


def live_size(duel: Copied) -> float:
    """KiB of a duel some turns in, beside the shared card data."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [duel.copy() for _ in range(50)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024
