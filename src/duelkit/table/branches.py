"""Rooms that continue from a moment of another room or of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from duelkit.recording import chance_of
from duelkit.table.config import RoomConfig
from duelkit.table.protocols import Client
from duelkit.table.quotas import Quotas
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.seats import Seat
from duelkit.table.store import Account, StoredStep


class Rooms(Protocol):
    """Where rooms are made."""

    quotas: Quotas
    rooms: dict[str, Room]

    def new_room(self, config: RoomConfig, seats: tuple[Seat, Seat], maker: str, identity: str | None = None) -> Room:
        """Returns a room that is neither stored nor open yet."""

    def hides(self, config: RoomConfig) -> bool:
        """Whether the records of a room stay closed."""

    async def play_again(self, room: Room, steps: list[StoredStep]) -> None:
        """Replays decisions in a room."""

    async def add(self, room: Room, owner: int, steps: Sequence[StoredStep] | None = None) -> None:
        """Stores and opens a new room."""


async def branch(rooms: Rooms, room: Room, client: Client, step: int | None) -> Room:
    """Makes a solo room that continues from a moment of a room.

    :raises Refusal: if that is not allowed, or there is no such moment.
    """
    desk = room.course.desk
    # whoever is not present must not learn how far the duel is
    presence = room.audience.here(client)
    status = room.standing.seen if presence.seat is None else room.standing.status
    if desk is None or not room.config.free and status != "over" or rooms.hides(room.config):
        raise Refusal("not_allowed", "only in solo play without a match, or after the end")
    count = len(desk.record.steps) if step is None else step
    if count > len(desk.record.steps):
        raise Refusal("bad_message", f"step {count}; expected 0 to {len(desk.record.steps)} - at `$.step`")
    opponent = room.config.opponent if room.config.solo else "self"
    first = "other" if desk.record.headers["first"] == "1" else "me"
    rooms.quotas.demand_room(rooms.rooms.values(), client.account.id, client.address)
    values = {
        **room.config.as_dict(),
        "opponent": opponent,
        "first": first,
        "best_of": 1,
        "public": False,
        "rated": False,
        "clock": None,
        "delay": 0,
        "seed": int(desk.record.headers["seed"]),
        "generator": chance_of(desk.record),
    }
    account = client.account
    seats = tuple(
        Seat(seat.kind, account.id if seat.human else 0, account.name if seat.human else "", deck)
        for seat, deck in zip(room.seats, room.course.decks(), strict=True)
    )
    steps = [StoredStep(1, done.player, done.option) for done in desk.record.steps[:count]]
    return await _from_steps(rooms, RoomConfig(**values), (seats[0], seats[1]), account, steps, client.address)


async def from_steps(
    rooms: Rooms, config: RoomConfig, seats: tuple[Seat, Seat], owner: Account, steps: list[StoredStep], address: str
) -> Room:
    """Makes a room in which decisions have already been made.

    :raises Refusal: if its owner may not make another room, or the decisions do not fit.
    """
    rooms.quotas.demand_room(rooms.rooms.values(), owner.id, address)
    return await _from_steps(rooms, config, seats, owner, steps, address)


async def _from_steps(
    rooms: Rooms, config: RoomConfig, seats: tuple[Seat, Seat], owner: Account, steps: list[StoredStep], address: str
) -> Room:
    room = rooms.new_room(config, seats, address)
    await rooms.play_again(room, steps)
    await rooms.add(room, owner.id, steps)
    return room
