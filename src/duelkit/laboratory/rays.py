"""Plays blocks on a Ray cluster (the extra ``lab``).

Each block is a Ray task with one processor. A machine that is gone, or a worker that dies, loses only the blocks in
progress, which are played again. Ray ends the process connected to a cluster when the head of the cluster ends; so a
separate process is connected to it, and is restarted when it has died. Only the run's own process stores the results:
the machines of the cluster need no shared disk, only the same version of duelkit.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import socket
import threading
import time
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple

from duelkit import __version__
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.executors import AHEAD, Block, Tries, follow_parent
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.playing import Done, block_of

PATIENCE: Final = 300.0
"""Seconds to wait for a lost cluster."""
STARTS: Final = 3
"""How often to try to start a cluster of this machine alone: Ray gives a busy machine half a minute."""
PAUSE: Final = 2.0
"""Seconds between two attempts to reach it."""
KNOCK: Final = 10.0
"""Seconds in which the address of a head must answer."""
LOOK: Final = 5.0
"""Seconds between two checks of how many processors the cluster has."""
GLANCE: Final = 0.02
"""Seconds between two checks of what the cluster has played."""


class NoCluster(DuelkitError):
    """Ray is not installed, or there is no cluster at this address."""


class Lost(NamedTuple):
    """A block that was lost with its worker. ``why``: Ray's name for the failure."""

    block: Block
    why: str


class Answer(NamedTuple):
    """The result of a block. ``call``: the number of the call of :meth:`Cluster.play` to which it belongs."""

    call: int
    what: Done | Lost | Exception


class Cluster:
    """Plays on a cluster.

    :param address: ``auto``, ``host:port`` or ``ray://host:port``; without it, a cluster of this machine alone is
        started, and stopped again.
    :param workers: how many blocks at a time; by default as many as the cluster has processors.
    :raises NoCluster: if it cannot be reached, or Ray is not installed.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        if find_spec("ray") is None:
            raise NoCluster("Ray is not installed; expected it with: pip install 'duelkit[lab]'")
        self._address = address
        self._wanted = workers
        self._found = 1
        self._call = 0
        self._process: SpawnProcess | None = None
        self._pipe: Connection
        for left in reversed(range(STARTS if address is None else 1)):
            try:
                self._reach()
                break
            except NoCluster:
                if not left:
                    raise

    @property
    def workers(self) -> int:
        """How many blocks are played at a time; machines may come and go."""
        return self._wanted or self._found

    def close(self) -> None:
        """Releases the cluster; stops it if it was started here."""
        process, self._process = self._process, None
        if process is not None:
            self._pipe.close()
            process.join(30)
            process.kill()
            process.join()

    def play(self, plan: Plan, blocks: Iterator[Block]) -> Iterator[Done]:
        """Yields the blocks as they finish.

        :raises NoCluster: if the cluster is lost and does not come back.
        """
        packed = pickle.dumps(plan)
        self._call += 1
        waiting: set[Block] = set()
        lost: list[Block] = []
        tries = Tries()
        more = True
        asked = False
        while True:
            try:
                if not asked:
                    self._pipe.send((self._call, packed))
                    asked = True
                while (more or lost) and len(waiting) < AHEAD * self.workers:
                    block = lost.pop() if lost else next(blocks, None)
                    if block is None:
                        more = False
                    else:
                        waiting.add(block)
                        self._pipe.send(block)
                if not waiting:
                    return
                answer = self._pipe.recv()
            except (EOFError, OSError):
                lost += waiting
                waiting.clear()
                asked = False
                self._reach_again()
                continue
            if isinstance(answer, int):
                self._found = answer
            elif answer.call != self._call:
                # of an abandoned run
                pass
            elif isinstance(answer.what, Done):
                waiting.remove(range(answer.what.first, answer.what.first + answer.what.duels))
                yield answer.what
            elif isinstance(answer.what, Lost):
                waiting.remove(answer.what.block)
                lost.append(tries.again(*answer.what))
            else:
                raise answer.what

    def _reach(self) -> None:
        """Starts the process that is connected to the cluster."""
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_talk, args=(there, self._address), daemon=True)
        self._process.start()
        there.close()
        try:
            answer = self._pipe.recv()
        except (EOFError, OSError):
            answer = "Ray ended"
        if not isinstance(answer, int):
            self.close()
            raise NoCluster(
                f"no cluster at {self._address or 'this machine'} ({answer}); expected the address of a "
                "Ray head, such as auto or host:6379"
            )
        self._found = answer

    def _reach_again(self) -> None:
        """Waits for a lost cluster."""
        end = time.monotonic() + PATIENCE
        while True:
            self.close()
            try:
                return self._reach()
            except NoCluster as error:
                if time.monotonic() > end:
                    raise NoCluster(f"{error}; the cluster is gone, what was played is kept") from None
                time.sleep(PAUSE)


# in the process that is connected to the cluster


def _talk(pipe: Connection, address: str | None) -> None:
    """Passes blocks to the cluster and returns their results, until the run ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()
    # Ray writes a long message when it is shut down
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    with warnings.catch_warnings():
        # deprecation warnings of Ray's own modules are irrelevant here
        warnings.simplefilter("ignore")
        import ray

        try:
            knock(address)
            ray.init(
                address=address or "local",
                configure_logging=False,
                log_to_driver=False,
                include_dashboard=False if address is None else None,
            )
        except Exception as error:
            pipe.send((str(error).strip() or type(error).__name__).splitlines()[0])
            return
        try:
            Talk(ray, pipe).go_on()
        except (EOFError, OSError):
            pass
        finally:
            ray.shutdown()


