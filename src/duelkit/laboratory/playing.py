"""Workers, which play the duels of a block one after the other."""

from __future__ import annotations

import pickle
import time
from importlib import import_module
from typing import Final, NamedTuple

from duelkit import __version__, games
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.laboratory.plan import Plan, Task
from duelkit.laboratory.rows import Row, pack
from duelkit.laboratory.subject import Subject, subject_of
from duelkit.players import Player

MOST_DECISIONS: Final = 20_000
"""The decisions after which an unfinished duel counts as a draw."""
UNFINISHED: Final = "decision limit"


class DuelFailed(DuelkitError):
    """A duel, or one of its players, has raised an error."""


class Done(NamedTuple):
    """A played block.

    :param first: the number of its first duel.
    :param duels: how many.
    :param rows: the duels, packed.
    :param seconds: how long they took.
    """

    first: int
    duels: int
    rows: bytes
    seconds: float


class Worker:
    """Plays duels of a plan."""

    def __init__(self, plan: Plan) -> None:
        if plan.game.identity not in games.names():
            games.register(plan.game)
        self.plan = plan
        self.subject: Subject = subject_of(plan.game)

    def block(self, first: int, count: int) -> Done:
        """Plays a number of duels from a number on.

        :raises DuelFailed: naming the duel.
        """
        began = time.perf_counter()
        rows = [self.duel(self.plan.task(number)) for number in range(first, first + count)]
        return Done(first, count, pack(rows), time.perf_counter() - began)

    def players(self, task: Task) -> tuple[Player[Playable], Player[Playable]]:
        """Returns the players of a duel."""
        one, other = (
            self.plan.game.player(seat.player, seed)
            for seat, seed in zip(self.plan.pairings[task.pairing], task.players, strict=True)
        )
        return one, other

    def duel(self, task: Task) -> Row:
        """Plays a duel.

        :raises DuelFailed: naming the duel.
        """
        plan = self.plan
        pairing = plan.pairings[task.pairing]
        try:
            duel = self.subject.begin(plan.setup, [plan.decks[seat.deck] for seat in pairing], task.seed, task.first)
            count = to_the_end(duel, *self.players(task))
            cards = self.subject.handled(duel)
        except DuelkitError:
            raise
        except Exception as error:
            raise DuelFailed(
                f"duel {task.number} (seed {task.seed}, {pairing.one.player} against "
                f"{pairing.other.player}): {type(error).__name__}: {error}"
            ) from error
        outcome = duel.outcome
        winner, reason = (-1, UNFINISHED) if outcome is None else (outcome.winner, outcome.reason)
        return Row(task.number, task.first, winner, reason, duel.turn, count, duel.digest(), cards)


def worker_of(plan: Plan) -> Worker:
    """Returns the worker of a plan."""
    module, _, name = plan.worker.partition(":")
    found = getattr(import_module(module), name)(plan)
    assert isinstance(found, Worker), plan.worker
    return found


_workers: dict[bytes, Worker] = {}
"""The worker of the newest plan in this process."""


def block_of(packed: bytes, version: str, first: int, count: int) -> Done:
    """Plays a block in a worker process.

    :param packed: the plan, pickled.
    :param version: of the duelkit that pickled it.
    :raises DuelkitError: if this is another version, or a duel fails.
    """
    if version != __version__:
        raise DuelkitError(f"a worker has duelkit {__version__}; expected {version}, as the run has")
    if packed not in _workers:
        _workers.clear()
        _workers[packed] = worker_of(pickle.loads(packed))
    return _workers[packed].block(first, count)


def to_the_end(duel: Playable, one: Player[Playable], other: Player[Playable]) -> int:
    """Plays a duel to its end, or up to :data:`MOST_DECISIONS`; returns how many decisions there were."""
    count = 0
    while (decision := duel.decision) is not None and count < MOST_DECISIONS:
        duel.choose((other if decision.player else one).choose(duel))
        count += 1
    return count
