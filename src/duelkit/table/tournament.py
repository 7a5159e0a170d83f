"""A tournament at the table as a value: who is entered with which deck, the laboratory's pairings, the room of each."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from duelkit import games
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.tournaments import course
from duelkit.laboratory.tournaments.model import Entrant, Pairing, Tournament
from duelkit.laboratory.tournaments.standings import standings
from duelkit.table.limited import Limited
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.store import Store
from duelkit.table.tables import TOURNAMENTS

OPEN: Final = "open"
DRAFTING: Final = "drafting"
"""Cards are chosen, or decks are made of them."""
PLAYING: Final = "playing"
OVER: Final = "over"
SHOWN_FOR: Final = 86_400.0
"""Seconds for which a tournament that is over stays in the list."""
MOST_KEPT: Final = 2_000


class Settings(msgspec.Struct, frozen=True):
    """How a tournament is played.

    :param rounds: of a Swiss tournament; ``None`` for as many as the number of entrants requires.
    :param public: whether it is in the list.
    :param limited: ``draft`` or ``sealed``, if decks are made of cards from a pool; otherwise empty.
    """

    title: str
    game: str
    edition: str
    limits: str | None
    kind: str
    rounds: int | None
    best_of: int
    clock: int
    rated: bool
    public: bool
    limited: str = ""


class Entry(msgspec.Struct):
    """Who takes part. The deck is known to its player only.

    :param account: 0 for a computer player.
    """

    name: str
    account: int
    level: str | None
    deck: Json


class Held(msgspec.Struct):
    """A tournament.

    :ivar body: what the laboratory knows of it; ``None`` before it begins.
    :ivar rooms: by round and table, such as ``2.1``.
    """

    settings: Settings
    owner: int
    host: str
    status: str = OPEN
    entries: list[Entry] = []
    body: Tournament | None = None
    rooms: dict[str, str] = {}
    ended: float = 0.0
    touched: float = 0.0
    pool: list[int] = []
    limited: Limited | None = None

    def copy(self) -> Held:
        """Returns an independent copy."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Held)

    def number_of(self, account: int) -> int | None:
        """Returns the number of an account's entry."""
        return next((number for number, one in enumerate(self.entries) if account and one.account == account), None)

    def accounts(self) -> set[int]:
        """Returns everybody whom it concerns."""
        return {self.owner, *(one.account for one in self.entries)} - {0}

    def enter(self, entry: Entry) -> None:
        """Enters somebody, or changes the deck, before it begins.

        :raises Refusal: if it has begun.
        """
        self._demand(OPEN, "the tournament has begun")
        known = self.number_of(entry.account)
        if known is None:
            entry.name = self._free(entry.name)
            self.entries.append(entry)
        else:
            self.entries[known].deck = entry.deck

    def _free(self, name: str) -> str:
        """Returns a name that nobody here has; a number alone would be a table."""
        wanted = f"#{name}" if name.isdecimal() else name
        taken = {one.name for one in self.entries}
        return next(
            found for found in (wanted, *(f"{wanted} {number}" for number in range(2, 2000))) if found not in taken
        )

    def leave(self, number: int) -> Pairing | None:
        """Somebody leaves; once it has begun, the present opponent has won.

        :returns: the pairing that is settled by that.
        :raises Refusal: if there is no such entrant, or it has left already.
        """
        if not 0 <= number < len(self.entries):
            raise Refusal("not_found", "there is no such entrant")
        if self.status == DRAFTING:
            # a computer player chooses from now on
            entry = self.entries[number]
            entry.account, entry.level = 0, "random"
            return None
        if self.body is None:
            del self.entries[number]
            return None
        self._demand(PLAYING, "the tournament is over")
        waiting = {id(one) for one in self.body.open_pairings()}
        try:
            course.drop(self.body, self.entries[number].name)
        except DuelkitError as error:
            raise Refusal("not_allowed", str(error)) from None
        return next((one for one in self.body.pairings if id(one) in waiting and not one.is_open), None)

    def begin(self) -> None:
        """Begins it; nobody is paired yet.

        :raises Refusal: if that is impossible.
        """
        one = self.settings
        self._demand(DRAFTING if one.limited else OPEN, "the tournament has begun")
        entrants = [Entrant(entry.name, entry.level, str(entry.deck["name"]) or None) for entry in self.entries]
        setup = {"edition": one.edition} if one.edition else {}
        try:
            self.body = course.begin(one.kind, one.game, setup, entrants, one.rounds, one.best_of, secrets.randbits(53))
        except DuelkitError as error:
            raise Refusal("not_allowed", str(error)) from None
        self.status = PLAYING

    def key_of(self, room: str) -> str | None:
        """Returns the round and table of a room."""
        return next((key for key, found in self.rooms.items() if found == room), None)

    def pairing_of(self, key: str) -> Pairing | None:
        """Returns the pairing at a table of a round."""
        pairings = [] if self.body is None else self.body.pairings
        return next((one for one in pairings if key_of(one) == key), None)

    def _demand(self, status: str, otherwise: str) -> None:
        if self.status != status:
            raise Refusal("not_allowed", otherwise)

    # as others see it

    def summary(self, identity: str) -> Json:
        """Returns its line of the list."""
        one = self.settings
        return {
            "id": identity,
            **{name: value for name, value in msgspec.to_builtins(one).items() if name != "public"},
            "edition": one.edition or None,
            "host": self.host,
            "status": self.status,
            "entrants": len(self.entries),
            "round": 0 if self.body is None else self.body.round,
        }

    def view(self, identity: str, account: int) -> Json:
        """Returns what an account may know of it: of other decks nothing."""
        you, body = self.number_of(account), self.body
        return {
            **self.summary(identity),
            "rounds": self.settings.rounds if body is None else body.rounds or None,
            "draft": None if you is None or self.limited is None or self.status != DRAFTING else self.limited.view(you),
            "mine": account == self.owner,
            "you": you,
            "deck": None if you is None else str(self.entries[you].deck["name"]),
            "entrants": [
                {
                    "name": one.name,
                    "level": one.level,
                    "left": body is not None and not body.plays_on(number),
                    "ready": self.status != DRAFTING or self.limited is None or self.limited.built[number],
                }
                for number, one in enumerate(self.entries)
            ],
            "pairings": [] if body is None else [self._pairing(one) for one in body.pairings],
            "standings": [] if body is None else self._standings(body),
        }

    def _pairing(self, one: Pairing) -> Json:
        return {
            "round": one.round,
            "table": one.table,
            "node": one.node,
            "first": one.first,
            "second": one.second,
            "score": one.score,
            "forfeit": one.forfeit,
            "room": self.rooms.get(key_of(one)),
        }

    def _standings(self, body: Tournament) -> list[Json]:
        rows = standings(body, games.named(self.settings.game).tie_breaks)
        return [
            {
                "place": row.place,
                "entrant": row.entrant,
                "points": row.points,
                "won": row.won,
                "drawn": row.drawn,
                "lost": row.lost,
                "byes": row.byes,
                "duels": row.duels,
                "tie_break": row.tie_break,
            }
            for row in rows
        ]


