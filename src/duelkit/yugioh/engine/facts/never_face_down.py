"""Monsters that cannot be Set or turned face-down, while something says so (聖なる輝き)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import DOWN_DEFENSE, P_NEVER_FACE_DOWN, UP_DEFENSE
from duelkit.yugioh.state.duel import State


def never_face_down(duel: State) -> bool:
    """Whether monsters cannot come to the field face-down, nor be turned face-down."""
    for active in duel.active[C_MAY + P_NEVER_FACE_DOWN]:
        if not active.continuous or source_works(duel, active):
            return True
    return False


def faced_up(duel: State, positions: int) -> int:
    """The battle positions in which a monster can be Special Summoned: face-up Defense in place of face-down."""
    if positions & DOWN_DEFENSE and duel.active[C_MAY + P_NEVER_FACE_DOWN] and never_face_down(duel):
        return positions & ~DOWN_DEFENSE | UP_DEFENSE
    return positions
