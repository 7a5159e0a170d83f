"""Activated abilities that a creature lends to others."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import may_change_rule, scope_of
from duelkit.judgment.state.code import AbilityCode
from duelkit.judgment.state.codes import B_LENDS, LENT
from duelkit.judgment.state.duel import State


def ability_of(duel: State, card: int, number: int) -> AbilityCode:
    """The ability with the number of an option: one of the creature itself, or one that another creature lends it."""
    if number & LENT:
        return duel.info[duel.occupant[number >> 4 & 0xF]].abilities[number & 0xF]
    return duel.info[card].abilities[number]


def lent_to(duel: State, card: int) -> list[int]:
    """The numbers of the abilities that other creatures lend to a creature."""
    found: list[int] = []
    if not may_change_rule(duel, B_LENDS):
        return found
    for position in duel.settings.board.order:
        lender = duel.occupant[position]
        if lender < 0 or not duel.info[lender].lent or duel.creatures[lender].dead:
            continue
        scope = scope_of(duel, lender)
        for code in duel.info[lender].lent:
            test = code.lent_to
            if test is not None and test.test(duel, card, scope):
                found.append(LENT | position << 4 | code.index)
    return found
