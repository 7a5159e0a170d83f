"""Rooms name the accounts of their seats, so that each account finds its rooms, and an index finds old rooms."""

from __future__ import annotations

import json
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
AT_ONCE: Final = 1_000


def upgrade() -> None:
    """Adds the columns, fills them from the seats, and creates the indices."""
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("rooms")}
    for name in ("first", "second"):
        if name not in there:
            op.add_column("rooms", sa.Column(name, sa.Integer, nullable=True))
    rooms = sa.table(
        "rooms",
        sa.column("id", sa.String),
        sa.column("seats", sa.Text),
        sa.column("first", sa.Integer),
        sa.column("second", sa.Integer),
    )
    bind, last = op.get_bind(), ""
    while rows := bind.execute(
        sa.select(rooms.c.id, rooms.c.seats).where(rooms.c.id > last).order_by(rooms.c.id).limit(AT_ONCE)
    ).all():
        last = rows[-1][0]
        found = [{"room": identity, **_accounts(seats)} for identity, seats in rows]
        bind.execute(
            sa.update(rooms)
            .where(rooms.c.id == sa.bindparam("room"))
            .values(first=sa.bindparam("one"), second=sa.bindparam("two")),
            found,
        )
    for name in ("first", "second"):
        op.create_index(f"ix_rooms_{name}", "rooms", [name, "updated"], if_not_exists=True)
    op.create_index("ix_rooms_updated", "rooms", ["updated"], if_not_exists=True)


def _accounts(seats: str) -> dict[str, int | None]:
    """Returns the accounts of the seats; none for a room whose seats cannot be read."""
    try:
        first, second = [seat.get("account") or None for seat in [*json.loads(seats), {}, {}][:2]]
    except (ValueError, AttributeError, TypeError):
        first = second = None
    return {"one": first, "two": second}
