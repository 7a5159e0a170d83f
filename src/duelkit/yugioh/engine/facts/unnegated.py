"""Activated effects that cannot be negated (効果の発動及びその発動した効果は無効化されない)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_NOT_NEGATED
from duelkit.yugioh.state.codes import FIELD, K_ACTIVATION
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def keeps_activation(duel: State, card: int) -> bool:
    """Whether the activation of the card cannot be negated either (発動及びその発動した効果は無効化されない)."""
    for active in duel.active[C_NOT_NEGATED]:
        if active.code.flag and not active.code.number and applies(duel, active, card):
            return True
    return False


def keeps_activated(duel: State, link: Scope) -> bool:
    """Whether the effect of a chain link cannot be negated: all effects of its card, or those activated where it was
    (その発動した効果は無効化されない). The card may have left by now.
    """
    for active in duel.active[C_NOT_NEGATED]:
        code = active.code
        if not code.number:
            if applies(duel, active, link.card):
                return True
        elif link_meant(duel, active, link):
            return True
    return False


def link_meant(duel: State, active: Active, link: Scope) -> bool:
    """Whether a chain link of the modifier's player is that of a card of its pool, which may have left by now.

    A card that is activated in the hand counts as one of the field.
    """
    pool = active.code.pool
    place = FIELD if link.code.kind == K_ACTIVATION else link.place
    if pool is None or not place & pool.zones or link.player != active.player or not source_works(duel, active):
        return False
    return pool.test is None or pool.test.test(duel, link.card, active.scope)
