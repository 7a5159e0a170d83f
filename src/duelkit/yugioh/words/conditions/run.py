"""Executors of the words about conditions (条件)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attacks_made import kind_battled
from duelkit.yugioh.engine.facts.limits import acted_in, limit_reached, uses_of
from duelkit.yugioh.engine.facts.pools import has_at_least, members
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.summons_made import summoned
from duelkit.yugioh.engine.moves.arrivals import summoned_how
from duelkit.yugioh.engine.moves.summon import NORMAL_SUMMONED
from duelkit.yugioh.state.card_info import KEEPS_EFFECT, KEEPS_REPLACED, KEEPS_WORKED, kept_at
from duelkit.yugioh.state.code import Amount, Check, Occasion, Pool, Test
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    EITHER,
    FIELD,
    IN_MAIN_PHASE,
    K_ACTIVATION,
    OPPONENT,
    on_side,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Arrival
from duelkit.yugioh.state.parts import Scope


class PutHereCheck(Check):
    """The scope's card was put where it is by its own effect of this index, and has not moved since."""

    def __init__(self, effect: int, this_turn: bool) -> None:
        self.effect = effect
        self.this_turn = this_turn

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_EFFECT))
        if kept is None:
            return False
        stamp, turn, effect = kept
        return stamp == duel.stamp[scope.card] and effect == self.effect and (not self.this_turn or turn == duel.turn)


class SummonedInWayCheck(Check):
    """The scope's card was summoned in this own way."""

    def __init__(self, way: int) -> None:
        self.way = way

    def holds(self, duel: State, scope: Scope) -> bool:
        return summoned_how(duel, scope.card)[0] == self.way


class SummonedByEffectCheck(Check):
    """The scope's card was Special Summoned by the effect of a card of this kind (its place among ``summoners``)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, duel: State, scope: Scope) -> bool:
        return summoned_how(duel, scope.card)[1] >> self.kind & 1 != 0


class DoneInsteadCheck(Check):
    """The scope's card did this effect of its own instead of a destruction in the current turn."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_REPLACED))
        return kept is not None and kept == (duel.stamp[scope.card], duel.turn, self.effect)


class WorkedCheck(Check):
    """This effect of the scope's card worked on cards in the current turn."""

    def __init__(self, effect: int, before: bool) -> None:
        self.effect = effect
        self.earliest = 1 if before else 0

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_WORKED))
        if kept is None or kept[0] != duel.stamp[scope.card] or kept[2] != self.effect:
            return False
        return kept[1] >= duel.turn - self.earliest


class UsedUpCheck(Check):
    """The effect of the scope's card with this index has reached its limit of uses, or this number of them."""

    def __init__(self, effect: int, times: Amount | None) -> None:
        self.effect = effect
        self.times = times

    def holds(self, duel: State, scope: Scope) -> bool:
        code = duel.info[scope.card].effects[self.effect]
        if self.times is None:
            return limit_reached(duel, scope.player, scope.card, code)
        return uses_of(duel, scope.player, scope.card, code) >= self.times.value(duel, scope)


class NoChainCheck(Check):
    """Nothing is on the chain."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return not duel.chain


class RemainCheck(Check):
    """All cards referred to are still where they were. Rule: RES-CON-01."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def holds(self, duel: State, scope: Scope) -> bool:
        return len(cards_of(duel, self.ref, self.slot, scope, True)) == len(
            cards_of(duel, self.ref, self.slot, scope, False)
        )


class PastCheck(Check):
    """The cards referred to are, or were at their previous place, of such an attribute, race and types (0: of any)."""

    def __init__(self, ref: int, slot: int, attributes: int = 0, races: int = 0, types: int = 0) -> None:
        self.ref, self.slot = ref, slot
        self.attributes = attributes
        self.races = races
        self.types = types

    def holds(self, duel: State, scope: Scope) -> bool:
        for card in (cards := cards_of(duel, self.ref, self.slot, scope, False)):
            last, info = duel.last_known.get(card), duel.info[card]
            attribute, race, types = info.attribute, info.race, info.types
            if last is not None and last.types and last.stamp == duel.stamp[card] - 1:
                attribute, race, types = last.attribute, last.race, last.types
            if types & self.types != self.types or self.races and not race & self.races:
                return False
            if self.attributes and not attribute & self.attributes:
                return False
        return len(cards) > 0


