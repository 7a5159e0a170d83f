"""Spells: costs, possible targets, and the reasons against casting them. Rules: EOJ-SPELL-03 to -11."""

from __future__ import annotations

from duelkit.judgment.engine.facts import reasons as why
from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.rulings import banned, scope_of
from duelkit.judgment.engine.facts.values import alive
from duelkit.judgment.state.code import Scope
from duelkit.judgment.state.codes import (
    B_CAST_SPELLS,
    BIOLITH,
    EARTH,
    FIRE,
    HAND,
    NO_SACRIFICE,
    NO_SPELL_TARGET,
    WATER,
    WOOD,
)
from duelkit.judgment.state.duel import State
from duelkit.kernel.reasons import refuse


def sacrificable(duel: State, player: int, card: int) -> bool:
    """Whether a player can sacrifice a creature."""
    return alive(duel, card) and duel.owner[card] == player and not duel.creatures[card].keywords & NO_SACRIFICE


def spell_scope(duel: State, player: int, card: int) -> Scope:
    """The scope of a spell that its player would cast."""
    scope = scope_of(duel, card)
    scope.player = player
    code = duel.info[card].spell
    assert code is not None
    scope.code = code
    return scope


def discardable(duel: State, player: int, card: int) -> list[int]:
    """The hand cards that may be discarded for a spell."""
    which = duel.info[card].discard_which
    scope = spell_scope(duel, player, card)
    return [other for other in duel.hand[player] if other != card and (which is None or which.test(duel, other, scope))]


def can_pay_cards(duel: State, player: int, card: int, paid: list[int], offered: list[int]) -> bool:
    """Whether the discards of a spell can be completed. Rules: EOJ-SPELL-07, EOJ-SPELL-08."""
    info = duel.info[card]
    left = info.discards - len(paid)
    if len(offered) < left:
        return False
    test = info.discard_with
    if test is None:
        return True
    scope = spell_scope(duel, player, card)
    if any([test.test(duel, other, scope) for other in paid]):
        return True
    return left > 0 and any([test.test(duel, other, scope) for other in offered])


def meets_condition(duel: State, scope: Scope) -> bool:
    """Whether the condition for casting a spell holds, if it has one."""
    condition = duel.info[scope.card].spell_condition
    return condition is None or condition.holds(duel, scope)


def can_discard(duel: State, player: int, card: int) -> bool:
    """Whether a player has the hand cards that a spell costs, if it costs any."""
    return not duel.info[card].discards or can_pay_cards(duel, player, card, [], discardable(duel, player, card))


def can_sacrifice(duel: State, scope: Scope) -> bool:
    """Whether the player of a spell has a creature to sacrifice for it, if it costs one."""
    victims = duel.info[scope.card].sacrifices
    return victims is None or any(
        [
            other >= 0 and sacrificable(duel, scope.player, other) and victims.test(duel, other, scope)
            for other in duel.occupant
        ]
    )


def choosable(duel: State, scope: Scope, at: int) -> list[int]:
    """The possible choices for target ``at`` of a spell: creatures, positions, or elements as bits.

    Rules: EOJ-SPELL-09, EOJ-TERM-07.
    """
    choice = scope.code.choices[at]
    if choice.field_test is not None:
        return [
            position
            for position in duel.settings.board.order
            if position not in scope.fields_chosen and choice.field_test.test(duel, position, scope)
        ]
    test = choice.test
    if test is None:
        return [FIRE, WATER, EARTH, WOOD, BIOLITH]
    found: list[int] = []
    for position in duel.settings.board.order:
        card = duel.occupant[position]
        if (
            card >= 0
            and card not in scope.targets
            and not duel.creatures[card].dead
            and (choice.named or not duel.creatures[card].keywords & NO_SPELL_TARGET)
            and test.test(duel, card, scope)
        ):
            found.append(card)
    return found


def with_choice(duel: State, scope: Scope, at: int, found: int) -> bool:
    """Whether a spell can be completed with ``found`` as its choice ``at``."""
    before = scope.targets, scope.fields_chosen, scope.element
    choose(scope, at, found)
    done = completes(duel, scope, at + 1)
    scope.targets, scope.fields_chosen, scope.element = before
    return done


def choose(scope: Scope, at: int, found: int) -> None:
    """Record choice ``at`` in the scope."""
    choice = scope.code.choices[at]
    if choice.field_test is not None:
        scope.fields_chosen = (*scope.fields_chosen, found)
    elif choice.test is not None:
        scope.targets = (*scope.targets, found)
    else:
        scope.element = found


def completes(duel: State, scope: Scope, at: int) -> bool:
    """Whether the choices of a spell from ``at`` on can be made so that it can be paid and does something."""
    if at < len(scope.code.choices):
        for found in choosable(duel, scope, at):
            if with_choice(duel, scope, at, found):
                return True
        return False
    if full_cost(duel, scope) > duel.mana[scope.player]:
        return False
    if duel.info[scope.card].sacrifices is None or scope.paid:
        return scope.code.programs[0].possible(duel, scope)
    return len(sacrifices_for(duel, scope)) > 0


def full_cost(duel: State, scope: Scope) -> int:
    """The mana that a spell with these targets costs. Rule: EOJ-SPELL-06."""
    more = duel.info[scope.card].mana
    return cost_in_hand(duel, scope.card, -1, 0 if more is None else more.value(duel, scope))


def sacrifices_for(duel: State, scope: Scope) -> list[int]:
    """The creatures that can be sacrificed for a spell that then does something. Rules: EOJ-SPELL-07 to -09."""
    test = duel.info[scope.card].sacrifices
    found: list[int] = []
    if test is not None:
        for position in duel.settings.board.order:
            card = duel.occupant[position]
            if card >= 0 and sacrificable(duel, scope.player, card) and test.test(duel, card, scope):
                scope.paid = (card,)
                if scope.code.programs[0].possible(duel, scope):
                    found.append(card)
        scope.paid = ()
    return found


def cannot_cast(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against casting a spell. Rules: EOJ-SPELL-03, EOJ-SPELL-05 to EOJ-SPELL-11.

    :param reasons: collects all reasons, if given; else the first one is enough.
    """
    info = duel.info[card]
    if info.spell is None or duel.place[card] != HAND or duel.owner[card] != player:
        return refuse(reasons, why.NOT_A_SPELL_IN_HAND)
    if info.lock and duel.locked and refuse(reasons, why.LOCKED):
        return True
    if banned(duel, B_CAST_SPELLS, player) and refuse(reasons, why.SPELLS_FORBIDDEN):
        return True
    if cost_in_hand(duel, card) > duel.mana[player] and refuse(reasons, why.NO_MANA):
        return True
    scope = spell_scope(duel, player, card)
    if not meets_condition(duel, scope) and refuse(reasons, why.CONDITION):
        return True
    if not can_discard(duel, player, card) and refuse(reasons, why.NO_COST):
        return True
    if not can_sacrifice(duel, scope) and refuse(reasons, why.NO_COST):
        return True
    if not completes(duel, scope, 0) and refuse(reasons, why.NO_TARGET if info.spell.choices else why.NOTHING_TO_DO):
        return True
    return False
