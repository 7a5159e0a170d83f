"""Effects to whose activation something forbids a player to activate anything in response."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.codes import C_UNANSWERED, K_ACTIVATION, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def unanswered(duel: State, player: int, link: Scope) -> bool:
    """Whether the player cannot respond to this activation of a monster effect.

    The monster must still be where it was activated, as the cards are that protect it only there.
    """
    if link.code.kind == K_ACTIVATION or duel.stamp[link.card] != link.stamp:
        return False
    for active in duel.active[C_UNANSWERED]:
        if on_side(active.code.by, active.player, player) and applies(duel, active, link.card):
            return True
    return False
