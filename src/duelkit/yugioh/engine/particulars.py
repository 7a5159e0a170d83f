"""Compiled filters on what a monster did, holds or surpasses."""

from __future__ import annotations

from duelkit.yugioh.engine.pools import candidates
from duelkit.yugioh.engine.properties import hidden, source_works
from duelkit.yugioh.engine.references import cards_of
from duelkit.yugioh.engine.tests import figure_of
from duelkit.yugioh.state.code import Pool, Test
from duelkit.yugioh.state.codes import C_HOLDS, FIELD, UNLIMITED, on_side
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope



class VictoriousTest(Test):
    """A monster that destroyed a monster by battle this turn."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.place[card] & FIELD != 0 and duel.play[card].victory == duel.turn


class BeatenByTest(Test):
    """A monster whose destruction by the battle with the card referred to is fixed or has been carried out."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if card not in duel.doomed or len(duel.fought) != 2:
            return False
        other = duel.fought[1] if duel.fought[0] == card else duel.fought[0]
        return other >= 0 and other in cards_of(duel, self.ref, self.slot, scope, False)


class FellToTest(Test):
    """A monster that the card referred to destroyed by battle this turn, if it has not moved since."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        for victor in cards_of(duel, self.ref, self.slot, scope, True):
            if duel.place[victor] & FIELD and duel.play[victor].victory == duel.turn and (
                    (card, duel.stamp[card]) in duel.play[victor].fallen):
                return True
        return False


class ExtremeTest(Test):
    """A monster with the highest or lowest figure of a pool."""

    def __init__(self, stat: int, among: Pool, lowest: bool) -> None:
        self.stat = stat
        self.among = among
        self.lowest = lowest

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        mine = -1 if hidden(duel, card) else figure_of(duel, card, self.stat)
        if mine < 0:
            return False
        for other in candidates(duel, self.among, scope):
            figure = -1 if hidden(duel, other) else figure_of(duel, other, self.stat)
            if figure >= 0 and (figure < mine if self.lowest else figure > mine):
                return False
        return True


class HeldByTest(Test):
    """A card that this side controls, or controlled when it left the field."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        player = duel.controller[card]
        if not duel.place[card] & FIELD:
            last = duel.last_known.get(card)
            if last is not None:
                player = last.player
        return on_side(self.side, scope.player, player)


def counter_room(duel: Duel, card: int, name: str) -> int:
    """How many more counters of this name the card can hold by its own text; −1 if it says nothing of them."""
    for active in duel.active[C_HOLDS]:
        if active.source == card and active.code.name == name:
            if not source_works(duel, active):
                return 0
            if active.code.number == 0:
                return UNLIMITED
            counters = duel.play[card].counters
            return active.code.number - (0 if counters is None else counters.get(name, 0))
    return -1


class RoomTest(Test):
    """A face-up card on which one more counter can be placed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.place[card] & FIELD != 0 and counter_room(duel, card, self.name) > 0
