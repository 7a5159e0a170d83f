"""Whatever is asked of the table, its event loop does nothing for long: others are not kept waiting.

What counts is the time that the loop's own thread has worked at a stretch, not what passed on the clock. On a busy
machine that is now and then far more than usual; what really keeps others waiting does so every time.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from asyncio import events
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2
import pytest
from tests.table.house import Guest, House

from duelkit import games, yugioh
from duelkit.kernel import record as compiled
from duelkit.table import Settings, make_app
from duelkit.table.hub import Hub
from duelkit.yugioh.records import Recorder

COMPILED: Final = not compiled.__file__.endswith(".py")
MOST: Final = 0.02 if COMPILED else 0.08
"""Seconds at a stretch; in plain Python each decision of the engine takes ten times as long."""
TRIES: Final = 3


class Stretch:
    """The longest time that the loop's thread worked at a stretch, and at what."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.what = ""


@contextmanager
def watched() -> Iterator[Stretch]:
    """Watch the loop."""
    longest = Stretch()
    run = events.Handle._run

    def measured(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        spent = time.thread_time() - began
        if spent > longest.seconds:
            longest.seconds, longest.what = spent, repr(handle)[:300]

    events.Handle._run = measured  # type: ignore[method-assign, assignment]
    try:
        yield longest
    finally:
        events.Handle._run = run  # type: ignore[method-assign]


class Place(House):
    """A table with all that belongs to it, without sockets."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub


Test = Callable[[Place, httpx2.AsyncClient, Stretch], Awaitable[None]]


def at_table(test: Test, url: str = "sqlite://") -> None:
    """Run a test at a whole table, and demand that nothing took long: in one of a few tries."""
    for _ in range(TRIES):
        longest = asyncio.run(stretch_of(test, url))
        if longest.seconds < MOST:
            return
    raise AssertionError(f"{1000 * longest.seconds:.0f} ms: {longest.what}")


async def stretch_of(test: Test, url: str) -> Stretch:
    """Run a test at a whole table in which everything has been used once."""
    app = make_app(Settings(url, workers=1, cover=False))
    async with app.router.lifespan_context(app):
        place = Place(app.state.hub)
        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost", timeout=120) as client:
            guest = await place.guest()
            for game, deck in (("yugioh", "synchron"), ("judgment", "fire")):
                room = await guest.room(game=game, deck=deck, opponent="self", seed=1)
                state = await guest.asked(room)
                await guest.choose(room, state, 0)
                await place.settle()
            await client.get("/api/games")
            gc.collect()
            gc.freeze()
            with watched() as longest:
                await test(place, client, longest)
            return longest


def long_duel(steps: int) -> Recorder:
    """A long duel in which little happens: decks of 200 cards, every turn is ended, what is too much is discarded."""
    deck = yugioh.load_deck("plain")
    big = yugioh.Deck("big", (deck.main * 5)[:200], ())
    recorder = Recorder(yugioh.edition("ex04"), (big, big), 7)
    rng = random.Random(3)
    while recorder.duel.outcome is None and len(recorder.record.steps) < steps:
        assert recorder.duel.decision is not None
        recorder.choose(rng.choice(recorder.duel.decision.options))
    return recorder


def test_replays_of_long_uploads() -> None:
    text = long_duel(1500).record.text()

    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        sent = await client.post("/api/replays", content=text)
        assert sent.status_code == 201, sent.text
        about = sent.json()
        assert about["steps"] > 400
        steps = [about["steps"], about["steps"] // 2, about["steps"] - 7]
        found = await asyncio.gather(
            *(
                client.get(f"/api/replays/{about['replay']}/{step}?side={side}")
                for step in steps
                for side in ("0", "both")
            )
        )
        assert [one.status_code for one in found] == [200] * len(found)
        assert (await client.get(f"/api/replays/{about['replay']}/file")).text.count("\n") > about["steps"]
        wrong = await client.post("/api/replays", content=text.replace("\n40. ", "\n40. 1 99 ;"))
        assert wrong.status_code == 400

    at_table(test)


def test_puzzles_and_analyses() -> None:
    text = long_duel(40).record.text()
    sent = [(game.identity, game.puzzles()[0].identity, option) for game in games.every() for option in (0, 1)]

    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        replay = (await client.post("/api/replays", content=text)).json()["replay"]
        found = await asyncio.gather(
            *(
                client.post(f"/api/puzzles/{what}", json={"game": game, "puzzle": puzzle, "made": [option]})
                for game, puzzle, option in sent
                for what in ("choose", "hint")
            ),
            *(client.get(f"/api/replays/{replay}/analysis/{step}") for step in range(2)),
        )
        assert {one.status_code for one in found} <= {200, 400}
        assert [one.status_code for one in found[-2:]] == [200] * 2

    at_table(test)


def test_indices_rules_decks_and_odds() -> None:
    codes = [card.passcode for card in yugioh.library().tested if not card.in_extra_deck][:200]
    deck = {"main": codes, "extra": [], "side": codes}
    listed = "#main\n" + "\n".join(map(str, codes))
    groups = [{"cards": codes[at : at + 100], "least": 3} for at in range(8)]

    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        asked = [
            client.get(path, headers={"accept-encoding": "gzip"})
            for path in (
                "/api/cards/yugioh?texts=1",
                "/api/cards/judgment?texts=1",
                "/api/rules",
                "/api/rules?search=a",
                "/api/rules?search=e+a+i+o",
                "/api/rules/compare",
                f"/api/cards/yugioh/{codes[0]}",
                "/",
            )
        ]
        asked += [
            client.post("/api/decks/check", json={"game": "yugioh", "deck": deck}),
            client.post("/api/decks/hands", json={"game": "yugioh", "deck": deck, "count": 20, "groups": groups}),
            client.post("/api/decks/export", json={"game": "yugioh", "deck": deck, "format": "deck"}),
            client.post("/api/decks/import", json={"game": "yugioh", "text": listed}),
        ]
        found = await asyncio.gather(*asked)
        assert [one.status_code for one in found] == [200] * len(found), [one.text[:100] for one in found]

    at_table(test)


def test_decks_of_many_cards_in_rooms() -> None:
    codes = [card.passcode for card in yugioh.library().tested][:200]

    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        guest = await place.guest()
        for number in range(4):
            await guest.say(
                type="create",
                game="yugioh",
                deck={"main": codes, "extra": codes, "side": codes},
                opponent="self",
                opponent_deck={"main": codes, "extra": codes, "side": codes},
                id=number,
            )
            assert (
                await guest.until(lambda found, number=number: found.get("id") == number)  # type: ignore[misc]
            )["code"] == "bad_deck"

    at_table(test)


def test_the_way_back_and_branches_of_long_duels(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"

    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        guest = await place.guest()
        room = await guest.room(game="yugioh", edition="ex04", deck="plain", opponent="self", seed=2)
        state = await guest.asked(room)
        rng = random.Random(5)
        count = 0
        while state["outcome"] is None and count < 250:
            after = len(guest.heard)
            await guest.choose(room, state, rng.randrange(len(state["ask"]["options"])))
            state = await guest.asked(room, after)
            count += 1
        for how in ("undo",) * 20 + ("redo",) * 10:
            after = len(guest.heard)
            await guest.say(type=how, room=room)
            state = await guest.asked(room, after)
        for card in range(0, 80, 9):
            await guest.say(type="why", room=room, card=card)
        await guest.say(type="why", room=room)
        for number in range(3):
            await guest.say(type="branch", room=room, id=number)
            await guest.until(lambda found, number=number: found.get("id") == number)  # type: ignore[misc]
        await place.settle()
        # put away and brought back, by many at once who hear the whole log
        inside = place.hub.rooms.pop(room)
        await inside.play.close()
        guests = [await place.guest(token=guest.token) for _ in range(5)]
        await asyncio.gather(*(one.say(type="join", room=room) for one in guests))
        for one in guests:
            assert (await one.asked(room))["log"]

    at_table(test, url)


def test_forecasts_and_reasons() -> None:
    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        guest = await place.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=3)
        state = await guest.asked(room)
        rng = random.Random(4)
        for count in range(40):
            if state["outcome"] is not None:
                break
            for option in range(0, len(state["ask"]["options"]), 5):
                await guest.say(type="forecast", room=room, option=option)
            await guest.say(type="why", room=room, card=rng.randrange(60))
            after = len(guest.heard)
            await guest.choose(room, state, rng.randrange(len(state["ask"]["options"])))
            state = await guest.asked(room, after)

    at_table(test)


def test_a_crowd_that_watches() -> None:
    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        alice, bob = await place.guest("Alice"), await place.guest("Bob")
        room = await alice.room(game="yugioh", deck="synchron", opponent="friend", first="me")
        await bob.say(type="join", room=room, deck="synchron")
        crowd: list[Guest] = [await place.guest(f"C{number}") for number in range(60)]
        for one in crowd:
            await one.say(type="join", room=room, watch=True)
        await place.settle()
        for _turn in range(12):
            player = next(one for one in (alice, bob) if one.last("state", room)["ask"] is not None)
            await player.choose(room, player.last("state", room), 0)
            await place.settle()
        assert all(one.last("state", room)["seq"] > 3 for one in crowd)

    at_table(test)


def test_the_lobby_with_many_rooms() -> None:
    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        guests = [await place.guest(f"G{number}") for number in range(30)]
        for guest in guests[:8]:
            for _room in range(25):
                await guest.say(type="create", game="judgment", deck="fire", opponent="friend", public=True)
        for guest in guests:
            # each on a connection of its own
            await place.hub.slices.fair(guest.say(type="lobby"))
            await asyncio.sleep(0)
        await asyncio.sleep(1.2)

    at_table(test)


@pytest.mark.parametrize("size", [20_000])
def test_messages_as_large_as_can_be(size: int) -> None:
    async def test(place: Place, client: httpx2.AsyncClient, _: Stretch) -> None:
        guest = await place.guest()
        await guest.say(type="create", game="yugioh", deck={"main": [1] * 200}, opponent="self", title="x" * 60_000)
        for body in (b"[" * 60_000, json.dumps({"game": "yugioh", "deck": {"main": [1] * size}}).encode()[:64_000]):
            assert (await client.post("/api/decks/check", content=body)).status_code == 400

    at_table(test)
