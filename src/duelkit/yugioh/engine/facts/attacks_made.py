"""The monsters with which the players attacked or battled this turn."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.duel import State

MADE_ATTACK: Final = 1 << 38
"""The mark of such an entry in ``State.used`` under negative keys."""


BATTLED: Final = 1 << 20
"""The further mark of one of a monster that battled, as attacker or attack target."""


def keep_attack(duel: State, card: int, player: int) -> None:
    """Record that a player declares an attack with a monster."""
    key = -1 - (MADE_ATTACK | card << 1 | player)
    duel.used[key] = duel.used.get(key, 0) + 1


def attackers(duel: State, player: int, battled: bool = False) -> list[int]:
    """The monsters with which a player declared attacks this turn, wherever they are now.

    :param battled: instead those of the player that battled, as attackers or attack targets.
    """
    mark = BATTLED if battled else 0
    found: list[int] = []
    for key in duel.used:
        entry = -1 - key
        if entry >= 0 and entry & MADE_ATTACK and entry & BATTLED == mark and entry & 1 == player:
            found.append(entry >> 1 & 0xFFF)
    return found


def keep_battle(duel: State, card: int, player: int) -> None:
    """Record that a player's monster battles."""
    duel.used[-1 - (MADE_ATTACK | BATTLED | card << 1 | player)] = 1


def attacks_declared(duel: State) -> int:
    """How many attacks both players have declared this turn."""
    number = 0
    for key in duel.used:
        if -1 - key >= 0 and -1 - key & (MADE_ATTACK | BATTLED) == MADE_ATTACK:
            number += duel.used[key]
    return number