class ArrivalCheck(Check):
    """The scope's card arrived here in such a way; ``next_phase``: in the first such phase since (−1: any time);
    ``face_up``: 1 from face-up, −1 from face-down, 0 either."""

    def __init__(
        self,
        because: int,
        origin: int,
        face_up: int,
        by: int,
        this_turn: bool,
        next_phase: int,
        of: int,
        last_turn: bool,
        by_card: Test | None = None,
        yours: bool = False,
    ) -> None:
        self.by_card = by_card
        self.yours = yours
        self.because = because
        self.origin = origin
        self.face_up = face_up
        self.by = by
        self.this_turn = this_turn
        self.next_phase = next_phase
        self.of = of
        self.last_turn = last_turn

    def holds(self, duel: State, scope: Scope) -> bool:
        arrival = duel.arrivals.get(scope.card)
        if arrival is None or arrival.stamp != duel.stamp[scope.card]:
            return False
        if (arrival.because & self.because) != self.because or self.origin and not arrival.origin & self.origin:
            return False
        if self.face_up and arrival.face_up != (self.face_up > 0) or self.this_turn and arrival.turn != duel.turn:
            return False
        if self.last_turn and arrival.turn != duel.turn - 1:
            return False
        if not self.by_whom(duel, scope, arrival):
            return False
        if self.yours and not self.left_own_field(duel, scope):
            return False
        if self.by_card is not None and (arrival.by_card < 0 or not self.by_card.test(duel, arrival.by_card, scope)):
            return False
        return self.next_phase < 0 or self.first_since(duel, scope, arrival)

    def by_whom(self, duel: State, scope: Scope, arrival: Arrival) -> bool:
        """Whether the right player brought it here; not the opponent if it was the opponent's then (faq 16938)."""
        if self.by >= 0 and (arrival.by < 0 or (arrival.by == scope.player) != (self.by == 0)):
            return False
        left = duel.last_known.get(scope.card) if self.by == OPPONENT and arrival.origin & FIELD else None
        return left is None or left.player == scope.player

    def left_own_field(self, duel: State, scope: Scope) -> bool:
        """Whether it was on the player's own field before."""
        left = duel.last_known.get(scope.card)
        return left is not None and left.player == scope.player

    def first_since(self, duel: State, scope: Scope, arrival: Arrival) -> bool:
        """Whether the current phase is the first of its kind since the card arrived. Rules: MR3-TURN-02, -03."""
        if duel.phase != self.next_phase:
            return False
        if not on_side(self.of, scope.player, duel.turn_player):
            return False
        before = duel.turn - (1 if self.of == EITHER else 2)
        if arrival.turn == duel.turn:
            return arrival.phase < duel.phase
        return arrival.turn > before or arrival.turn == before and arrival.phase >= self.next_phase


class AllChecks(Check):
    """Every part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: State, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(duel, scope):
                return False
        return True

    def in_steps(self) -> int:
        for part in self.parts:
            steps = part.in_steps()
            if steps:
                return steps
        return 0


class OneCheck(Check):
    """At least one part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: State, scope: Scope) -> bool:
        for part in self.parts:
            if part.holds(duel, scope):
                return True
        return False


class NotCheck(Check):
    """Not the part."""

    def __init__(self, part: Check) -> None:
        self.part = part

    def holds(self, duel: State, scope: Scope) -> bool:
        return not self.part.holds(duel, scope)


class ExistsCheck(Check):
    """The size of a pool is in bounds."""

    def __init__(self, pool: Pool, least: int, most: int) -> None:
        self.pool = pool
        self.least = least
        self.most = most

    def holds(self, duel: State, scope: Scope) -> bool:
        if self.most < 0:
            return has_at_least(duel, self.pool, scope, self.least)
        return self.least <= len(members(duel, self.pool, scope)) <= self.most


AT_LEAST: Final = 0
MORE_THAN: Final = 1
EQUAL: Final = 2


class CompareCheck(Check):
    """One amount against another."""

    def __init__(self, first: Amount, second: Amount, how: int) -> None:
        self.first = first
        self.second = second
        self.how = how

    def holds(self, duel: State, scope: Scope) -> bool:
        first = self.first.value(duel, scope)
        second = self.second.value(duel, scope)
        if self.how == AT_LEAST:
            return first >= second
        return first > second if self.how == MORE_THAN else first == second


class PhaseCheck(Check):
    """One of these phases, given as bits; ``at_start``: the turn player has done nothing in it yet."""

    def __init__(self, phases: int, at_start: bool = False) -> None:
        self.phases = phases
        self.at_start = at_start

    def holds(self, duel: State, scope: Scope) -> bool:
        if (self.phases >> duel.phase) & 1 == 0:
            return False
        return not self.at_start or not duel.turn_actions[duel.turn_player] & acted_in(duel.phase)


class ActivatedFromCheck(Check):
    """The card was in such a place when its effect was activated; before that, it is there."""

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.place & self.zones != 0


class StepCheck(Check):
    """One of these steps of the battle phase."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def holds(self, duel: State, scope: Scope) -> bool:
        return (duel.step & self.steps) != 0

    def in_steps(self) -> int:
        return self.steps


class TurnCheck(Check):
    """The player whose turn it is."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        return on_side(self.side, scope.player, duel.turn_player)


