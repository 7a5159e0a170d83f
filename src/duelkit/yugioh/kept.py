"""What takes long to work out, kept in the user's cache folder: of this program and these cards, and of no others.

``DUELKIT_CACHE`` names another folder. Whoever may not write there does without.
"""

from __future__ import annotations

import contextlib
import io
import os
import pickle
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import own_file

DATA: Final = ("duelkit.yugioh.language.", "duelkit.yugioh.words.", "duelkit.yugioh.reading.")
"""Where the classes are that may stand in a file of values: the words of the card language, and what reads them."""
STATES: Final = 4
"""How many files of a kind stay, of this and earlier states: whoever changes between them need not wait each time."""
PLAIN: Final = {("collections", "Counter"), ("builtins", "set"), ("builtins", "frozenset")}


def cache_file(kind: str, ending: str) -> Path:
    """Where something of this program and these cards is kept.

    :param kind: what it is, such as ``texts``.
    """
    base = os.environ.get("DUELKIT_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return (Path(base) if base else Path(home) / "duelkit") / f"{kind}-{_state()}.{ending}"


def _state() -> str:
    """A hash that changes with the program and the cards: of the names, sizes and times of all their files."""
    digest = blake2b(digest_size=8)
    for folder, _, names in os.walk(Path(__file__).parent):
        for name in sorted(names):
            if not name.endswith(".pyc"):
                found = os.stat(os.path.join(folder, name))
                digest.update(f"{name} {found.st_size} {found.st_mtime_ns}\n".encode())
    digest.update("\n".join(map(str, sorted(library().shelf.own))).encode())
    with contextlib.suppress(OSError):
        digest.update(str(own_file().stat().st_mtime_ns).encode())
    return digest.hexdigest()


def keep(path: Path, data: bytes) -> None:
    """Write a file at once or not at all, in the place of the oldest of its kind; who may not write does without."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}.new")
        fresh.write_bytes(data)
        fresh.replace(path)
        kind = f"{path.name.partition('-')[0]}-*{path.suffix}"
        for other in sorted(path.parent.glob(kind), key=lambda file: file.stat().st_mtime_ns)[:-STATES]:
            other.unlink()


@cache
def _code(module: str, name: str) -> bool:
    """Whether a name stands for a class of the card language, or of what reads it."""
    return (module, name) in PLAIN or f"{module}.".startswith(DATA)


class _Values(pickle.Unpickler):
    """Reads values; a file that names anything but classes of the card language is not read."""

    def find_class(self, module: str, name: str) -> Any:
        """The class of a name.

        :raises pickle.UnpicklingError: if it is none of these.
        """
        if not _code(module, name) or "." in name:
            raise pickle.UnpicklingError(f"{module}.{name} is no value")
        found = super().find_class(module, name)
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name} is no class")
        return found


def values(path: Path) -> Any:
    """What was kept with :func:`keep_values`; ``None`` if there is nothing that can be read."""
    try:
        data = path.read_bytes()
        return _Values(io.BytesIO(data)).load()
    except (OSError, pickle.PickleError, EOFError, AttributeError, ImportError, LookupError, TypeError, ValueError):
        return None


def keep_values(path: Path, found: object) -> None:
    """Keep values of the card language."""
    keep(path, pickle.dumps(found, 5))
