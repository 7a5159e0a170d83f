"""What is told of results: of a duel, between the duels of a match, in the list of one's rooms; and both clocks."""

from __future__ import annotations

import httpx2
import pytest
from starlette.applications import Starlette
from tests.table.house import Guest, House, quiet, with_house

from duelkit.table import api_mine
from duelkit.table.protocols import Json
from duelkit.table.replays import routes


async def match(house: House, first: str, **more: int) -> tuple[str, Guest, Guest, Guest]:
    """A match between two people, with a third who watches."""
    host, guest, third = [await house.guest(name) for name in ("Alice", "Bob", "Carol")]
    room = await host.room(
        game="yugioh", edition="mr3", deck="synchron", opponent="friend", first=first, best_of=3, **more
    )
    await third.say(type="join", room=room, watch=True, id=7)
    await guest.say(type="join", room=room, deck="synchron", id=8)
    await guest.until(lambda found: found.get("id") == 8)
    await house.settle()
    return room, host, guest, third


def test_the_agreed_player_takes_the_first_turn_of_a_match() -> None:
    async def test(house: House) -> None:
        for first, player in (("me", 0), ("other", 1)):
            room, host, guest, _ = await match(house, first)
            assert not [found for found in (*host.heard, *guest.heard) if found["type"] == "siding"]
            asked = (host, guest)[player].last("state", room)
            assert asked["ask"] is not None and asked["view"]["turn_player"] == player == asked["you"]

    with_house(test)


def test_between_two_duels_everybody_knows_the_result() -> None:
    async def test(house: House) -> None:
        room, host, guest, third = await match(house, "me")
        await host.say(type="surrender", room=room)
        await house.settle()
        for one in (host, guest, third):
            told = one.last("room", room)
            assert told["status"] == "siding" and told["duel"] == 2
            assert told["results"] == [{"duel": 1, "winner": 1, "turns": 1}]
            state = one.last("state", room)
            assert state["duel"] == 1 and state["outcome"]["winner"] == 1
            # who comes later is told the same
            await one.say(type="join", room=room, watch=one is third, id=9)
            await house.settle()
            assert one.last("state", room)["outcome"]["winner"] == 1 and one.last("state", room)["duel"] == 1
        assert third.last("state", room)["log"]

    with_house(test)


def test_the_result_names_its_rule() -> None:
    async def test(house: House) -> None:
        for game, deck in (("yugioh", "plain"), ("judgment", "fire")):
            guest = await house.guest()
            room = await guest.room(game=game, deck=deck, opponent="random", opponent_deck=deck, first="me", seed=3)
            after = 0
            for _ in range(400):
                state: Json = await guest.asked(room, after)
                if state["outcome"] is not None:
                    break
                after = len(guest.heard)
                await guest.choose(room, state, quiet(state["ask"]))
            assert state["outcome"]["rules"], state["outcome"]

    with_house(test)


def test_nobody_is_away_from_a_table_where_one_plays_both_sides() -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="yugioh", deck="plain", opponent="self")
        assert all(seat["here"] for seat in guest.last("room", room)["seats"])

    with_house(test)


def test_both_clocks_are_told_to_everybody() -> None:
    async def test(house: House) -> None:
        host, guest, third = [await house.guest(name) for name in ("Alice", "Bob", "Carol")]
        room = await host.room(game="judgment", deck="fire", opponent="friend", first="me", clock=90)
        await guest.say(type="join", room=room, deck="fire", id=8)
        await guest.until(lambda found: found.get("id") == 8)
        await third.say(type="join", room=room, watch=True, id=7)
        await house.settle()
        for one in (host, guest, third):
            left = one.last("state", room)["clocks"]
            assert len(left) == 2 and 0 <= left[0] <= 90 and left[1] == 90, "all of the second player's time is left"

    with_house(test)


def test_a_turn_that_the_clock_ended_is_forgotten_with_its_duel() -> None:
    async def test(house: House) -> None:
        room, host, guest, _ = await match(house, "me", clock=90)
        playing = house.hub.rooms[room]
        playing.play.clock.ran_out(0, (1, 0))
        await host.say(type="surrender", room=room)
        await house.settle()
        after = len(host.heard)
        for one in (host, guest):
            await one.say(type="side", room=room, deck=one.last("siding", room)["deck"])
        await house.settle()
        chooses = host.last("siding", room)["ask"]
        await host.say(
            type="choose",
            room=room,
            ask=chooses["id"],
            option=[option["verb"] for option in chooses["options"]].index("first"),
        )
        await house.settle()
        state = host.last("state", room)
        assert state["duel"] == 2 and state["view"]["turn"] == 1 and state["clocks"][1] == 90
        assert state["ask"] is not None and len(host.heard) > after, "the clock does not play this turn too"

    with_house(test)


