"""What parts of the table need of each other, so that none of them has to import whoever provides it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from duelkit.table.answers import Answer

if TYPE_CHECKING:
    from duelkit.camera.playing.steady import Look
    from duelkit.table.pace import Paces
    from duelkit.table.slices import Slices
    from duelkit.table.store import Account, Store

Json = dict[str, Any]
"""Plain values, as they are sent."""
Steps = tuple[tuple[int, int], ...]
"""Decisions: player and option."""
Setup = tuple[Json, Json, Json]
"""The settings of a room and its two decks, as plain values."""


class Client(Protocol):
    """A connection. ``texts``: whether it wants words."""

    account: Account
    texts: bool
    address: str
    """Under which the limits count it; empty for this machine itself."""

    def send(self, message: Answer) -> None:
        """Send a message; never waits."""


class MatReader(Protocol):
    """Reads answers off one player's mat."""

    def follow(self, look: Look) -> Json:
        """What follows: ``option``, its place among those of the decision, ``said``, ``how``, ``command``."""


class Patience:
    """What a room that waits for a computer player wants of it.

    :param tell: hears how much of the thinking is done, 0 to 1, where that may show.
    :ivar hurried: it is to answer now.
    :ivar over: nobody waits for the answer any more.
    """

    def __init__(self, tell: Callable[[float], None] = lambda share: None) -> None:
        self.tell = tell
        self.hurried = False
        self.over = False


class House(Protocol):
    """What a room needs of the place that it is in."""

    store: Store
    slices: Slices
    troubled: bool
    """Whether the database fails just now."""
    paces: Paces
    """How long people take."""
    cover: bool
    """Whether answers that the table gives for a person take as long as that person's own."""

    async def think(
        self, room: str, setup: Setup, steps: Steps, level: str, seed: int, patience: Patience
    ) -> int | None:
        """A computer player's answer; ``None`` if nobody waits for it any more."""

    def changed(self, public: bool) -> None:
        """The entry of a room in the lobby has changed, if it is public."""

    async def again(self, room: str) -> str:
        """A new room with the seats of the room of this id; answers its id."""
