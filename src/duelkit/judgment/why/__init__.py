"""Why: every reason against an action, and why a question is asked.

The reasons come from the functions that decide legality, so that an action is offered if and only if nothing stands
against it. :func:`codes_against` answers codes; ``why.said`` puts them into words with the rules behind them.
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
