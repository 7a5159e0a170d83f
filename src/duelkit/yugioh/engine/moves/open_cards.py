"""Revealed hands and decks, and graveyards that cannot be looked at.

Rules: EX04-PUB-04, EX04-PUB-06, EX04-SHF-04, EX04-RND-02.
"""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.board import SHARES_DECK
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import K_ACTIVATION, KNOWN_TO_BOTH, P_REVEAL_HAND, P_TURN_DECK_OVER, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_REVEAL


def in_force(duel: State, active: Active) -> bool:
    """Whether a modifier applies: its source is not negated, and its card is not still being activated (発動中)."""
    for number in duel.chain:
        scope = duel.scopes[number]
        if scope.card == active.source and scope.code.kind == K_ACTIVATION:
            return False
    return not active.continuous or source_works(duel, active)


def shows_hand(duel: State, player: int) -> bool:
    """Whether an effect makes the player play with a revealed hand (手札を公開し続ける)."""
    for active in duel.active[C_MAY + P_REVEAL_HAND]:
        side = active.code.side
        if (side >= 0 and on_side(side, active.player, player)) and in_force(duel, active):
            return True
    return False


def graveyards_hidden(duel: State, player: int) -> bool:
    """Whether the player cannot look at any graveyard now. Rule: EX04-PUB-04."""
    for number in duel.chain:
        scope = duel.scopes[number]
        if scope.code.hides_graveyards and scope.player != player:
            return True
    return False


def settle_open_cards(duel: State) -> None:
    """Turn the decks over or back, and let the players know revealed cards; seen cards remain known."""
    over = False
    for active in duel.active[C_MAY + P_TURN_DECK_OVER]:
        over = over or in_force(duel, active)
    if over != duel.turned_over:
        duel.turned_over = over
        for player in range(2):
            duel.own_pile(duel.deck, SHARES_DECK, player).reverse()
    for player in range(2):
        if over and duel.deck[player]:
            show(duel, duel.deck[player][-1], player)
        if shows_hand(duel, player):
            for card in duel.hand[player]:
                show(duel, card, player)


def show(duel: State, card: int, player: int) -> None:
    """Let both players know a card until it moves or the deck is shuffled."""
    if duel.known.get(card, 0) != KNOWN_TO_BOTH:
        duel.let_know(card, KNOWN_TO_BOTH)
        note(duel, L_REVEAL, card, player)
