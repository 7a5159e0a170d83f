"""Effects to whose activation something forbids a player to activate anything in response."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.codes import C_UNANSWERED, K_ACTIVATION, MONSTER, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def unanswered(duel: State, player: int, link: Scope) -> bool:
    """Whether the player cannot respond to this activation of a monster effect.

    Some protect a monster only where they are; it must still be where it was activated.
    """
    if link.code.kind == K_ACTIVATION or not link.types & MONSTER:
        return False
    for active in duel.active[C_UNANSWERED]:
        code = active.code
        if not on_side(code.by, active.player, player):
            continue
        if code.test is not None:
            if link.player != player and code.test.test(duel, link.card, active.scope):
                return True
        elif duel.stamp[link.card] == link.stamp and applies(duel, active, link.card):
            return True
    return False
