"""How a room's duel goes on: who is asked, and which answers are given automatically and when, until it is over."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from duelkit.kernel.decision import Decision
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table import messages as m
from duelkit.table.actor import Actor, Job
from duelkit.table.audience import Audience
from duelkit.table.clock import Clock
from duelkit.table.config import RoomConfig
from duelkit.table.course import Course
from duelkit.table.cover import Cover
from duelkit.table.database import Row
from duelkit.table.protocols import Client, RoomHost
from duelkit.table.question import Question
from duelkit.table.refusals import Refusal
from duelkit.table.seats import Seat, Seats
from duelkit.table.standing import Standing
from duelkit.table.thinker import Thinker

MOST_DECISIONS: Final = 20_000
"""The most decisions of a duel; beyond them it can only be given up or undone."""


class Play:
    """A duel being played, with all its parts."""

    course: Course

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], host: RoomHost) -> None:
        self.identity = identity
        self.config = config
        self.host = host
        self.seats = Seats(config, seats)
        self.course = self.make_course()
        self.standing = Standing()
        self.question = Question()
        self.clock = Clock(config.clock)
        self.cover = Cover(config, self.seats, self.course, host.cover)
        self.actor = Actor(identity, host.slices, self.course.where)
        self.audience = Audience(
            identity, config, host, self.course, self.standing, self.question, self.clock, self.cover
        )
        self.thinker = Thinker(host, self.actor, self.audience, self.cover)

    def make_course(self) -> Course:
        """Returns the course that is played."""
        return Course(self.identity, self.config, self.seats, self.host.store)

    async def close(self) -> None:
        """Stops playing; stored data is kept."""
        self.thinker.stop()
        await self.actor.close()
        # free large objects now instead of leaving them to the garbage collector
        self.audience.present.clear()
        self.course.close()

    async def begin(self, seats: tuple[Seat, Seat]) -> None:
        """Begins the duel, because both seats are taken."""
        await self.host.store.update_room(self.identity, "playing", Seats(self.config, seats).stored())
        self.seats.pair = seats
        self.course.begin()
        self.standing.status = "playing"
        self._status_changed()
        self.actor.post(self.proceed)

    # going on

    async def proceed(self) -> None:
        """Goes on to the next question that a person must answer, or to the end."""
        await self.actor.lasting(self._advance)()

    async def _advance(self) -> None:
        desk = self.course.on_table
        while True:
            self.stop()
            decision = desk.decision
            if decision is None:
                await self.finish()
                return
            stuck = self.course.endless()
            if stuck is not None:
                await self.carry_out(stuck, SURRENDER)
                continue
            seat = self.seats[decision.player]
            self.clock.turn(desk.turn)
            if self.clock.rushes(decision.player, desk.turn):
                await self._rush(decision.player)
                continue
            pause = self.cover.hidden_moment(decision)
            if pause > 0:
                await self.audience.publish()
                self.actor.later(pause, self._go_on(self.question.moment))
                return
            if not seat.human and not decision.alone():
                await self.audience.publish()
                self.thinker.think(decision, partial(self._give_thought, self.question.moment, decision))
                return
            answer = self.course.automatic(decision)
            if answer is None:
                await self._ask(decision)
                return
            await self.audience.publish()
            await self.host.slices.breath()
            pause = self.cover.pause(decision, seat)
            if pause > 0:
                if desk.turn[1] == decision.player:
                    # both players see the clock: it runs as if the player had thought
                    self.clock.spend(decision.player, pause)
                self.actor.later(pause, self._answer_later(self.question.moment, decision, answer))
                return
            await self.carry_out(decision.player, answer)

    def stop(self) -> None:
        """Stops asking and waiting."""
        self.question.drop()
        self.thinker.stop()
        self.actor.stop_timer()

    async def carry_out(self, player: int, option: int, note: bool = False) -> None:
        """Stores a decision, then makes it.

        :param note: whether the question can be undone.
        :raises StoreError: if it cannot be stored; nothing has changed then.
        """
        stored = await self.course.store_answer(player, option)
        if note and self.course.note():
            self.audience.tell_room()
        self.course.answer(player, option, stored)

    def _go_on(self, moment: int) -> Job:
        async def job() -> None:
            if self.question.moment == moment:
                await self.proceed()

        return job

    def _give_thought(self, moment: int, decision: Decision, option: int) -> Job:
        async def job() -> None:
            if self.question.moment == moment:
                self.cover.had_time(decision, option)
                await self.carry_out(decision.player, option)
                await self.proceed()

        return job

    def _answer_later(self, moment: int, decision: Decision, option: int) -> Job:
        async def job() -> None:
            if self.question.moment == moment:
                await self._wait_as_if_stored(decision, option)
                await self.carry_out(decision.player, option)
                await self.proceed()

        return self.actor.lasting(job)

    async def _wait_as_if_stored(self, decision: Decision, option: int) -> None:
        """Waits as long as storing takes, for an answer that is not stored: it must not come sooner."""
        if self.seats[decision.player].human and not decision.notes(option):
            await self.host.store.update_room(self.identity, self.standing.status, self.seats.stored())

    async def _ask(self, decision: Decision) -> None:
        """Asks a person."""
        player = decision.player
        self.question.put(decision)
        self.seats[player].asks += 1
        await self.audience.publish()
        if self.config.clock is not None and self.course.desk is not None:
            moment = self.question.moment

            async def out_of_time() -> None:
                if self.question.moment == moment:
                    await self.time_out(player)

            self.actor.later(self.audience.seconds_left(player), self.actor.lasting(out_of_time))

    async def time_out(self, player: int) -> None:
        """Handles that a player's time has run out; in the player's own turn, this ends the turn."""
        self.clock.ran_out(player, self.course.on_table.turn)
        await self._rush(player)
        await self.proceed()

    async def _rush(self, player: int) -> None:
        """Answers for a player whose time has run out; a single option is chosen, because no record contains it."""
        decision = self.course.on_table.decision
        alone = decision is not None and decision.alone()
        await self.carry_out(player, decision.options[0] if decision is not None and alone else TIME_OUT)

    # answers of people

    async def choose(self, decision: Decision, option: int) -> None:
        """A player answers the open question.

        :raises Refusal: if the duel has become too long.
        """
        if self.course.number >= MOST_DECISIONS:
            raise Refusal("not_allowed", f"{MOST_DECISIONS} decisions in this duel; expected to give up or go back")
        await self.answer(decision, option)

    async def answer(self, decision: Decision, option: int) -> None:
        """Goes on after a player's answer; what does not show is held back as long as if nobody had been asked."""
        spent = self.question.spent()
        wait = self.cover.note(decision, option, spent)
        if self.course.on_table.turn[1] == decision.player:
            self.clock.spend(decision.player, spent + (wait or 0.0))
        if wait is not None:
            self.actor.stop_timer()
            self.question.drop()
            await self.audience.publish()
            self.actor.later(wait, self._answer_later(self.question.moment, decision, option))
            return
        await self._wait_as_if_stored(decision, option)
        await self.carry_out(decision.player, option, self.config.free)
        await self.proceed()

    async def side(self, client: Client, deck: m.DeckList) -> None:
        """A player has exchanged cards with the side deck.

        :raises Refusal: if this is not asked for.
        """
        raise Refusal("not_allowed", "no side deck is asked for")

    async def travel(self, ahead: bool) -> None:
        """Goes back to the previous question, or forward again."""
        way = await self.course.travel(ahead)
        self.standing.status = "playing"
        self.question.drop()
        self.actor.stop_timer()
        await self.host.slices.run(way)
        self.audience.log_after = self.course.on_table.screen.newest()
        self.audience.tell_room()
        await self.proceed()
        self.audience.log_after = None

    async def show(self, client: Client) -> None:
        """Sends the duel to a client that has come in."""
        if client in self.audience.present:
            await self.audience.publish(only=client)

    # the status

    async def finish(self) -> None:
        """Ends the duel."""
        await self.audience.publish()
        self.count_wins()
        if self.config.rated:
            mine, theirs = (seat.won for seat in self.seats)
            score = 0.5 if mine == theirs else float(mine > theirs)
            accounts = self.seats[0].account, self.seats[1].account
            results = await self.host.rate(self.identity, self.config.game, accounts, score)
            for seat, result in zip(self.seats, results, strict=True):
                seat.rating, seat.rated, seat.sure = result
        await self.set_status("over", self.course.made())
        if self.config.tournament:
            self.host.finished(self.config.tournament)

    def count_wins(self) -> None:
        """Records what each seat has won, for the list of rooms."""
        for number, seat in enumerate(self.seats):
            seat.won = self.course.wins(number)

    async def set_status(self, status: str, made: Row | None = None) -> None:
        """Stores and sets another status and tells everybody, delayed spectators later."""
        await self.host.store.update_room(self.identity, status, self.seats.stored(), made)
        self.standing.status = status
        self._status_changed()

    def _status_changed(self) -> None:
        if self.config.delay:
            asyncio.get_running_loop().call_later(self.config.delay, self._show_status, self.standing.status)
        else:
            self._show_status(self.standing.status)
        self.audience.tell_room()

    def _show_status(self, status: str) -> None:
        if not self.actor.closed:
            self.standing.seen = status
            self.host.changed(self.config.public)
