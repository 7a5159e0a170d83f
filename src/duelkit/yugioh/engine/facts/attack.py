"""Which monster is attacking."""

from __future__ import annotations

from duelkit.yugioh.state.codes import DAMAGE_STEP, MONSTER_ZONE
from duelkit.yugioh.state.duel import Duel


def able(duel: Duel, card: int) -> bool:
    """Whether a monster is where, and as, a monster attacks: the turn player's, face-up in attack position."""
    part = duel.play[card]
    return duel.place[card] == MONSTER_ZONE and part.face_up and not part.defense and (
        duel.controller[card] == duel.turn_player)


def attacking(duel: Duel) -> int:
    """The attacking monster, −1 for none.

    Until the damage step begins it is one no longer when it is turned to another position or changes sides, and in no
    case after its attack was negated. Rules: MR3-POS-01, RES-GAP-FDN-01.
    """
    card = duel.attacker
    if card < 0 or duel.attack_negated or not (duel.step & DAMAGE_STEP or able(duel, card)):
        return -1
    return card
