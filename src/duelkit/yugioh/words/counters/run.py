"""Words about counters (カウンター): how they are carried out."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Op, Plan, Pool, Test, Work
from duelkit.yugioh.state.codes import AS_COST, C_HOLDS, E_COUNTER_PLACED, FIELD, UNLIMITED, W_COST_PICK, W_EFFECT_PICK
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_COUNTER
from duelkit.yugioh.state.parts import Scope


class Counters(Amount):
    """The number of counters on cards."""

    def __init__(self, name: str, ref: int, slot: int) -> None:
        self.name = name
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            counters = duel.play[card].counters
            if counters is not None:
                total += counters.get(self.name, 0)
        return total


def counter_room(duel: State, card: int, name: str) -> int:
    """How many more counters of this name the card can hold by its own text; −1 if it says nothing of them."""
    for active in duel.active[C_HOLDS]:
        if active.source == card and active.code.name == name:
            if not source_works(duel, active):
                return 0
            if active.code.number == 0:
                return UNLIMITED
            counters = duel.play[card].counters
            return active.code.number - (0 if counters is None else counters.get(name, 0))
    if name in duel.info[card].counters_taken and duel.play[card].face_up:
        return UNLIMITED
    return -1


def counters_on(duel: State, card: int, name: str) -> int:
    """How many counters of this name lie on the face-up card."""
    counters = duel.play[card].counters
    if counters is None or not duel.place[card] & FIELD or not duel.play[card].face_up:
        return 0
    return counters.get(name, 0)


class RemoveAmongOp(Op):
    """Remove counters from among the cards of a place, one after the other (自分フィールドのカウンターを取り除く)."""

    def __init__(self, name: str, amount: Amount, pool: Pool) -> None:
        self.name = name
        self.amount = amount
        self.pool = pool

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.picked = []
        else:
            card = duel.picks[0]
            frame.picked.append(card)
            counters = duel.play[card].counters
            if counters is not None:
                counters[self.name] -= 1
            note(duel, L_COUNTER, card, duel.controller[card], -1, counters_on(duel, card, self.name))
        offered = [card for card in frame.cards if counters_on(duel, card, self.name) > 0]
        if len(frame.picked) < self.amount.value(duel, scope) and offered:
            frame.step = ANSWERED
            start_pick(duel, scope.player, offered, 1, 1, W_COST_PICK if frame.because & AS_COST else W_EFFECT_PICK,
                       scope.card)
            return AGAIN
        frame.step = FIRST
        frame.done = len(frame.picked)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        there = 0
        for card in candidates(duel, self.pool, scope):
            there += counters_on(duel, card, self.name)
        return there >= self.amount.value(duel, scope)


class RoomTest(Test):
    """A face-up card on which one more counter can be placed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] & FIELD != 0 and counter_room(duel, card, self.name) > 0


class CounterTest(Test):
    """A card with counters."""

    def __init__(self, name: str, least: int) -> None:
        self.name = name
        self.least = least

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        counters = duel.play[card].counters
        return counters is not None and counters.get(self.name, 0) >= self.least


class CounterTakerTest(Test):
    """What counters of this name can be placed on. Rules: EX04-CTR-01, MR3-CTR-02."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return takes_counters(duel, card, self.name)


def takes_counters(duel: State, card: int, name: str) -> bool:
    """Whether counters of this name can be placed on the card."""
    return not duel.rules.counters_on_users_only or name in duel.info[card].counters_used


class CountersOp(Op):
    """Place (or remove) counters. Rules: MR3-CTR-02, MR3-CTR-03, RES-GAP-CTR-01."""

    def __init__(self, name: str, amount: Amount, remove: bool) -> None:
        self.name = name
        self.amount = amount
        self.remove = remove

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        wanted = self.amount.value(duel, scope)
        done: list[int] = []
        for card in touchable(duel, frame, scope):
            if not duel.place[card] & FIELD or not duel.play[card].face_up:
                continue
            amount = wanted
            part = duel.play[card]
            counters = part.counters
            have = 0 if counters is None else counters.get(self.name, 0)
            if self.remove:
                if counters is None or have < amount:
                    continue
                counters[self.name] = have - amount
            else:
                room = counter_room(duel, card, self.name)
                if room == 0 or not takes_counters(duel, card, self.name):
                    continue
                if 0 < room < amount:
                    amount = room
                if counters is None:
                    counters = {}
                    part.counters = counters
                counters[self.name] = have + amount
                emit(duel, E_COUNTER_PLACED, card, duel.controller[card], scope.player, scope.card, 0, 0, 0, 0, True,
                     amount)
            note(duel, L_COUNTER, card, duel.controller[card], -amount if self.remove else amount,
                 have - amount if self.remove else have + amount)
            done.append(card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if not self.remove:
            return True
        counters = duel.play[scope.card].counters
        return counters is not None and counters.get(self.name, 0) >= self.amount.value(duel, scope)