def key_of(pairing: Pairing) -> str:
    """Returns the round and table of a pairing."""
    return f"{pairing.round}.{pairing.table}"


# stored


def _row(held: Held) -> dict[str, Any]:
    return {
        "owner": held.owner,
        "status": held.status,
        "body": msgspec.json.encode(held).decode(),
        "updated": time.time(),
    }


async def put(store: Store, identity: str, held: Held) -> None:
    """Stores a tournament, new or changed; beyond the number that is kept, those that ended longest ago are deleted."""
    values = _row(held)

    def work(connection: Connection) -> None:
        changed = connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == identity).values(**values))
        if not changed.rowcount:
            connection.execute(insert(TOURNAMENTS).values(id=identity, created=time.time(), **values))
            old = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == OVER)
            for row in connection.execute(old.order_by(TOURNAMENTS.c.updated.desc()).offset(MOST_KEPT)).all():
                connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == row[0]))

    await store.do(work)


async def drop(store: Store, identity: str) -> None:
    """Deletes a tournament."""
    await store.do(lambda c: c.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == identity)) and None)


async def load(store: Store, identity: str) -> Held | None:
    """Returns a stored tournament; ``None`` if there is none."""
    query = select(TOURNAMENTS.c.body).where(TOURNAMENTS.c.id == identity)
    text = await store.do(lambda c: c.execute(query).scalar())
    return None if text is None else msgspec.json.decode(text, type=Held)


async def load_shown(store: Store) -> dict[str, Held]:
    """Returns the tournaments that are not over, or were a short time ago."""
    recent = (TOURNAMENTS.c.status != OVER) | (TOURNAMENTS.c.updated > time.time() - SHOWN_FOR)
    query = select(TOURNAMENTS.c.id, TOURNAMENTS.c.body).where(recent)
    rows = await store.do(lambda c: [(row[0], row[1]) for row in c.execute(query)])
    return {identity: msgspec.json.decode(text, type=Held) for identity, text in rows}
