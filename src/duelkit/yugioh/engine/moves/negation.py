"""Undoing negated summons and negated activations."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import own_tables
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.state.codes import (
    AS_MATERIAL,
    BY_RULE,
    E_ACTIVATED,
    FOR_FUSION,
    FOR_LINK,
    FOR_RITUAL,
    FOR_SYNCHRO,
    GRAVEYARD,
    K_ACTIVATION,
    OVERLAY,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import NEVER_THERE, Pending, Scope

MATERIAL: Final = AS_MATERIAL | FOR_FUSION | FOR_LINK | FOR_RITUAL | FOR_SYNCHRO

ACTIVATION_NEGATED: Final = 1 << 36
"""The mark of who negated the activation of a card, in ``State.used`` under negative keys (see ``limits``)."""


def undo_activation(duel: State, link: Scope) -> None:
    """Undo the activation of a chain link that was negated: nothing was activated, and its card was never on the field.

    Triggers that waited for the activation wait no more. Rule: RES-GAP-NEG-01.
    """
    link.activation_negated = True
    if link.code.kind == K_ACTIVATION and duel.stamp[link.card] == link.stamp:
        duel.play[link.card].flags |= NEVER_THERE
    for number, at in enumerate(duel.chain, 1):
        if duel.scopes[at] is link:
            duel.recent = [event for event in duel.recent if not activates(event, link.card, number)]
            for pending in duel.pending:
                pending.events = tuple([event for event in pending.events if not activates(event, link.card, number)])
            duel.pending = [pending for pending in duel.pending if pending.events]


def activates(event: Event, card: int, number: int) -> bool:
    """Whether the event is the activation of the card as this link of the chain, from 1."""
    return event.kind == E_ACTIVATED and event.card == card and event.amount == number


def keep_negation(duel: State, card: int, player: int) -> None:
    """Record which player negated the activation of a card, until it moves for the second time."""
    own_tables(duel)
    duel.used[-1 - (ACTIVATION_NEGATED | card)] = duel.stamp[card] << 1 | player


def negated_before(duel: State, card: int, player: int) -> bool:
    """Whether the player negated the activation of the card, which has moved once since."""
    kept = duel.used.get(-1 - (ACTIVATION_NEGATED | card), -1)
    return kept >= 0 and kept == (duel.stamp[card] - 1) << 1 | player


def undo_materials(duel: State) -> None:
    """Undo the use of materials for a negated summon. Rules: MR3-GAP-SUM-01, MR3-XYZ-05, -08.

    Stacked Xyz materials go to the graveyard. Cards used for a Synchro or Link Summon count as sent there, but not as
    used as materials.
    """
    cards = duel.using
    duel.using = ()
    duel.recent = [without_summon(event, cards) for event in duel.recent]
    still: list[Pending] = []
    for pending in duel.pending:
        pending.events = tuple([without_summon(event, cards) for event in pending.events])
        occasion = pending.code.occasion
        scope = scope_for(duel, pending.card, pending.code, pending.player)
        if occasion is not None:
            pending.events = tuple(
                [
                    event
                    for event in pending.events
                    if event.card not in cards or occasion.matches_event(duel, event, scope)
                ]
            )
        if pending.events:
            still.append(pending)
    duel.pending = still
    for card in cards:
        if duel.place[card] == OVERLAY:
            move(duel, card, GRAVEYARD, BY_RULE)


def without_summon(event: Event, cards: tuple[int, ...]) -> Event:
    """The event without the information that one of the cards was used for a summon."""
    if event.card not in cards or not event.because & AS_MATERIAL:
        return event
    return Event(
        event.kind,
        event.card,
        event.stamp,
        event.player,
        event.by,
        event.by_card,
        event.because & ~MATERIAL,
        event.origin,
        event.to,
        event.kinds,
        event.face_up,
        event.amount,
        event.moment,
    )
