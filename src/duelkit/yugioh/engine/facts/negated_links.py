"""Whether the effect of a chain link is negated as it is processed, though its card may have moved since."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, negated
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    C_NEGATED,
    FIELD_SPELL,
    FIELD_ZONE,
    K_ACTIVATION,
    PENDULUM,
    PENDULUM_ZONE,
    SPELL_ZONE,
    U_SOURCE_LEAVES,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import InPlay, Scope


def link_negated(duel: State, scope: Scope) -> bool:
    """Whether an applied negation hits the effect as it is processed; its activation stands (RES-GAP-NEG-03).

    Where the card lies as it lay at the activation, it is asked as it is. Once it has moved, what hits it is

    - a negation that was applied to that very card and does not go on by itself (エフェクト・ヴェーラー): it outlasts
      the leaving;
    - for Spells and Traps, a negation of those on the field (トラップ・スタン, 王宮の勅命): it hits what was activated
      there. What negates monsters on the field (スキルドレイン) is judged where the monster is.
    """
    if not duel.active[C_NEGATED] or scope.code.unnegatable:
        return False
    if duel.stamp[scope.card] == scope.stamp:
        return negated(duel, scope.card)
    for active in duel.active[C_NEGATED]:
        if active.bound:
            if outlasts(duel, active, scope):
                return True
        elif active.code.ref < 0 and hit_on_the_field(duel, active, scope):
            return True
    return False


def outlasts(duel: State, active: Active, scope: Scope) -> bool:
    """Whether a negation was applied to the link's card before that left, and does not end with its own source."""
    if active.until == U_SOURCE_LEAVES:
        return False
    for at in range(len(active.bound)):
        if active.bound[at] == scope.card and active.stamps[at] == scope.stamp:
            return active.code.condition is None or active.code.condition.holds(duel, active.scope)
    return False


def zone_of_activation(scope: Scope) -> int:
    """Where the Spell or Trap lay once its activation was declared, 0 if it was not among those on the field."""
    if scope.code.kind == K_ACTIVATION and not scope.place & BACK_ROW:
        return PENDULUM_ZONE if scope.types & PENDULUM else FIELD_ZONE if scope.types & FIELD_SPELL else SPELL_ZONE
    return scope.place & BACK_ROW


def hit_on_the_field(duel: State, active: Active, scope: Scope) -> bool:
    """Whether a negation of cards on the field hits what was activated there by a card that has moved since."""
    pool = active.code.pool
    zone = zone_of_activation(scope)
    if pool is None or not zone:
        return False
    card = scope.card
    place = duel.place[card]
    part = duel.play[card]
    controller = duel.controller[card]
    duel.place[card] = zone  # asked as the card that it was when its activation was declared
    duel.play[card] = InPlay()
    duel.controller[card] = scope.player
    found = applies(duel, active, card)
    duel.place[card] = place
    duel.play[card] = part
    duel.controller[card] = controller
    return found
