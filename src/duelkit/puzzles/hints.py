"""Hints in steps: first a direction, then the card, then the move; and the themes of puzzles."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.puzzles import GOALS, LANGUAGES, PLAYER, Puzzle, Words
from duelkit.puzzles.telling import MESSAGES

THEMES: Final = {
    "summon": "summoning",
    "set_monster": "summoning",
    "special_summon": "special",
    "pendulum_summon": "special",
    "activate": "effects",
    "trigger": "effects",
    "cast": "effects",
    "process": "effects",
    "flip_summon": "positions",
    "change_position": "positions",
    "rotate": "positions",
    "attack": "battle",
    "direct_attack": "battle",
}
"""The theme of each word of options; other words have none."""
LONG: Final = 6
"""From how many choices on a solution is long."""


def hint_words(game: Game, duel: Any, option: int) -> list[Words]:
    """The hints at an option that leads to the goal, one after the other; the last one is the option itself."""
    verb, name = game.verb(option), game.card_name(duel, option)
    direction = f"direction-{THEMES.get(verb, verb)}"
    key = direction if MESSAGES.knows("en", direction) else "direction"
    found = [{language: MESSAGES.say(language, key) for language in LANGUAGES}]
    if name is not None:
        found.append({language: MESSAGES.say(language, "hint-card", card=name[language]) for language in LANGUAGES})
    tellers = {language: game.teller(duel, PLAYER, language, all_seeing=True) for language in LANGUAGES}
    found.append({language: teller.option(option) for language, teller in tellers.items()})
    return found


def themes_of(game: Game, puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle, in a fixed order: what is done in its solution, and how long it is."""
    verbs = {game.verb(option) for option in puzzle.solution}
    found = {THEMES[verb] for verb in verbs if verb in THEMES}
    order = list(dict.fromkeys(THEMES.values()))
    length = "long" if len(puzzle.solution) >= LONG else "short"
    return (puzzle.goal, *sorted(found, key=order.index), length)


def every_theme() -> tuple[str, ...]:
    """All themes in their order."""
    return (*GOALS, *dict.fromkeys(THEMES.values()), "short", "long")


def of_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """The puzzle of a day; new puzzles change few days."""
    return min(puzzles, key=lambda one: hashlib.blake2b(f"{day.isoformat()} {one.identity}".encode()).digest())
