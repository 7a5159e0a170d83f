"""Questions, options and events of a duel in words, Japanese and English.

The sentences lie in Fluent files beside this module, in ``messages/ja`` and ``messages/en``. Everything said to a
player names only what that player may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.messages import Messages
from duelkit.yugioh.text.registry import Language

if TYPE_CHECKING:
    from duelkit.yugioh.engine.view import LogView
    from duelkit.yugioh.state.duel import Duel

FILES: Final = ("words", "questions", "log", "table", "why", "editions", "match")
MESSAGES: Final = Messages("duelkit.yugioh.text", FILES)
say = MESSAGES.say
knows_message = MESSAGES.knows
message_keys = MESSAGES.keys


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def describe_option(duel: Duel, option: int, language: Language | str, player: int | None = None) -> str:
    """An option of the open question in words.

    :param player: to whom it is said; the player who is asked if left out.
    """
    from duelkit.yugioh.text.telling import Teller
    return Teller(duel, _asked(duel, player), language).option(option)


def describe_question(duel: Duel, language: Language | str, player: int | None = None) -> str:
    """What is asked, and why, in one sentence or two."""
    from duelkit.yugioh.text.telling import Teller
    return Teller(duel, _asked(duel, player), language).question()


def describe_log(duel: Duel, entry: LogView, language: Language | str, player: int) -> str:
    """An entry of the log, as ``seen_log`` gives it to ``player``, in words."""
    from duelkit.yugioh.text.log_words import log_line
    from duelkit.yugioh.text.telling import Teller
    return log_line(Teller(duel, player, language), entry)


def _asked(duel: Duel, player: int | None) -> int:
    if player is not None:
        return player
    return 0 if duel.decision is None else duel.decision.player
