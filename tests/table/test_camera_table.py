"""Pictures of a mat at the table: what follows from them is told to who is asked, and nothing to anybody else."""

from __future__ import annotations

import asyncio
from typing import Any

import cv2
import httpx2
import numpy as np
import pytest
from cv2.typing import MatLike
from starlette.applications import Starlette
from tests.camera.hands import Hands
from tests.camera.scenes import View, lay, seen, spots
from tests.table.house import Guest, House, with_house

from duelkit.camera.codes import NO
from duelkit.judgment.state import codes
from duelkit.rulebook.cite import rule
from duelkit.table import camera
from duelkit.table.camera import BURST, LARGEST, look_at, size_of
from duelkit.table.refusals import Refusal

VIEW = View(blur=0.5, noise=2, height=55)


def jpeg(picture: MatLike) -> bytes:
    """A picture as a page sends it."""
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 80])[1].tobytes()


def of(hands: Hands) -> bytes:
    """A picture of a mat."""
    return jpeg(seen(lay(hands.lying(spots(VIEW))), VIEW))


class Sender:
    """Sends pictures to the table."""

    def __init__(self, house: House) -> None:
        self.app = Starlette(routes=camera.routes(house.hub))

    async def send(self, guest: Guest | None, room: str, data: bytes, language: str = "en") -> httpx2.Response:
        """One picture."""
        transport = httpx2.ASGITransport(app=self.app)
        headers = {} if guest is None else {"authorization": f"Bearer {guest.token}"}
        async with httpx2.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.post(f"/api/rooms/{room}/camera?language={language}", content=data, headers=headers)

    async def until_read(self, guest: Guest, room: str, data: bytes) -> Any:
        """The answer once a picture has been seen for a moment."""
        for _ in range(6):
            answer = await self.send(guest, room, data)
            assert answer.status_code == 200, answer.text
            await asyncio.sleep(0.12)
        return answer.json()


async def a_room(house: House) -> tuple[Guest, Guest, str]:
    """Two people at a table with a mat each."""
    alice, bob = await house.guest("Alice"), await house.guest("Bob")
    room = await alice.room(game="judgment", opponent="friend", deck="fire")
    await bob.say(type="join", room=room, deck="water")
    await alice.until(lambda found: found["type"] == "state")
    await house.settle()
    return alice, bob, room


@rule("EOJ-RECOG-04", "EOJ-RECOG-08")
def test_a_question_is_answered_with_a_card_on_the_mat() -> None:
    async def test(house: House) -> None:
        alice, bob, room = await a_room(house)
        sender, hands = Sender(house), Hands()
        state = alice.last("state") if alice.last("state")["ask"] else bob.last("state")
        asked, other = (alice, bob) if alice.last("state")["ask"] else (bob, alice)
        empty = await sender.until_read(asked, room, of(hands))
        assert empty["mat"] and empty["side"] == "lower" and empty["quiet"] and empty["option"] is None
        assert empty["how"] == ["On the mat: show Yes or No."] and empty["ask"] == state["ask"]["id"]
        hands.aside = [(NO, 0)]
        keeps = of(hands)
        # the other player's mat shows the same: nothing follows from it, and nothing of the question is told
        told = await sender.until_read(other, room, keeps)
        assert told["ask"] is None and told["option"] is None and told["how"] == [] and told["said"] == []
        found = None
        for _ in range(8):
            answer = (await sender.send(asked, room, keeps)).json()
            if answer["option"] is not None:
                found = answer
                break
            await asyncio.sleep(0.12)
        assert found is not None
        assert state["ask"]["options"][found["option"]]["verb"] == "keep"
        await asked.choose(room, state, found["option"])
        await house.settle()
        desk = house.hub.rooms[room].course.desk
        assert desk is not None and [codes.verb_of(step.option) for step in desk.record.steps] == [codes.O_KEEP]

    with_house(test)


def test_who_does_not_play_sends_nothing() -> None:
    async def test(house: House) -> None:
        alice, _, room = await a_room(house)
        sender, data = Sender(house), of(Hands())
        carol = await house.guest("Carol")
        for guest, where, status, code in (
            (None, room, 401, "bad_token"),
            (carol, room, 400, "not_seated"),
            (alice, "no-room", 404, "unknown_room"),
        ):
            answer = await sender.send(guest, where, data)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert (await sender.send(alice, room, data, "fr")).json()["error"]["code"] == "bad_message"
        assert (await sender.send(alice, room, b"x" * (LARGEST + 1))).status_code == 413
        assert (await sender.send(alice, room, b"no picture")).json()["error"]["message"] == (
            "not a picture; expected JPEG"
        )

    with_house(test)


def test_pictures_are_limited() -> None:
    async def test(house: House) -> None:
        alice, _, room = await a_room(house)
        sender = Sender(house)
        answers = [await sender.send(alice, room, b"x") for _ in range(int(BURST) + 8)]
        assert {answer.status_code for answer in answers} == {400, 429}
        assert answers[-1].json()["error"]["code"] == "slow_down"

    with_house(test)


def test_a_game_without_a_mat_says_so() -> None:
    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(game="yugioh", opponent="self", deck="plain", opponent_deck="plain")
        await alice.until(lambda found: found["type"] == "state")
        answer = await Sender(house).send(alice, room, of(Hands()))
        assert answer.json()["error"] == {
            "code": "not_allowed",
            "message": "this game is not played with a mat before a camera",
        }

    with_house(test)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xd8",
        b"\xff\xd8\xff",
        b"\x89PNG\r\n",
        b"\xff\xd8\xff\xe0\x00\x10" + b"x" * 40,
        b"\xff\xd8" + b"\xff\xe0\x00\x00" * 500,
    ],
)
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal, match="not a picture"):
        look_at(data)


def test_the_size_is_known_before_a_picture_is_read() -> None:
    small = jpeg(np.zeros((48, 64), np.uint8))
    assert size_of(small) == (64, 48) and look_at(small).mat is None
    at = small.index(b"\xff\xc0")
    bomb = small[: at + 5] + b"\xff\xff\xff\xff" + small[at + 9 :]
    with pytest.raises(Refusal, match="65535 × 65535 pixels"):
        look_at(bomb)
    with pytest.raises(Refusal, match="expected at most"):
        look_at(jpeg(np.zeros((2000, 2000), np.uint8)))
