"""Computer players' processes are told only what is new, and everything where they do not know it."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
import time
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from duelkit.kernel.decision import ACT
from duelkit.kernel.rng import KEYED
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer
from duelkit.table import computers, processes
from duelkit.table.computers import BRIEF, SLICE, Computers, Replica, Thought
from duelkit.table.config import RoomConfig
from duelkit.table.cover import COMPUTER_SECONDS
from duelkit.table.games.client import table_of
from duelkit.table.protocols import Patience, Setup, Steps
from duelkit.table.seats import Seat


class Process:
    """Stands for the processes: notes what they are told; what they forget is told by the test."""

    def __init__(self) -> None:
        self.told: list[tuple[int | None, Steps]] = []
        self.forgets = False

    async def call(self, key: str, work: Any, *args: Any) -> Thought | None:
        assert (key, work) == ("room", computers.answer)
        _, _, start, steps, *_ = args
        self.told.append((start, steps))
        return None if self.forgets and start is not None else Thought(len(self.told))


def asked(*questions: Steps, forgets: bool = False) -> list[tuple[int | None, Steps]]:
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
    assert asked((A,), (A, B), (A, B, C)) == [(None, (A,)), (1, (B,)), (2, (C,))]


def test_after_decisions_that_were_taken_back_all_is_told() -> None:
    assert asked((A, B), (A, C)) == [(None, (A, B)), (None, (A, C))]
    assert asked((A, B), (A,)) == [(None, (A, B)), (None, (A,))]


def test_a_process_that_does_not_know_the_duel_is_told_all() -> None:
    assert asked((A,), (A, B), forgets=True) == [(None, (A,)), (1, (B,)), (None, (A, B))]


def test_before_the_first_decision_a_process_is_told_of_the_duel_once() -> None:
    assert asked((), (), (A,)) == [(None, ()), (0, ()), (0, (A,))]


def test_another_duel_of_the_same_room_is_told_from_its_beginning() -> None:
    players, process = Computers(1), Process()
    players.processes = process  # type: ignore[assignment]

    async def ask() -> None:
        for seed in (1, 1, 2):
            assert await players.think("room", ({"seed": seed}, {}, {}), (), "greedy", 1)

    asyncio.run(ask())
    assert process.told == [(None, ()), (0, ()), (None, ())]


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


def test_closing_ends_a_process_whatever_it_does() -> None:
    found = processes.Processes(1)

    async def ask() -> None:
        assert await found.call("", abs, -1) == 1
        work = asyncio.ensure_future(found.call("", time.sleep, 600))
        while not found._busy[0]:
            await asyncio.sleep(0)
        [number] = found.numbers()
        found.close()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await work
        while Path(f"/proc/{number}").exists():
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_ctrl_c_is_left_to_the_table() -> None:
    found = processes.Processes(1)
    try:
        assert asyncio.run(found.call("", signal.getsignal, signal.SIGINT)) is signal.SIG_IGN
    finally:
        found.close()


def test_processes_begin_with_the_cards_read() -> None:
    found = processes.Processes(1)
    try:
        assert asyncio.run(found.call("", loaded)) == multiprocessing.get_all_start_methods().count("forkserver")
    finally:
        found.close()


def loaded() -> bool:
    """Whether the module is there that reads the cards; asked in a process."""
    return processes.PREPARED in sys.modules


@pytest.fixture(scope="module")
def setup() -> Setup:
    config = RoomConfig("judgment", "", "level5", first="other", seed=2, generator=KEYED)
    deck = Seat("level5", 0, "", table_of("judgment").decks.deck("fire")).as_dict("judgment")["deck"]
    return config.as_dict(), deck, deck


def test_a_searching_computer_takes_the_same_time_for_every_action_and_little_for_all_else(
    monkeypatch: pytest.MonkeyPatch, setup: Setup
) -> None:
    replica = Replica(setup)
    seen: list[tuple[bool, Limit, int]] = []

    def think(player: SearchPlayer[Any], duel: Any) -> Generator[float, None, int]:
        seen.append((duel.decision.kind == ACT, player.limit, id(player)))
        yield 0.5
        option: int = duel.decision.options[0]
        return option

    monkeypatch.setattr(SearchPlayer, "think", think)
    duel = replica.desk.recorder.duel
    for _ in range(12):
        acts = duel.decision is not None and duel.decision.kind == ACT
        option, _, shown = replica.answer("level5", 7)
        assert option is not None and shown == acts
        replica.follow(((duel.decision.player, option),))
    actions = {limit for acts, limit, _ in seen if acts}
    assert actions == {Limit(seconds=2.5)} and BRIEF < COMPUTER_SECONDS
    assert {limit for acts, limit, _ in seen if not acts} == {Limit(seconds=BRIEF)}
    assert len({player for *_, player in seen}) <= 2, "a player that searches is kept, one for each seat"


def test_two_who_think_in_one_process_take_turns_and_can_be_hurried(
    monkeypatch: pytest.MonkeyPatch, setup: Setup
) -> None:
    """Each call lasts a slice, whatever the level; what is thought in it goes on in the next, and is told."""
    monkeypatch.setattr(computers, "SLICE", SLICE / 10)
    order: list[str] = []

    class Here:
        async def call(self, key: str, work: Any, *args: Any) -> Thought | None:
            await asyncio.sleep(0)
            order.append(key)
            found: Thought | None = work(*args)
            return found

    players = Computers(1)
    players.processes = Here()  # type: ignore[assignment]
    shares: dict[str, list[float]] = {"one": [], "two": []}

    async def ask(room: str) -> int | None:
        patience = Patience()

        def tell(share: float) -> None:
            shares[room].append(share)
            patience.hurried = len(shares[room]) == 6

        patience.tell = tell
        return await players.think(room, setup, steps, "level5", 1, patience)

    replica = Replica(setup)
    duel = replica.desk.recorder.duel
    made: list[tuple[int, int]] = []
    while duel.decision is not None and duel.decision.kind != ACT:
        made.append((duel.decision.player, duel.decision.options[0]))
        replica.follow(tuple(made[-1:]))
    steps = tuple(made)

    async def both() -> list[int | None]:
        return list(await asyncio.gather(ask("one"), ask("two")))

    assert duel.decision is not None
    assert all(option in duel.decision.options for option in asyncio.run(both()))
    assert order[:8] == ["one", "two"] * 4
    for told in shares.values():
        assert len(told) == 6 and told == sorted(told) and told[-1] < 0.5, "it was hurried long before its time"


def test_nobody_thinks_on_for_a_duel_that_has_gone_on(setup: Setup) -> None:
    players, patience = Computers(1), Patience()
    patience.over = True
    assert asyncio.run(players.think("room", setup, (), "level6", 1, patience)) is None
    assert players.processes.numbers() == []
