"""Explanations: every reason against an action, and why a decision is asked.

The reasons come from the functions that decide legality, so an action is offered if and only if there is no reason
against it. :func:`codes_against` returns codes; ``why.said`` turns them into words with the rules that apply.
"""

from __future__ import annotations

from duelkit.judgment.why.actions import (
    ANOTHER_PLAYER,
    ANOTHER_QUESTION,
    SUMMONS_ONLY,
    VERBS,
    codes_against,
    every_action,
)

__all__ = ["ANOTHER_PLAYER", "ANOTHER_QUESTION", "SUMMONS_ONLY", "VERBS", "codes_against", "every_action"]
