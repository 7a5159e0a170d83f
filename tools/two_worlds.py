"""Looks for what shows although it is hidden: pairs of duels at a real table that differ in nothing else.

    python tools/two_worlds.py --pairs 5000 --out worlds.jsonl [--from 1] [--places 16] [--cover]

It opens a table as a process of its own and plays at it over sockets, at many places at once. A pair is a duel, or a
match of duels, that is played twice from the same seed: first by chance; then with other cards in all places of the
opponent's deck, extra deck and side deck that the viewer, or somebody who watches, saw nothing of, and with what the
viewer did not see of the own deck in another order. The opponent does again what was done the first time, and exchanges
other cards between the duels of a match. Until a hidden card keeps the opponent from it, the viewer and who watches,
with a delay or without one, must hear the same, byte for byte but for the name of the room.

Decks are drawn from all cards of the library that an edition has, or from all of THE EYE OF JUDGMENT; which pair plays
what follows from its number. A difference is looked into by hand: what a search of the deck finds, or chance hits in an
extra deck that lies in another order, may show by the rules. With ``--out`` each result is a line of that file, and
pairs that are in it already are not played again. It prints how far it is, and every difference, and answers 1 if there
is any.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from table_load import table
from worlds.clients import Stuck
from worlds.pairs import Place, Result, seeded

TOLD_SECONDS: Final = 30.0
QUICK: Final = (0.001, 0.002, 0.004, 0.006, 0.01, 0.02)
"""Seconds that an answer takes that the table gives for a person, with ``--cover``: some less and some more than an
answer takes that comes over the socket."""


def serve(arguments: list[str]) -> None:
    """Be the table: the real one, but that a room's seed follows from its title, so that it can be had again."""
    from duelkit import cli
    from duelkit.table import hub, pace

    usual = hub.config_of

    def config_of(wish: Any, seed: int) -> Any:
        return usual(wish, seeded(wish))

    hub.config_of = config_of
    pace.SHORTEST, pace.LONGEST, pace.USUAL = QUICK[0], QUICK[-1], QUICK  # type: ignore[misc]
    sys.exit(cli.main(["table", "--host", "127.0.0.1", "--port", "0", "--workers", "1", *arguments]))


class Tally:
    """What has come of the pairs so far.

    :param file: where results are kept, ``None`` for nowhere.
    """

    def __init__(self, file: Path | None) -> None:
        self.done: set[int] = set()
        self.counts: Counter[str] = Counter()
        self._file = None
        if file is not None:
            for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
                self._count(Result(**json.loads(line)))
            self._file = file.open("a", encoding="utf-8")
        self.known = self.counts["pairs"]
        self.began = self._told = time.monotonic()

    def _count(self, result: Result) -> None:
        self.done.add(result.pair)
        self.counts.update(
            {
                "pairs": 1,
                "differences": int(result.difference is not None),
                "matches": int(result.best_of == 3),
                "with other siding": int(result.sided),
                "watched": int(result.delay is not None),
                "watched late": int(bool(result.delay)),
                "parted": int(bool(result.parted)),
                "decisions": result.decisions,
                "messages": result.messages,
                "kilobytes": result.kilobytes,
                "hidden cards": result.hidden,
                result.edition or result.game: 1,
            }
        )

    def add(self, result: Result) -> None:
        """Count a result, keep it, and tell of it from time to time, of a difference at once."""
        self._count(result)
        if self._file is not None:
            self._file.write(result.line() + "\n")
            self._file.flush()
        if result.difference is not None:
            print(f"pair {result.pair} differs: {json.dumps(result.difference, ensure_ascii=False)}", flush=True)
        if time.monotonic() - self._told > TOLD_SECONDS:
            self._told = time.monotonic()
            self.tell()

    def tell(self) -> None:
        """Print how far it is."""
        rate = (self.counts["pairs"] - self.known) / (time.monotonic() - self.began)
        print(", ".join(f"{count} {name}" for name, count in self.counts.items()), f"({rate:.2f} a second)", flush=True)


async def play(url: str, numbers: Iterator[int], tally: Tally) -> None:
    """Play pairs at one place until there are no more."""
    place = Place(url)
    for number in numbers:
        try:
            tally.add(await place.pair(number))
        except Stuck as why:
            print(f"pair {number} is left out: {why}", flush=True)
            tally.counts["left out"] += 1
            await place.close()
    await place.close()


async def all_places(url: str, options: argparse.Namespace, tally: Tally) -> None:
    """Play all pairs."""
    numbers = (number for number in itertools.count(options.start) if number not in tally.done)
    few = itertools.islice(numbers, max(options.pairs - len(tally.done), 0))
    await asyncio.gather(*(play(url, few, tally) for _ in range(options.places)))


def main() -> int:
    """Play, compare and print."""
    parser = argparse.ArgumentParser(description="Look for what shows although it is hidden.")
    parser.add_argument("--pairs", type=int, default=100, help="how many, those in the file included (default 100)")
    parser.add_argument("--from", dest="start", type=int, default=1, metavar="N", help="the first pair (default 1)")
    parser.add_argument("--places", type=int, default=16, help="pairs that are played at once (default 16)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep results here, and leave out those in it")
    parser.add_argument(
        "--cover",
        action="store_true",
        help="hold back answers that the table gives for a player, for a few thousandths of a second",
    )
    options = parser.parse_args()
    tally = Tally(options.out)
    with table([__file__, "--serve", *([] if options.cover else ["--no-cover"])]) as url:
        tally.began = time.monotonic()
        asyncio.run(all_places(url, options, tally))
    tally.tell()
    return 1 if tally.counts["differences"] else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2:])
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
