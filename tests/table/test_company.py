"""Company: friends by link and invitations, blocked players, reports, rated rooms, the lobby, names of spectators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.house import Guest, House, with_house

from duelkit.puzzles.rating import Rating, after
from duelkit.table import api_company, company_store
from duelkit.table.company_store import rate, rating_of
from duelkit.table.games import yugioh_match
from duelkit.table.protocols import Json
from duelkit.table.reports import reported

WISH: dict[str, Any] = {"game": "yugioh", "deck": "plain", "opponent": "friend"}


async def ask(guest: Guest, method: str, path: str, status: int = 200, **more: Any) -> Any:
    """What an HTTP request of a guest answers."""
    return await guest.request(api_company.routes, method, path, status, **more)


async def befriend(one: Guest, other: Guest) -> None:
    """The second follows the first's link."""
    link = (await ask(one, "GET", "/api/my/company"))["link"]
    await ask(other, "PUT", f"/api/my/friends/{link.rpartition('/')[2]}")


async def refused(guest: Guest, **message: Any) -> str:
    """The code with which a message is refused."""
    seen = len(guest.heard)
    await guest.say(**message, id=77)
    answer = await guest.until(lambda one: one.get("id") == 77, seen)
    assert answer["type"] == "error", answer
    return str(answer["code"])


async def seated(host: Guest, guest: Guest, **more: Any) -> str:
    """A room in which the two play."""
    wish = {**WISH, **more}
    room = await host.room(**wish)
    await guest.say(type="join", room=room, deck=wish["deck"])
    await host.house.settle()
    return room


async def over(loser: Guest, room: str) -> None:
    """Give up."""
    await loser.house.settle()
    await loser.say(type="surrender", room=room)
    await loser.house.settle()


def told(guest: Guest, kind: str) -> int:
    """How many messages of a kind a guest has heard."""
    return sum(one["type"] == kind for one in guest.heard)


def test_friends_find_each_other_by_link_and_invite() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        link = (await ask(alice, "GET", "/api/my/company"))["link"]
        path = f"/api/my/friends/{link.rpartition('/')[2]}"
        shown = await ask(bob, "GET", path)
        assert shown == {"account": alice.account.id, "name": "Alice", "mine": False}
        assert (await ask(alice, "GET", path))["mine"]
        await ask(alice, "PUT", path, 403)
        await ask(bob, "PUT", path)
        await ask(bob, "PUT", path)
        assert told(alice, "company") and told(bob, "company")
        (friend,) = (await ask(alice, "GET", "/api/my/company"))["friends"]
        assert friend == {"account": bob.account.id, "name": "Bob", "here": True, "room": None}
        # only a friend who is here is invited, and only into a room that waits
        room = await alice.room(**WISH)
        await alice.say(type="invite", room=room, account=bob.account.id, id=5)
        invited = await bob.until(lambda one: one["type"] == "invited")
        assert (invited["room"], invited["name"], invited["game"]) == (room, "Alice", "yugioh")
        assert await refused(alice, type="invite", room=room, account=eve.account.id) == "not_allowed"
        assert await refused(eve, type="invite", room=room, account=bob.account.id) == "not_allowed"
        await bob.say(type="join", room=room, deck="plain")
        await house.settle()
        assert await refused(alice, type="invite", room=room, account=bob.account.id) == "not_allowed"
        # a renewed link: the earlier one leads nowhere
        fresh = (await ask(alice, "POST", "/api/my/link"))["link"]
        assert fresh != link
        await ask(eve, "GET", path, 404)
        house.hub.gone(bob)
        assert not (await ask(alice, "GET", "/api/my/company"))["friends"][0]["here"]
        await ask(alice, "DELETE", f"/api/my/friends/{bob.account.id}", 204)
        assert (await ask(bob, "GET", "/api/my/company"))["friends"] == []

    with_house(test)


def test_invitations_do_not_flood() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        await befriend(alice, bob)
        room = await alice.room(**WISH)
        for _ in range(5):
            await alice.say(type="invite", room=room, account=bob.account.id)
        assert await refused(alice, type="invite", room=room, account=bob.account.id) == "slow_down"
        assert told(bob, "invited") == 5

    with_house(test)


def test_a_friends_room_is_shown_only_if_everybody_sees_it() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        await befriend(alice, bob)
        await bob.room(**WISH)
        assert (await ask(alice, "GET", "/api/my/company"))["friends"][0]["room"] is None
        public = await bob.room(**WISH, public=True)
        assert (await ask(alice, "GET", "/api/my/company"))["friends"][0]["room"] == public

    with_house(test)


