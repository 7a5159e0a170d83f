"""What the laboratory's commands that play many duels share: players, decks, workers, progress."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from duelkit.games.game import Game
from duelkit.games.options import add_game_options, game_of, listed
from duelkit.laboratory.executors import Executor, Inside, Processes
from duelkit.laboratory.rays import Cluster

STOPPED: Final = 130
"""The exit status after an interrupt, as in shells."""


def add_run_options(parser: argparse.ArgumentParser, command: str, duels: int, about: str) -> None:
    """Adds the arguments of a command that plays duels.

    :param duels: the default number.
    :param about: what they are for, in the help.
    """
    add_game_options(parser, command)
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="LEVEL",
        help="computer players, with spaces or commas between them (default: the first two of the game)",
    )
    parser.add_argument(
        "--decks",
        nargs="+",
        metavar="DECK",
        help="built-in decks or files, with spaces or commas between them (default: two of the game)",
    )
    parser.add_argument("--duels", type=int, default=duels, help=f"{about} (default {duels})")
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument(
        "--workers",
        type=workers,
        metavar="N",
        help="processes (default: this one alone); with --ray, blocks of duels at a time",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, host:port; on this machine if no address is given",
    )
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def workers(text: str) -> int:
    """Returns a number of processes."""
    value = int(text)
    if not 1 <= value <= 1024:
        raise argparse.ArgumentTypeError("expected a number from 1 to 1024")
    return value


def chosen(options: argparse.Namespace) -> tuple[Game, Any, list[str], list[Any]]:
    """Returns the game, its setup, the players and the decks.

    :raises DuelkitError: if there is no such deck.
    """
    game = game_of(options)
    setup = game.setup(vars(options))
    players = listed(options.players or game.levels[:2])
    names = listed(options.decks or list(dict.fromkeys(game.two_decks(setup))))
    return game, setup, players, [game.deck(name, setup) for name in names]


def executor_of(options: argparse.Namespace) -> Executor:
    """Returns the executor.

    :raises DuelkitError: if there is no such cluster.
    """
    if options.ray is not None:
        return Cluster(options.ray or None, options.workers)
    return Inside() if options.workers in (None, 1) else Processes(options.workers)


@contextmanager
def progress(what: str, played: int, duels: int) -> Iterator[Any]:
    """Returns a progress bar with the remaining time, if the output is a terminal."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(what, completed=played, total=duels or None)
        yield lambda now, of: bar.update(task, completed=now, total=of)
