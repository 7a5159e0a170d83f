"""The ``duelkit`` command."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from duelkit import commands
from duelkit.kernel.errors import DuelkitError
from duelkit.rulebook.cli import add_rules_command
from duelkit.table.bot import add_bot_command
from duelkit.table.cli import add_table_command
from duelkit.terminal.cards import add_card_command, add_cards_command
from duelkit.terminal.decks import add_deck_command
from duelkit.terminal.editions import add_editions_command
from duelkit.terminal.matches import add_match_command
from duelkit.terminal.play import add_play_command
from duelkit.terminal.show import add_show_command
from duelkit.terminal.watch import add_watch_command


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the line and exit with status 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top: argparse.ArgumentParser = OneLineParser(prog="duelkit", description="Play, watch, test and look up duels.")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    add_table_command(subparsers)
    add_bot_command(subparsers)
    add_play_command(subparsers)
    add_watch_command(subparsers)
    add_show_command(subparsers)
    add_card_command(subparsers)
    add_cards_command(subparsers)
    commands.add_commands(subparsers)
    add_deck_command(subparsers)
    add_match_command(subparsers)
    add_rules_command(subparsers)
    add_editions_command(subparsers)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run a command; answers the exit status: 0 well, 1 something was found wrong, 2 the input was wrong."""
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
