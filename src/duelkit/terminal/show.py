"""``duelkit show``: a position, what can be done in it and why, and what cannot."""

from __future__ import annotations

import argparse

from duelkit.games import JUDGMENT
from duelkit.reader import load_text, read_toml
from duelkit.terminal.board import board
from duelkit.terminal.judgment.show import show as show_judgment
from duelkit.terminal.linear import field_lines
from duelkit.terminal.paper import Paper
from duelkit.terminal.session import grouped
from duelkit.terminal.whys import offered_line, question_reasons, refusals
from duelkit.yugioh.positions import read_position
from duelkit.yugioh.text.registry import Language
from duelkit.yugioh.text.telling import Teller


def fill_show(parser: argparse.ArgumentParser) -> None:
    """What follows ``show``."""
    parser.description = ("Show a position file of either game (see docs/positions.md): the field, every option with "
                          "its reason, and why the other cards cannot be used.")
    parser.add_argument("file", help="the position")
    parser.add_argument("--player", type=int, choices=(0, 1), help="whose view (default: the player who is to decide)")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours")
    parser.set_defaults(func=show)


def show(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit show``; answers the exit status.

    :raises FileError: if the file is no position.
    """
    text = load_text(arguments.file, "position")
    if read_toml(text, arguments.file).get("game") == JUDGMENT:
        return show_judgment(text, arguments)
    paper = Paper(arguments.plain)
    language = Language(arguments.language)
    position = read_position(text, arguments.file)
    position.start()
    duel = position.duel
    decision = duel.decision
    player = arguments.player
    if player is None:
        player = 0 if decision is None else decision.player
    teller = Teller(duel, player, language)
    view = duel.observe(player)
    if paper.plain:
        for line in field_lines(teller, view):
            paper.line(line)
    else:
        paper.draw(board(teller, view, paper.width))
    if decision is None:
        paper.line(teller.words("show-over"))
        paper.line(teller.outcome())
        return 0
    if decision.player == player:
        paper.line(teller.question(), "bold")
        for line in question_reasons(teller):
            paper.line("  " + line, "dim")
        paper.line(teller.words("offered-title"), "bold")
        for number, (text, option) in enumerate(grouped(teller, decision.options), 1):
            paper.line(f"{number:>3}  {text}")
            paper.line("       " + offered_line(teller, option), "dim")
    else:
        paper.line(teller.words("show-nothing", player=teller.subject(player)))
    found = refusals(teller)
    if found:
        paper.line(teller.words("why-not-title"), "bold")
        for line in found:
            paper.line("  " + line)
    return 0
