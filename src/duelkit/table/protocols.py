"""Protocols and types that parts of the table share, so that no part imports the one that implements them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

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


class RatedSeat(NamedTuple):
    """A seat of a rated room that is over: the rating before and after it, and whether that is more than a guess."""

    before: int
    after: int
    sure: bool


class Client(Protocol):
    """A connection. ``texts``: whether it wants words."""

    account: Account
    texts: bool
    address: str
    """The address under which the limits count it; empty for this machine itself."""

    def send(self, message: Answer) -> None:
        """Sends a message; never waits."""


class MatReader(Protocol):
    """Reads answers from one player's mat."""

    def follow(self, look: Look) -> Json:
        """Returns what follows from a look: ``option``, its index among those of the decision, ``said``, ``how``,
        ``command``."""


class Patience:
    """What a room requires of the computer player that it waits for.

    :param tell: receives how much of the thinking is done, 0 to 1, where that may be shown.
    :ivar hurried: whether it must answer now.
    :ivar over: whether nobody waits for the answer any more.
    """

    def __init__(self, tell: Callable[[float], None] = lambda share: None) -> None:
        self.tell = tell
        self.hurried = False
        self.over = False


class RoomHost(Protocol):
    """What a room needs of the table on which it is."""

    store: Store
    slices: Slices
    troubled: bool
    """Whether the database is failing at present."""
    paces: Paces
    """How long people take."""
    cover: bool
    """Whether answers that the table gives for a person take as long as that person's own."""

    async def think(
        self, room: str, setup: Setup, steps: Steps, level: str, seed: int, patience: Patience
    ) -> int | None:
        """Returns a computer player's answer; ``None`` if nobody waits for it any more."""

    def changed(self, public: bool) -> None:
        """The entry of a room in the lobby has changed, if the room is public."""

    def apart(self, account: int) -> frozenset[int]:
        """Returns whom an account that is here has blocked, and who has blocked it."""

    async def rating(self, account: int, game: str) -> tuple[int, bool]:
        """Returns the rating of an account in a game, and whether it is more than a guess."""

    async def rate(self, room: str, game: str, accounts: tuple[int, int], score: float) -> list[RatedSeat]:
        """Rates a room that is over, once.

        :param score: of the first account: 1 for a win, 0.5 for a draw, 0 for a loss.
        """

    def finished(self, tournament: str) -> None:
        """A room of a tournament is over."""

    async def again(self, room: str) -> str:
        """Makes a new room with the seats of a room; returns its id."""
