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

    :param pairing: the number of its pairing; ``first``: who takes the first turn.
    :param seed: everything random in the duel follows from it; ``players``: the seeds of both players.
    """

    number: int
    pairing: int
    seed: int
    first: int
    players: tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """Numbered duels.

    The pairings follow one another, duel after duel; a pairing's first turn goes to either player by turns. So every
    beginning of the numbers is as balanced as it can be, and how many duels there are changes none of them.

    :param setup: as the game has it; ``decks``: decks of the game.
    :param seed: all seeds follow from it and from the numbers of the duels.
    :param duels: how many, numbered from 0.
    :param worker: who plays them, as ``module:CLASS``: a :class:`~duelkit.laboratory.playing.Worker`.
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
        """The duel of a number."""
        turn, pairing = divmod(number, len(self.pairings))
        drawn = hashlib.blake2b(f"{self.seed} {number}".encode(), digest_size=3 * SEED_BYTES).digest()
        seed, one, other = (
            int.from_bytes(drawn[at : at + SEED_BYTES], "little") for at in range(0, 3 * SEED_BYTES, SEED_BYTES)
        )
        return Task(number, pairing, seed, turn % 2, (one, other))

    def check(self) -> Plan:
        """The plan, if it can be played.

        :raises DuelkitError: for a player that does not exist, or a number of duels that is none.
        """
        if not 0 < self.duels <= MOST_DUELS:
            raise DuelkitError(f"{self.duels} duels; expected 1 to {MOST_DUELS:,}")
        for name in dict.fromkeys(seat.player for pairing in self.pairings for seat in pairing):
            self.game.player(name, 0)
        return self

    @cached_property
    def identity(self) -> dict[str, str]:
        """What tells it apart from other plans, as text; how many duels there are does not."""
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
