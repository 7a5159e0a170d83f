"""Traps that something lets a player activate from the hand, or in the turn in which they were Set; Quick-Play Spells
in that turn too.
"""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import count_use, limit_reached
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import FIELD, HAND, P_TRAP_FROM_HAND, P_TRAP_WHEN_SET, QUICK_PLAY, TRAP, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def permit(duel: State, player: int, permission: int, card: int) -> Active | None:
    """What gives the player this permission for a card now, if anything does and was not used up."""
    for active in duel.active[C_MAY + permission]:
        if not on_side(active.code.side, active.player, player):
            continue
        if active.code.test is None and not duel.info[card].types & TRAP:
            continue
        if active.code.test is not None and not active.code.test.test(duel, card, _knowing(active)):
            continue
        if active.code.condition is not None and not active.code.condition.holds(duel, active.scope):
            continue
        if active.continuous and (
            not source_works(duel, active) or limit_reached(duel, player, active.source, active.effect)
        ):
            continue
        return active
    return None


def _knowing(active: Active) -> Scope:
    """The scope of what applies, for a player who knows the own Set cards."""
    scope = Scope()
    scope.player = active.scope.player
    scope.card = active.scope.card
    scope.knows = True
    return scope


def needed(duel: State, card: int, player: int) -> int:
    """The permission that a Trap or Quick-Play Spell needs to be activated where it is; −1 if it needs none."""
    info = duel.info[card]
    code = info.activation
    if not info.types & (TRAP | QUICK_PLAY) or code is None or duel.place[card] == HAND and not info.types & TRAP:
        return -1
    scope = scope_for(duel, card, code, player)
    if duel.place[card] == HAND:
        return -1 if code.hand_check is not None and code.hand_check.holds(duel, scope) else P_TRAP_FROM_HAND
    if not duel.place[card] & FIELD or duel.play[card].set_turn != duel.turn:
        return -1
    return -1 if code.turn_check is not None and code.turn_check.holds(duel, scope) else P_TRAP_WHEN_SET


def use_permit(duel: State, scope: Scope) -> None:
    """Use up the permission that the activation of a card needs."""
    permission = needed(duel, scope.card, scope.player)
    active = permit(duel, scope.player, permission, scope.card) if permission >= 0 else None
    if active is None:
        return
    if active.continuous:
        count_use(duel, scope.player, active.source, active.effect)
        return
    rest = tuple([other for other in duel.active[C_MAY + permission] if other is not active])
    duel.put_active(C_MAY + permission, rest)
