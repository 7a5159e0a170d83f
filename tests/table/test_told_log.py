"""The log stays as it was told: who comes late, comes back, or sees a room that was put away, reads the same lines."""

from __future__ import annotations

import random

import pytest
from tests.table.house import Guest, House, quiet, with_house

from duelkit.table import audience
from duelkit.table.answers import Entry
from duelkit.table.config import RoomConfig, begin_duel, made_deck
from duelkit.table.games import yugioh_screen
from duelkit.table.games.context import SPECTATOR
from duelkit.table.protocols import Json
from duelkit.yugioh.state.log import L_ATTACK, newest_first

DUELS = [
    ("yugioh", edition, decks)
    for edition, decks in (
        ("ex04", ("chaos_2005", "goat_warrior_toolbox")),
        ("mr3", ("synchron", "magician_pendulum")),
        ("mr3", ("plain", "plain")),
        ("mr20", ("link_allstars", "link_cyberse_starter")),
        ("ex04+mixed", ("goat_warrior_toolbox", "synchron")),
    )
] + [("judgment", "", ("fire", "water")), ("judgment", "", ("biolith", "wood"))]
MOST = 120


@pytest.mark.parametrize("game, edition, decks", DUELS)
def test_random_duels_are_told_live_as_they_are_told_later(game: str, edition: str, decks: tuple[str, str]) -> None:
    hidden = 0
    for seed in range(6):
        config = RoomConfig(game, edition, "friend", seed=seed)
        first, second = (made_deck(config, name) for name in decks)
        desk = begin_duel(config, (first, second))
        rng = random.Random(seed)
        live: list[list[Entry]] = [[], [], []]
        told = 0
        for _ in range(MOST):
            decision = desk.decision
            if decision is None:
                break
            for viewer, lines in enumerate(live):
                lines += desk.screen.entries(viewer, told, True)
            told = desk.screen.newest()
            desk.choose(rng.choice([each for each in decision.options if each != decision.idle]))
        for viewer, lines in enumerate(live):
            lines += desk.screen.entries(viewer, told, True)
        again = begin_duel(config, (first, second))
        for step in desk.record.steps:
            while again.decision is not None and again.decision.alone():
                again.choose(next(each for each in again.decision.options if each != again.decision.idle))
            again.choose(step.option)
        while again.screen.newest() < desk.screen.newest() and again.decision is not None:
            again.choose(next(each for each in again.decision.options if each != again.decision.idle))
        for viewer in (0, 1, SPECTATOR):
            assert again.screen.news(viewer, 0, True) == live[viewer], (seed, viewer)
        hidden += sum("a face-down monster" in str(line.text) for line in live[SPECTATOR])
    assert hidden or "ex04" not in edition, "some monster was attacked face-down"


def test_a_long_log_is_told_in_portions_and_in_several_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "LINES", 7)
    monkeypatch.setattr(yugioh_screen, "PORTION", 3)

    async def test(house: House) -> None:
        alice = await house.guest()
        room = await alice.room(game="yugioh", edition="mr3", deck="synchron", opponent="self", seed=4)
        rng = random.Random(1)
        for _ in range(25):
            state = await alice.asked(room)
            await alice.choose(room, state, rng.randrange(len(state["ask"]["options"])))
            await house.settle()
        before = len(alice.heard)
        later = await house.guest(token=alice.token)
        await later.say(type="join", room=room)
        await house.settle()
        states = [found for found in later.heard if found["type"] == "state"]
        assert len(states) > 2 and [found["seq"] for found in states] == list(range(1, len(states) + 1))
        assert all(len(found["log"]) == 7 for found in states[:-1]) and 0 < len(states[-1]["log"]) <= 7
        assert all(found["view"] == states[0]["view"] for found in states)
        assert [line["n"] for line in lines(later, room)] == list(range(1, len(lines(later, room)) + 1))
        desk = house.hub.rooms[room].course.desk
        assert desk is not None and desk.decision is not None
        monkeypatch.setattr(yugioh_screen, "PORTION", 10_000)
        viewer = states[0]["you"]
        assert [line["kind"] for line in lines(later, room)] == [
            type(entry).__struct_config__.tag for entry in desk.screen.news(viewer, 0, False)
        ]
        # the way back: what no longer holds is said once, with the first of the messages
        await alice.say(type="undo", room=room)
        await house.settle()
        assert next(found for found in alice.heard[before:] if found["type"] == "state").get("log_after") is not None

    with_house(test)


def lines(guest: Guest, room: str) -> list[Json]:
    return [
        line for state in guest.heard if state["type"] == "state" and state["room"] == room for line in state["log"]
    ]


def test_a_room_that_was_put_away_tells_its_log_as_before() -> None:
    """A monster that was attacked face-down and is known by now is told as it was."""

    async def test(house: House) -> None:
        guest, watcher = await house.guest(), await house.guest("Bob")
        other = await house.guest("Carol")
        room = await guest.room(game="yugioh", edition="ex04", deck="chaos_2005", opponent="friend")
        await other.say(type="join", room=room, deck="goat_warrior_toolbox")
        await watcher.say(type="join", room=room, watch=True)
        people = (guest, other)
        await house.settle()
        while True:
            desk = house.hub.rooms[room].course.desk
            assert desk is not None and desk.decision is not None
            log = desk.duel.log
            if any(entry.kind == L_ATTACK and entry.a >= 0 and entry.b != 7 for entry in newest_first(log)):
                break
            asked = people[desk.decision.player]
            state = asked.last("state", room)
            verbs = [option["verb"] for option in state["ask"]["options"]]
            wishes = (("attack", "summon", "to_battle"), ("set_monster",))[desk.decision.player]
            eager = [verbs.index(verb) for verb in wishes if verb in verbs]
            await asked.choose(room, state, eager[0] if eager else quiet(state["ask"]))
            await house.settle()
        told = [lines(found, room) for found in (guest, other, watcher)]
        inside = house.hub.rooms.pop(room)
        await inside.play.close()
        for known, before in zip((guest, other, watcher), told, strict=True):
            late = await house.guest(token=known.token)
            await late.say(type="join", room=room, watch=known is watcher)
            await house.settle()
            assert lines(late, room) == before

    with_house(test)
