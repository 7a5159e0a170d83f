"""The two seats of a room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from duelkit.games.game import Words
from duelkit.table.config import Deck, RoomConfig
from duelkit.table.games.client import table_of
from duelkit.table.pace import Pace
from duelkit.table.protocols import Json

MODES: Final = ("auto", "can", "always")
HUMAN: Final = "human"
OPEN: Final = "open"
COMPUTER: Final[Words] = {"ja": "コンピューター", "en": "Computer"}
"""The name of a computer player where players have names."""


@dataclass(eq=False)
class Seat:
    """One of the two seats.

    :param kind: ``human``, ``open`` or a computer, such as ``greedy`` or ``level4``.
    :param mode: how often a human player is asked to respond.
    :param hold: what is held down now.
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
    """The deck for the rematch."""
    rating: int | None = None
    """The player's rating at the beginning of a rated room."""
    rated: int | None = None
    """The player's rating after it."""
    sure: bool = True
    """Whether the rating is more than a guess."""

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.kind == HUMAN

    def as_dict(self, game: str) -> dict[str, Any]:
        """Returns what is stored."""
        return {
            "kind": self.kind,
            "account": self.account,
            "name": self.name,
            "mode": self.mode,
            "won": self.won,
            **({} if self.rating is None else {"rating": self.rating, "rated": self.rated, "sure": self.sure}),
            "deck": None if self.deck is None else table_of(game).decks.as_json(self.deck),
        }


class Seats:
    """Both seats of a room, including a free one.

    :ivar shared: whether one person plays both sides.
    """

    def __init__(self, config: RoomConfig, pair: tuple[Seat, Seat]) -> None:
        self.game = config.game
        self.shared = config.opponent == "self"
        self.pair = pair

    def __getitem__(self, player: int) -> Seat:
        return self.pair[player]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.pair)

    def of(self, account: int) -> int | None:
        """Returns the seat of an account."""
        return next((number for number, seat in enumerate(self) if seat.human and seat.account == account), None)

    def free(self) -> int | None:
        """Returns the seat that waits for a player."""
        return next((number for number, seat in enumerate(self) if seat.kind == OPEN), None)

    def of_person(self, player: int) -> tuple[Seat, ...]:
        """Returns the seats of the person on a side."""
        return self.pair if self.shared else (self[player],)

    def decks(self) -> tuple[Deck, Deck]:
        """Returns both decks; both seats are taken."""
        first, second = (seat.deck for seat in self)
        assert first is not None and second is not None
        return first, second

    def names(self) -> tuple[Words, Words]:
        """Returns the players' names as others see them, in both languages."""
        first, second = (
            dict.fromkeys(COMPUTER, seat.name) if seat.kind in (HUMAN, OPEN) else COMPUTER for seat in self
        )
        return first, second

    def ask_number(self, player: int) -> int:
        """Returns the number of the open question as its player counts; for a person on both sides, of both
        together."""
        return sum(seat.asks for seat in self.of_person(player))

    def stored(self) -> list[Json]:
        """Returns what is stored of the seats."""
        return [seat.as_dict(self.game) for seat in self]
