"""``duelkit show`` for a position of THE EYE OF JUDGMENT."""

from __future__ import annotations

import argparse

from duelkit.judgment.positions import read_position
from duelkit.judgment.state import codes
from duelkit.judgment.text.telling import Teller
from duelkit.judgment.why.said import offered_because
from duelkit.terminal.judgment.board import board
from duelkit.terminal.judgment.explain import asked_lines, cannot_lines
from duelkit.terminal.judgment.linear import field_lines
from duelkit.terminal.judgment.session import described, grouped, with_forecast
from duelkit.terminal.paper import Paper
from duelkit.wording import Language


def show(text: str, arguments: argparse.Namespace) -> int:
    """Show a position: the board, every option with its reason, forecasts of attacks, and what cannot be done.

    :param text: the position file's text.
    :raises FileError: if it is no position.
    """
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
        paper.line(teller.words("legend"), "dim")
    if decision is None:
        paper.line(teller.words("show-over"))
        paper.line(teller.outcome())
        return 0
    if decision.player == player:
        paper.line(teller.question(), "bold")
        for line in asked_lines(teller):
            paper.line("  " + line, "dim")
        paper.line(teller.words("offered-title"), "bold")
        for number, (words, options) in enumerate(grouped(teller, decision.options), 1):
            said = described(teller, words, options)
            if codes.verb_of(options[0]) == codes.O_ATTACK:
                said = with_forecast(teller, said, options[0])
            paper.line(f"{number:>3}  {said}")
            paper.line(f"       {offered_because(options[0], language)}", "dim")
    else:
        paper.line(teller.words("show-nothing", player=teller.subject(player)))
    found = cannot_lines(teller)
    if found:
        paper.line(teller.words("why-not-title"), "bold")
        for line in found:
            paper.line("  " + line)
    return 0
