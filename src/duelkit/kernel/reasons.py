"""How checks of legality report: they stop at the first reason for the engine, and collect all reasons for a player."""

from __future__ import annotations


def refuse(reasons: list[int] | None, reason: int) -> bool:
    """Report a reason against an action; checks have the form ``if obstacle and refuse(reasons, REASON): return True``.

    :param reasons: the list that collects all reasons; None to stop at the first.
    :param reason: the game's code of the reason.
    :returns: whether to stop; never if all reasons are collected.
    """
    if reasons is None:
        return True
    reasons.append(reason)
    return False
