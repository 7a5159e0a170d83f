"""Executors of the words about Gemini Monsters that count as summoned once more."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import refresh
from duelkit.yugioh.state.code import NEXT, Op, Test
from duelkit.yugioh.state.codes import GEMINI, MONSTER_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import GEMINI_LENT, GEMINI_ON, Scope
from duelkit.yugioh.state.tasks import Work


class SummonedAgainTest(Test):
    """A Gemini Monster that counts as summoned once more, or did when it left the field. Rule: RES-GAP-GEM-01."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.info[card].types & GEMINI:
            return False
        if duel.place[card] == MONSTER_ZONE:
            return duel.play[card].face_up and duel.play[card].flags & GEMINI_ON != 0
        last = duel.last_known.get(card)
        return last is not None and last.gemini_on


class GainEffectsOp(Op):
    """Make Gemini Monsters Effect Monsters. Rule: RES-GAP-GEM-01."""

    def run(self, duel: State, frame: Work) -> int:
        done = [card for card in frame.cards if duel.place[card] == MONSTER_ZONE and duel.play[card].face_up]
        for card in done:
            duel.play[card].flags = duel.play[card].flags & ~GEMINI_LENT | GEMINI_ON
            refresh(duel, card)
        duel.scopes[frame.scope].them = tuple(done)
        frame.done = len(done)
        return NEXT
