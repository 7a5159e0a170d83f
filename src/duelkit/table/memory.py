"""Collecting garbage without holding up the table.

The collector's full pass looks at every object there is: with hundreds of duels that is a pause of hundreds of
milliseconds, again and again, in which nothing else happens. Here it looks only at what is new; what outlives that is
set aside. Objects that are set aside are freed like all others when nobody refers to them any more; only rings of them
have to wait for a full pass, which is made while nobody plays.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Final

NEW_OBJECTS: Final = 2_000
"""New objects that stay, after which the collector looks at them."""
MANY: Final = 2
"""Looks at the survivors of five such looks, after which what is new is set aside: some 25,000 objects."""
NEVER: Final = 1 << 30


def settle() -> None:
    """Begin: all that there is now stays for good, and no full pass is made unasked."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 5, NEVER)


def set_aside() -> None:
    """Collect among what is new, if that is much, and set aside what is still in use; takes a few milliseconds."""
    if gc.get_count()[2] >= MANY:
        gc.collect()
        gc.freeze()


def collect_all() -> None:
    """The full pass; for a time at which nobody waits."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def resident(process: int | None = None) -> float:
    """How much memory a process holds, in MB; this one if left out; 0 where the system does not say."""
    try:
        status = Path(f"/proc/{process or 'self'}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0.0
    line = next((line for line in status.splitlines() if line.startswith("VmRSS:")), "VmRSS: 0")
    return int(line.split()[1]) / 1024
