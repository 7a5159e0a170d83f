"""Checks of the kernel's guarantees, for duels of any game at every decision."""

from __future__ import annotations

import pickle

from duelkit.games.game import Game
from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Rng


class Violation(AssertionError):
    """A guarantee of the kernel or the rules was broken."""


def expect(holds: bool, message: str) -> None:
    """Raise :class:`Violation` unless a condition holds."""
    if not holds:
        raise Violation(message)


def check_decision(duel: Playable) -> None:
    """Check that the open question is valid and that a refused choice does not change the duel."""
    decision = duel.decision
    if decision is None:
        expect(duel.outcome is not None, "no question is open and the duel is not over")
        return
    expect(duel.outcome is None, "a question is open though the duel is over")
    expect(len(decision.options) >= 2, f"a question with {len(decision.options)} options is open")
    expect(len(set(decision.options)) == len(decision.options), f"an option stands twice in {decision.options}")
    before = duel.digest()
    try:
        duel.choose(-12345)
    except IllegalChoice:
        expect(duel.digest() == before and duel.decision is decision, "a refused choice changed the duel")
    else:
        raise Violation("a choice that is not offered was taken")


def check_copies(duel: Playable, chance: Rng, steps: int = 4) -> None:
    """Check that a copy and a pickled duel continue exactly like the original and do not affect it."""
    before = duel.digest()
    twin = duel.copy()
    stored = pickle.loads(pickle.dumps(duel))
    expect(twin.digest() == before, "a copy differs from its original")
    expect(stored.digest() == before, "a pickled duel differs from its original")
    for _ in range(steps):
        decision = twin.decision
        if decision is None:
            break
        option = decision.options[chance.below(len(decision.options))]
        twin.choose(option)
        stored.choose(option)
    expect(twin.digest() == stored.digest(), "a copy and a pickled duel went on differently")
    expect(duel.digest() == before, "playing on a copy changed the original")


def check_views(duel: Playable, seed: int) -> None:
    """Check that what a player sees and is asked does not depend on hidden information."""
    for player in range(2):
        seen = duel.observe(player).rows()
        imagined = duel.redrawn(player, seed)
        expect(
            imagined.observe(player).rows() == seen,
            f"the view of player {player} changes with cards that the player cannot know",
        )


def play_checked(game: Game, duel: Playable, seed: int, every: int | None = None, most: int = 20_000) -> int:
    """Play a duel at random with all checks of its game; returns the number of decisions.

    :param every: the interval in decisions at which copies and views are checked, and at every third time reasons; by
    default that of the game. The state is checked at each decision.
    :raises Violation: if a guarantee is violated.
    """
    every = every or game.check_every
    chance = Rng(seed)
    count = 0
    game.check_state(duel)
    while (decision := duel.decision) is not None:
        expect(count < most, f"the duel is not over after {most} decisions")
        if count % every == 0:
            check_decision(duel)
            check_copies(duel, chance)
            check_views(duel, seed + count)
        if count % (3 * every) == 0:
            game.check_reasons(duel)
        duel.choose(decision.options[chance.below(len(decision.options))])
        game.check_state(duel)
        count += 1
    check_decision(duel)
    return count
