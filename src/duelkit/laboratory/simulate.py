"""``duelkit simulate``: many duels, and a report of them."""

from __future__ import annotations

import argparse
import json
import shlex
import time
from collections.abc import Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console

from duelkit.games.game import Game
from duelkit.games.options import add_game_options, chosen, game_of
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory import parquet, report
from duelkit.laboratory.executors import Executor
from duelkit.laboratory.experiments import MATTERS, Arms, Swap, Trial, siding_trials, try_all
from duelkit.laboratory.intervals import Difference
from duelkit.laboratory.options import STOPPED, executor_of, progress
from duelkit.laboratory.plan import Pairing, Plan, Seat
from duelkit.laboratory.running import Run
from duelkit.laboratory.subject import Subject, subject_of
from duelkit.laboratory.summary import Fingerprint, Values, summary, trials
from duelkit.laboratory.table import Printed
from duelkit.laboratory.tally import Tally

VALUES: Final = "summary.json"
NEEDED: Final = ("pyarrow", "matplotlib", "scipy")


def fill_simulate(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``simulate``."""
    add_game_options(parser, "simulate")
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="NAME",
        default=["greedy"],
        help="one computer player for all, or two, of whom the first plays the first deck (default greedy)",
    )
    parser.add_argument(
        "--decks",
        nargs="+",
        metavar="DECK",
        help="built-in decks or files; of more than two each plays each other (default: two of the game)",
    )
    parser.add_argument("--duels", type=int, default=1000, metavar="N", help="duels of each pairing (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument(
        "--out", metavar="DIR", required=True, help="where everything is kept; a run that was stopped goes on there"
    )
    parser.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="processes (default: this one alone); with --ray, blocks of duels at a time",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, host:port; on this machine if no address is given",
    )
    parser.add_argument(
        "--change",
        action="append",
        default=[],
        metavar="DECK:-CARD+CARD",
        help="does a deck win more with another card? The deck as in --decks; several are several experiments",
    )
    parser.add_argument("--side", action="store_true", help="which cards of the side decks would win more?")
    parser.add_argument(
        "--trial-duels",
        type=int,
        default=10_000,
        metavar="N",
        help="a change that is still open after so many duels stays so (default 10000)",
    )
    parser.add_argument(
        "--matters",
        type=float,
        default=100 * MATTERS,
        metavar="POINTS",
        help="a smaller difference in the share of duels won, in percentage points, is taken for none (default 1)",
    )
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(func=simulate)


def simulate(options: argparse.Namespace) -> int:
    """Carries out ``duelkit simulate``."""
    game = game_of(options)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise DuelkitError(f"{', '.join(missing)} is not installed; expected it with: pip install 'duelkit[lab]'")
    if options.workers is not None and options.workers < 1:
        raise DuelkitError(f"--workers {options.workers}; expected 1 or more")
    if options.trial_duels < 1 or not 0 < options.matters < 100:
        raise DuelkitError("--trial-duels and --matters: expected numbers above 0")
    plan = plan_of(game, options).check()
    subject = subject_of(game)
    changes = changes_of(options, plan, subject)
    folder = Path(options.out)
    printed = Printed(options.language, Console(stderr=True) if options.json else None)
    with closing(executor_of(options)) as executor:
        values = _played(options, plan, subject, executor, printed)
        if values is None:
            return STOPPED
        tally, found = values
        with closing(Arms(folder, plan, subject, executor)) as arms:
            if not _tried(options, plan, subject, arms, (tally, found, changes), printed):
                printed.line(printed.say("stopped-trials", folder=options.out))
                return STOPPED
    found["matters"] = options.matters / 100
    text = json.dumps(found, ensure_ascii=False, indent=1)
    report.write(folder / VALUES, text + "\n")
    report.write(folder / report.FILE, report.page(found, options.language))
    if options.json:
        print(text)
    else:
        printed.all(found)
        printed.line(
            printed.say("written", files=", ".join(str(folder / name) for name in (report.FILE, VALUES, parquet.FILE)))
        )
    return 0


def _played(
    options: argparse.Namespace, plan: Plan, subject: Subject, executor: Executor, printed: Printed
) -> tuple[Tally, Values] | None:
    """Plays the duels and counts them; returns nothing if they were interrupted."""
    tally, fingerprint = Tally(plan, subject), Fingerprint()
    with Run(options.out, plan) as run:
        kept, began = run.played, time.perf_counter()
        with progress(printed.say("plays"), run.played, plan.duels) as on_progress:
            whole = run.play(executor, on_progress)
        if run.played > kept:
            seconds = time.perf_counter() - began
            printed.line(
                printed.say(
                    "took",
                    duels=f"{run.played - kept:,}",
                    seconds=f"{seconds:,.1f}",
                    rate=f"{(run.played - kept) / seconds:,.1f}",
                )
            )
        if not whole:
            printed.line(printed.say("stopped", played=f"{run.played:,}", duels=f"{plan.duels:,}", folder=options.out))
            return None
        parquet.write(run.folder / parquet.FILE, plan, tally.through(fingerprint.through(run.rows())))
    return tally, summary(plan, subject, tally, fingerprint.text, command_of(options, plan))


def _tried(
    options: argparse.Namespace,
    plan: Plan,
    subject: Subject,
    arms: Arms,
    known: tuple[Tally, Values, Sequence[tuple[int, Swap]]],
    printed: Printed,
) -> bool:
    """Tries the changes, and exchanges with the side decks; returns whether they were completed."""
    tally, found, changes = known
    matters = options.matters / 100
    groups = [
        ("changes", [Trial(pairing, player, swap, Difference(), options.trial_duels, matters)])
        for deck, swap in changes
        for pairing, player in seats_of(plan, deck)
    ]
    if options.side:
        groups += [
            (
                "siding",
                siding_trials(
                    subject,
                    plan.decks[seat.deck],
                    number,
                    player,
                    tally.pairings[number].cards(player),
                    options.trial_duels,
                    matters,
                ),
            )
            for number, pairing in enumerate(plan.pairings)
            for player, seat in enumerate(pairing)
        ]
    with progress(printed.say("tries"), 0, 0) as on_progress:
        for key, group in groups:
            if group and not try_all(arms, group, key == "siding", on_progress):
                return False
            found[key] += trials(plan, subject, group)
    return True


def plan_of(game: Game, options: argparse.Namespace) -> Plan:
    """Returns what is requested.

    :raises DuelkitError: if it is not understood, or cannot be played.
    """
    setup = game.setup(chosen(options))
    names = list(options.decks or game.two_decks(setup))
    if len(options.players) > 2:
        raise DuelkitError(
            f"--players {' '.join(options.players)}: {len(options.players)} players; expected one for all, or two"
        )
    if options.duels < 1:
        raise DuelkitError(f"--duels {options.duels}; expected 1 or more")
    one, other = (options.players * 2)[:2]
    decks = tuple(game.deck(name, setup) for name in names)
    if len(names) == 1:
        pairs = [(0, 0)]
    elif len(names) == 2:
        pairs = [(0, 1)]
    else:
        pairs = [(i, j) for i in range(len(names)) for j in range(len(names)) if i < j or i > j and one != other]
    pairings = tuple(Pairing(Seat(one, i), Seat(other, j)) for i, j in pairs)
    return Plan(game, setup, decks, pairings, options.duels * len(pairings), options.seed)


def seats_of(plan: Plan, deck: int) -> list[tuple[int, int]]:
    """Returns where a deck is played: pairings, each with a player; only player 0 where it plays itself."""
    return [
        (number, next(player for player, seat in enumerate(pairing) if seat.deck == deck))
        for number, pairing in enumerate(plan.pairings)
        if any(seat.deck == deck for seat in pairing)
    ]


def changes_of(options: argparse.Namespace, plan: Plan, subject: Subject) -> list[tuple[int, Swap]]:
    """Returns the requested changes, each with the number of its deck.

    :raises DuelkitError: if one is not understood, or makes an illegal deck.
    """
    names = list(options.decks or plan.game.two_decks(plan.setup))
    found = []
    for text in options.change:
        name, *swaps = text.split(":-")
        if name not in names:
            raise DuelkitError(
                f"--change {text[:80]}: no deck {name[:40]!r} is played; expected one of {', '.join(names)}"
            )
        if not swaps:
            raise DuelkitError(f"--change {text[:80]}: no cards; expected DECK:-CARD+CARD")
        pairs = [_cards(subject, swap, text) for swap in swaps]
        swap = Swap(tuple(taken for taken, _ in pairs), tuple(put for _, put in pairs))
        subject.changed(plan.decks[names.index(name)], swap.taken, swap.put, plan.setup)
        found.append((names.index(name), swap))
    return found


def _cards(subject: Subject, text: str, whole: str) -> tuple[int, int]:
    """Returns the card taken out and the card put in; names may contain a plus sign."""
    places = [at for at, sign in enumerate(text) if sign == "+"]
    wrong: DuelkitError = DuelkitError(f"--change {whole[:80]}: no '+'; expected DECK:-CARD+CARD")
    for at in places:
        try:
            return subject.find(text[:at].strip()), subject.find(text[at + 1 :].strip())
        except DuelkitError as error:
            wrong = DuelkitError(f"--change {whole[:80]}: {error}")
    raise wrong


def command_of(options: argparse.Namespace, plan: Plan) -> str:
    """Returns the command line that plays the same duels again."""
    words = ["duelkit", "simulate", "--game", plan.game.identity]
    for option in plan.game.options("simulate"):
        value = getattr(options, option.key, None)
        words += [] if value is None else [f"--{option.name}", value]
    words += ["--players", *options.players, "--decks", *(options.decks or plan.game.two_decks(plan.setup))]
    words += ["--duels", str(options.duels), "--seed", str(options.seed), "--out", "DIR"]
    return shlex.join(words)
