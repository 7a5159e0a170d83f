"""A match in a room: up to three duels, with side decks between them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from duelkit.games.game import Game, Words
from duelkit.kernel.decision import Decision
from duelkit.kernel.record import Record
from duelkit.kernel.rng import Rng
from duelkit.players.yugioh.siding import side_decker_of
from duelkit.recording import SURRENDER
from duelkit.table import messages as m
from duelkit.table.answers import Ask, Option, Result, Siding
from duelkit.table.audience import Presence
from duelkit.table.config import Deck, RoomConfig
from duelkit.table.course import MOST_PASSED, Course
from duelkit.table.games.client import table_of
from duelkit.table.games.context import both
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.games.yugioh_client import rules_of
from duelkit.table.play import Play
from duelkit.table.protocols import Client, RoomHost
from duelkit.table.refusals import Refusal
from duelkit.table.seats import Seat
from duelkit.table.store import StoredStep
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import SECTIONS
from duelkit.yugioh.editions.deck_rules import deck_rules
from duelkit.yugioh.match import DONE, GO_FIRST, IN, M_IN, M_ORDER, M_OUT, OUT, Match, describe_answer
from duelkit.yugioh.telling.messages import say

SIDING_SECONDS: Final = 180.0
"""The time for exchanging cards between two duels in a room with a clock."""
ORDER_SECONDS: Final = 30.0
"""The time for deciding who goes first."""
BETWEEN: Final = 0
"""The number of the duel under which answers between two duels are stored."""


def begin_match(config: RoomConfig, decks: tuple[Deck, Deck]) -> Match:
    """Returns the match of a room."""
    first = {"me": 0, "other": 1}.get(config.first)
    return Match(rules_of(config.edition), decks, config.seed, first=first, chance=config.generator, every_window=True)


class MatchDesk(YugiohDesk):
    """The current duel of a match: choices go through the match."""

    def __init__(self, match: Match) -> None:
        assert match.recorder is not None
        self.match = match
        super().__init__(match.recorder, every_end=True)

    def choose(self, option: int) -> None:
        self.match.choose(option)

    def leave(self, player: int, how: int) -> None:
        if how == SURRENDER:
            self.match.surrender(player)
        else:
            self.match.time_out()


class MatchCourse(Course):
    """The course of a match: the current duel is on the table."""

    match: Match | None = None

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        assert self.match is not None
        return self.match

    def begin(self) -> None:
        self.match = begin_match(self.config, self.seats.decks())
        self.next_desk()

    def next_desk(self) -> None:
        """Puts the current duel on the table if there is one that is not there yet."""
        match = self.playing
        if match.recorder is not None and not (
            isinstance(self.desk, MatchDesk) and self.desk.recorder is match.recorder
        ):
            self.desk = MatchDesk(match)
            self.desk.context.names = self.seats.names()
            self.desk_number = match.number

    def close(self) -> None:
        super().close()
        self.match = None

    def decks(self) -> tuple[Deck, Deck]:
        first, second = self.playing.decks
        return first, second

    @property
    def duel_number(self) -> int:
        return 1 if self.match is None else self.match.number

    def record_of(self, duel: int) -> Record:
        if self.match is not None and duel <= len(self.match.results):
            return self.match.results[duel - 1].record
        return super().record_of(duel)

    def results(self) -> list[Result]:
        return (
            []
            if self.match is None
            else [Result(result.number, result.outcome.winner, result.turns) for result in self.match.results]
        )

    def replay_step(self, step: StoredStep) -> None:
        if step.duel == BETWEEN:
            self.playing.choose(step.option)
            self.next_desk()
            return
        super().replay_step(step)

    def pass_windows(self, most: int = MOST_PASSED) -> None:
        if self.match is not None and self.match.recorder is not None:
            super().pass_windows(most)

    async def answer_between(self, player: int, option: int) -> None:
        """Stores an answer to the match's question between two duels, then gives it."""
        await self.store_step(StoredStep(BETWEEN, player, option))
        self.number += 1
        self.playing.choose(option)


