"""Ignition effects that something lets be activated like quick effects (相手ターンでも発動できる効果になる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.codes import C_QUICKENED, K_IGNITION
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode


def quickened(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether the player can activate this ignition effect like a quick effect."""
    if code.kind != K_IGNITION:
        return False
    for active in duel.active[C_QUICKENED]:
        if active.player == player and applies(duel, active, card):
            return True
    return False


def quickened_codes(duel: State, player: int, found: list[int]) -> None:
    """Add ``card << 8 | effect`` of the ignition effects that the player can activate like quick effects."""
    for card in (*duel.monsters[player], *duel.graveyard[player]):
        if card < 0:
            continue
        for code in duel.info[card].ignitions:
            if code.zones & duel.place[card] and quickened(duel, player, card, code):
                found.append(card << 8 | code.index)
