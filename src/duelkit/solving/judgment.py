"""The knowledge of THE EYE OF JUDGMENT for the solver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.judgment.engine.facts.values import controlled
from duelkit.judgment.language import Draw, SummonOnto
from duelkit.judgment.state.codes import (
    LIBRARY,
    O_ABILITY,
    O_ATTACK,
    O_CAST,
    O_END_TURN,
    O_INCARNATE,
    O_ROTATE,
    O_SUMMON,
    O_TO_ACTION_2,
    verb_of,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_DRAW, L_MILL, L_REVEAL, entries
from duelkit.kernel.decision import ACT
from duelkit.solving.chance import AFTER
from duelkit.solving.goals import SURVIVE, WIN, Goal
from duelkit.solving.knowledge import Knowledge

LIKELY: Final = {O_ATTACK: 0, O_SUMMON: 1, O_INCARNATE: 1, O_CAST: 2, O_ABILITY: 2, O_ROTATE: 5, O_END_TURN: 7}
"""The order in which actions are tried for a win."""


class JudgmentKnowledge(Knowledge):
    """The knowledge of THE EYE OF JUDGMENT for the solver.

    ``steady``: whether nobody gains more fields than by the normal summon of a turn, and abilities empty no library.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.steady = False

    def of_duel(self, duel: State) -> JudgmentKnowledge:  # type: ignore[override]
        twin = JudgmentKnowledge(self.game)
        twin.steady = not any(gains(info.definition) for info in duel.info)
        return twin

    def dealt(self, duel: State, since: int) -> int:  # type: ignore[override]
        # shuffles are not in the log: cards read near one count as read after it
        for entry in entries(duel.log, since):
            if entry.kind in (L_DRAW, L_MILL) or entry.kind == L_REVEAL and duel.place[entry.card] == LIBRARY:
                return AFTER
        return 0

    def settled(self, duel: State, goal: Goal) -> bool | None:  # type: ignore[override]
        decision = duel.decision
        assert decision is not None
        # between two actions no creature is about to return to the board (EOJ-SUMMON-01, EOJ-WIN-01)
        player = decision.player
        if (
            self.steady
            and decision.kind == ACT
            and duel.turn == goal.last
            and (goal.player == player) == (goal.kind == WIN)
            and controlled(duel, player) + (not duel.normal_summon) < duel.settings.fields_to_win
        ):
            return goal.kind == SURVIVE
        return None

    def sorted(self, duel: State, goal: Goal) -> Sequence[int]:  # type: ignore[override]
        decision = duel.decision
        assert decision is not None
        if decision.player != goal.player:
            return decision.options
        ended = controlled(duel, goal.player) >= duel.settings.fields_to_win
        # everything that action phase 2 offers is offered before it too
        options = [option for option in decision.options if verb_of(option) != O_TO_ACTION_2]
        return sorted(
            options,
            key=lambda option: -1 if ended and verb_of(option) == O_END_TURN else LIKELY.get(verb_of(option), 3),
        )


@cache
def gains(definition: Any) -> bool:
    """Whether a card contains a word by which a player gains another field or draws."""
    if isinstance(definition, (Draw, SummonOnto)):
        return True
    if isinstance(definition, (tuple, frozenset)):
        return any(gains(part) for part in definition)
    if is_dataclass(definition):
        return any(gains(getattr(definition, field.name)) for field in fields(definition))
    return False
