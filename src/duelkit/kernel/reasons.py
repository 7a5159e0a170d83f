"""How a check of legality answers: at the first reason for the engine, with all of them for a player."""

from __future__ import annotations


def refuse(told: list[int] | None, reason: int) -> bool:
    """A reason against an action; a check reads ``if what_stands_against_it and refuse(told, REASON): return True``.

    :param told: where all reasons are gathered; None if one is enough.
    :param reason: its code, as the game numbers them.
    :returns: whether that is enough; never if all are gathered.
    """
    if told is None:
        return True
    told.append(reason)
    return False
