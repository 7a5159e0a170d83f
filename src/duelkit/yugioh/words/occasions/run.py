"""Executors of the words about events and activations that effects react to (発動条件)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import in_pool
from duelkit.yugioh.engine.moves.arrivals import was_there
from duelkit.yugioh.state.code import Occasion, Pool, Test
from duelkit.yugioh.state.codes import (
    AS_MATERIAL,
    BACK_ROW,
    BY_EFFECT,
    E_BANISHED,
    E_DESTROYED,
    E_DESTROYS_BY_BATTLE,
    E_LEFT_FIELD,
    E_PHASE,
    E_SET,
    E_SUMMONED,
    FIELD,
    HAND,
    K_ACTIVATION,
    MONSTER_ZONE,
    OPPONENT,
    PENDULUM_ZONE,
    SPELL_ZONE,
    WOULD_DAMAGE_YOU,
    WOULD_DESTROY_MONSTER,
    WOULD_DESTROY_ON_FIELD,
    WOULD_DESTROY_SPELL_TRAP,
    WOULD_DESTROY_TWO,
    WOULD_DESTROY_TWO_OF_YOURS,
    WOULD_HURT_OTHER,
    WOULD_HURT_USER,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import GEMINI_ON, TRAP_MONSTER, InPlay, LastKnown, Scope
from duelkit.yugioh.words.blocking.run import DownBanishedTest
from duelkit.yugioh.words.filters.run import AnyCardTest


class EventOccasion(Occasion):
    """An event with all its conditions."""

    def __init__(
        self,
        kind: int,
        who: Test | None,
        about_this: bool,
        side: int,
        by: int,
        by_card: Test | None,
        because: int,
        unless: int,
        origin: int,
        to: int,
        kinds: int,
        face_up: bool,
        phase: int,
        alone: bool,
        face_down: bool,
        card: int,
        already: bool,
        by_others: bool = False,
        by_none: bool = False,
    ) -> None:
        super().__init__()
        self.kinds = (kind,)
        self.by_others = by_others
        """Whether this card itself must not have caused it; the rules or nothing may have."""
        self.by_none = by_none
        """Whether it is no matter if no card caused it: only certain cards must not have."""
        self.about_this = about_this
        self.from_other_field = about_this and side == OPPONENT
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
        self.face_down = face_down
        self.card = card
        self.already = already

    def matches_event(self, duel: State, event: Event, scope: Scope) -> bool:
        if event.kind != self.kind:
            return False
        if not on_side(self.side, scope.player, event.player):
            return False
        if self.by >= 0 and (event.by < 0 or (event.by == scope.player) != (self.by == 0)):
            return False
        if (event.because & self.because) != self.because or event.because & self.unless:
            return False
        if self.origin and not self.came_from_there(duel, event):
            return False
        if self.to and not event.to & self.to:
            return False
        if self.summon and not event.kinds & self.summon:
            return False
        if self.about_this and event.card != scope.card:
            return False
        if self.face_up and not event.face_up or self.face_down and event.face_up:
            return False
        return self.fits(duel, event, scope)

    def came_from_there(self, duel: State, event: Event) -> bool:
        """Whether the card comes from such a place; a pendulum zone may be a spell & trap zone. Rules: MR20-ZONE-02."""
        if event.origin & self.origin:
            return True
        return event.origin == PENDULUM_ZONE and self.origin & SPELL_ZONE != 0 and duel.rules.pendulum_in_row

    def fits(self, duel: State, event: Event, scope: Scope) -> bool:
        """Whether an event of the right kind, place, side and cause meets the other demands."""
        if (
            event.kind == E_SET
            and event.origin & FIELD
            and not self.origin & FIELD
            and (not duel.rules.turned_down_is_set)
        ):
            return False  # only occasions that mention it include a monster that is turned face-down
        if self.already and not was_there(duel, scope.card, event):
            return False
        if self.card >= 0 and not was_activation(duel, event, self.card):
            return False
        if self.phase >= 0 and (event.kind != E_PHASE or event.amount != self.phase):
            return False
        return self.about_such_cards(duel, event, scope)

    def about_such_cards(self, duel: State, event: Event, scope: Scope) -> bool:
        """Whether the card of an event, and the card that caused it, pass the filters."""
        if (
            self.kind == E_BANISHED
            and event.card in duel.down_banished
            and self.who is not None
            and (not isinstance(self.who, AnyCardTest | DownBanishedTest))
        ):
            return False  # a card that is banished face-down has no known properties
        if self.who is not None and (event.card < 0 or not was_such(duel, event, event.card, self.who, scope)):
            return False
        if self.by_others and event.by_card == scope.card:
            return False
        if self.by_card is None:
            return True
        by_card = self.cause(event)
        if by_card < 0:
            return self.by_none
        before = scope.each
        scope.each = event.card  # the cause may be told by what it did something to
        found = was_such(duel, event, by_card, self.by_card, scope)
        scope.each = before
        return found

    def cause(self, event: Event) -> int:
        """The card that caused an event, −1 if none did; for an occasion about materials the monster made with them.

        〜の融合召喚の素材になり墓地へ送られた場合 asks for the monster, whichever effect made it.
        """
        if self.because & AS_MATERIAL and event.because & AS_MATERIAL and event.amount:
            return event.amount - 1
        if event.kind == E_SUMMONED and event.by_card == event.card and not event.because & BY_EFFECT:
            return -1  # the card that is summoned in its own way
        return event.by_card

    def matches_link(self, duel: State, link: Scope, scope: Scope) -> bool:
        return False


def was_such(duel: State, event: Event, card: int, test: Test, scope: Scope) -> bool:
    """Whether a card of an event passes; a card that left the monster zone, as the monster that it was there.

    Rulings 9464, 14135, 16640 and 23788, on tokens treated as tuners, trap monsters and Gemini Monsters.
    """
    if (
        not duel.place[card] & FIELD
        and event.face_up
        and (
            event.kind == E_DESTROYS_BY_BATTLE
            or event.card == card
            and event.origin == MONSTER_ZONE
            and (event.kind == E_DESTROYED or event.kind == E_LEFT_FIELD)
        )
    ):
        last = duel.last_known.get(card)
        if last is not None and last.slot >= 0 and (card != event.card or duel.stamp[card] == event.stamp):
            return as_it_was(duel, card, last, test, scope)
    return test.test(duel, card, scope)


def as_it_was(duel: State, card: int, last: LastKnown, test: Test, scope: Scope) -> bool:
    """Whether a card that has just left the monster zone passes as the monster that it was there."""
    place, part, player, stamp = duel.place[card], duel.play[card], duel.controller[card], duel.stamp[card]
    row = duel.monsters[last.player]
    there = row[last.slot]
    was = InPlay()
    was.flags = (GEMINI_ON if last.gemini_on else 0) | (TRAP_MONSTER if last.trap_too else 0)
    was.monster_info = last.monster_info
    was.defense = last.defense_position
    was.kinds = last.kinds
    was.summoned = last.summoned
    was.materials = last.materials
    was.made_of = last.made_of
    was.made_as = last.made_as
    was.counters = last.counters
    row[last.slot] = card
    duel.place[card] = MONSTER_ZONE
    duel.play[card] = was
    duel.controller[card] = last.player
    duel.stamp[card] = stamp - 1
    found = test.test(duel, card, scope)
    duel.stamp[card] = stamp
    duel.controller[card] = player
    duel.play[card] = part
    duel.place[card] = place
    row[last.slot] = there
    return found


def was_activation(duel: State, event: Event, card: int) -> bool:
    """Whether the activation of an event was that of a card (1) or of an effect (0)."""
    for entry in reversed(duel.activations):
        if entry >> 1 & 0xFFF == event.card:
            return entry & 1 == card
    return False


def would_do(duel: State, link: Scope, asks: int) -> int:
    """What the processing of a chain link would do; destruction only if it is currently certain.

    :param asks: the player who wants to respond.
    """
    would = link.code.would | (link.code.would_if_noted if link.noted else 0)
    count = 0
    for part in link.code.falls:
        count += part.value(duel, link)
    if count >= 1:
        would |= WOULD_DESTROY_ON_FIELD
        if any([part.within(duel, link, MONSTER_ZONE) > 0 for part in link.code.falls]):
            would |= WOULD_DESTROY_MONSTER
        if any([part.within(duel, link, BACK_ROW) > 0 for part in link.code.falls]):
            would |= WOULD_DESTROY_SPELL_TRAP
    if count >= 2:
        would |= WOULD_DESTROY_TWO
        if sum([part.with_player(duel, link, asks) for part in link.code.falls]) >= 2:
            would |= WOULD_DESTROY_TWO_OF_YOURS
    if would & (WOULD_HURT_USER if link.player == asks else WOULD_HURT_OTHER):
        would |= WOULD_DAMAGE_YOU
    return would


class LinkOccasion(Occasion):
    """The newest chain link is such an activation. ``card``: 1 for a card, 0 for an effect, −1 for either."""

    def __init__(
        self,
        which: Test | None,
        card: int,
        by: int,
        would: int,
        zones: int,
        target: Test | None,
        targets_one: bool,
        targets: Pool | None = None,
    ) -> None:
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

    def matches_event(self, duel: State, event: Event, scope: Scope) -> bool:
        return False

    def matches_link(self, duel: State, link: Scope, scope: Scope) -> bool:
        is_card = link.code.kind == K_ACTIVATION
        if self.card >= 0 and is_card != (self.card == 1):
            return False
        if not on_side(self.by, scope.player, link.player):
            return False
        if self.zones and not (SPELL_ZONE if is_card and link.place == HAND else link.place) & self.zones:
            return False  # a card in the hand is activated on the field
        if self.would and (would_do(duel, link, scope.player) & self.would) != self.would:
            return False
        if self.targets_one:
            if len(link.targets) != 1 or len(link.targets[0]) != 1:
                return False
            if self.target is not None and not self.target.test(duel, link.targets[0][0], scope):
                return False
        if self.targets is not None and not self.aims_at(duel, link, scope, self.targets):
            return False
        return self.which is None or self.which.test(duel, link.card, scope)

    def aims_at(self, duel: State, link: Scope, scope: Scope, pool: Pool) -> bool:
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

    def matches_event(self, duel: State, event: Event, scope: Scope) -> bool:
        for part in self.parts:
            if part.matches_event(duel, event, scope):
                return True
        return False

    def matches_link(self, duel: State, link: Scope, scope: Scope) -> bool:
        for part in self.parts:
            if part.matches_link(duel, link, scope):
                return True
        return False
