"""Applying the modifiers of an effect."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import add_active
from duelkit.yugioh.engine.facts.zones import column_of_card
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import (
    C_ATK,
    C_ATTRIBUTE,
    C_BATTLE_DAMAGE,
    C_CANNOT,
    C_DEF,
    C_LEVEL,
    C_MAY,
    C_NEGATED,
    C_NO_DAMAGE,
    C_WHENEVER,
)
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_ACTIVATE_EFFECT,
    BECOME,
    BECOME_ORIGINAL,
    CALC,
    FIELD,
    P_REVEAL_HAND,
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

OFF_THE_FIELD: Final = (
    C_ATTRIBUTE,
    C_LEVEL,
    C_NEGATED,
    C_CANNOT + A_ACTIVATE,
    C_CANNOT + A_ACTIVATE_EFFECT,
    C_MAY + P_REVEAL_HAND,
)
"""Modifiers that a processed effect can apply to cards that are not on the field."""
OF_BATTLES: Final = (C_BATTLE_DAMAGE, C_NO_DAMAGE)
"""Modifiers that are about a player and about the battles of certain monsters."""


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


def _apply_to_card(
    duel: State, scope: Scope, kept: Scope, number: int, card: int, until: int, turn: int, early: dict[int, int]
) -> None:
    """Let a modifier of the scope's effect apply to a card on the field.

    :param early: the new values that were computed before any figure changed, by modifier and card.
    """
    modifier = scope.code.modifiers[number]
    value = 0
    others = duel.active[modifier.category]
    if modifier.as_summoned:
        duel.put_active(modifier.category, tuple([other for other in others if other.code.change == BECOME_ORIGINAL]))
    if modifier.at_once:
        value = early[number << 12 | card]
    elif modifier.amount is not None:
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


def values_before(duel: State, scope: Scope, first: int, count: int, cards: list[int]) -> dict[int, int]:
    """What figures become that take each other's values (入れ替える), before any of them changes."""
    early: dict[int, int] = {}
    for number in range(first, first + count):
        amount = scope.code.modifiers[number].amount
        if scope.code.modifiers[number].at_once and amount is not None:
            for card in cards:
                scope.each = card
                early[number << 12 | card] = amount.value(duel, scope)
            scope.each = -1
    return early


def apply_modifiers(
    duel: State, scope: Scope, first: int, count: int, cards: list[int], until: int, times: int = 1
) -> None:
    """Let modifiers of the scope's effect apply to cards, or to players if they name no cards."""
    code = scope.code
    kept = scope.copy()
    turn = duel.turn
    early = values_before(duel, scope, first, count, cards)
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
        elif of_no_cards(modifier, len(cards) > 0):
            column = column_of_card(duel, kept.card) if modifier.in_column else 0
            if column >= 0 and (not modifier.in_column or duel.stamp[kept.card] == kept.stamp):
                add_active(duel, _lasting(duel, kept, number, (), (), False, column, until, turn))
        else:
            for card in cards:
                if duel.place[card] & FIELD or modifier.category in OFF_THE_FIELD:
                    _apply_to_card(duel, scope, kept, number, card, until, turn, early)
    duel.unsettled = True


def aim(duel: State, scope: Scope) -> None:
    """Let the modifiers that the cost of this activation applied know its targets, which are picked after the cost
    (この効果を発動するターン、対象のモンスターしか攻撃できない).
    """
    for category in duel.lasting:
        actives = duel.active[category]
        if not any(_waits_for_targets(active, scope) for active in actives):
            continue
        kept = scope.copy()
        aimed = [active.of_scope(kept) if _waits_for_targets(active, scope) else active for active in actives]
        duel.put_active(category, tuple(aimed))


def _waits_for_targets(active: Active, scope: Scope) -> bool:
    """Whether the modifier was applied by the cost of the activation of this scope."""
    return (
        not active.continuous
        and active.effect is scope.code
        and active.source == scope.card
        and active.stamp == scope.stamp
        and not active.scope.targets
    )


def of_no_cards(modifier: ModifierCode, cards: bool) -> bool:
    """Whether a modifier of a processed effect is bound to no cards: it is about a player or a pool.

    :param cards: whether the effect applies it to cards.
    """
    if modifier.side >= 0 and not (cards and modifier.category in OF_BATTLES):
        return True
    return modifier.pool is not None and modifier.ref < 0 or modifier.category == C_WHENEVER and not cards


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
