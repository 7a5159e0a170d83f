"""Which monster is attacking, and which one a battle will destroy."""

from __future__ import annotations

from duelkit.yugioh.state.codes import AFTER_CALC, DAMAGE_STEP
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import FROM_DEFENSE, Scope


def attacking(duel: State) -> int:
    """The attacking monster, −1 for none.

    Until the damage step begins it is one no longer when it is turned to another position or changes sides, and in no
    case after its attack was negated, or when it has left. Rules: MR3-POS-01, RES-GAP-FDN-01.
    """
    card = duel.attacker
    if card < 0 or duel.attack_negated:
        return -1
    if duel.step & DAMAGE_STEP:
        return card
    return (
        card
        if duel.controller[card] == duel.turn_player
        and (not duel.play[card].defense or attacks_with_defense(duel, card))
        else -1
    )


def attacks_with_defense(duel: State, card: int) -> bool:
    """Whether the attack was declared in Defense Position, in which the monster still is: its DEF counts."""
    part = duel.play[card]
    return part.defense and part.flags & FROM_DEFENSE != 0


def destruction_fixed(duel: State, card: int) -> bool:
    """Whether a battle has fixed that a monster will be destroyed, and it lies on the field yet. Rule: MR3-DSD-09."""
    return duel.step == AFTER_CALC and card in duel.doomed


def spendable(duel: State, card: int, scope: Scope) -> bool:
    """Whether the card may pay: one whose destruction is fixed pays for no optional effect. Rule: MR3-DSD-09."""
    return not (duel.doomed and scope.code.optional and destruction_fixed(duel, card))
