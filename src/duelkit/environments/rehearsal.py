"""``python -m duelkit.environments.rehearsal``: the workload by which a compiler optimises.

Duels of all built-in decks and of random decks of the whole library, some of them by searching players, with copies now
and then as searching players make them, every position encoded; and playouts of silent copies. A tuned build
(``DUELKIT_TUNE=1``) plays them once with profiling.
"""

from __future__ import annotations

import sys
from typing import Final

from duelkit import games
from duelkit.environments.ground import Encoder, ground
from duelkit.games.game import Game
from duelkit.kernel.playable import Playable
from duelkit.kernel.rng import Rng

ROUNDS: Final = 6
LONGEST: Final = 1000
"""Decisions after which a duel is abandoned."""
PLAYOUTS: Final = 10
"""For each round, the playouts of each pair of decks that is used for benchmarks."""
COPIED: Final = 7
"""The decisions between two copies of a duel."""


def rehearse(game: Game, rounds: int) -> int:
    """Plays duels of a game; returns how many decisions were made.

    :param rounds: how often each deck meets another one, and how many duels of random decks are played for each deck.
    """
    setup = game.setup()
    decks = [game.deck(name, setup) for name in game.decks(setup)]
    made = 0
    for number in range(rounds):
        for at, deck in enumerate(decks):
            seed = number * len(decks) + at
            recorder = game.begin(setup, (deck, decks[(at + number) % len(decks)]), seed)
            made += play(recorder.duel, Rng(seed), ground(game.identity).encoder(recorder.duel))
            made += play(game.some_duel(setup, Rng(seed), seed), Rng(seed))
    for bench in game.benches().values():
        for seed in range(rounds * PLAYOUTS):
            made += bench.play(bench.start(seed).copy(silent=True), Rng(seed))
    player = game.player("greedy")
    for at, deck in enumerate(decks):
        duel = game.begin(setup, (deck, decks[at - 1]), at).duel
        while duel.decision is not None:
            duel.choose(player.choose(duel))
            made += 1
    return made


def play(duel: Playable, chance: Rng, encoder: Encoder | None = None) -> int:
    """Plays a duel at random; returns how many decisions it took."""
    made = 0
    while made < LONGEST and (decision := duel.decision) is not None:
        if made % COPIED == 0:
            duel = duel.copy()
        if encoder is not None:
            encoder.encode(duel, decision.player)
        duel.choose(decision.options[chance.below(len(decision.options))])
        made += 1
    return made


if __name__ == "__main__":
    for found in games.built_in():
        print(f"{found.identity}: {rehearse(found, ROUNDS)} decisions", file=sys.stderr)
