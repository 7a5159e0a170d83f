"""Rooms store what they are played with: version, rules, cards, and the latest hash of the state."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Adds the column; it is empty in older rooms."""
    columns = sa.inspect(op.get_bind()).get_columns("rooms")
    if not any(column["name"] == "made" for column in columns):
        op.add_column("rooms", sa.Column("made", sa.Text, nullable=False, server_default=""))
