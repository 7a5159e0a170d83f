"""Questions, options and events of a duel in words, Japanese and English.

The sentences are in Fluent files next to this module, in ``messages/ja`` and ``messages/en``. Messages for a player
name only what that player can know.
"""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages

FILES: Final = ("words", "questions", "happened", "log", "table", "why", "editions", "match")
MESSAGES: Final = Messages("duelkit.yugioh.text", FILES)
say = MESSAGES.say
knows_message = MESSAGES.knows
message_keys = MESSAGES.keys


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
