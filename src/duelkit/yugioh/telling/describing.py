"""Options, questions and entries of the log, each in one call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.yugioh.telling.log import log_line
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.registry import Language

if TYPE_CHECKING:
    from duelkit.yugioh.engine.seen.view import LogView
    from duelkit.yugioh.state.duel import State


def describe_option(duel: State, option: int, language: Language | str, player: int | None = None) -> str:
    """An option of the open question in words.

    :param player: the reader; by default the player who is asked.
    """
    return Teller(duel, _asked(duel, player), language).option(option)


def describe_question(duel: State, language: Language | str, player: int | None = None) -> str:
    """The open question and its reason, in one or two sentences."""
    return Teller(duel, _asked(duel, player), language).question()


def describe_log(duel: State, entry: LogView, language: Language | str, player: int) -> str:
    """An entry of the log, from ``seen_log`` for ``player``, in words."""
    return log_line(Teller(duel, player, language), entry)


def _asked(duel: State, player: int | None) -> int:
    if player is not None:
        return player
    return 0 if duel.decision is None else duel.decision.player
