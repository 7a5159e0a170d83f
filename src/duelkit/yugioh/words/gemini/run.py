"""Executors of the words about Gemini Monsters that count as summoned once more."""

from __future__ import annotations

from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import GEMINI, MONSTER_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import GEMINI_ON, Scope


class SummonedAgainTest(Test):
    """A Gemini Monster that counts as summoned once more, or did when it left the field. Rule: RES-GAP-GEM-01."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.info[card].types & GEMINI:
            return False
        if duel.place[card] == MONSTER_ZONE:
            return duel.play[card].face_up and duel.play[card].flags & GEMINI_ON != 0
        last = duel.last_known.get(card)
        return last is not None and last.gemini_on
