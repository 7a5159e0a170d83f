"""What the table stores: accounts, rooms, every decision, decks, uploaded replays."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from duelkit.table.database import Database, Row, StoreError
from duelkit.table.tables import ACCOUNTS, DECKS, REPLAYS, ROOMS, STEPS

ADD_STEP: Final = insert(STEPS)
ADD_NEW_STEP: Final = {
    name: kind.insert(STEPS).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    for name, kind in (("sqlite", sqlite), ("postgresql", postgresql))
}
"""By kind of database; built once, because it is the most frequent statement."""


@dataclass(frozen=True)
class Account:
    """A user. ``id`` is public; of the token only the hash is stored."""

    id: int
    name: str


@dataclass(frozen=True)
class StoredStep:
    """One decision. ``duel``: the number of the duel in the room, 0 for an answer between two duels."""

    duel: int
    player: int
    option: int


def hashed(token: str) -> str:
    """Returns the hash that is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _rows(room: str, start: int, steps: Sequence[StoredStep]) -> list[Row]:
    return [
        {"room": room, "number": start + at, "duel": step.duel, "player": step.player, "option": step.option}
        for at, step in enumerate(steps)
    ]


def sitting(seats: Sequence[Row]) -> Row:
    """Returns the columns with the accounts of a room's seats."""
    accounts = [seat.get("account") or None for seat in seats[:2]]
    return dict(zip(("first", "second"), [*accounts, None, None], strict=False))


