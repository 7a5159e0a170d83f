"""Tournaments at the table: rooms for every pairing, results, byes and standings; computers; hidden decks; restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.table.house import Guest, House, with_house

from duelkit.table import api_mine, api_tournaments, replays, tournaments
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.replays import Replays

WISH: dict[str, Any] = {"title": "Evening", "game": "yugioh", "kind": "swiss", "clock": 300}
NAMES = ("Alice", "Bob", "Carol", "Dora", "Eve")


async def ask(guest: Guest, method: str, path: str, status: int = 200, **body: Any) -> Any:
    """What an HTTP request of a guest answers."""
    return await guest.request(api_tournaments.routes, method, f"/api/tournaments{path}", status, json=body or None)


async def entered(house: House, names: Sequence[str], **more: Any) -> tuple[str, list[Guest]]:
    """A tournament into which people have entered; the first is the organiser."""
    guests = [await house.guest(name) for name in names]
    identity = (await ask(guests[0], "POST", "", 201, **{**WISH, **more}))["id"]
    for guest in guests:
        await ask(guest, "PUT", f"/{identity}/entry", deck="plain")
    return identity, guests


async def until(guest: Guest, identity: str, wanted: Any) -> Json:
    """The tournament, once it is as wanted."""
    for _ in range(3_000):
        found: Json = (await guest.house.hub.tournaments.get(identity)).view(identity, guest.account.id)
        if wanted(found):
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(found)


async def give_up(house: House, guests: Sequence[Guest], view: Json, pairing: Json, loser: int) -> None:
    """One of two people gives up the match."""
    guest = guests[loser]
    assert loser in (pairing["first"], pairing["second"]) and view["entrants"][loser]["level"] is None
    await guest.say(type="join", room=pairing["room"])
    await house.settle()
    await guest.say(type="surrender", room=pairing["room"])


def in_round(view: Json, number: int) -> list[Json]:
    return [one for one in view["pairings"] if one["round"] == number]


def test_swiss_rounds_with_byes_to_the_end() -> None:
    async def test(house: House) -> None:
        identity, guests = await entered(house, NAMES)
        view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
        assert view["rounds"] == 3 and view["status"] == "playing"
        for number in (1, 2, 3):
            view = await until(guests[0], identity, lambda one, number=number: one["round"] == number)
            pairings = in_round(view, number)
            assert sum(one["second"] is None for one in pairings) == 1, "five entrants: one has a bye"
            for pairing in pairings:
                if pairing["second"] is None:
                    assert pairing["room"] is None
                    continue
                # everybody is called to the match
                for player in (pairing["first"], pairing["second"]):
                    assert guests[player].last("tournament")["room"] == pairing["room"]
                await give_up(house, guests, view, pairing, max(pairing["first"], pairing["second"]))
        view = await until(guests[4], identity, lambda one: one["status"] == "over")
        met = [frozenset((one["first"], one["second"])) for one in view["pairings"] if one["second"] is not None]
        assert len(met) == len(set(met)) == 6, "nobody meets twice"
        byes = [one["first"] for one in view["pairings"] if one["second"] is None]
        assert len(set(byes)) == 3
        first = view["standings"][0]
        # the first and the second entrant may both win all, if they do not meet
        assert first["entrant"] in (0, 1) and first["points"] == 9 and first["place"] == 1 and first["tie_break"]
        assert guests[4].last("tournament")["status"] == "over"

    with_house(test)


def test_computers_play_among_themselves_and_against_people() -> None:
    async def test(house: House) -> None:
        identity, (alice,) = await entered(house, ("Alice",), kind="round-robin")
        for level in ("random", "random"):
            await ask(alice, "PUT", f"/{identity}/entry", deck="plain", level=level)
        view = await ask(alice, "POST", f"/{identity}/begin", 201)
        assert [one["level"] for one in view["entrants"]] == [None, "random", "random"]
        watched = False
        for number in (1, 2, 3):
            view = await until(alice, identity, lambda one, number=number: one["round"] == number)
            for pairing in in_round(view, number):
                if 0 in (pairing["first"], pairing["second"]) and pairing["second"] is not None:
                    await alice.say(type="join", room=pairing["room"])
                    await house.settle()
                    room = alice.last("room", pairing["room"])
                    assert not room["can_undo"] and room["tournament"] == identity and room["clock"] == 300
                    await alice.say(type="surrender", room=pairing["room"])
                elif pairing["second"] is not None:
                    await alice.say(type="join", room=pairing["room"], watch=True)
                    watched = True
        view = await until(alice, identity, lambda one: one["status"] == "over")
        assert watched
        played = next(one for one in view["pairings"] if one["first"] and one["second"])
        assert sum(played["score"]) == 1, "the two computers have played it out"
        assert view["standings"][-1]["entrant"] == 0

    with_house(test)


def test_decks_stay_hidden_until_the_end() -> None:
    async def test(house: House) -> None:
        identity, guests = await entered(house, NAMES[:3], kind="round-robin")
        for guest in (guests[1], await house.guest("Zoe")):
            view = await ask(guest, "GET", f"/{identity}")
            assert view["deck"] == ("Plain" if guest is guests[1] else None) or view["deck"]
            assert all(set(one) == {"name", "level", "left", "ready"} for one in view["entrants"])
        view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
        (pairing,) = (one for one in view["pairings"] if one["second"] is not None)
        await give_up(house, guests, view, pairing, pairing["second"])
        await until(guests[0], identity, lambda one: one["round"] == 2)
        # the duel is over, but its record and a branch would reveal both decks to later opponents
        winner = guests[pairing["first"]]
        shown = Replays(house.hub)
        with pytest.raises(Refusal, match="tournament"):
            await shown.names(pairing["room"], 1)
        await winner.say(type="join", room=pairing["room"])
        await house.settle()
        for number, kind in ((61, "branch"), (62, "rematch")):
            await winner.say(type=kind, room=pairing["room"], id=number)
            refused = await winner.until(lambda one, number=number: one.get("id") == number)
            assert refused["code"] == "not_allowed"
        rows = (await api_mine.all_rooms(house.hub.store, winner.account))["rooms"]
        over = next(row for row in rows if row["room"] == pairing["room"])
        assert over["seats"][1 - over["you"]]["deck"] is None
        for number in (2, 3):
            view = await until(guests[0], identity, lambda one, number=number: one["round"] == number)
            for one in in_round(view, number):
                if one["second"] is not None:
                    await give_up(house, guests, view, one, one["first"])
        await until(guests[0], identity, lambda one: one["status"] == "over")
        assert await shown.names(pairing["room"], 1)

    assert replays.Replays is Replays
    with_house(test)


def test_a_match_of_three_duels_counts_each() -> None:
    async def test(house: House) -> None:
        identity, guests = await entered(house, NAMES[:2], best_of=3, edition="ex04")
        view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
        (pairing,) = view["pairings"]
        loser = guests[pairing["second"]]
        for guest in guests:
            await guest.say(type="join", room=pairing["room"])
        for duel in (1, 2):
            await house.settle()
            for guest in guests:
                siding = [one for one in guest.heard if one["type"] == "siding"]
                if siding and not siding[-1]["handed"] and duel == 2:
                    await guest.say(type="side", room=pairing["room"], deck=siding[-1]["deck"])
            await house.settle()
            for guest in guests:
                siding = [one for one in guest.heard if one["type"] == "siding"]
                if siding and siding[-1]["ask"] is not None:
                    await guest.say(type="choose", room=pairing["room"], ask=siding[-1]["ask"]["id"], option=0)
            await house.settle()
            await loser.say(type="surrender", room=pairing["room"])
        view = await until(guests[0], identity, lambda one: one["status"] == "over")
        assert view["pairings"][0]["score"] == [2, 0, 0] or tuple(view["pairings"][0]["score"]) == (2, 0, 0)

    with_house(test)


def test_who_leaves_has_lost_and_is_paired_no_more() -> None:
    async def test(house: House) -> None:
        identity, guests = await entered(house, NAMES[:4])
        await ask(guests[3], "DELETE", f"/{identity}/entry")
        await ask(guests[3], "PUT", f"/{identity}/entry", deck="plain")
        view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
        pairing = view["pairings"][0]
        leaver, other = pairing["second"], pairing["first"]
        for player in (leaver, other):
            await guests[player].say(type="join", room=pairing["room"])
        await house.settle()
        # nobody but the organiser takes others out
        outsider = next(number for number in range(1, 4) if number != leaver)
        await ask(guests[outsider], "DELETE", f"/{identity}/entrants/{leaver}", 403)
        await ask(guests[leaver], "DELETE", f"/{identity}/entry")
        await house.settle()
        assert guests[other].last("room", pairing["room"])["status"] == "over", "nobody waits for who has left"
        second = view["pairings"][1]
        await give_up(house, guests, view, second, second["second"])
        view = await until(guests[0], identity, lambda one: one["round"] == 2)
        assert view["pairings"][0]["forfeit"] and view["pairings"][0]["score"][0] == 1
        later = in_round(view, 2)
        assert leaver not in {player for one in later for player in (one["first"], one["second"])}
        assert view["entrants"][leaver]["left"]

    with_house(test)


def test_rules_of_entering_and_beginning() -> None:
    async def test(house: House) -> None:
        identity, (alice, bob) = await entered(house, ("Alice", "Alice"))
        view = await ask(bob, "GET", f"/{identity}")
        assert [one["name"] for one in view["entrants"]] == ["Alice", "Alice 2"] and view["you"] == 1
        await ask(bob, "POST", f"/{identity}/begin", 403)
        await ask(bob, "PUT", f"/{identity}/entry", 403, deck="plain", level="greedy")
        await ask(alice, "PUT", f"/{identity}/entry", 400, deck="plain", level="level9")
        await ask(alice, "PUT", f"/{identity}/entry", 400, deck={"name": "none", "main": []})
        await ask(bob, "DELETE", f"/{identity}/entry")
        await ask(alice, "POST", f"/{identity}/begin", 403)
        await ask(bob, "PUT", f"/{identity}/entry", deck="plain")
        await ask(alice, "POST", f"/{identity}/begin", 201)
        await ask(alice, "POST", f"/{identity}/begin", 403)
        await ask(await house.guest("Late"), "PUT", f"/{identity}/entry", 403, deck="plain")
        await ask(alice, "GET", "/nothing", 404)
        for wrong in (
            {"kind": "knockout"},
            {"kind": "round-robin", "rounds": 3},
            {"title": "\u200b"},
            {"game": "judgment", "best_of": 3},
            {"clock": 5},
            {"edition": "mr99"},
        ):
            await ask(alice, "POST", "", 400, **{**WISH, **wrong})

    with_house(test)


def test_the_list_has_public_ones_and_ones_own_and_no_flood() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        private = (await ask(alice, "POST", "", 201, **WISH))["id"]
        public = (await ask(alice, "POST", "", 201, **WISH, public=True))["id"]
        seen = await ask(bob, "GET", "")
        assert [one["id"] for one in seen["tournaments"]] == [public] and "swiss" in seen["kinds"]
        await ask(bob, "PUT", f"/{private}/entry", deck="plain")
        assert {one["id"] for one in (await ask(bob, "GET", ""))["tournaments"]} == {private, public}
        await ask(alice, "DELETE", f"/{private}", 204)
        assert [one["id"] for one in (await ask(bob, "GET", ""))["tournaments"]] == [public]
        for _ in range(3):
            await ask(alice, "POST", "", 201, **WISH)
        await ask(alice, "POST", "", 429, **WISH)

    with_house(test)


def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    known: dict[str, Any] = {}

    async def before(house: House) -> None:
        identity, guests = await entered(house, NAMES[:4])
        view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
        # a duel ends, but the table is closed before the result is entered
        house.hub.tournaments.finished = lambda identity: None  # type: ignore[method-assign]
        house.hub.finished = lambda identity: None
        await give_up(house, guests, view, view["pairings"][0], view["pairings"][0]["second"])
        await house.settle()
        known.update(identity=identity, tokens=[guest.token for guest in guests], view=view)

    async def after(house: House) -> None:
        guests = [await house.guest(token=token) for token in known["tokens"]]
        view = await until(guests[0], known["identity"], lambda one: one["pairings"][0]["score"] is not None)
        assert tuple(view["pairings"][0]["score"]) == (1, 0, 0)
        second = view["pairings"][1]
        assert second["room"] == known["view"]["pairings"][1]["room"]
        await give_up(house, guests, view, second, second["first"])
        await until(guests[0], known["identity"], lambda one: one["round"] == 2)

    with_house(before, url)
    with_house(after, url)


def test_rated_tournaments_rate_matches_of_people() -> None:
    async def test(house: House) -> None:
        identity, guests = await entered(house, NAMES[:2], rated=True, kind="double-elimination")
        view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
        for _ in range(2):
            view = await until(guests[0], identity, lambda one: any(pair["score"] is None for pair in one["pairings"]))
            pairing = next(one for one in view["pairings"] if one["score"] is None)
            await give_up(house, guests, view, pairing, 1)
            await until(
                guests[0],
                identity,
                lambda one, node=pairing["node"]: any(
                    pair["node"] == node and pair["score"] is not None for pair in one["pairings"]
                ),
            )
        view = await until(guests[0], identity, lambda one: one["status"] == "over")
        assert view["standings"][0]["entrant"] == 0
        assert (await house.hub.rating(guests[0].account.id, "yugioh"))[0] > 1650

    with_house(test)


def test_the_organiser_ends_it_and_forgotten_ones_end_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        identity, guests = await entered(house, NAMES[:3])
        await ask(guests[0], "POST", f"/{identity}/begin", 201)
        await ask(guests[1], "DELETE", f"/{identity}", 403)
        await ask(guests[0], "DELETE", f"/{identity}", 204)
        assert (await ask(guests[1], "GET", f"/{identity}"))["status"] == "over"
        forgotten, _ = await entered(house, ("Dora",))
        played, more = await entered(house, ("Eve", "Finn"))
        await ask(more[0], "POST", f"/{played}/begin", 201)
        await house.hub.tournaments.forget_old()
        assert (await ask(more[0], "GET", f"/{played}"))["status"] == "playing"
        for name in ("IDLE_OPEN", "IDLE_PLAYING"):
            monkeypatch.setattr(tournaments, name, -1.0)
        await house.hub.tournaments.forget_old()
        assert (await ask(more[0], "GET", f"/{played}"))["status"] == "over"
        await ask(more[0], "GET", f"/{forgotten}", 404)

    with_house(test)
