"""Trains a small network from duels of computer players: ``python examples/train.py --minutes 3``.

It plays duels for half of the time (on two cores), then learns a policy and a value from them. It saves the training
after every twenty batches; ``--resume`` continues from there. At the end it exports the network as ONNX and lets it
play against the random and the greedy player, without a search. It needs the extras ``ppo`` and ``net``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from duelkit.kernel.errors import DuelkitError
from duelkit.learning.libraries import NET, TRAINING, demand

BLOCK = 16
"""The number of duels that each process plays before the time is checked."""
ROUND = 20
"""The number of batches before the time is checked."""


def wilson(points: float, count: int) -> tuple[float, float]:
    """Returns the 95 % interval of a share."""
    share, z = points / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - reach, middle + reach


def measure(name: str, net: Any, opponent: str, pairs: int, decks: Sequence[str] | None) -> float:
    """Plays each shuffle twice with exchanged seats, prints the win rate of the network and returns it."""
    from duelkit.environments.arena import Arena
    from duelkit.learning.net import NetPlayer

    arena, points = Arena(name, decks), 0.0
    for number in range(2 * pairs):
        arena.begin(1_000_000 + number // 2)
        seats: list[Any] = [NetPlayer(net), arena.game.player(opponent, number)]
        mine = number % 2
        if mine:
            seats.reverse()
        duel: Any = arena.duel
        while not arena.over and not arena.broken_off:
            arena.choose(duel.decision.options.index(seats[arena.player].choose(duel)))
        points += (arena.rewards()[mine] + 1) / 2
    low, high = wilson(points, 2 * pairs)
    print(
        f"against {opponent}: {points:g} of {2 * pairs}, {points / (2 * pairs):.0%} ({low:.0%} to {high:.0%})",
        flush=True,
    )
    return points / (2 * pairs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, learns, saves, exports and measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="judgment", help="judgment, yugioh_mr3, … (default %(default)s)")
    parser.add_argument("--minutes", type=float, default=3.0, help="time to play and learn (default %(default)s)")
    parser.add_argument("--teachers", nargs="+", default=["greedy"], help="the players to learn from (default: greedy)")
    parser.add_argument("--decks", nargs="*", help="the decks of both players (default: all)")
    parser.add_argument("--out", type=Path, default=Path("net"), help="folder of the network (default %(default)s)")
    parser.add_argument("--resume", action="store_true", help="continue the training in that folder")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=20, help="pairs of duels to measure with (default %(default)s)")
    parser.add_argument("--duels", type=int, default=10**9, help="the maximum number of duels")
    parser.add_argument("--steps", type=int, default=10**9, help="the maximum number of batches")
    parser.add_argument("--width", type=int, default=64, help="the width of the layers (default %(default)s)")
    parser.add_argument("--size", type=int, default=256, help="the size of a batch (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    try:
        run(chosen)
    except DuelkitError as error:
        print(f"train: {error}", file=sys.stderr)
        return 2
    return 0


def run(chosen: argparse.Namespace) -> None:
    """Runs the whole training.

    :raises DuelkitError: if a name does not exist, a file contains no training, or a library is missing.
    """
    demand(TRAINING)
    demand(NET)
    from duelkit.learning.export import export
    from duelkit.learning.inputs import Samples
    from duelkit.learning.net import Net
    from duelkit.learning.playing import Crew
    from duelkit.learning.training import Trainer

    saved = chosen.out / "training.npz"
    trainer = (
        Trainer.resumed(saved) if chosen.resume else Trainer(chosen.env, chosen.seed, chosen.width, size=chosen.size)
    )
    # a continued training plays new duels
    first = (chosen.seed * 1000 + trainer.step) * 1_000_000
    began = time.monotonic()
    parts, played = [], 0
    with Crew(chosen.workers) as crew:
        while not parts or (time.monotonic() - began < chosen.minutes * 30 and played < chosen.duels):
            count = min(BLOCK * chosen.workers, chosen.duels - played)
            parts.append(
                crew.duels(trainer.name, chosen.teachers, range(first + played, first + played + count), chosen.decks)
            )
            played += count
    held = parts.pop() if len(parts) > 1 else parts[0]
    samples = Samples.joined(parts or [held])
    print(f"{played} duels, {len(samples)} positions to learn from, {len(held)} to test with", flush=True)
    print(f"before: {trainer.test(held)}", flush=True)
    chosen.out.mkdir(parents=True, exist_ok=True)
    began, first = time.monotonic(), trainer.step
    while time.monotonic() - began < chosen.minutes * 30 and trainer.step - first < chosen.steps:
        found = trainer.train(samples, min(ROUND, chosen.steps - (trainer.step - first)))
        trainer.save(saved)
        print(f"{time.monotonic() - began:4.0f} s, {trainer.step} batches: {found}", flush=True)
    print(f"after: {trainer.test(held)}", flush=True)
    export(
        chosen.out,
        trainer.reader,
        trainer.shape,
        trainer.params,
        {"environment": trainer.name, "batches": trainer.step, "teachers": chosen.teachers},
    )
    for opponent in ("random", "greedy"):
        measure(trainer.name, Net(chosen.out), opponent, chosen.pairs, chosen.decks)


if __name__ == "__main__":
    sys.exit(main())