class Store(Database):
    """The stored data, by subject."""

    # accounts

    async def new_account(self, name: str) -> tuple[Account, str]:
        """Creates an account; returns it with its token, which is not available later."""
        token = secrets.token_urlsafe(24)
        row = {"token": hashed(token), "name": name, "created": time.time()}
        known = select(ACCOUNTS.c.id).where(ACCOUNTS.c.token == row["token"])

        def work(connection: Connection) -> int:
            found = connection.execute(known).scalar()
            if found is None:
                key = connection.execute(insert(ACCOUNTS).values(row)).inserted_primary_key
                assert key is not None
                found = key[0]
            return int(found)

        return Account(await self.do(work), name), token

    async def account(self, token: str) -> Account | None:
        """Returns the account of a token; ``None`` if there is none."""
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.token == hashed(token))
        row = await self.do(lambda c: c.execute(query).first())
        return None if row is None else Account(row[0], row[1])

    async def rename(self, account: int, name: str) -> None:
        """Renames an account."""
        await self.do(lambda c: c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(name=name)) and None)

    # rooms

    async def add_room(
        self,
        identity: str,
        owner: int,
        status: str,
        config: Row,
        seats: Sequence[Row],
        made: Row | None = None,
        steps: Sequence[StoredStep] = (),
    ) -> None:
        """Adds a room, with the decisions already made in it."""
        now = time.time()
        row = {
            "id": identity,
            "owner": owner,
            "status": status,
            "config": json.dumps(config),
            "seats": json.dumps(list(seats)),
            **sitting(seats),
            "created": now,
            "updated": now,
            "made": "" if made is None else json.dumps(made),
        }
        rows = _rows(identity, 0, steps)

        def work(connection: Connection) -> None:
            if connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == identity)).first() is None:
                connection.execute(insert(ROOMS).values(row))
                if rows:
                    connection.execute(ADD_STEP, rows)

        await self.do(work)

    async def update_room(self, identity: str, status: str, seats: Sequence[Row], made: Row | None = None) -> None:
        """Stores a room's status and seats.

        :param made: what it is played with, if that has changed.
        """
        row = {
            "status": status,
            "seats": json.dumps(list(seats)),
            **sitting(seats),
            "updated": time.time(),
            **({} if made is None else {"made": json.dumps(made)}),
        }
        await self.do(lambda c: c.execute(update(ROOMS).where(ROOMS.c.id == identity).values(row)) and None)

    async def room(self, identity: str) -> tuple[Row, list[StoredStep]] | None:
        """Returns a room with all its decisions in order; ``None`` if there is none."""

        def work(connection: Connection) -> tuple[Row, list[StoredStep]] | None:
            row = connection.execute(select(ROOMS).where(ROOMS.c.id == identity)).mappings().first()
            if row is None:
                return None
            query = select(STEPS.c.duel, STEPS.c.player, STEPS.c.option).where(STEPS.c.room == identity)
            steps = [StoredStep(*found) for found in connection.execute(query.order_by(STEPS.c.number))]
            return {
                **row,
                "config": json.loads(row["config"]),
                "seats": json.loads(row["seats"]),
                "made": json.loads(row["made"]) if row["made"] else None,
            }, steps

        return await self.do(work)

    async def open_rooms(self, since: float = 0.0) -> list[str]:
        """Returns the rooms that wait for a player and have changed since a time, newest first."""
        query = (
            select(ROOMS.c.id)
            .where(ROOMS.c.status == "waiting", ROOMS.c.updated >= since)
            .order_by(ROOMS.c.created.desc())
            .limit(100)
        )
        return await self.do(lambda c: [row[0] for row in c.execute(query)])

    async def rooms_of(self, account: int, most: int) -> list[Row]:
        """Returns the rooms in which an account has a seat, the most recently changed first."""
        queries = [
            select(ROOMS).where(seat == account).order_by(ROOMS.c.updated.desc()).limit(most)
            for seat in (ROOMS.c.first, ROOMS.c.second)
        ]
        found = await self.do(
            lambda c: {row["id"]: dict(row) for query in queries for row in c.execute(query).mappings()}
        )
        rows = sorted(found.values(), key=lambda row: float(row["updated"]), reverse=True)[:most]
        return [{**row, "config": json.loads(row["config"]), "seats": json.loads(row["seats"])} for row in rows]

    async def forget_rooms(self, before: float, without: Sequence[str], most: int = 200) -> int:
        """Deletes rooms in which nothing has happened since a time; returns how many.

        :param without: rooms that are open now.
        :param most: how many to delete at once, so that nobody waits long for the database.
        """
        query = select(ROOMS.c.id).where(ROOMS.c.updated < before).order_by(ROOMS.c.updated).limit(most + len(without))

        def work(connection: Connection) -> int:
            here = set(without)
            old = [row[0] for row in connection.execute(query) if row[0] not in here][:most]
            connection.execute(delete(STEPS).where(STEPS.c.room.in_(old)))
            connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(old)))
            return len(old)

        return await self.do(work)

    async def drop_room(self, identity: str) -> None:
        """Deletes a room."""

        def work(connection: Connection) -> None:
            connection.execute(delete(STEPS).where(STEPS.c.room == identity))
            connection.execute(delete(ROOMS).where(ROOMS.c.id == identity))

        await self.do(work)

    # decisions

    async def add_step(self, room: str, number: int, step: StoredStep, made: Row | None = None) -> None:
        """Stores decision ``number`` (from 0) of a room.

        :param made: what it is played with, and the state before this decision, if these are to be stored too.
        :raises StoreError: if another decision is stored under this number.
        """
        row = _rows(room, number, [step])[0]

        def work(connection: Connection) -> bool:
            if not connection.execute(ADD_NEW_STEP[connection.dialect.name], row).rowcount:
                query = select(STEPS.c.duel, STEPS.c.player, STEPS.c.option)
                there = connection.execute(query.where(STEPS.c.room == room, STEPS.c.number == number)).first()
                return there is not None and StoredStep(*there) == step
            if made is not None:
                connection.execute(
                    update(ROOMS).where(ROOMS.c.id == room).values(made=json.dumps(made), updated=time.time())
                )
            return True

        if not await self.do(work):
            raise StoreError(f"the database refused (decision {number + 1} of room {room} is another one)")

    async def set_steps(self, room: str, start: int, steps: Sequence[StoredStep], status: str | None = None) -> None:
        """Replaces the decisions from number ``start`` on, and the status if one is given.

        A state stored after more decisions than ``start`` is deleted.
        """
        rows = _rows(room, start, steps)

        def work(connection: Connection) -> None:
            connection.execute(delete(STEPS).where(STEPS.c.room == room, STEPS.c.number >= start))
            if rows:
                connection.execute(ADD_STEP, rows)
            made = connection.execute(select(ROOMS.c.made).where(ROOMS.c.id == room)).scalar()
            values = {} if status is None else {"status": status, "updated": time.time()}
            if made and json.loads(made)["number"] > start:
                values["made"] = ""
            if values:
                connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(values))

        await self.do(work)

    # decks

    async def decks(self, account: int) -> list[Row]:
        """Returns the decks of an account."""
        query = select(DECKS).where(DECKS.c.account == account).order_by(DECKS.c.updated.desc())
        rows = await self.do(lambda c: [dict(row) for row in c.execute(query).mappings()])
        return [{**row, "content": json.loads(row["content"])} for row in rows]

    async def deck(self, account: int, identity: str) -> Row | None:
        """Returns a deck of an account; ``None`` if there is none, or it belongs to another account."""
        query = select(DECKS).where(DECKS.c.id == identity, DECKS.c.account == account)
        row = await self.do(lambda c: c.execute(query).mappings().first())
        return None if row is None else {**row, "content": json.loads(row["content"])}

    async def put_deck(self, account: int, identity: str, game: str, name: str, content: Row, most: int) -> bool:
        """Stores a deck; ``False`` if it belongs to another account, or the account already has ``most`` decks."""

        def work(connection: Connection) -> bool:
            owner = connection.execute(select(DECKS.c.account).where(DECKS.c.id == identity)).scalar()
            values = {"game": game, "name": name, "content": json.dumps(content), "updated": time.time()}
            if owner is None:
                rows = connection.execute(select(DECKS.c.id).where(DECKS.c.account == account)).all()
                if len(rows) >= most:
                    return False
                connection.execute(insert(DECKS).values(id=identity, account=account, **values))
                return True
            if owner != account:
                return False
            connection.execute(update(DECKS).where(DECKS.c.id == identity).values(**values))
            return True

        return await self.do(work)

    async def drop_deck(self, account: int, identity: str) -> bool:
        """Deletes a deck; returns whether there was one."""
        query = delete(DECKS).where(DECKS.c.id == identity, DECKS.c.account == account)
        seen = False

        def work(connection: Connection) -> bool:
            nonlocal seen
            seen = connection.execute(query).rowcount > 0 or seen
            return seen

        return await self.do(work)

    # replays

    async def add_replay(self, text: str, keep: int = 2000) -> str:
        """Stores an uploaded record and returns its id; beyond ``keep`` records, the oldest is deleted."""
        identity = secrets.token_urlsafe(9)

        def work(connection: Connection) -> None:
            if connection.execute(select(REPLAYS.c.id).where(REPLAYS.c.id == identity)).first() is None:
                connection.execute(insert(REPLAYS).values(id=identity, text=text, created=time.time()))
            old = select(REPLAYS.c.id).order_by(REPLAYS.c.created.desc()).offset(keep)
            for row in connection.execute(old).all():
                connection.execute(delete(REPLAYS).where(REPLAYS.c.id == row[0]))

        await self.do(work)
        return identity

    async def replay(self, identity: str) -> str | None:
        """Returns the text of an uploaded record; ``None`` if there is none."""
        return await self.do(lambda c: c.execute(select(REPLAYS.c.text).where(REPLAYS.c.id == identity)).scalar())
