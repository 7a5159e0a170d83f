"""A win this turn that is certain is found by proof, and only where it is certain whatever cannot be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duelkit import games
from duelkit.players.levels import LEVELS
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer
from duelkit.players.yugioh.knowledge import YugiohKnowledge
from duelkit.puzzles import PLAYER
from duelkit.puzzles.playing import SOLVED, begin
from duelkit.solving.everywhere import winning
from duelkit.yugioh.positions import load_position, read_position

WIN = Path(__file__).parent / "positions" / "win_this_turn.toml"
ATTACK = """
edition = "mr3"
turn = 5
turn_player = 0
phase = "battle"

[player0]
monsters = ["Gemini Elf"]

[player1]
life = 1900
spells = [{ card = "%s", set = true }]
"""


def attacked(hidden: str) -> Any:
    """A battle phase in which a direct attack wins, unless the opponent's Set card stops it."""
    position = read_position(ATTACK % hidden, hidden)
    position.decision()
    return position.duel


def same(_: Any, option: int) -> int:
    """Options of these worlds mean what they are."""
    return option


def test_a_win_is_certain_only_if_it_is_one_in_every_world() -> None:
    game = games.named("yugioh")
    harmless, harmful = attacked("Reinforcements"), attacked("Mirror Force")
    won = winning(game, [harmless, harmless], 0, 500, same)
    assert len(won) == 1 and won == winning(game, [harmless], 0, 500, same, one=True)
    assert not winning(game, [harmful], 0, 500, same)
    for one in (False, True):
        assert not winning(game, [harmless, harmful], 0, 500, same, one=one)
        assert not winning(game, [harmful, harmless], 0, 500, same, one=one)
    assert not winning(game, [harmless], 1, 500, same), "it is not that player's turn"


@pytest.mark.parametrize("seed", range(3))
def test_a_certain_win_is_played_without_any_course_and_whatever_is_hidden(seed: int) -> None:
    position = load_position(str(WIN))
    assert position.decision() is not None
    duel = position.duel
    player = SearchPlayer("search", YugiohKnowledge(), Limit(1), seed, proof=700)
    beside = SearchPlayer("search", YugiohKnowledge(), Limit(1), seed, proof=700)
    while duel.decision is not None and duel.turn_player == 0:
        if duel.decision.player != 0:
            duel.choose(duel.decision.options[-1])
            continue
        option = player.choose(duel)
        assert beside.choose(duel.redrawn(0, 77)) == option
        duel.choose(option)
    assert duel.outcome is not None and duel.outcome.winner == 0


def test_with_time_alone_all_of_it_is_taken() -> None:
    """Who answered sooner would tell that the win is there."""
    position = load_position(str(WIN))
    assert position.decision() is not None
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25
        return now[0]

    player = SearchPlayer("search", YugiohKnowledge(), Limit(seconds=4.0), 1, clock=clock, proof=700)
    quick = SearchPlayer("search", YugiohKnowledge(), Limit(1), 1, proof=700)
    assert player.choose(position.duel) == quick.choose(position.duel)
    assert player.thinking is not None and player.thinking.over and player.thinking.done > 3
    assert quick.thinking is not None and quick.thinking.done == 0


@pytest.mark.parametrize(("name", "number"), [("yugioh", 6), ("yugioh", 7), ("judgment", 1), ("judgment", 3)])
def test_level_6_solves_puzzles_that_courses_alone_do_not(name: str, number: int) -> None:
    game = games.named(name)
    solved = []
    for level in (LEVELS[-1], LEVELS[-3]):
        trial = begin(game, game.puzzles()[number - 1])
        knowledge = made(name)
        player: SearchPlayer[Any] = SearchPlayer(level.name, knowledge, Limit(30), 1, proof=level.proof)
        trial.answer()
        while (decision := trial.decision) is not None and decision.player == PLAYER:
            trial.recorder.choose(player.choose(trial.duel))
            trial.answer()
        solved.append(trial.result == SOLVED)
    assert solved == [True, False]


def made(name: str) -> Any:
    """What a game knows, of duels in which all cards lie open."""
    from duelkit.players.judgment.knowledge import JudgmentKnowledge

    knowledge: Any = YugiohKnowledge() if name == "yugioh" else JudgmentKnowledge()
    knowledge.imagine = lambda duel, player, seed: duel.copy()
    return knowledge
