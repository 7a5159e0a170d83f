"""Questions, options and events of a duel in words, Japanese and English.

The sentences lie in Fluent files beside this module, in ``messages/ja`` and ``messages/en``. Everything said to a
player names only what that player may know.
"""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages

FILES: Final = ("words", "questions", "log", "table", "why", "editions", "match")
MESSAGES: Final = Messages("duelkit.yugioh.text", FILES)
say = MESSAGES.say
knows_message = MESSAGES.knows
message_keys = MESSAGES.keys


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
