"""The cards that can be Fusion Materials, by where they are."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import banished_up, listed
from duelkit.yugioh.engine.facts.prohibitions import cannot_send_from_deck, forbidden
from duelkit.yugioh.engine.facts.sealed import sealing
from duelkit.yugioh.state.codes import (
    A_BE_FUSION_MATERIAL,
    BANISHED,
    C_CANNOT,
    DECK,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTER_ZONE,
)
from duelkit.yugioh.state.duel import State


def lying(duel: State, player: int) -> list[int]:
    """The monsters in the player's Graveyard that effects can reach."""
    monsters = [card for card in duel.graveyard[player] if duel.info[card].types & MONSTER]
    return [card for card in monsters if sealing(duel, card) is None]


def fusion_candidates(duel: State, monster: int, player: int, zones: int, without: int) -> list[int]:
    """The cards that can be Fusion Materials, face-down monsters included. Rules: MR3-FUS-02, MR3-FUS-04."""
    found: list[int] = []
    if zones & MONSTER_ZONE:
        found.extend([card for card in duel.monsters[player] if card >= 0])
    if zones & HAND:
        found.extend([card for card in duel.hand[player] if duel.info[card].types & MONSTER])
    if zones & DECK and not cannot_send_from_deck(duel, player):
        found.extend([card for card in listed(duel, duel.deck[player]) if duel.info[card].types & MONSTER])
    if zones & GRAVEYARD:
        found.extend(lying(duel, player))
    if zones & BANISHED:
        found.extend([card for card in banished_up(duel, player) if duel.info[card].types & MONSTER])
    checked = len(duel.active[C_CANNOT + A_BE_FUSION_MATERIAL]) > 0
    return [
        card
        for card in found
        if card != without and not (checked and forbidden(duel, A_BE_FUSION_MATERIAL, card, player, monster))
    ]
