"""A room: two seats, a duel or a match, those who watch. One task runs it, one message after the other.

What is decided is stored before anybody sees it (:mod:`course`). Who is asked and how the duel goes on stands in
:mod:`play`, what a viewer is sent in :mod:`publisher`; here is what people in the room do.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from duelkit.kernel.decision import Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.record import Record
from duelkit.recording import SURRENDER
from duelkit.table import messages as m
from duelkit.table.actor import LOG
from duelkit.table.answers import Answer, Forecast, Left, Why
from duelkit.table.config import Deck, RoomConfig
from duelkit.table.play import Play
from duelkit.table.publisher import House
from duelkit.table.refusals import Refusal, error
from duelkit.table.seats import HUMAN, OPEN, Client, Presence, Seat, stored
from duelkit.table.store import Account, StoredStep, StoreError
from duelkit.table.summary import summary

MOST_WATCHERS: Final = 100
MOST_DECISIONS: Final = 20_000
"""A duel of so many decisions goes on no longer: it can be given up, or one can go back in it."""


def told_apart(name: str, other: str) -> str:
    """The name of who sits down opposite somebody, with a number where both would have the same."""
    return f"{name} 2" if name == other else name


class Room(Play):
    """A room. Its methods are called by its own task, through :meth:`post`.

    :param seats: both, the open one without a player.
    :param maker: the address that counts it among its rooms; empty for this machine itself.
    """

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], house: House,
                 maker: str = "") -> None:
        super().__init__(identity, config, seats, house)
        self.maker = maker
        self.nonce = secrets.token_hex(4)
        """Tells this room from one that was put away and came back."""

    def where(self) -> str:
        return f"decision {self.number}"

    def ask(self, client: Client, message: m.InRoom, work: Callable[[Client], Awaitable[Answer | None]]) -> None:
        """Have a client's request done; the answer, or why it is refused, goes to the client."""
        async def job() -> None:
            try:
                answer = await work(client)
            except Refusal as refusal:
                client.send(error(refusal, message.id))
                return
            except StoreError as failure:
                LOG.error("room %s, %s: %s", self.identity, self.where(), failure)
                client.send(error(Refusal("internal", "the table cannot store anything now"), message.id))
                return
            except DuelkitError:
                # what went wrong may name cards
                LOG.exception("room %s, %s", self.identity, self.where())
                client.send(error(Refusal("internal", "the table cannot do this"), message.id))
                return
            if answer is not None:
                if message.id is not None:
                    answer.id = message.id
                client.send(answer)
        self.post(job)

    def seat_of(self, account: Account) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if seat.human and seat.account == account.id:
                return number
        return None

    async def enter(self, client: Client, deck: Deck | None, watch: bool) -> Answer:
        """Somebody comes in: to the own seat, to the open one, or to watch."""
        seat = self.seat_of(client.account)
        if seat is None and not watch:
            free = next((number for number, found in enumerate(self.seats) if found.kind == OPEN), None)
            if free is None:
                raise Refusal("full", "both seats are taken; expected \"watch\": true")
            if deck is None:
                raise Refusal("bad_deck", "no deck; expected one to take the free seat with - at `$.deck`")
            account = client.account
            taken = replace(self.seats[free], kind=HUMAN, account=account.id, deck=deck,
                            name=told_apart(account.name, self.seats[1 - free].name),
                            pace=self.house.paces.of(account.id))
            seat = free
            await self.begin((self.seats[0], taken) if free else (taken, self.seats[1]))
        elif seat is None and self.config.solo:
            raise Refusal("not_allowed", "a solo room; expected its owner")
        elif seat is None and sum(here.seat is None for here in self.present.values()) >= MOST_WATCHERS:
            raise Refusal("full", f"{MOST_WATCHERS} people watch already")
        self.present[client] = Presence(client, seat)
        self.tell_room()

        async def show() -> None:
            if client in self.present:
                await self.publish(only=client)
        # after the answer, so that a client knows the room before it sees the duel
        self.post(show)
        return summary(self, self.present[client], seat is None and self.config.delay > 0)

    def gone(self, client: Client) -> None:
        """A connection is lost."""
        if self.present.pop(client, None) is not None:
            self.tell_room()

    async def leave(self, client: Client) -> Answer | None:
        """Somebody leaves: a room that has not begun ends with its host; a seat in a duel stays."""
        presence = self.present.get(client)
        if presence is None:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        if presence.seat is not None and self.status == "waiting":
            await self.store.update_room(self.identity, "over", stored(self.seats, self.config.game))
            self.status = "over"
        self.present.pop(client, None)
        self.tell_room()
        return Left(room=self.identity)

    def check_ask(self, player: int, number: int) -> None:
        """Refuse an answer to another question than the open one.

        :raises Refusal: saying which is open.
        """
        if number != self.ask_number(player):
            raise Refusal("stale", f"question {number} is not open; expected {self.ask_number(player)}")

    async def side(self, client: Client, deck: m.DeckList) -> Answer | None:
        """A player has exchanged cards with the side deck."""
        raise Refusal("not_allowed", "no side deck is asked for")

    def record_of(self, duel: int) -> Record:
        """The record of a duel of the room, counted from 1.

        :raises Refusal: if there is none.
        """
        if self.desk is None or duel != self.duel_number:
            raise Refusal("unknown_room", f"duel {duel}; expected 1 to {self.duel_number}")
        return self.desk.record

    async def choose(self, client: Client, message: m.Choose) -> Answer | None:
        """A player answers."""
        player = self.player(client)
        decision = self.asked
        desk = self.desk
        if desk is None or decision is None or decision.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        self.check_ask(player, message.ask)
        if message.option >= len(decision.options):
            raise Refusal("not_offered", f"option {message.option}; expected 0 to {len(decision.options) - 1}")
        if self.number >= MOST_DECISIONS:
            raise Refusal("not_allowed", f"{MOST_DECISIONS} decisions in this duel; expected to give up or go back")
        option = decision.options[message.option]
        spent = asyncio.get_running_loop().time() - self.asked_at
        await self._give(decision, option, spent)
        return None

    async def _give(self, decision: Decision, option: int, spent: float) -> None:
        """A player has answered; what does not show is held back for as long as it would be had nobody been asked."""
        assert self.desk is not None
        wait = self.note_pace(decision, self._had_time(decision, option), spent)
        if self.desk.turn[1] == decision.player:
            self.clock.spend(decision.player, spent + max(wait, 0.0))
        if wait > 0:
            self.stop_timer()
            self.asked = None
            self.moment += 1
            await self.publish()
            self.later(wait, self._answer_later(self.moment, decision, option))
            return
        await self.wait_as_if_stored(decision, option)
        await self.carry_out(decision.player, option, self.config.solo)
        await self.proceed()

    async def hurry(self, client: Client) -> Answer | None:
        """A player asks the computer player for its answer now."""
        self.player(client)
        if self.patience is not None:
            self.patience.hurried = True
        return None

    async def surrender(self, client: Client) -> Answer | None:
        """A player gives up."""
        player = self.player(client)
        if self.desk is None or self.desk.outcome is not None or self.status != "playing":
            raise Refusal("not_allowed", "no duel is going on")
        await self.carry_out(player, SURRENDER)
        await self.proceed()
        return None

    async def set_windows(self, client: Client, mode: str) -> Answer | None:
        """How often a player wants to be asked to respond."""
        player = self.player(client)
        changed = self.seats if self.config.opponent == "self" else (self.seats[player],)
        rows = [{**row, "mode": mode} if seat in changed else row
                for seat, row in zip(self.seats, stored(self.seats, self.config.game), strict=True)]
        await self.store.update_room(self.identity, self.status, rows)
        for seat in changed:
            seat.mode = mode
        self.tell_room(client)
        return None

    async def hold(self, client: Client, what: str) -> Answer | None:
        """What a player holds down."""
        player = self.player(client)
        for seat in self.seats if self.config.opponent == "self" else [self.seats[player]]:
            seat.hold = what
        decision = self.asked
        if what == "pass" and decision is not None and decision.player == player and self.desk is not None:
            passing = self.desk.passing()
            if passing is not None:
                await self._give(decision, passing, asyncio.get_running_loop().time() - self.asked_at)
        return None

    async def undo(self, client: Client) -> Answer | None:
        """Back to the player's last question."""
        return await self._travel(client, False)

    async def redo(self, client: Client) -> Answer | None:
        """Forward again."""
        return await self._travel(client, True)

    async def _travel(self, client: Client, ahead: bool) -> Answer | None:
        self.player(client)
        desk = self.desk
        if not self.config.solo or desk is None:
            raise Refusal("not_allowed", "only in solo play")
        if not (self.past.ahead if ahead else self.past.back):
            raise Refusal("not_allowed", "there is nothing to go to")
        way = self.past.before() if ahead else self.past.behind(desk)
        made = list(desk.record.steps)
        steps = [StoredStep(1, step.player, step.option)
                 for step in (made + way.steps if ahead else made[:way.place.steps])]
        shared = min(self.number, len(steps), *([] if self.doubtful is None else [self.doubtful]))
        self.doubtful = shared
        await self.store.set_steps(self.identity, shared, steps[shared:], "playing")
        self.doubtful = None
        self.status = "playing"
        self.moment += 1
        self.asked = None
        self.stop_timer()
        now = self.place()
        if ahead:
            self.past.went_ahead(now, desk)
        else:
            self.past.went_back(now, made)
        await self.slices.run(self.go(way))
        self.number = len(steps)
        self.log_after = desk.told()
        self.tell_room()
        await self.proceed()
        self.log_after = None
        return None

    async def rematch(self, client: Client, deck: Deck | None) -> Answer | None:
        """A player wants to play again; it begins when both do."""
        presence = self.present.get(client)
        if presence is None or presence.seat is None:
            raise Refusal("not_seated", "not a player of this room")
        if self.status != "over" or self.desk is None:
            raise Refusal("not_allowed", "the duel is not over")
        seat = self.seats[presence.seat]
        seat.wants_rematch = True
        if deck is not None:
            # the finished duel keeps the deck that it was played with
            seat.next_deck = deck
        if self.next is None and all(found.wants_rematch or not found.human or self.config.opponent == "self"
                                     for found in self.seats):
            self.next = await self.house.again(self)
        self.tell_room()
        return None

    async def why(self, client: Client, card: int | None) -> Answer:
        """Why something is asked, or cannot be done."""
        presence = self.present.get(client)
        if presence is None or self.desk is None:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        lines, deeds = self.desk.why(self.viewer_of(presence), card)
        return Why(room=self.identity, card=card, lines=lines, deeds=deeds)

    async def forecast(self, client: Client, option: int) -> Answer:
        """What an option of the open question would do."""
        player = self.player(client)
        if self.desk is None or self.asked is None or self.asked.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        if option >= len(self.asked.options):
            raise Refusal("not_offered", f"option {option}; expected 0 to {len(self.asked.options) - 1}")
        return Forecast(room=self.identity, option=option, courses=self.desk.forecast(self.asked.options[option]))
