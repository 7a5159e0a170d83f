"""What becomes of effects that target a card which rebuffs them (対象とする〜の効果は無効化され破壊される)."""

from __future__ import annotations

from duelkit.yugioh.engine.properties import applies
from duelkit.yugioh.state.code import Active, Amount, Check, KEEPS_DRAWS, kept_at
from duelkit.yugioh.state.codes import BY_EFFECT, C_REBUFF, FIELD
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


def rebuffing(duel: Duel, scope: Scope) -> Active | None:
    """What negates the effect that is about to be processed, because of what it targets; ``None`` for nothing."""
    for active in duel.active[C_REBUFF]:
        test = active.code.test
        if test is not None and not test.test(duel, scope.card, active.scope):
            continue
        for slot in range(len(scope.targets)):
            for at in range(len(scope.targets[slot])):
                card = scope.targets[slot][at]
                if scope.target_stamps[slot][at] == duel.stamp[card] and applies(duel, active, card):
                    return active
    return None


def destroy_rebuffed(duel: Duel, scope: Scope, active: Active) -> bool:
    """Destroy the card whose effect was rebuffed, if it is still where it was used; answers whether a task waits."""
    if duel.stamp[scope.card] != scope.stamp or not duel.place[scope.card] & FIELD:
        return False
    from duelkit.yugioh.engine.verbs.moving import start_destroy
    start_destroy(duel, [scope.card], BY_EFFECT, active.player, active.source)
    return True


def drawn_before(duel: Duel, scope: Scope) -> int:
    """How many cards an effect of the scope's card drew in the turn before this one."""
    kept = duel.kept.get(kept_at(scope.card, KEEPS_DRAWS))
    if kept is None:
        return 0
    stamp, turn, drawn = kept
    return drawn if stamp == duel.stamp[scope.card] and turn == duel.turn - 1 else 0


class DrawnBeforeAmount(Amount):
    """How many cards an effect of the scope's card drew in the turn before this one."""

    def value(self, duel: Duel, scope: Scope) -> int:
        return drawn_before(duel, scope)


class DrewBeforeCheck(Check):
    """An effect of the scope's card drew in the turn before this one."""

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return drawn_before(duel, scope) > 0
