"""The messages of the laboratory, in both languages."""

from __future__ import annotations

from typing import Final

from duelkit.games.game import Game, Words
from duelkit.messages import Messages

MESSAGES: Final = Messages("duelkit.laboratory", ("laboratory",))
LANGUAGES: Final = ("ja", "en")


def both(key: str, **values: str | int) -> Words:
    """Returns a message in both languages."""
    return {language: MESSAGES.say(language, key, **values) for language in LANGUAGES}


def ending(game: Game, reason: str) -> Words:
    """Returns why duels ended: in the laboratory's own words, the game's, or the game's id as it is."""
    key = "reason-" + reason.replace(" ", "-")
    return {
        language: MESSAGES.say(language, key)
        if MESSAGES.knows(language, key)
        else game.say(language, key)
        if game.knows_message(language, key)
        else reason
        for language in LANGUAGES
    }
