"""Players that search: reproducible, blind to what is hidden, in time; they find what one move ahead does not show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duelkit import games
from duelkit.games.game import SIX_LEVELS
from duelkit.kernel.rng import Rng
from duelkit.players.judgment.knowledge import JudgmentKnowledge
from duelkit.players.levels import LEVELS, NAMES, players
from duelkit.players.search.knowledge import Knowledge, best_of
from duelkit.players.search.limits import Limit, Thinking
from duelkit.players.search.luck import Luck
from duelkit.players.search.player import SearchPlayer
from duelkit.players.search.tree import Node, ranked
from duelkit.players.yugioh.knowledge import YugiohKnowledge
from duelkit.yugioh.positions import load_position

FEW = Limit(4)
WIN = str(Path(__file__).parent / "positions" / "win_this_turn.toml")
KNOWLEDGE: dict[str, type[Any]] = {"yugioh": YugiohKnowledge, "judgment": JudgmentKnowledge}


def begun(game: str, seed: int) -> Any:
    """A duel some decisions in."""
    played = games.named(game)
    setup = played.setup({"edition": "ex04"})
    decks = [played.deck(name, setup) for name in played.two_decks(setup)]
    duel = played.begin(setup, decks, seed).duel
    chance = Rng(seed)
    for _ in range(14 if game == "yugioh" else 6):
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    return duel


def made(game: str, level: str, seed: int, limit: Limit = FEW) -> Any:
    """A player of a level that thinks little."""
    return players(KNOWLEDGE[game], KNOWLEDGE[game], limit)[level](seed)


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_there_are_six_levels_and_the_last_three_think_longer_and_longer(game: str) -> None:
    played = games.named(game)
    assert played.levels == ("greedy", "random", *SIX_LEVELS) and NAMES == SIX_LEVELS
    for level in LEVELS:
        assert played.player(level.name, 1).name == level.name
    thought = [level.limit.simulations or 0 for level in LEVELS if level.limit is not None]
    assert thought == sorted(thought) and len(thought) == 3


@pytest.mark.parametrize("level", SIX_LEVELS)
@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_whatever_is_hidden_the_same_is_chosen(game: str, level: str) -> None:
    duel = begun(game, 3)
    knowledge: Knowledge[Any] = KNOWLEDGE[game]()
    compared = 0
    one, two = made(game, level, 5), made(game, level, 5)
    for step in range(2):
        decision = duel.decision
        other = knowledge.imagine(duel, decision.player, 100 + step)
        assert other.digest() != duel.digest()
        for seed in range(3):
            assert (
                knowledge.imagine(duel, decision.player, seed).digest()
                == knowledge.imagine(other, decision.player, seed).digest()
            )
        before = duel.digest()
        option = one.choose(duel)
        assert option == two.choose(other)
        assert duel.digest() == before
        compared += len(decision.options) > 1
        duel.choose(option)
        while duel.decision is not None and duel.decision.player != decision.player:
            duel.choose(duel.decision.options[-1])
    assert compared


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_the_same_seed_plays_alike(game: str) -> None:
    courses = []
    for _ in range(2):
        duel, player = begun(game, 2), made(game, "level6", 9)
        for _ in range(4):
            duel.choose(player.choose(duel))
        courses.append(duel.digest())
    assert courses[0] == courses[1]


def test_a_win_within_the_turn_is_found_that_costs_more_than_it_gains_at_first() -> None:
    wins = []
    for player in (games.named("yugioh").player("greedy", 1), made("yugioh", "level5", 1, Limit(100))):
        position = load_position(WIN)
        assert position.decision() is not None
        duel = position.duel
        for _ in range(12):
            if duel.decision is None or duel.turn_player != 0:
                break
            duel.choose(player.choose(duel) if duel.decision.player == 0 else duel.decision.options[-1])
        wins.append(duel.outcome is not None and duel.outcome.winner == 0)
    assert wins == [False, True]


def test_what_was_thought_is_kept_within_the_turn() -> None:
    duel = begun("judgment", 1)
    player = SearchPlayer("search", JudgmentKnowledge(), Limit(8), 1)
    again = 0
    for _ in range(6):
        duel.choose(player.choose(duel))
        assert player.thinking is not None
        again += (player.thinking.limit.simulations or 0) < 8
    assert again, "no decision began with what the one before it had found"


def test_thinking_ends_at_the_time_and_when_hurried() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25
        return now[0]

    duel = begun("judgment", 4)
    player = SearchPlayer("search", JudgmentKnowledge(), Limit(10_000, 3.0), 1, clock=clock)
    steps = player.think(duel)
    shares = [next(steps), next(steps)]
    assert 0 < shares[0] < shares[1] < 1
    assert player.choose(duel) in duel.decision.options
    assert now[0] < 9.0 and player.thinking is not None and player.thinking.done < 12
    player = SearchPlayer("search", JudgmentKnowledge(), Limit(10_000), 1)
    steps = player.think(duel)
    next(steps)
    assert player.thinking is not None
    player.thinking.hurried = True
    with pytest.raises(StopIteration) as done:
        next(steps)
    assert done.value.value in duel.decision.options
    assert player.thinking.done == 1


def test_a_limit_says_how_long() -> None:
    with pytest.raises(ValueError, match="no limit on the thinking"):
        Limit()
    assert not Thinking(Limit(1)).over


def test_options_are_compared_as_if_they_had_met_the_same_luck() -> None:
    node = Node([((number, 0), 0.0) for number in range(4)], 2.0)
    worlds = [0.1, 0.2, 0.6, 0.7, 0.5, 0.8, 0.9, 0.3]
    advantage = [0.0, 0.05, -0.02]
    even, blind, half = Luck(node, 1.0), Luck(node, 0.0), Luck(node, 0.5)
    for at, count in ((0, 8), (1, 2), (2, 3)):
        for world in range(count):
            value = worlds[world] + advantage[at]
            node.edges[at].visits += 1
            node.edges[at].total += value
            for luck in (even, blind, half):
                luck.note(at, world, value)
    usual = sum(worlds) / 8
    assert even.means() == pytest.approx([usual, usual + 0.05, usual - 0.02, 0.0])
    assert blind.means() == pytest.approx([usual, 0.15 + 0.05, 0.3 - 0.02, 0.0])
    assert half.means()[1] == pytest.approx((usual + 0.15) / 2 + 0.05)
    # what is better in the same worlds is tried next, though its own worlds were unkind
    node.visits = 13
    assert node.select(even.means()) != node.select() == 0
    # results from before this search count as they are
    node.edges[2].visits += 3
    node.edges[2].total += 3 * usual
    assert even.means()[2] == pytest.approx(usual - 0.01)


def test_options_join_by_promise_as_a_situation_is_visited() -> None:
    node = Node([((number, 0), float(number)) for number in range(9)], 2.0)
    assert node.marks[0] == (8, 0) and sum(edge.prior for edge in node.edges) == pytest.approx(1.0)
    tried = set()
    for _ in range(60):
        at = node.select()
        tried.add(at)
        node.visits += 1
        node.edges[at].visits += 1
        value = 1.0 if at == 5 else 0.2
        node.total += value
        node.edges[at].total += value
        if node.visits < 4:
            assert at < 5
    assert ranked(node.found())[0][0] == node.marks[5] and node.settled(0)
    assert best_of([(7, 1.0), (9, 2.0), (3, 2.0)]) == 9
