"""Monster zones that an effect keeps from being used (使用不可能)."""

from __future__ import annotations

from duelkit.yugioh.state.card_info import KEEPS_ZONES, kept_at
from duelkit.yugioh.state.codes import C_ZONES
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import FREE


def blocked_slots(duel: State, player: int) -> int:
    """The monster zones of a player that cannot be used, as bits."""
    found = 0
    for active in duel.active[C_ZONES]:
        kept = duel.kept.get(kept_at(active.source, KEEPS_ZONES))
        if kept is not None and kept[0] == active.stamp and kept[2] == player:
            found |= kept[1]
    return found


def is_open(duel: State, player: int, slot: int) -> bool:
    """Whether a monster zone is free and can be used."""
    return duel.monsters[player][slot] == FREE and not blocked_slots(duel, player) >> slot & 1
