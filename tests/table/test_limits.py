"""Limits: rooms that nobody is in are put away, and nobody fills the table for the others."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.table.house import House, with_house

from duelkit.kernel.errors import RecordError
from duelkit.kernel.record import read_record
from duelkit.kernel.state import LAYOUT
from duelkit.table import hub as hubs
from duelkit.table import quotas
from duelkit.table.refusals import Refusal
from duelkit.table.replaying import about
from duelkit.table.replays import Replays
from duelkit.table.tables import ROOMS
from duelkit.table.workshop import Kept, Workshop

WAITING = {"game": "judgment", "deck": "fire", "opponent": "friend", "public": True}


def test_rooms_that_wait_are_put_away_and_come_back_by_their_link(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    monkeypatch.setattr(hubs, "IDLE", 0.3)
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    kept: dict[str, str] = {}

    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = await alice.room(**WAITING)
        left = await alice.room(**WAITING)
        await bob.say(type="lobby")
        assert len(bob.last("lobby")["rooms"]) == 2
        await alice.say(type="leave", room=left)
        await house.settle()
        await asyncio.sleep(0.6)
        assert room in house.hub.rooms, "somebody is in it"
        house.hub.gone(alice)
        await asyncio.sleep(0.8)
        assert not house.hub.rooms and house.hub.quotas.makers[""] == 0
        await bob.say(type="lobby")
        assert bob.last("lobby")["rooms"] == []
        await bob.say(type="join", room=room, deck="fire", id=1)
        assert (await bob.until(lambda found: found.get("id") == 1))["you"] == 1
        third = await house.guest("Carol")
        kept["old"] = await third.room(**WAITING)
        kept["new"] = await third.room(**WAITING)

    with_house(test, url)

    async def age(house: House) -> None:
        await house.hub.store.do(
            lambda c: (
                c.execute(update(ROOMS).where(ROOMS.c.id == kept["old"]).values(updated=time.time() - 3600)) and None
            )
        )

    with_house(age, url)

    async def after(house: House) -> None:
        assert kept["old"] not in house.hub.rooms
        await house.hub.find(kept["old"])

    monkeypatch.setattr(hubs, "IDLE", 600.0)
    with_house(after, url)


def test_rooms_whose_duel_is_over_are_put_away_under_those_who_are_still_in_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def gone(house: House, room: str) -> None:
        while room in house.hub.rooms:
            await asyncio.sleep(0.02)

    async def test(house: House) -> None:
        alice, bob, carol = [await house.guest(name) for name in ("Alice", "Bob", "Carol")]
        room = await alice.room(game="judgment", deck="fire", opponent="friend")
        await bob.say(type="join", room=room, deck="fire")
        await house.settle()
        playing = await carol.room(game="judgment", deck="fire", opponent="self")
        await bob.say(type="surrender", room=room)
        await house.settle()
        monkeypatch.setattr(hubs, "IDLE", 0.1)
        await asyncio.wait_for(gone(house, room), 60)
        assert playing in house.hub.rooms, "its duel goes on"
        monkeypatch.setattr(hubs, "IDLE", 600.0)
        before = len(alice.heard)
        await bob.say(type="rematch", room=room)
        await alice.until(lambda found: found["type"] == "room" and found["seats"][1]["wants_rematch"], before)
        await alice.say(type="rematch", room=room)
        told = await bob.until(lambda found: found["type"] == "room" and found["next"])
        assert told["results"][0]["winner"] == 0 and [seat["here"] for seat in told["seats"]] == [True, True]
        # who is lost in the meantime is not there any more
        await house.settle()
        monkeypatch.setattr(hubs, "IDLE", 0.1)
        await asyncio.wait_for(gone(house, room), 60)
        monkeypatch.setattr(hubs, "IDLE", 600.0)
        house.hub.gone(bob)
        await house.hub.find(room)
        assert set(house.hub.rooms[room].audience.present) == {alice} and not house.hub._inside

    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    with_house(test)


def test_branches_count_as_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_ROOMS_EACH", 3)

    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        answers = []
        for number in range(4):
            await guest.say(type="branch", room=room, id=number)
            answers.append(await guest.until(lambda found, number=number: found.get("id") == number))  # type: ignore[misc]
        assert [found.get("code") for found in answers] == [None, None, "full", "full"]
        replays = Replays(house.hub)
        with pytest.raises(Refusal, match="3 rooms of yours"):
            await replays.branch("", guest.token, room, 1, 0)
        assert len(house.hub.rooms) == 3

    with_house(test)


def test_an_address_makes_only_so_many_rooms_and_accounts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_ROOMS_ADDRESS", 4)

    async def test(house: House) -> None:
        codes = []
        for number in range(6):
            guest = await house.guest(f"G{number}")
            guest.address = "203.0.113.5"
            await guest.say(type="create", **WAITING, id=1)
            codes.append((await guest.until(lambda found: found.get("id") == 1)).get("code"))
        assert codes == [None] * 4 + ["full"] * 2
        other = await house.guest()
        other.address = "203.0.113.6"
        assert await other.room(**WAITING)
        made = 0
        with pytest.raises(Refusal, match="too many accounts of your address"):
            for _ in range(100):
                await house.hub.new_account("x", "203.0.113.5")
                made += 1
        assert made == quotas.ACCOUNT_BURST
        await house.hub.new_account("x", "203.0.113.6")

    with_house(test)


def test_an_account_makes_only_so_many_rooms_in_a_short_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_ROOMS_EACH", 10_000)

    async def test(house: House) -> None:
        guest = await house.guest()
        for number in range(int(quotas.MAKING_BURST)):
            await guest.say(type="create", game="judgment", deck="fire", opponent="friend", id=number)
        await guest.say(type="create", game="judgment", deck="fire", opponent="friend", id=1000)
        answer = await guest.until(lambda found: found.get("id") == 1000)
        assert answer["code"] == "slow_down" and "try again in" in answer["message"]

    with_house(test)


def test_a_replay_follows_what_was_taken_back() -> None:
    """Given up, taken back, played on and given up again: the replay is that of the end there is now."""

    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        state = await guest.asked(room)
        replays = Replays(house.hub)
        lengths = []
        for _ in range(2):
            after = len(guest.heard)
            await guest.choose(room, state, 0)
            state = await guest.asked(room, after)
            await guest.say(type="surrender", room=room)
            await house.settle()
            lengths.append((await replays.ask("", room, 1, about))["steps"])
            await guest.say(type="undo", room=room)
            await house.settle()
            state = guest.last("state", room)
            after = len(guest.heard)
            await guest.choose(room, state, 0)
            state = await guest.asked(room, after)
        assert lengths == [2, 3]

    with_house(test)


def test_the_workshop_refuses_what_is_too_much_for_an_address() -> None:
    async def run() -> None:
        workshop = Workshop(1)
        try:
            assert await workshop.run("203.0.113.5", json.loads, "[1]") == [1]
            waiting = [asyncio.create_task(workshop.run("203.0.113.5", time.sleep, 0.05)) for _ in range(12)]
            done = await asyncio.gather(*waiting, return_exceptions=True)
            refused = [one for one in done if isinstance(one, Refusal)]
            assert len(refused) == 4 and all(one.code == "slow_down" for one in refused)
            workshop.budget.charge("203.0.113.5", 1000.0)
            with pytest.raises(Refusal, match="too much work"):
                await workshop.run("203.0.113.5", json.loads, "[1]")
            assert await workshop.run("203.0.113.6", json.loads, "[2]") == [2]
            with pytest.raises(Refusal, match="expected the header"):
                await workshop.run("", about, "key", "nonsense")
        finally:
            workshop.close()

    asyncio.run(run())


def test_what_is_kept_stays_within_its_bytes() -> None:
    kept = Kept(100)
    for number in range(50):
        kept.put(number, str(number), 30)
    assert [number for number in range(50) if kept.get(number) is not None] == [47, 48, 49]
    kept.put(49, "other", 90)
    assert kept.get(49) == "other" and kept.get(48) is None


def test_a_room_whose_state_is_another_one_says_so(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    kept: dict[str, str] = {}

    async def before(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        state = await guest.asked(room)
        for _ in range(3):
            after = len(guest.heard)
            await guest.choose(room, state, 0)
            state = await guest.asked(room, after)
        stored = await house.hub.store.room(room)
        assert stored is not None
        made = stored[0]["made"]
        assert made["number"] == 0 and made["version"] and made["fingerprint"] and made["cards"]
        kept.update(room=room, token=guest.token)
        await house.hub.store.do(
            lambda c: (
                c.execute(
                    update(ROOMS).values(made=json.dumps({**made, "hash": f"{LAYOUT}-{'0' * 16}", "version": "0.0.1"}))
                )
                and None
            )
        )

    async def afterwards(house: House) -> None:
        stored = await house.hub.store.room(kept["room"])
        assert stored is not None
        fresh = await (await house.guest()).room(game="judgment", deck="fire", opponent="self", seed=1)
        with pytest.raises(RecordError, match=r"made by version 0\.0\.1, differs at decision 0, because the rules"):
            house.hub.rooms[fresh].course.demand_state(stored[0]["made"])
        # what another layout of the state was hashed to is not compared
        house.hub.rooms[fresh].course.demand_state({**stored[0]["made"], "hash": f"{LAYOUT - 1}-{'0' * 16}"})
        with pytest.raises(Refusal, match="can no longer be played"):
            await house.hub.find(kept["room"])

    with_house(before, url)
    with_house(afterwards, url)


def test_a_record_names_what_made_it() -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="yugioh", deck="plain", opponent="self", seed=1)
        desk = house.hub.rooms[room].course.desk
        assert desk is not None
        headers = read_record(desk.record.text(), "record").headers
        assert headers["version"] and len(headers["fingerprint"]) == 16 and len(headers["cards"]) == 16

    with_house(test)
