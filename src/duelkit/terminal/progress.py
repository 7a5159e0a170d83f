"""What has been learned at the terminal, in a file in the user's data folder; ``DUELKIT_PROGRESS`` names another one.

Whoever may not write there does without.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any


def progress_file() -> Path:
    """Returns where progress is kept."""
    given = os.environ.get("DUELKIT_PROGRESS")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "duelkit" / "progress.json"


def load_progress() -> dict[str, Any]:
    """Returns what is kept; nothing if there is no such file or it holds something else."""
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(progress_file().read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def keep_progress(part: str, value: object) -> None:
    """Keeps a part, completely or not at all."""
    path = progress_file()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        fresh.write_text(json.dumps({**load_progress(), part: value}, indent=1), encoding="utf-8")
        fresh.replace(path)


def done(part: str) -> set[str]:
    """Returns what is done of a part, such as the lessons."""
    found = load_progress().get(part, [])
    return {one for one in found if isinstance(one, str)} if isinstance(found, list) else set()


def keep_done(part: str, name: str) -> None:
    """Notes that something of a part is done."""
    keep_progress(part, sorted(done(part) | {name}))
