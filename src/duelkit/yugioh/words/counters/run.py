"""Executors of the words about counters (カウンター)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.figures import atk_of
from duelkit.yugioh.engine.facts.limits import count_use, limit_reached
from duelkit.yugioh.engine.facts.pools import candidates, members
from duelkit.yugioh.engine.facts.properties import negated, source_works
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import KEEPS_FILLED, kept_at
from duelkit.yugioh.state.categories import C_COUNTERS_PAID, C_HOLDS, C_NEGATED
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Check, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    AS_COST,
    E_ATK_FELL_TO_ZERO,
    E_COUNTER_PLACED,
    FIELD,
    GEMINI,
    MONSTER_ZONE,
    O_NO,
    O_YES,
    PENDULUM_ZONE,
    UNLIMITED,
    W_COST_PICK,
    W_EFFECT_PICK,
    W_OPTIONAL,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_COUNTER
from duelkit.yugioh.state.parts import GEMINI_ON, Scope
from duelkit.yugioh.state.tasks import Work


class Counters(Amount):
    """The number of counters on cards, or that were on them when they left the field."""

    def __init__(self, name: str, ref: int, slot: int, had: bool = False) -> None:
        self.name = name
        self.ref = ref
        self.slot = slot
        self.had = had

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            here = duel.place[card] & FIELD != 0 and not self.had
            total += counters_on(duel, card, self.name) if here else left_with(duel, card, self.name)
        return total


class PoolCounters(Amount):
    """The number of counters on the face-up cards of a pool."""

    def __init__(self, name: str, pool: Pool) -> None:
        self.name = name
        self.pool = pool

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in members(duel, self.pool, scope):
            if duel.play[card].face_up:
                total += counters_on(duel, card, self.name)
        return total


def counters_on(duel: State, card: int, name: str) -> int:
    """The number of counters of this name on the card."""
    counters = duel.play[card].counters
    return 0 if counters is None else counters.get(name, 0)


def left_with(duel: State, card: int, name: str) -> int:
    """The number of counters of this name on the card when it left the field."""
    last = duel.last_known.get(card)
    return 0 if last is None or last.counters is None else last.counters.get(name, 0)


def counter_room(duel: State, card: int, name: str) -> int:
    """The number of further counters of this name that the card can hold by its own text; −1 if that sets no limit."""
    for active in duel.active[C_HOLDS]:
        if active.source == card and active.code.name == name:
            if not source_works(duel, active):
                return 0
            if active.code.number == 0:
                return UNLIMITED
            counters = duel.play[card].counters
            return active.code.number - (0 if counters is None else counters.get(name, 0))
    info = duel.info[card]
    if name in info.counters_taken and duel.play[card].face_up and duel.place[card] != PENDULUM_ZONE:
        if info.types & GEMINI and duel.place[card] == MONSTER_ZONE and not duel.play[card].flags & GEMINI_ON:
            return -1  # still a Normal Monster without that text: faq 22531
        return 0 if duel.active[C_NEGATED] and negated(duel, card) else UNLIMITED
    return -1


class RoomTest(Test):
    """A face-up card on which one more counter can be placed; outside the field, a card whose text allows it on the
    field.

    :param by_text: a card that has no room for it on the field passes too.
    """

    def __init__(self, name: str, by_text: bool) -> None:
        self.name = name
        self.by_text = by_text

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.place[card] & FIELD:
            info = duel.info[card]
            return self.name in info.counters_taken or self.name in info.counters_held
        return counter_room(duel, card, self.name) >= (0 if self.by_text else 1)


class CounterTest(Test):
    """A card with counters; of one that left the field, as it left."""

    def __init__(self, name: str, least: int) -> None:
        self.name = name
        self.least = least

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        counters = duel.play[card].counters
        if not duel.place[card] & FIELD:
            last = duel.last_known.get(card)
            counters = None if last is None else last.counters
        return counters is not None and counters.get(self.name, 0) >= self.least


def keep_filled(duel: State, card: int, before: int, now: int) -> None:
    """Record when a card got as many counters as its text asks for."""
    if before < duel.info[card].fills_at <= now:
        duel.keep(kept_at(card, KEEPS_FILLED), (duel.stamp[card], duel.turn, duel.turn_player))


class FilledCheck(Check):
    """It is the player's first turn since the card of the scope got as many counters as its text asks for."""

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_FILLED))
        if kept is None or kept[0] != duel.stamp[scope.card] or duel.turn_player != scope.player:
            return False
        return kept[1] == duel.turn - 1 or kept[1] == duel.turn - 2 and kept[2] == scope.player


