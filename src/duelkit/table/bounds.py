"""Limits on the memory and processor time that a piece of work may use in a process: uploaded data is not trusted."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

if sys.platform != "win32":
    import resource

MEMORY: Final = 256 << 20
"""Bytes that work on uploaded data may use, on top of what the process used before."""
SECONDS: Final = 5
"""Seconds of processor time for the same."""
GRACE: Final = 2
"""Seconds after which a process that does not stop by itself is ended."""


class TooMuch(BaseException):
    """The work takes too much processor time; not an ``Exception``, so that no handler on the way catches it."""


def held() -> int:
    """Returns the bytes of address space of this process; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    except (OSError, ValueError, NameError):
        return 0


@contextmanager
def bounded(memory: int = MEMORY, seconds: int = SECONDS) -> Iterator[None]:
    """Does work within limits, where the system supports them.

    Only in the main thread of a process for such work.

    :raises MemoryError: if it needs more memory.
    :raises TooMuch: if it needs more time; a process that cannot stop is ended by the system a little later.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise TooMuch

    space, time = resource.getrlimit(resource.RLIMIT_AS), resource.getrlimit(resource.RLIMIT_CPU)
    used = resource.getrusage(resource.RUSAGE_SELF)
    before = signal.signal(signal.SIGPROF, late)
    now = held()
    try:
        # the system has set a lower limit itself and refuses this one
        with suppress(ValueError, OSError):
            if now:
                resource.setrlimit(resource.RLIMIT_AS, (now + memory, space[1]))
            resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + seconds + GRACE, time[1]))
        signal.setitimer(signal.ITIMER_PROF, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, space)
            resource.setrlimit(resource.RLIMIT_CPU, time)
