"""Explanations: every reason against an action, the causes of a question, every action of a card.

The reasons come from the functions that decide legality, so that an action is offered if and only if there is no reason
against it. The methods of a duel return them::

    duel.why_not(option(O_SUMMON, card), "en")
    duel.why("ja")
    duel.reasons(card, "ja")

:func:`refusals` returns the codes of the reasons; ``why.said`` puts them into words.
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