class AreCheck(Check):
    """Cards referred to pass a filter."""

    def __init__(self, ref: int, slot: int, test: Test) -> None:
        self.ref = ref
        self.slot = slot
        self.test = test

    def holds(self, duel: State, scope: Scope) -> bool:
        cards = cards_of(duel, self.ref, self.slot, scope, False)
        for card in cards:
            if not self.test.test(duel, card, scope):
                return False
        return len(cards) > 0


class LeftCheck(Check):
    """None of the cards referred to is on the field any more."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def holds(self, duel: State, scope: Scope) -> bool:
        for card in cards_of(duel, self.ref, self.slot, scope, True):
            if duel.place[card] & FIELD:
                return False
        return True


class EventCheck(Check):
    """The triggering event is such an event."""

    def __init__(self, occasion: Occasion) -> None:
        self.occasion = occasion

    def holds(self, duel: State, scope: Scope) -> bool:
        for event in scope.events:
            if self.occasion.matches_event(duel, event, scope):
                return True
        return scope.responds_to >= 0 and self.occasion.matches_link(duel, duel.scopes[scope.responds_to], scope)


class TurnActionCheck(Check):
    """The side did this this turn."""

    def __init__(self, action: int, side: int) -> None:
        self.action = action
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        player = player_of(scope.player, self.side)
        if self.action & NORMAL_SUMMONED and player == duel.turn_player and duel.normal_summons > 0:
            return True  # a monster that was Set was Normal Summoned too
        return (duel.turn_actions[player] & self.action) != 0


class SummonedCheck(Check):
    """The side Special Summoned such monsters this turn.

    :param test: what they are; ``None``: any monsters.
    :param least: how many of them at least.
    :param normal: 1: Normal Summons count as well; 2: they alone do.
    :param or_before: whether it may have been in the turn before instead.
    :param flip_too: whether Flip Summons count as well.
    """

    def __init__(
        self, test: Test | None, origin: int, side: int, least: int, normal: int, or_before: bool, flip_too: bool
    ) -> None:
        self.flip_too = flip_too
        self.test = test
        self.origin = origin
        self.side = side
        self.least = least
        self.normal = normal
        self.or_before = or_before

    def holds(self, duel: State, scope: Scope) -> bool:
        return self.enough(duel, scope, False) or self.or_before and self.enough(duel, scope, True)

    def enough(self, duel: State, scope: Scope, before: bool) -> bool:
        """Whether there were enough of them in this turn, or in the one before."""
        player = player_of(scope.player, self.side)
        cards = summoned(duel, player, self.origin, self.normal > 0, before, self.flip_too)
        for card in summoned(duel, player, self.origin, False, before) if self.normal > 1 else []:
            cards.remove(card)
        test = self.test
        return len([card for card in cards if test is None or test.test(duel, card, scope)]) >= self.least


class BattledCheck(Check):
    """Monsters with all of these types battled this turn."""

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, duel: State, scope: Scope) -> bool:
        return kind_battled(duel, self.types)


class ActivatedCheck(Check):
    """The side activated such a card this turn. ``card``: 1 the card, 0 an effect, −1 either.

    :param in_main: whether only activations in a main phase count.
    :param least: how many times at least.
    """

    def __init__(self, test: Test, zones: int, side: int, card: int, in_main: bool, least: int, of_this: bool) -> None:
        self.in_main = in_main
        self.least = least
        self.test = test
        self.of_this = of_this
        self.zones = zones
        self.side = side
        self.card = card

    def holds(self, duel: State, scope: Scope) -> bool:
        count = 0
        for entry in duel.activations:
            player = entry >> 30 & 1
            if self.in_main and not entry & IN_MAIN_PHASE:
                continue
            if not on_side(self.side, scope.player, player):
                continue
            if self.zones and not self.zones & (entry >> 13 & 0xFFFF):
                continue
            if self.card >= 0 and (entry & 1) != self.card:
                continue
            if self.was_such(duel, entry >> 1 & 0xFFF, entry >> 13 & 0xFFFF, scope, entry >> 31):
                count += 1
                if count >= self.least:
                    return True
        return False

    def was_such(self, duel: State, card: int, at: int, scope: Scope, stamp: int) -> bool:
        """Whether the card was such a card where it was activated; it may be another kind by now (銀翼の戦斧サリ)."""
        place = duel.place[card]
        if self.of_this and place & FIELD and at & FIELD and stamp != duel.stamp[card] & 0xFFFF:
            return False
        if place == at or not place & FIELD:
            return self.test.test(duel, card, scope)
        duel.place[card] = at
        found = self.test.test(duel, card, scope)
        duel.place[card] = place
        return found


class WasSetCheck(Check):
    """The card was activated on the field, where it had been Set."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.code.kind == K_ACTIVATION and (scope.place & BACK_ROW) != 0


class NotedCheck(Check):
    """The condition about the activation held at that time."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.noted
