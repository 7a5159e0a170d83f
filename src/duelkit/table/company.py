"""Company at the table: who is here, friends and invitations, who plays with whom, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from duelkit.table import company_store as kept
from duelkit.table.answers import Answer, CompanyChanged, Invitation
from duelkit.table.limits import Budget
from duelkit.table.protocols import Client, Json, RatedSeat
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.store import Account, Store

INVITING: Final = (0.2, 5.0)
"""Invitations of an account: how many more each second, and how many at once."""
COMING: Final = (0.1, 5.0)
"""How often friends are told that an account comes and goes."""
MOST_RATED: Final = 100
"""The most players of a rating list."""
SURE: Final = 110.0
"""From this deviation on, a rating is a guess."""


class Company:
    """The people at a table.

    :param rooms: the open rooms.
    """

    def __init__(self, store: Store, rooms: dict[str, Room]) -> None:
        self.store = store
        self._rooms = rooms
        self._clients: dict[int, set[Client]] = {}
        self._apart: dict[int, frozenset[int]] = {}
        """Of connected accounts: whom they have blocked, and who has blocked them."""
        self._inviting: Budget[int] = Budget(*INVITING)
        self._coming: Budget[int] = Budget(*COMING)
        self._tasks: set[asyncio.Task[None]] = set()

    # who is here

    async def came(self, client: Client) -> None:
        """Somebody has connected."""
        account = client.account.id
        here = self._clients.setdefault(account, set())
        here.add(client)
        self._apart[account] = await kept.apart_from(self.store, account)
        if len(here) == 1:
            self._tell_friends(account)

    def gone(self, client: Client) -> None:
        """A connection is lost."""
        account = client.account.id
        here = self._clients.get(account)
        if here is not None and client in here:
            here.discard(client)
            if not here:
                del self._clients[account]
                self._apart.pop(account, None)
                self._tell_friends(account)

    def here(self, account: int) -> bool:
        """Whether an account is connected."""
        return account in self._clients

    def _tell_friends(self, account: int) -> None:
        if not self._coming.take(account):
            return

        async def work() -> None:
            friends = await kept.friends_of(self.store, account)
            self.tell(friend.id for friend in friends)

        task = asyncio.ensure_future(work())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # a failing database is reported by what fails next for somebody who asks
            task.exception()

    def tell(self, accounts: Iterable[int]) -> None:
        """Tells accounts that their friends have changed."""
        for account in accounts:
            self.send(account, CompanyChanged())

    def send(self, account: int, message: Answer) -> None:
        """Sends a message to every connection of an account."""
        for client in self._clients.get(account, ()):
            client.send(message)

    # who plays with whom

    def apart(self, account: int) -> frozenset[int]:
        """Returns whom a connected account has blocked, and who has blocked it."""
        return self._apart.get(account, frozenset())

    def demand_welcome(self, client: Client, room: Room) -> None:
        """Checks that a client may come into a room.

        :raises Refusal: if a player there has blocked it, or the other way round.
        """
        account = client.account.id
        if room.seats.of(account) is None and self.apart(account) & {seat.account for seat in room.seats}:
            raise Refusal("not_allowed", "one of you has blocked the other; expected another room")

    async def block(self, account: int, other: int) -> None:
        """Blocks an account.

        :raises Refusal: if too many are blocked.
        """
        if not await kept.block(self.store, account, other):
            raise Refusal("full", f"{kept.MOST_BLOCKED} players are blocked; expected fewer")
        await self._part_again(account, other)

    async def unblock(self, account: int, other: int) -> None:
        """Ends that an account is blocked."""
        await kept.unblock(self.store, account, other)
        await self._part_again(account, other)

    async def _part_again(self, *accounts: int) -> None:
        for account in accounts:
            if self.here(account):
                self._apart[account] = await kept.apart_from(self.store, account)
        self.tell(accounts)

    # friends

    async def behind(self, account: Account, code: str) -> Account:
        """Returns the owner of a link.

        :raises Refusal: if it leads nowhere for this account.
        """
        owner = await kept.owner_of(self.store, code)
        if owner is None or owner.id in await kept.apart_from(self.store, account.id):
            raise Refusal("not_found", "this link leads to nobody; expected a new one")
        return owner

    async def befriend(self, account: Account, code: str) -> Account:
        """Makes an account a friend of the owner of a link; returns the owner.

        :raises Refusal: if the link leads nowhere, or is the account's own.
        """
        owner = await self.behind(account, code)
        if owner.id == account.id:
            raise Refusal("not_allowed", "your own link; expected that of somebody else")
        if not await kept.befriend(self.store, account.id, owner.id):
            raise Refusal("full", f"{kept.MOST_FRIENDS} friends; expected fewer")
        self.tell((account.id, owner.id))
        return owner

    async def part(self, account: int, other: int) -> None:
        """Ends a friendship."""
        await kept.part(self.store, account, other)
        self.tell((account, other))

    async def invite(self, client: Client, room: Room, account: int) -> Invitation:
        """Invites a friend into a room that waits for a player.

        :raises Refusal: if the client does not wait there, or the account is no friend who is here.
        """
        own = client.account
        if room.seats.of(own.id) is None or room.standing.status != "waiting":
            raise Refusal("not_allowed", "no free seat in a room of yours")
        self._inviting.demand(own.id, "too many invitations", 1.0)
        if not self.here(account) or not await kept.are_friends(self.store, own.id, account):
            raise Refusal("not_allowed", "no friend of yours who is here")
        config = room.config
        message = Invitation(
            room=room.identity, name=own.name, game=config.game, edition=config.edition or None, rated=config.rated
        )
        self.send(account, message)
        return message

    async def of(self, account: Account) -> Json:
        """Returns an account's company: its link, friends, blocked players, ratings."""
        friends = await kept.friends_of(self.store, account.id)
        return {
            "link": f"/#/friend/{await kept.link_of(self.store, account.id)}",
            "friends": [
                {
                    "account": friend.id,
                    "name": friend.name,
                    "here": self.here(friend.id),
                    "room": self._room_of(friend.id) if self.here(friend.id) else None,
                }
                for friend in friends
            ],
            "blocked": [
                {"account": other.id, "name": other.name} for other in await kept.blocked_by(self.store, account.id)
            ],
            "ratings": [
                {
                    "game": row["game"],
                    "rating": round(row["rating"]),
                    "sure": row["deviation"] <= SURE,
                    "rooms": row["rooms"],
                }
                for row in await kept.ratings_of(self.store, account.id)
            ],
        }

    def _room_of(self, account: int) -> str | None:
        """Returns a public room in which an account plays or waits."""
        now = asyncio.get_running_loop().time()
        return next(
            (
                room.identity
                for room in self._rooms.values()
                if room.config.public
                and room.standing.seen != "over"
                and room.standing.listed_from <= now
                and room.seats.of(account) is not None
            ),
            None,
        )

    # ratings

    async def rating(self, account: int, game: str) -> tuple[int, bool]:
        """Returns the rating of an account in a game, and whether it is more than a guess."""
        found = await kept.rating_of(self.store, account, game)
        return round(found.rating), found.deviation <= SURE

    async def ratings(self, account: int, game: str) -> list[Json]:
        """Returns the rating list of a game as an account sees it, without those whom it blocks."""
        blocked = {other.id for other in await kept.blocked_by(self.store, account)}
        return [
            {
                "name": row["name"],
                "rating": round(row["rating"]),
                "sure": row["deviation"] <= SURE,
                "rooms": row["rooms"],
                "mine": row["account"] == account,
            }
            for row in await kept.best_rated(self.store, game, SURE, MOST_RATED)
            if row["account"] not in blocked
        ]

    async def rate(self, room: str, game: str, accounts: tuple[int, int], score: float) -> list[RatedSeat]:
        """Rates a room that is over, once.

        :param score: of the first account.
        """
        results = await kept.rate(self.store, room, game, accounts, score)
        return [RatedSeat(round(one["before"]), round(one["after"]), one["deviation"] <= SURE) for one in results]
