"""Commands that measure and check: replay, bench, fuzz, deck."""

from __future__ import annotations

import argparse
import json

from duelkit.simulation.bench import bench
from duelkit.simulation.fuzz import fuzz
from duelkit.yugioh.decks import check_deck, hints, load_deck
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.records import load_record, replay


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the commands."""
    one = subparsers.add_parser("replay", help="play a record again and compare every state hash")
    one.add_argument("file", help="the record")
    one.set_defaults(func=run_replay)
    two = subparsers.add_parser("bench", help="measure decisions, duels, copies on one core, random play")
    two.add_argument("--json", action="store_true", help="print the figures as JSON")
    two.add_argument("--seconds", type=positive, default=3.0, help="how long to play with each deck (default 3)")
    two.set_defaults(func=run_bench)
    three = subparsers.add_parser("fuzz", help="play random duels with every check of the contract on")
    three.add_argument("--duels", type=int, default=100, help="how many (default 100)")
    three.add_argument("--seed", type=int, default=1, help="seed of the first duel (default 1)")
    three.add_argument("--edition", default="mr3", help=f"one of {', '.join(EDITIONS)}")
    three.set_defaults(func=run_fuzz)
    four = subparsers.add_parser("deck", help="check a deck")
    inner = four.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = inner.add_parser("check", help="list everything that is wrong with a deck, and advice")
    check.add_argument("file", help="a .ydk file or the name of a built-in deck")
    check.add_argument("--edition", default="mr3", help=f"one of {', '.join(EDITIONS)}")
    check.set_defaults(func=run_deck_check)


def positive(text: str) -> float:
    """A number above 0."""
    value = float(text)
    if value <= 0:
        raise argparse.ArgumentTypeError("expected a number above 0")
    return value


def run_replay(options: argparse.Namespace) -> int:
    """``duelkit replay``."""
    record = load_record(options.file)
    recorder = replay(record)
    outcome = recorder.duel.outcome
    ended = "unfinished" if outcome is None else (
        f"a draw by {outcome.reason}" if outcome.is_draw else f"won by player {outcome.winner + 1}, {outcome.reason}")
    print(f"{options.file}: {len(record.steps)} decisions replayed, {len(record.hashes)} state hashes equal; {ended}; "
          f"final state {recorder.duel.digest()}")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    """``duelkit bench``."""
    figures = bench(options.seconds)
    if options.json:
        print(json.dumps(figures, indent=2))
        return 0
    print("compiled" if figures["compiled"] else "pure Python")
    for name, row in figures["decks"].items():
        print(f"{name}: " + ", ".join(f"{key} {value:,.1f}" for key, value in row.items()))
    return 0


def run_fuzz(options: argparse.Namespace) -> int:
    """``duelkit fuzz``; status 1 if a check failed."""
    report = fuzz(options.duels, options.seed, edition(options.edition))
    print(report.table())
    return 1 if report.violations else 0


def run_deck_check(options: argparse.Namespace) -> int:
    """``duelkit deck check``; status 1 if the deck is not legal."""
    deck = load_deck(options.file)
    rules = edition(options.edition)
    violations = check_deck(deck, rules)
    for violation in violations:
        place = f"{options.file}, line {violation.line}" if violation.line else options.file
        print(f"{place}: {violation.message} ({violation.rule})")
    for hint in hints(deck, rules):
        print(f"hint: {hint.message} ({hint.rule})")
    if not violations:
        print(f"{deck.name}: legal in {rules.identity}; {len(deck.main)} main, {len(deck.extra)} extra, "
              f"{len(deck.side)} side")
    return 1 if violations else 0