def english(told: list[Json]) -> list[str]:
    return [entry["text"]["en"] for state in told if state["type"] == "state" for entry in state["log"]]


@pytest.mark.parametrize(("game", "deck"), [("yugioh", "plain"), ("judgment", "fire")])
def test_who_watches_reads_names_also_where_both_have_the_same(game: str, deck: str) -> None:
    async def test(house: House) -> None:
        host, guest, third = [await house.guest("Duelist") for _ in range(3)]
        room = await host.room(game=game, deck=deck, opponent="friend", first="me")
        await third.say(type="join", room=room, watch=True, id=7)
        await guest.say(type="join", room=room, deck=deck, id=8)
        await guest.until(lambda found: found.get("id") == 8)
        await house.settle()
        assert [seat["name"] for seat in third.last("room", room)["seats"]] == ["Duelist", "Duelist 2"]
        await host.say(type="surrender", room=room)
        await house.settle()
        said = english(third.heard)
        assert any(line.startswith("Duelist drew") for line in said) and any("Duelist 2" in line for line in said)
        assert not any("Player" in line for line in said)
        assert third.last("state", room)["outcome"]["text"]["en"].startswith("Duelist 2 wins")
        assert english(guest.heard)[0].startswith(("You", "Your opponent"))

    with_house(test)


@pytest.mark.parametrize(("opponent", "second"), [("friend", "Bob"), ("random", "Computer"), ("self", "Player 2")])
def test_a_replay_tells_the_names_of_its_room(opponent: str, second: str) -> None:
    async def test(house: House) -> None:
        host, guest = [await house.guest(name) for name in ("Alice", "Bob")]
        wish = {} if opponent == "friend" else {"opponent_deck": "plain"}
        room = await host.room(game="yugioh", edition="mr3", deck="plain", opponent=opponent, first="me", **wish)
        if opponent == "friend":
            await guest.say(type="join", room=room, deck="plain", id=8)
            await guest.until(lambda found: found.get("id") == 8)
        await house.settle()
        await host.say(type="surrender", room=room)
        await house.settle()
        app = Starlette(routes=routes(house.hub, house.hub.workshop))
        async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url="http://table") as client:
            about = (await client.get(f"/api/replays/{room}")).json()
            first = "Player 1" if opponent == "self" else "Alice"
            assert (
                about["names"] is None
                if opponent == "self"
                else [name["en"] for name in about["names"]] == [first, second]
            )
            for side in ("0", "1", "both"):
                told = (await client.get(f"/api/replays/{room}/{about['steps']}?side={side}")).json()
                said = [entry["text"]["en"] for entry in told["log"]]
                assert any(line.startswith(f"{first} drew") for line in said)
                assert any(line.startswith(f"{second} drew") for line in said)
                assert told["outcome"]["text"]["en"].startswith(f"{second} wins")
            file = (await client.get(f"/api/replays/{room}/file")).text
            sent = (await client.post("/api/replays", content=file)).json()
            assert sent["names"] is None
            told = (await client.get(f"/api/replays/{sent['replay']}/1?side=both")).json()
            assert told["log"][0]["text"]["en"].startswith("Player 1 drew")

    with_house(test)


def test_the_list_of_ones_rooms_says_when_with_whom_and_how_it_ended() -> None:
    async def test(house: House) -> None:
        host, guest, other = [await house.guest(name) for name in ("Alice", "Bob", "Carol")]
        room = await host.room(game="yugioh", edition="mr3", deck="plain", opponent="friend", first="me", title="Final")
        await guest.say(type="join", room=room, deck="synchron", id=8)
        await guest.until(lambda found: found.get("id") == 8)
        store = house.hub.store
        seen = (await api_mine.all_rooms(store, host.account))["rooms"]
        assert [(row["room"], row["title"], row["status"], row["you"]) for row in seen] == [
            (room, "Final", "playing", 0)
        ]
        # the other deck is not told while it is being played
        assert [(seat["name"], seat["deck"]) for seat in seen[0]["seats"]] == [("Alice", "plain"), ("Bob", None)]
        await host.say(type="surrender", room=room)
        await house.settle()
        [row] = (await api_mine.all_rooms(store, guest.account))["rooms"]
        assert row["status"] == "over" and row["you"] == 1 and row["updated"] >= row["created"] > 1e9
        assert [(seat["deck"], seat["won"]) for seat in row["seats"]] == [("plain", 0), ("synchron", 1)]
        assert (await api_mine.all_rooms(store, other.account))["rooms"] == []

    with_house(test)
