"""Memory without the collector's pauses.

The collector of garbage looks at every object there is: with hundreds of duels that is a pause of hundreds of
milliseconds, and one of ten for what is new alone. Objects are freed without it as soon as nobody refers to them; only
those that refer to each other in a ring have to wait for it. What happens at a table leaves no such rings, and those
that are left all the same are looked for while nobody is there.
"""

from __future__ import annotations

import gc
from pathlib import Path


def settle() -> None:
    """Begin: all that there is now stays for good, and is not looked at again."""
    gc.collect()
    gc.freeze()


def by_hand() -> None:
    """From now on garbage is collected when :func:`collect` is called, and not otherwise."""
    settle()
    gc.disable()


def by_itself() -> None:
    """From now on garbage is collected as usual."""
    gc.unfreeze()
    gc.enable()


def collect() -> None:
    """Look for rings; for a time at which nobody is there to wait."""
    gc.collect()


def resident(process: int | None = None) -> float:
    """How much memory a process holds, in MB; this one if left out; 0 where the system does not say.

    What several processes hold together counts for each with its share only.
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
