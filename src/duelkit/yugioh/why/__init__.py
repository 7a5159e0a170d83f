"""Why: every reason against an action, why a question is asked, everything that a card can and cannot do.

The reasons come from the functions that decide legality, so that an action is offered if and only if nothing stands
against it. They are had through the methods of a duel::

    duel.why_not(option(O_SUMMON, card), "en")
    duel.why("ja")
    duel.reasons(card, "ja")

The codes of the reasons alone come from :func:`refusals`; ``why.said`` puts them into words.
"""

from __future__ import annotations

from duelkit.yugioh.why.actions import (
    TURN_ACTIONS,
    VERBS,
    actions_of,
    attack_on,
    cards_of_player,
    every_action,
    likely,
    target_of,
    whose,
)
from duelkit.yugioh.why.refusals import Refusal, codes_against, refusals

__all__ = [
    "TURN_ACTIONS",
    "VERBS",
    "Refusal",
    "actions_of",
    "attack_on",
    "cards_of_player",
    "codes_against",
    "every_action",
    "likely",
    "refusals",
    "target_of",
    "whose",
]
