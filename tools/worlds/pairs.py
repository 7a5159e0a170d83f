"""A pair: the same duel at a real table twice, with other cards wherever the viewer has seen none."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import time
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from worlds.clients import Client, Stuck, sit
from worlds.decks import Cards, deck_of, otherwise
from worlds.playing import Different, First, Parted, Plan, Second, compare
from worlds.siding import Exchange, by_chance, other_siding

EDITIONS: Final = ("ex04", "mr1", "mr2", "mr3", "mr4", "mr20", "mr20-official")
MODES: Final = ("auto", "can", "always")
NUMBERS: Final = re.compile(rb'"(?:passcode|number)":(\d+)|"(\d+)":|"(?:materials|main|extra|side)":\[([\d,]+)\]')
RENEWED: Final = 20
"""After so many pairs the people at a place are others: who makes too many rooms is refused."""
AROUND: Final = 200
"""So much is shown of a message before and after the place at which it differs."""


@dataclass
class Result:
    """What came of a pair.

    :param messages: what the viewer heard in the second world; ``watched``: what Eve heard.
    :param hidden: how many cards the two worlds differ in; ``parted``: why the second one could not go on to the end.
    """

    pair: int
    game: str
    edition: str
    best_of: int
    delay: int | None
    decisions: int
    messages: int
    watched: int
    kilobytes: int
    hidden: int
    sided: bool
    parted: str
    difference: dict[str, Any] | None
    seconds: float

    def line(self) -> str:
        """As it is kept in a file."""
        return json.dumps(asdict(self), ensure_ascii=False)


def plan_of(number: int) -> tuple[Plan, Random]:
    """What a pair plays, and its chance: both follow from its number."""
    chance = Random(f"two worlds {number}")
    kind = number % (len(EDITIONS) + 1)
    game, edition = ("yugioh", EDITIONS[kind]) if kind < len(EDITIONS) else ("judgment", "")
    best_of = 3 if game == "yugioh" and chance.random() < 0.2 else 1
    modes = chance.choice(MODES), chance.choice(("always", *MODES))
    most = chance.randint(25, 45) if best_of == 3 else chance.randint(40, 80)
    return Plan(
        number,
        game,
        edition,
        chance.randrange(2),
        chance.choice(("me", "other")),
        modes,
        chance.choice((None, None, 0, 1, 1)),
        best_of,
        chance.random() < 0.2,
        most,
    ), chance


def seeded(wish: Any) -> int:
    """The seed of the room that somebody wishes for: it follows from its title."""
    return int.from_bytes(hashlib.blake2b(wish.title.encode(), digest_size=16).digest(), "big")


def seen_in(heard: list[bytes]) -> set[int]:
    """Every number that may be a card's in what somebody heard."""
    return {
        int(number)
        for message in heard
        for found in NUMBERS.findall(message)
        for part in found
        if part
        for number in part.split(b",")
    }


