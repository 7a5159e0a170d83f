"""Turns of the event loop: however much there is to do at once, the loop comes round after every piece of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import pytest

from duelkit.table.actor import Actor
from duelkit.table.slices import SLICE, Slices


def busy() -> int:
    """A slice of work."""
    until = perf_counter() + SLICE
    while perf_counter() < until:
        pass
    return 1


async def rounds(done: list[int], everybody: asyncio.Future[Any]) -> list[int]:
    """How much is done between two looks, which are a round of the loop apart: two pieces may lie between them."""
    found = []
    while not everybody.done():
        before = len(done)
        await asyncio.sleep(0)
        found.append(len(done) - before)
    return found


def test_a_crowd_of_rooms_does_one_piece_a_round() -> None:
    async def run() -> None:
        slices = Slices()
        done: list[int] = []
        store = asyncio.get_running_loop().create_future()

        async def job() -> None:
            done.append(busy())
            await asyncio.sleep(0)
            done.append(busy())
            await asyncio.shield(store)
            # all of them wait for the same transaction
            done.append(busy())

        actors = [Actor(str(number), slices) for number in range(20)]
        for actor in actors:
            actor.open()
            actor.post(job)
        asyncio.get_running_loop().call_later(0.3, store.set_result, None)
        each = await rounds(done, asyncio.gather(*(actor.idle() for actor in actors)))
        assert len(done) == 60 and max(each) <= 2
        for actor in actors:
            await actor.close()

    asyncio.run(run())


def test_long_work_within_a_turn_gives_way_after_every_slice() -> None:
    async def run() -> None:
        slices = Slices()
        done: list[int] = []

        def work() -> Iterator[None]:
            for _ in range(5):
                done.append(busy())
                yield

        async def job() -> None:
            await slices.run(work())

        each = await rounds(done, asyncio.gather(slices.fair(job()), slices.run(work())))
        assert len(done) == 10 and max(each) <= 2

    asyncio.run(run())


def test_results_errors_and_cancelling_pass_through() -> None:
    async def run() -> None:
        slices = Slices()
        tidied = []

        async def answers() -> int:
            await asyncio.sleep(0)
            return 7

        async def fails() -> None:
            await asyncio.sleep(0)
            raise KeyError("gone")

        async def waits() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0)
                tidied.append(True)

        assert await slices.fair(answers()) == 7
        with pytest.raises(KeyError, match="gone"):
            await slices.fair(fails())
        task = asyncio.create_task(slices.fair(waits()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert tidied == [True]
        # somebody who gives up waiting for a turn keeps nobody from theirs
        busy()
        first = asyncio.create_task(slices.fair(answers()))
        spends = asyncio.create_task(slices.run(iter([busy])))
        tasks = [asyncio.create_task(slices.fair(answers())) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        found = await asyncio.gather(first, spends, *tasks, return_exceptions=True)
        assert found[:3] == [7, None, 7] and isinstance(found[3], asyncio.CancelledError) and found[4] == 7

    asyncio.run(run())
