"""Monsters that must be Tributed in place of others (代わりにリリースする)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.codes import A_BE_TRIBUTED, C_MAY, P_MUST_BE_TRIBUTED
from duelkit.yugioh.state.duel import State


def exchanged(duel: State, player: int) -> list[int]:
    """The opponent's monsters that the player must Tribute before the player's own."""
    actives = duel.active[C_MAY + P_MUST_BE_TRIBUTED]
    if not actives:
        return []
    found: list[int] = []
    for card in duel.monsters[1 - player]:
        if card < 0 or forbidden(duel, A_BE_TRIBUTED, card, player):
            continue
        for active in actives:
            if active.player == player and applies(duel, active, card):
                found.append(card)
                break
    return found
