"""What the store keeps of company: friends and their links, blocked players, reports, ratings."""

from __future__ import annotations

import json
import secrets
import time
from typing import Final

from sqlalchemy import Connection, Table, case, delete, func, insert, select, update

from duelkit.puzzles.rating import Rating, after
from duelkit.table.database import Row
from duelkit.table.store import Account, Store
from duelkit.table.tables import ACCOUNTS, BLOCKED, FRIENDS, LINKS, RATED, RATINGS, REPORTS

MOST_FRIENDS: Final = 200
MOST_BLOCKED: Final = 500
MOST_REPORTS: Final = 1_000
"""How many reports are kept; beyond them, the oldest is deleted."""
Results = list[Row]
"""Of both seats of a rated room: ``before`` and ``after`` (ratings), ``deviation`` after it."""


# friends


async def link_of(store: Store, account: int, renew: bool = False) -> str:
    """Returns the secret part of an account's link, made when first asked for.

    :param renew: whether to replace it, so that the earlier link leads nowhere.
    """
    fresh = secrets.token_urlsafe(12)

    def work(connection: Connection) -> str:
        found = connection.execute(select(LINKS.c.code).where(LINKS.c.account == account)).scalar()
        if found is None:
            connection.execute(insert(LINKS).values(account=account, code=fresh))
        elif renew:
            connection.execute(update(LINKS).where(LINKS.c.account == account).values(code=fresh))
        else:
            return str(found)
        return fresh

    return await store.do(work)


async def owner_of(store: Store, code: str) -> Account | None:
    """Returns the account behind a link; ``None`` if it leads nowhere."""
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).join(LINKS, LINKS.c.account == ACCOUNTS.c.id)
    row = await store.do(lambda c: c.execute(query.where(LINKS.c.code == code)).first())
    return None if row is None else Account(row[0], row[1])


async def befriend(store: Store, account: int, other: int) -> bool:
    """Makes two accounts friends; ``False`` if one of them has too many."""
    pairs = ((account, other), (other, account))

    def work(connection: Connection) -> bool:
        if _has(connection, FRIENDS, account, other):
            return True
        if any(_count(connection, FRIENDS, one) >= MOST_FRIENDS for one in (account, other)):
            return False
        now = time.time()
        connection.execute(insert(FRIENDS), [{"account": one, "other": two, "created": now} for one, two in pairs])
        return True

    return await store.do(work)


async def part(store: Store, account: int, other: int) -> None:
    """Ends a friendship."""
    await store.do(lambda c: _part(c, account, other))


def _part(connection: Connection, account: int, other: int) -> None:
    for one, two in ((account, other), (other, account)):
        connection.execute(delete(FRIENDS).where(FRIENDS.c.account == one, FRIENDS.c.other == two))


async def friends_of(store: Store, account: int) -> list[Account]:
    """Returns the friends of an account by name."""
    return await _others(store, FRIENDS, account)


async def are_friends(store: Store, account: int, other: int) -> bool:
    """Whether two accounts are friends."""
    return await store.do(lambda c: _has(c, FRIENDS, account, other))


# blocked players


async def block(store: Store, account: int, other: int) -> bool:
    """Blocks an account, which ends a friendship; ``False`` if too many are blocked."""

    def work(connection: Connection) -> bool:
        if _has(connection, BLOCKED, account, other):
            return True
        if _count(connection, BLOCKED, account) >= MOST_BLOCKED:
            return False
        _part(connection, account, other)
        connection.execute(insert(BLOCKED).values(account=account, other=other, created=time.time()))
        return True

    return await store.do(work)


async def unblock(store: Store, account: int, other: int) -> None:
    """Ends that an account is blocked."""
    query = delete(BLOCKED).where(BLOCKED.c.account == account, BLOCKED.c.other == other)
    await store.do(lambda c: c.execute(query) and None)


async def blocked_by(store: Store, account: int) -> list[Account]:
    """Returns whom an account has blocked, by name."""
    return await _others(store, BLOCKED, account)


async def apart_from(store: Store, account: int) -> frozenset[int]:
    """Returns the accounts that an account has blocked, or that have blocked it."""
    mine = select(BLOCKED.c.other).where(BLOCKED.c.account == account)
    theirs = select(BLOCKED.c.account).where(BLOCKED.c.other == account)
    return await store.do(lambda c: frozenset(row[0] for query in (mine, theirs) for row in c.execute(query)))


def _has(connection: Connection, table: Table, account: int, other: int) -> bool:
    query = select(table.c.account).where(table.c.account == account, table.c.other == other)
    return connection.execute(query).first() is not None


