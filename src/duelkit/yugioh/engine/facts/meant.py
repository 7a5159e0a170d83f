"""Which cards a modifier, or an effect that is being processed, means."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.attack import attacking
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import R_ATTACK_TARGET, R_ATTACKER, R_EQUIPPED, R_LINKED, R_OPPOSING_BATTLER, R_THIS
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def match_ref(duel: State, ref: int, card: int, active: Active) -> bool:
    """Whether a modifier's reference means this card."""
    if ref == R_THIS:
        return card == active.source
    if ref == R_EQUIPPED:
        return duel.play[active.source].equipped_to == card
    if ref == R_LINKED:
        return card in duel.play[active.source].linked
    if ref == R_OPPOSING_BATTLER:
        if duel.attacker < 0 or duel.attack_target < 0:
            return False
        mine = active.source
        if duel.play[mine].equipped_to >= 0:
            mine = duel.play[mine].equipped_to
        return (duel.attacker == mine and duel.attack_target == card) or (
            duel.attack_target == mine and duel.attacker == card
        )
    if ref == R_ATTACKER:
        return attacking(duel) == card
    if ref == R_ATTACK_TARGET:
        return duel.attack_target == card
    return False


def targeted_now(duel: State, card: int, source: int) -> bool:
    """Whether the effect of this source that is being processed targets the card."""
    if duel.resolving < 0 or duel.scopes[duel.resolving].card != source:
        return False
    return is_target(duel, duel.scopes[duel.resolving], card)


def is_target(duel: State, scope: Scope, card: int) -> bool:
    """Whether the card is a target of the scope's effect, and has not moved since."""
    for slot in range(len(scope.targets)):
        for at in range(len(scope.targets[slot])):
            if scope.targets[slot][at] == card and scope.target_stamps[slot][at] == duel.stamp[card]:
                return True
    return False


def holds_for(duel: State, active: Active, card: int) -> bool:
    """Whether the condition of a modifier holds, which may speak of the card that it is bound to."""
    condition, scope = active.code.condition, active.scope
    if condition is None:
        return True
    before = scope.each
    scope.each = card
    held = condition.holds(duel, scope)
    scope.each = before
    return held
