"""What references refer to, and the properties of cards wherever they are."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import in_force, scope_of
from duelkit.judgment.engine.facts.values import attack_of, cost_of, hp_of
from duelkit.judgment.state.code import Scope
from duelkit.judgment.state.codes import (
    B_AFFILIATION,
    BOARD,
    R_COST,
    R_SELF,
    R_TARGET,
    R_THEM,
    R_TRIGGERING,
    S_ATTACK,
    S_ATTACK_COST,
    S_EVASION,
    S_HP,
    S_MAGIC_PROTECTION,
    S_PROTECTION,
    S_ROTATE_COST,
    S_SUMMON_COST,
)
from duelkit.judgment.state.duel import State


def cards_of(duel: State, ref: int, slot: int, scope: Scope) -> tuple[int, ...]:
    """The cards that a reference refers to."""
    if ref == R_SELF:
        return (scope.card,)
    if ref == R_TARGET:
        if slot < 0:
            return scope.targets
        return scope.targets[slot : slot + 1]
    if ref == R_TRIGGERING:
        return (scope.event.card,) if scope.event.card >= 0 else ()
    if ref == R_THEM:
        return scope.them
    if ref == R_COST:
        return scope.paid
    return duel.attacked


def field_of(duel: State, card: int, scope: Scope) -> int:
    """The field of a creature, or the field that it left in the event of the scope."""
    if duel.place[card] == BOARD:
        return duel.creatures[card].field
    if card == scope.card:
        return scope.field
    return scope.event.field if card == scope.event.card else -1


def element_of(duel: State, card: int) -> int:
    """The element of a card where it is."""
    return duel.creatures[card].element if duel.place[card] == BOARD else duel.info[card].element


def race_of(duel: State, card: int) -> str:
    """The race of a card where it is."""
    return duel.creatures[card].race if duel.place[card] == BOARD else duel.info[card].race


def figure_of(duel: State, card: int, stat: int) -> int:
    """A figure of a card; the printed one where it is not on the board."""
    info = duel.info[card]
    if stat == S_SUMMON_COST:
        return cost_of(duel, card)
    if duel.place[card] != BOARD:
        return info.attack if stat == S_ATTACK else info.hp if stat == S_HP else 0
    creature = duel.creatures[card]
    if stat == S_ATTACK:
        return attack_of(duel, card)
    if stat == S_HP:
        return hp_of(duel, card)
    if stat == S_PROTECTION:
        return creature.protection
    if stat == S_MAGIC_PROTECTION:
        return creature.magic_protection
    if stat == S_EVASION:
        return creature.evasion
    if stat == S_ATTACK_COST:
        return info.attack_cost + creature.attack_cost
    if stat == S_ROTATE_COST:
        return info.rotate_cost + creature.rotate_cost
    return 0


def belongs(duel: State, card: int, affiliation: str) -> bool:
    """Whether a card is, or counts as, of an affiliation."""
    if duel.info[card].affiliation == affiliation:
        return True
    for source, ruling in in_force(duel, B_AFFILIATION):
        if (
            ruling.text == affiliation
            and ruling.test is not None
            and ruling.test.test(duel, card, scope_of(duel, source))
        ):
            return True
    return False


def same_affiliation(duel: State, card: int, other: int) -> bool:
    """Whether two cards have an affiliation in common, including affiliations that they only count as."""
    own = duel.info[other].affiliation
    if own and belongs(duel, card, own):
        return True
    return any(
        [
            belongs(duel, other, ruling.text) and belongs(duel, card, ruling.text)
            for _, ruling in in_force(duel, B_AFFILIATION)
        ]
    )
