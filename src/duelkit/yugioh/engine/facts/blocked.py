"""Zones that an effect keeps from being used (使用不可能)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.in_force import ANY_BLOCKED, in_force
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import KEEPS_ZONES, kept_at
from duelkit.yugioh.state.categories import C_SHUT, C_ZONES
from duelkit.yugioh.state.codes import FIELD
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import FREE

FIRST_OF_ROW: Final = (1, 11, 21, 31)
"""The number of the first zone of a row, for a zone that is declared: monsters, Spells and Traps of the player, the
same of the opponent."""
BITS_OF_ZONE: Final = 6
"""How many bits such a number takes where several zones are declared at once."""


def _lasts(duel: State, active: Active) -> bool:
    """Whether the card that keeps a zone from being used is still face-up where it was."""
    card = active.bound[0] if active.bound else active.source
    stamp = active.stamps[0] if active.bound else active.stamp
    return duel.stamp[card] == stamp and duel.place[card] & FIELD != 0 and duel.play[card].face_up


def shut_slots(duel: State, player: int, row: int) -> int:
    """The zones of a player that were pointed out not to be used, as bits.

    :param row: 0 for the monster zones, 1 for the spell & trap zones.
    """
    found = 0
    for active in duel.active[C_SHUT]:
        numbers = active.scope.declared if _lasts(duel, active) else 0
        first = FIRST_OF_ROW[row if active.player == player else row + 2]
        while numbers > 0:
            number = numbers & 0x3F
            numbers >>= BITS_OF_ZONE
            if first <= number < first + 10:
                found |= 1 << number - first
    return found


def blocked_slots(duel: State, player: int) -> int:
    """The monster zones of a player that cannot be used, as bits."""
    found = shut_slots(duel, player, 0) if duel.active[C_SHUT] else 0
    for active in duel.active[C_ZONES]:
        kept = duel.kept.get(kept_at(active.source, KEEPS_ZONES))
        if kept is not None and kept[0] == active.stamp and kept[2] == player:
            found |= kept[1]
    return found


def any_blocked(duel: State) -> bool:
    """Whether some zone cannot be used."""
    return in_force(duel) & ANY_BLOCKED != 0


def is_open(duel: State, player: int, slot: int) -> bool:
    """Whether a monster zone is free and can be used."""
    return duel.monsters[player][slot] == FREE and not blocked_slots(duel, player) >> slot & 1
