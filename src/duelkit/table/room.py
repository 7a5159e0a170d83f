"""A room: two seats, a duel or a match, and spectators. One task carries out one request after the other.

Its parts do one thing each: :mod:`course` stores each decision before anybody sees it, :mod:`play` determines who is
asked and how the duel goes on, :mod:`audience` sends each viewer what that viewer may see, :mod:`thinker` asks the
computer player. This module carries out what people in the room do.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from duelkit.kernel.errors import DuelkitError
from duelkit.recording import SURRENDER
from duelkit.table import messages as m
from duelkit.table.actor import LOG
from duelkit.table.answers import Answer, Forecast, Left, SentPhrase, Why
from duelkit.table.audience import Presence
from duelkit.table.config import Deck
from duelkit.table.database import StoreError
from duelkit.table.limits import Budget
from duelkit.table.play import Play
from duelkit.table.protocols import Client
from duelkit.table.refusals import Refusal, error
from duelkit.table.seats import HUMAN

MOST_WATCHERS: Final = 100


def distinguished(name: str, other: str) -> str:
    """Returns the name of a player, with a number if it equals the opponent's."""
    return f"{name} 2" if name == other else name


class Room:
    """A room. Its own task carries out what people in it do, through :meth:`ask`.

    :param play: the duel that is played here, with its parts.
    :param maker: the address that counts it among its rooms; empty for this machine itself.
    """

    def __init__(self, play: Play, maker: str = "") -> None:
        self.play = play
        self.identity = play.identity
        self.config = play.config
        self.seats = play.seats
        self.course = play.course
        self.question = play.question
        self.audience = play.audience
        self.standing = play.standing
        self.actor = play.actor
        self.maker = maker
        self.phrases: Budget[int] = Budget(0.2, 3.0)
        """What each player may say."""
        self.nonce = secrets.token_hex(4)
        """Distinguishes this room from one that was unloaded and loaded again."""

    def ask(self, client: Client, message: m.InRoom, work: Callable[[Client], Awaitable[Answer | None]]) -> None:
        """Carries out a client's request; the answer, or why it is refused, is sent to the client."""

        async def job() -> None:
            try:
                answer = await work(client)
            except Refusal as refusal:
                client.send(error(refusal, message.id))
                return
            except StoreError as failure:
                LOG.error("room %s, %s: %s", self.identity, self.course.where(), failure)
                client.send(error(Refusal("internal", "the table cannot store anything now"), message.id))
                return
            except DuelkitError:
                # the error may name hidden cards
                LOG.exception("room %s, %s", self.identity, self.course.where())
                client.send(error(Refusal("internal", "the table cannot do this"), message.id))
                return
            if answer is not None:
                if message.id is not None:
                    answer.id = message.id
                client.send(answer)

        self.actor.post(job)

    async def enter(self, client: Client, deck: Deck | None, watch: bool, windows: str = "auto") -> Answer:
        """A client comes in: to its own seat, to the free one, or to watch.

        :param windows: how often whoever takes the free seat is asked to respond.
        """
        account, audience = client.account, self.audience
        seat = self.seats.of(account.id)
        if seat is None and not watch:
            seat = self.seats.free()
            if seat is None:
                raise Refusal("full", 'both seats are taken; expected "watch": true')
            if deck is None:
                raise Refusal("bad_deck", "no deck; expected one to take the free seat with - at `$.deck`")
            first, second = self.seats
            taken = replace(
                self.seats[seat],
                kind=HUMAN,
                account=account.id,
                deck=deck,
                mode=windows,
                name=distinguished(account.name, self.seats[1 - seat].name),
                pace=self.play.host.paces.of(account.id),
            )
            if self.config.rated:
                taken.rating, taken.sure = await self.play.host.rating(account.id, self.config.game)
            await self.play.begin((first, taken) if seat else (taken, second))
        elif seat is None and self.config.solo and not self.config.tournament:
            raise Refusal("not_allowed", "a solo room; expected its owner")
        elif seat is None and audience.watching() >= MOST_WATCHERS:
            raise Refusal("full", f"{MOST_WATCHERS} people watch already")
        presence = audience.present[client] = Presence(client, seat)
        audience.tell_room()
        # after the answer, so that a client receives the room before the duel
        self.actor.post(lambda: self.play.show(client))
        return audience.summary(presence, seat is None and self.config.delay > 0)

    def gone(self, client: Client) -> None:
        """Handles a lost connection."""
        if self.audience.present.pop(client, None) is not None:
            self.audience.tell_room()

    async def leave(self, client: Client) -> Answer | None:
        """A client leaves: a room that has not begun ends with its host; a seat in a duel is kept."""
        if self.audience.here(client).seat is not None and self.standing.status == "waiting":
            await self.play.host.store.update_room(self.identity, "over", self.seats.stored())
            self.standing.status = "over"
        self.audience.present.pop(client, None)
        self.audience.tell_room()
        return Left(room=self.identity)

    async def choose(self, client: Client, message: m.Choose) -> Answer | None:
        """A player answers."""
        player = self.audience.player(client)
        decision = self.question.asked
        if decision is None or decision.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        number = self.seats.ask_number(player)
        if message.ask != number:
            raise Refusal("stale", f"question {message.ask} is not open; expected {number}")
        check_offered(message.option, len(decision.options))
        await self.play.choose(decision, decision.options[message.option])
        return None

    async def side(self, client: Client, deck: m.DeckList) -> Answer | None:
        """A player has exchanged cards with the side deck."""
        await self.play.side(client, deck)
        return None

    async def hurry(self, client: Client) -> Answer | None:
        """A player asks the computer player to answer now."""
        self.audience.player(client)
        self.play.thinker.hurry()
        return None

    async def phrase(self, client: Client, what: str) -> Answer | None:
        """A player says a ready phrase to everybody in the room, a few in a row at most."""
        player = self.audience.player(client)
        if not self.phrases.take(player):
            raise Refusal("slow_down", "several phrases in a row; expected one in five seconds")
        # whoever has blocked the speaker hears nothing
        apart = self.play.host.apart(client.account.id)
        self.audience.tell_all(SentPhrase(room=self.identity, player=player, what=what), apart)
        return None

    async def surrender(self, client: Client) -> Answer | None:
        """A player gives up."""
        player = self.audience.player(client)
        desk = self.course.desk
        if desk is None or desk.outcome is not None or self.standing.status != "playing":
            raise Refusal("not_allowed", "no duel is going on")
        await self.play.carry_out(player, SURRENDER)
        await self.play.proceed()
        return None

    async def set_windows(self, client: Client, mode: str) -> Answer | None:
        """Sets how often a player is asked to respond."""
        changed = self.seats.of_person(self.audience.player(client))
        rows = [
            {**row, "mode": mode} if seat in changed else row
            for seat, row in zip(self.seats, self.seats.stored(), strict=True)
        ]
        await self.play.host.store.update_room(self.identity, self.standing.status, rows)
        for seat in changed:
            seat.mode = mode
        self.audience.tell_room(client)
        return None

    async def hold(self, client: Client, what: str) -> Answer | None:
        """Sets what a player holds down."""
        player = self.audience.player(client)
        for seat in self.seats.of_person(player):
            seat.hold = what
        decision, desk = self.question.asked, self.course.desk
        if what == "pass" and decision is not None and decision.player == player and desk is not None:
            passing = desk.windows.passing()
            if passing is not None:
                await self.play.answer(decision, passing)
        return None

    async def undo(self, client: Client) -> Answer | None:
        """Goes back to the player's last question."""
        return await self._travel(client, False)

    async def redo(self, client: Client) -> Answer | None:
        """Goes forward again."""
        return await self._travel(client, True)

    async def _travel(self, client: Client, ahead: bool) -> Answer | None:
        self.audience.player(client)
        if not self.config.free or self.course.desk is None:
            raise Refusal("not_allowed", "only in solo play without a match")
        if not (self.course.past.ahead if ahead else self.course.past.back):
            raise Refusal("not_allowed", "there is nothing to undo or redo")
        await self.play.travel(ahead)
        return None

    async def rematch(self, client: Client, deck: Deck | None) -> Answer | None:
        """A player wants to play again; it begins when both do."""
        presence = self.audience.present.get(client)
        if presence is None or presence.seat is None:
            raise Refusal("not_seated", "not a player of this room")
        if self.standing.status != "over" or self.course.desk is None or self.config.tournament:
            raise Refusal("not_allowed", "the duel is not over, or belongs to a tournament")
        seat = self.seats[presence.seat]
        seat.wants_rematch = True
        if deck is not None:
            # the finished duel keeps its own deck
            seat.next_deck = deck
        if self.standing.next is None and all(
            found.wants_rematch or not found.human or self.seats.shared for found in self.seats
        ):
            self.standing.next = await self.play.host.again(self.identity)
        self.audience.tell_room()
        return None

    async def why(self, client: Client, card: int | None) -> Answer:
        """Returns why something is asked, or cannot be done."""
        presence, desk = self.audience.here(client), self.course.desk
        if desk is None:
            raise Refusal("not_seated", "not in this room; expected to have joined it")
        lines, judged_actions = desk.reasons.why(self.audience.viewer_of(presence), card)
        return Why(room=self.identity, card=card, lines=lines, judged_actions=judged_actions)

    async def forecast(self, client: Client, option: int) -> Answer:
        """Returns what an option of the open question would do."""
        player = self.audience.player(client)
        decision, desk = self.question.asked, self.course.desk
        if desk is None or decision is None or decision.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        check_offered(option, len(decision.options))
        return Forecast(room=self.identity, option=option, courses=desk.reasons.forecast(decision.options[option]))


def check_offered(option: int, count: int) -> None:
    """Checks that a question has an option.

    :raises Refusal: if it has not, naming those that it has.
    """
    if option >= count:
        raise Refusal("not_offered", f"option {option}; expected 0 to {count - 1}")
