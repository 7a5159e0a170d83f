"""The cards that users have written."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Creates their table."""
    op.create_table(
        "own_cards",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("newer", sa.BigInteger, nullable=True),
        if_not_exists=True,
    )
    op.create_index("ix_own_cards_account", "own_cards", ["account"], if_not_exists=True)
