"""Tournaments run at the table: rooms for each pairing, results as rooms end, the next round when all are in.

Pairing, byes, results and standings are those of ``duelkit tournament``; here are the rooms.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from typing import Final, Protocol

from duelkit.kernel.rng import KEYED, generator
from duelkit.laboratory.tournaments import course
from duelkit.laboratory.tournaments.model import DOUBLE_ELIMINATION, Pairing
from duelkit.recording import SURRENDER
from duelkit.table import tournament as kept
from duelkit.table.answers import TournamentChanged
from duelkit.table.company import Company
from duelkit.table.config import RoomConfig
from duelkit.table.database import StoreError
from duelkit.table.games.client import table_of
from duelkit.table.limited import deal, deck_of_picks, demand_owned
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.room import Room
from duelkit.table.seats import HUMAN, Seat
from duelkit.table.store import Account, Store, StoredStep
from duelkit.table.tournament import DRAFTING, OPEN, OVER, PLAYING, Entry, Held, key_of
from duelkit.table.workshop import Work

MOST_ENTRANTS: Final = 64
MOST_DRAFTING: Final = 16
MOST_OPEN: Final = 200
MOST_EACH: Final = 5
"""Tournaments that are not over, altogether and of one organiser."""
IDLE_OPEN: Final = 7 * 86_400.0
IDLE_PLAYING: Final = 30 * 86_400.0
"""Seconds without a change after which a tournament ends: before it begins, and after."""
AGAIN: Final = 2.0
"""Seconds after which something is tried again while the database fails."""
COMPUTER: Final = "CPU"
"""The name of a computer player among the entrants; numbers follow it."""


class Places(Protocol):
    """Where rooms are made and found."""

    async def find(self, identity: str) -> Room:
        """Returns a room by its id."""

    def new_room(self, config: RoomConfig, seats: tuple[Seat, Seat], maker: str, identity: str | None = None) -> Room:
        """Returns a room that is neither stored nor open yet."""

    async def add(self, room: Room, owner: int, steps: Sequence[StoredStep] | None = None) -> None:
        """Stores and opens a new room."""


class Tournaments:
    """The tournaments of a table.

    :param places: where rooms are made and found.
    :param work: where long work is done.
    """

    def __init__(self, store: Store, company: Company, places: Places, work: Work) -> None:
        self.store = store
        self._work = work
        self._company = company
        self._places = places
        self._held: dict[str, Held] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When somebody's time for choosing cards is over."""

    # running

    async def open(self) -> None:
        """Starts: tournaments that were being played go on."""
        self._held = await kept.load_shown(self.store)
        for identity, held in list(self._held.items()):
            if held.status in (DRAFTING, PLAYING):
                self._later(identity)

    async def close(self) -> None:
        """Stops; what is stored goes on when the table is opened again."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _later(self, identity: str) -> None:
        """Goes on with a tournament soon, again and again while the database fails."""

        async def work() -> None:
            while True:
                try:
                    await self._go_on(identity)
                    return
                except StoreError:
                    await asyncio.sleep(AGAIN)

        task = asyncio.ensure_future(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def finished(self, identity: str) -> None:
        """A room of a tournament is over."""
        if identity in self._held:
            self._later(identity)

    def hides(self, config: RoomConfig) -> bool:
        """Whether the records of a room stay closed, because its tournament goes on and they reveal decks."""
        held = self._held.get(config.tournament)
        return held is not None and held.status != OVER

    async def _go_on(self, identity: str) -> None:
        """Enters the results that have come in, pairs the next round when all are there, and opens rooms."""
        async with self._lock(identity):
            held = self._held[identity].copy()
            changed = await self._play_limited(held)
            changed = await self._enter_results(held) or changed
            while held.body is not None and held.status == PLAYING:
                if held.body.open_pairings():
                    changed = await self._open_rooms(identity, held) or changed
                    break
                changed = True
                if course.is_over(held.body):
                    held.status, held.ended = OVER, time.time()
                else:
                    # the first time, a library is loaded
                    await asyncio.to_thread(course.pair_next, held.body)
            if changed:
                await self._keep(identity, held)
            self._set_alarm(identity, held)

    def _set_alarm(self, identity: str, held: Held) -> None:
        """Goes on when the time of somebody who chooses cards is over."""
        earlier = self._alarms.pop(identity, None)
        if earlier is not None:
            earlier.cancel()
        if held.status == DRAFTING and held.limited is not None:
            due = min((until for until in held.limited.until if until), default=0.0)
            if due:
                pause = max(due - time.time(), 0.0) + 0.05
                self._alarms[identity] = asyncio.get_running_loop().call_later(pause, self._later, identity)

    async def _play_limited(self, held: Held) -> bool:
        """Chooses cards and makes decks for computer players and for those whose time is over; once all decks are made,
        the tournament begins."""
        made = held.limited
        if held.status != DRAFTING or made is None:
            return False
        decks, changed, now = table_of(held.settings.game).decks, False, time.time()
        waiting = True
        while waiting:
            waiting = False
            for player, entry in enumerate(held.entries):
                if entry.level is None and not 0.0 < made.until[player] <= now:
                    continue
                if made.queues[player]:
                    made.pick(player, max(made.queues[player][0], key=lambda card: (decks.worth(card), -card)))
                    waiting = changed = True
                elif not made.drafting and not made.built[player]:
                    deck = await self._work.run(
                        "", deck_of_picks, held.settings.game, held.settings.edition, made.picks[player]
                    )
                    self._keep_deck(held, player, deck)
                    changed = True
        if all(made.built):
            held.begin()
            changed = True
        return changed

    def _keep_deck(self, held: Held, player: int, deck: Json) -> None:
        assert held.limited is not None
        held.entries[player].deck = {**deck, "name": held.settings.title}
        held.limited.built[player] = True
        held.limited.until[player] = 0.0

    async def _enter_results(self, held: Held) -> bool:
        entered = False
        for pairing in [] if held.body is None else held.body.open_pairings():
            room = held.rooms.get(key_of(pairing))
            if room is None:
                continue
            found = await self._found(room)
            if found is not None and found.standing.status != OVER:
                continue
            del held.rooms[key_of(pairing)]
            entered = True
            if found is None:
                # it can no longer be played: the match is played anew
                continue
            winners = [result.winner for result in found.course.results()]
            score = winners.count(0), winners.count(1), winners.count(-1)
            if held.settings.kind != DOUBLE_ELIMINATION or score[0] != score[1]:
                # otherwise somebody has to win, in another room
                pairing.score = score
                held.rooms[key_of(pairing)] = room
        return entered

    async def _found(self, room: str) -> Room | None:
        with contextlib.suppress(Refusal):
            return await self._places.find(room)
        return None

    async def _open_rooms(self, identity: str, held: Held) -> bool:
        opened = False
        for pairing in [] if held.body is None else held.body.open_pairings():
            if key_of(pairing) not in held.rooms:
                held.rooms[key_of(pairing)] = await self._room_for(identity, held, pairing)
                opened = True
            else:
                # after a restart, computer players wait for their room
                await self._found(held.rooms[key_of(pairing)])
        return opened

    async def _room_for(self, identity: str, held: Held, pairing: Pairing) -> str:
        assert pairing.second is not None
        one = held.settings
        entries = held.entries[pairing.first], held.entries[pairing.second]
        levels = [entry.level for entry in entries if entry.level is not None]
        config = RoomConfig(
            one.game,
            one.edition,
            levels[0] if levels else "friend",
            best_of=one.best_of,
            clock=one.clock,
            title=one.title,
            seed=secrets.randbits(128),
            limits=one.limits,
            generator=KEYED,
            rated=one.rated and not levels,
            tournament=identity,
        )
        table = table_of(one.game)
        cards = [table.user_cards.borrow(entry.deck.get("own", ())) for entry in entries]
        first, second = (
            Seat(
                entry.level or HUMAN, entry.account, entry.name if entry.account else "", table.decks.stored(entry.deck)
            )
            for entry in entries
        )
        del cards
        for seat in (first, second):
            if config.rated:
                seat.rating, seat.sure = await self._company.rating(seat.account, one.game)
        room = self._places.new_room(config, (first, second), "")
        await self._places.add(room, held.owner)
        return room.identity

    def _lock(self, identity: str) -> asyncio.Lock:
        return self._locks.setdefault(identity, asyncio.Lock())

    async def _keep(self, identity: str, held: Held) -> None:
        """Stores a changed tournament and tells everybody whom it concerns."""
        held.touched = time.time()
        await kept.put(self.store, identity, held)
        self._held[identity] = held
        for account in held.accounts():
            number = held.number_of(account)
            room = None
            if held.body is not None and number is not None:
                room = next(
                    (
                        held.rooms.get(key_of(one))
                        for one in held.body.open_pairings()
                        if number in (one.first, one.second)
                    ),
                    None,
                )
            self._company.send(
                account,
                TournamentChanged(tournament=identity, title=held.settings.title, room=room, status=held.status),
            )

    # what people do

    async def begin(self, identity: str, account: Account) -> Json:
        """The organiser begins a tournament.

        :raises Refusal: if somebody else tries, or it is impossible.
        """
        async with self._lock(identity):
            held = (await self.get(identity)).copy()
            _demand_owner(held, account)
            if held.settings.limited:
                self._deal(held)
            else:
                held.begin()
            await self._keep(identity, held)
        await self._go_on(identity)
        return self._held[identity].view(identity, account.id)

    def _deal(self, held: Held) -> None:
        """Deals the packs of a draft or of sealed play.

        :raises Refusal: if there are too few players, or too few cards in the pool.
        """
        one, count = held.settings, len(held.entries)
        if held.status != OPEN or not 2 <= count <= MOST_DRAFTING:
            raise Refusal("not_allowed", f"{count} players; expected 2 to {MOST_DRAFTING} before it begins")
        decks = table_of(one.game).decks
        chance = generator(KEYED, secrets.randbits(128))
        held.limited = deal(one.limited, held.pool, decks.is_extra, count, decks.least(one.edition), chance)
        held.status = DRAFTING

    async def pick(self, identity: str, account: Account, number: int, card: int) -> Json:
        """Somebody takes a card of the open pack.

        :param number: how many cards the account has chosen before.
        :raises Refusal: if the card is not offered.
        """
        async with self._lock(identity):
            held = (await self.get(identity)).copy()
            player, made = held.number_of(account.id), held.limited
            if player is None or made is None or held.status != DRAFTING:
                raise Refusal("not_allowed", "no cards are chosen here")
            if number != len(made.picks[player]):
                raise Refusal("stale", f"choice {number}; expected {len(made.picks[player])}")
            made.pick(player, card)
            await self._keep(identity, held)
        await self._go_on(identity)
        return self._held[identity].view(identity, account.id)

    async def hand_in(self, identity: str, account: Account, deck: Json) -> Json:
        """Somebody hands in a deck made of the chosen cards; it may be changed until all have.

        :raises Refusal: if the cards are others, or the deck is not legal.
        """
        async with self._lock(identity):
            held = (await self.get(identity)).copy()
            player, made = held.number_of(account.id), held.limited
            if player is None or made is None or held.status != DRAFTING or made.drafting:
                raise Refusal("not_allowed", "no deck is made here now")
            demand_owned(made.picks[player], deck)
            one, decks = held.settings, table_of(held.settings.game).decks
            owned = sum(not decks.is_extra(card) for card in made.picks[player])
            wrong = decks.violations(decks.stored({"name": "", **deck}), one.edition, None)
            # whoever has chosen too few cards for the main deck plays all of them
            short = owned < decks.least(one.edition) and len(deck["main"]) == owned
            if len(wrong) > short:
                raise Refusal("bad_deck", wrong[0])
            self._keep_deck(held, player, deck)
            await self._keep(identity, held)
        await self._go_on(identity)
        return self._held[identity].view(identity, account.id)

    async def make(self, account: Account, settings: kept.Settings, pool: Sequence[int] = ()) -> str:
        """Makes a tournament; returns its id.

        :param pool: from which cards are dealt.
        :raises Refusal: if there are too many.
        """
        going = [held for held in self._held.values() if held.status != OVER]
        if len(going) >= MOST_OPEN or sum(held.owner == account.id for held in going) >= MOST_EACH:
            raise Refusal("full", "too many tournaments are open; expected to finish one first")
        identity = secrets.token_urlsafe(9)
        await self._keep(identity, Held(settings, account.id, account.name, pool=list(pool)))
        return identity

    async def get(self, identity: str) -> Held:
        """Returns a tournament.

        :raises Refusal: if there is none.
        """
        held = self._held.get(identity) or await kept.load(self.store, identity)
        if held is None:
            raise Refusal("not_found", "there is no such tournament")
        return self._held.setdefault(identity, held)

    async def enter(self, identity: str, account: Account, deck: Json) -> Json:
        """Somebody enters, or changes the deck, before it begins.

        :raises Refusal: if it has begun, or is full.
        """
        return await self._enter(identity, account, Entry(account.name, account.id, None, deck))

    async def add_computer(self, identity: str, account: Account, level: str, deck: Json) -> Json:
        """The organiser enters a computer player.

        :raises Refusal: as :meth:`enter`; or if somebody else tries.
        """
        _demand_owner(await self.get(identity), account)
        return await self._enter(identity, account, Entry(COMPUTER, 0, level, deck))

    async def _enter(self, identity: str, account: Account, entry: Entry) -> Json:
        async with self._lock(identity):
            held = (await self.get(identity)).copy()
            held.enter(entry)
            if len(held.entries) > MOST_ENTRANTS:
                raise Refusal("full", f"{MOST_ENTRANTS} entrants; expected fewer")
            await self._keep(identity, held)
        return held.view(identity, account.id)

    async def leave(self, identity: str, account: Account, number: int | None) -> Json:
        """An entrant leaves, or the organiser removes one.

        :param number: of the entrant; ``None`` for the account's own.
        :raises Refusal: if there is no such entrant, or the account may not do that.
        """
        async with self._lock(identity):
            held = (await self.get(identity)).copy()
            own = held.number_of(account.id)
            if number is None or number != own:
                if number is not None:
                    _demand_owner(held, account)
                elif own is None:
                    raise Refusal("not_found", "you are not entered")
            left = own if number is None else number
            assert left is not None
            settled = held.leave(left)
            await self._keep(identity, held)
        if settled is not None:
            await self._give_up(held, settled, left)
        if held.status in (DRAFTING, PLAYING):
            await self._go_on(identity)
        return self._held[identity].view(identity, account.id)

    async def _give_up(self, held: Held, settled: Pairing, left: int) -> None:
        """Ends the duel of somebody who has left."""
        room = await self._found(held.rooms.get(key_of(settled), ""))
        if room is None or room.standing.status != "playing":
            return
        loser = 0 if settled.first == left else 1

        async def job() -> None:
            if room.standing.status == "playing" and room.course.on_table.outcome is None:
                await room.play.carry_out(loser, SURRENDER)
                await room.play.proceed()

        room.actor.post(room.actor.lasting(job))

    async def cancel(self, identity: str, account: Account) -> None:
        """The organiser deletes a tournament, or ends it once it is played.

        :raises Refusal: if somebody else tries.
        """
        async with self._lock(identity):
            held = await self.get(identity)
            _demand_owner(held, account)
            await self._end(identity, held.copy())

    async def _end(self, identity: str, held: Held) -> None:
        """Ends a tournament as it stands; one of which nothing has been played is deleted."""
        held.status, held.ended = OVER, time.time()
        if held.body is not None:
            await self._keep(identity, held)
            return
        await kept.drop(self.store, identity)
        del self._held[identity]
        for one in held.accounts():
            message = TournamentChanged(tournament=identity, title=held.settings.title, room=None, status=OVER)
            self._company.send(one, message)

    async def forget_old(self) -> None:
        """Ends tournaments in which nothing has happened for a long time, and lets go of those that are over."""
        now = time.time()
        for identity, held in list(self._held.items()):
            if held.status == OVER:
                if now - held.ended > kept.SHOWN_FOR:
                    del self._held[identity]
            elif now - held.touched > (IDLE_OPEN if held.status == OPEN else IDLE_PLAYING):
                async with self._lock(identity):
                    with contextlib.suppress(StoreError):
                        await self._end(identity, held.copy())

    def listed(self, account: int) -> list[Json]:
        """Returns the tournaments that an account sees: public ones, and those that concern it."""
        apart = self._company.apart(account)
        return [
            held.summary(identity)
            for identity, held in reversed(self._held.items())
            if (not held.ended or time.time() - held.ended < kept.SHOWN_FOR)
            and (account in held.accounts() or held.settings.public and held.owner not in apart)
        ][:MOST_OPEN]


def _demand_owner(held: Held, account: Account) -> None:
    if account.id != held.owner:
        raise Refusal("not_allowed", "only the organiser may do this")
