"""How many connections, accounts and rooms an account or address may have."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from duelkit.table.limits import Budget, Count
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room

MOST_ROOMS: Final = 5000
MOST_ROOMS_EACH: Final = 50
"""Rooms of one account that are open at the same time."""
MOST_ROOMS_ADDRESS: Final = 250
"""The same for one address."""
MAKING_RATE: Final = 0.5
MAKING_BURST: Final = 60.0
"""Rooms that an account or address may make at once, and how many more per second."""
ACCOUNT_RATE: Final = 1 / 30
ACCOUNT_BURST: Final = 20.0
"""The same for new accounts of one address."""
CONNECTIONS_ADDRESS: Final = 64
CONNECTIONS_ACCOUNT: Final = 16
"""Connections of one address and of one account."""


class Quotas:
    """Limits on new rooms and accounts."""

    def __init__(self) -> None:
        self.makers: Count[str] = Count()
        """How many open rooms each address has made."""
        self._accounts: Budget[str] = Budget(ACCOUNT_RATE, ACCOUNT_BURST)
        self._making: Budget[str] = Budget(MAKING_RATE, MAKING_BURST)

    def demand_account(self, address: str) -> None:
        """Checks that an address may create another account.

        :raises Refusal: if it creates too many.
        """
        if address:
            self._accounts.demand(address, "too many accounts of your address", 1)

    def demand_room(self, rooms: Collection[Room], account: int, address: str) -> None:
        """Checks that an account and an address may make another room.

        :param rooms: the open rooms.
        :raises Refusal: if too many are open, or too many were made in a short time.
        """
        if len(rooms) >= MOST_ROOMS:
            raise Refusal("full", f"{MOST_ROOMS} rooms are open; expected to try again later")
        own = sum(account in (seat.account for seat in room.seats) and room.standing.status != "over" for room in rooms)
        if own >= MOST_ROOMS_EACH:
            raise Refusal("full", f"{MOST_ROOMS_EACH} rooms of yours are open; expected to finish one first")
        if address and self.makers[address] >= MOST_ROOMS_ADDRESS:
            raise Refusal("full", f"{MOST_ROOMS_ADDRESS} rooms of your address are open; expected to finish one first")
        for who in (f"account {account}", address):
            if who:
                self._making.demand(who, "too many rooms in a short time", 1)
