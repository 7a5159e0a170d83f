"""The ``duelkit`` command. The modules of a command are imported when it is used, so that help is instant."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NoReturn

from duelkit import __version__, games
from duelkit.games.listing import Command
from duelkit.kernel.errors import DuelkitError

COMMANDS: Final[dict[str, Command]] = {
    "table": ("duelkit.table.cli", "fill_table", "play in the browser"),
    "backup": ("duelkit.table.backup", "fill_backup", "copy the database of a table, which may be open"),
    "bot": ("duelkit.table.bot", "fill_bot", "sit down at a table and play"),
    "play": ("duelkit.terminal.play", "fill_play", "play a duel in the terminal"),
    "learn": ("duelkit.terminal.learn", "fill_learn", "lessons on the board, one small task after the other"),
    "quiz": ("duelkit.terminal.quiz", "fill_quiz", "questions about chains and timing, judged by the engine"),
    "watch": ("duelkit.terminal.watch", "fill_watch", "watch two computer players duel"),
    "show": ("duelkit.terminal.show", "fill_show", "show a position and all options in it, with reasons"),
    "solve": ("duelkit.terminal.solve", "fill_solve", "prove or refute a win this turn in a position"),
    "puzzle": ("duelkit.terminal.puzzle", "fill_puzzle", "puzzles: one way to win this turn"),
    "analyse": ("duelkit.terminal.analyse", "fill_analyse", "the win chances of a recorded duel, and its mistakes"),
    "card": ("duelkit.terminal.cards", "fill_card", "show a card: figures, text, what the rules make of it"),
    "cards": ("duelkit.terminal.cards", "fill_cards", "search the playable cards, or make your own from texts"),
    "word": ("duelkit.terminal.word", "fill_word", "list the words of the card languages, or explain one"),
    "replay": ("duelkit.commands", "fill_replay", "play a record again and compare every state hash"),
    "bench": ("duelkit.commands", "fill_bench", "measure decisions, duels, copies on one core, random play"),
    "fuzz": ("duelkit.commands", "fill_fuzz", "play random duels with every check of the contract on"),
    "tournament": (
        "duelkit.laboratory.tournaments.cli",
        "fill_tournament",
        "Swiss, round-robin and double-elimination tournaments of computer players and people",
    ),
    "arena": (
        "duelkit.laboratory.commands",
        "fill_arena",
        "compare computer players and decks over many duels, with intervals and ratings",
    ),
    "dataset": ("duelkit.laboratory.commands", "fill_dataset", "write the decisions of many duels as Parquet files"),
    "simulate": (
        "duelkit.laboratory.simulate",
        "fill_simulate",
        "many duels: who wins how often, what each card and each change does",
    ),
    "goldfish": (
        "duelkit.laboratory.goldfish.commands",
        "fill_goldfish",
        "what opening hands can do: how often a deck reaches a board in its first turn, and how",
    ),
    "deck": ("duelkit.terminal.decks", "fill_deck", "check, show and convert decks; limit lists"),
    "rules": (
        "duelkit.rulebook.cli",
        "fill_rules",
        "search the rulebook, compare editions, report the coverage by tests",
    ),
}
"""Each command: its module, the function there that adds its arguments, its line in the help."""


def every_command() -> dict[str, Command]:
    """Returns all commands by name, including those of single games."""
    found = dict(COMMANDS)
    for game in games.listed(others=False):
        found |= game.commands()
    return found


class OneLineParser(argparse.ArgumentParser):
    """Reports wrong arguments in one line.

    :param fill: adds the arguments when the parser is used.
    """

    fill: Callable[[argparse.ArgumentParser], None] | None = None

    def error(self, message: str) -> NoReturn:
        """Prints the line and exits with status 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parses arguments, those of a command after adding them; the command that does not know one reports it."""
        if self.fill is not None:
            fill, self.fill = self.fill, None
            fill(self)
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the whole command line."""
    top: argparse.ArgumentParser = OneLineParser(prog="duelkit", description="Play, watch, test and look up duels.")
    top.add_argument("--version", action="version", version=f"duelkit {__version__}")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (module, fill, help_line) in every_command().items():
        inner = subparsers.add_parser(name, help=help_line)
        assert isinstance(inner, OneLineParser)
        inner.fill = later(module, fill)
    return top


def later(module: str, fill: str) -> Callable[[argparse.ArgumentParser], None]:
    """Returns a function of a module that is imported when the function is called."""
    return lambda parser: getattr(import_module(module), fill)(parser)


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; returns the exit status: 0 success, 1 something was found wrong, 2 the input was wrong."""
    # what is imported and defined on the way to a command is kept: the collector would search it in vain
    gc.set_threshold(20_000, *gc.get_threshold()[1:])
    options = parser().parse_args(arguments)
    try:
        status = options.func(options)
    except DuelkitError as error:
        print(f"duelkit: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return int(status)


if __name__ == "__main__":
    raise SystemExit(main())
