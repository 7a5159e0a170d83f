"""``duelkit goldfish``: what the opening hands of a deck can do in the first turn."""

from __future__ import annotations

import argparse
import json
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.games.options import add_game_options, game_of
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.laboratory import report
from duelkit.laboratory.executors import Executor
from duelkit.laboratory.goldfish.boards import BoardResults
from duelkit.laboratory.goldfish.playing import HandsPlan, hands_plan, line_of
from duelkit.laboratory.goldfish.results import MESSAGES, Results
from duelkit.laboratory.goldfish.searching import REACHED, turns_of
from duelkit.laboratory.options import STOPPED, executor_of, progress, workers
from duelkit.laboratory.rows import Row
from duelkit.laboratory.running import Run
from duelkit.laboratory.subject import Subject, subject_of

NODES: Final = 3_000
HANDS: Final = 200
LINES: Final = 3


def fill_goldfish(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``goldfish``."""
    parser.description = (
        "Search the first turn of many opening hands over the real rules: how often the deck reaches a board, with "
        "which cards, by which line, and whether another card would help."
    )
    add_game_options(parser, "goldfish")
    parser.add_argument("deck", metavar="DECK", help="a built-in deck or a file")
    goal = parser.add_mutually_exclusive_group()
    goal.add_argument(
        "--goal",
        metavar="WORDS",
        help="the board, such as 'Stardust Dragon and 2 Set cards', 'シンクロモンスター 2', 'a negate' or 'OTK' "
        "(default: the best board that the search finds)",
    )
    goal.add_argument("--goal-file", metavar="FILE", help="a file with the goal; lines that begin with # are comments")
    parser.add_argument("--hands", type=int, default=HANDS, metavar="N", help=f"opening hands (default {HANDS})")
    parser.add_argument("--second", action="store_true", help="the second turn, after an opponent who did nothing")
    parser.add_argument(
        "--nodes", type=int, default=NODES, metavar="N", help=f"positions looked at for each hand (default {NODES})"
    )
    parser.add_argument(
        "--change",
        action="append",
        default=[],
        metavar="-CARD+CARD",
        help="does the deck reach it more often with another card? The same hands again, for each change",
    )
    parser.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="CARD",
        help="how often does it still work if the opponent has this card in hand and uses it at the worst moment?",
    )
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument("--workers", type=workers, metavar="N", help="processes (default: this one alone)")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="search on a Ray cluster: auto, host:port"
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        help="keep the hands there, to go on with them, a page of the results, and lines as records to watch",
    )
    parser.add_argument(
        "--lines", type=int, default=LINES, metavar="N", help=f"with --out: how many lines are kept (default {LINES})"
    )
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(func=run_goldfish)


def run_goldfish(options: argparse.Namespace) -> int:
    """Carries out ``duelkit goldfish``; returns 130 if it was interrupted."""
    plan = plan_of(options)
    subject = subject_of(plan.game)
    changes = [change_of(text, subject, plan) for text in options.change]
    traps = [subject.find(name) for name in options.against]
    with ExitStack() as stack:
        folder = Path(options.out or stack.enter_context(tempfile.TemporaryDirectory()))
        executor = stack.enter_context(closing(executor_of(options)))
        plans = [(folder, plan)]
        plans += [(folder / f"change-{number}", other) for number, (_, other) in enumerate(changes, 1)]
        plans += [(folder / f"against-{number}", replaced(plan, trap=trap)) for number, trap in enumerate(traps, 1)]
        found: list[list[Row]] = []
        for where, one in plans:
            rows = searched(where, one, executor, options.language)
            if rows is None:
                print(MESSAGES.say(options.language, "goldfish-stopped"))
                return STOPPED
            found.append(rows)
        kept = keep_lines(folder, plan, found[0], options.lines) if options.out else []
    results = (Results if plan.goal else BoardResults)(plan, subject, found[0], [], [], kept)
    for (words, _), rows in zip(changes, found[1:], strict=False):
        results.changes.append(results.trial({"ja": words, "en": words}, rows))
    for trap, rows in zip(traps, found[1 + len(changes) :], strict=True):
        results.traps.append(results.trial(subject.name(trap), rows))
    if options.out:
        report.write(folder / report.FILE, results.page(options.language))
    if options.json:
        print(json.dumps(results.values(), ensure_ascii=False, indent=2))
    else:
        for line in results.report(options.language).lines():
            print(line)
        if options.out:
            print(MESSAGES.say(options.language, "goldfish-page", file=str(folder / report.FILE)))
    return 0


def plan_of(options: argparse.Namespace) -> HandsPlan:
    """Returns what is requested.

    :raises DuelkitError: if the game, the deck, the goal or a number is not possible.
    """
    game: Game = game_of(options)
    turns = turns_of(game)
    for name, least in (("hands", 1), ("nodes", 1), ("lines", 0)):
        if getattr(options, name) < least:
            raise DuelkitError(f"--{name} {getattr(options, name)}; expected a number from {least}")
    words = goal_of_file(Path(options.goal_file)) if options.goal_file is not None else options.goal
    goal = "" if words is None else turns.goal(words).text
    setup = game.setup(vars(options))
    return hands_plan(
        game,
        setup,
        game.deck(options.deck, setup),
        goal,
        options.hands,
        seed=options.seed,
        second=options.second,
        nodes=options.nodes,
    )


def goal_of_file(path: Path) -> str:
    """Returns the goal of a file.

    :raises FileError: if it cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "not UTF-8"
        raise FileError(str(path), 0, f"cannot be read ({why}); expected a text file with a goal") from None
    return " ".join(line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#"))


def change_of(text: str, subject: Subject, plan: HandsPlan) -> tuple[str, HandsPlan]:
    """Returns the plan with one card replaced.

    :raises DuelkitError: if the change is not understood or makes an illegal deck.
    """
    taken, plus, put = text.strip().removeprefix("-").partition("+")
    if not text.strip().startswith("-") or not plus:
        raise DuelkitError(f"--change {text[:60]}: expected -CARD+CARD")
    cards = subject.find(taken.strip()), subject.find(put.strip())
    deck = subject.changed(plan.decks[0], [cards[0]], [cards[1]], plan.setup)
    return text.strip(), replaced(plan, decks=(deck, plan.decks[1]))


def replaced(plan: HandsPlan, **fields: Any) -> HandsPlan:
    """Returns a plan with other fields."""
    kept = {**plan.__dict__, **fields}
    return HandsPlan(**{key: value for key, value in kept.items() if key != "identity"})


def searched(folder: Path, plan: HandsPlan, executor: Executor, language: str) -> list[Row] | None:
    """Returns the hands of a plan; those that are missing in the folder are searched. ``None`` after an interrupt."""
    with Run(folder, plan) as run:
        with progress(MESSAGES.say(language, "goldfish-searching"), run.played, plan.duels) as on_progress:
            if not run.play(executor, on_progress):
                return None
        return list(run.rows())


def keep_lines(folder: Path, plan: HandsPlan, rows: list[Row], most: int) -> list[str]:
    """Writes the first lines that reach the goal, or those to the best boards, as records; returns their files."""
    found = []
    reached = [row for row in rows if row.reason == REACHED] if plan.goal else sorted(rows, key=lambda row: -row.worth)
    for row in reached[:most]:
        recorder = line_of(plan, row.number)
        if recorder is not None:
            path = folder / f"hand-{row.number + 1}.duel"
            recorder.save(path)
            found.append(str(path))
    return found
