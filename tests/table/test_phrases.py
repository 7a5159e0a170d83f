"""Ready phrases: everybody in the room receives them, players alone say them, and a few in a row at most."""

from __future__ import annotations

from tests.table.house import House, with_house


def test_players_say_phrases_to_everybody() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        room = await alice.room(game="yugioh", deck="plain", opponent="friend")
        await bob.say(type="join", room=room, deck="plain")
        await eve.say(type="join", room=room, watch=True)
        await bob.say(type="phrase", room=room, what="good_luck")
        for guest in (alice, bob, eve):
            found = await guest.until(lambda one: one["type"] == "said")
            assert found == {"type": "said", "room": room, "player": 1, "what": "good_luck"}
        await eve.say(type="phrase", room=room, what="hello")
        refused = await eve.until(lambda one: one["type"] == "error")
        assert refused["code"] == "not_seated"
        await alice.say(type="phrase", room=room, what="<b>anything</b>")
        assert (await alice.until(lambda one: one["type"] == "error"))["code"] == "bad_message"

    with_house(test)


def test_nobody_talks_without_end() -> None:
    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(game="yugioh", deck="plain", opponent="friend")
        for _ in range(3):
            await alice.say(type="phrase", room=room, what="thanks")
            await alice.until(lambda one: one["type"] == "said")
        await alice.say(type="phrase", room=room, what="thanks")
        assert (await alice.until(lambda one: one["type"] == "error"))["code"] == "slow_down"

    with_house(test)
