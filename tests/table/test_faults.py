"""A store that fails, at each of its calls in turn, or for a while: no duel is lost, and nothing is stored twice."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from tests.table.house import Guest, House, quiet, with_house

from duelkit.table import actor
from duelkit.table.database import StoreError
from duelkit.table.protocols import Json
from duelkit.table.store import Store
from duelkit.table.tables import ACCOUNTS, ROOMS, STEPS

PLAIN = {"game": "yugioh", "edition": "ex04", "deck": "goat_warrior_toolbox"}


def failure() -> OperationalError:
    return OperationalError("statement", {}, sqlite3.OperationalError("disk I/O error"))


class Failing:
    """Makes a store's transactions fail, from a number on, for so many times.

    :param after: whether they fail once they have been committed, so that nobody hears that they were.
    """

    def __init__(self, store: Store, at: int, times: int, after: bool) -> None:
        self.count = 0
        self.failed = 0
        once = store._once

        def instead(jobs: Any) -> Any:
            self.count += 1
            if at <= self.count < at + times:
                self.failed += 1
                if after:
                    once(jobs)
                raise failure()
            return once(jobs)

        store._once = instead  # type: ignore[method-assign]


async def story(house: House) -> list[object]:
    """Everything that rooms store: alone with the way back, together, a match, an upload; answers what came of it."""
    alice, bob = await house.guest("Alice"), await house.guest("Bob")
    solo = await alice.room(game="judgment", deck="fire", opponent="self", seed=3)
    state = await alice.asked(solo)
    for _ in range(3):
        state = await answered(alice, solo, state)
    for how in ("undo", "undo", "redo"):
        state = await said(alice, solo, type=how, room=solo)
    await said(alice, solo, type="surrender", room=solo)
    await said(alice, solo, type="undo", room=solo)
    await alice.say(type="branch", room=solo, id=5)
    branch = (await alice.until(lambda found: found.get("id") == 5))["room"]
    await alice.asked(branch)
    match = await alice.room(**PLAIN, opponent="friend", best_of=3)
    await bob.say(type="join", room=match, deck=PLAIN["deck"], id=6)
    assert (await bob.until(lambda found: found.get("id") == 6))["type"] == "room"
    await alice.say(type="windows", room=match, mode="can")
    await to_duel(house, match, (alice, bob))
    await bob.say(type="surrender", room=match)
    await to_duel(house, match, (alice, bob))
    await bob.say(type="surrender", room=match)
    await status(house, match, "over")
    upload = await house.hub.store.add_replay("text")
    assert await house.hub.store.replay(upload) == "text"
    assert await house.hub.store.put_deck(alice.account.id, "d1", "judgment", "fire", {"main": []}, 5)
    assert await house.hub.store.drop_deck(alice.account.id, "d1")
    await house.settle()

    def counted(connection: Any) -> list[object]:
        steps = connection.execute(select(STEPS.c.room, STEPS.c.number, STEPS.c.duel, STEPS.c.player, STEPS.c.option))
        kept = {solo: "solo", branch: "branch", match: "match"}
        # the match has a seed of its own in each run
        told = sorted(tuple(row)[1:] for row in steps if kept[row[0]] != "match")
        return [
            told,
            len(connection.execute(select(ACCOUNTS.c.id)).all()),
            sorted((kept[row[0]], row[1]) for row in connection.execute(select(ROOMS.c.id, ROOMS.c.status))),
        ]

    return await house.hub.store.do(counted)


async def answered(guest: Guest, room: str, state: Json) -> Json:
    after = len(guest.heard)
    await guest.choose(room, state, quiet(state["ask"]))
    return await guest.asked(room, after)


async def said(guest: Guest, where: str, /, **message: Any) -> Json:
    after = len(guest.heard)
    await guest.say(**message)
    return await guest.asked(where, after)


async def status(house: House, room: str, *wanted: str) -> str:
    """Wait until a room has come to one of these."""
    for _ in range(2000):
        await house.settle()
        if house.hub.rooms[room].standing.status in wanted:
            return house.hub.rooms[room].standing.status
        await asyncio.sleep(0.005)
    raise AssertionError(f"{house.hub.rooms[room].standing.status}; expected {wanted}")


async def to_duel(house: House, match: str, players: tuple[Guest, Guest]) -> None:
    """Answer what comes between two duels, the decks as they are."""
    for _ in range(200):
        await status(house, match, "siding", "playing")
        inside = house.hub.rooms[match]
        desk = inside.course.desk
        if inside.standing.status == "playing" and desk is not None and desk.outcome is None:
            return
        for guest in players:
            asked = guest.last("siding", match) if any(found["type"] == "siding" for found in guest.heard) else None
            if asked is None:
                continue
            if asked["ask"] is not None:
                await guest.choose(match, asked, 0)
            elif not asked["handed"]:
                await guest.say(type="side", room=match, deck=asked["deck"])
        await asyncio.sleep(0.01)
    raise AssertionError("no next duel")


def told(at: int = 0, times: int = 0, after: bool = False) -> tuple[list[object], int]:
    """What comes of the story where the store fails; and how many transactions there were."""
    came: list[Any] = []

    async def test(house: House) -> None:
        failing = Failing(house.hub.store, at, times, after)
        came.extend([await story(house), failing.count])
        # what is saved at leisure may be saved together, so that there is one transaction less
        assert not times or failing.failed == times or failing.count == at - 1

    with_house(test)
    return came[0], came[1]


@pytest.mark.parametrize("after", [False, True])
def test_a_store_that_fails_at_any_of_its_calls_costs_nothing(after: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelkit.table.database.FIRST_PAUSE", 0.001)
    wanted, count = told()
    assert count > 25
    for at in range(1, count + 1):
        assert told(at, 2, after)[0] == wanted, at


@pytest.mark.parametrize("after", [False, True])
def test_where_it_fails_for_long_the_duel_waits_and_goes_on(after: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision of a solo duel in turn is refused for good, once; it can be made again, also another one."""
    monkeypatch.setattr(actor, "AGAIN", 0.01)

    async def test(house: House) -> None:
        store = house.hub.store
        store.patience = 0.0
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="random", seed=3)
        state = await guest.asked(room)
        once = store._once
        refused = 0
        for turn in range(12):
            left = 1

            def instead(jobs: Any) -> Any:
                nonlocal left
                if left:
                    left -= 1
                    if after:
                        once(jobs)
                    raise failure()
                return once(jobs)

            store._once = instead  # type: ignore[method-assign]
            start = len(guest.heard)
            if turn == 6:
                await guest.say(type="undo", room=room, id=turn)
            else:
                await guest.say(type="choose", room=room, ask=state["ask"]["id"], option=0, id=turn)
            answer = await guest.until(lambda found, turn=turn: found.get("id") == turn, start)  # type: ignore[misc]
            assert answer["code"] == "internal" and "store" in answer["message"]
            assert not any(found["type"] == "state" for found in guest.heard[start:]), "told, but not stored"
            refused += 1
            # the other answer this time
            state = await said(
                guest, room, type="choose", room=room, ask=state["ask"]["id"], option=len(state["ask"]["options"]) - 1
            )
            if state["outcome"] is not None:
                break
        assert refused > 6
        await same(house, room)

    with_house(test)


