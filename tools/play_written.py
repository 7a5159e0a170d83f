"""Plays the cards with written effects in positions made for them, and notes on the shelf which were played.

    python tools/play_written.py [--seed 1] [--again]      # --again: those that were played too

Each card is tried as ``duelkit fuzz --reach`` does, with the state checked after each decision. It was played if all
its activated effects were processed. A violation is printed, and the status is 1.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from duelkit.simulation.yugioh_reach import Reached, reach
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import SHELF, line_of, load
from duelkit.yugioh.cards.written import written_parts

FOLDER = Path(__file__).parents[1] / "src/duelkit/yugioh/cards"
MOST = 100_000


def main() -> int:
    """Play the cards, and write the shelf."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--and", dest="others", type=int, nargs="*", default=(), help="these cards too")
    options = parser.parse_args()
    shelf, known = load(), library()
    wanted = [
        code
        for code in (*written_parts(), *options.others)
        if code in shelf and (options.again or "played" not in shelf[code].proofs) and known[code].effects
    ]
    report = Reached()
    for report in reach((known[code] for code in wanted), MOST, options.seed):
        pass
    for code, missed in report.missed.items():
        print(f"{code} {known[code].en}: not reached: {[number + 1 for number in missed]}")
    for said in report.violations.values():
        print(f"violation: {said}")
    played = set(report.whole)
    lines = []
    for line in (FOLDER / SHELF).read_text(encoding="utf-8").splitlines():
        code = int(line.split("\t", 1)[0])
        if code in played and "played" not in shelf[code].proofs:
            line = line_of(replace(shelf[code], proofs=(*shelf[code].proofs, "played")))
        lines.append(f"{line}\n")
    (FOLDER / SHELF).write_text("".join(lines), encoding="utf-8")
    print(f"{len(played)} of {len(wanted)} played")
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