def test_who_is_blocked_shares_no_room_and_is_not_heard() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        await befriend(alice, bob)
        first = await seated(alice, bob)
        # a player is named by the room: nobody is blocked, nor reported, from outside
        await ask(eve, "PUT", "/api/my/blocked", 404, json={"room": first, "player": 1})
        await ask(alice, "PUT", "/api/my/blocked", 404, json={"room": first, "player": 0})
        found = await ask(alice, "PUT", "/api/my/blocked", json={"room": first, "player": 1})
        assert found == {"account": bob.account.id, "name": "Bob"}
        company = await ask(alice, "GET", "/api/my/company")
        assert company["blocked"] == [found] and company["friends"] == []
        assert (await ask(bob, "GET", "/api/my/company"))["blocked"] == [], "nobody is told who blocks them"
        # the duel goes on, but what is said is not heard
        await bob.say(type="phrase", room=first, what="hello")
        await bob.until(lambda one: one["type"] == "said")
        assert told(alice, "said") == 0
        room = await alice.room(**WISH, public=True)
        assert await refused(bob, type="join", room=room, deck="plain") == "not_allowed"
        assert await refused(bob, type="join", room=room, watch=True) == "not_allowed"
        for guest, seen in ((bob, False), (eve, True)):
            await guest.say(type="lobby", id=3)
            rooms = (await guest.until(lambda one: one.get("id") == 3))["rooms"]
            assert (room in {one["room"] for one in rooms}) is seen
        link = (await ask(alice, "GET", "/api/my/company"))["link"]
        await ask(bob, "PUT", f"/api/my/friends/{link.rpartition('/')[2]}", 404)
        await bob.say(type="join", room=first)
        await house.settle()
        assert bob.last("room", first)["you"] == 1, "the own seat stays"
        await ask(alice, "DELETE", f"/api/my/blocked/{bob.account.id}", 204)
        await bob.say(type="join", room=room, watch=True)
        await house.settle()
        assert bob.last("room", room)["you"] is None

    with_house(test)


def test_reports_reach_the_host(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"

    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = await seated(alice, bob)
        wish = {"room": room, "player": 1, "reason": "stalling", "text": "never\nanswers"}
        await ask(alice, "POST", "/api/my/reports", 204, json=wish)
        await ask(alice, "POST", "/api/my/reports", 400, json={**wish, "reason": "rude"})
        for _ in range(4):
            await ask(alice, "POST", "/api/my/reports", 204, json=wish)
        await ask(alice, "POST", "/api/my/reports", 429, json=wish)
        lines = list(reported(f"sqlite:///{path}"))
        assert len(lines) == 10
        assert f"Alice ({alice.account.id}) about Bob ({bob.account.id}): stalling; #/replay/{room}/1" in lines[0]
        assert lines[1] == "    never?answers"

    with_house(test, f"sqlite:///{path}")


def test_the_oldest_reports_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company_store, "MOST_REPORTS", 3)

    async def test(house: House) -> None:
        for number in range(5):
            row = {"account": 1, "other": 2, "room": str(number), "reason": "other", "text": "", "names": ["a", "b"]}
            await company_store.report(house.hub.store, row)
        query = "SELECT room FROM reports ORDER BY created"
        rows = await house.hub.store.do(lambda c: [row[0] for row in c.exec_driver_sql(query)])
        assert rows == ["2", "3", "4"]

    with_house(test)


def ratings_in(room: Json) -> list[tuple[int | None, int | None]]:
    return [(seat["rating"], seat["rated"]) for seat in room["seats"]]


