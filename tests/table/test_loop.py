"""In one round of the table's loop there is little to do, however many come, speak or begin at once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from types import CoroutineType, FrameType
from typing import Any, Final
from weakref import ProxyType

import pytest
from websockets.asyncio.client import ClientConnection, connect

from duelkit.table import Settings, config, door, hub, make_app, slices
from duelkit.table.audience import Audience
from duelkit.table.loop import ACCEPTED, AT_ONCE, READ, InTurn, Loop
from duelkit.table.server import server_of
from duelkit.table.slices import SLICE
from duelkit.table.sockets import Connection

HELLO: Final = json.dumps({"type": "hello", "protocol": 2, "name": "Alice", "texts": False})
CLIENTS: Final[set[Any]] = set()
"""The addresses of clients."""
CREATE: Final = json.dumps({"type": "create", "game": "yugioh", "deck": "plain", "opponent": "random", "id": 1})


class Rounds(InTurn):
    """Counts what is done between two looks."""

    def __init__(self) -> None:
        super().__init__()
        self.now: dict[str, float] = {}
        self.most: dict[str, float] = {}

    def add(self, what: str, amount: float) -> None:
        self.now[what] = self.now.get(what, 0.0) + amount
        self.most[what] = max(self.most.get(what, 0.0), self.now[what])

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now.clear()
        return super().select(timeout)


def run(test: Callable[[str, Rounds], Coroutine[Any, Any, None]]) -> Rounds:
    """Run a test against a table on a real socket; answers what its rounds were like."""
    rounds = Rounds()

    def make() -> asyncio.AbstractEventLoop:
        return asyncio.SelectorEventLoop(rounds)

    async def work() -> None:
        async with table() as address:
            await test(address, rounds)

    with asyncio.Runner(loop_factory=make) as runner:
        runner.run(work())
    return rounds


@contextlib.asynccontextmanager
async def table() -> AsyncIterator[str]:
    """The table as ``duelkit table`` serves it."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = server_of(make_app(Settings(workers=1, cover=False)))
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{listener.getsockname()[1]}/ws"
    finally:
        server.should_exit = True
        await running


