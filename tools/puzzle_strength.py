"""How many puzzles a computer player solves unaided, against the answers that stand most against it.

    python tools/puzzle_strength.py level6 --game yugioh
    python tools/puzzle_strength.py level4 --game judgment --seed 2 --only 1 2 3

The player searches as the level does, but for the bound on its time; in a puzzle all cards lie open, so that nothing is
drawn anew. It is asked once: no hints, and nothing is taken back.
"""

from __future__ import annotations

import argparse
import sys
import time

from strength import player_of, wilson

from duelkit import games
from duelkit.players.levels import LEVELS
from duelkit.puzzles import PLAYER
from duelkit.puzzles.playing import SOLVED, begin


def main() -> int:
    """Let the player try each puzzle and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", choices=[level.name for level in LEVELS if level.limit])
    parser.add_argument("--game", default="yugioh")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", type=int, help="the numbers of the puzzles (default: all)")
    options = parser.parse_args()
    game = games.named(options.game)
    level = next(level for level in LEVELS if level.name == options.level)
    assert level.limit is not None
    wanted = f"ruler,simulations={level.limit.simulations},proof={level.proof}"
    solved = count = 0
    for number, puzzle in enumerate(game.puzzles(), 1):
        if options.only and number not in options.only:
            continue
        trial = begin(game, puzzle)
        player = player_of(game, wanted, options.seed)
        spent = 0.0
        trial.answer()
        while (decision := trial.decision) is not None and decision.player == PLAYER:
            began = time.process_time()
            option = player.choose(trial.duel)
            spent += time.process_time() - began
            trial.recorder.choose(option)
            trial.answer()
        count += 1
        solved += trial.result == SOLVED
        low, high = wilson(solved, count)
        print(
            f"{number:3} level {puzzle.level} {trial.result:7} {spent:5.1f} s; {solved} of {count}, "
            f"{solved / count:.0%} ({low:.0%} to {high:.0%})",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
