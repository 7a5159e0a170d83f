"""``duelkit backup``: a complete copy of a table's database, made while the table is running."""

from __future__ import annotations

import argparse
import contextlib
import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.table.cli import data_folder


def fill_backup(parser: argparse.ArgumentParser) -> None:
    """Defines the arguments of ``backup``."""
    parser.description = (
        "Copy the database of a table, which may be open: accounts, decks, written cards, rooms with "
        "every decision, replays. To restore it, close the table and put the copy into its data "
        "folder as table.sqlite."
    )
    parser.add_argument("file", help="the copy; a file that is there already is left as it is")
    parser.add_argument(
        "--data", metavar="DIR", help="the data folder of the table (default: in the user's data folder)"
    )
    parser.set_defaults(func=run_backup)


def run_backup(options: argparse.Namespace) -> int:
    """Carries out ``duelkit backup``; returns the exit status."""
    target = Path(options.file)
    print(f"{target}: {copied(data_folder(options.data) / 'table.sqlite', target)} rooms")
    return 0


def copied(source: Path, target: Path) -> int:
    """Copies a database as it is at one moment; returns how many rooms it contains.

    Afterwards either the whole, checked file is there or nothing.

    :raises DuelkitError: if there is nothing to copy, or the copy exists already, or cannot be written or read.
    """
    if not source.is_file():
        raise FileError(str(source), 0, "there is no such file; expected the database of a table (--data DIR)")
    if target.exists():
        raise FileError(str(target), 0, "is there already; expected the name of a new file")
    fresh = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with (
            contextlib.closing(sqlite3.connect(f"file:{quote(str(source.resolve()))}?mode=ro", uri=True)) as here,
            contextlib.closing(sqlite3.connect(fresh)) as there,
        ):
            here.backup(there)
            # a copy needs no write-ahead log beside it
            there.execute("PRAGMA journal_mode=DELETE")
            if there.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise DuelkitError(f"{source}: damaged; expected a database that can be copied")
            rooms = int(there.execute("SELECT count(*) FROM rooms").fetchone()[0])
        # never overwrite a file that has appeared meanwhile
        os.link(fresh, target)
        return rooms
    except FileExistsError:
        raise FileError(str(target), 0, "is there already; expected the name of a new file") from None
    except (sqlite3.Error, OSError) as error:
        raise DuelkitError(
            f"{source} cannot be copied to {target} ({error}); expected the database of a table and a "
            "folder that can be written"
        ) from None
    finally:
        fresh.unlink(missing_ok=True)
