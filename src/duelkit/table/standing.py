"""How it stands with a room: whether its duel goes on, and what is known of that outside."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Standing:
    """The status of a room: ``waiting``, ``playing``, ``siding`` or ``over``.

    :param seen: the status as far as those know who watch late.
    :param listed_from: from this moment of the loop's clock on the room may stand in the lobby.
    :param next: the room in which the players play again.
    """

    status: str = "waiting"
    seen: str = "waiting"
    listed_from: float = 0.0
    next: str | None = None
