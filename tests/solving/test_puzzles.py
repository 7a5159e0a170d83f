"""Puzzles: the files that come along, and one of our own being played at the terminal."""

from __future__ import annotations

import copy
import io
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from duelkit import cli, games, puzzles
from duelkit.cardlang.wording import Language
from duelkit.kernel.errors import FileError
from duelkit.puzzles import PLAYER, Puzzle, read_puzzle
from duelkit.puzzles.playing import FAILED, SOLVED, Trial, begin
from duelkit.solving import PROVED, REFUTED, Solver, goal_of
from duelkit.terminal.paper import Paper
from duelkit.terminal.puzzle import PuzzleSitting
from duelkit.terminal.sitting import Left
from duelkit.yugioh.puzzles import open_position

FILES = [puzzle for game in games.every() for puzzle in game.puzzles()]
OWN = """
name = { ja = "壁", en = "The wall" }
task = { ja = "勝利する。", en = "Win this turn." }
goal = "win"
solution = [{solution}]

[position.player0]
filler = 3
hand = ["Fissure", "Heavy Storm"]
monsters = ["Summoned Skull"]
[position.player1]
life = 2500
filler = 3
monsters = ["Luster Dragon"]
spells = [{ card = "Mirror Force", set = true }]
"""


def own() -> Puzzle:
    """A puzzle in which a trap has to be cleared away first, with the solution that the solver finds."""
    blank = read_puzzle("yugioh", OWN.replace("{solution}", "0"), "own.toml", open_position)
    duel = blank.begin().duel
    solution = Solver(games.named("yugioh"), duel, goal_of(duel, "win")).solve(duel)
    options = ", ".join(str(step.option) for step in solution.line)
    return read_puzzle("yugioh", OWN.replace("{solution}", options), "own.toml", open_position)


def trial() -> Trial[Any]:
    """That puzzle at its beginning."""
    return begin(games.named("yugioh"), own())


def option_of(duel: Any, beginning: str) -> int:
    """An option whose words begin so."""
    options: list[int] = duel.decision.options
    return next(option for option in options if duel.describe(option, "en").startswith(beginning))


@pytest.mark.parametrize("puzzle", FILES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.identity}")
def test_every_file_has_its_words_and_its_solution_reaches_the_goal(puzzle: Puzzle) -> None:
    assert set(puzzle.name) == set(puzzle.task) == {"ja", "en"} and len(puzzle.solution) >= 3
    recorder = puzzle.begin()
    goal = goal_of(recorder.duel, puzzle.goal, PLAYER)
    assert recorder.duel.decision.player == PLAYER
    for option in puzzle.solution:
        assert goal.reached(recorder.duel) is None
        recorder.choose(option)
    assert goal.reached(recorder.duel) is True


def test_the_names_of_puzzles_are_their_own() -> None:
    assert FILES
    for language in ("ja", "en"):
        names = [(puzzle.game, puzzle.name[language]) for puzzle in FILES]
        assert len(set(names)) == len(names)


EVERY: Final = 6
"""Of how many puzzles of a game one is proved here, from the first on; all of them take minutes."""
SAMPLE = [puzzle for game in games.every() for puzzle in game.puzzles()[::EVERY]]


@pytest.fixture(name="judging")
def judging_of_the_tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What ``tools/puzzles.py`` asks of a position."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    return import_module("puzzles")


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"{puzzle.game}-{puzzle.identity}")
def test_a_sample_is_proved_and_has_one_solution(puzzle: Puzzle, judging: Any) -> None:
    maker = judging.MAKERS[puzzle.game]()
    duel = puzzle.begin().duel
    solver: Solver[Any] = Solver(maker.game, duel, goal_of(duel, puzzle.goal, PLAYER), 8_000)
    assert solver.verdict(duel) == PROVED
    assert len(judging.solutions(maker, solver, duel)) == 1


@pytest.mark.parametrize("game", sorted({puzzle.game for puzzle in FILES}))
def test_a_sample_needs_every_card_in_hand(game: str) -> None:
    puzzle = min(games.named(game).puzzles(), key=lambda puzzle: len(puzzle.solution))
    hand = puzzle.position["player0"].get("hand", [])
    for at in range(len(hand)):
        position = copy.deepcopy(puzzle.position)
        del position["player0"]["hand"][at]
        without = puzzle.read(position, puzzle.identity)
        solver: Solver[Any] = Solver(games.named(game), without, goal_of(without, puzzle.goal, PLAYER), 5_000)
        assert solver.verdict(without) == REFUTED, hand[at]


