"""Cards of a graveyard that a player can return to the hand rather than to the deck (手札に戻す事もできる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.facts.sealed import sealing
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_HANDED_BACK, C_SEALED
from duelkit.yugioh.state.codes import BY_EFFECT, EXTRA_DECK_TYPES, GRAVEYARD, K_ACTIVATION, MONSTER, W_EFFECT_PICK
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def lets_hand_back(duel: State, scope: Scope, because: int) -> Active | None:
    """What lets a player return cards to the hand that an effect returns to the deck."""
    if not because & BY_EFFECT or not scope.types & MONSTER or scope.code.kind == K_ACTIVATION:
        return None
    for active in duel.active[C_HANDED_BACK]:
        test = active.code.test
        if source_works(duel, active) and test is not None and test.test(duel, scope.card, active.scope):
            return active
    return None


def asks_for_hand(duel: State, scope: Scope, because: int, cards: list[int]) -> bool:
    """Let a player who may do so choose which of the cards go back to the hand; whether there is anything to choose."""
    active = lets_hand_back(duel, scope, because)
    if active is None:
        return False
    offered = [
        card
        for card in cards
        if duel.place[card] == GRAVEYARD
        and duel.owner[card] == active.player
        and duel.info[card].types & MONSTER
        and not duel.info[card].types & EXTRA_DECK_TYPES
        and not (duel.active[C_SEALED] and sealing(duel, card) is not None)
    ]
    if not offered:
        return False
    start_pick(duel, active.player, offered, 0, len(offered), W_EFFECT_PICK, active.source)
    return True