class MatchPlay(Play):
    """A match being played.

    Between two duels each player hands in a deck once; then the player who may choose decides who goes first. A
    computer player answers these questions at once.
    """

    course: MatchCourse

    def __init__(self, identity: str, config: RoomConfig, seats: tuple[Seat, Seat], host: RoomHost) -> None:
        super().__init__(identity, config, seats, host)
        self._handed: list[m.DeckList | None] = [None, None]
        self._until: float | None = None
        """When the time for what is asked between two duels is over, on the loop's clock."""
        self._ordering = False
        """Whether that is who goes first."""

    def make_course(self) -> MatchCourse:
        return MatchCourse(self.identity, self.config, self.seats, self.host.store)

    async def _advance(self) -> None:
        match = self.course.playing
        if match.recorder is None and match.outcome is None:
            await self.finish()
            return
        await super()._advance()

    async def finish(self) -> None:
        """A duel is over: the match goes on, or is over too."""
        if self.course.playing.outcome is not None:
            await super().finish()
            return
        self.question.asked = None
        await self.audience.publish()
        self.count_wins()
        await self._between()

    async def _between(self) -> None:
        """Asks for what comes between two duels."""
        match = self.course.playing
        self.question.drop()
        self.actor.stop_timer()
        await self._hand_in()
        decision = match.decision
        if match.recorder is not None:
            self._until = None
            self.course.next_desk()
            # the clock remembers a turn of the previous duel whose number comes again
            self.clock.reset()
            self.audience.begin_again()
            await self._status("playing")
            await self.proceed()
            return
        assert decision is not None
        await self._status("siding")
        if decision.why == M_ORDER:
            self.question.put(decision)
            self.seats[decision.player].asks += 1
        self._limit_time(decision.why)
        for presence in self.audience.present.values():
            self._tell_siding(presence)

    def _limit_time(self, why: int) -> None:
        """Starts the time for what is asked between two duels, if the room has a clock."""
        if self.config.clock is None:
            return
        now, ordering = asyncio.get_running_loop().time(), why == M_ORDER
        if self._until is None or self._ordering != ordering:
            self._until, self._ordering = now + (ORDER_SECONDS if ordering else SIDING_SECONDS), ordering
        until = self._until

        async def out_of_time() -> None:
            if self._until == until:
                await self._time_is_up()

        self.actor.later(until - now, self.actor.lasting(out_of_time))

    async def _time_is_up(self) -> None:
        """Goes on without those who have not answered: their decks stay as they are, and who may choose goes first."""
        match, decks = self.course.playing, table_of(self.config.game).decks
        asked = self.question.asked
        if asked is not None:
            await self.course.answer_between(asked.player, GO_FIRST)
        for player, handed in enumerate(self._handed):
            if asked is None and handed is None:
                parts = decks.as_json(match.decks[player])
                self._handed[player] = m.DeckList(**{part: parts[part] for part in SECTIONS})
        await self._between()

    async def _status(self, status: str) -> None:
        if self.standing.status != status:
            await self.set_status(status)

    async def _hand_in(self) -> None:
        """Answers the match's questions about side decks for the players who have handed in their decks."""
        match = self.course.playing
        while (decision := match.decision) is not None and match.recorder is None and decision.why in (M_OUT, M_IN):
            if not self.seats[decision.player].human:
                await self._computer_answers(match)
                continue
            handed = self._handed[decision.player]
            if handed is None:
                return
            await self.course.answer_between(decision.player, self._exchange(match, decision.player, handed))
        if match.recorder is None and match.outcome is None:
            self._handed = [None, None]
            if decision is not None and not self.seats[decision.player].human:
                await self._computer_answers(match)

    async def _computer_answers(self, match: Match) -> None:
        """Answers the match's question for a computer player, which knows no more than a person in its place."""
        decision = match.decision
        assert decision is not None
        # as in a duel, its answers reveal nothing about the seed
        seed = Rng(self.config.seed << 64 | 1 << 63 | self.course.number).next()
        side_decker = side_decker_of(self.seats[decision.player].kind, seed)
        await self.course.answer_between(decision.player, side_decker.choose(match.observe(decision.player)))
        await self.host.slices.breath()

    def _exchange(self, match: Match, player: int, handed: m.DeckList) -> int:
        """Returns the next answer on the way to the deck that was handed in."""
        decision = match.decision
        assert decision is not None
        deck = match.decks[player]
        wanted = Counter([*handed.main, *handed.extra])
        have = Counter(card.passcode for card in (*deck.main, *deck.extra))
        if decision.why == M_IN:
            return next(IN | code for code in sorted((wanted - have).elements()) if IN | code in decision.options)
        out = [OUT | code for code in sorted((have - wanted).elements()) if OUT | code in decision.options]
        return out[0] if out else DONE

    async def choose(self, decision: Decision, option: int) -> None:
        if self.course.playing.recorder is not None:
            await super().choose(decision, option)
            return
        await self.course.answer_between(decision.player, option)
        await self.actor.lasting(self._between)()

    async def side(self, client: Client, deck: m.DeckList) -> None:
        match = self.course.match
        player = self.audience.player(client)
        if (
            match is None
            or self.standing.status != "siding"
            or self.question.asked is not None
            or (self._handed[player] is not None)
        ):
            raise Refusal("not_allowed", "no side deck is asked for")
        own = match.decks[player]
        known = Directory()
        deck = m.DeckList(
            name=deck.name, **{part: [known.main_passcode(code) for code in getattr(deck, part)] for part in SECTIONS}
        )
        parts = (
            (deck.main, own.main, "main deck"),
            (deck.extra, own.extra, "extra deck"),
            (deck.side, own.side, "side deck"),
        )
        for wanted, had, name in parts:
            if len(wanted) != len(had):
                raise Refusal(
                    "bad_deck",
                    f"{len(wanted)} cards in the {name}; expected {len(had)} as before "
                    f"({deck_rules(match.rules).siding})",
                )
        if Counter([*deck.main, *deck.extra, *deck.side]) != Counter(
            card.passcode for card in (*own.main, *own.extra, *own.side)
        ):
            raise Refusal("bad_deck", "cards differ from before; expected the same cards, exchanged")
        for code in deck.main:
            if library()[code].in_extra_deck:
                raise Refusal("bad_deck", f"{library()[code].en!r} in the main deck; expected it in the extra deck")
        for code in deck.extra:
            if not library()[code].in_extra_deck:
                raise Refusal("bad_deck", f"{library()[code].en!r} in the extra deck; expected it in the main deck")
        self._handed[player] = deck
        await self.actor.lasting(self._between)()

    def _tell_siding(self, presence: Presence) -> None:
        """Sends a player what is needed between two duels; spectators learn only that the players are siding."""
        match = self.course.playing
        if presence.seat is None:
            return
        player = presence.seat
        view = match.observe(player)
        asked = self.question.asked
        question: Ask | None = None
        deck = table_of(self.config.game).decks.as_json(view.deck)
        deck.pop("own", None)
        if asked is not None and asked.player == player:
            options = [
                Option(
                    verb="first" if option == asked.options[0] else "second",
                    card=None,
                    number=0,
                    zone=None,
                    passcode=0,
                    rules=[],
                    text=_words(option),
                )
                for option in asked.options
            ]
            question = Ask(
                id=self.seats.ask_number(player),
                kind="choice",
                why="order",
                card=None,
                number=0,
                options=options,
                passing=None,
                picked=[],
                detail=None,
                text=both(lambda language: say(language, "match-order")),
            )
        presence.client.send(
            Siding(
                room=self.identity,
                duel=match.number,
                wins=list(view.wins),
                deck=deck,
                seen={str(code): count for code, count in view.seen.items()},
                handed=self._handed[player] is not None or asked is not None,
                ask=question,
                seconds=self._seconds(),
            )
        )

    def _seconds(self) -> int | None:
        """Returns the seconds left between two duels."""
        return None if self._until is None else max(round(self._until - asyncio.get_running_loop().time()), 0)

    async def show(self, client: Client) -> None:
        await super().show(client)
        if client in self.audience.present and self.standing.status == "siding":
            self._tell_siding(self.audience.present[client])


def match_play(_: Game) -> type[MatchPlay]:
    """Returns the class that plays a match in a room."""
    return MatchPlay


def _words(option: int) -> Words:
    return both(lambda language: describe_answer(option, language))
