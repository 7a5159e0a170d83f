"""Who plays against a computer player that thinks sees how far it is, and can have its answer at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.house import House, with_house

from duelkit.table import thinker
from duelkit.table.computers import Computers
from duelkit.table.protocols import Patience


class Slow(Computers):
    """Thinks until it is hurried, or nobody waits any more; then takes the first option."""

    def __init__(self, house: House) -> None:
        super().__init__(1)
        self.hub = house.hub
        self.processes = house.hub.computers.processes
        self.ended: list[str] = []
        house.hub.computers = self

    async def think(self, *args: Any) -> int | None:
        patience: Patience = args[-1]
        share = 0.0
        while not patience.hurried and not patience.over:
            share = min(share + 0.02, 0.98)
            patience.tell(share)
            await asyncio.sleep(0.001)
        self.ended.append("hurried" if patience.hurried else "over")
        desk = self.hub.rooms[args[0]].course.desk
        assert desk is not None
        return None if patience.over or desk.decision is None else desk.decision.options[0]


def test_who_plays_sees_how_far_it_is_and_can_have_the_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "PROGRESS_SECONDS", 0.01)

    async def test(house: House) -> None:
        slow = Slow(house)
        alice, eve, mallory = [await house.guest(name) for name in ("Alice", "Eve", "Mallory")]
        # greedy answers by thinking too: who thinks is nothing that the room cares about
        room = await alice.room(game="judgment", deck="fire", opponent="greedy", first="other")
        await eve.say(type="join", room=room, watch=True)
        first = await alice.until(lambda found: found["type"] == "thinking")
        assert first == {"type": "thinking", "room": room, "player": 1, "share": first["share"]} and (
            0 < first["share"] < 1
        )
        assert await alice.until(lambda found: found["type"] == "thinking" and found["share"] > first["share"])
        # who does not play cannot hurry it, and hears nothing
        for guest in (eve, mallory):
            await guest.say(type="hurry", room=room, id=7)
            assert (await guest.until(lambda found: found.get("id") == 7))["code"] == "not_seated"
            assert all(found["type"] != "thinking" for found in guest.heard)
        assert not slow.ended
        seen = len(alice.heard)
        await alice.say(type="hurry", room=room)
        await alice.until(lambda found: found["type"] == "state", seen)
        assert slow.ended == ["hurried"]
        await alice.say(type="surrender", room=room)
        await alice.until(lambda found: found["type"] == "state" and found["outcome"] is not None)
        await house.settle()
        # nothing to hurry: nothing happens
        await alice.say(type="hurry", room=room, id=8)
        await house.settle()
        assert not any(found.get("id") == 8 for found in alice.heard)

    with_house(test)


def test_what_is_thought_for_a_duel_that_was_given_up_ends() -> None:
    async def test(house: House) -> None:
        slow = Slow(house)
        alice = await house.guest("Alice")
        room = await alice.room(game="judgment", deck="fire", opponent="greedy", first="other")
        await alice.until(lambda found: found["type"] == "state")
        await alice.say(type="surrender", room=room)
        await alice.until(lambda found: found["type"] == "state" and found["outcome"] is not None)
        async with asyncio.timeout(10):
            while not slow.ended:
                await asyncio.sleep(0.01)
        assert slow.ended == ["over"]

    with_house(test)
