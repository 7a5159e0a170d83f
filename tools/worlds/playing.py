"""A duel or a match in one world: the first time by chance, the second time as far as it goes in the same way."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from worlds.clients import Ask, Client, Stuck, until
from worlds.decks import Cards
from worlds.siding import Exchange, exchanged

QUIET: Final = ("pass", "no", "finish")
LONGEST: Final = 500
"""A pair goes on for so many decisions at most."""
SURRENDERS: Final = -1


@dataclass(frozen=True)
class Plan:
    """What is played. The viewer is called Alice, the other Bob, and Eve watches.

    :param seat: the viewer's; who sits in seat 0 makes the room.
    :param modes: how often Alice and Bob are asked to respond.
    :param delay: seconds that Eve sees the duel late; ``None``: nobody watches.
    :param most: decisions after which Alice gives up a duel.
    """

    number: int
    game: str
    edition: str
    seat: int
    first: str
    modes: tuple[str, str]
    delay: int | None
    best_of: int
    texts: bool
    most: int


@dataclass(frozen=True)
class Answer:
    """What Bob answered: at which moment, to which question, with which option."""

    moment: tuple[Any, ...]
    option: tuple[Any, ...]
    quiet: bool


@dataclass
class Course:
    """What was done in the first world: what Alice answered, and asked before, and what Bob did."""

    alice: list[tuple[int, int | None]] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    """How many messages Alice had heard at each of her questions."""
    bob: list[Answer] = field(default_factory=list)
    was_set: set[int] = field(default_factory=set)
    """Cards that Bob has set."""


class Different(Exception):
    """The viewer hears something else."""

    def __init__(self, who: str, at: int) -> None:
        super().__init__(f"{who}, message {at}")
        self.who = who
        self.at = at


class Parted(Exception):
    """Bob cannot do here what he did in the first world."""


def walk(value: Any) -> Any:
    """A view without what differs in the other world: cards by their numbers, the extra deck by its size."""
    if isinstance(value, dict):
        if "card" in value:
            return value["card"]
        return tuple(
            (name, len(part) if name == "extra" and isinstance(part, list) else walk(part))
            for name, part in value.items()
            if name != "pendulums"
        )
    return tuple(map(walk, value)) if isinstance(value, list) else value


def moment_of(client: Client, ask: Ask) -> tuple[Any, ...]:
    """The moment of a question, without what differs in the other world."""
    view = () if client.state is None or client.siding is not None else walk(msgspec.json.decode(client.state.view))
    return ask.kind, ask.why, ask.card, view


def quiet_option(ask: Ask) -> int | None:
    """The option by which nothing is done; none in one's turn, where it would end that."""
    if ask.kind == "act":
        return None
    if ask.passing is not None:
        return ask.passing
    return next((at for at, option in enumerate(ask.options) if option.verb in QUIET), None)


def is_window(ask: Ask) -> bool:
    """Whether it is a moment to respond."""
    return ask.passing is not None and ask.kind in ("respond", "trigger")


