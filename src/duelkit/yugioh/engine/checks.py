"""Compiled conditions and occasions."""

from __future__ import annotations
from typing import Final

from duelkit.yugioh.engine.pools import candidates, has_at_least
from duelkit.yugioh.engine.properties import in_pool
from duelkit.yugioh.engine.references import cards_of
from duelkit.yugioh.state.code import Amount, Check, Event, Occasion, Pool, Test
from duelkit.yugioh.state.codes import (
    E_DESTROYS_BY_BATTLE, E_PHASE, FIELD, K_ACTIVATION, WOULD_DESTROY_ON_FIELD, WOULD_DESTROY_RESPONDED,
    WOULD_DESTROY_TRIGGERING, on_side, player_of,
)
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


class AllChecks(Check):
    """Every part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for part in self.parts:
            if not part.holds(duel, scope):
                return False
        return True


class OneCheck(Check):
    """At least one part."""

    def __init__(self, parts: tuple[Check, ...]) -> None:
        self.parts = parts

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for part in self.parts:
            if part.holds(duel, scope):
                return True
        return False


class NotCheck(Check):
    """Not the part."""

    def __init__(self, part: Check) -> None:
        self.part = part

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return not self.part.holds(duel, scope)


class ExistsCheck(Check):
    """The size of a pool lies in bounds."""

    def __init__(self, pool: Pool, least: int, most: int) -> None:
        self.pool = pool
        self.least = least
        self.most = most

    def holds(self, duel: Duel, scope: Scope) -> bool:
        if self.most < 0:
            return has_at_least(duel, self.pool, scope, self.least)
        return self.least <= len(candidates(duel, self.pool, scope)) <= self.most


AT_LEAST: Final = 0
MORE_THAN: Final = 1
EQUAL: Final = 2


class CompareCheck(Check):
    """One amount against another."""

    def __init__(self, first: Amount, second: Amount, how: int) -> None:
        self.first = first
        self.second = second
        self.how = how

    def holds(self, duel: Duel, scope: Scope) -> bool:
        first = self.first.value(duel, scope)
        second = self.second.value(duel, scope)
        if self.how == AT_LEAST:
            return first >= second
        return first > second if self.how == MORE_THAN else first == second


class PhaseCheck(Check):
    """One of these phases, a bit for each."""

    def __init__(self, phases: int) -> None:
        self.phases = phases

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return (self.phases >> duel.phase) & 1 == 1


class StepCheck(Check):
    """One of these steps of the battle phase."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return (duel.step & self.steps) != 0


class TurnCheck(Check):
    """Whose turn it is."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return on_side(self.side, scope.player, duel.turn_player)


class AreCheck(Check):
    """Cards referred to pass a filter."""

    def __init__(self, ref: int, slot: int, test: Test) -> None:
        self.ref = ref
        self.slot = slot
        self.test = test

    def holds(self, duel: Duel, scope: Scope) -> bool:
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

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for card in cards_of(duel, self.ref, self.slot, scope, True):
            if duel.place[card] & FIELD:
                return False
        return True


class BattlingCheck(Check):
    """A battle between such monsters. ``attacking``, ``direct``: 0 no, 1 yes, −1 whichever."""

    def __init__(self, yours: Test | None, opposing: Test | None, attacking: int, direct: int,
                 from_face_down: bool = False) -> None:
        self.yours = yours
        self.opposing = opposing
        self.attacking = attacking
        self.direct = direct
        self.from_face_down = from_face_down

    def holds(self, duel: Duel, scope: Scope) -> bool:
        if self.from_face_down and not duel.battled_face_down:
            return False
        attacker = duel.attacker
        target = duel.attack_target
        if len(duel.fought) == 2:
            attacker = duel.fought[0]
            target = duel.fought[1]
        if attacker < 0 or target < -1:
            return False
        if self.direct >= 0 and (target == -1) != (self.direct == 1):
            return False
        mine_attacks = duel.controller[attacker] == scope.player
        mine = attacker if mine_attacks else target
        other = target if mine_attacks else attacker
        if self.attacking >= 0 and mine_attacks != (self.attacking == 1):
            return False
        if self.yours is not None and (mine < 0 or not self.yours.test(duel, mine, scope)):
            return False
        return self.opposing is None or (other >= 0 and self.opposing.test(duel, other, scope))


class EventCheck(Check):
    """The triggering event is such an event."""

    def __init__(self, occasion: Occasion) -> None:
        self.occasion = occasion

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for event in scope.events:
            if self.occasion.matches_event(duel, event, scope):
                return True
        return False


class DeedCheck(Check):
    """The side did this this turn."""

    def __init__(self, deed: int, side: int) -> None:
        self.deed = deed
        self.side = side

    def holds(self, duel: Duel, scope: Scope) -> bool:
        player = player_of(scope.player, self.side)
        return (duel.deeds[player] & self.deed) != 0


class ActivatedCheck(Check):
    """The side activated such a card this turn. ``card``: 1 the card, 0 an effect, −1 either."""

    def __init__(self, test: Test, zones: int, side: int, card: int) -> None:
        self.test = test
        self.zones = zones
        self.side = side
        self.card = card

    def holds(self, duel: Duel, scope: Scope) -> bool:
        for entry in duel.activations:
            player = entry >> 30
            if not on_side(self.side, scope.player, player):
                continue
            if self.zones and not self.zones & (entry >> 13 & 0xFFFF):
                continue
            if self.card >= 0 and (entry & 1) != self.card:
                continue
            if self.test.test(duel, entry >> 1 & 0xFFF, scope):
                return True
        return False


class NotedCheck(Check):
    """What was asked of the time of the activation held then."""

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return scope.noted


class DeclaredCheck(Check):
    """The thrown number lies in bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return self.least <= scope.die <= self.most


