"""The computer player of a room: it thinks in another process, and its answer may be held back."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from typing import Final

from duelkit.kernel.decision import Decision
from duelkit.kernel.rng import Rng
from duelkit.table.actor import LOG, Actor, Job
from duelkit.table.answers import Thinking
from duelkit.table.audience import Audience
from duelkit.table.cover import COMPUTER_SECONDS, Cover
from duelkit.table.games.client import table_of
from duelkit.table.protocols import Patience, RoomHost, Setup

PROGRESS_SECONDS: Final = 0.25
"""Seconds between two messages about a computer player's progress."""


class Thinker:
    """The computer player at work."""

    def __init__(self, host: RoomHost, actor: Actor, audience: Audience, cover: Cover) -> None:
        self.host = host
        self.actor = actor
        self.audience = audience
        self.course = audience.course
        self.question = audience.question
        self.cover = cover
        self._setup: tuple[int, Setup] | None = None
        """What a process needs for the duel of this number."""
        self._patience: Patience | None = None

    def think(self, decision: Decision, give: Callable[[int], Job]) -> None:
        """Makes a computer player answer, in another process if it takes time.

        :param give: returns the job that gives the answer.
        """
        desk, course = self.course.on_table, self.course
        moment = self.question.moment
        # a separate generator, so that a computer's answers reveal nothing about the seed of the duel
        seed = Rng(course.config.seed << 64 | 1 << 63 | course.number).next()
        answered = partial(self._answered, decision, give, asyncio.get_running_loop().time())
        kind = course.seats[decision.player].kind
        if kind == "random":
            answered(desk.by_chance(seed))
            return
        steps = tuple((step.player, step.option) for step in desk.record.steps)
        if self._setup is None or self._setup[0] != course.desk_number:
            self._setup = course.desk_number, self._made()
        setup = self._setup[1]
        patience = self._patience = Patience(self._teller(decision.player))

        async def work() -> None:
            try:
                option = await self.host.think(course.identity, setup, steps, kind, seed, patience)
            except BrokenProcessPool:
                LOG.exception(
                    "room %s, %s: its computer player is gone; it answers by chance", course.identity, course.where()
                )
                if self.question.moment != moment:
                    return
                option = desk.by_chance(seed)
            if self.question.moment == moment and option is not None:
                answered(option)

        self.actor.meanwhile(work())

    def _answered(self, decision: Decision, give: Callable[[int], Job], began: float, option: int) -> None:
        job = self.actor.lasting(give(option))
        if not self.cover.on:
            self.actor.post(job)
            return
        # the answer comes at a multiple of a fixed time, however long it took to find
        spent = asyncio.get_running_loop().time() - began
        due = COMPUTER_SECONDS * math.ceil(spent / COMPUTER_SECONDS)
        # a question with one option takes as long
        self.course.seats[decision.player].pace.took(decision.kind, due)
        self.actor.later(due - spent, job)

    def _teller(self, player: int) -> Callable[[float], None]:
        """Returns a function that tells the players a computer player's progress from time to time."""
        clock = asyncio.get_running_loop().time
        latest = clock()

        def tell(share: float) -> None:
            nonlocal latest
            if clock() - latest < PROGRESS_SECONDS:
                return
            latest = clock()
            for presence in self.audience.present.values():
                if presence.seat is not None:
                    presence.client.send(Thinking(room=self.course.identity, player=player, share=round(share, 2)))

        return tell

    def _made(self) -> Setup:
        """Returns what a computer player's process needs to put the duel on its own table: a duel of a match is one of
        its own there."""
        config, headers = self.course.config, self.course.on_table.record.headers
        config = replace(config, best_of=1, seed=int(headers["seed"]), first=("me", "other")[int(headers["first"])])
        first, second = map(table_of(config.game).decks.as_json, self.course.decks())
        return config.as_dict(), first, second

    def hurry(self) -> None:
        """Makes it answer now."""
        if self._patience is not None:
            self._patience.hurried = True

    def stop(self) -> None:
        """Stops it, because nobody waits for it any more."""
        if self._patience is not None:
            self._patience.over = True
            self._patience = None
