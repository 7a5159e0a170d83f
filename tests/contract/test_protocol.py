"""The duel is what the kernel's protocol says a game is."""

from __future__ import annotations

import copy
import pickle

from duelkit.kernel.playable import Playable
from duelkit.yugioh import Duel, load_deck, new_duel


def play(game: Playable) -> str:
    """A client that knows the protocol and nothing else."""
    while game.decision is not None:
        decision = game.decision
        assert game.describe(decision.options[0], "ja") != game.describe(decision.options[0], "en")
        assert game.observe(decision.player).decision is decision
        assert game.observe(1 - decision.player).decision is None
        game.copy().choose(decision.options[0])
        game.redrawn(decision.player, 5).choose(decision.options[0])
        game.choose(decision.options[-1])
    assert game.outcome is not None
    return game.digest()


def test_a_client_of_the_protocol_plays_a_whole_duel() -> None:
    first: Duel = new_duel(load_deck("overlay"), load_deck("hero_ritual"), 3)
    second = copy.deepcopy(first)
    third = pickle.loads(pickle.dumps(copy.copy(first)))
    assert play(first) == play(second) == play(third)