class World(ABC):
    """One of the two worlds.

    :param people: Alice, Bob, Eve.
    :param decks: of Alice and Bob; ``sidings``: what each exchanges after the first duel of a match.
    """

    def __init__(
        self,
        plan: Plan,
        people: tuple[Client, Client, Client],
        decks: tuple[Cards, Cards],
        sidings: tuple[Exchange, Exchange],
        news: asyncio.Event,
    ) -> None:
        self.plan = plan
        self.alice, self.bob, self.eve = people
        self.decks = decks
        self.sidings = sidings
        self.news = news
        self.handed = False
        self.ready = [False, False]
        """Whether Alice and Bob have said how often they want to be asked."""
        self.decisions = 0
        self.since = 0
        """Decisions of the duel that goes on."""
        self.windows = 0

    async def open(self) -> None:
        """Make the room and take all seats."""
        plan = self.plan
        players = (self.alice, self.bob) if plan.seat == 0 else (self.bob, self.alice)
        decks = self.decks if plan.seat == 0 else self.decks[::-1]
        for client in (self.alice, self.bob, self.eve):
            client.enter("")
        wish: dict[str, Any] = {
            "type": "create",
            "game": plan.game,
            "deck": decks[0].wish(),
            "opponent": "friend",
            "first": plan.first,
            "best_of": plan.best_of,
            "delay": plan.delay or 0,
            "title": f"pair {plan.number}",
        }
        if plan.edition:
            wish["edition"] = plan.edition
        await self._asked_for(players[0], wish)
        room = players[0].room
        players[1].enter(room)
        await self._mode(players[0])
        if plan.delay is not None:
            self.eve.enter(room)
            await self._asked_for(self.eve, {"type": "join", "room": room, "watch": True})
        await self._asked_for(players[1], {"type": "join", "room": room, "deck": decks[1].wish()})
        # not at Bob's first question: hidden cards decide when that comes
        await self._mode(self.bob)

    async def _asked_for(self, client: Client, wish: dict[str, Any]) -> None:
        found = await client.ask_for(**wish)
        if found.type == "error":
            raise Stuck(found.message)

    async def _mode(self, client: Client) -> None:
        """Say how often one wants to be asked; while nothing else happens, so that all comes in the same order."""
        who = 0 if client is self.alice else 1
        if not self.ready[who]:
            self.ready[who] = True
            count = len(client.heard)
            await client.say(type="windows", room=client.room, mode=self.plan.modes[who])
            await client.until(lambda: len(client.heard) > count)

    def _something(self) -> bool:
        return (
            self.alice.status == "over"
            or self.alice.ask is not None
            or self.bob.ask is not None
            or self.to_side()
            or self.alice.gone
            or self.bob.gone
        )

    def to_side(self) -> bool:
        """Whether both are to hand in their decks."""
        return not self.handed and all(
            client.siding is not None and not client.siding.handed for client in (self.alice, self.bob)
        )

    async def play(self) -> None:
        """All of it, until the room is over for everybody who is compared."""
        while True:
            await until(self.news, self._something)
            if self.alice.gone or self.bob.gone:
                raise Stuck("the connection is closed")
            if self.alice.status == "over":
                break
            if self.alice.siding is None:
                self.handed = False
            if self.to_side():
                await self._side()
            elif self.alice.ask is not None:
                await self.answer_alice(self.alice.ask)
            elif self.bob.ask is not None:
                await self.answer_bob(self.bob.ask)
        await self.settle()

    async def settle(self) -> None:
        """Wait until who watches has heard all of it too."""
        if self.plan.delay is not None:
            await self.eve.until(lambda: self.eve.status == "over")

    async def _side(self) -> None:
        """Both hand in their decks, Bob first."""
        self.handed = True
        self.since = 0
        for client, deck, exchange in (
            (self.bob, self.decks[1], self.sidings[1]),
            (self.alice, self.decks[0], self.sidings[0]),
        ):
            await client.say(type="side", room=client.room, deck=exchanged(deck, exchange).wish())
            await client.until(
                lambda client=client: client.siding is None or client.siding.handed or client.ask is not None
            )

    async def give(self, client: Client, option: int) -> None:
        """Answer, or give up."""
        self.decisions += 1
        self.since += 1
        if option == SURRENDERS:
            self.since = 0
            await client.surrender()
            return
        await client.choose(option)

    async def probe(self, card: int) -> None:
        """Ask what can and cannot be done with a card."""
        await self.alice.ask_for(type="why", room=self.alice.room, card=card)

    @abstractmethod
    async def answer_alice(self, ask: Ask) -> None:
        """Alice is asked."""

    @abstractmethod
    async def answer_bob(self, ask: Ask) -> None:
        """Bob is asked."""


