"""The summons that the players performed this turn and in the turn before.

They are recorded whatever the decks hold: a copy in which hidden cards are others may depend on them as well.
"""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.duel import State

BY_NORMAL_SUMMON: Final = 1 << 28
BY_FLIP_SUMMON: Final = 1 << 29
"""Marks of entries in ``State.summons``; one without a mark is a Special Summon."""
WAYS: Final = 32
"""The bit of an entry from which on it holds the ways of a Special Summon (``SummonKind``)."""


def keep_summoned(duel: State, cards: list[int], player: int, origin: int, how: int = 0, kinds: int = 0) -> None:
    """Record the monsters that a player summons, and the place that they come from.

    :param how: ``BY_NORMAL_SUMMON``, ``BY_FLIP_SUMMON``; 0: they were Special Summoned.
    :param kinds: the ways of a Special Summon.
    """
    for card in cards:
        duel.summons = (*duel.summons, kinds << WAYS | how | (origin << 12 | card) << 1 | player)


def count_success(duel: State, player: int, by: int = 1) -> None:
    """Count a summon of a player that succeeded, whatever its kind; one that can still be negated counts as well.

    :param by: −1 when that is over: then it counts as what has become of it.
    """
    first, second = duel.succeeded
    duel.succeeded = (first, max(0, second + by)) if player else (max(0, first + by), second)


def summons_succeeded(duel: State, player: int) -> int:
    """How often a player succeeded in summons this turn."""
    return duel.succeeded[player]


def summoned(
    duel: State, player: int, origin: int, normal_too: bool, before: bool = False, flip_too: bool = False
) -> list[int]:
    """The monsters that a player Special Summoned from these places (0 for any place), once for each summon.

    :param normal_too: whether those Normal Summoned are meant too.
    :param before: whether the turn before is meant, not this turn.
    :param flip_too: whether those Flip Summoned are meant too.
    """
    found: list[int] = []
    for entry in duel.summons_before if before else duel.summons:
        if entry & 1 != player or entry & BY_FLIP_SUMMON and not flip_too:
            continue
        if (normal_too or not entry & BY_NORMAL_SUMMON) and (origin == 0 or entry >> 13 & origin):
            found.append(entry >> 1 & 0xFFF)
    return found


def summoned_in_ways(duel: State, player: int, origin: int, ways: int, others: int) -> list[int]:
    """The monsters that a player Special Summoned this turn from these places in these ways, once for each summon.

    :param origin: 0 for any place.
    :param ways: one of them; 0 for any way.
    :param others: none of them.
    """
    found: list[int] = []
    for entry in duel.summons:
        if entry & 1 != player or entry & (BY_NORMAL_SUMMON | BY_FLIP_SUMMON) or origin and not entry >> 13 & origin:
            continue
        if (ways == 0 or entry >> WAYS & ways) and not entry >> WAYS & others:
            found.append(entry >> 1 & 0xFFF)
    return found


def forget_records(duel: State) -> None:
    """Reset what was recorded in the turn; its summons become those of the turn before."""
    duel.summons_before = duel.summons
    duel.summons = ()
    duel.succeeded = (0, 0)
    duel.battled_types = ()
    duel.attacks = ()
    duel.battles = ()
    duel.met = ()
    duel.hurt = 0
    duel.sent = ()