class EventOccasion(Occasion):
    """An event with all its particulars."""

    def __init__(self, kind: int, who: Test | None, about_this: bool, side: int, by: int, by_card: Test | None,
                 because: int, unless: int, origin: int, to: int, kinds: int, face_up: bool, phase: int,
                 alone: bool) -> None:
        super().__init__()
        self.kinds = (kind,)
        self.about_this = about_this
        self.kind = kind
        self.who = who
        self.side = side
        self.by = by
        self.by_card = by_card
        self.because = because
        self.unless = unless
        self.origin = origin
        self.to = to
        self.summon = kinds
        self.face_up = face_up
        self.phase = phase
        self.alone = alone

    def matches_event(self, duel: Duel, event: Event, scope: Scope) -> bool:
        if event.kind != self.kind:
            return False
        if not on_side(self.side, scope.player, event.player):
            return False
        if self.by >= 0 and (event.by < 0 or (event.by == scope.player) != (self.by == 0)):
            return False
        if (event.because & self.because) != self.because or event.because & self.unless:
            return False
        if self.origin and not event.origin & self.origin:
            return False
        if self.to and not event.to & self.to:
            return False
        if self.summon and not event.kinds & self.summon:
            return False
        if self.face_up and not event.face_up:
            return False
        if self.phase >= 0 and (event.kind != E_PHASE or event.amount != self.phase):
            return False
        if self.about_this and event.card != scope.card:
            return False
        if self.who is not None and (event.card < 0 or not self.who.test(duel, event.card, scope)):
            return False
        if self.by_card is not None and (event.by_card < 0 or not self.by_card.test(duel, event.by_card, scope)):
            return False
        if self.kind == E_DESTROYS_BY_BATTLE and self.to and not event.to & self.to:
            return False
        return True

    def matches_link(self, duel: Duel, link: Scope, scope: Scope) -> bool:
        return False


def would_do(duel: Duel, link: Scope) -> int:
    """What the processing of a chain link would do. A card whose activation or summon is negated is not yet, or no
    more, a card on the field."""
    would = link.code.would
    if would & WOULD_DESTROY_RESPONDED and link.responds_to >= 0:
        other = duel.scopes[link.responds_to]
        if other.code.kind != K_ACTIVATION and duel.place[other.card] & FIELD:
            would |= WOULD_DESTROY_ON_FIELD
    if would & WOULD_DESTROY_TRIGGERING:
        for event in link.events:
            if event.card >= 0 and duel.place[event.card] & FIELD:
                would |= WOULD_DESTROY_ON_FIELD
    return would


class LinkOccasion(Occasion):
    """The newest chain link is such an activation. ``card``: 1 a card, 0 an effect, −1 either."""

    def __init__(self, which: Test | None, card: int, by: int, would: int, zones: int, target: Test | None,
                 targets_one: bool, targets: Pool | None = None) -> None:
        super().__init__()
        self.responds = True
        self.targets = targets
        self.which = which
        self.card = card
        self.by = by
        self.would = would
        self.zones = zones
        self.target = target
        self.targets_one = targets_one

    def matches_event(self, duel: Duel, event: Event, scope: Scope) -> bool:
        return False

    def matches_link(self, duel: Duel, link: Scope, scope: Scope) -> bool:
        is_card = link.code.kind == K_ACTIVATION
        if self.card >= 0 and is_card != (self.card == 1):
            return False
        if not on_side(self.by, scope.player, link.player):
            return False
        if self.zones and not link.place & self.zones:
            return False
        if self.would and (would_do(duel, link) & self.would) != self.would:
            return False
        if self.targets_one:
            if len(link.targets) != 1 or len(link.targets[0]) != 1:
                return False
            if self.target is not None and not self.target.test(duel, link.targets[0][0], scope):
                return False
        if self.targets is not None and not self.aims_at(duel, link, scope, self.targets):
            return False
        return self.which is None or self.which.test(duel, link.card, scope)

    def aims_at(self, duel: Duel, link: Scope, scope: Scope, pool: Pool) -> bool:
        """Whether the chain link targets a card of the pool, seen from the effect that waits for it."""
        for cards in link.targets:
            for card in cards:
                if in_pool(duel, pool, card, scope):
                    return True
        return False


class AnyOfOccasions(Occasion):
    """One of several."""

    def __init__(self, parts: tuple[Occasion, ...]) -> None:
        super().__init__()
        self.parts = parts
        kinds: list[int] = []
        for part in parts:
            for kind in part.kinds:
                if kind not in kinds:
                    kinds.append(kind)
            if part.responds:
                self.responds = True
            if part.about_this:
                self.about_this = True
        self.kinds = tuple(kinds)

    def matches_event(self, duel: Duel, event: Event, scope: Scope) -> bool:
        for part in self.parts:
            if part.matches_event(duel, event, scope):
                return True
        return False

    def matches_link(self, duel: Duel, link: Scope, scope: Scope) -> bool:
        for part in self.parts:
            if part.matches_link(duel, link, scope):
                return True
        return False
