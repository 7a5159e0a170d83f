"""Why a trigger effect cannot be activated now, and the event whose timing it missed."""

from __future__ import annotations

from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.moves.events import belongs
from duelkit.yugioh.engine.windows.missed_timing import event_number, newest_event
from duelkit.yugioh.engine.windows.phase_effects import PhaseTask
from duelkit.yugioh.engine.windows.window import WindowTask, trigger_refused
from duelkit.yugioh.state.codes import E_FLIPPED, K_FLIP, O_TRIGGER, W_PHASE, W_TRIGGERS, card_of, number_of, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.log import L_MISSED, L_TURN, LogEntry, newest_first
from duelkit.yugioh.state.parts import Pending


def against(duel: State, player: int, action: int, reasons: list[int]) -> None:
    """Add every reason against activating a trigger of one of the player's cards."""
    card = card_of(action)
    code = duel.info[card].effects[number_of(action)]
    decision = duel.decision
    task = duel.stack[-1] if duel.stack else None
    waiting: list[Pending] = []
    if decision is not None and decision.why == W_TRIGGERS and isinstance(task, WindowTask):
        waiting = list(task.ready)
    elif decision is not None and decision.why == W_PHASE and isinstance(task, PhaseTask):
        waiting = task.waiting(duel)
    pending = found_in(waiting, card, code)
    if pending is not None:
        trigger_refused(duel, pending, False, reasons)
        if isinstance(task, WindowTask):
            if task.group_of(duel, pending) != task.first_group(duel):
                reasons.append(why.OTHERS_FIRST)
        elif isinstance(task, PhaseTask):
            reasons += against_in_phase(duel, task, player, action, pending)
        return
    before = len(reasons)
    for number in duel.chain:
        link = duel.scopes[number]
        if link.card == card and link.code is code:
            reasons.append(why.ON_THIS_CHAIN)
            return
    pending = imagined(duel, player, card, code)
    if pending is None:
        reasons.append(why.NO_OCCASION)
        if missed_entry(duel, card, code) is not None:
            reasons.append(why.MISSED_TIMING)
        return
    trigger_refused(duel, pending, False, reasons)
    if len(reasons) == before:
        reasons.append(why.NOT_WAITING)


def against_in_phase(duel: State, task: PhaseTask, player: int, action: int, pending: Pending) -> list[int]:
    """The reasons against a waiting trigger of a phase, besides its own."""
    found = [why.NOT_YOURS] if pending.player != player else []
    if duel.chain and action not in task.joining(duel):
        found.append(why.CHAIN_OPEN)  # only mandatory triggers of Traps are chained to one
    return found


def found_in(waiting: list[Pending], card: int, code: EffectCode) -> Pending | None:
    """The waiting trigger that is this effect of this card, as a copy: looking whether it is ready changes it."""
    for pending in waiting:
        if pending.card == card and pending.code is code:
            return pending.copy()
    return None


def events_for(duel: State, player: int, card: int, code: EffectCode) -> tuple[Event, ...]:
    """The latest events that the effect waits for."""
    occasion = code.occasion
    found: list[Event] = []
    for event in duel.recent:
        if code.kind == K_FLIP:
            fits = event.kind == E_FLIPPED and event.card == card
        elif occasion is None or event.kind not in occasion.kinds:
            continue
        else:
            fits = (not occasion.about_this or event.card == card and belongs(duel, card, code, event)) and (
                occasion.matches_event(duel, event, scope_for(duel, card, code, player))
            )
        if fits:
            found.append(event)
    return tuple(found)


def imagined(duel: State, player: int, card: int, code: EffectCode) -> Pending | None:
    """The trigger in the state of waiting, if its event has just happened."""
    pending = found_in(duel.pending, card, code)
    if pending is not None:
        return pending
    events = events_for(duel, player, card, code)
    if not events:
        return None
    pending = Pending()
    pending.card = card
    pending.stamp = duel.stamp[card]
    pending.code = code
    pending.player = player
    pending.events = events
    return pending


def missed_entry(duel: State, card: int, code: EffectCode) -> LogEntry | None:
    """The log entry that the effect missed its timing this turn."""
    for entry in newest_first(duel.log):
        if entry.kind == L_TURN:
            return None
        if entry.kind == L_MISSED and entry.card == card and entry.a == code.index:
            return entry
    return None


def lateness(duel: State, action: int) -> tuple[int, ...]:
    """The event that a late effect waited for and the later one, as numbers of ``windows.missed_timing``; empty if
    unknown.
    """
    card = card_of(action)
    if verb_of(action) != O_TRIGGER:
        return ()
    code = duel.info[card].effects[number_of(action)]
    entry = missed_entry(duel, card, code)
    if entry is not None:
        return (entry.b, entry.c - 1) if entry.c else (entry.b,)
    pending = imagined(duel, duel.controller[card], card, code)
    later = newest_event(duel)
    if pending is None or later is None:
        return ()
    return (event_number(duel, pending.events[-1]), event_number(duel, later))
