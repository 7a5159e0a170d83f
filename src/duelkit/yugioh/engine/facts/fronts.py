"""The Main Monster Zones in front of cards, and those beside monsters (正面の, その隣のモンスターゾーン)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.blocked import is_open
from duelkit.yugioh.engine.facts.zones import COLUMNS, column_of_card, slot_of, spell_slot_open
from duelkit.yugioh.state.codes import MONSTER_ZONE, PENDULUM_ZONE
from duelkit.yugioh.state.duel import State


def front_slots(duel: State, card: int, player: int) -> int:
    """The free Main Monster Zone of a player in the column of a card outside the monster zones, as a bit."""
    column = -1 if duel.place[card] == MONSTER_ZONE else column_of_card(duel, card)
    slot = column if player == 0 else COLUMNS - 1 - column
    return 1 << slot if column >= 0 and slot < duel.rules.monster_zones and is_open(duel, player, slot) else 0


def slots_beside(duel: State, card: int) -> int:
    """The free Main Monster Zones beside a monster in such a zone, as bits."""
    player, slot = duel.controller[card], slot_of(duel, card)
    if duel.place[card] != MONSTER_ZONE or slot >= duel.rules.monster_zones:
        return 0
    found = 0
    for other in (slot - 1, slot + 1):
        if 0 <= other < duel.rules.monster_zones and is_open(duel, player, other):
            found |= 1 << other
    return found


def slot_beside_pendulum(duel: State, card: int) -> int:
    """The free Spell & Trap Zone next to the Pendulum Zone of a card, where that is in the same row; −1: none."""
    if duel.place[card] != PENDULUM_ZONE or not duel.rules.pendulum_in_row:
        return -1
    player = duel.controller[card]
    slot = 1 if duel.pendulum[player].index(card) == 0 else len(duel.spells[player]) - 2
    return slot if spell_slot_open(duel, player, slot) else -1
