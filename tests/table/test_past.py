"""Going back and forth in long solo play: the same moments, with few of them kept."""

from __future__ import annotations

import gc
import random

import pytest
from tests.table.house import House, with_house

from duelkit.table.past import EVERY, MOST_PAST
from duelkit.table.protocols import Json


@pytest.mark.parametrize(
    "game, deck, opponent, mode",
    [
        ("yugioh", "synchron", "random", "auto"),
        ("yugioh", "magician_pendulum", "self", "always"),
        ("judgment", "fire", "self", "auto"),
    ],
)
def test_every_question_is_come_back_to_with_few_kept(game: str, deck: str, opponent: str, mode: str) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game=game, deck=deck, opponent=opponent, seed=4)
        await guest.say(type="windows", room=room, mode=mode)
        inside = house.hub.rooms[room]
        rng = random.Random(7)
        seen: list[tuple[Json, Json | None]] = []
        state = await guest.asked(room)
        while state["outcome"] is None and len(seen) < 3 * EVERY + 5:
            seen.append((state["view"], state["ask"]["options"]))
            after = len(guest.heard)
            await guest.choose(room, state, rng.randrange(len(state["ask"]["options"])))
            state = await guest.asked(room, after)
        seen.append((state["view"], state["ask"] and state["ask"]["options"]))
        count = len(seen) - 1
        assert count > 2 * EVERY
        assert len(inside.course.past._kept) == -(-count // EVERY)

        async def go(how: str) -> object:
            after = len(guest.heard)
            await guest.say(type=how, room=room)
            found = await guest.asked(room, after)
            return found["view"], found["ask"] and found["ask"]["options"]

        for at in reversed(range(count)):
            assert await go("undo") == seen[at], at
        for at in range(1, count + 1):
            assert await go("redo") == seen[at], at
        for at in reversed(range(count - EVERY, count)):
            assert await go("undo") == seen[at], at
        steps = [(step.player, step.option) for step in inside.course.desk.record.steps]  # type: ignore[union-attr]
        stored = await house.hub.store.room(room)
        assert stored is not None and [(step.player, step.option) for step in stored[1]] == steps

    with_house(test)


def test_only_so_many_questions_are_remembered() -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(game="judgment", deck="fire", opponent="self", seed=4)
        inside = house.hub.rooms[room]
        assert inside.course.desk is not None
        gc.collect()
        for steps in range(5 * MOST_PAST):
            inside.course.past.note(type(inside.course.place())(steps), inside.course.desk)
        assert len(inside.course.past.back) == MOST_PAST
        assert len(inside.course.past._kept) <= MOST_PAST // EVERY + 2
        assert min(place.steps for place in inside.course.past._kept) <= inside.course.past.back[0].steps

    with_house(test)