def test_all_cards_lie_open() -> None:
    duel = own().begin().duel
    trap = next(card for card in duel.spells[1] if card >= 0)
    teller: Any = games.named("yugioh").teller(duel, PLAYER, "en")
    assert teller.name(trap).strip('"') == "Mirror Force"


def test_the_opponent_answers_with_what_stands_against_it() -> None:
    played = trial()
    played.recorder.choose(option_of(played.duel, 'Activate "Fissure"'))
    assert played.verdict() == PROVED and played.hint() is not None
    played.recorder.choose(option_of(played.duel, "Enter the Battle Phase"))
    assert played.verdict() == REFUTED and played.hint() is None
    played.recorder.choose(option_of(played.duel, "Attack"))
    assert played.duel.decision.player == 1
    played.answer()
    assert all(card < 0 for card in played.duel.monsters[0]), "the trap was used"
    assert played.result == ""
    played.recorder.choose(option_of(played.duel, "End the"))
    while played.decision is not None:
        played.recorder.choose(option_of(played.duel, "End the"))
    assert played.result == FAILED and played.reason == "turn-over"


def test_the_solution_solves_it() -> None:
    played = trial()
    while played.decision is not None:
        option = played.hint()
        assert option is not None
        played.recorder.choose(option)
        played.answer()
    assert played.result == SOLVED and played.reason == "won"
    assert tuple(step.option for step in played.recorder.record.steps) == played.puzzle.solution


def sat(monkeypatch: pytest.MonkeyPatch, lines: str, language: Language = Language.EN) -> str:
    """What the terminal says while these lines are typed."""
    out = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(lines))
        patch.setattr(sys, "stdout", out)
        try:
            PuzzleSitting(trial(), language, Paper(plain=True)).run()
        except Left:
            print("left")
    return out.getvalue()


def test_played_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    told = sat(monkeypatch, "hint\nhint\nhint\nhint\nsolution\nhelp\nsave x\nagain\nquit\n")
    assert "Task: Win this turn." in told and told.count('This leads on: Activate "') == 2
    assert told.index("Think of an effect") < told.index("The card is ") < told.index("This leads on")
    assert '  1  You: Activate "' in told and "another option" not in told
    assert (
        '"save x" is not understood' in told and "hint          a direction; again the card" in told and "left" in told
    )


def test_failing_and_taking_back_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = own().begin().duel
    rows = duel.decision.options
    end = rows.index(option_of(duel, "End the turn")) + 1
    told = sat(monkeypatch, f"{end}\nundo\nヒント\nヒント\nヒント\nquit\n", Language.JA)
    assert "不正解：勝利しないままターンが終わりました。" in told and "次の一手：「" in told and "left" in told


Run = Callable[..., tuple[int, str]]


def test_lists_and_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    first = FILES[0]
    game = ("--game", first.game)
    assert cli.main(["puzzle", "--list", *game]) == 0
    assert f"  1  {'★' * first.level:<3}  {first.name['en']}  (win this turn)" in capsys.readouterr().out
    assert cli.main(["puzzle", "1", *game, "--solution", "--language", "ja"]) == 0
    assert capsys.readouterr().out.count("\n") == len(first.solution)
    assert cli.main(["puzzle", "999", *game]) == 2
    assert "unknown puzzle '999'; expected a number from 1 to" in capsys.readouterr().err
    assert cli.main(["puzzle", "--solution"]) == 2
    assert "expected its number or name" in capsys.readouterr().err
    assert puzzles.find((first,), first.identity) is first


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("solution = [{solution}]", "solution = []"), "solution: empty"),
        (("solution = [{solution}]", 'solution = ["a"]'), "solution[0]: 'a'"),
        (('goal = "win"', 'goal = "draw"'), "goal: 'draw'; expected one of win, survive"),
        ((', en = "The wall"', ""), "name: "),
        (("[position.player0]", "[other]"), "other: unknown key"),
    ],
)
def test_a_damaged_file_is_one_clear_line(change: tuple[str, str], message: str) -> None:
    with pytest.raises(FileError) as error:
        read_puzzle("yugioh", OWN.replace(*change).replace("{solution}", "1"), "own.toml", open_position)
    assert str(error.value).startswith(f"own.toml: {message}") and "\n" not in str(error.value)
