"""The messages that clients may send, checked as they are parsed; ``docs/protocol.md`` describes them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from duelkit.table.answers import Answer
from duelkit.table.refusals import Refusal

PROTOCOL: Final = 2
LARGEST: Final = 64 * 1024
"""The largest message, in bytes."""
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
RoomId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+\Z")]
GameName = Annotated[str, Meta(max_length=40)]
"""The table lists its games: ``GET /api/games``."""
Title = Annotated[str, Meta(max_length=40)]
Cards = Annotated[list[Annotated[int, Meta(ge=1, le=1 << 32)]], Meta(max_length=200)]


class DeckList(Struct, forbid_unknown_fields=True):
    """A deck by its card numbers."""

    main: Cards
    name: Annotated[str, Meta(max_length=60)] = ""
    extra: Cards = []
    side: Cards = []


DeckWish = Annotated[str, Meta(min_length=1, max_length=60)] | DeckList


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message. ``id`` is repeated in its answer."""

    id: Number | None = None


Mode = Literal["auto", "can", "always"]
"""How often a player is asked to respond."""


class Hello(Message, tag="hello"):
    """The first message of a connection."""

    protocol: int
    token: Annotated[str, Meta(max_length=100)] | None = None
    name: Name | None = None
    texts: bool = True


class Rename(Message, tag="name"):
    """A new name."""

    name: Name


class Lobby(Message, tag="lobby"):
    """Starts or stops receiving the list of public rooms."""

    on: bool = True


class Create(Message, tag="create"):
    """Makes a room."""

    game: GameName
    deck: DeckWish
    opponent: Literal["greedy", "random", "level1", "level2", "level3", "level4", "level5", "level6", "friend", "self"]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    opponent_deck: DeckWish | None = None
    first: Literal["me", "other", "random"] = "random"
    best_of: Literal[1, 3] = 1
    public: bool = False
    clock: Annotated[int, Meta(ge=30, le=3600)] | None = None
    delay: Annotated[int, Meta(ge=0, le=300)] = 0
    title: Title = ""
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    limits: Annotated[str, Meta(max_length=60)] | None = None
    rated: bool = False
    windows: Mode = "auto"


class InRoom(Message, kw_only=True):
    """A message about a room."""

    room: RoomId


class Join(InRoom, tag="join"):
    """Takes the free seat, returns to the own one, or watches."""

    deck: DeckWish | None = None
    watch: bool = False
    windows: Mode = "auto"


class Leave(InRoom, tag="leave"):
    """Leaves a room that has not begun, or stops watching."""


class Choose(InRoom, tag="choose"):
    """Answers a question."""

    ask: Number
    option: Number


class Windows(InRoom, tag="windows"):
    """Sets how often the player is asked to respond."""

    mode: Mode


class Hold(InRoom, tag="hold"):
    """Asks at every moment, or passes everything, while it is held."""

    what: Literal["none", "ask", "pass"]


class Hurry(InRoom, tag="hurry"):
    """Makes the thinking computer player answer now."""


class Phrase(InRoom, tag="phrase"):
    """Says one of the ready phrases to everybody in the room."""

    what: Literal["hello", "good_luck", "one_moment", "well_played", "sorry", "thanks", "good_game", "again"]


class Invite(InRoom, tag="invite"):
    """Invites a friend into a room that waits for a player."""

    account: Number


class Undo(InRoom, tag="undo"):
    """Goes back to the player's last question."""


class Redo(InRoom, tag="redo"):
    """Goes forward again."""


class Branch(InRoom, tag="branch"):
    """Makes a room that continues from this moment, or after a number of decisions."""

    step: Number | None = None


class Surrender(InRoom, tag="surrender"):
    """Gives up."""


class Rematch(InRoom, tag="rematch"):
    """Asks for another duel with the same settings."""

    deck: DeckWish | None = None


class SideDeck(InRoom, tag="side"):
    """Hands in the deck after exchanging cards with the side deck."""

    deck: DeckList


class Why(InRoom, tag="why"):
    """Asks why the open question is asked, or what a card can do."""

    card: Annotated[int, Meta(ge=0, lt=1 << 53)] | None = None


class Forecast(InRoom, tag="forecast"):
    """Asks what an attack would do."""

    option: Number


AnyMessage = (
    Hello
    | Rename
    | Lobby
    | Create
    | Join
    | Leave
    | Choose
    | Windows
    | Hold
    | Hurry
    | Phrase
    | Invite
    | Undo
    | Redo
    | Branch
    | Surrender
    | Rematch
    | SideDeck
    | Why
    | Forecast
)

_DECODER: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
_ENCODER: Final = msgspec.json.Encoder()


def decode(text: str | bytes) -> AnyMessage:
    """Returns a client's message.

    :raises Refusal: if it is too large, or not a message of the protocol: which field, and what was expected.
    """
    size = len(text.encode("utf-8", "surrogatepass")) if isinstance(text, str) else len(text)
    if size > LARGEST:
        raise Refusal("too_large", f"a message of {size} bytes; expected at most {LARGEST}")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("bad_message", str(error)[:200]) from None


class _Numbered(Struct):
    """The ``id`` of any message."""

    id: Number | None = None


_NUMBERS: Final = msgspec.json.Decoder(_Numbered)


def number_in(text: str | bytes) -> int | None:
    """Returns the ``id`` of a refused message, if it has one."""
    try:
        return None if len(text) > LARGEST else _NUMBERS.decode(text).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def encode(message: Answer) -> bytes:
    """Returns a message as bytes for a client."""
    return _ENCODER.encode(message)
