"""Modifiers of an effect begin to apply."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import add_active
from duelkit.yugioh.state.code import Active
from duelkit.yugioh.state.codes import C_WHENEVER, FIELD, U_LEAVES, U_OPPONENTS_TURN_END
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def apply_modifiers(duel: State, scope: Scope, first: int, count: int, cards: list[int], until: int,
                    times: int = 1) -> None:
    """Let modifiers of the scope's effect apply to cards, or to players where they name none."""
    code = scope.code
    kept = scope.copy()
    turn = duel.turn
    if until == U_OPPONENTS_TURN_END:
        turn += 2 * times - (1 if duel.turn_player == scope.player else 2)
    for number in range(first, first + count):
        modifier = code.modifiers[number]
        duel.order += 1
        if modifier.side >= 0 and cards and until == U_LEAVES:  # as long as one of them stays face-up
            there = tuple([card for card in cards if duel.place[card] & FIELD])
            if there:
                add_active(duel, Active(None, code, number, kept, scope.card, scope.stamp, scope.player, False, there,
                                        tuple([duel.stamp[card] for card in there]), False, 0, until, turn, duel.order))
            continue
        if modifier.side >= 0 or modifier.pool is not None and modifier.ref < 0 or (
                modifier.category == C_WHENEVER and not cards):
            add_active(duel, Active(None, code, number, kept, scope.card, scope.stamp, scope.player, False, (), (),
                                    False, 0, until, turn, duel.order))
            continue
        for card in cards:
            if not duel.place[card] & FIELD:
                continue
            value = 0
            frozen = modifier.amount is not None
            if modifier.amount is not None:
                scope.each = card
                value = modifier.amount.value(duel, scope)
                scope.each = -1
            add_active(duel, Active(None, code, number, kept, scope.card, scope.stamp, scope.player, False, (card,),
                                    (duel.stamp[card],), frozen, value, until, turn, duel.order))
    duel.unsettled = True
