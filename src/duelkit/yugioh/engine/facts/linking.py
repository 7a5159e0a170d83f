"""Zones in which a Link Monster would be linked to a monster on the field (リンク状態)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.zones import faces, place_of, pointed_slots, slot_of
from duelkit.yugioh.state.codes import MONSTER_ZONE
from duelkit.yugioh.state.duel import State


def linking_slots(duel: State, card: int, other: int, player: int) -> int:
    """The main monster zones of a player in which a Link Monster would be linked to a monster on the field, as bits."""
    if duel.place[other] != MONSTER_ZONE:
        return 0
    controller = duel.controller[other]
    goal = place_of(controller, slot_of(duel, other))
    found = pointed_slots(duel, other, player)
    for at in range(duel.rules.monster_zones):
        if faces(duel, card, player, place_of(player, at), goal):
            found |= 1 << at
    return found
