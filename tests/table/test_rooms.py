"""Rooms: from making one to the end of a duel, alone, against the computer, together, and after a restart."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from tests.table.house import Guest, House, quiet, with_house

from duelkit.table.answers import Answer

GAMES = [("yugioh", "synchron"), ("judgment", "fire")]


async def play(guest: Guest, room: str, seed: int = 1, most: int = 3000) -> int:
    """Play at random to the end; answers how many questions were answered."""
    rng = random.Random(seed)
    after = max((at for at, found in enumerate(guest.heard) if found["type"] == "state"), default=0)
    for count in range(most):
        state = await guest.asked(room, after)
        if state["outcome"] is not None:
            return count
        after = len(guest.heard)
        await guest.choose(room, state, rng.randrange(len(state["ask"]["options"])))
    raise AssertionError("the duel does not end")


@pytest.mark.parametrize("game, deck", GAMES)
@pytest.mark.parametrize("opponent", ["random", "self"])
def test_duel_to_the_end(game: str, deck: str, opponent: str) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game=game, deck=deck, opponent=opponent, seed=5)
        assert await play(guest, room) > 5
        end = guest.last("state", room)
        assert end["ask"] is None and end["waiting"] is False and end["outcome"]["text"]["ja"]
        await house.settle()
        assert guest.last("room", room)["status"] == "over"
        states = [found for found in guest.heard if found["type"] == "state"]
        assert [found["seq"] for found in states] == list(range(1, len(states) + 1))

    with_house(test)


@pytest.mark.parametrize("game, deck", GAMES)
def test_greedy_computer_answers_from_its_own_process(game: str, deck: str) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game=game, deck=deck, opponent="greedy", seed=2, first="other")
        state = await guest.asked(room)
        turns = 0
        while state["outcome"] is None and turns < 3:
            turns = state["view"]["turn"]
            after = len(guest.heard)
            await guest.choose(room, state, quiet(state["ask"]))
            state = await guest.asked(room, after)
        own = [
            entry for found in guest.heard if found["type"] == "state" for entry in found["log"] if entry["player"] == 1
        ]
        assert own, "the computer has done nothing"

    with_house(test)


def test_a_computer_that_is_gone_answers_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object) -> int:
        raise BrokenProcessPool("killed")

    async def test(house: House) -> None:
        monkeypatch.setattr(house.hub.computers, "think", gone)
        guest = await house.guest()
        room = await guest.room(game="yugioh", deck="plain", opponent="greedy", seed=2, first="other")
        assert await play(guest, room) > 5

    with_house(test)


def test_two_people_and_one_who_watches() -> None:
    async def test(house: House) -> None:
        alice, bob, carol = [await house.guest(name) for name in ("Alice", "Bob", "Carol")]
        room = await alice.room(game="yugioh", deck="synchron", opponent="friend", public=True, title="come in")
        await carol.say(type="lobby")
        assert carol.last("lobby")["rooms"][0]["title"] == "come in"
        await bob.say(type="join", room=room, id=1)
        refused = await bob.until(lambda found: found.get("id") == 1)
        assert refused["code"] == "bad_deck"
        await bob.say(type="join", room=room, deck="magician_pendulum", id=2)
        assert (await bob.until(lambda found: found.get("id") == 2))["you"] == 1
        await carol.say(type="join", room=room, watch=True, id=3)
        assert (await carol.until(lambda found: found.get("id") == 3))["you"] is None
        await house.settle()
        for guest, other in ((alice, 1), (bob, 0)):
            state = guest.last("state", room)
            assert state["view"]["sides"][0]["player"] == 1 - other
            assert all(card["passcode"] for card in state["view"]["sides"][0]["hand"])
            assert not any(card["passcode"] for card in state["view"]["sides"][1]["hand"])
        watched = carol.last("state", room)
        assert watched["you"] is None and watched["ask"] is None
        assert not any(card["passcode"] for side in watched["view"]["sides"] for card in side["hand"])
        players = [alice, bob]
        rng = random.Random(3)
        seen = [0, 0]
        for _ in range(60):
            await house.settle()
            for seat, guest in enumerate(players):
                states = [at for at, found in enumerate(guest.heard) if found["type"] == "state"]
                if states and states[-1] >= seen[seat] and guest.heard[states[-1]]["ask"] is not None:
                    seen[seat] = len(guest.heard)
                    asked = guest.heard[states[-1]]["ask"]
                    await guest.choose(room, guest.heard[states[-1]], rng.randrange(len(asked["options"])))
        assert all(found["ask"] is None for found in carol.heard if found["type"] == "state")
        await bob.say(type="surrender", room=room)
        await house.settle()
        assert alice.last("state", room)["outcome"]["winner"] == 0
        assert alice.last("state", room)["outcome"]["reason"] == "surrender"
        await alice.say(type="rematch", room=room)
        await house.settle()
        assert alice.last("room", room)["next"] is None
        await bob.say(type="rematch", room=room)
        await house.settle()
        new = alice.last("room", room)["next"]
        assert new and new == bob.last("room", room)["next"]
        await alice.say(type="join", room=new, id=4)
        assert (await alice.until(lambda found: found.get("id") == 4))["you"] == 1, "they change places"

    with_house(test)


@pytest.mark.parametrize("game, deck", GAMES)
def test_undo_redo_and_branch(game: str, deck: str) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game=game, deck=deck, opponent="random", seed=4)
        pictures = []
        state = await guest.asked(room)
        for _ in range(6):
            pictures.append((state["view"], [option["text"] for option in state["ask"]["options"]]))
            after = len(guest.heard)
            await guest.choose(room, state, 0)
            state = await guest.asked(room, after)
        for wanted in reversed(pictures):
            after = len(guest.heard)
            await guest.say(type="undo", room=room)
            state = await guest.asked(room, after)
            assert (state["view"], [option["text"] for option in state["ask"]["options"]]) == wanted
            assert "log_after" in state
        for wanted in pictures[1:]:
            after = len(guest.heard)
            await guest.say(type="redo", room=room)
            state = await guest.asked(room, after)
            assert (state["view"], [option["text"] for option in state["ask"]["options"]]) == wanted
        await guest.say(type="branch", room=room, id=8)
        branch = await guest.until(lambda found: found.get("id") == 8)
        other = await guest.asked(branch["room"])
        assert other["view"] == state["view"] and branch["room"] != room
        await guest.choose(branch["room"], other, 0)
        await house.settle()
        assert guest.last("state", room)["view"] == state["view"], "the old room stays"

    with_house(test)


@pytest.mark.parametrize("game, deck", GAMES)
def test_room_comes_back_after_a_restart(game: str, deck: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    kept: dict[str, object] = {}

    async def before(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game=game, deck=deck, opponent="random", seed=6)
        state = await guest.asked(room)
        for _ in range(12):
            after = len(guest.heard)
            await guest.choose(room, state, len(state["ask"]["options"]) // 2)
            state = await guest.asked(room, after)
        kept.update(room=room, token=guest.token, view=state["view"], options=state["ask"]["options"])

    async def afterwards(house: House) -> None:
        guest = await house.guest(token=str(kept["token"]))
        room = str(kept["room"])
        await guest.say(type="join", room=room)
        state = await guest.asked(room)
        assert state["view"] == kept["view"] and state["ask"]["options"] == kept["options"]
        assert state["log"][0]["n"] <= 3, "the whole log is told again"
        after = len(guest.heard)
        await guest.say(type="undo", room=room)
        assert (await guest.asked(room, after))["ask"] != state["ask"]
        assert await play(guest, room, 2) > 0

    with_house(before, url)
    with_house(afterwards, url)


def test_reconnect_gets_the_same_picture() -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="yugioh", deck="synchron", opponent="random", seed=6)
        state = await guest.asked(room)
        house.hub.gone(guest)
        again = await house.guest(token=guest.token)
        await again.say(type="join", room=room)
        new = await again.asked(room)
        assert new["view"] == state["view"] and new["ask"] == state["ask"]

    with_house(test)


def test_clock_ends_the_turn_of_who_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = await alice.room(game="yugioh", deck="synchron", opponent="friend", clock=30, first="me")
        await bob.say(type="join", room=room, deck="synchron")
        state = await alice.asked(room)
        assert 25 <= state["ask"]["seconds"] <= 30
        inside = house.hub.rooms[room]
        inside.actor.post(lambda: inside.play.time_out(0))
        turn = await bob.asked(room)
        assert turn["view"]["turn"] == 2 and turn["view"]["turn_player"] == 1

    with_house(test)


def test_answers_to_a_question_that_is_over_are_refused() -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        state = await guest.asked(room)
        await guest.say(type="choose", room=room, ask=state["ask"]["id"], option=0)
        await guest.say(type="choose", room=room, ask=state["ask"]["id"], option=0, id=1)
        assert (await guest.until(lambda found: found.get("id") == 1))["code"] == "stale"
        await guest.say(type="choose", room=room, ask=state["ask"]["id"] + 1, option=99, id=2)
        assert (await guest.until(lambda found: found.get("id") == 2))["code"] == "not_offered"
        other = await house.guest("Mallory")
        await other.say(type="choose", room=room, ask=1, option=0, id=3)
        assert (await other.until(lambda found: found.get("id") == 3))["code"] == "not_seated"
        await other.say(type="join", room=room, watch=True, id=4)
        assert (await other.until(lambda found: found.get("id") == 4))["code"] == "not_allowed"
        await other.say(type="join", room="nowhere", id=5)
        assert (await other.until(lambda found: found.get("id") == 5))["code"] == "unknown_room"

    with_house(test)


def test_match_with_side_decks() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        deck = "goat_warrior_toolbox"
        room = await alice.room(game="yugioh", edition="ex04", deck=deck, opponent="friend", best_of=3)
        await bob.say(type="join", room=room, deck=deck)
        await house.settle()
        chooser = next(
            guest
            for guest in (alice, bob)
            if any(found["type"] == "siding" and found["ask"] for found in guest.heard)
            or any(found["type"] == "state" for found in guest.heard)
        )
        siding = [found for found in chooser.heard if found["type"] == "siding"]
        if siding:
            await chooser.say(type="choose", room=room, ask=siding[-1]["ask"]["id"], option=0)
        await alice.asked(room) if chooser is alice else await bob.asked(room)
        await bob.say(type="surrender", room=room)
        await house.settle()
        assert alice.last("room", room)["status"] == "siding"
        assert [seat["wins"] for seat in alice.last("room", room)["seats"]] == [1, 0]
        own = alice.last("siding", room)["deck"]
        exchanged = {**own, "main": [own["side"][0], *own["main"][1:]], "side": [own["main"][0], *own["side"][1:]]}
        await alice.say(type="side", room=room, deck={**own, "main": own["main"][1:]}, id=1)
        assert (await alice.until(lambda found: found.get("id") == 1))["code"] == "bad_deck"
        await alice.say(type="side", room=room, deck=exchanged)
        await bob.say(type="side", room=room, deck=bob.last("siding", room)["deck"])
        await house.settle()
        asked = bob.last("siding", room)["ask"]
        assert asked is not None and len(asked["options"]) == 2, "who lost chooses"
        assert alice.last("siding", room)["ask"] is None
        await bob.say(type="choose", room=room, ask=asked["id"], option=0)
        await house.settle()
        assert alice.last("room", room)["status"] == "playing" and alice.last("room", room)["duel"] == 2
        inside = house.hub.rooms[room]
        assert sorted(inside.course.match.decks[0].cards(), key=repr) != [], "the match goes on"  # type: ignore[attr-defined]
        stored = {card.passcode for card in inside.course.match.decks[0].side}  # type: ignore[attr-defined]
        assert own["main"][0] in stored
        await alice.say(type="surrender", room=room)
        await house.settle()
        for guest in (alice, bob):
            await guest.say(type="side", room=room, deck=guest.last("siding", room)["deck"])
        await house.settle()
        asked = alice.last("siding", room)["ask"]
        await alice.say(type="choose", room=room, ask=asked["id"], option=1)
        await house.settle()
        await bob.say(type="surrender", room=room)
        await house.settle()
        assert alice.last("room", room)["status"] == "over"
        assert [seat["wins"] for seat in alice.last("room", room)["seats"]] == [2, 1]

    with_house(test)


def test_slow_store_keeps_the_order() -> None:
    """What is decided is stored before anybody sees it."""

    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=1)
        state = await guest.asked(room)
        order: list[str] = []
        add = house.hub.store.add_step

        async def slow(*what: object) -> None:
            await asyncio.sleep(0.05)
            await add(*what)  # type: ignore[arg-type]
            order.append("stored")

        house.hub.store.add_step = slow  # type: ignore[assignment]
        guest.heard.clear()
        send = guest.send

        def noted(message: Answer) -> None:
            order.append(str(message.__struct_config__.tag))
            send(message)

        guest.send = noted  # type: ignore[method-assign]
        await guest.choose(room, state, 0)
        await asyncio.sleep(0.2)
        assert order.index("stored") < order.index("state")

    with_house(test)