def test_a_rated_room_changes_both_ratings_once() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = await seated(alice, bob, rated=True, clock=300)
        assert ratings_in(alice.last("room", room)) == [(1500, None), (1500, None)]
        assert not alice.last("room", room)["seats"][0]["sure"]
        await over(bob, room)
        won, lost = after(Rating(), 1500, 350, 1.0), after(Rating(), 1500, 350, 0.0)
        expected = [(1500, round(won.rating)), (1500, round(lost.rating))]
        assert expected[0][1] > 1600 and ratings_in(bob.last("room", room)) == expected
        assert (await ask(alice, "GET", "/api/my/company"))["ratings"] == [
            {"game": "yugioh", "rating": expected[0][1], "sure": False, "rooms": 1}
        ]
        listed = (await ask(bob, "GET", "/api/ratings/yugioh"))["ratings"]
        rows = [("Alice", expected[0][1], False), ("Bob", expected[1][1], True)]
        assert listed == [
            {"name": name, "rating": rating, "sure": False, "rooms": 1, "mine": mine} for name, rating, mine in rows
        ]
        assert (await ask(bob, "GET", "/api/ratings/judgment"))["ratings"] == []
        await ask(bob, "GET", "/api/ratings/nowhere", 404)
        # once: also when the end is stored again, and after the room was loaded again
        accounts = alice.account.id, bob.account.id
        again = await rate(house.hub.store, room, "yugioh", accounts, 1.0)
        assert [round(one["after"]) for one in again] == [expected[0][1], expected[1][1]]
        assert await rating_of(house.hub.store, bob.account.id, "yugioh") == lost
        await house.hub._put_away(house.hub.rooms[room])
        await alice.say(type="join", room=room)
        await house.settle()
        assert ratings_in(alice.last("room", room)) == expected
        # the rematch begins with what this one has changed
        for guest in (alice, bob):
            await guest.say(type="rematch", room=room)
        await house.settle()
        await bob.say(type="join", room=room)
        await house.settle()
        following = str(bob.last("room", room)["next"])
        inside = house.hub.rooms[following]
        assert [seat.rating for seat in inside.seats] == [expected[1][1], expected[0][1]]

    with_house(test)


def test_only_rated_rooms_are_rated_and_they_need_a_clock() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        assert await refused(alice, type="create", **WISH, rated=True) == "bad_message"
        solo = {**WISH, "opponent": "greedy", "rated": True}
        assert await refused(alice, type="create", **solo) == "bad_message"
        room = await seated(alice, bob)
        await over(bob, room)
        assert ratings_in(alice.last("room", room)) == [(None, None)] * 2
        assert (await ask(alice, "GET", "/api/my/company"))["ratings"] == []

    with_house(test)


def test_the_lobby_says_who_plays_what() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        room = await alice.room(
            **{**WISH, "deck": "magician_pendulum"},
            public=True,
            edition="mr3",
            limits="ocg-2015-04",
            rated=True,
            clock=120,
            title="Evening",
        )
        await eve.say(type="lobby", id=1)
        (entry,) = (await eve.until(lambda one: one.get("id") == 1))["rooms"]
        assert entry == {
            "room": room,
            "game": "yugioh",
            "edition": "mr3",
            "title": "Evening",
            "host": "Alice",
            "status": "waiting",
            "players": 1,
            "names": ["Alice"],
            "watchers": 0,
            "best_of": 1,
            "clock": 120,
            "limits": "ocg-2015-04",
            "rated": True,
            "rating": 1500,
        }
        await bob.say(type="join", room=room, deck="magician_pendulum")
        await house.settle()
        listed = await eve.until(lambda one: one["type"] == "lobby" and one["rooms"][0]["status"] == "playing")
        assert listed["rooms"][0]["names"] == ["Alice", "Bob"]

    with_house(test)


def test_spectators_are_listed_by_name() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        room = await seated(alice, bob)
        twice = await house.guest(token=eve.token)
        for guest in (eve, twice, await house.guest("Carol")):
            await guest.say(type="join", room=room, watch=True)
        await house.settle()
        assert alice.last("room", room)["watching"] == ["Carol", "Eve"]
        assert alice.last("room", room)["watchers"] == 3
        for guest in (eve, twice):
            await guest.say(type="leave", room=room)
        await house.settle()
        assert bob.last("room", room)["watching"] == ["Carol"]

    with_house(test)


def test_nobody_escapes_a_rated_match_between_two_duels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yugioh_match, "SIDING_SECONDS", 0.3)
    monkeypatch.setattr(yugioh_match, "ORDER_SECONDS", 0.2)

    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = await seated(
            alice, bob, edition="ex04", deck="goat_warrior_toolbox", rated=True, clock=300, best_of=3, first="me"
        )
        await over(bob, room)
        assert alice.last("siding", room)["seconds"] is not None
        # neither hands in a deck: the decks stay, and who lost goes first
        seen = len(alice.heard)
        await alice.until(lambda one: one["type"] == "state" and one["duel"] == 2, seen)
        inside = house.hub.rooms[room].course
        assert isinstance(inside, yugioh_match.MatchCourse) and inside.playing.exchanges == []
        assert inside.on_table.duel.first_player == 1
        await over(bob, room)
        assert alice.last("room", room)["status"] == "over"
        assert alice.last("room", room)["seats"][0]["rated"] > 1600

    with_house(test)
