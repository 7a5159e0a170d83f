"""Company: friends and their links, blocked players, reports to the host, ratings."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "links",
        sa.Column("account", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(24), unique=True, nullable=False),
        if_not_exists=True,
    )
    for name in ("friends", "blocked"):
        op.create_table(
            name,
            sa.Column("account", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("other", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("created", sa.Float, nullable=False),
            if_not_exists=True,
        )
    op.create_index("ix_blocked_other", "blocked", ["other"], if_not_exists=True)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "ratings",
        sa.Column("account", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("rooms", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "rated",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("results", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        if_not_exists=True,
    )
