"""What THE EYE OF JUDGMENT knows for the solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.judgment.engine.facts.values import controlled
from duelkit.judgment.state.codes import (
    LIBRARY, O_ABILITY, O_ATTACK, O_CAST, O_END_TURN, O_INCARNATE, O_ROTATE, O_SUMMON, O_TO_ACTION_2, verb_of,
)
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import L_DRAW, L_MILL, L_REVEAL, entries
from duelkit.solving.chance import AFTER
from duelkit.solving.goals import Goal
from duelkit.solving.knowledge import Knowledge

LIKELY: Final = {O_ATTACK: 0, O_SUMMON: 1, O_INCARNATE: 1, O_CAST: 2, O_ABILITY: 2, O_ROTATE: 5, O_TO_ACTION_2: 6,
                 O_END_TURN: 7}
"""In which order actions are tried for a win."""


class JudgmentKnowledge(Knowledge):
    """What THE EYE OF JUDGMENT knows for the solver."""

    def dealt(self, duel: Duel, since: int) -> int:  # type: ignore[override]
        # shuffles are not in the log: what is read next to one counts as read after it
        for entry in entries(duel.log, since):
            if entry.kind in (L_DRAW, L_MILL) or entry.kind == L_REVEAL and duel.place[entry.card] == LIBRARY:
                return AFTER
        return 0

    def sorted(self, duel: Duel, goal: Goal) -> Sequence[int]:  # type: ignore[override]
        decision = duel.decision
        assert decision is not None
        if decision.player != goal.player:
            return decision.options
        ended = controlled(duel, goal.player) >= duel.settings.fields_to_win
        return sorted(decision.options, key=lambda option: (
            -1 if ended and verb_of(option) == O_END_TURN else LIKELY.get(verb_of(option), 3)))
