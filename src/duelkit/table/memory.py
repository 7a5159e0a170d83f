"""Memory management without the pauses of the garbage collector.

The collector visits every object: with hundreds of duels that takes hundreds of milliseconds, and ten for new objects
alone. Without it, objects are freed as soon as nothing refers to them, except for reference cycles. The table avoids
cycles; the remaining ones are collected while nobody is connected.
"""

from __future__ import annotations

import gc
from pathlib import Path


def settle() -> None:
    """Starts: everything that exists now is kept for good and never visited again."""
    gc.collect()
    gc.freeze()


def by_hand() -> None:
    """Turns automatic garbage collection off; :func:`collect` collects."""
    settle()
    gc.disable()


def by_itself() -> None:
    """Turns automatic garbage collection on again."""
    gc.unfreeze()
    gc.enable()


def collect() -> None:
    """Collects reference cycles, for a time when nobody is connected."""
    gc.collect()


def resident(process: int | None = None) -> float:
    """Returns the memory of a process in MB; of this one by default; 0 where the system does not say.

    Memory that processes share is divided among them.
    """
    folder = Path(f"/proc/{process or 'self'}")
    for name, key in (("smaps_rollup", "Pss:"), ("status", "VmRSS:")):
        try:
            lines = (folder / name).read_text(encoding="ascii", errors="replace").splitlines()
        except OSError:
            continue
        found = next((line for line in lines if line.startswith(key)), None)
        if found is not None:
            return int(found.split()[1]) / 1024
    return 0.0
