"""Nothing hidden shows: two worlds that differ only in what a viewer may not know send that viewer the same bytes.

Both worlds play the same duel over real sockets, dealt from deck lists in another order and with the cards numbered
anew. A card number is nothing but a name, so that numbers are compared by the order in which they come.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.two_worlds import PATIENCE, Client, Dealt, Json, sit, table

from duelkit import judgment, yugioh
from duelkit.kernel.rng import Rng

SEED = 7
DUELS = [
    ("yugioh", "ex04", "goat_warrior_toolbox", "goat_cookie_cutter_chaos", 70),
    ("yugioh", "mr1", "chaos_2005", "synchron", 70),
    ("yugioh", "mr2", "synchron", "overlay", 70),
    ("yugioh", "mr3", "magician_pendulum", "synchron", 70),
    ("yugioh", "mr4", "link_allstars", "overlay", 70),
    ("yugioh", "mr20", "link_cyberse_starter", "hero_ritual", 70),
    ("yugioh", "mr20-official", "magician_pendulum", "link_allstars", 70),
    ("judgment", "", "biolith", "fire", 70),
    ("judgment", "", "champion", "wood", 70),
]


def cards_of(game: str, deck: str) -> list[Any]:
    return list((judgment.load_deck(deck) if game == "judgment" else yugioh.load_deck(deck)).cards())


async def next_asked(players: tuple[Client, Client]) -> tuple[Client, Json] | None:
    """Who is asked, and the state; ``None`` once the duel is over."""
    for _ in range(int(PATIENCE / 0.002)):
        for player in players:
            state = player.asked()
            if state is not None:
                return player, state
            newest = player.state()
            if newest is not None and newest["outcome"] is not None:
                return None
        await asyncio.sleep(0.002)
    raise AssertionError("nobody is asked")


async def probe(client: Client, room: str, rng: random.Random) -> None:
    """Ask why, of a card number that has been told at some time, or of one that has not."""
    # the answer comes after all that the room has told before
    await client.answer(type="why", room=room)
    card = rng.choice(client.numbers) if client.numbers and rng.random() < 0.8 else rng.randrange(200)
    await client.answer(type="why", room=room, card=card)


async def play(address: str, game: str, edition: str, decks: tuple[str, str], most: int) -> tuple[str, list[Client]]:
    """A random duel of two people with one who watches, all of whom also ask; answers the room and what they heard."""
    rng = random.Random(f"{game} {edition} {decks}")
    alice, bob, eve = [await sit(address, name) for name in ("Alice", "Bob", "Eve")]
    wish: Json = {"type": "create", "game": game, "deck": decks[0], "opponent": "friend", "first": "me"}
    if edition:
        wish["edition"] = edition
    room = str((await alice.answer(**wish))["room"])
    await bob.answer(type="join", room=room, deck=decks[1])
    await eve.answer(type="join", room=room, watch=True)
    await alice.say(type="windows", room=room, mode="can")
    for _ in range(most):
        found = await next_asked((alice, bob))
        if found is None:
            break
        player, state = found
        if rng.random() < 0.3:
            await probe(rng.choice((alice, bob, eve)), room, rng)
        if game == "judgment" and rng.random() < 0.2:
            await player.answer(type="forecast", room=room, option=rng.randrange(len(state["ask"]["options"])))
        player.answered = state["ask"]["id"]
        await player.say(
            type="choose", room=room, ask=player.answered, option=rng.randrange(len(state["ask"]["options"]))
        )
    await next_asked((alice, bob))
    late = await sit(address, "Late")
    again = await sit(address, "Alice again", token=str(alice.heard[0]["token"]))
    for client in (late, again):
        await client.answer(type="join", room=room, watch=client is late)
    clients = [alice, bob, eve, late, again]
    for client in clients:
        await client.answer(type="why", room=room)
    # when others are told that somebody has left is a matter of chance
    for client in clients:
        client.deafen()
    for client in clients:
        await client.close()
    return room, clients


def both_worlds(
    monkeypatch: pytest.MonkeyPatch, game: str, edition: str, decks: tuple[str, str], most: int
) -> list[tuple[str, list[Client]]]:
    """What everybody heard in both worlds."""
    lists = [cards_of(game, deck) for deck in decks]
    piles: list[list[Any]] = []
    found = []
    for first in (True, False):

        def chance(name: str, seed: int, first: bool = first) -> Rng:
            return Dealt(SEED, lists, piles, first)

        async def world(first: bool = first, chance: Callable[[str, int], Rng] = chance) -> tuple[str, list[Client]]:
            # a table that opens tries a duel of every game
            async with table() as address:
                with monkeypatch.context() as patch:
                    patch.setattr("duelkit.table.hub.secrets.randbits", lambda bits: SEED + first)
                    patch.setattr(f"duelkit.{game}.state.duel.generator", chance)
                    return await play(address, game, edition, decks, most)

        found.append(asyncio.run(world()))
    return found


@pytest.mark.parametrize(("game", "edition", "first", "second", "most"), DUELS)
def test_numbers_and_deck_lists_never_show(
    monkeypatch: pytest.MonkeyPatch, game: str, edition: str, first: str, second: str, most: int
) -> None:
    (room, clients), (other_room, others) = both_worlds(monkeypatch, game, edition, (first, second), most)
    assert clients[0].numbers and not set(clients[0].numbers) & set(others[0].numbers)
    for client, other in zip(clients, others, strict=True):
        # the greeting holds a token
        told, told_there = client.told(room)[1:], other.told(other_room)[1:]
        for number, (one, two) in enumerate(zip(told, told_there, strict=False)):
            assert one == two, f"message {number} of {len(told)} differs"
        assert [len(raw) for raw in client.raw] == [len(raw) for raw in other.raw]
        hidden_stay_unknown(client)
    assert len(clients[0].raw) > 40


def views_of(client: Client) -> list[Json]:
    return [found["view"] for found in client.heard if found["type"] == "state"]


def cards_in(value: Any) -> list[Json]:
    """Everything with a card number, wherever it stands."""
    if isinstance(value, dict):
        own = [value] if isinstance(value.get("card"), int) and value["card"] > 0 else []
        return own + [card for part in value.values() for card in cards_in(part)]
    return [card for part in value for card in cards_in(part)] if isinstance(value, list) else []


def hidden_stay_unknown(client: Client) -> None:
    """A card that cannot be known never has a number under which it was known before."""
    known: set[int] = set()
    for message in client.heard:
        for card in cards_in(message):
            if card.get("passcode") or card.get("number", 0) and "hp" in card:
                known.add(card["card"])
        if message["type"] == "state":
            for card in cards_in(message["view"]["sides"]):
                assert card.get("passcode", 1) or card["card"] not in known, "a hidden card was known by its number"
