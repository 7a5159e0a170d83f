"""A room for a match: up to three duels, side decks between them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from duelkit.games.game import Game
from duelkit.kernel.record import Record
from duelkit.recording import SURRENDER
from duelkit.table import messages as m
from duelkit.table.answers import Answer, Ask, Option, Result, Siding
from duelkit.table.clock import Clock
from duelkit.table.config import Deck, RoomConfig
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Words, both
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.games.yugioh_client import rules_of
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.seats import Client, Presence, names_of
from duelkit.table.store import StoredStep
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import SECTIONS
from duelkit.yugioh.editions.deck_rules import deck_rules
from duelkit.yugioh.match import DONE, IN, M_IN, M_ORDER, M_OUT, OUT, Match, describe_answer
from duelkit.yugioh.telling.messages import say

BETWEEN: Final = 0
"""The number of the duel under which answers between two duels are stored."""


def begin_match(config: RoomConfig, decks: tuple[Deck, Deck]) -> Match:
    """The match of a room."""
    first = {"me": 0, "other": 1}.get(config.first)
    return Match(rules_of(config.edition), decks, config.seed, first=first, chance=config.generator, every_window=True)


class MatchDesk(YugiohDesk):
    """The duel in progress of a match: what is chosen goes through the match."""

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


class MatchRoom(Room):
    """A room whose seats play a match.

    Between two duels each player hands in a deck once; then the one who may choose says who goes first.
    """

    match: Match | None = None
    handed: list[m.DeckList | None]
    desk_duel = 1

    def start_desk(self, decks: tuple[Deck, Deck]) -> None:
        self.match = begin_match(self.config, decks)
        self.handed = [None, None]
        self._next_desk()

    async def close(self) -> None:
        await super().close()
        self.match = None

    def _next_desk(self) -> None:
        """Put the duel in progress on the table, if there is one that is not there yet."""
        match = self.match
        assert match is not None
        if match.recorder is not None and not (isinstance(self.desk, MatchDesk)
                                               and self.desk.recorder is match.recorder):
            self.desk = MatchDesk(match)
            self.desk.names = names_of(self.seats)
            self.desk_duel = match.number
            # a turn of the duel before, in which a player ran out of time, has a number that comes again
            self.clock = Clock(self.config.clock)
            for presence in self.present.values():
                presence.sent.clear()
                presence.lines.clear()

    @property
    def duel_number(self) -> int:
        return 1 if self.match is None else self.match.number

    @property
    def desk_number(self) -> int:
        return self.desk_duel

    def wins(self, player: int) -> int:
        return 0 if self.match is None else self.match.wins(player)

    def record_of(self, duel: int) -> Record:
        if self.match is not None and duel <= len(self.match.results):
            return self.match.results[duel - 1].record
        return super().record_of(duel)

    def results(self) -> list[Result]:
        return [] if self.match is None else [
            Result(result.number, result.outcome.winner, result.turns)
            for result in self.match.results]

    async def _advance(self) -> None:
        match = self.match
        assert match is not None
        if match.recorder is None and match.outcome is None:
            await self.finish()
            return
        await super()._advance()

    async def finish(self) -> None:
        """A duel is over: the match goes on, or is over too."""
        match = self.match
        assert match is not None
        if match.outcome is not None:
            await super().finish()
            return
        self.asked = None
        await self.publish()
        self.count_wins()
        await self._between()

    async def _between(self) -> None:
        """Ask for what comes between two duels."""
        match = self.match
        assert match is not None
        self.moment += 1
        self.asked = None
        self.stop_timer()
        await self._hand_in()
        decision = match.decision
        if match.recorder is not None:
            self._next_desk()
            await self._status("playing")
            await self.proceed()
            return
        assert decision is not None
        await self._status("siding")
        if decision.why == M_ORDER:
            self.asked = decision
            self.asked_at = asyncio.get_running_loop().time()
            self.seats[decision.player].asks += 1
        for presence in self.present.values():
            self.tell_siding(presence)

    async def _status(self, status: str) -> None:
        if self.status != status:
            await self.set_status(status)

    async def _hand_in(self) -> None:
        """Answer the match's questions about side decks for the players who have handed in their decks."""
        match = self.match
        assert match is not None
        while (decision := match.decision) is not None and match.recorder is None and decision.why in (M_OUT, M_IN):
            handed = self.handed[decision.player]
            if handed is None:
                return
            await self._answer(decision.player, self._exchange(match, decision.player, handed))
        if match.recorder is None and match.outcome is None:
            self.handed = [None, None]

    def _exchange(self, match: Match, player: int, handed: m.DeckList) -> int:
        """The next answer on the way to the deck that was handed in."""
        decision = match.decision
        assert decision is not None
        deck = match.decks[player]
        wanted = Counter([*handed.main, *handed.extra])
        have = Counter(card.passcode for card in (*deck.main, *deck.extra))
        if decision.why == M_IN:
            return next(IN | code for code in sorted((wanted - have).elements()) if IN | code in decision.options)
        out = [OUT | code for code in sorted((have - wanted).elements()) if OUT | code in decision.options]
        return out[0] if out else DONE

    async def _answer(self, player: int, option: int) -> None:
        match = self.match
        assert match is not None
        await self.store_step(StoredStep(BETWEEN, player, option))
        self.number += 1
        match.choose(option)

    def replay_step(self, step: StoredStep) -> None:
        match = self.match
        assert match is not None
        if step.duel == BETWEEN:
            match.choose(step.option)
            self._next_desk()
            return
        super().replay_step(step)

    def pass_windows(self) -> None:
        if self.match is not None and self.match.recorder is not None:
            super().pass_windows()

    # what players do

    async def choose(self, client: Client, message: m.Choose) -> Answer | None:
        match = self.match
        decision = self.asked
        if match is None or match.recorder is not None or decision is None:
            return await super().choose(client, message)
        player = self.player(client)
        if decision.player != player:
            raise Refusal("not_your_turn", "no question is open for you")
        self.check_ask(player, message.ask)
        if message.option >= len(decision.options):
            raise Refusal("not_offered", f"option {message.option}; expected 0 to {len(decision.options) - 1}")
        await self._answer(player, decision.options[message.option])
        await self.lasting(self._between)()
        return None

    async def side(self, client: Client, deck: m.DeckList) -> Answer | None:
        match = self.match
        player = self.player(client)
        if match is None or self.status != "siding" or self.asked is not None or self.handed[player] is not None:
            raise Refusal("not_allowed", "no side deck is asked for")
        own = match.decks[player]
        known = Directory()
        deck = m.DeckList(name=deck.name, **{part: [known.main_passcode(code) for code in getattr(deck, part)]
                                             for part in SECTIONS})
        parts = ((deck.main, own.main, "main deck"), (deck.extra, own.extra, "extra deck"),
                 (deck.side, own.side, "side deck"))
        for wanted, had, name in parts:
            if len(wanted) != len(had):
                raise Refusal("bad_deck", f"{len(wanted)} cards in the {name}; expected {len(had)} as before "
                                          f"({deck_rules(match.rules).siding})")
        if Counter([*deck.main, *deck.extra, *deck.side]) != Counter(
                card.passcode for card in (*own.main, *own.extra, *own.side)):
            raise Refusal("bad_deck", "other cards than before; expected the same ones, exchanged")
        for code in deck.main:
            if library()[code].in_extra_deck:
                raise Refusal("bad_deck", f"{library()[code].en!r} in the main deck; expected it in the extra deck")
        for code in deck.extra:
            if not library()[code].in_extra_deck:
                raise Refusal("bad_deck", f"{library()[code].en!r} in the extra deck; expected it in the main deck")
        self.handed[player] = deck
        await self.lasting(self._between)()
        return None

    async def surrender(self, client: Client) -> Answer | None:
        self.player(client)
        if self.match is not None and self.match.recorder is None:
            raise Refusal("not_allowed", "no duel is going on")
        return await super().surrender(client)

    # telling

    def tell_siding(self, presence: Presence) -> None:
        """What a player needs between two duels; who watches learns only that it is so."""
        match = self.match
        assert match is not None
        if presence.seat is None:
            return
        player = presence.seat
        view = match.observe(player)
        asked = self.asked
        question: Ask | None = None
        deck = table_of(self.config.game).deck_json(view.deck)
        deck.pop("own", None)
        if asked is not None and asked.player == player:
            options = [Option(verb="first" if option == asked.options[0] else "second", card=None, number=0, zone=None,
                              passcode=0, rules=[], text=_words(option)) for option in asked.options]
            question = Ask(id=self.ask_number(player), kind="choice", why="order", card=None, number=0,
                           options=options, passing=None, picked=[], detail=None,
                           text=both(lambda language: say(language, "match-order")))
        presence.client.send(Siding(
            room=self.identity, duel=match.number, wins=list(view.wins),
            deck=deck,
            seen={str(code): count for code, count in view.seen.items()},
            handed=self.handed[player] is not None or asked is not None, ask=question))

    async def publish(self, only: Client | None = None) -> None:
        await super().publish(only)
        if only in self.present and self.status == "siding":
            self.tell_siding(self.present[only])


def match_room(_: Game) -> type[MatchRoom]:
    """The kind of a room in which a match is played."""
    return MatchRoom


def _words(option: int) -> Words:
    return both(lambda language: describe_answer(option, language))
