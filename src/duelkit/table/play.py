"""How a room's duel goes on: who is asked, what is answered for whom and when, until it is over."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from duelkit.kernel.decision import ACT, RESPOND, Decision
from duelkit.kernel.rng import Rng
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.table.actor import LOG, Job
from duelkit.table.answers import Thinking
from duelkit.table.computers import Patience, Setup
from duelkit.table.config import Deck, RoomConfig, begin_duel
from duelkit.table.past import Past
from duelkit.table.publisher import House, Publisher
from duelkit.table.seats import Seat, names_of, stored
from duelkit.table.store import StoreError

COMPUTER_SECONDS: Final = 0.2
"""A computer player's answers come after this time or a multiple of it, whatever it has to choose from."""
TOLD_SECONDS: Final = 0.25
"""So often those who play hear how far a computer player is."""
AGAIN: Final = 2.0
"""Seconds after which something that the database failed in is done again."""


class Play(Publisher):
    """A duel that is played."""

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], house: House) -> None:
        super().__init__(identity, config, seats, house)
        self._covered: tuple[int, ...] = ()
        """What everybody could see when there was last time for something hidden."""
        self._setup: Setup | None = None
        self.patience: Patience | None = None
        """With the computer player that thinks, if one does."""

    async def close(self) -> None:
        self.stop_waiting()
        await super().close()
        # what is large goes at once, and does not wait until garbage is collected
        self.present.clear()
        self.past = Past()
        self.desk = None

    async def begin(self, seats: tuple[Seat, Seat]) -> None:
        """Both seats are taken: the duel begins."""
        first, second = (seat.deck for seat in seats)
        assert first is not None and second is not None
        await self.store.update_room(self.identity, "playing", stored(seats, self.config.game))
        self.seats = seats
        self.start_desk((first, second))
        self.status = "playing"
        self._status_changed()
        self.post(self.proceed)

    def start_desk(self, decks: tuple[Deck, Deck]) -> None:
        """Put the duel on the table."""
        self.desk = begin_duel(self.config, decks)
        self.desk.names = names_of(self.seats)

    def lasting(self, job: Job) -> Job:
        """The job; where the database fails in it, it is done again a little later."""
        return partial(self._again, job)

    async def _again(self, job: Job) -> None:
        try:
            await job()
        except StoreError as failure:
            LOG.error("room %s, %s: %s; tried again", self.identity, self.where(), failure)
            self.later(AGAIN, self.lasting(job))

    async def proceed(self) -> None:
        """Go on to the next question that a person must answer, or to the end."""
        await self.lasting(self._advance)()

    async def _advance(self) -> None:
        desk = self.desk
        assert desk is not None
        while True:
            self.moment += 1
            self.asked = None
            self.stop_waiting()
            self.stop_timer()
            decision = desk.decision
            if decision is None:
                await self.finish()
                return
            stuck = self.endless()
            if stuck is not None:
                await self.carry_out(stuck, SURRENDER)
                continue
            seat = self.seats[decision.player]
            self.clock.turn(desk.turn)
            if self.clock.rushes(decision.player, desk.turn):
                await self._rush(decision.player)
                continue
            pause = self.hidden_moment(decision)
            if pause > 0:
                await self.publish()
                self.later(pause, self._go_on(self.moment))
                return
            if not seat.human and not decision.alone():
                await self.publish()
                self._think(decision, seat)
                return
            answer = self.automatic(decision)
            if answer is None:
                await self.put_question(decision, seat)
                return
            await self.publish()
            await self.slices.breath()
            pause = self.pause(decision, seat)
            if pause > 0:
                if desk.turn[1] == decision.player:
                    # the clock, which both see, runs as if the player had thought
                    self.clock.spend(decision.player, pause)
                self.later(pause, self._answer_later(self.moment, decision, answer))
                return
            await self.carry_out(decision.player, answer)

    def pause(self, decision: Decision, seat: Seat) -> float:
        """How long an answer that is given for a player is held back, so that it looks like one of the player's own."""
        desk = self.desk
        assert desk is not None
        if not self.covered:
            return 0.0
        if not seat.human:
            return seat.pace.like_before(decision.kind) or COMPUTER_SECONDS
        if decision.kind == ACT and self.config.solo:
            # a computer sees nothing in it
            return 0.0
        if seat.mode == "auto" and desk.passing() is not None and not desk.is_answer_to_opponent():
            # then the player is not asked whatever there is to use
            return 0.0
        return seat.pace.pause(self.pace_kind(decision))

    def pace_kind(self, decision: Decision) -> int:
        """The kind of question that an answer is compared with: moments to respond are one."""
        assert self.desk is not None
        return RESPOND if self.desk.passing() is not None else decision.kind

    def hidden_moment(self, decision: Decision) -> float:
        """How long play is held back because somebody might have been asked for something hidden before this."""
        desk = self.desk
        assert desk is not None
        if not self.covered or decision.kind != RESPOND or not desk.follows_event() or self._covered == desk.sight():
            return 0.0
        self._covered = desk.sight()
        if not all(seat.human for seat in self.seats):
            return COMPUTER_SECONDS
        return self.seats[1 - decision.player].pace.pause()

    def _had_time(self, decision: Decision, option: int) -> bool:
        """Whether the others cannot tell that a player has really answered; for something hidden that is noted."""
        assert self.desk is not None
        secret = self.desk.is_secret(1 - decision.player)
        if secret:
            self._covered = self.desk.sight()
        return secret or option == self.desk.passing()

    def note_pace(self, decision: Decision, quiet: bool, spent: float) -> float:
        """Note how long a person took; answers how long the answer is still held back.

        :param quiet: whether the others cannot tell that it was given by the player; see :meth:`_had_time`.
        """
        seat = self.seats[decision.player]
        kind = RESPOND if quiet else self.pace_kind(decision)
        if quiet or kind != RESPOND:
            seat.pace.took(kind, spent)
        return seat.pace.draw() - spent if quiet and self.covered and not self.config.solo else 0.0

    def _go_on(self, moment: int) -> Job:
        async def job() -> None:
            if self.moment == moment:
                await self.proceed()
        return job

    def _answer_later(self, moment: int, decision: Decision, option: int) -> Job:
        async def job() -> None:
            if self.moment == moment:
                await self.wait_as_if_stored(decision, option)
                await self.carry_out(decision.player, option)
                await self.proceed()
        return self.lasting(job)

    async def wait_as_if_stored(self, decision: Decision, option: int) -> None:
        """An answer waits until it is stored; one of a person that is not stored must not come sooner."""
        if self.seats[decision.player].human and not decision.notes(option):
            await self.store_seats()

    def _think(self, decision: Decision, seat: Seat) -> None:
        """Have a computer player answer, elsewhere if it takes time."""
        desk = self.desk
        assert desk is not None
        moment = self.moment
        # a generator of its own, so that a computer's answers tell nothing about the seed of the duel
        seed = Rng(self.config.seed << 64 | 1 << 63 | self.number).next()
        began = asyncio.get_running_loop().time()

        def give(option: int) -> None:
            async def job() -> None:
                if self.moment == moment:
                    self._had_time(decision, option)
                    await self.carry_out(decision.player, option)
                    await self.proceed()

            if not self.covered:
                self.post(self.lasting(job))
                return
            # the answer comes at one of a few moments, however long it took to find
            spent = asyncio.get_running_loop().time() - began
            due = COMPUTER_SECONDS * math.ceil(spent / COMPUTER_SECONDS)
            # where it has only one answer it takes as long
            seat.pace.took(decision.kind, due)
            self.later(due - spent, self.lasting(job))

        if seat.kind == "random":
            give(desk.by_chance(seed))
            return
        steps = tuple((step.player, step.option) for step in desk.record.steps)
        setup = self.setup()

        patience = self.patience = Patience(self.thinks(decision.player))

        async def work() -> None:
            try:
                option = await self.house.think(self.identity, setup, steps, seat.kind, seed, patience)
            except BrokenProcessPool:
                LOG.exception("room %s, %s: its computer player is gone; it answers by chance", self.identity,
                              self.where())
                if self.moment != moment:
                    return
                option = desk.by_chance(seed)
            if self.moment == moment and option is not None:
                give(option)

        self.meanwhile(work())

    def thinks(self, player: int) -> Callable[[float], None]:
        """Tells those who play how far a computer player is, from time to time."""
        clock = asyncio.get_running_loop().time
        told = clock()

        def tell(share: float) -> None:
            nonlocal told
            if clock() - told < TOLD_SECONDS:
                return
            told = clock()
            for presence in self.present.values():
                if presence.seat is not None:
                    presence.client.send(Thinking(room=self.identity, player=player, share=round(share, 2)))
        return tell

    def stop_waiting(self) -> None:
        """Nobody waits for a computer player any more."""
        if self.patience is not None:
            self.patience.over = True
            self.patience = None

    def setup(self) -> Setup:
        """What a computer player's process needs to put the duel on its own table."""
        if self._setup is None:
            first, second = (seat.as_dict(self.config.game)["deck"] for seat in self.seats)
            self._setup = (self.config.as_dict(), first, second)
        return self._setup

    async def put_question(self, decision: Decision, seat: Seat) -> None:
        """Ask a person."""
        loop = asyncio.get_running_loop()
        self.asked = decision
        self.asked_at = loop.time()
        seat.asks += 1
        await self.publish()
        if self.config.clock is not None and self.desk is not None:
            moment = self.moment

            async def out_of_time() -> None:
                if self.moment == moment:
                    await self.time_out(decision.player)
            self.later(self.seconds_left(decision.player), self.lasting(out_of_time))

    async def time_out(self, player: int) -> None:
        """A player has let the time run out: in the own turn, that is the end of it."""
        assert self.desk is not None
        self.clock.ran_out(player, self.desk.turn)
        await self._rush(player)
        await self.proceed()

    async def _rush(self, player: int) -> None:
        """The clock answers for a player; where there is one answer only, it is given, as no record notes it."""
        decision = None if self.desk is None else self.desk.decision
        alone = decision is not None and decision.alone()
        await self.carry_out(player, decision.options[0] if decision is not None and alone else TIME_OUT)

    async def finish(self) -> None:
        """The duel is over."""
        await self.publish()
        self.count_wins()
        await self.set_status("over", self.made())

    def count_wins(self) -> None:
        """Note what each seat has won, for who looks through the rooms later."""
        for number, seat in enumerate(self.seats):
            seat.won = self.wins(number)
