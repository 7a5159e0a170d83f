"""Puzzles in words, in both languages."""

from __future__ import annotations

from typing import Final

from duelkit.games.game import Game
from duelkit.messages import Messages
from duelkit.puzzles import PLAYER, Puzzle

MESSAGES: Final = Messages("duelkit.puzzles", ("puzzles",))


def solution_lines(game: Game, puzzle: Puzzle, language: str) -> list[str]:
    """The recorded solution in words, one decision per line."""
    duel = puzzle.begin().duel
    found = []
    for option in puzzle.solution:
        teller = game.teller(duel, PLAYER, language, all_seeing=True)
        player = teller.subject(duel.decision.player)
        found.append(MESSAGES.say(language, "step", player=player, option=teller.option(option)))
        duel.choose(option)
    return found