def _count(connection: Connection, table: Table, account: int) -> int:
    query = select(func.count()).select_from(table).where(table.c.account == account)
    return int(connection.execute(query).scalar() or 0)


async def _others(store: Store, table: Table, account: int) -> list[Account]:
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.name).join(table, table.c.other == ACCOUNTS.c.id)
    query = query.where(table.c.account == account).order_by(ACCOUNTS.c.name, ACCOUNTS.c.id)
    return await store.do(lambda c: [Account(row[0], row[1]) for row in c.execute(query)])


# reports


async def report(store: Store, row: Row) -> None:
    """Stores a report to the host.

    :param row: ``account``, ``other``, ``room``, ``reason``, ``text``, ``names`` (of both).
    """
    identity = secrets.token_urlsafe(12)
    values = {**row, "names": json.dumps(row["names"]), "id": identity, "created": time.time()}

    def work(connection: Connection) -> None:
        if connection.execute(select(REPORTS.c.id).where(REPORTS.c.id == identity)).first() is None:
            connection.execute(insert(REPORTS).values(values))
        old = select(REPORTS.c.id).order_by(REPORTS.c.created.desc()).offset(MOST_REPORTS)
        for found in connection.execute(old).all():
            connection.execute(delete(REPORTS).where(REPORTS.c.id == found[0]))

    await store.do(work)


# ratings


async def rating_of(store: Store, account: int, game: str) -> Rating:
    """Returns the rating of an account in a game; that of a beginner before its first rated room."""
    return await store.do(lambda c: _rating(c, account, game)[0])


async def ratings_of(store: Store, account: int) -> list[Row]:
    """Returns the ratings of an account: ``game``, ``rating``, ``deviation``, ``rooms``."""
    columns = (RATINGS.c.game, RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.rooms)
    query = select(*columns).where(RATINGS.c.account == account).order_by(RATINGS.c.game)
    return await store.do(lambda c: [dict(row) for row in c.execute(query).mappings()])


async def best_rated(store: Store, game: str, sure: float, most: int) -> list[Row]:
    """Returns who is rated in a game, the best first: ``account``, ``name``, ``rating``, ``deviation``, ``rooms``.

    :param sure: up to which deviation a rating is more than a guess; guesses come last.
    """
    columns = (RATINGS.c.account, ACCOUNTS.c.name, RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.rooms)
    query = (
        select(*columns)
        .join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account)
        .where(RATINGS.c.game == game)
        .order_by(case((RATINGS.c.deviation <= sure, 0), else_=1), RATINGS.c.rating.desc(), RATINGS.c.account)
        .limit(most)
    )
    return await store.do(lambda c: [dict(row) for row in c.execute(query).mappings()])


async def rate(store: Store, room: str, game: str, accounts: tuple[int, int], score: float) -> Results:
    """Rates a room once.

    :param score: of the first account: 1 for a win, 0.5 for a draw, 0 for a loss.
    :returns: what the room changed, also when it was rated before.
    """

    def work(connection: Connection) -> Results:
        known = connection.execute(select(RATED.c.results).where(RATED.c.room == room)).scalar()
        if known is not None:
            return list(json.loads(known))
        before = [_rating(connection, account, game) for account in accounts]
        results: Results = []
        for seat, account in enumerate(accounts):
            (own, rooms), (other, _) = before[seat], before[1 - seat]
            found = after(own, other.rating, other.deviation, 1.0 - score if seat else score)
            results.append({"before": own.rating, "after": found.rating, "deviation": found.deviation})
            values = {
                "rating": found.rating,
                "deviation": found.deviation,
                "volatility": found.volatility,
                "rooms": rooms + 1,
                "updated": time.time(),
            }
            here = (RATINGS.c.account == account, RATINGS.c.game == game)
            if not connection.execute(update(RATINGS).where(*here).values(**values)).rowcount:
                connection.execute(insert(RATINGS).values(account=account, game=game, **values))
        connection.execute(insert(RATED).values(room=room, results=json.dumps(results), created=time.time()))
        return results

    return await store.do(work)


def _rating(connection: Connection, account: int, game: str) -> tuple[Rating, int]:
    columns = (RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.volatility, RATINGS.c.rooms)
    row = connection.execute(select(*columns).where(RATINGS.c.account == account, RATINGS.c.game == game)).first()
    return (Rating(), 0) if row is None else (Rating(row[0], row[1], row[2]), int(row[3]))
