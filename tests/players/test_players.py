"""The computer players."""

from __future__ import annotations

import pytest

from duelkit.games.yugioh import GAME
from duelkit.players import UnknownPlayer
from duelkit.yugioh import load_deck, new_duel


def play(first: str, second: str, deck: str, seed: int) -> int:
    duel = new_duel(load_deck(deck), load_deck(deck), seed, first=seed % 2)
    players = (GAME.player(first, seed), GAME.player(second, seed + 1))
    while duel.decision is not None:
        duel.choose(players[duel.decision.player].choose(duel))
    assert duel.outcome is not None
    return duel.outcome.winner


@pytest.mark.parametrize("deck", ["synchron", "magician_pendulum"])
def test_greedy_beats_random(deck: str) -> None:
    wins = sum(play("greedy", "random", deck, seed) == 0 for seed in range(12))
    assert wins >= 10


def test_greedy_cannot_see_hidden_cards() -> None:
    duel = new_duel(load_deck("synchron"), load_deck("chaos_2005"), 8)
    chance = GAME.player("random", 4)
    for step in range(120):
        if duel.decision is None:
            break
        if step % 10 == 0:
            player = duel.decision.player
            other = duel.redrawn(player, 1000 + step)
            assert GAME.player("greedy", 1).choose(duel) == GAME.player("greedy", 1).choose(other)
        duel.choose(chance.choose(duel))


def test_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="unknown player 'bob'; expected one of random, greedy"):
        GAME.player("bob")
