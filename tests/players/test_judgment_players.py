"""The computer players of THE EYE OF JUDGMENT."""

from __future__ import annotations

import pytest

from duelkit.games.judgment import GAME
from duelkit.judgment import builtin_decks, load_deck, new_duel
from duelkit.judgment.scenario import scenario
from duelkit.judgment.state import codes
from duelkit.players import UnknownPlayer


def play(seats: tuple[str, str], decks: tuple[str, str], seed: int) -> int:
    """Who wins."""
    duel = new_duel(load_deck(decks[0]), load_deck(decks[1]), seed, first=seed // 2 % 2)
    players = tuple(GAME.player(name, seed + at) for at, name in enumerate(seats))
    while duel.decision is not None:
        duel.choose(players[duel.decision.player].choose(duel))
    assert duel.outcome is not None
    return duel.outcome.winner


def test_greedy_beats_random_with_every_deck_from_either_seat() -> None:
    names = builtin_decks()
    wins = 0
    for seed in range(24):
        decks = (names[seed % 6], names[(seed // 6 + 1) % 6])
        greedy = seed % 2
        wins += play(("greedy", "random") if greedy == 0 else ("random", "greedy"), decks, seed) == greedy
    assert wins >= 22


def test_greedy_cannot_see_hidden_cards() -> None:
    duel = new_duel(load_deck("water"), load_deck("earth"), 8)
    chance = GAME.player("random", 4)
    looked = 0
    for step in range(60):
        if duel.decision is None:
            break
        if step % 3 == 0:
            other = duel.redrawn(duel.decision.player, 1000 + step)
            assert GAME.player("greedy", 1).choose(duel) == GAME.player("greedy", 1).choose(other)
            looked += 1
        duel.choose(chance.choose(duel))
    assert looked > 5


def test_greedy_leaves_the_duel_alone() -> None:
    duel = new_duel(load_deck("wood"), load_deck("fire"), 2)
    before = duel.digest()
    GAME.player("greedy", 3).choose(duel)
    assert duel.digest() == before


def test_greedy_takes_the_fifth_field() -> None:
    found = scenario()
    for field in (1, 2, 3, 4):
        found.alice.creature("Twin Goblins", at=field)
    found.alice.hand("Twin Goblins")
    found.alice.mana(2)
    decision = found.decision()
    assert decision is not None
    option = GAME.player("greedy", 1).choose(found.duel)
    assert codes.verb_of(option) == codes.O_SUMMON


def test_greedy_kills_what_would_win() -> None:
    found = scenario()
    for field in (1, 2, 3):
        found.bob.creature("Twin Goblins", at=field)
    found.bob.creature("Flame Magus", at=5, facing="north")
    lizard = found.alice.creature("Partmole Flame Lizard", at=8, facing="north")
    found.bob.hand("Twin Goblins")
    found.alice.mana(1)
    assert found.decision() is not None
    assert GAME.player("greedy", 1).choose(found.duel) == codes.option(codes.O_ATTACK, lizard)


def test_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="unknown player 'bob'; expected one of random, greedy"):
        GAME.player("bob")
