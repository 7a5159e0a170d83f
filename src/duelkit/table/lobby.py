"""The lobby: the public rooms, and the connections that watch the list."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import Final

from duelkit.table.answers import Listed, LobbyList
from duelkit.table.protocols import Client
from duelkit.table.room import Room
from duelkit.table.slices import Slices

LONGEST: Final = 200
"""The most rooms that the list contains."""
Shown = tuple[frozenset[int], Listed]
"""The accounts that play in a room, and its entry."""
PAUSE: Final = 0.5
"""The least time between two messages about changes, in seconds."""


class Lobby:
    """The public rooms of a table.

    :param rooms: returns all open rooms.
    :param slices: with which the messages take turns.
    :param apart: returns with which accounts an account shares no room.
    """

    def __init__(
        self, rooms: Callable[[], Collection[Room]], slices: Slices, apart: Callable[[int], frozenset[int]]
    ) -> None:
        self.clients: set[Client] = set()
        self._rooms = rooms
        self._apart = apart
        self._slices = slices
        self._due: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Stops sending changes."""
        if self._due is not None:
            self._due.cancel()

    def watch(self, client: Client, on: bool) -> None:
        """Starts or stops sending a connection the changes."""
        (self.clients.add if on else self.clients.discard)(client)

    def changed(self) -> None:
        """Sends the list soon, because the entry of a public room has changed."""
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(PAUSE, self._send)

    def _send(self) -> None:
        self._due = None
        rows = self._rows()

        def send() -> Iterator[None]:
            for client in list(self.clients):
                client.send(self._without(rows, client))
                yield

        self._sending = asyncio.create_task(self._slices.run(send()))

    def listed(self, client: Client) -> LobbyList:
        """Returns the public rooms for a client, those that wait for a player first."""
        return self._without(self._rows(), client)

    def _without(self, rows: list[Shown], client: Client) -> LobbyList:
        apart = self._apart(client.account.id)
        return LobbyList(rooms=[entry for players, entry in rows if not players & apart])

    def _rows(self) -> list[Shown]:
        now = asyncio.get_running_loop().time()
        public = [
            room
            for room in self._rooms()
            if room.config.public and room.standing.seen != "over" and room.standing.listed_from <= now
        ]
        public.sort(key=lambda room: room.standing.seen != "waiting")
        return [
            (frozenset(seat.account for seat in room.seats if seat.human), room.audience.lobby_entry())
            for room in public[:LONGEST]
        ]
