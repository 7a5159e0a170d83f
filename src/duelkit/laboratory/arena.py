"""The arena (対戦場): which computer player is stronger, and how certain that is.

Every two players meet twice with the same shuffles: they swap seats, decks and hands, while the first turn stays with
the seat. So both have the same luck of the draw, and what remains is the players' strength. All pairs of players meet
with the same shuffles.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, groupby
from typing import Any

import msgspec

from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.laboratory.intervals import Interval, matched, wilson_of_mean
from duelkit.laboratory.plan import SEED_BYTES, Pairing, Plan, Seat, Task
from duelkit.laboratory.playing import Worker
from duelkit.laboratory.ratings import ratings
from duelkit.laboratory.rows import Row
from duelkit.players import Player

TIMING = f"{__name__}:Timing"


@dataclass(frozen=True)
class ArenaPlan(Plan):
    """Duels in which neighbouring pairings are mirrors of each other and share their shuffles.

    :param repeated: how many consecutive pairings share a shuffle.
    """

    repeated: int = 1

    def task(self, number: int) -> Task:
        """Returns the duel with a number."""
        turn, pairing = divmod(number, len(self.pairings))
        shuffle = pairing // self.repeated
        seed, *players = (
            int.from_bytes(
                hashlib.blake2b(f"{self.seed} {turn} {about}".encode(), digest_size=SEED_BYTES).digest(), "little"
            )
            for about in (f"{shuffle}", f"{shuffle} {pairing} 0", f"{shuffle} {pairing} 1")
        )
        return Task(number, pairing, seed, turn % 2, (players[0], players[1]))

    @cached_property
    def identity(self) -> dict[str, str]:
        """Returns what distinguishes it from other plans."""
        return {**super().identity, "shuffles": str(self.repeated)}

    def shuffle_of(self, number: int) -> tuple[int, int]:
        """Returns what the duels with the same shuffles have in common; they are consecutive."""
        turn, pairing = divmod(number, len(self.pairings))
        return turn, pairing // self.repeated


def arena_plan(
    game: Game, setup: Any, decks: Sequence[Any], players: Sequence[str], duels: int, seed: int
) -> ArenaPlan:
    """Returns a plan of who meets whom.

    :param players: each meets each; a single one meets itself, with every two of the decks.
    :param duels: the duels of each two players, spread over each two of the decks; an even number. For a single player:
        all of them.
    :raises DuelkitError: if there is nobody to compare, or the number is odd.
    """
    if len(set(players)) < len(players):
        raise DuelkitError("a player is there twice; expected different players")
    if len(players) == 1:
        if len(decks) < 2:
            raise DuelkitError("one player with one deck; expected two players or two decks to compare")
        alone = tuple(
            Pairing(Seat(players[0], one), Seat(players[0], other)) for one, other in combinations(range(len(decks)), 2)
        )
        return ArenaPlan(game, setup, tuple(decks), alone, duels, seed, worker=TIMING)
    if duels % 2:
        raise DuelkitError(
            f"{duels} duels of each two players; expected an even number, for each shuffle is played from both seats"
        )
    pairings = tuple(
        Pairing(Seat(mine, one), Seat(theirs, other))
        for one, other in combinations_with_replacement(range(len(decks)), 2)
        for two in combinations(players, 2)
        for mine, theirs in (two, two[::-1])
    )
    pairs = math.comb(len(players), 2)
    return ArenaPlan(game, setup, tuple(decks), pairings, duels * pairs, seed, worker=TIMING, repeated=2 * pairs)


class Clock:
    """A player whose time is measured.

    :param player: the player that decides.
    """

    def __init__(self, player: Player[Playable]) -> None:
        self.name = player.name
        self.asked = 0
        self.nanoseconds = 0
        self._player = player

    def choose(self, duel: Playable) -> int:
        """Returns an option of the open question."""
        began = time.perf_counter_ns()
        option = self._player.choose(duel)
        self.nanoseconds += time.perf_counter_ns() - began
        self.asked += 1
        return option


class Timing(Worker):
    """Plays duels of a plan and measures how long each player thinks."""

    _clocks: tuple[Clock, Clock]

    def players(self, task: Task) -> tuple[Player[Playable], Player[Playable]]:
        one, other = super().players(task)
        self._clocks = Clock(one), Clock(other)
        return self._clocks

    def duel(self, task: Task) -> Row:
        """Plays a duel.

        :raises DuelFailed: naming the duel.
        """
        row = super().duel(task)
        one, other = self._clocks
        return msgspec.structs.replace(
            row, asked=(one.asked, other.asked), micros=(one.nanoseconds // 1000, other.nanoseconds // 1000)
        )


class Tally:
    """Duels of one kind: won, drawn, lost; and the shares by shuffle."""

    def __init__(self) -> None:
        self.counts = [0, 0, 0]
        """Lost, drawn, won."""
        self.shares: list[float] = []
        """The mean share for each shuffle."""
        self._shuffle: list[float] = []
        self.asked = 0
        self.micros = 0

    def add(self, share: float) -> None:
        """Counts a duel: 1 for a win, ½ for a draw, 0 for a loss."""
        self.counts[round(2 * share)] += 1
        self._shuffle.append(share)

    def next_shuffle(self) -> None:
        """Ends the duels with the same shuffle."""
        if self._shuffle:
            self.shares.append(math.fsum(self._shuffle) / len(self._shuffle))
            self._shuffle.clear()

    @property
    def score(self) -> float:
        """The mean share."""
        return math.fsum(self.shares) / len(self.shares) if self.shares else 0.5

    def matched(self) -> Interval:
        """The interval of the share, for a tally whose shuffles were all played from both seats."""
        return matched(self.shares)

    def single(self) -> Interval:
        """The interval of the share, for any other tally."""
        return wilson_of_mean(self.score, len(self.shares))


class Result:
    """The figures of an arena so far; duels whose shuffle has not been played from every seat are left out.

    :param plan: of the arena.
    :param rows: its duels so far, in the order of their numbers.
    """

    def __init__(self, plan: ArenaPlan, rows: Iterable[Row]) -> None:
        self.plan = plan
        self.names = list(dict.fromkeys(seat.player for pairing in plan.pairings for seat in pairing))
        self.players = {name: Tally() for name in self.names}
        self.pairs = {two: Tally() for two in combinations(self.names, 2)}
        self.seats: dict[Seat, Tally] = {}
        self.decks: dict[tuple[int, int], Tally] = {}
        """By deck against deck, whoever plays them."""
        self.played = 0
        results: list[tuple[int, int, int]] = []
        for _, group in groupby(rows, lambda row: plan.shuffle_of(row.number)):
            same = list(group)
            if len(same) < plan.repeated:
                # in an interrupted run, shuffles played from one seat only would measure the draw
                continue
            results += map(self._note, same)
            for tally in (*self.players.values(), *self.pairs.values(), *self.seats.values(), *self.decks.values()):
                tally.next_shuffle()
        self.ratings = dict(zip(self.names, ratings(len(self.names), results), strict=True))

    def _note(self, row: Row) -> tuple[int, int, int]:
        self.played += 1
        pairing = self.plan.pairings[self.plan.task(row.number).pairing]
        shares = (0.5, 0.5) if row.winner < 0 else (1.0 - row.winner, float(row.winner))
        for seat, share, asked, micros in zip(pairing, shares, row.asked, row.micros, strict=True):
            self.seats.setdefault(seat, Tally()).add(share)
            player = self.players[seat.player]
            player.asked += asked
            player.micros += micros
            if pairing.one.player != pairing.other.player:
                player.add(share)
        one, other = pairing
        if (one.player, other.player) in self.pairs:
            self.pairs[one.player, other.player].add(shares[0])
        elif one.player != other.player:
            self.pairs[other.player, one.player].add(shares[1])
        if one.deck != other.deck:
            self.decks.setdefault((one.deck, other.deck), Tally()).add(shares[0])
        return self.names.index(one.player), self.names.index(other.player), row.winner
