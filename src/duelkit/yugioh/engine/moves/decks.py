"""Drawing, shuffling, and revealing hidden cards."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import register
from duelkit.yugioh.engine.facts.prohibitions import cannot_draw_by_effect, player_forbidden
from duelkit.yugioh.engine.facts.properties import amount_of, source_works
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.state.board import SHARES_DECK
from duelkit.yugioh.state.categories import C_CANNOT, C_NORMAL_DRAW
from duelkit.yugioh.state.codes import (
    A_DRAW,
    BY_EFFECT,
    DECK,
    DRAWN,
    E_DRAWN,
    E_TO_HAND,
    EXTRA,
    HAND,
    KNOWN_TO_BOTH,
    on_side,
    only_for,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE, L_REVEAL, L_SHUFFLE

DREW_BY_EFFECT: Final = 0x20
"""In ``State.turn_actions``: the player drew by an effect."""


def normal_draw(duel: State, player: int) -> int:
    """The number of cards that the player draws in the Draw Phase."""
    for active in duel.active[C_NORMAL_DRAW]:
        if on_side(active.code.side, active.player, player) and source_works(duel, active):
            return amount_of(duel, active, active.source)
    return 1


def draw(duel: State, player: int, count: int, by: int, by_card: int, because: int = BY_EFFECT) -> int:
    """Draw cards, with one event for all of them; returns their number. Rules: RES-DRW-01, RES-DRW-02, RES-DRW-08.

    A player who must draw too many cards draws the rest of the deck; the caller decides about the loss (MR3-WIN-04).
    """
    if duel.active[C_CANNOT + A_DRAW] and player_forbidden(duel, A_DRAW, player):
        return 0
    if because & BY_EFFECT and cannot_draw_by_effect(duel, player):
        return 0
    drawn = 0
    while drawn < count and duel.deck[player]:
        card = duel.own_pile(duel.deck, SHARES_DECK, player).pop()
        duel.place[card] = HAND
        duel.stamp[card] += 1
        duel.hand[player].append(card)
        duel.side_touched(player)
        if duel.info[card].standing:
            register(duel, card)
        if duel.turned_over:
            duel.let_know(card, KNOWN_TO_BOTH)
        note(duel, L_MOVE, card, player, DECK, HAND, because | DRAWN, 0 if duel.turned_over else only_for(player))
        emit(duel, E_DRAWN, card, player, by, by_card, because | DRAWN, DECK, HAND)
        emit(duel, E_TO_HAND, card, player, by, by_card, because | DRAWN, DECK, HAND)
        drawn += 1
    if drawn and because & BY_EFFECT:
        duel.turn_actions[player] |= DREW_BY_EFFECT
    return drawn


def shuffle(duel: State, player: int) -> None:
    """Shuffle a deck. Rules: MR3-SHF-01, RES-DCK-01."""
    if not duel.brief:
        duel.rng.shuffle(duel.own_pile(duel.deck, SHARES_DECK, player))
    duel.shuffles += 1
    if duel.known:
        for card in duel.deck[player]:
            duel.lose_sight(card)
    note(duel, L_SHUFFLE, -1, player)


def reveal(duel: State, card: int, player: int) -> None:
    """Reveal a card to both players; it remains known until it moves or the deck is shuffled."""
    duel.let_know(card, KNOWN_TO_BOTH)
    note(duel, L_REVEAL, card, player)


def put_on_top(duel: State, cards: list[int]) -> None:
    """Reveal cards that were searched for in a deck, shuffle the deck, and put them on top of it."""
    for player in range(2):
        mine = [card for card in cards if duel.owner[card] == player]
        if mine:
            shuffle(duel, player)
            deck = duel.own_pile(duel.deck, SHARES_DECK, player)
            deck[:] = [*[card for card in deck if card not in mine], *mine]
            for card in mine:
                reveal(duel, card, player)


def turn_up_in_extra(duel: State, cards: list[int]) -> None:
    """Let cards lie face-up in the extra deck, as far as they have come there."""
    up = [card for card in cards if duel.place[card] == EXTRA and card not in duel.face_up_extra]
    duel.face_up_extra = [*duel.face_up_extra, *up]
