"""How much memory and processor time a piece of work may take in a process: what somebody brings is not trusted."""

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
"""Bytes that work with something somebody brings may take, beside what the process held before."""
SECONDS: Final = 5
"""Of processor time for the same."""
GRACE: Final = 2
"""Seconds after which a process that does not stop by itself is ended."""


class TooMuch(BaseException):
    """The work takes more processor time than it may; not an ``Exception``, so that nothing on the way takes it."""


def held() -> int:
    """The bytes of address space of this process; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    except (OSError, ValueError, NameError):
        return 0


@contextmanager
def bounded(memory: int = MEMORY, seconds: int = SECONDS) -> Iterator[None]:
    """Have something done within bounds; where the system knows none, without.

    In the main thread of a process that is there for such work.

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
        # a limit that the system refuses is one that it has set lower itself
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
