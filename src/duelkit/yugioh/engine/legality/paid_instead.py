"""Cards that pay in place of the card that an effect discards (手札を捨てる場合、代わりに〜)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import limit_reached
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.moves.redirection import redirected
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import AS_COST, C_DISCARD_PAID, GRAVEYARD, MONSTER_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def payer(duel: State, card: int, scope: Scope) -> Active | None:
    """What lets the card pay for the discard of this effect, if anything does."""
    for active in duel.active[C_DISCARD_PAID]:
        if (
            active.source == card
            and active.player == scope.player
            and scope.place == MONSTER_ZONE
            and source_works(duel, active)
            and not limit_reached(duel, active.player, card, active.effect)
            and active.code.test is not None
            and active.code.test.test(duel, scope.card, active.scope)
            and redirected(duel, card, GRAVEYARD, AS_COST) == GRAVEYARD
        ):
            return active
    return None
