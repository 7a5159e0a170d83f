"""Executors of the words about banished monsters that return to the field later."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import NEXT, Op
from duelkit.yugioh.state.codes import BANISHED, EITHER, UP_ATTACK, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Delayed
from duelkit.yugioh.state.tasks import Work


class ReturnsLaterOp(Op):
    """Note that banished cards return to the field of the effect's player in the n-th such phase from now on.

    :param program: the program that returns one of them, as if an effect had banished it for a time.
    """

    def __init__(self, ref: int, slot: int, program: int, phase: int, of: int, nth: int) -> None:
        self.ref = ref
        self.slot = slot
        self.program = program
        self.phase = phase
        self.of = of
        self.nth = nth

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            if duel.place[card] != BANISHED:
                continue
            later = Delayed()
            later.phase = self.phase
            later.of = -1 if self.of == EITHER else player_of(scope.player, self.of)
            later.counted = self.nth
            copied = scope.copy()
            copied.them = (card,)
            copied.targets = (*scope.targets, (card,))
            copied.target_stamps = (*scope.target_stamps, (duel.stamp[card],))
            copied.declared = UP_ATTACK
            copied.die = copied.heads = scope.player
            later.scope = copied
            later.program = self.program
            duel.order += 1
            later.order = duel.order
            duel.delayed.append(later)
            frame.done += 1
        return NEXT
