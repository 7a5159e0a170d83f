"""Random play to the end within the compiled engine, for benchmarks and for players that use rollouts."""

from __future__ import annotations

from duelkit.kernel.rng import Rng
from duelkit.yugioh.state.duel import State


def rollout(duel: State, chance: Rng, most: int = 100_000) -> int:
    """Answer every question at random, with equal probabilities, until the duel ends.

    :param chance: the generator for the choices; the duel keeps using its own generator.
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
