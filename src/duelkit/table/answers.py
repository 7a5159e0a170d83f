"""The messages that the table sends to clients, as types; ``docs/protocol.md`` describes them.

The views and log entries of each game are in ``table/games``.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from duelkit.games.game import Words


class View(Struct):
    """What a viewer sees of a duel; each game has its own."""


class Entry(Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """An entry of the log; each kind has its own fields. ``n`` counts the entries that the viewer sees."""

    n: int = 0
    card: int = -1
    passcode: int = 0
    player: int = -1
    text: Words | UnsetType = UNSET


class Zone(Struct, omit_defaults=True):
    """The zone to which an option leads."""

    row: str
    slot: int
    player: int | UnsetType = UNSET


class Option(Struct, kw_only=True):
    """A possible answer."""

    verb: str
    card: int | None
    passcode: int
    number: int
    zone: Zone | None
    text: Words | UnsetType = UNSET
    rules: list[str] | UnsetType = UNSET


class About(Struct):
    """The card that a question is about, and which of its effects; −1 for none."""

    card: int | None
    passcode: int
    effect: int


class Ask(Struct, kw_only=True, rename={"passing": "pass"}):
    """The open question. Texts are left out for clients that do not want them."""

    id: int = 0
    kind: str
    why: str
    card: int | None
    number: int
    options: list[Option]
    passing: int | None
    picked: list[int]
    seconds: int | None = None
    text: Words | UnsetType = UNSET
    detail: Words | UnsetType | None = UNSET
    event: Words | UnsetType | None = UNSET
    about: About | UnsetType = UNSET


class Outcome(Struct):
    """How a duel ended."""

    winner: int
    reason: str
    rules: list[str]
    text: Words


class Line(Struct):
    """A sentence with the rules behind it, and the rulings that decide it, if any."""

    text: Words
    rules: list[str]
    rulings: list[str] | UnsetType = UNSET


class JudgedAction(Struct):
    """Something that could be done with a card, and the reasons against it."""

    text: Words
    offered: bool
    reasons: list[Line]


class Course(Struct):
    """A course that a battle may take."""

    chance: float
    exact: bool
    open_end: bool
    lines: list[Words]
    happenings: list[Entry]


class Player(Struct, kw_only=True):
    """A seat of a room."""

    name: str
    kind: str
    here: bool
    wins: int
    wants_rematch: bool
    rating: int | None
    rated: int | None
    sure: bool


class Result(Struct):
    """A finished duel."""

    duel: int
    winner: int
    turns: int


class Listed(Struct, kw_only=True):
    """A room in the list of public rooms."""

    room: str
    game: str
    edition: str | None
    title: str
    host: str
    status: str
    players: int
    names: list[str]
    watchers: int
    best_of: int
    clock: int | None
    limits: str | None
    rated: bool
    rating: int | None


class Answer(Struct, tag_field="type", kw_only=True):
    """A message of the table. ``id`` repeats the id of the message that it answers, if that had one."""

    id: int | UnsetType = UNSET


class Error(Answer, tag="error"):
    """A refusal: nothing has changed."""

    code: str
    message: str


class Welcome(Answer, tag="welcome"):
    """The answer to ``hello``."""

    protocol: int
    token: str
    name: str
    account: int


class Renamed(Answer, tag="name"):
    """The answer to ``name``."""

    name: str


class LobbyList(Answer, tag="lobby"):
    """The public rooms."""

    rooms: list[Listed]


class Left(Answer, tag="left"):
    """The answer to ``leave``."""

    room: str


class RoomState(Answer, tag="room"):
    """A room, sent whenever something about it changes."""

    room: str
    game: str
    edition: str | None
    title: str
    status: str
    solo: bool
    opponent: str
    best_of: int
    duel: int
    clock: int | None
    delay: int
    limits: str | None
    rated: bool
    tournament: str | None
    you: int | None
    seats: list[Player]
    windows: str | None
    watchers: int
    watching: list[str]
    can_undo: bool
    can_redo: bool
    stalled: bool
    link: str
    next: str | None
    results: list[Result]


class State(Answer, tag="state", kw_only=True):
    """What a viewer sees of the duel, sent after every visible change."""

    room: str
    seq: int
    duel: int
    you: int | None
    view: View
    ask: Ask | None
    waiting: bool
    outcome: Outcome | None
    log: list[Entry]
    clocks: list[int] | None
    log_after: int | UnsetType = UNSET


class SentPhrase(Answer, tag="said"):
    """A ready phrase that a player said; each receiver reads it in the own language."""

    room: str
    player: int
    what: str


class CompanyChanged(Answer, tag="company"):
    """Your friends, or who of them is here, have changed."""


class Invitation(Answer, tag="invited"):
    """A friend invites you into a room; also the answer to ``invite``."""

    room: str
    name: str
    game: str
    edition: str | None
    rated: bool


class TournamentChanged(Answer, tag="tournament"):
    """A tournament in which you take part, or that is yours, has changed. ``room``: where your match is played."""

    tournament: str
    title: str
    status: str
    room: str | None


class Thinking(Answer, tag="thinking"):
    """The progress of a computer player's thinking, sent to the players until the next ``state``."""

    room: str
    player: int
    share: float


class Siding(Answer, tag="siding"):
    """What a player needs between two duels of a match."""

    room: str
    duel: int
    wins: list[int]
    deck: dict[str, Any]
    seen: dict[str, int]
    handed: bool
    ask: Ask | None
    seconds: int | None


class Why(Answer, tag="why"):
    """Why the open question is asked, or what can and cannot be done with a card."""

    room: str
    card: int | None
    lines: list[Line]
    judged_actions: list[JudgedAction] | None


class Forecast(Answer, tag="forecast"):
    """What an option would do."""

    room: str
    option: int
    courses: list[Course]
