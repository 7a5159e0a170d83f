"""How much memory a data set takes while it is written and read, whatever its size.

    PYTHONPATH=src:. python -m tests.laboratory.measure FOLDER [DUELS]

Prints the resident memory of this process (``VmRSS`` of ``/proc/self/status``, Linux) in steps; all is played in it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from duelkit import games
from duelkit.laboratory import datasets
from duelkit.laboratory.plan import Pairing, Plan, Seat

STEPS = 10


def resident() -> int:
    """MiB of this process."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def main(folder: str, duels: int) -> None:
    """Write a data set of Master Rule 3 and read it."""
    game = games.named("yugioh")
    setup = game.setup()
    decks = tuple(game.deck(name, setup) for name in game.two_decks(setup))
    plan = Plan(game, setup, decks, (Pairing(Seat("random", 0), Seat("random", 1)),), duels)
    began = time.perf_counter()
    made = datasets.Dataset(folder, plan, part=50)

    def told(there: int, of: int) -> None:
        if there * STEPS // of != (there - 50) * STEPS // of:
            seconds = time.perf_counter() - began
            print(f"written {there:,} of {of:,} duels: {resident()} MiB, {seconds:.0f} s", flush=True)

    made.write(on_progress=told)
    total = datasets.decisions_of(folder)
    size = sum(path.stat().st_size for path in made.folder.iterdir())
    print(f"{total:,} decisions, {size / total:.1f} bytes each")
    read = 0
    began = time.perf_counter()
    for batch in datasets.load(folder):
        before = read
        read += len(batch.to_pylist())
        if read * STEPS // total != before * STEPS // total:
            print(f"read {read:,}: {resident()} MiB, {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4100)
