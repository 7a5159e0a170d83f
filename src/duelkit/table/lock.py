"""A lock for a SQLite file: only one table at a time may use it, because each assumes that it alone makes decisions."""

from __future__ import annotations

import contextlib
import os
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from duelkit.kernel.errors import DuelkitError

try:
    import fcntl
except ImportError:  # Windows has none; there the file is simply kept open
    fcntl = None  # type: ignore[assignment]

ENDING: Final = ".lock"


class Lock:
    """The lock on a database's file. The system releases it when the process ends, however it ends.

    :param url: of the database; only SQLite files are locked.
    :raises DuelkitError: if another table holds it.
    """

    def __init__(self, url: str) -> None:
        self._file: int | None = None
        try:
            parts = make_url(url)
        except ArgumentError:
            return
        if fcntl is None or parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
            return
        path = f"{parts.database}{ENDING}"
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            # opening the database itself reports what is wrong
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            self.release()
            holding = f" (process {holder})" if holder.isdecimal() else ""
            raise DuelkitError(
                f"the database {parts.database} is in use by another table{holding}; expected to close "
                "that one first, or another folder with --data"
            ) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def release(self) -> None:
        """Releases the lock."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None