class CounterTakerTest(Test):
    """A card on which counters of this name can be placed: on the field it is face-up, unless it is the card of the
    effect, which is being activated. Rules: EX04-CTR-01, MR3-CTR-02, RES-GAP-CTR-01.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        hidden = duel.place[card] & FIELD != 0 and not duel.play[card].face_up
        return takes_counters(duel, card, self.name) and (not hidden or card == scope.card)


def takes_counters(duel: State, card: int, name: str) -> bool:
    """Whether counters of this name can be placed on the card."""
    return not duel.rules.counters_on_users_only or name in duel.info[card].counters_used


INSTEAD_CHOSEN: Final = 5
"""The step of a cost in which the player has chosen whether another card pays."""


def counter_payer(duel: State, scope: Scope, name: str, amount: int) -> Active | None:
    """What lets another card pay so many counters for the activation of this effect, if anything does."""
    for active in duel.active[C_COUNTERS_PAID]:
        if (
            active.code.name == name
            and active.player == scope.player
            and active.source != scope.card
            and 0 < amount <= counters_on(duel, active.source, name)
            and source_works(duel, active)
            and not limit_reached(duel, active.player, active.source, active.effect)
        ):
            return active
    return None


UNPAID: Final = -1
"""What is told if the card that could pay does not."""


def pay_instead(duel: State, frame: Work, scope: Scope, active: Active, name: str, amount: int, have: int) -> int:
    """Remove the counters from the card that pays, or ask whether it pays.

    :param have: how many counters there are besides; with fewer than ``amount``, nothing is asked.
    """
    payer = active.source
    if frame.step == FIRST and have >= amount:
        frame.step = INSTEAD_CHOSEN
        duel.ask(scope.player, CONFIRM, [option(O_YES, payer), option(O_NO, payer)], W_OPTIONAL, payer)
        return AGAIN
    if frame.step == INSTEAD_CHOSEN and verb_of(duel.answer) == O_NO:
        return UNPAID
    counters = duel.play[payer].counters
    assert counters is not None
    counters[name] -= amount
    note(duel, L_COUNTER, payer, duel.controller[payer], -amount, counters[name])
    count_use(duel, active.player, payer, active.effect)
    frame.step = FIRST
    frame.saved = []
    frame.picked = []
    scope.them = (payer,)
    frame.done = 1
    return NEXT


class TakeCountersOp(Op):
    """Remove counters one by one from cards of the player's choice. Rule: MR3-CTR-03."""

    def __init__(self, name: str, amount: Amount, pool: Pool) -> None:
        self.name = name
        self.amount = amount
        self.pool = pool
        self.activating = False
        """Whether that is the cost of an activation."""

    def holders(self, duel: State, scope: Scope) -> list[int]:
        """The cards with such counters."""
        return [
            card
            for card in candidates(duel, self.pool, scope)
            if duel.play[card].face_up and counters_on(duel, card, self.name) > 0
        ]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST or frame.step == INSTEAD_CHOSEN:
            frame.saved = [self.amount.value(duel, scope)]
            frame.picked = []
            holders = self.holders(duel, scope)
            have = sum([counters_on(duel, card, self.name) for card in holders])
            payer = counter_payer(duel, scope, self.name, frame.saved[0]) if self.activating else None
            if payer is not None and payer.source not in holders:
                paid = pay_instead(duel, frame, scope, payer, self.name, frame.saved[0], have)
                if paid != UNPAID:
                    return paid
            if have < frame.saved[0]:
                frame.step = FIRST
                frame.done = 0
                return NEXT
        else:
            card = duel.picks[0]
            counters = duel.play[card].counters
            have = 0 if counters is None else counters.get(self.name, 0)
            if counters is not None:
                counters[self.name] = have - 1
            note(duel, L_COUNTER, card, duel.controller[card], -1, have - 1)
            frame.saved = [frame.saved[0] - 1]
            frame.picked.append(card)
        if frame.saved[0] > 0:
            frame.step = ANSWERED
            start_pick(
                duel,
                scope.player,
                self.holders(duel, scope),
                1,
                1,
                W_COST_PICK if frame.because & AS_COST else W_EFFECT_PICK,
                scope.card,
            )
            return AGAIN
        frame.step = FIRST
        scope.them = tuple(frame.picked)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *[card for card in sorted(set(frame.picked)) if card not in scope.paid])
            if isinstance(self.amount, PoolCounters):
                scope.declared = len(frame.picked)  # all of them, however many there were
        frame.done = len(frame.picked)
        frame.saved = []
        frame.picked = []
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        amount = self.amount.value(duel, scope)
        if sum([counters_on(duel, card, self.name) for card in self.holders(duel, scope)]) >= amount:
            return True
        return self.activating and counter_payer(duel, scope, self.name, amount) is not None


