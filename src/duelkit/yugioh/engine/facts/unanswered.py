"""Effects to whose activation something forbids a player to activate anything in response."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import C_UNANSWERED, K_ACTIVATION, MONSTER, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def unanswered(duel: State, player: int, link: Scope) -> bool:
    """Whether the player cannot respond to this activation of a monster effect, or of a card of a kind.

    Some protect a monster only where they are; it must still be where it was activated.
    """
    of_card = link.code.kind == K_ACTIVATION
    if not of_card and not link.types & MONSTER:
        return False
    for active in duel.active[C_UNANSWERED]:
        code = active.code
        if not on_side(code.by, active.player, player):
            continue
        if code.test is not None:
            if code.flag == of_card and link.player != player and card_passes(duel, active, link):
                return True
        elif not of_card and duel.stamp[link.card] == link.stamp and applies(duel, active, link.card):
            return True
    return False


def card_passes(duel: State, active: Active, link: Scope) -> bool:
    """Whether the modifier is about cards such as the one that the link activated, and applies."""
    test = active.code.test
    if test is None or active.continuous and not source_works(duel, active):
        return False
    return test.test(duel, link.card, active.scope)