class First(World):
    """The first world: both answer by chance."""

    def __init__(self, *args: Any, chance: Random) -> None:
        super().__init__(*args)
        self.chance = chance
        self.course = Course()

    async def answer_alice(self, ask: Ask) -> None:
        await self._mode(self.alice)
        chance = self.chance
        card = None
        self.course.heard.append(len(self.alice.heard))
        option = chance.randrange(len(ask.options))
        if self.alice.siding is None:
            cards = [option.card for option in ask.options if option.card is not None]
            if cards and chance.random() < 0.05:
                card = chance.choice(cards)
                await self.probe(card)
            if self.since >= self.plan.most:
                option = SURRENDERS
        self.course.alice.append((option, card))
        await self.give(self.alice, option)

    async def answer_bob(self, ask: Ask) -> None:
        if self.decisions > LONGEST:
            raise Stuck(f"{LONGEST} decisions, and Alice is not asked")
        if is_window(ask) and self.plan.modes[1] != "always":
            assert ask.passing is not None
            await self.give(self.bob, ask.passing)
            return
        at = self.chance.randrange(len(ask.options))
        quiet = quiet_option(ask)
        if quiet is not None and self.chance.random() < 0.5:
            at = quiet
        option = ask.options[at]
        self.course.bob.append(Answer(moment_of(self.bob, ask), option.key(), at == quiet))
        if option.verb.startswith(("set", "summon")):
            self.course.was_set.add(option.passcode)
        await self.give(self.bob, at)


class Second(World):
    """The second world: all goes as it went, and Alice must hear the same.

    :param course: what was done in the first world; ``heard``: what Alice heard there.
    """

    def __init__(self, *args: Any, course: Course, heard: list[bytes]) -> None:
        super().__init__(*args)
        self.course = course
        self.heard = heard
        self.asked = 0
        self.done = 0
        self.until_parted: dict[Client, int] = {}
        """How much Alice and Eve had heard when Bob could not do what he did in the first world."""

    async def give_up(self) -> None:
        """Both worlds go on in different ways: this one ends."""
        self.until_parted = {client: len(client.heard) for client in (self.alice, self.eve)}
        if self.alice.siding is None and self.alice.status == "playing":
            await self.bob.say(type="surrender", room=self.bob.room)

    async def answer_alice(self, ask: Ask) -> None:
        await self._mode(self.alice)
        if self.asked >= len(self.course.alice):
            raise Different("Alice", compare(self.alice.heard, self.heard) or len(self.heard))
        wanted = self.course.heard[self.asked]
        at = compare(self.alice.heard, self.heard[:wanted])
        if at is not None:
            raise Different("Alice", at)
        option, card = self.course.alice[self.asked]
        self.asked += 1
        if card is not None:
            await self.probe(card)
        await self.give(self.alice, option)

    async def answer_bob(self, ask: Ask) -> None:
        if self.decisions > 2 * LONGEST:
            raise Stuck(f"{2 * LONGEST} decisions, and Alice is not asked")
        if is_window(ask) and self.plan.modes[1] != "always":
            assert ask.passing is not None
            await self.give(self.bob, ask.passing)
            return
        await self.give(self.bob, self._like_before(ask))

    def _like_before(self, ask: Ask) -> int:
        """The answer that Bob gave at this moment; where he was not asked then, that by which nothing is done.

        Answers by which nothing was done, and picks, may be missing here: other cards in hand can force a pick.
        """
        moment = moment_of(self.bob, ask)
        script, at = self.course.bob, self.done
        quiet = quiet_option(ask)
        while at < len(script) and script[at].moment != moment and (script[at].quiet or script[at].moment[0] == "pick"):
            at += 1
        if at < len(script) and script[at].moment == moment:
            self.done = at + 1
            for number, option in enumerate(ask.options):
                if option.key() == script[at].option:
                    return number
            if not script[at].quiet:
                raise Parted(script[at].option[0])
        if quiet is None:
            raise Parted(ask.why)
        return quiet


def compare(here: list[bytes], there: list[bytes]) -> int | None:
    """The number of the first message that differs, or is heard in one world only; ``None`` if there is none."""
    for at, (one, two) in enumerate(zip(here, there, strict=False)):
        if one != two:
            return at
    return None if len(here) == len(there) else min(len(here), len(there))
