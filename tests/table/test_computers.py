"""Computer players' processes are told only what is new, and everything where they do not know it."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from duelkit.table import computers, processes
from duelkit.table.computers import Computers, Steps


class Process:
    """Stands for the processes: notes what they are told; what they forget is told by the test."""

    def __init__(self) -> None:
        self.told: list[tuple[int, Steps]] = []
        self.forgets = False

    async def call(self, key: str, work: Any, *args: Any) -> int | None:
        assert (key, work) == ("room", computers.answer)
        _, _, start, steps, _, _ = args
        self.told.append((start, steps))
        return None if self.forgets and start else len(self.told)


def asked(*questions: Steps, forgets: bool = False) -> list[tuple[int, Steps]]:
    """What a process is told for these questions, each with all decisions so far."""
    players, process = Computers(1), Process()
    players.processes = process  # type: ignore[assignment]
    process.forgets = forgets

    async def ask() -> None:
        for steps in questions:
            assert await players.think("room", ({}, {}, {}), steps, "greedy", 1)
    asyncio.run(ask())
    return process.told


A, B, C = (0, 1), (1, 2), (0, 3)


def test_only_what_is_new_is_told() -> None:
    assert asked((A,), (A, B), (A, B, C)) == [(0, (A,)), (1, (B,)), (2, (C,))]


def test_after_decisions_that_were_taken_back_all_is_told() -> None:
    assert asked((A, B), (A, C)) == [(0, (A, B)), (0, (A, C))]
    assert asked((A, B), (A,)) == [(0, (A, B)), (0, (A,))]


def test_a_process_that_does_not_know_the_duel_is_told_all() -> None:
    assert asked((A,), (A, B), forgets=True) == [(0, (A,)), (1, (B,)), (0, (A, B))]


def test_a_process_that_does_not_answer_is_ended_and_another_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    found = processes.Processes(1)

    async def ask() -> None:
        assert await found.call("", abs, -1) == 1
        [before] = found.numbers()
        with monkeypatch.context() as quick:
            quick.setattr(processes, "LONGEST", 0.2)
            with pytest.raises(BrokenProcessPool):
                await found.call("", time.sleep, 600)
        assert await found.call("", abs, -2) == 2
        assert found.numbers() != [before]
    try:
        asyncio.run(ask())
    finally:
        found.close()
