"""The users' own cards in the store."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from duelkit.table.database import Row
from duelkit.table.store import Store
from duelkit.table.tables import OWN_CARDS


async def own_cards(store: Store, account: int, game: str) -> list[Row]:
    """Returns the cards that an account has written, newest first, without replaced ones."""
    query = (
        select(OWN_CARDS)
        .where(OWN_CARDS.c.account == account, OWN_CARDS.c.game == game, OWN_CARDS.c.newer.is_(None))
        .order_by(OWN_CARDS.c.updated.desc())
    )
    return await store.do(lambda c: [dict(row) for row in c.execute(query).mappings()])


async def own_lines(store: Store, numbers: Sequence[int]) -> dict[int, str]:
    """Returns the stored lines of users' cards by number, whoever wrote them; unknown numbers are left out."""
    query = select(OWN_CARDS.c.number, OWN_CARDS.c.line).where(OWN_CARDS.c.number.in_(sorted(set(numbers))))
    return await store.do(lambda c: {row[0]: row[1] for row in c.execute(query)})


async def newest_own(store: Store, numbers: Sequence[int]) -> dict[int, int]:
    """Returns for replaced cards the numbers of the cards that have replaced them."""
    query = select(OWN_CARDS.c.number, OWN_CARDS.c.newer).where(
        OWN_CARDS.c.number.in_(sorted(set(numbers))), OWN_CARDS.c.newer.is_not(None)
    )
    return await store.do(lambda c: {row[0]: row[1] for row in c.execute(query)})


async def put_own(store: Store, account: int, row: Row, most: int, old: int | None = None) -> bool:
    """Stores a user's card under its number.

    It replaces the card ``old`` and a card of the same name, if they belong to the account.

    :param row: ``number``, ``game``, ``name``, ``line``, ``text``.
    :returns: ``False`` if the account has ``most`` cards, or another card has the number.
    """
    mine = (OWN_CARDS.c.account == account, OWN_CARDS.c.game == row["game"])

    def work(connection: Connection) -> bool:
        there = connection.execute(
            select(OWN_CARDS.c.account, OWN_CARDS.c.line).where(OWN_CARDS.c.number == row["number"])
        ).first()
        if there is not None:
            return tuple(there) == (account, row["line"])
        before = [
            number
            for (number,) in connection.execute(
                select(OWN_CARDS.c.number).where(
                    *mine, OWN_CARDS.c.newer.is_(None), (OWN_CARDS.c.name == row["name"]) | (OWN_CARDS.c.number == old)
                )
            )
        ]
        live = connection.execute(select(OWN_CARDS.c.number).where(*mine, OWN_CARDS.c.newer.is_(None))).all()
        if len(live) - len(before) >= most:
            return False
        if before:
            connection.execute(
                update(OWN_CARDS)
                .where(*mine, OWN_CARDS.c.number.in_(before) | OWN_CARDS.c.newer.in_(before))
                .values(newer=row["number"])
            )
        connection.execute(insert(OWN_CARDS).values(account=account, updated=time.time(), newer=None, **row))
        past = connection.execute(
            select(OWN_CARDS.c.number)
            .where(*mine, OWN_CARDS.c.newer.is_not(None))
            .order_by(OWN_CARDS.c.updated.desc())
            .offset(2 * most)
        ).all()
        if past:
            connection.execute(delete(OWN_CARDS).where(OWN_CARDS.c.number.in_([number for (number,) in past])))
        return True

    return await store.do(work)


async def drop_own(store: Store, account: int, number: int) -> bool:
    """Deletes a user's card and those that it has replaced; returns whether there was one."""
    mine = delete(OWN_CARDS).where(
        OWN_CARDS.c.account == account, (OWN_CARDS.c.number == number) | (OWN_CARDS.c.newer == number)
    )
    seen = False

    def work(connection: Connection) -> bool:
        nonlocal seen
        seen = connection.execute(mine).rowcount > 0 or seen
        return seen

    return await store.do(work)