def knock(address: str | None) -> None:
    """Checks that an address answers, if it names a host: Ray itself would try for many minutes.

    :raises OSError: if it does not; with a short reason.
    """
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


class Talk:
    """The connection to a cluster.

    :param ray: the module.
    :param pipe: the source of plans and blocks.
    """

    def __init__(self, ray: Any, pipe: Connection) -> None:
        self._ray = ray
        self._pipe = pipe
        self._task = ray.remote(num_cpus=1, max_retries=0)(block_of)
        self._plan: Any = None
        self._call = 0
        self._waiting: dict[Any, Block] = {}
        self._looked = float("-inf")

    def go_on(self) -> None:
        """Serves until the other end of the pipe is closed.

        :raises EOFError: then.
        """
        while True:
            self._count()
            wait = None if not self._waiting else GLANCE
            while self._pipe.poll(wait):
                self._take(self._pipe.recv())
                wait = 0
            for there in self._ray.wait(list(self._waiting), num_returns=len(self._waiting), timeout=0)[0]:
                self._pipe.send(Answer(self._call, self._result(there)))

    def _count(self) -> None:
        """Reports how many processors the cluster has."""
        if time.monotonic() - self._looked > LOOK:
            self._pipe.send(max(1, int(self._ray.cluster_resources().get("CPU", 1))))
            self._looked = time.monotonic()

    def _take(self, message: tuple[int, bytes] | Block) -> None:
        """Receives a new plan with the number of its call, or a block of it."""
        if isinstance(message, tuple):
            self._call, packed = message
            for there in self._waiting:
                self._ray.cancel(there, force=True)
            self._waiting.clear()
            self._plan = self._ray.put(packed)
        else:
            self._waiting[self._task.remote(self._plan, __version__, message.start, len(message))] = message

    def _result(self, there: Any) -> Done | Lost | Exception:
        block = self._waiting.pop(there)
        wrong = self._ray.exceptions
        try:
            done: Done = self._ray.get(there)
            return done
        except wrong.RayTaskError as error:
            return (
                error.cause
                if isinstance(error.cause, DuelkitError)
                else DuelkitError(
                    f"duels {block.start} to {block.stop - 1}: {str(error.cause or error).splitlines()[-1]}"
                )
            )
        except (wrong.WorkerCrashedError, wrong.NodeDiedError, wrong.ObjectLostError, wrong.OutOfMemoryError) as error:
            return Lost(block, type(error).__name__)
