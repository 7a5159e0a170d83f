"""A run is the same whoever plays it, and whatever happens to whom."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.laboratory.conftest import plan_of, rows_of
from tests.third_game.game import Coins

from duelkit import games
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.laboratory.executors import Block, Inside, Processes, Tries, WorkersDied
from duelkit.laboratory.plan import Pairing, Plan, Seat
from duelkit.laboratory.playing import UNFINISHED, Done, DuelFailed, Worker
from duelkit.laboratory.rows import Row, pack, unpack
from duelkit.laboratory.running import FILE, SECONDS, Pace, Run
from duelkit.laboratory.store import Store

ROOT = Path(__file__).parents[2]


def test_a_duel_follows_from_the_plan_and_its_number_alone(undisturbed: list[Row]) -> None:
    assert [row.number for row in undisturbed] == list(range(60))
    assert [row.first for row in undisturbed] == [0, 1] * 30
    worker = Worker(plan_of(7000))
    assert [worker.duel(worker.plan.task(number)) for number in (59, 0, 31)] == [
        undisturbed[59],
        undisturbed[0],
        undisturbed[31],
    ]
    assert len({row.digest for row in undisturbed}) == 60
    assert Worker(plan_of(60, seed=2)).duel(plan_of(60, seed=2).task(0)) != undisturbed[0]


def test_a_row_says_what_a_record_of_the_duel_says() -> None:
    for game in games.built_in():
        plan = plan_of(2, game.identity)
        task = plan.task(1)
        row = Worker(plan).duel(task)
        recorder = game.begin(plan.setup, plan.decks, task.seed, task.first)
        players = [game.player("random", seed) for seed in task.players]
        while (decision := recorder.duel.decision) is not None:
            recorder.choose(players[decision.player].choose(recorder.duel))
        outcome = recorder.duel.outcome
        assert outcome is not None
        assert (row.winner, row.reason, row.digest) == (outcome.winner, outcome.reason, recorder.duel.digest())
        # a question with one answer is answered, but not noted
        assert row.decisions >= len(recorder.record.steps) and row.turns == recorder.duel.turn


def test_pairings_take_turns_and_each_is_begun_by_both_equally_often() -> None:
    one, other = Seat("random", 0), Seat("random", 1)
    base = plan_of(12)
    plan = Plan(base.game, base.setup, base.decks, (Pairing(one, other), Pairing(other, one), Pairing(one, one)), 12)
    tasks = [plan.task(number) for number in range(12)]
    assert [task.pairing for task in tasks] == [0, 1, 2] * 4
    assert [task.first for task in tasks] == [0, 0, 0, 1, 1, 1] * 2
    assert len({task.seed for task in tasks} | {seed for task in tasks for seed in task.players}) == 36


def test_rows_come_back_from_bytes(undisturbed: list[Row]) -> None:
    assert unpack(pack(undisturbed)) == undisturbed
    for wrong in (b"", b"no rows", pack(undisturbed)[:-9], zlib.compress(b"no rows")):
        with pytest.raises(ValueError):
            unpack(wrong)


def test_several_processes_play_what_one_plays(tmp_path: Path, undisturbed: list[Row]) -> None:
    """One of them is killed in mid-run: nothing is lost, nothing comes twice."""
    killed: list[int] = []

    def kill_one(played: int, duels: int) -> None:
        if not killed:
            process = multiprocessing.active_children()[0]
            assert process.pid is not None
            killed.append(process.pid)
            os.kill(process.pid, signal.SIGKILL)

    with Run(tmp_path, plan_of(60)) as run, closing(Processes(2)) as two:
        assert run.play(two, kill_one)
        assert killed and run.played == 60
        assert list(run.rows()) == undisturbed
    assert multiprocessing.active_children() == []


def test_a_run_is_gone_on_with_and_made_longer(tmp_path: Path, undisturbed: list[Row]) -> None:
    told: list[tuple[int, int]] = []
    with Run(tmp_path, plan_of(7)) as run:
        assert run.play()
        assert list(run.rows()) == undisturbed[:7]
    with Run(tmp_path, plan_of(60)) as run:
        assert run.played == 7
        assert run.play(on_progress=lambda played, duels: told.append((played, duels)))
        assert list(run.rows()) == undisturbed
    assert told[0][0] > 7 and told[-1] == (60, 60)
    with Run(tmp_path, plan_of(30)) as run:
        assert run.played == 30 and run.play()
        assert list(run.rows()) == undisturbed[:30]


def test_an_interrupt_keeps_all_that_was_begun(tmp_path: Path, undisturbed: list[Row]) -> None:
    before = signal.getsignal(signal.SIGINT)
    with Run(tmp_path, plan_of(60)) as run:
        assert not run.play(on_progress=lambda played, duels: signal.raise_signal(signal.SIGINT))
        assert 0 < run.played < 60
        kept = run.played
        assert list(run.rows()) == undisturbed[:kept]
        assert signal.getsignal(signal.SIGINT) == before
        assert run.play() and list(run.rows()) == undisturbed


def test_the_second_interrupt_stops_at_once(tmp_path: Path, undisturbed: list[Row]) -> None:
    class Impatient(Inside):
        def play(self, plan: Plan, blocks: Iterator[Block]) -> Iterator[Done]:
            for done in super().play(plan, blocks):
                yield done
                signal.raise_signal(signal.SIGINT)
                signal.raise_signal(signal.SIGINT)

    with Run(tmp_path, plan_of(60)) as run, pytest.raises(KeyboardInterrupt):
        run.play(Impatient())
    assert rows_of(tmp_path, plan_of(60)) == undisturbed[:1]


KILLED = """
import sys
from duelkit.laboratory.executors import Inside, Processes
from duelkit.laboratory.running import Run
from tests.laboratory.conftest import plan_of
if __name__ == "__main__":
    with Run(sys.argv[1], plan_of(100_000)) as run:
        run.play(Processes(1) if sys.argv[2] == "processes" else Inside(), lambda played, _: print(played, flush=True))
