"""The monsters with which the players attacked or battled this turn."""

from __future__ import annotations

from duelkit.yugioh.state.duel import State


def keep_attack(duel: State, card: int, player: int) -> None:
    """Record that a player declares an attack with a monster."""
    duel.attacks = (*duel.attacks, card << 1 | player)


def attackers(duel: State, player: int, battled: bool = False) -> list[int]:
    """The monsters with which a player declared attacks this turn, wherever they are now.

    :param battled: instead those of the player that battled, as attackers or attack targets.
    """
    found: list[int] = []
    for entry in duel.battles if battled else duel.attacks:
        if entry & 1 == player and entry >> 1 not in found:
            found.append(entry >> 1)
    return found


def keep_battle(duel: State, card: int, player: int, types: int) -> None:
    """Record that a player's monster battles, and its types."""
    duel.battles = (*duel.battles, card << 1 | player)
    duel.battled_types = (*duel.battled_types, types)


def kind_battled(duel: State, types: int) -> bool:
    """Whether a monster with all these types battled this turn."""
    for entry in duel.battled_types:
        if entry & types == types:
            return True
    return False


def attacks_declared(duel: State) -> int:
    """How many attacks both players have declared this turn."""
    return len(duel.attacks)
