"""Random play to the end, inside the compiled engine: for measuring, and for players that sample the future."""

from __future__ import annotations

from duelkit.judgment.state.duel import State
from duelkit.kernel.rng import Rng


def rollout(duel: State, chance: Rng, most: int = 100_000) -> int:
    """Answer every question at random, each option equally likely, until the duel ends.

    :param chance: where the choices come from; the duel's own randomness is its own.
    :param most: stop after so many decisions.
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
