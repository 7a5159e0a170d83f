"""Logging missed timing: the event that the effect waited for, and what came after. Rules: MR3-TIM-01, -02."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import face_up
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.codes import BANISHED, GRAVEYARD, only_for
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.log import L_MISSED
from duelkit.yugioh.state.parts import Pending


def event_number(duel: State, event: Event) -> int:
    """An event as one number for the log: its kind, and its card if both players can know which card it is."""
    card = event.card
    if card >= 0 and not duel.place[card] & (GRAVEYARD | BANISHED) and not face_up(duel, card):
        card = -1
    return event.kind << 12 | (card + 1)


def kind_in(number: int) -> int:
    """The kind of an event from its number in the log."""
    return number >> 12


def card_in(number: int) -> int:
    """The card of an event from its number in the log; −1 if there is none or it is not public."""
    return (number & 0xFFF) - 1


def newest_event(duel: State) -> Event | None:
    """The newest event; the first of several that happened at the same time."""
    for event in duel.recent:
        if event.moment == duel.last_moment:
            return event
    return None


def note_missed(duel: State, pending: Pending) -> None:
    """Log that an optional 時 effect has missed its timing; only for its owner if others cannot see the card."""
    card = pending.card
    public = duel.place[card] & (GRAVEYARD | BANISHED) or face_up(duel, card)
    later = newest_event(duel)
    note(
        duel,
        L_MISSED,
        card,
        pending.player,
        pending.code.index,
        event_number(duel, pending.events[-1]),
        0 if later is None else event_number(duel, later) + 1,
        0 if public else only_for(owner_of(duel, card)),
    )


def owner_of(duel: State, card: int) -> int:
    """The player who can know the card: who controls it or has it in the hand, its owner elsewhere."""
    return duel.controller[card]