async def same(house: House, room: str) -> None:
    """What is stored is what was played."""
    await house.settle()
    desk = house.hub.rooms[room].course.desk
    stored = await house.hub.store.room(room)
    assert desk is not None and stored is not None
    assert [(step.player, step.option) for step in stored[1]] == [
        (step.player, step.option) for step in desk.record.steps
    ]


def test_the_computer_and_the_clock_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "AGAIN", 0.01)

    async def test(house: House) -> None:
        store = house.hub.store
        store.patience = 0.0
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="random", seed=3, first="other")
        state = await guest.asked(room)
        once = store._once
        calls = 0

        def instead(jobs: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls % 2:
                raise failure()
            return once(jobs)

        for _ in range(6):
            start = len(guest.heard)
            # the player's own decision is stored, every other one of the computer fails once
            calls = 1
            store._once = instead  # type: ignore[method-assign]
            await guest.choose(room, state, quiet(state["ask"]))
            state = await guest.asked(room, start)
        assert calls > 1
        store._once = once  # type: ignore[method-assign]
        await same(house, room)

    with_house(test)


def test_whoever_is_in_a_room_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelkit.table.database.TROUBLE", 0.0)

    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=3)
        state = await guest.asked(room)
        Failing(house.hub.store, 1, 3, False)
        start = len(guest.heard)
        await guest.choose(room, state, 0)
        await guest.asked(room, start)
        await house.settle()
        stalled = [found["stalled"] for found in guest.heard[start:] if found["type"] == "room"]
        assert stalled[0] is True and stalled[-1] is False
        kinds = [found["type"] for found in guest.heard[start:]]
        assert kinds.index("room") < kinds.index("state")

    with_house(test)


def test_a_refusal_that_stays_is_not_tried_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        tried = 0

        def wrong(connection: Any) -> None:
            nonlocal tried
            tried += 1
            raise KeyError("wrong")

        with pytest.raises(StoreError):
            await store.do(wrong)
        assert tried == 1
        await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_greeting_waits_for_the_store_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import json

    from starlette.testclient import TestClient

    from duelkit.table import Settings, make_app

    app = make_app(Settings(workers=1, cover=False, hosts=("testserver",)))
    with TestClient(app) as client:
        store: Store = app.state.hub.store
        Failing(store, 1, 2, False)
        with client.websocket_connect("/ws") as socket:
            socket.send_text(json.dumps({"type": "hello", "protocol": 2, "name": "Alice"}))
            assert json.loads(socket.receive_text())["type"] == "welcome"
        store.patience = 0.0
        once = store._once
        Failing(store, 1, 1000, False)  # also what is saved at leisure
        with client.websocket_connect("/ws") as socket:
            socket.send_text(json.dumps({"type": "hello", "protocol": 2, "name": "Alice"}))
            assert json.loads(socket.receive_text())["code"] == "internal"
        store._once = once  # type: ignore[method-assign]
        with client.websocket_connect("/ws") as socket:
            socket.send_text(json.dumps({"type": "hello", "protocol": 2, "name": "Alice"}))
            assert json.loads(socket.receive_text())["type"] == "welcome"
