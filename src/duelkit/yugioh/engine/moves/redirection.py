"""Redirection: the place where a card goes instead of its destination."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.meant import match_ref
from duelkit.yugioh.engine.facts.prohibitions import forbidden, player_forbidden
from duelkit.yugioh.engine.facts.properties import bound_to, conditions_hold, source_works
from duelkit.yugioh.engine.facts.sealed import sealing
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_CANNOT, C_REDIRECT, C_SEALED
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    A_BANISH,
    AT_THE_BOTTOM,
    BANISHED,
    DECK,
    EXTRA,
    EXTRA_DECK_TYPES,
    FIELD,
    GRAVEYARD,
    HAND,
    LIMBO,
    NOWHERE,
    OVERLAY,
    PENDULUM,
    TOKEN,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import NEVER_THERE, Scope

AT_BOTTOM: Final = 0x800
"""A bit added to DECK: at the bottom."""


def origin_of(duel: State, card: int) -> int:
    """The origin of a card that moves now; nowhere if its activation was negated, since it was never on the field.

    Rule: RES-GAP-NEG-01.
    """
    return LIMBO if duel.play[card].flags & NEVER_THERE else duel.place[card]


def redirected(duel: State, card: int, to: int, because: int) -> int:
    """The actual destination of a card. Rules: RES-DES-03, MR3-PEN-03, MR3-PEN-21, MR3-RET-01, MR20-RET-01."""
    origin = origin_of(duel, card)
    info = duel.info[card]
    at_bottom = False
    active = redirection(duel, card, to, because)
    if active is None and origin == OVERLAY and to == GRAVEYARD and info.from_overlay:
        to = info.from_overlay if may_banish(duel, card, duel.owner[card]) else to
    if active is not None:
        to = active.code.number
        at_bottom = active.code.where == AT_THE_BOTTOM
    if info.types & TOKEN:
        return NOWHERE
    if to == GRAVEYARD and info.types & PENDULUM and origin & FIELD:
        return EXTRA
    if (to == HAND or to == DECK) and info.types & EXTRA_DECK_TYPES:
        if not duel.rules.extra_returns_to_graveyard or info.types & PENDULUM and origin & FIELD:
            return EXTRA
        return GRAVEYARD
    return to | AT_BOTTOM if at_bottom else to


def _redirects(duel: State, active: Active, card: int) -> bool:
    """Whether a redirecting modifier applies to this card."""
    code = active.code
    if active.bound:
        return bound_to(duel, active, card)
    if code.ref >= 0:
        return match_ref(duel, code.ref, card, active)
    if not on_side(code.side, active.player, duel.owner[card]):
        return False
    return code.test is None or _concerns(duel, code.test, card, active.scope)


def redirection(duel: State, card: int, to: int, because: int) -> Active | None:
    """The modifier that redirects a card, if there is one."""
    origin = origin_of(duel, card)
    for active in duel.active[C_REDIRECT]:
        code = active.code
        if code.zones and not code.zones & to:
            continue
        if code.kinds and not code.kinds & origin:
            continue
        if not _redirects(duel, active, card):
            continue
        if code.second and (because & code.second) != code.second:
            continue
        if code.beside is not None and not beside(duel, card, code.beside, active.scope):
            continue
        if active.continuous and not conditions_hold(duel, active):
            continue
        if active.continuous and active.source != card and not source_works(duel, active):
            continue
        if code.number == BANISHED and not may_banish(duel, card, active.player):
            continue
        return active
    return None


def redirects_all(duel: State, to: int, origin: int, player: int) -> bool:
    """Whether whatever card of a player goes from one place to another goes elsewhere instead (マクロコスモス)."""
    for active in duel.active[C_REDIRECT]:
        code = active.code
        if code.test is not None or code.ref >= 0 or active.bound or code.beside is not None or code.second:
            continue
        if code.zones and not code.zones & to or code.kinds and not code.kinds & origin:
            continue
        if on_side(code.side, active.player, player) and source_works(duel, active):
            return True
    return False


def beside(duel: State, card: int, test: Test, scope: Scope) -> bool:
    """Whether another material of the summon in progress passes."""
    for other in duel.using:
        if other != card and test.test(duel, other, scope):
            return True
    return False


def _concerns(duel: State, test: Test, card: int, scope: Scope) -> bool:
    """Whether a card that leaves its place passes a filter; materials do not, and trap monsters count as Traps."""
    if duel.place[card] == OVERLAY:
        return False
    part = duel.play[card]
    monster_info = part.monster_info
    if monster_info is None:
        return test.test(duel, card, scope)
    part.monster_info = None
    found = test.test(duel, card, scope)
    part.monster_info = monster_info
    return found


def may_banish(duel: State, card: int, player: int) -> bool:
    """Whether the card can be banished by this player."""
    if duel.active[C_SEALED] and sealing(duel, card) is not None:
        return False
    if not duel.active[C_CANNOT + A_BANISH]:
        return True
    return not player_forbidden(duel, A_BANISH, player, card) and not forbidden(duel, A_BANISH, card, player)
