"""Commands that measure and check: replay, bench, fuzz."""

from __future__ import annotations

import argparse
import json

from duelkit.games import JUDGMENT, add_game_option, only_for, settings_of
from duelkit.judgment.records import replay as replay_judgment
from duelkit.kernel.errors import FileError
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.record import Record, read_record
from duelkit.recording import load_text
from duelkit.simulation.bench import bench, bench_judgment
from duelkit.simulation.fuzz import fuzz, fuzz_judgment
from duelkit.yugioh.editions import EDITIONS, chosen_edition
from duelkit.yugioh.match_records import is_match, read_match, replay_match
from duelkit.yugioh.records import replay


def fill_replay(parser: argparse.ArgumentParser) -> None:
    """What follows ``replay``."""
    parser.add_argument("file", help="the record")
    parser.set_defaults(func=run_replay)


def fill_bench(parser: argparse.ArgumentParser) -> None:
    """What follows ``bench``."""
    add_game_option(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=positive, default=3.0, help="how long to play with each deck (default 3)")
    parser.set_defaults(func=run_bench)


def fill_fuzz(parser: argparse.ArgumentParser) -> None:
    """What follows ``fuzz``."""
    parser.add_argument("--duels", type=int, default=100, help="how many (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first duel (default 1)")
    add_game_option(parser, board=True)
    parser.add_argument("--edition", help=f"one of {', '.join(EDITIONS)}, or a .toml or .py file (default mr3)")
    parser.set_defaults(func=run_fuzz)


def positive(text: str) -> float:
    """A number above 0."""
    value = float(text)
    if value <= 0:
        raise argparse.ArgumentTypeError("expected a number above 0")
    return value


def run_replay(options: argparse.Namespace) -> int:
    """``duelkit replay``."""
    text = load_text(options.file)
    if is_match(text):
        match = replay_match(read_match(text, options.file))
        said = "unfinished" if match.outcome is None else (
            f"a draw, {match.outcome.reason}" if match.outcome.is_draw
            else f"won by player {match.outcome.winner + 1}, {match.outcome.reason}")
        print(f"{options.file}: a match, {len(match.results)} duels replayed; {said}; final state {match.digest()}")
        return 0
    record = read_record(text, options.file)
    outcome, digest = replayed(record)
    ended = "unfinished" if outcome is None else (
        f"a draw by {outcome.reason}" if outcome.is_draw else f"won by player {outcome.winner + 1}, {outcome.reason}")
    print(f"{options.file}: {len(record.steps)} decisions replayed, {len(record.hashes)} state hashes equal; {ended}; "
          f"final state {digest}")
    return 0


def replayed(record: Record) -> tuple[Outcome | None, str]:
    """Play a record of either game again: how it ended, and the hash of its last state.

    :raises FileError: if the record cannot be begun.
    :raises RecordError: where the duel no longer goes as recorded.
    """
    game = record.headers.get("game")
    if game not in (None, "yugioh", JUDGMENT):
        raise FileError(record.name, 0, f"unknown game {game[:40]!r}; expected 'yugioh' or 'judgment'")
    duel = replay_judgment(record).duel if game == JUDGMENT else replay(record).duel
    return duel.outcome, duel.digest()


def run_bench(options: argparse.Namespace) -> int:
    """``duelkit bench``."""
    figures = bench_judgment(options.seconds) if options.game == JUDGMENT else bench(options.seconds)
    if options.json:
        print(json.dumps(figures, indent=2))
        return 0
    print("compiled" if figures["compiled"] else "pure Python")
    for name, row in figures["decks"].items():
        print(f"{name}: " + ", ".join(f"{key} {value:,.1f}" for key, value in row.items()))
    return 0


def run_fuzz(options: argparse.Namespace) -> int:
    """``duelkit fuzz``; status 1 if a check failed."""
    only_for(options)
    if options.game == JUDGMENT:
        report = fuzz_judgment(options.duels, options.seed, settings_of(options))
    else:
        report = fuzz(options.duels, options.seed, chosen_edition(options.edition or "mr3"))
    print(report.table())
    return 1 if report.violations else 0
