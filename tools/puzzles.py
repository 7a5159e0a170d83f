"""Makes puzzles: random positions that the solver proves, made tight, and kept if they are beautiful.

    python tools/puzzles.py yugioh --count 40 --seed 1 [--attempts N] [--out DIR]

Everything follows from the seed: with one version of this tool and the cards, attempt number N of a seed is the same
puzzle everywhere. A position is kept if

- the goal is reached with certainty, and only just: with more life points for the opponent, or less mana, no way is
  found;
- every card of the player is needed: without any one of them the goal is not reached (what is not needed is taken
  away);
- there is one solution: one set of actions, in whatever order they can be done;
- it is short, and no action in it is idle;
- the greedy player, who plays as in any duel, does not find it.

A file that is there already is not made again, so that a run can be taken up.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from puzzling.files import TASKS, text_of
from puzzling.judging import Rejected, puzzle, solutions
from puzzling.judgment import JudgmentMaker
from puzzling.yugioh import YugiohMaker

from duelkit.kernel.rng import Rng
from duelkit.solving import WIN

__all__ = ["MAKERS", "main", "solutions"]

MAKERS: Final = {maker.identity: maker for maker in (YugiohMaker, JudgmentMaker)}


def main() -> int:
    """Make puzzles; answers the exit status."""
    parser = argparse.ArgumentParser(description="Make puzzles of a game.")
    parser.add_argument("game", choices=tuple(MAKERS))
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the attempt to begin with")
    parser.add_argument("--attempts", type=int, default=1_000_000)
    parser.add_argument("--goal", choices=tuple(TASKS), default=WIN)
    parser.add_argument("--out", type=Path, help="a folder (default: that of the game's puzzles)")
    options = parser.parse_args()
    maker = MAKERS[options.game]()
    out = options.out or Path(__file__).parents[1] / "src" / "duelkit" / options.game / "puzzles"
    titles = {one.name["en"] for one in maker.game.puzzles()}
    made = 0
    rejected: Counter[str] = Counter()
    for attempt in range(options.first, options.first + options.attempts):
        target = out / f"{options.seed:02}-{attempt:06}.toml"
        if made == options.count:
            break
        if target.exists():
            made += 1
            continue
        rng = Rng(options.seed << 32 | attempt)
        try:
            found = puzzle(maker, rng, options.goal)
            if found.title[1] in titles:
                raise Rejected("a title that is taken")
        except Rejected as error:
            rejected[str(error).partition(":")[0][:20]] += 1
            continue
        target.write_text(text_of(found, options.goal), encoding="utf-8")
        titles.add(found.title[1])
        made += 1
        print(f"{target.name}: {found.title[1]} ({len(found.line)} decisions, level {found.level})", flush=True)
    print("rejected:", ", ".join(f"{count} {why}" for why, count in rejected.most_common()), file=sys.stderr)
    return 0 if made == options.count else 1


if __name__ == "__main__":
    raise SystemExit(main())
