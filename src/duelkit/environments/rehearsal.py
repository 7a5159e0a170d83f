"""``python -m duelkit.environments.rehearsal``: what a compiler is shown before it optimises.

Duels of all built-in decks and of random decks of the whole library, some of them by players that look ahead, copied
now and then as players that search do, every position encoded; and playouts of silent copies. A build that is tuned
(``DUELKIT_TUNE=1``) plays them once with everything counted.
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
"""Decisions after which a duel is left."""
PLAYOUTS: Final = 10
"""For each round so many playouts of each pair of decks that is used to measure."""
COPIED: Final = 7
"""Every so many decisions a duel is copied."""


def rehearse(game: Game, rounds: int) -> int:
    """Play duels of a game; answers how many decisions were made.

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
    """Play a duel at random; answers how many decisions that took."""
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
