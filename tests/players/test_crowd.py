"""Searches in several processes: what they find is added up, and follows from the seed and their number."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from duelkit import games
from duelkit.players.judgment.knowledge import JudgmentKnowledge
from duelkit.players.search.crowd import CrowdPlayer, added
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer
from duelkit.players.search.tree import Found, ranked


def begun(seed: int) -> Any:
    """A duel in which somebody has the choice of actions."""
    game = games.named("judgment")
    setup = game.setup({})
    duel: Any = game.begin(setup, [game.deck(name, setup) for name in game.two_decks(setup)], seed).duel
    for _ in range(4):
        duel.choose(duel.decision.options[0])
    return duel


def explored(player: SearchPlayer[Any], duel: Any) -> list[Found]:
    steps: Generator[float, None, list[Found]] = player.explore(duel)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: list[Found] = done.value
            return found


def test_what_is_found_of_the_same_options_is_added_up() -> None:
    one, two, three = (7, 0), (8, 0), (9, 5)
    whole = added([[(one, 4, 2.0), (two, 3, 3.0)], [(two, 2, 1.0), (three, 9, 3.0)]])
    assert whole == [(one, 4, 2.0), (two, 5, 4.0), (three, 9, 3.0)]
    assert [mark for mark, _, _ in ranked(whole)] == [three, two, one]
    assert ranked([*whole, ((1, 0), 4, 4.0)])[0][0] == (1, 0), "what always won comes first"
    assert ranked([(one, 2, 1.0), (two, 2, 1.0)])[0][0] == one


def test_workers_answer_as_searches_of_their_seeds_would_together() -> None:
    crowd: CrowdPlayer[Any] = CrowdPlayer("search", JudgmentKnowledge, Limit(8), 5, workers=2)
    alone: list[SearchPlayer[Any]] = [
        SearchPlayer("search", JudgmentKnowledge(), Limit(4), 5 * 1009 + number) for number in range(2)
    ]
    duel = begun(2)
    asked = 0
    for _ in range(5):
        if len(duel.decision.options) == 1:
            duel.choose(duel.decision.options[0])
            continue
        found = [explored(player, duel) for player in alone]
        mark = ranked(added(found))[0][0]
        expected = {player.take(duel, mark) for player in alone}
        asked += found[0] != found[1]
        option = crowd.choose(duel)
        assert {option} == expected
        duel.choose(option)
    assert asked, "both searches saw the same"
    crowd.close()
    with pytest.raises(OSError):
        crowd.choose(begun(2))


def test_hurried_workers_answer_with_what_they_have() -> None:
    duel = begun(3)
    player: CrowdPlayer[Any] = CrowdPlayer("search", JudgmentKnowledge, Limit(1_000_000), 1, workers=1)
    steps = player.think(duel)
    assert 0 <= next(steps) < 1
    assert player.thinking is not None
    player.thinking.hurried = True
    with pytest.raises(StopIteration) as done:
        while True:
            next(steps)
    assert done.value.value in duel.decision.options
    player.close()


def test_no_workers_cannot_be() -> None:
    with pytest.raises(ValueError, match="expected at least 1"):
        CrowdPlayer("search", JudgmentKnowledge, Limit(1), workers=0)