"""


@pytest.mark.parametrize("how", ["inside", "processes"])
def test_a_run_that_is_killed_is_gone_on_with(tmp_path: Path, undisturbed: list[Row], how: str) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "run"), how],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    told = 0
    for line in process.stdout:
        told = int(line)
        if told >= 20:
            break
    process.kill()
    # who else holds the pipe is a worker, and goes with the run
    process.stdout.read()
    process.wait()
    process.stdout.close()
    with Run(tmp_path / "run", plan_of(60)) as run:
        assert run.played >= min(told, 60)
        assert run.play()
        assert list(run.rows()) == undisturbed


def test_a_full_disk_is_told_in_a_line_and_spoils_nothing(tmp_path: Path, undisturbed: list[Row]) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(played: int, duels: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 14, hard))

    with Run(tmp_path, plan_of(60)) as run:
        try:
            with pytest.raises(FileError, match=r"duels\.sqlite: cannot be written .*; what was played before is kept"):
                run.play(on_progress=fill)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        kept = len(list(run.rows()))
    with Run(tmp_path, plan_of(60)) as run:
        assert 0 < kept == run.played < 60
        assert run.play() and list(run.rows()) == undisturbed


def test_damage_is_found(tmp_path: Path) -> None:
    plan = plan_of(5)
    with Run(tmp_path, plan) as run:
        run.play()
    file = tmp_path / FILE
    whole = file.read_bytes()
    with sqlite3.connect(file) as base:
        (block,) = base.execute("SELECT duels FROM blocks ORDER BY first DESC LIMIT 1").fetchone()
    base.close()
    assert whole.count(block) == 1
    file.write_bytes(whole.replace(block, block[:-1] + bytes([block[-1] ^ 1])))
    with pytest.raises(FileError, match=r"duels\.sqlite: duels \d to \d are damaged; expected .*; remove the file"):
        rows_of(tmp_path, plan)
    for wrong in (b"no run at all" * 100, whole[:5000]):
        file.write_bytes(wrong)
        with pytest.raises(FileError, match=r"duels\.sqlite: damaged \(.*\); expected the duels of a run"):
            rows_of(tmp_path, plan)


def test_another_plan_and_another_process_are_refused(tmp_path: Path) -> None:
    with Run(tmp_path, plan_of(5)), pytest.raises(FileError, match="another process is playing this run"):
        Run(tmp_path, plan_of(5))
    for other, key in (
        (plan_of(5, seed=3), "seed is '1', not '3'"),
        (plan_of(5, "yugioh"), "game is 'judgment', not"),
        (plan_of(5, players=("random", "greedy")), "pairings is"),
        (plan_of(5, decks=("fire", "earth")), "decks is"),
    ):
        with pytest.raises(FileError, match=f"holds another run: {key}"):
            Run(tmp_path, other)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(FileError, match="cannot be made"):
        Run(tmp_path / "file", plan_of(5))
    with pytest.raises(DuelkitError, match="0 duels; expected 1 to"):
        Run(tmp_path, plan_of(0))
    with pytest.raises(DuelkitError, match="unknown player 'grandmaster'"):
        Run(tmp_path, plan_of(5, players=("grandmaster", "random")))


def test_a_block_twice_is_a_mistake(tmp_path: Path, undisturbed: list[Row]) -> None:
    with Store(tmp_path / FILE, {}) as store:
        store.add(Done(4, 6, pack(undisturbed[4:10]), 0.1))
        for first, stop in ((4, 10), (9, 11), (0, 5)):
            with pytest.raises(AssertionError, match="comes twice"):
                store.add(Done(first, stop - first, pack(undisturbed[first:stop]), 0.1))
        assert list(store.gaps(12)) == [range(4), range(10, 12)] and list(store.gaps(3)) == [range(3)]
        assert list(store.rows(7)) == undisturbed[4:7]


def test_a_duel_that_fails_is_named(tmp_path: Path) -> None:
    plan = Plan(Faulty(), "mixed", (DECK, DECK), (Pairing(Seat("faulty", 0), Seat("random", 1)),), 5)
    failed = r"duel 0 \(seed \d+, faulty against random\): ZeroDivisionError"
    with Run(tmp_path, plan) as run, pytest.raises(DuelFailed, match=failed):
        run.play()


def test_workers_that_die_again_and_again_are_told(tmp_path: Path) -> None:
    plan = Plan(Faulty(), "mixed", (DECK, DECK), (Pairing(Seat("deadly", 0), Seat("random", 1)),), 1)
    with (
        Run(tmp_path, plan) as run,
        closing(Processes(1)) as one,
        pytest.raises(WorkersDied, match="with the duels 0 to 0 died 3 times"),
    ):
        run.play(one)
    tries = Tries()
    assert [tries.again(range(5), ""), tries.again(range(5, 9), ""), tries.again(range(5), "")] == [
        range(5),
        range(5, 9),
        range(5),
    ]
    with pytest.raises(WorkersDied):
        tries.again(range(5), "")


def test_a_duel_without_end_counts_as_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelkit.laboratory.playing.MOST_DECISIONS", 3)
    plan = plan_of(1)
    row = Worker(plan).duel(plan.task(0))
    assert (row.winner, row.reason, row.decisions) == (-1, UNFINISHED, 3)


def test_blocks_take_about_as_long_as_they_should() -> None:
    pace = Pace(iter([range(10), range(20, 5000)]), 2)
    seen = []
    for block in pace.blocks():
        seen.append(block)
        pace.took(len(block), 0.005 * len(block))
    assert [number for block in seen for number in block] == [*range(10), *range(20, 5000)]
    wanted = int(SECONDS / 0.005)
    assert max(map(len, seen)) == wanted and sum(len(block) == wanted for block in seen) > 90
    assert [len(block) for block in seen[:3]] == [1, 4, 5]
    assert len(seen[-1]) == 1
    slow = Pace(iter([range(10)]), 1)
    for block in slow.blocks():
        assert len(block) == 1
        slow.took(1, 60)


# a game with players that come to grief ------------------------------------------------------------

DECK = "any"


class Faulty(Coins):
    """Coins, with players that fail."""

    def player(self, level: str, seed: int = 0) -> object:  # type: ignore[override]
        return {"faulty": Failing, "deadly": Deadly}[level]() if level != "random" else super().player(level, seed)


class Failing:
    """Raises an error."""

    name = "faulty"

    def choose(self, duel: object) -> int:
        """Fail."""
        return 1 // 0


class Deadly:
    """Ends its process."""

    name = "deadly"

    def choose(self, duel: object) -> int:
        """Die."""
        os._exit(3)
