"""Consequences of events that happen without an activation (〜する度に、〜た時に破壊される)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import effect_lives, scope_for
from duelkit.yugioh.engine.facts.prohibitions import seen_from
from duelkit.yugioh.engine.facts.properties import negated, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_WHENEVER
from duelkit.yugioh.state.code import Occasion
from duelkit.yugioh.state.codes import (
    BEFORE_CALC,
    BY_EFFECT,
    CALC,
    DAMAGE_START,
    E_ACTIVATED,
    E_BATTLED,
    E_DAMAGE_STEP_ENDS,
    E_DISCARDED,
    E_DRAWN,
    E_EFFECT_DAMAGE,
    E_FLIPPED,
    E_TARGETED,
    FIELD,
    GEMINI,
    K_ACTIVATION,
    K_CONTINUOUS,
    MONSTER_ZONE,
    U_SOURCE_LEAVES,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import TARGETS_NEGATED, Scope
from duelkit.yugioh.state.tasks import Task, Work

NO_LINK: Final = -1
AFTER_BATTLE: Final = -2
"""In place of a chain link: consequences of targeting in the damage step wait for the end of damage calculation."""

WHEN_FREE: Final = -3
"""Likewise: it waits until the turn player is free to act."""


class Consequence(Work):
    """A program that an event has caused. It restores the registers of the task below it."""

    def __init__(self) -> None:
        super().__init__()
        self.own: Scope = Scope()
        self.link: int = NO_LINK
        self.order: int = 0
        self.begun: bool = False
        self.kept_answer: int = -1
        self.kept_picks: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return (
            "step",
            "scope",
            "code",
            "program",
            "pc",
            "number",
            "cards",
            "picked",
            "saved",
            "because",
            "done",
            "own",
            "link",
            "order",
            "begun",
            "kept_answer",
            "kept_picks",
        )

    def copy(self) -> Consequence:
        twin = Consequence()
        twin.step = self.step
        twin.scope = self.scope
        twin.code = self.code
        twin.program = self.program
        twin.pc = self.pc
        twin.number = self.number
        twin.cards = self.cards[:]
        twin.picked = self.picked[:]
        twin.saved = self.saved[:]
        twin.because = self.because
        twin.done = self.done
        twin.own = self.own.copy()
        twin.link = self.link
        twin.order = self.order
        twin.begun = self.begun
        twin.kept_answer = self.kept_answer
        twin.kept_picks = self.kept_picks[:]
        return twin

    def run(self, duel: State) -> None:
        if not self.begun:
            self.begun = True
            self.kept_answer = duel.answer
            self.kept_picks = duel.picks[:]
            duel.scopes.append(self.own.copy())
            self.scope = len(duel.scopes) - 1
        self.work(duel)

    def finish(self, duel: State) -> None:
        duel.answer = self.kept_answer
        duel.picks = self.kept_picks
        if not self.done:
            duel.used.pop(once_key(self.order), None)


def consequence_of(active: Active) -> Consequence:
    """What a modifier does on its own, as a task."""
    task = Consequence()
    task.own = active.scope.copy()
    task.code = active.effect
    task.program = active.code.program
    task.because = BY_EFFECT
    task.order = active.order
    return task


def once_key(order: int) -> int:
    """The key in ``used`` of a modifier that reacts to events once in a turn; doing nothing does not count."""
    return order << 2 | 1


def _works_on(duel: State, active: Active, event: Event) -> bool:
    """Whether a modifier that reacts to events works when this one happens."""
    if active.continuous:
        return source_works(duel, active) and not suppressed(duel, active, event)
    condition = active.code.condition
    return len(active.bound) > 0 or condition is None or condition.holds(duel, active.scope)


def line_up_followers(duel: State, event: Event) -> None:
    """Line up the consequences of this event. Rules: MR3-DRW-02, MR3-DRW-03, RES-DRW-09: one effect counts once."""
    if duel.after_link and (event.kind == E_BATTLED or event.kind == E_DAMAGE_STEP_ENDS):
        release(duel, AFTER_BATTLE, False)
    for active in duel.active[C_WHENEVER]:
        code = active.code
        occasion = code.occasion
        if occasion is None or not code.awaits >> event.kind & 1:
            continue
        scope = active.scope
        if code.by_controller and active.bound:
            scope = scope.copy()
            scope.player = seen_from(duel, active)
        for at in range(max(1, len(active.bound))):
            scope.each = -1
            if active.bound:
                scope.each = active.bound[at]
                if not stays(duel, active, at) and not leaves_now(duel, active, at, event):
                    continue
            if matches(duel, occasion, event, scope) and _works_on(duel, active, event):
                key = once_key(active.order)
                if code.flag and key in duel.used:
                    continue
                first = line_up(duel, active.effect, code.program, scope, active.order, event, False, code.waits)
                if first and code.flag:
                    duel.used[key] = 1
        scope.each = -1
    _line_up_leaving(duel, event)


def _line_up_leaving(duel: State, event: Event) -> None:
    """Line up the leaves-field effects of a card."""
    card = event.card
    if card >= 0 and event.origin & FIELD and not duel.place[card] & FIELD and duel.info[card].leaves_field_effects:
        for effect in duel.info[card].leaves_field_effects:
            line_up_leaves_field_effect(duel, effect, event)


def answer_equips(duel: State, equip: int, bearer: int) -> bool:
    """Line up what a monster does when it is targeted, once it is no longer negated while the Equip Card targets it.

    Ruling on 魂を削る死霊, equipped while スキルドレイン applies.

    :returns: whether the monster has such an effect and is negated.
    """
    part = duel.play[equip]
    for active in duel.active[C_WHENEVER]:
        occasion = active.code.occasion
        if (
            active.source != bearer
            or not active.continuous
            or occasion is None
            or not occasion.about_this
            or not active.code.awaits >> E_TARGETED & 1
        ):
            continue
        if not source_works(duel, active):
            part.flags |= TARGETS_NEGATED
            return True
        if part.flags & TARGETS_NEGATED:
            part.flags &= ~TARGETS_NEGATED
            event = targeted_by(duel, equip, bearer)
            if occasion.matches_event(duel, event, active.scope):
                line_up(duel, active.effect, active.code.program, active.scope, active.order, event, True)
    return False


def targeted_by(duel: State, equip: int, bearer: int) -> Event:
    """The event that an Equip Card targets its monster."""
    player = duel.controller[bearer]
    by = duel.controller[equip]
    stamp = duel.stamp[bearer]
    return Event(E_TARGETED, bearer, stamp, player, by, equip, 0, MONSTER_ZONE, MONSTER_ZONE, 0, True, 0, duel.moment)


def suppressed(duel: State, active: Active, event: Event) -> bool:
    """Whether the modifier did not apply when the event happened, because it flipped its card or ended its negation."""
    if event.kind == E_FLIPPED and event.card == active.source:
        return True
    return event.moment == duel.suppressed_at and active.order in duel.suppressed


def stays(duel: State, active: Active, at: int) -> bool:
    """Whether a lasting modifier still applies to the card."""
    card = active.bound[at]
    if duel.stamp[card] != active.stamps[at] or not duel.play[card].face_up:
        return False
    return active.until != U_SOURCE_LEAVES or (
        duel.stamp[active.source] == active.stamp and duel.play[active.source].face_up
    )


def leaves_now(duel: State, active: Active, at: int, event: Event) -> bool:
    """Whether the event took the card, to which a lasting modifier applied, face-up from the field."""
    card = active.bound[at]
    return (
        event.card == card
        and event.face_up
        and event.origin & FIELD != 0
        and duel.stamp[card] == active.stamps[at] + 1
        and active.until != U_SOURCE_LEAVES
    )


def matches(duel: State, occasion: Occasion, event: Event, scope: Scope) -> bool:
    """Whether the event, or the latest activation, matches the occasion."""
    if event.kind == E_ACTIVATED and occasion.responds and duel.chain:
        return occasion.matches_link(duel, duel.scopes[duel.chain[-1]], scope)
    return occasion.matches_event(duel, event, scope)


def still_activating(duel: State, card: int, stamp: int) -> bool:
    """Whether a card, which has moved since, was still being activated, so that its effects did not apply (発動中)."""
    for number in duel.chain:
        link = duel.scopes[number]
        if link.card == card and link.stamp == stamp and link.code.kind == K_ACTIVATION:
            return True
    return False


def line_up_leaves_field_effect(duel: State, effect: EffectCode, event: Event) -> None:
    """Line up a leaves-field effect of a card that has just left the field."""
    card = event.card
    last = duel.last_known.get(card)
    if not event.face_up or last is None or last.negated or not effect.zones & event.origin:
        return
    if duel.info[card].types & GEMINI and event.origin == MONSTER_ZONE and not last.gemini_on:
        return
    scope = scope_for(duel, card, effect, event.player)
    scope.stamp = duel.stamp[card] - 1
    if still_activating(duel, card, scope.stamp):
        return
    if effect.condition is not None and not effect.condition.holds(duel, scope):
        return
    for number in effect.standing:
        code = effect.modifiers[number]
        occasion = code.occasion
        if (
            occasion is not None
            and occasion.about_this
            and event.kind in occasion.kinds
            and (occasion.matches_event(duel, event, scope))
        ):
            line_up(duel, effect, code.program, scope, -1 - card, event)


def line_up(
    duel: State,
    effect: EffectCode,
    program: int,
    scope: Scope,
    order: int,
    event: Event,
    at_once: bool = False,
    waits: bool = False,
) -> bool:
    """Add a consequence to those that are due; returns False if the event was added to one that is due already.

    :param at_once: whether it does not wait for the chain link that the event belongs to.
    :param waits: whether it waits until the turn player is free to act.
    """
    link = WHEN_FREE if waits else waits_for(duel, event, at_once)
    queue = duel.due if link == NO_LINK else duel.after_link
    for task in queue:
        if not isinstance(task, Consequence):  # other tasks, such as choosing a zone
            continue
        if (
            task.order == order
            and task.program == program
            and task.own.each == scope.each
            and task.link == link
            and task.own.events
            and ((link >= 0 or task.own.events[0].moment == event.moment) and task.own.events[0].kind == event.kind)
        ):
            task.own.events = (*task.own.events, event)
            return False
    due = Consequence()
    due.own = scope.copy()
    due.own.events = (event,)
    due.own.responds_to = link if link >= 0 else -1
    due.code = effect
    due.program = program
    due.because = BY_EFFECT
    due.order = order
    due.link = link
    queue.append(due)
    return True


def waits_for(duel: State, event: Event, at_once: bool) -> int:
    """The chain link, or the moment, for which the consequence of an event waits."""
    if event.kind == E_TARGETED and not at_once and duel.step & (DAMAGE_START | BEFORE_CALC | CALC):
        return AFTER_BATTLE
    if duel.resolving >= 0 and event.kind in (E_DRAWN, E_DISCARDED, E_EFFECT_DAMAGE):
        return duel.resolving
    return duel.chain[-1] if event.kind in (E_ACTIVATED, E_TARGETED) and duel.chain and not at_once else NO_LINK


def release(duel: State, link: int, was_negated: bool) -> None:
    """Make due what waited for a chain link to resolve, or (``AFTER_BATTLE``) for the end of damage calculation."""
    kept: list[Task] = []
    for task in duel.after_link:
        assert isinstance(task, Consequence)
        if task.link != link:
            kept.append(task)
        elif not was_negated and still_works(duel, task):
            duel.due.append(task)
    duel.after_link = kept


def still_works(duel: State, task: Consequence) -> bool:
    """Whether a consequence that waited for the end of a chain link still happens: its continuous effect must still
    apply.
    """
    if task.code.kind != K_CONTINUOUS or task.order < 0:
        return True
    card = task.own.card
    return (
        duel.stamp[card] == task.own.stamp
        and effect_lives(duel, card, task.code)
        and (task.code.unnegatable or not negated(duel, card))
    )
