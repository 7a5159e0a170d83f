"""``duelkit analyse``: the win chances of a recorded duel, and its mistakes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from duelkit import games
from duelkit.analysis import NODES, SIMULATIONS, Ahead, Analyst, Judged, Playouts, analyse
from duelkit.analysis.telling import MESSAGES, accuracy_lines, as_json, decision_line, mistake_lines
from duelkit.cardlang.wording import Language
from duelkit.kernel.errors import DuelkitError
from duelkit.recording import load_record
from duelkit.terminal.improve import Course
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.solve import positive
from duelkit.terminal.words import COMMON


def fill_analyse(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``analyse``."""
    parser.description = (
        "Estimate the win chance before and after each decision of a recorded duel, by playing on "
        "from duels as its player could imagine them, and tell the mistakes."
    )
    parser.add_argument("record", help="the record of a duel")
    known = parser.add_mutually_exclusive_group()
    known.add_argument("--open", action="store_true", help="count all cards as known")
    known.add_argument(
        "--as",
        dest="player",
        type=int,
        choices=(1, 2),
        metavar="PLAYER",
        help="only the decisions of player 1 or 2, by what that player could know (default: "
        "both, each by what they could know)",
    )
    parser.add_argument(
        "--simulations",
        type=positive,
        default=SIMULATIONS,
        metavar="N",
        help="redrawn duels in which an answer that may be a mistake meets a better one; half as many decide which "
        f"that is (default {SIMULATIONS})",
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="play only two turns on and evaluate the position that is reached, instead of playing to the end",
    )
    parser.add_argument(
        "--players",
        default="greedy",
        metavar="LEVEL",
        help="the computer players that play on, such as greedy or the quicker random (default greedy)",
    )
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument(
        "--nodes",
        type=int,
        default=NODES,
        metavar="N",
        help=f"positions that the solver looks at for each decision; 0: none (default {NODES})",
    )
    parser.add_argument(
        "--learn", action="store_true", help="afterwards ask each mistake as a task: what would have been better?"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=run_analyse)


def run_analyse(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit analyse``; returns the exit status.

    :raises DuelkitError: if the file is not a record, or no longer replays.
    """
    record = load_record(arguments.record)
    game = games.of_record(record.headers.get("game"), record.name)
    game.player(arguments.players)
    analyst = Analyst(
        game,
        arguments.simulations,
        arguments.seed,
        arguments.open,
        (Ahead if arguments.quick else Playouts)(game, arguments.players),
        max(0, arguments.nodes),
    )
    player = None if arguments.player is None else arguments.player - 1
    judged = analyse(game, record, analyst, player, arguments.language)
    if arguments.json and arguments.learn:
        raise DuelkitError("--learn with --json; expected one of them")
    if arguments.json:
        print(
            json.dumps(
                {
                    "game": game.identity,
                    "seed": arguments.seed,
                    "simulations": arguments.simulations,
                    "quick": arguments.quick,
                    "open": arguments.open,
                    "player": player,
                    "decisions": [as_json(one) for one in judged],
                },
                ensure_ascii=False,
                indent=2,
            )
        )
        return 0
    teller = game.teller(game.start_of(record).duel, 0, arguments.language, neutral=True)
    paper = Paper()
    found = tell(judged, (teller.subject(0), teller.subject(1)), arguments, paper)
    if arguments.learn:
        language = Language(arguments.language)
        course = Course(game, record, analyst, language, paper)

        def run() -> int:
            course.run(found, player)
            return 0

        return politely(run, lambda: paper.line("\n" + COMMON.say(language, "goodbye")))
    return 0


def tell(
    judged: Iterator[Judged], players: tuple[str, str], arguments: argparse.Namespace, paper: Paper
) -> list[Judged]:
    """Writes the chances decision by decision, and then the mistakes; returns what was judged."""
    language = arguments.language
    whose = MESSAGES.say(language, "both") if arguments.player is None else players[arguments.player - 1]
    paper.line(
        MESSAGES.say(
            language,
            "title",
            players=whose,
            simulations=str(arguments.simulations),
            seed=str(arguments.seed),
            knowledge=MESSAGES.say(language, "known-open" if arguments.open else "known-own"),
        )
    )
    found: list[Judged] = []
    for one in judged:
        if not found or found[-1].turn != one.turn:
            paper.line(MESSAGES.say(language, "turn", turn=str(one.turn)), "bold")
        found.append(one)
        paper.line(decision_line(one, players[one.player], language), "red" if one.mistake else "")
    paper.line()
    for line in (*mistake_lines(found, players, language), *accuracy_lines(found, players, language)):
        paper.line(line)
    return found
