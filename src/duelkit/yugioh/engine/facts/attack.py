"""Which monster is attacking, and which one a battle will destroy."""

from __future__ import annotations

from duelkit.yugioh.state.codes import AFTER_CALC, DAMAGE_STEP
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import FROM_DEFENSE, Scope


def attacking(duel: State) -> int:
    """The attacking monster; −1 if there is none.

    Before the damage step a monster stops attacking when its battle position or its controller changes, and at any time
    when its attack is negated or it leaves. Rules: MR3-POS-01, RES-GAP-FDN-01.
    """
    card = duel.attacker
    if card < 0 or duel.attack_negated:
        return -1
    if duel.step & DAMAGE_STEP:
        return card
    return (
        card
        if duel.controller[card] == duel.turn_player and (not duel.play[card].defense or attacks_in_defense(duel, card))
        else -1
    )


def attacks_in_defense(duel: State, card: int) -> bool:
    """Whether the monster declared its attack in Defense Position and is still in it."""
    part = duel.play[card]
    return part.defense and part.flags & FROM_DEFENSE != 0


def destruction_fixed(duel: State, card: int) -> bool:
    """Whether a monster on the field is certain to be destroyed by a battle. Rule: MR3-DSD-09."""
    return duel.step == AFTER_CALC and card in duel.doomed


def spendable(duel: State, card: int, scope: Scope) -> bool:
    """Whether the card can pay a cost; not for an optional effect if its destruction is fixed. Rule: MR3-DSD-09."""
    return not (duel.doomed and scope.code.optional and destruction_fixed(duel, card))
