"""The status of a room: whether its duel goes on, and what others may know of that."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Standing:
    """The status of a room: ``waiting``, ``playing``, ``siding`` or ``over``.

    :param seen: the status as delayed spectators know it.
    :param listed_from: the time of the loop's clock from which the room may be listed in the lobby.
    :param next: the room in which the players play again.
    """

    status: str = "waiting"
    seen: str = "waiting"
    listed_from: float = 0.0
    next: str | None = None
