"""Applying the modifiers of an effect."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import add_active
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import (
    BECOME,
    BECOME_ORIGINAL,
    C_ATK,
    C_DEF,
    C_LEVEL,
    C_WHENEVER,
    CALC,
    FIELD,
    R_EQUIPPED,
    R_THIS,
    U_LEAVES,
    U_NEXT_DAMAGE_CALCULATION,
    U_OPPONENTS_TURN_END,
    U_SOURCE_LEAVES,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.state.parts import MADE_NO_ATK, MADE_NO_DEF, Scope


def _lasting(
    duel: State,
    kept: Scope,
    number: int,
    bound: tuple[int, ...],
    stamps: tuple[int, ...],
    frozen: bool,
    value: int,
    until: int,
    turn: int,
) -> Active:
    """A modifier of a processed effect that applies from now on."""
    return Active(
        None,
        kept.code,
        number,
        kept,
        kept.card,
        kept.stamp,
        kept.player,
        False,
        bound,
        stamps,
        frozen,
        value,
        until,
        turn,
        duel.order,
    )


def _apply_to_card(duel: State, scope: Scope, kept: Scope, number: int, card: int, until: int, turn: int) -> None:
    """Let a modifier of the scope's effect apply to a card on the field."""
    modifier = scope.code.modifiers[number]
    value = 0
    others = duel.active[modifier.category]
    if modifier.as_summoned:
        duel.put_active(modifier.category, tuple([other for other in others if other.code.change == BECOME_ORIGINAL]))
    if modifier.amount is not None:
        scope.each = card
        value = modifier.amount.value(duel, scope)
        scope.each = -1
    if modifier.as_summoned:
        duel.put_active(modifier.category, others)
    supersede(duel, modifier, card)
    stamps = (duel.stamp[card],)
    add_active(duel, _lasting(duel, kept, number, (card,), stamps, modifier.amount is not None, value, until, turn))
    if modifier.change == BECOME and modifier.category in (C_ATK, C_DEF):
        apply_later(duel, modifier.category, card)


def apply_modifiers(
    duel: State, scope: Scope, first: int, count: int, cards: list[int], until: int, times: int = 1
) -> None:
    """Let modifiers of the scope's effect apply to cards, or to players if they name no cards."""
    code = scope.code
    kept = scope.copy()
    turn = duel.turn
    if until == U_OPPONENTS_TURN_END:
        turn += 2 * times - (1 if duel.turn_player == scope.player else 2)
    for number in range(first, first + count):
        modifier = code.modifiers[number]
        duel.order += 1
        if modifier.side >= 0 and cards and until == U_LEAVES:  # while one of them is face-up
            there = tuple([card for card in cards if duel.place[card] & FIELD])
            if there:
                stamps = tuple([duel.stamp[card] for card in there])
                add_active(duel, _lasting(duel, kept, number, there, stamps, False, 0, until, turn))
        elif (
            modifier.side >= 0
            or modifier.pool is not None
            and modifier.ref < 0
            or (modifier.category == C_WHENEVER and not cards)
        ):
            add_active(duel, _lasting(duel, kept, number, (), (), False, 0, until, turn))
        else:
            for card in cards:
                if duel.place[card] & FIELD or modifier.category == C_LEVEL:
                    _apply_to_card(duel, scope, kept, number, card, until, turn)
    duel.unsettled = True


def supersede(duel: State, modifier: ModifierCode, card: int) -> None:
    """End the earlier changes of a figure that is about to be set to a value.

    Setting the ATK or DEF ends every change of it that was applied once; setting the original value keeps gains and
    losses. Continuous modifiers are not affected. Rulings on 収縮 and ＢＦ－疾風のゲイル (faq 7944, 6415, 12654).
    """
    category = modifier.category
    if category not in (C_ATK, C_DEF) or modifier.change not in (BECOME, BECOME_ORIGINAL):
        return
    actives = duel.active[category]
    over = [active for active in actives if is_superseded(active, modifier.change, card)]
    if not over:
        return
    for active in over:
        if active.continuous:
            duel.play[card].flags |= MADE_NO_ATK if category == C_ATK else MADE_NO_DEF
    duel.put_active(category, tuple([active for active in actives if active not in over]))


def apply_later(duel: State, category: int, card: int) -> None:
    """Move modifiers that change a figure only in parts of a battle behind the one that has just set it."""
    actives = duel.active[category]
    late = [active for active in actives if applies_later(duel, active, card)]
    if not late:
        return
    kept = [active for active in actives if active not in late]
    for active in late:
        duel.order += 1
        kept.append(
            Active(
                None,
                active.effect,
                active.number,
                active.scope,
                active.source,
                active.stamp,
                active.player,
                True,
                (),
                (),
                False,
                0,
                active.until,
                active.turn,
                duel.order,
            )
        )
    duel.put_active(category, tuple(kept))


def is_superseded(active: Active, change: int, card: int) -> bool:
    """Whether a change of a figure was applied once and ends when the figure is set."""
    code = active.code
    if active.continuous:
        if not code.made or active.source != card:
            return False
    elif (
        len(active.bound) != 1
        or active.bound[0] != card
        or code.by_source
        or code.own_text
        or (active.until in (U_NEXT_DAMAGE_CALCULATION, U_SOURCE_LEAVES))
    ):
        return False
    return code.change == BECOME or (code.change == BECOME_ORIGINAL) == (change == BECOME_ORIGINAL)


def applies_later(duel: State, active: Active, card: int) -> bool:
    """Whether a continuous modifier will change a figure of the card in a later part of a battle.

    An Equip Card does so only at damage calculation.
    """
    code = active.code
    if not active.continuous or code.ref == R_THIS and active.source != card:
        return False
    steps = 0 if active.effect.condition is None else active.effect.condition.in_steps()
    if not steps and code.condition is not None:
        steps = code.condition.in_steps()
    return (
        steps != 0
        and not duel.step & steps
        and (code.ref != R_EQUIPPED or steps == CALC and (duel.play[active.source].equipped_to == card))
    )
