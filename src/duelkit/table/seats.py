"""Who sits at a table, and who is connected to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from duelkit.table.answers import Answer, Ask, Outcome, View
from duelkit.table.config import Deck
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Json, Words
from duelkit.table.pace import Pace
from duelkit.table.store import Account

MODES: Final = ("auto", "can", "always")
HUMAN: Final = "human"
OPEN: Final = "open"
COMPUTER: Final[Words] = {"ja": "コンピューター", "en": "Computer"}
"""What a computer player is called where players have names."""


class Client(Protocol):
    """A connection. ``texts``: whether it wants words."""

    account: Account
    texts: bool
    address: str
    """Under which the limits count it; empty for this machine itself."""

    def send(self, message: Answer) -> None:
        """Send a message; never waits."""


@dataclass(eq=False)
class Seat:
    """One of the two seats.

    :param kind: ``human``, ``open`` or a computer, such as ``greedy`` or ``level4``.
    :param mode: how often a human player is asked to respond; ``hold``: what is held down now.
    """

    kind: str
    account: int = 0
    name: str = ""
    deck: Deck | None = None
    mode: str = "auto"
    hold: str = "none"
    wants_rematch: bool = False
    won: int = 0
    """How many duels the seat has won, once they are over."""
    asks: int = 0
    """How many questions this seat has been asked; the number of the open one."""
    pace: Pace = field(default_factory=Pace)
    """How long the player's latest answers took."""
    next_deck: Deck | None = None
    """What the player wants to play again with."""

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.kind == HUMAN

    def as_dict(self, game: str) -> dict[str, Any]:
        """What is stored."""
        return {"kind": self.kind, "account": self.account, "name": self.name, "mode": self.mode,
                "won": self.won,
                "deck": None if self.deck is None else table_of(game).deck_json(self.deck)}


def names_of(seats: tuple[Seat, Seat]) -> tuple[Words, Words]:
    """What the players are called by others, in both languages."""
    first, second = (dict.fromkeys(COMPUTER, seat.name) if seat.kind in (HUMAN, OPEN) else COMPUTER for seat in seats)
    return first, second


def stored(seats: Iterable[Seat], game: str) -> list[Json]:
    """What is stored of the seats of a room."""
    return [seat.as_dict(game) for seat in seats]


class Picture(NamedTuple):
    """All that somebody sees at a moment, apart from the log."""

    view: View
    ask: Ask | None
    waiting: bool
    outcome: Outcome | None


@dataclass
class Presence:
    """A client in a room.

    :param seat: 0 or 1, ``None`` for who watches; in solo play for both sides, 0.
    """

    client: Client
    seat: int | None
    sequence: int = 0
    sent: dict[int, int] = field(default_factory=dict)
    """For each viewer, the number of the newest log entry when a state was last sent."""
    lines: dict[int, int] = field(default_factory=dict)
    """For each viewer, how many entries of the log were sent; entries that a viewer cannot see do not count."""
    last: Picture | None = None
