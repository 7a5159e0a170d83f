"""Matches against the computer: it exchanges cards, chooses who begins, and plays each duel with its changed deck."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.house import Guest, House, quiet, with_house

from duelkit.players.yugioh import siding
from duelkit.recording import SURRENDER
from duelkit.table.protocols import Json
from duelkit.yugioh.match import MatchView

DECK = "goat_warrior_toolbox"
WISH: dict[str, Any] = {
    "game": "yugioh",
    "edition": "ex04",
    "deck": DECK,
    "opponent": "greedy",
    "opponent_deck": DECK,
    "best_of": 3,
    "first": "me",
}


async def handed_in(house: House, guest: Guest, room: str) -> Json:
    """Hand in the deck as it is; the siding message after it."""
    await guest.say(type="side", room=room, deck=guest.last("siding", room)["deck"])
    await house.settle()
    return guest.last("siding", room)


def test_a_match_is_played_to_its_end_and_survives_a_restart() -> None:
    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(**WISH)
        state = await alice.asked(room)
        shown = alice.last("room", room)
        assert shown["best_of"] == 3 and shown["solo"]
        await alice.say(type="surrender", room=room)
        await house.settle()
        assert alice.last("room", room)["status"] == "siding"
        assert [seat["wins"] for seat in alice.last("room", room)["seats"]] == [0, 1]
        siding = await handed_in(house, alice, room)
        # who lost chooses; the computer has already exchanged its cards
        assert siding["ask"] is not None
        # the table is closed and opened again between the duels
        await house.hub._put_away(house.hub.rooms[room])
        await alice.say(type="join", room=room)
        await house.settle()
        await handed_in(house, alice, room)
        ask = alice.last("siding", room)["ask"]
        await alice.say(type="choose", room=room, ask=ask["id"], option=1)
        state = await alice.until(
            lambda one: one["type"] == "state" and one["duel"] == 2 and (one["ask"] is not None), len(alice.heard) - 1
        )
        for _ in range(40):
            if state["view"]["turn"] > 1:
                break
            seen = len(alice.heard)
            await alice.choose(room, state, quiet(state["ask"]))
            state = await alice.asked(room, seen)
        # the computer has played the first turn of the second duel, in a process that knows only this duel
        inside = house.hub.rooms[room].course
        assert inside.duel_number == 2 and state["view"]["turn"] > 1
        assert any(step.player == 1 for step in inside.on_table.record.steps)
        await alice.say(type="surrender", room=room)
        await house.settle()
        assert alice.last("room", room)["status"] == "over"
        assert [seat["wins"] for seat in alice.last("room", room)["seats"]] == [0, 2]

    with_house(test)


def test_who_comes_back_is_asked_again_who_goes_first() -> None:
    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(**WISH)
        await alice.asked(room)
        await alice.say(type="surrender", room=room)
        await house.settle()
        ask = (await handed_in(house, alice, room))["ask"]
        seen = len(alice.heard)
        await alice.say(type="join", room=room)
        await house.settle()
        siding = next(one for one in alice.heard[seen:] if one["type"] == "siding")
        state = next(one for one in alice.heard[seen:] if one["type"] == "state")
        assert siding["ask"]["why"] == "order" and siding["ask"]["id"] == ask["id"]
        assert state["ask"] is None and state["outcome"] is not None

    with_house(test)


def test_the_computer_exchanges_cards_by_what_it_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[MatchView] = []
    choose = siding.AnsweringSideDecker.choose

    def noted(self: siding.AnsweringSideDecker, view: MatchView) -> int:
        views.append(view)
        return choose(self, view)

    monkeypatch.setattr(siding.AnsweringSideDecker, "choose", noted)

    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(**WISH)
        await alice.asked(room)
        inside = house.hub.rooms[room]
        await inside.play.carry_out(1, SURRENDER)
        inside.actor.post(inside.play.proceed)
        await house.settle()
        assert alice.last("room", room)["status"] == "siding" and views == []
        seen = len(alice.heard)
        await handed_in(house, alice, room)
        # it lost, so it chooses who begins, and nobody asks the person
        assert not any(one["type"] == "siding" and one["ask"] for one in alice.heard[seen:])
        assert alice.last("room", room)["duel"] == 2 and alice.last("room", room)["status"] == "playing"
        assert views and all(view.player == 1 and view.duel is None for view in views)

    with_house(test)


def test_nobody_goes_back_in_a_match_and_its_seed_stays_secret() -> None:
    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(**WISH)
        state = await alice.asked(room)
        seen = len(alice.heard)
        await alice.choose(room, state, quiet(state["ask"]))
        await alice.asked(room, seen)
        assert not alice.last("room", room)["can_undo"]
        for number, wish in enumerate(({"type": "undo"}, {"type": "branch"}), 20):
            await alice.say(**wish, room=room, id=number)
            answer = await alice.until(lambda one, number=number: one.get("id") == number)  # type: ignore[misc]
            assert (answer["type"], answer["code"]) == ("error", "not_allowed")
        await alice.say(type="create", id=30, **{**WISH, "opponent": "self"})
        assert (await alice.until(lambda one: one.get("id") == 30))["code"] == "bad_message"

    with_house(test)