class SpreadCountersOp(Op):
    """Place counters one by one on cards of the player's choice. Rules: MR3-CTR-02, RES-GAP-CTR-01."""

    def __init__(self, name: str, amount: Amount, pool: Pool) -> None:
        self.name = name
        self.amount = amount
        self.pool = pool

    def takers(self, duel: State, scope: Scope) -> list[int]:
        """The cards on which one more can be placed."""
        return [
            card
            for card in candidates(duel, self.pool, scope)
            if duel.play[card].face_up
            and takes_counters(duel, card, self.name)
            and counter_room(duel, card, self.name) != 0
        ]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.saved = [self.amount.value(duel, scope)]
            frame.picked = []
        else:
            self.place(duel, scope, duel.picks[0])
            frame.saved = [frame.saved[0] - 1]
            frame.picked.append(duel.picks[0])
        takers = self.takers(duel, scope) if frame.saved[0] > 0 else []
        if takers:
            frame.step = ANSWERED
            start_pick(duel, scope.player, takers, 1, 1, W_EFFECT_PICK, scope.card)
            return AGAIN
        frame.step = FIRST
        scope.them = tuple(sorted(set(frame.picked)))
        frame.done = len(frame.picked)
        frame.saved = []
        frame.picked = []
        return NEXT

    def place(self, duel: State, scope: Scope, card: int) -> None:
        """Place one counter."""
        part = duel.play[card]
        counters = part.counters
        if counters is None:
            counters = {}
            part.counters = counters
        have = counters.get(self.name, 0)
        strong = with_atk(duel, [card])
        counters[self.name] = have + 1
        keep_filled(duel, card, have, have + 1)
        player = duel.controller[card]
        emit(duel, E_COUNTER_PLACED, card, player, scope.player, scope.card, 0, 0, 0, 0, True, 1)
        note(duel, L_COUNTER, card, player, 1, have + 1)
        if strong and atk_of(duel, card) == 0:
            emit(duel, E_ATK_FELL_TO_ZERO, card, player, scope.player, scope.card)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(self.takers(duel, scope)) > 0


def with_atk(duel: State, cards: list[int]) -> list[int]:
    """The monsters whose ATK is not 0; none where nothing waits for that to change."""
    if not duel.listeners[E_ATK_FELL_TO_ZERO]:
        return []
    return [card for card in cards if duel.place[card] == MONSTER_ZONE and atk_of(duel, card) > 0]


class CountersOp(Op):
    """Place (or remove) counters. Rules: MR3-CTR-02, MR3-CTR-03, RES-GAP-CTR-01.

    :param of_each: whether they are removed from the card that a modifier is about.
    """

    def __init__(self, name: str, amount: Amount, remove: bool, of_each: bool = False) -> None:
        self.name = name
        self.amount = amount
        self.remove = remove
        self.of_each = of_each
        self.activating = False
        """Whether that is the cost of an activation."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        wanted = self.amount.value(duel, scope)
        payer = counter_payer(duel, scope, self.name, wanted) if self.activating else None
        if payer is not None:
            paid = pay_instead(duel, frame, scope, payer, self.name, wanted, self.on_card(duel, scope))
            if paid != UNPAID:
                return paid
        frame.step = FIRST
        done: list[int] = []
        cards = touchable(duel, frame, scope)
        strong = [] if self.remove else with_atk(duel, cards)
        for card in cards:
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
                keep_filled(duel, card, have, have + amount)
                player = duel.controller[card]
                emit(duel, E_COUNTER_PLACED, card, player, scope.player, scope.card, 0, 0, 0, 0, True, amount)
            note(
                duel,
                L_COUNTER,
                card,
                duel.controller[card],
                -amount if self.remove else amount,
                have - amount if self.remove else have + amount,
            )
            done.append(card)
        for card in strong:
            if atk_of(duel, card) == 0:
                emit(duel, E_ATK_FELL_TO_ZERO, card, duel.controller[card], scope.player, scope.card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if not self.remove:
            return True
        amount = self.amount.value(duel, scope)
        if self.on_card(duel, scope) >= max(amount, 0):
            return True
        return self.activating and counter_payer(duel, scope, self.name, amount) is not None

    def on_card(self, duel: State, scope: Scope) -> int:
        """How many such counters the card has; −1 if it never had any."""
        counters = duel.play[scope.each if self.of_each and scope.each >= 0 else scope.card].counters
        return -1 if counters is None else counters.get(self.name, 0)
