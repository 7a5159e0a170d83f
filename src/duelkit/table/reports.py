"""What players have reported to the host of a table."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Final

from sqlalchemy import create_engine, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from duelkit.table.database import StoreError
from duelkit.table.tables import REPORTS

REASONS: Final = {"name": "an offensive name", "play": "unfair play", "stalling": "stalling", "other": "something else"}


def reported(url: str) -> Iterator[str]:
    """Yields the reports in a database, which may be in use, the newest first, each as a line or two.

    :raises StoreError: if it cannot be read.
    """
    try:
        engine = create_engine(url)
        with engine.connect() as connection:
            if not inspect(connection).has_table(REPORTS.name):
                return
            for row in connection.execute(select(REPORTS).order_by(REPORTS.c.created.desc())).mappings():
                by, about = json.loads(row["names"])
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["created"]))
                yield (
                    f"{when}  {by} ({row['account']}) about {about} ({row['other']}): {REASONS[row['reason']]}; "
                    f"#/replay/{row['room']}/1"
                )
                if row["text"]:
                    yield f"    {row['text']}"
        engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise StoreError(f"the database cannot be read ({error}); expected that of a table") from None
