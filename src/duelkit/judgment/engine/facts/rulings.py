"""Placement abilities that change a rule instead of a figure; the rule queries them when it is applied."""

from __future__ import annotations

from duelkit.judgment.state.code import Ruling, Scope, bits_of, events_of
from duelkit.judgment.state.codes import on_side
from duelkit.judgment.state.duel import State


def banned(duel: State, bit: int, player: int) -> bool:
    """Whether a placement ability forbids a player something."""
    if not may_change_rule(duel, bit):
        return False
    for source, ruling in in_force(duel, bit):
        if on_side(ruling.side, duel.owner[source], player):
            return True
    return False


def can_change(duel: State, position: int) -> bool:
    """Whether a field can be turned over or exchanged. Rule: EOJ-ABIL-29."""
    return not duel.sealed >> position & 1


def scope_of(duel: State, card: int) -> Scope:
    """The scope in which a creature's own abilities are evaluated."""
    scope = Scope()
    scope.player = duel.owner[card]
    scope.card = card
    scope.field = duel.creatures[card].field
    return scope


def survey(duel: State) -> None:
    """Compute which creatures are on the board, which rules may be changed, and which events have triggers.

    Code that changes the board, a creature's abilities or the decrees resets ``duel.cache.surveyed``; code that changes
    the tiles also empties ``duel.cache.ground``.
    """
    standing: list[int] = []
    bodies = 0
    side0 = 0
    side1 = 0
    rule_bits = 0
    awaited = 0
    for position in duel.settings.board.order:
        card = duel.occupant[position]
        if card < 0:
            continue
        info = duel.info[card]
        creature = duel.creatures[card]
        bodies |= 1 << position
        rule_bits |= info.rule_bits
        awaited |= info.other_events
        if creature.given:
            awaited |= events_of(creature.given, False)
            for code in creature.given:
                rule_bits |= bits_of(code.rulings)
        if not creature.dead:
            standing.append(card)
            if duel.owner[card] == 0:
                side0 |= 1 << position
            else:
                side1 |= 1 << position
    for decree in duel.decrees:
        rule_bits |= duel.info[decree.card].decrees[decree.index].bit
    if not duel.cache.ground:
        duel.cache.ground = ground_of(duel)
    duel.cache.standing = standing
    duel.cache.bodies = bodies
    duel.cache.side0 = side0
    duel.cache.side1 = side1
    duel.cache.rule_bits = rule_bits
    duel.cache.awaited = awaited
    duel.cache.surveyed = True


def ground_of(duel: State) -> list[int]:
    """The element on the upper side of each position."""
    board = duel.settings.board
    found: list[int] = []
    for tile in duel.tile:
        found.append(board.backs[tile] if duel.flipped[tile] else board.fronts[tile])
    return found


def may_change_rule(duel: State, bit: int) -> bool:
    """Whether some card may change a rule now; if not, :func:`in_force` returns nothing."""
    if not duel.cache.surveyed:
        survey(duel)
    return duel.cache.rule_bits & bit != 0


def in_force(duel: State, bit: int) -> list[tuple[int, Ruling]]:
    """The creatures with a ruling of this kind whose condition holds, in field order, then cards with a decree.

    The rulings of a creature that died in a battle stay in force until the next state sync. Rule: EOJ-TRASH-13.
    """
    found: list[tuple[int, Ruling]] = []
    if not may_change_rule(duel, bit):
        return found
    fighting = duel.attacker >= 0 or duel.mass
    for position in duel.settings.board.order:
        card = duel.occupant[position]
        if card < 0:
            continue
        creature = duel.creatures[card]
        if creature.dead and not fighting:
            continue
        info = duel.info[card]
        if info.rule_bits & bit:
            add_rulings(duel, card, info.rulings, bit, found)
        if creature.given:
            for code in creature.given:
                add_rulings(duel, card, code.rulings, bit, found)
    for decree in duel.decrees:
        ruling = duel.info[decree.card].decrees[decree.index]
        if ruling.bit == bit:
            found.append((decree.card, ruling))
    return found


def add_rulings(duel: State, card: int, rulings: tuple[Ruling, ...], bit: int, found: list[tuple[int, Ruling]]) -> None:
    """Append the rulings of one kind of a creature whose condition holds."""
    for ruling in rulings:
        if ruling.bit == bit and (ruling.condition is None or ruling.condition.holds(duel, scope_of(duel, card))):
            found.append((card, ruling))
