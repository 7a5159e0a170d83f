"""Migrations of the database: each change is a step in ``versions``, applied once and in order.

A database from before there were steps is upgraded in place: the first step creates only what is missing.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine

from duelkit.kernel.errors import DuelkitError


def upgrade(engine: Engine) -> None:
    """Upgrades a database to the tables of this version.

    :raises DuelkitError: if it was made by a later version.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise DuelkitError(
                f"the database was made by a later version of duelkit ({error}); expected that version, "
                "or another database"
            ) from None
