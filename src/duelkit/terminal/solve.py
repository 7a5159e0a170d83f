"""``duelkit solve``: proves or refutes a win this turn, or survival of the next."""

from __future__ import annotations

import argparse
import json
from typing import Any

from duelkit.games.game import Game
from duelkit.puzzles import PLAYER
from duelkit.solving import GOALS, WIN, Solution, Solver, goal_of
from duelkit.solving.search import Exhausted
from duelkit.solving.solution import NODES, PROVED, REFUTED
from duelkit.solving.telling import Telling
from duelkit.terminal.paper import Paper
from duelkit.terminal.show import opened


def fill_solve(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``solve``."""
    parser.description = (
        "Prove or refute, over all answers of the opponent and all outcomes of chance, that the "
        "player who is asked in a position file wins this turn, or does not lose before the "
        "opponent's turn is over. All cards count as known. Exit status 0: decided, 1: not decided."
    )
    parser.add_argument("file", help="the position (see docs/positions.md), or a puzzle (docs/puzzles.md)")
    parser.add_argument(
        "--goal", choices=GOALS, help="win this turn, or survive the next (default: the puzzle's, else win)"
    )
    parser.add_argument(
        "--player",
        type=int,
        choices=(0, 1),
        help="whose goal it is (default: who solves the puzzle, else the player asked)",
    )
    parser.add_argument(
        "--nodes", type=positive, default=NODES, metavar="N", help=f"look at N positions at most (default {NODES})"
    )
    parser.add_argument("--seconds", type=seconds, help="of processor time, at most (default: as long as it takes)")
    parser.add_argument("--all", action="store_true", help="the tree of all answers of the opponent")
    parser.add_argument("--json", action="store_true", help="print the solution as JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=run_solve)


def positive(text: str) -> int:
    """Returns a whole number above 0."""
    if not text.isdecimal() or int(text[:12]) < 1:
        raise argparse.ArgumentTypeError("expected a number above 0")
    return int(text[:12])


def seconds(text: str) -> float:
    """Returns a number above 0."""
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError("expected a number above 0")
    return value


def run_solve(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit solve``; returns the exit status.

    :raises DuelkitError: if the file is neither a position nor a puzzle, or of a game that cannot be solved.
    """
    game, duel, puzzle = opened(arguments.file)
    player = arguments.player
    if player is None and puzzle is not None:
        player = PLAYER
    goal = goal_of(duel, arguments.goal or (WIN if puzzle is None else puzzle.goal), player)
    solver: Solver[Any] = Solver(game, duel, goal, arguments.nodes, arguments.seconds)
    solution = solver.solve(duel)
    telling = Telling(game, duel, arguments.language)
    if arguments.json:
        print(json.dumps(as_json(telling, solution), ensure_ascii=False, indent=2))
    else:
        paper = Paper(plain=True)
        for line in [telling.verdict(solution), *telling.line(solution)]:
            paper.line(line)
        if arguments.all and solution.verdict in (PROVED, REFUTED):
            for line in tree(telling, solver, solution, game, duel):
                paper.line(line)
    return 0 if solution.verdict in (PROVED, REFUTED) else 1


def tree(telling: Telling, solver: Solver[Any], solution: Solution, game: Game, duel: Any) -> list[str]:
    """Writes the tree of all answers, or that it is too large."""
    solver.renew()
    try:
        return telling.tree(solution, solver.tree(duel, proved=solution.verdict == PROVED))
    except Exhausted:
        return [telling.say("not-decided-bound", nodes=str(solver.nodes))]


def as_json(telling: Telling, solution: Solution) -> dict[str, Any]:
    """Returns a solution as plain values."""
    steps = []
    duel, loose = telling.duel, False
    for step in solution.line:
        steps.append(
            {
                "player": step.player,
                "option": step.option,
                "words": telling.option(duel, step)[1],
                "outcome": step.outcome,
                "outcomes": step.outcomes,
            }
        )
        duel, loose = telling.follow(duel, step, loose)
    return {
        "goal": solution.goal.kind,
        "player": solution.goal.player,
        "verdict": solution.verdict,
        "why": solution.why,
        "nodes": solution.nodes,
        "line": steps,
    }
