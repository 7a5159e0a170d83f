"""Commands that measure and check: replay, bench, fuzz."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from duelkit import games
from duelkit.games.game import Game
from duelkit.games.options import add_game_options, game_of
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.recording import load_text
from duelkit.simulation.bench import bench
from duelkit.simulation.fuzz import Reach, fuzz


def fill_replay(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``replay``."""
    parser.add_argument("file", help="the record")
    parser.set_defaults(func=run_replay)


def fill_bench(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``bench``."""
    add_game_options(parser, "bench")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=positive, default=3.0, help="how long to play with each deck (default 3)")
    parser.set_defaults(func=run_bench)


def fill_fuzz(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``fuzz``."""
    parser.add_argument("--duels", type=counted, default=100, help="how many (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first duel (default 1)")
    parser.add_argument(
        "--reach",
        action="store_true",
        help="positions made to reach every effect of every card, instead of whole duels",
    )
    parser.add_argument("--out", metavar="FILE", help="with --reach: write the cards all of whose effects were reached")
    add_game_options(parser, "fuzz")
    parser.set_defaults(func=run_fuzz)


def positive(text: str) -> float:
    """Returns a number above 0."""
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError("expected a number above 0")
    return value


def counted(text: str) -> int:
    """Returns a whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("expected a whole number above 0")
    return int(text)


def run_replay(options: argparse.Namespace) -> int:
    """Carries out ``duelkit replay``."""
    text = load_text(options.file)
    named = re.search(r'^\[game "([^"]*)"\]', text, re.MULTILINE)
    print(games.of_record(named[1] if named else None, options.file).replayed(text, options.file))
    return 0


def run_bench(options: argparse.Namespace) -> int:
    """Carries out ``duelkit bench``."""
    figures = bench(game_of(options), options.seconds)
    if options.json:
        print(json.dumps(figures, indent=2))
        return 0
    print("compiled" if figures["compiled"] else "pure Python")
    for name, row in figures["decks"].items():
        print(f"{name}: " + ", ".join(f"{key} {value:,.1f}" for key, value in row.items()))
    return 0


def _reach(game: Game, options: argparse.Namespace) -> int:
    """Carries out ``duelkit fuzz --reach``."""
    if "reach" not in game.parts:
        raise DuelkitError(f"the game {game.identity} sets up no positions for its cards; expected one that does")
    report = game.part("reach", Reach).run(options.duels, options.seed)  # type: ignore[type-abstract]
    print(report.table())
    if options.out is not None:
        try:
            Path(options.out).write_text(report.lines(), encoding="utf-8")
        except OSError as error:
            raise FileError(options.out, 0, f"cannot be written ({error.strerror})") from None
    return 1 if report.violations else 0


def run_fuzz(options: argparse.Namespace) -> int:
    """Carries out ``duelkit fuzz``; returns 1 if a check failed."""
    game = game_of(options)
    if options.reach:
        return _reach(game, options)
    report = fuzz(game, options.duels, options.seed, game.setup(vars(options)))
    print(report.table())
    return 1 if report.violations else 0
