"""Why a card text could not be read, in words of both languages."""

from __future__ import annotations

import re
from typing import Final

from duelkit.yugioh.telling.messages import say

REASONS: Final = {
    "not understood": "reason-words",
    "materials not understood": "reason-materials",
    "materials can be read in several ways": "reason-materials-ways",
    "the numbers of the effects are not in order": "reason-order",
    "takes too long to read": "reason-long",
    "our print of it reads otherwise": "reason-otherwise",
    "understood, but a word of it cannot be played like this": "reason-unplayable",
    "a kind of card that is not known": "reason-kind",
    "a limit of an effect that is not there": "reason-limit-none",
    "a limit of another card": "reason-limit-card",
    "a limit of another kind of effect": "reason-limit-kind",
    "a limit of a way of summoning that is not there": "reason-limit-summon",
    "a limit that the effect cannot have": "reason-limit-odd",
    "a way of summoning that the card does not have": "reason-summon",
    "a limit of effects that are not numbered": "reason-limit-numbers",
    "print not read": "reason-print",
    "print read otherwise": "reason-otherwise",
    "misread": "reason-otherwise",
    "not printable": "reason-print",
    "old wording without recorded facts": "reason-no-facts",
    "old wording, a cost that is not recorded": "reason-no-facts",
    "violation in play": "reason-violation",
    "unknown-card": "reason-unknown",
    "in-database": "reason-database",
    "too-long": "reason-too-long",
    "no-name": "reason-no-name",
    "no-figures": "reason-no-figures",
    "name-taken": "reason-name-taken",
    "too-many": "reason-too-many",
}
"""The messages for the reasons of the reader."""
_FACTS: Final = "facts differ: "
_WAYS: Final = re.compile("can be read in ([0-9]+) ways")


def reason_words(language: str, reason: str) -> str:
    """A reason in words; a reason without a message is returned unchanged."""
    if reason.startswith(_FACTS):
        return say(language, "reason-facts")
    ways = _WAYS.fullmatch(reason)
    if ways is not None:
        return say(language, "reason-ways", count=ways[1])
    return say(language, REASONS[reason]) if reason in REASONS else reason


def place_words(language: str, effect: int, at: int) -> str:
    """The place where reading stopped, to be appended to the reason; empty if there is none.

    :param effect: the number of the effect, 0 before the first; ``at``: the character in it.
    """
    if effect:
        return say(language, "refused-place", effect=str(effect), at=str(at))
    return say(language, "refused-before") if at else ""


def refusal_words(language: str, reason: str, effect: int = 0, at: int = 0) -> str:
    """A reason, and the place in the text, in words."""
    words = say(language, "reason-text") if reason == "not understood" else reason_words(language, reason)
    return words + place_words(language, effect, at)
