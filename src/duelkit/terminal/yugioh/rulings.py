"""``duelkit rulings``: the rulings that run, at the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from duelkit.yugioh.rulings import Failure, Run, failed, load_rulings

WELL, NOTHING_FOUND, WRONG_USE = 0, 1, 2
CHECK: Final = "check"


def fill_rulings(parser: argparse.ArgumentParser) -> None:
    """What follows ``rulings``."""
    parser.description = "Rulings that run. check FILE: run the rulings of a file, and say where one fails."
    parser.add_argument("words", nargs="*", metavar="WORDS", help="check FILE …")
    parser.add_argument("--edition", help="with check: only in this edition")
    parser.set_defaults(func=run_rulings)


def run_rulings(options: argparse.Namespace) -> int:
    """Carry out ``duelkit rulings``: 0 if all is well, 1 if a ruling fails, 2 for wrong use."""
    words: list[str] = options.words
    if words[:1] == [CHECK] and len(words) > 1:
        return check(words[1:], options.edition)
    print("duelkit rulings: expected check FILE …", file=sys.stderr)
    return WRONG_USE


def check(paths: Sequence[str], only: str | None = None) -> int:
    """Run the rulings of files in each of their editions, and say of each that fails why, and where the cards are.

    :raises FileError: if a file cannot be read, or has a mistake.
    """
    wrong = right = 0
    for path in paths:
        for ruling in load_rulings(path):
            editions = [edition for edition in ruling.editions if only in (None, edition)]
            found = [failed(ruling, edition) for edition in editions]
            there = [(failure, run) for failure, run in found if failure is not None]
            right += len(found) - len(there)
            wrong += len(there)
            for number in sorted({failure.number for failure, _ in there}):
                alike = [(failure, run) for failure, run in there if failure.number == number]
                print("\n".join(failure_lines(alike)))
    print(f"{right + wrong} runs, {right} right, {wrong} wrong")
    return NOTHING_FOUND if wrong else WELL


def failure_lines(alike: Sequence[tuple[Failure, Run | None]]) -> list[str]:
    """Where a ruling fails: the step, why, the steps before it, and where the cards are; told of the first edition.

    :param alike: the editions in which it fails at this step, each with the run as it stood then.
    """
    failure, run = alike[0]
    lines = [str(failure)]
    if len(alike) > 1:
        lines.append(f"    and in {', '.join(other.edition for other, _ in alike[1:])}")
    if run is not None:
        lines += [f"    {number:>2}  {step.text}"
                  for number, step in enumerate(failure.ruling.steps[:failure.number], 1)]
        lines += [f"    {line}" for line in run.lie()]
    return lines
