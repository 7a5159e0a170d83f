"""``duelkit show``: a position, what can be done in it and why, and what cannot."""

from __future__ import annotations

import argparse
from typing import Any

from duelkit import games
from duelkit.cardlang.wording import Language
from duelkit.games.game import Game
from duelkit.kernel.errors import FileError
from duelkit.puzzles import Puzzle
from duelkit.reader import load_text, read_toml
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import Paper


def fill_show(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``show``."""
    parser.description = (
        "Show a position file of any game (see docs/positions.md), or a puzzle: the field, every "
        "option with its reason, and why the other cards cannot be used."
    )
    parser.add_argument("file", help="the position, or a puzzle")
    parser.add_argument("--player", type=int, choices=(0, 1), help="whose view (default: the player who is to decide)")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours")
    parser.set_defaults(func=show)


def opened(file: str) -> tuple[Game, Any, Puzzle | None]:
    """Returns the game and the duel of a position file or a puzzle, run to its first question, and the puzzle.

    :raises DuelkitError: if the file is neither.
    """
    text = load_text(file, "position")
    table = read_toml(text, file)
    position = table.get("position")
    named = (position if isinstance(position, dict) else table).get("game", games.default())
    if named not in games.names():
        raise FileError(file, 0, f"game: {str(named)[:40]!r}; expected one of {', '.join(games.names())}")
    game = games.named(named)
    if "position" not in table:
        return game, terminal_of(game).position(text, file), None
    puzzle = game.puzzle(text, file)
    return game, puzzle.begin().duel, puzzle


def show(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit show``; returns the exit status.

    :raises FileError: if the file is not a position.
    """
    game, duel, _ = opened(arguments.file)
    terminal = terminal_of(game)
    paper = Paper(arguments.plain)
    language = Language(arguments.language)
    decision = duel.decision
    player = arguments.player
    if player is None:
        player = 0 if decision is None else decision.player
    teller = game.teller(duel, player, language)
    picture = terminal.picture(teller, duel.observe(player), paper)
    paper.draw(picture)
    if not isinstance(picture, list):
        for line, style in terminal.legend(teller):
            paper.line(line, style)
    if decision is None:
        paper.line(terminal.say(language, "show-over"))
        paper.line(teller.outcome())
        return 0
    if decision.player == player:
        paper.line(teller.question(), "bold")
        for line in terminal.question_reasons(teller):
            paper.line("  " + line, "dim")
        paper.line(terminal.say(language, "offered-title"), "bold")
        for number, (words, reason) in enumerate(terminal.offered(teller, decision.options), 1):
            paper.line(f"{number:>3}  {words}")
            paper.line(f"       {reason}", "dim")
    else:
        paper.line(terminal.say(language, "show-nothing", player=teller.subject(player)))
    found = terminal.refusals(teller)
    if found:
        paper.line(terminal.say(language, "why-not-title"), "bold")
        for line in found:
            paper.line("  " + line)
    return 0
