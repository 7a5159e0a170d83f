"""Random rollouts inside the compiled engine, for benchmarks and for players that search by sampling."""

from __future__ import annotations

from duelkit.judgment.state.duel import State
from duelkit.kernel.rng import Rng


def rollout(duel: State, chance: Rng, most: int = 100_000) -> int:
    """Choose uniformly among the options of every decision until the duel ends.

    :param chance: the generator for the choices; the duel keeps its own.
    :param most: the maximum number of decisions.
    :returns: the number of decisions made; each had at least two options.
    """
    count = 0
    while count < most:
        decision = duel.decision
        if decision is None:
            break
        options = decision.options
        duel.decision = None
        duel.answer = options[chance.below(len(options))]
        duel.advance()
        count += 1
    return count
