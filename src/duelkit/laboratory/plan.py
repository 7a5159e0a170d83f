"""What is to be played: numbered duels, each of which follows from the plan and its number alone."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from duelkit import __version__
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError

SEED_BYTES = 8
MOST_DUELS = 1_000_000_000


class Seat(NamedTuple):
    """A player by name, and the number of a deck among those of the plan."""

    player: str
    deck: int


class Pairing(NamedTuple):
    """Who plays whom: player 0 of its duels, and player 1."""

    one: Seat
    other: Seat


class Task(NamedTuple):
    """A duel of a plan.

    :param pairing: the number of its pairing.
    :param first: who takes the first turn.
    :param seed: everything random in the duel follows from it.
    :param players: the seeds of both players.
    """

    number: int
    pairing: int
    seed: int
    first: int
    players: tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """Numbered duels.

    The pairings alternate, duel after duel; in a pairing the first turn alternates between the players. So every prefix
    of the numbers is as balanced as possible, and the total number changes no duel.

    :param setup: of the game.
    :param decks: decks of the game.
    :param seed: all seeds follow from it and from the numbers of the duels.
    :param duels: how many, numbered from 0.
    :param worker: what plays them, as ``module:CLASS``: a :class:`~duelkit.laboratory.playing.Worker`.
    """

    game: Game
    setup: Any
    decks: tuple[Any, ...]
    pairings: tuple[Pairing, ...]
    duels: int
    seed: int = 1
    version: str = __version__
    worker: str = "duelkit.laboratory.playing:Worker"

    def task(self, number: int) -> Task:
        """Returns the duel with a number."""
        turn, pairing = divmod(number, len(self.pairings))
        drawn = hashlib.blake2b(f"{self.seed} {number}".encode(), digest_size=3 * SEED_BYTES).digest()
        seed, one, other = (
            int.from_bytes(drawn[at : at + SEED_BYTES], "little") for at in range(0, 3 * SEED_BYTES, SEED_BYTES)
        )
        return Task(number, pairing, seed, turn % 2, (one, other))

    def check(self) -> Plan:
        """Returns the plan if it can be played.

        :raises DuelkitError: if a player does not exist, or the number of duels is not valid.
        """
        if not 0 < self.duels <= MOST_DUELS:
            raise DuelkitError(f"{self.duels} duels; expected 1 to {MOST_DUELS:,}")
        for name in dict.fromkeys(seat.player for pairing in self.pairings for seat in pairing):
            self.game.player(name, 0)
        return self

    @cached_property
    def identity(self) -> dict[str, str]:
        """Returns as text what distinguishes it from other plans; the number of duels does not."""
        headers = [self.game.begin(self.setup, (deck, deck), 0).record.headers for deck in self.decks]
        about = {
            key: value for key, value in headers[0].items() if key not in ("seed", "first", "cards", "deck0", "deck1")
        }
        decks = [[one.get("deck0", ""), one.get("cards", "")] for one in headers]
        return {
            **about,
            "seed": str(self.seed),
            "decks": json.dumps(decks),
            "pairings": json.dumps([[list(seat) for seat in pairing] for pairing in self.pairings]),
        }
