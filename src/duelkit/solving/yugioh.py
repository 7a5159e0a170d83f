"""The knowledge of Yu-Gi-Oh! for the solver."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.kernel.state import digest_of
from duelkit.solving.chance import AFTER, BEFORE
from duelkit.solving.goals import SURVIVE, Goal
from duelkit.solving.knowledge import Knowledge
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.state.codes import (
    DECK,
    DRAWN,
    O_ACTIVATE,
    O_ATTACK,
    O_PROCEDURE,
    O_SET,
    O_SET_MONSTER,
    O_SUMMON,
    O_TO_BATTLE,
    O_TO_END,
    O_TO_MAIN_2,
    O_TRIGGER,
    PASS,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_LOOK, L_MOVE, L_REVEAL, L_SHUFFLE, entries

HARMFUL: Final = ("life_points", "winning", "drawing")
"""The topics of the words by which a player can lose life points or the duel outside battle."""
LIKELY: Final = {
    O_ACTIVATE: 2,
    O_TRIGGER: 2,
    O_PROCEDURE: 1,
    O_SUMMON: 1,
    O_ATTACK: 0,
    O_TO_BATTLE: 3,
    O_TO_MAIN_2: 6,
    O_SET_MONSTER: 7,
    O_SET: 8,
    O_TO_END: 9,
}
"""The order in which actions are tried for a win."""


class YugiohKnowledge(Knowledge):
    """The knowledge of Yu-Gi-Oh! for the solver. ``peaceful``: whether nobody can be damaged after the battle phase."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.peaceful = False

    def of_duel(self, duel: State) -> YugiohKnowledge:  # type: ignore[override]
        twin = YugiohKnowledge(self.game)
        twin.peaceful = not any(harms(info.definition) for info in duel.info)
        return twin

    def dealt(self, duel: State, since: int) -> int:  # type: ignore[override]
        found = entries(duel.log, since)
        shuffled = max((at for at, entry in enumerate(found) if entry.kind == L_SHUFFLE), default=-1)
        answer = 0
        seen = False
        for at, entry in enumerate(found):
            seen = seen or entry.kind == L_SHUFFLE
            if entry.kind == L_MOVE:
                # a card that was searched for leaves a deck that is shuffled afterwards
                read = entry.a == DECK and (bool(entry.c & DRAWN) or at > shuffled)
            else:
                read = entry.kind in (L_REVEAL, L_LOOK) and duel.place[entry.card] == DECK and at > shuffled
            if read:
                answer = max(answer, AFTER if seen else BEFORE)
        return answer

    def settled(self, duel: State, goal: Goal) -> bool | None:  # type: ignore[override]
        if self.peaceful and duel.turn == goal.last and duel.phase in (Phase.MAIN_2, Phase.END):
            return goal.kind == SURVIVE
        return None

    def beside(self, duel: State) -> Hashable:  # type: ignore[override]
        # an active modifier depends on the data of its effect when it began to apply, such as a die roll
        return tuple(
            [
                (active.order, digest_of(active.scope))
                for kind in duel.active
                for active in kind
                if not active.continuous
            ]
        )

    def sorted(self, duel: State, goal: Goal) -> Sequence[int]:  # type: ignore[override]
        decision = duel.decision
        assert decision is not None
        if decision.player == goal.player:
            return sorted(decision.options, key=lambda option: LIKELY.get(verb_of(option), 4))
        return sorted(decision.options, key=lambda option: option == PASS)


@cache
def harms(definition: Any) -> bool:
    """Whether a card contains a word by which somebody can lose life points, draw or win."""
    kind = type(definition)
    parts = kind.__module__.split(".")
    if "words" in parts and parts[parts.index("words") + 1] in HARMFUL:
        return True
    if isinstance(definition, (tuple, frozenset)):
        return any(harms(part) for part in definition)
    if is_dataclass(definition):
        return any(harms(getattr(definition, field.name)) for field in fields(definition))
    return False