async def until(client: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        found: dict[str, Any] = json.loads(await asyncio.wait_for(client.recv(), 60))
        if found["type"] == kind:
            return found


def test_those_who_are_ready_are_told_of_in_turn_and_a_few_at_once() -> None:
    turns = InTurn()
    pairs = [socket.socketpair() for _ in range(3 * AT_ONCE + 1)]
    try:
        for number, (here, there) in enumerate(pairs):
            turns.register(here, 1, number)
            there.send(b"x")
        told = [[key.data for key, _ in turns.select(0)] for _ in range(8)]
        assert all(len(few) == AT_ONCE for few in told)
        # nobody is told of again before all others have been
        whole = [number for few in told for number in few]
        assert all(sorted(whole[at : at + len(pairs)]) == list(range(len(pairs))) for at in (0, 5, len(pairs)))
    finally:
        turns.close()
        for pair in pairs:
            for one in pair:
                one.close()


def test_those_who_come_at_once_are_let_in_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(address: str, rounds: Rounds) -> None:
        made, read = door.Door.connection_made, door.Door.data_received

        def come(self: door.Door, transport: Any) -> None:
            rounds.add("let in", 1)
            made(self, transport)

        def say(self: door.Door, data: bytes) -> None:
            rounds.add("heard", 1)
            read(self, data)

        monkeypatch.setattr(door.Door, "connection_made", come)
        monkeypatch.setattr(door.Door, "data_received", say)
        clients = await asyncio.gather(*(connect(address, open_timeout=60) for _ in range(40)))
        await asyncio.gather(*(client.send(HELLO) for client in clients))
        for client in clients:
            await until(client, "welcome")
        await asyncio.gather(*(client.close() for client in clients))

    most = run(test).most
    assert most["let in"] <= ACCEPTED + 1 and most["heard"] <= AT_ONCE


def test_of_much_that_is_sent_a_little_is_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(address: str, rounds: Rounds) -> None:
        read = door.Channel.data_received

        def say(self: door.Channel, data: bytes) -> None:
            rounds.add("bytes", len(data))
            read(self, data)

        monkeypatch.setattr(door.Channel, "data_received", say)
        async with connect(address, open_timeout=60) as client:
            await client.send(HELLO)
            await until(client, "welcome")
            # the smallest messages there are, as many as the system takes at once
            client.transport.write(b"\x89\x80abcd" * 50_000)
            await client.send(json.dumps({"type": "lobby", "id": 2}))
            await until(client, "lobby")

    assert run(test).most["bytes"] <= READ


def test_what_many_ask_for_at_once_is_done_a_slice_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still but for the work that is looked at here: each piece of it takes three fifths of a slice."""
    piece = 0.6 * SLICE
    clock = 0.0
    rounds_now: list[Rounds] = []

    def worked(what: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def carry_out(*args: Any, **named: Any) -> Any:
            nonlocal clock
            clock += piece
            if rounds_now:
                rounds_now[0].add("work", piece)
                counts[what] = counts.get(what, 0) + 1
            return work(*args, **named)

        return carry_out

    counts: dict[str, int] = {}
    monkeypatch.setattr(slices, "perf_counter", lambda: clock)
    for where, name in (
        (hub, "config_of"),
        (hub, "deck_of"),
        (config, "first_of"),
        (Audience, "picture"),
        (Connection, "_welcome"),
    ):
        monkeypatch.setattr(where, name, worked(name, getattr(where, name)))

    async def test(address: str, rounds: Rounds) -> None:
        clients = await asyncio.gather(*(connect(address, max_size=None, open_timeout=60) for _ in range(20)))
        rounds_now.append(rounds)
        for client in clients:
            await client.send(HELLO)
            await client.send(CREATE)
        for client in clients:
            await until(client, "state")
        rounds_now.clear()
        await asyncio.gather(*(client.close() for client in clients))

    most = run(test).most["work"]
    assert all(counts[name] >= 20 for name in ("config_of", "deck_of", "first_of", "picture", "_welcome")), counts
    # a slice is over with the piece that goes beyond it
    assert most < SLICE + piece


def test_the_longest_round_is_known() -> None:
    async def work() -> float:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        await asyncio.sleep(0)
        loop.rounds.longest()
        sum(range(2_000_000))
        await asyncio.sleep(0.01)
        return loop.rounds.longest()

    with asyncio.Runner(loop_factory=Loop) as runner:
        assert runner.run(work()) > 0.005


def test_what_comes_and_goes_leaves_nothing_for_the_collector_of_garbage() -> None:
    """Clients that play and leave, or vanish; errors; a deck that may not be played."""

    async def test(address: str, _: Rounds) -> None:
        assert not gc.isenabled()
        for number in range(6):
            client = await connect(address, max_size=None, open_timeout=60)
            CLIENTS.add(client.local_address)
            await client.send(HELLO)
            await client.send("[]")
            await client.send(CREATE.replace('"plain"', '"none"'))
            await until(client, "error")
            await client.send(CREATE)
            state = await until(client, "state")
            while state["ask"] is None:
                state = await until(client, "state")
            for kind in ("undo", "why", "choose"):
                more = {"ask": state["ask"]["id"], "option": 0} if kind == "choose" else {}
                await client.send(json.dumps({"type": kind, "room": state["room"], **more}))
            await until(client, "state")
            if number % 2:
                client.transport.abort()
            else:
                await client.close()
            if number == 2:
                # what happens for the first time may leave something for good
                del client
                await asyncio.sleep(0.2)
                gc.collect()
                gc.set_debug(gc.DEBUG_SAVEALL)
        del client
        await asyncio.sleep(0.2)
        gc.collect()

    try:
        run(test)
        left = [repr(found) for found in gc.garbage if is_servers(found)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.collect()
    assert left == []
    assert gc.isenabled()


def is_servers(found: object) -> bool:
    """Whether something belongs to the server, and not to the clients of the test."""
    if type(found) is ProxyType:
        return False
    if isinstance(found, asyncio.Transport):
        return bool(found.get_extra_info("peername") in CLIENTS)
    code = found.f_code if isinstance(found, FrameType) else found.cr_code if isinstance(found, CoroutineType) else None
    where = type(found).__module__ if code is None else code.co_filename
    return any(name in where for name in ("duelkit", "uvicorn", "starlette"))
