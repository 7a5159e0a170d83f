"""Graveyards that effects cannot reach (墓地のカードへ及ぶ効果は無効化され、適用されない)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import source_works, unaffected
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_SEALED, C_UNAFFECTED
from duelkit.yugioh.state.codes import BY_RULE, GRAVEYARD, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def sealing(duel: State, card: int) -> Active | None:
    """What keeps effects and players from reaching the card, which is in a Graveyard; ``None`` if nothing does."""
    return seal_of(duel, duel.owner[card]) if duel.place[card] == GRAVEYARD else None


def seal_of(duel: State, owner: int) -> Active | None:
    """What keeps effects and players from reaching the Graveyard of a player; ``None`` if nothing does."""
    for active in duel.active[C_SEALED]:
        if not active.code.flag and source_works(duel, active) and not spared(duel, active, owner):
            return active
    return None


def spared(duel: State, seal: Active, owner: int) -> bool:
    """Whether the Graveyard of this player is unaffected by the card that seals it."""
    for active in duel.active[C_SEALED]:
        code = active.code
        if code.flag and on_side(code.side, active.player, owner) and source_works(duel, active):
            if code.test is None or code.test.test(duel, seal.source, active.scope):
                return True
    return False


def sealed_for(duel: State, card: int, scope: Scope) -> bool:
    """Whether an effect cannot reach the card in a Graveyard.

    One of a card that is unaffected by what seals the Graveyard can (the ruling on 召喚神エクゾディア).
    """
    active = sealing(duel, card)
    if active is None or scope.code.unnegatable:
        return False
    source = scope.card
    passes = duel.info[source].reaches_past
    if passes is not None and passes.test(duel, active.source, scope):
        return False
    return not (
        duel.active[C_UNAFFECTED]
        and duel.stamp[source] == scope.stamp
        and unaffected(duel, source, active.source, active.player, False)
    )


def reaches_sealed(duel: State, scope: Scope) -> bool:
    """Whether the effect that is about to be processed would have to reach a card in a sealed Graveyard."""
    for check in scope.code.graves:
        if check.holds(duel, scope):
            return True
    return False


def reachable(duel: State, scope: Scope, because: int, cards: list[int], unaffected_too: bool = False) -> list[int]:
    """Those of the cards that the processing of an effect can affect; ``unaffected_too``: or that are unaffected."""
    if duel.active[C_UNAFFECTED] and not because & BY_RULE and not unaffected_too:
        cards = [card for card in cards if not unaffected(duel, card, scope.card, scope.player, True)]
    if duel.active[C_SEALED]:
        cards = [card for card in cards if not sealed_for(duel, card, scope)]
    return cards
