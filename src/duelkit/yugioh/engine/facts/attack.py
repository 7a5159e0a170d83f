"""Which monster is attacking, and which one a battle will destroy."""

from __future__ import annotations

from duelkit.yugioh.state.codes import AFTER_CALC, DAMAGE_STEP
from duelkit.yugioh.state.duel import State


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
    return card if duel.controller[card] == duel.turn_player and not duel.play[card].defense else -1


def destruction_fixed(duel: State, card: int) -> bool:
    """Whether a battle has fixed that a monster will be destroyed, and it lies on the field yet. Rule: MR3-DSD-09."""
    return duel.step == AFTER_CALC and card in duel.doomed
