"""Whether the effect of a chain link is negated when it is processed, even if its card has moved since."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.properties import applies, negated
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_NEGATED
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    BANISHED,
    FIELD_SPELL,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    MONSTER_ZONE,
    PENDULUM,
    PENDULUM_ZONE,
    SPELL_ZONE,
    U_SOURCE_LEAVES,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import InPlay, Scope

ANYWHERE: Final = HAND | MONSTER_ZONE | GRAVEYARD | BANISHED
"""The places of a negation that follows cards wherever they go."""


def link_negated(duel: State, scope: Scope) -> bool:
    """Whether an active negation applies to the effect when it is processed; its activation is not negated
    (RES-GAP-NEG-03).

    If the card is where it was at the activation, its current state decides. If it has moved, these negations apply:

    - a negation that was applied to that card itself (エフェクト・ヴェーラー), which outlasts its leaving, unless it is
      continuous;
    - for Spells and Traps, a negation of those on the field (トラップ・スタン, 王宮の勅命), if the card was activated
      there. Negations of monsters on the field (スキルドレイン) depend on where the monster is now.
    """
    if scope.code.unnegatable:
        return False
    if not duel.active[C_NEGATED]:
        return False
    if duel.stamp[scope.card] == scope.stamp:
        return negated(duel, scope.card)
    for active in duel.active[C_NEGATED]:
        if active.bound:
            if outlasts(duel, active, scope):
                return True
        elif active.code.ref < 0 and (hit_on_the_field(duel, active, scope) or hit_anywhere(duel, active, scope)):
            return True
    return False


def outlasts(duel: State, active: Active, scope: Scope) -> bool:
    """Whether a negation was applied to the link's card before that card left, and does not end with its source."""
    if active.until == U_SOURCE_LEAVES:
        return False
    for at in range(len(active.bound)):
        if active.bound[at] == scope.card and active.stamps[at] == scope.stamp:
            return active.code.condition is None or active.code.condition.holds(duel, active.scope)
    return False


def hit_anywhere(duel: State, active: Active, scope: Scope) -> bool:
    """Whether a negation of cards wherever they are (元々のカード名が同じモンスターの効果は無効化される) applies to an
    effect whose card has moved since.
    """
    pool = active.code.pool
    return (
        pool is not None
        and (pool.zones & ANYWHERE) == ANYWHERE
        and (active.code.condition is None or active.code.condition.holds(duel, active.scope))
        and (pool.test is None or pool.test.test(duel, scope.card, active.scope))
    )


def zone_of_activation(scope: Scope) -> int:
    """The zone of the Spell or Trap once its activation was declared; 0 if it was not on the field."""
    if scope.code.kind == K_ACTIVATION and not scope.place & BACK_ROW:
        return PENDULUM_ZONE if scope.types & PENDULUM else FIELD_ZONE if scope.types & FIELD_SPELL else SPELL_ZONE
    return scope.place & BACK_ROW


def hit_on_the_field(duel: State, active: Active, scope: Scope) -> bool:
    """Whether a negation of cards on the field applies to an effect that was activated there by a card that has since
    moved.
    """
    pool = active.code.pool
    zone = zone_of_activation(scope)
    if pool is None or not zone:
        return False
    card = scope.card
    place = duel.place[card]
    part = duel.play[card]
    controller = duel.controller[card]
    duel.place[card] = zone  # examined as the card that it was when its activation was declared
    duel.play[card] = InPlay()
    duel.controller[card] = scope.player
    found = applies(duel, active, card)
    duel.place[card] = place
    duel.play[card] = part
    duel.controller[card] = controller
    return found