class Place:
    """A place at the table where one pair is played after the other, by people who stay for some of them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.news = asyncio.Event()
        self.people: dict[bool, tuple[Client, Client, Client]] = {}
        self.played = 0

    async def _people(self, texts: bool) -> tuple[Client, Client, Client]:
        if self.played >= RENEWED:
            await self.close()
        self.played += 1
        if texts not in self.people:
            alice, bob, eve = [
                await sit(self.url, name, texts and name != "Bob", self.news) for name in ("Alice", "Bob", "Eve")
            ]
            self.people[texts] = alice, bob, eve
        return self.people[texts]

    async def close(self) -> None:
        """Everybody leaves."""
        for people in self.people.values():
            for client in people:
                await client.close()
        self.people.clear()
        self.played = 0

    async def pair(self, number: int) -> Result:
        """Play the pair of a number.

        :raises Stuck: if the first world does not go on.
        """
        return await self.play(*plan_of(number))

    async def play(self, plan: Plan, chance: Random) -> Result:
        """Play a pair.

        :raises Stuck: if the first world does not go on.
        """
        began = time.monotonic()
        match = plan.best_of == 3
        alice = deck_of(plan.game, plan.edition, chance, (), match)
        bob = deck_of(plan.game, plan.edition, chance, alice.all(), match)
        sidings = (by_chance(chance, alice), by_chance(chance, bob)) if match else (Exchange(), Exchange())
        first = First(plan, await self._people(plan.texts), (alice, bob), sidings, self.news, chance=chance)
        await first.open()
        await first.play()
        heard = {client: client.heard for client in (first.alice, first.eve)}
        seen = seen_in([*heard[first.alice], *heard[first.eve]])
        decks, other = second_decks(plan, chance, (alice, bob), sidings, seen, first.course.was_set)
        second = Second(
            plan, await self._people(plan.texts), decks, other, self.news, course=first.course, heard=heard[first.alice]
        )
        parted, difference = await compared(second, heard)
        return Result(
            plan.number,
            plan.game,
            plan.edition,
            plan.best_of,
            plan.delay,
            second.decisions,
            len(second.alice.heard),
            len(second.eve.heard),
            sum(map(len, second.alice.heard)) // 1000,
            differing(decks, (alice, bob)),
            other[1] != sidings[1],
            parted,
            difference,
            round(time.monotonic() - began, 2),
        )


def second_decks(
    plan: Plan,
    chance: Random,
    decks: tuple[Cards, Cards],
    sidings: tuple[Exchange, Exchange],
    seen: set[int],
    was_set: set[int],
) -> tuple[tuple[Cards, Cards], tuple[Exchange, Exchange]]:
    """The decks and exchanges of the second world.

    Bob has other cards where the viewer saw none, and of Alice's own deck what she never saw lies in another order.
    """
    alice, bob = decks[0].copy(), decks[1]
    unseen = [at for at, card in enumerate(alice.main) if card not in seen]
    moved = chance.sample(unseen, len(unseen))
    for at, card in zip(moved, [alice.main[at] for at in unseen], strict=True):
        alice.main[at] = card
    if plan.best_of == 3:
        found, siding = other_siding(plan.edition, chance, bob, sidings[1], seen, was_set, alice.all())
        return (alice, found), (sidings[0], siding)
    return (alice, otherwise(plan.game, plan.edition, chance, bob, seen, was_set, alice.all())), sidings


def differing(decks: tuple[Cards, Cards], others: tuple[Cards, Cards]) -> int:
    """How many places of the lists hold another card."""
    return sum(
        card != other
        for deck, than in zip(decks, others, strict=True)
        for part in ("main", "extra", "side")
        for card, other in zip(getattr(deck, part), getattr(than, part), strict=True)
    )


async def compared(world: Second, heard: dict[Client, list[bytes]]) -> tuple[str, dict[str, Any] | None]:
    """Play the second world; answers why it ended early, and what the viewer or who watches heard that is different."""
    parted = ""
    try:
        await world.open()
        await world.play()
    except Parted as why:
        parted = str(why)
        await world.give_up()
    except Different as found:
        await world.give_up()
        client = world.alice
        return "", shown(found.who, found.at, heard[client], client.heard)
    except Stuck as why:
        at = compare(world.alice.heard, heard[world.alice]) or 0
        return "", {"stuck": str(why), **shown("Alice", at, heard[world.alice], world.alice.heard)}
    for who, client in (("Alice", world.alice), ("Eve", world.eve)):
        here, there = client.heard, heard[client]
        if parted:
            # what came after is the outcome of giving up
            most = min(world.until_parted.get(client, 0), len(here), len(there))
            here, there = here[:most], there[:most]
        at_last = compare(here, there)
        if at_last is not None:
            return parted, shown(who, at_last, there, here)
    return parted, None


def shown(who: str, at: int, first: list[bytes], second: list[bytes]) -> dict[str, Any]:
    """A difference: who heard it, and what stands in both worlds where it begins."""
    one, two = (heard[at] if at < len(heard) else b"" for heard in (first, second))
    start = next(
        (number for number, (left, right) in enumerate(zip(one, two, strict=False)) if left != right),
        min(len(one), len(two)),
    )
    part = slice(max(start - AROUND, 0), start + AROUND)
    return {
        "who": who,
        "message": at,
        "of": [len(first), len(second)],
        "first": one[part].decode("utf-8", "replace"),
        "second": two[part].decode("utf-8", "replace"),
    }
