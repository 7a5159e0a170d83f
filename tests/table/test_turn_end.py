"""Between people a turn ends only when its player says so, also where nothing else is left to do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.table.house import Guest, House, quiet, with_house

from duelkit.judgment.records import replay as replay_judgment
from duelkit.kernel.record import read_record
from duelkit.table.protocols import Json
from duelkit.yugioh.records import replay as replay_yugioh

GAMES = [("yugioh", "plain", "to_end"), ("judgment", "fire", "end_turn")]


async def seated(house: House, game: str, deck: str, **more: object) -> tuple[str, list[Guest]]:
    """Two people at a table."""
    guests = [await house.guest("Alice"), await house.guest("Bob")]
    room = await guests[0].room(game=game, deck=deck, opponent="friend", first="me", **more)
    await guests[1].say(type="join", room=room, deck=deck, id=8)
    await guests[1].until(lambda found: found.get("id") == 8)
    return room, guests


async def to_the_only_option(house: House, room: str, guests: list[Guest], verb: str) -> tuple[Guest, Json]:
    """Do whatever can be done until somebody can only end the turn; answers who, and the state."""
    for _ in range(300):
        await house.settle()
        for guest in guests:
            state = guest.last("state", room)
            assert state["outcome"] is None
            if state["ask"] is None:
                continue
            verbs = [option["verb"] for option in state["ask"]["options"]]
            if verbs == [verb]:
                return guest, state
            busy = [at for at, found in enumerate(verbs) if found not in ("to_battle", "to_main2", verb, "attack")]
            await guest.choose(room, state, busy[0] if busy and "pass" not in verbs else quiet(state["ask"]))
            break
    raise AssertionError("there is always something else to do")


@pytest.mark.parametrize("game, deck, verb", GAMES)
def test_the_turn_ends_only_when_its_player_ends_it(game: str, deck: str, verb: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"

    async def test() -> None:
        house = House(url)
        await house.hub.open()
        room, guests = await seated(house, game, deck)
        guest, state = await to_the_only_option(house, room, guests, verb)
        other = next(found for found in guests if found is not guest)
        turn = state["view"]["turn"]
        assert other.last("state", room)["view"]["turn"] == turn and other.last("state", room)["ask"] is None
        # after a restart the same is asked again
        await house.close()
        house = House(url)
        await house.hub.open()
        again, watcher = [await house.guest(token=found.token) for found in (guest, other)]
        for one in (again, watcher):
            await one.say(type="join", room=room)
        state = await again.asked(room)
        assert [option["verb"] for option in state["ask"]["options"]] == [verb] and state["view"]["turn"] == turn
        for _ in range(10):
            # a hand that is too large is settled before the turn is over
            await again.choose(room, state, 0)
            await house.settle()
            state = again.last("state", room)
            if state["view"]["turn"] > turn or state["ask"] is None:
                break
        later = await watcher.until(lambda found: found["type"] == "state" and found["view"]["turn"] == turn + 1)
        assert later["view"]["turn_player"] == later["you"]
        await house.close()

    asyncio.run(test())


@pytest.mark.parametrize("game, deck, verb", GAMES)
def test_surrender_where_only_the_end_is_left_can_be_followed(game: str, deck: str, verb: str) -> None:
    async def test(house: House) -> None:
        room, guests = await seated(house, game, deck)
        guest, _ = await to_the_only_option(house, room, guests, verb)
        await guest.say(type="surrender", room=room)
        end = await guest.until(lambda found: found["type"] == "state" and found["outcome"] is not None)
        desk = house.hub.rooms[room].course.desk
        assert desk is not None
        record = read_record(desk.record.text(), "record")
        replay = replay_yugioh(record) if game == "yugioh" else replay_judgment(record)
        assert replay.duel.outcome is not None and replay.duel.outcome.winner == end["outcome"]["winner"]

    with_house(test)


def test_alone_nobody_is_asked_to_end_a_turn_that_is_over() -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(
            game="yugioh", edition="mr3", deck="plain", opponent="random", opponent_deck="plain", first="me", seed=3
        )
        after = 0
        for _ in range(60):
            state = await guest.asked(room, after)
            if state["outcome"] is not None:
                break
            assert len(state["ask"]["options"]) > 1
            after = len(guest.heard)
            await guest.choose(room, state, 0)

    with_house(test)


def test_the_clock_ends_the_turn_where_nothing_else_is_left() -> None:
    async def test(house: House) -> None:
        room, guests = await seated(house, "yugioh", "plain", clock=30)
        guest, state = await to_the_only_option(house, room, guests, "to_end")
        found = house.hub.rooms[room]
        heard = len(guest.heard)
        found.actor.post(lambda: found.play.time_out(state["you"]))
        await guest.until(lambda one: one["type"] == "state" and one["view"]["turn"] > state["view"]["turn"], heard)
        await house.settle()
        # what the clock did can be followed
        assert found.course.desk is not None
        follower = replay_yugioh(read_record(found.course.desk.record.text(), "record"))
        assert follower.duel.turn >= state["view"]["turn"] + 1

    with_house(test)
