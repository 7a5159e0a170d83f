"""How a card came to where it lies: kept for the few cards whose effects ask."""

from __future__ import annotations

from duelkit.yugioh.state.code import Arrival, Check
from duelkit.yugioh.state.codes import EITHER, on_side
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


class ArrivalCheck(Check):
    """The scope's card came here in such a way; ``next_phase``: this is the first such phase since, −1 for whenever."""

    def __init__(self, because: int, origin: int, face_up: bool, by: int, this_turn: bool, next_phase: int,
                 of: int) -> None:
        self.because = because
        self.origin = origin
        self.face_up = face_up
        self.by = by
        self.this_turn = this_turn
        self.next_phase = next_phase
        self.of = of

    def holds(self, duel: Duel, scope: Scope) -> bool:
        arrival = duel.arrivals.get(scope.card)
        if arrival is None or arrival.stamp != duel.stamp[scope.card]:
            return False
        if (arrival.because & self.because) != self.because or self.origin and not arrival.origin & self.origin:
            return False
        if self.face_up and not arrival.face_up or self.this_turn and arrival.turn != duel.turn:
            return False
        if self.by >= 0 and (arrival.by < 0 or (arrival.by == scope.player) != (self.by == 0)):
            return False
        return self.next_phase < 0 or self.first_since(duel, scope, arrival)

    def first_since(self, duel: Duel, scope: Scope, arrival: Arrival) -> bool:
        """Whether no such phase has begun since the card came, but the present one. Rules: MR3-TURN-02, -03."""
        if duel.phase != self.next_phase:
            return False
        if not on_side(self.of, scope.player, duel.turn_player):
            return False
        before = duel.turn - (1 if self.of == EITHER else 2)
        if arrival.turn == duel.turn:
            return arrival.phase < duel.phase
        return arrival.turn > before or arrival.turn == before and arrival.phase >= self.next_phase
