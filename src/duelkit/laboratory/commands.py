"""``duelkit arena`` and ``duelkit dataset``."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from itertools import combinations
from typing import Any

from duelkit.analysis.accuracy import Accuracy
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory import libraries, tables
from duelkit.laboratory.arena import ArenaPlan, Result, Tally, arena_plan
from duelkit.laboratory.datasets import Dataset, decisions_of
from duelkit.laboratory.intervals import Interval
from duelkit.laboratory.judging import judged_players
from duelkit.laboratory.options import STOPPED, add_run_options, chosen, executor_of, progress
from duelkit.laboratory.plan import Pairing, Plan, Seat
from duelkit.laboratory.running import Run
from duelkit.messages import Messages

MESSAGES = Messages("duelkit.laboratory", ("arena",))


def fill_arena(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``arena``."""
    add_run_options(
        parser,
        "arena",
        100,
        "duels of each two players, spread over the decks; of one player alone, all duels, spread over each two decks",
    )
    parser.add_argument("--out", metavar="DIR", help="keep the duels there, to go on with them or to add more")
    parser.add_argument(
        "--judge",
        type=int,
        default=0,
        metavar="N",
        help="play the first N duels again and judge decisions of the players as duelkit analyse does",
    )
    parser.set_defaults(func=run_arena)


def fill_dataset(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``dataset``."""
    add_run_options(parser, "dataset", 1000, "how many, spread over each two of the players and decks")
    parser.add_argument("--out", metavar="DIR", required=True, help="where the data set is, or shall be")
    parser.add_argument("--part", type=int, default=100, help="duels of a file (default 100)")
    parser.set_defaults(func=run_dataset)


def run_arena(options: argparse.Namespace) -> int:
    """Carries out ``duelkit arena``; returns 130 if it was interrupted."""
    libraries.demand("openskill")
    if options.judge < 0:
        raise DuelkitError(f"--judge {options.judge}; expected a number from 0")
    game, setup, players, decks = chosen(options)
    plan = arena_plan(game, setup, decks, players, options.duels, options.seed)
    with ExitStack() as stack:
        folder = options.out or stack.enter_context(tempfile.TemporaryDirectory())
        run = stack.enter_context(Run(folder, plan))
        executor = stack.enter_context(closing(executor_of(options)))
        with progress(MESSAGES.say(options.language, "arena-plays"), run.played, plan.duels) as on_progress:
            complete = run.play(executor, on_progress)
        result = Result(plan, run.rows())
    judged = judged_players(plan, options.judge) if options.judge and complete else {}
    if options.json:
        print(json.dumps(as_dict(result, judged), ensure_ascii=False, indent=2))
    else:
        report = RunReport(result, options.language)
        for line in (*report.lines(options.out, complete), *report.accuracy(judged)):
            print(line)
    return 0 if complete else STOPPED


def run_dataset(options: argparse.Namespace) -> int:
    """Carries out ``duelkit dataset``; returns 130 if it was interrupted."""
    libraries.demand("pyarrow")

    game, setup, players, decks = chosen(options)
    if options.part < 1:
        raise DuelkitError(f"--part {options.part}; expected a number from 1")
    seats = [Seat(player, deck) for player in players for deck in range(len(decks))]
    pairings = tuple(Pairing(*two) for two in combinations(seats, 2)) or (Pairing(seats[0], seats[0]),)
    made = Dataset(options.out, Plan(game, setup, tuple(decks), pairings, options.duels, options.seed), options.part)
    there = options.duels - sum(map(len, made.missing()))
    plays = MESSAGES.say(options.language, "arena-plays")
    with closing(executor_of(options)) as executor, progress(plays, there, options.duels) as on_progress:
        complete = made.write(executor, on_progress)
    missing = sum(map(len, made.missing()))
    files = sorted(made.folder.glob("*.parquet"))
    facts: dict[str, Any] = {
        "folder": options.out,
        "duels": options.duels - missing,
        "decisions": decisions_of(made.folder),
        "parts": len(files),
        "bytes": sum(file.stat().st_size for file in files),
        "complete": complete,
    }
    if options.json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    elif complete:
        print(
            MESSAGES.say(
                options.language,
                "dataset-done",
                folder=options.out,
                duels=f"{facts['duels']:,}",
                decisions=f"{facts['decisions']:,}",
                parts=f"{facts['parts']:,}",
                size=f"{facts['bytes'] / 2**20:.1f}",
            )
        )
    else:
        print(
            MESSAGES.say(options.language, "dataset-partial", played=f"{facts['duels']:,}", duels=f"{options.duels:,}")
        )
    return 0 if complete else STOPPED


class RunReport:
    """Writes the results of an arena in a language."""

    def __init__(self, result: Result, language: str) -> None:
        self.result = result
        self.language = language
        self.plan: ArenaPlan = result.plan
        self.decks = [deck.name for deck in self.plan.decks]

    def say(self, key: str, **values: str) -> str:
        """Returns a message in words."""
        return MESSAGES.say(self.language, f"arena-{key}", **values)

    def lines(self, folder: str | None, complete: bool) -> list[str]:
        """Writes all results.

        :param folder: where the duels are stored, if they are.
        """
        result, plan = self.result, self.plan
        comma = "、" if self.language == "ja" else ", "
        lines = [
            self.say(
                "head",
                game=plan.game.name[self.language],
                players=comma.join(result.names),
                decks=comma.join(self.decks),
                duels=f"{result.played:,}",
                seed=str(plan.seed),
            )
        ]
        if not complete:
            lines.append(self.say("partial", played=f"{result.played:,}", duels=f"{plan.duels:,}"))
        lines += self._players()
        if len(result.pairs) > 1:
            rows = [(*two, *self._of(tally, tally.matched())) for two, tally in result.pairs.items()]
            lines += ["", self.say("pairs"), *self._table(("player", "opponent"), rows)]
        if len(self.decks) > 1:
            rows = [
                (seat.player, self.decks[seat.deck], *self._of(tally, tally.single()))
                for seat, tally in sorted(result.seats.items(), key=lambda one: -one[1].score)
            ]
            lines += ["", self.say("seats"), *self._table(("player", "deck"), rows)]
            rows = [
                (self.decks[one], self.decks[other], *self._of(tally, tally.single()))
                for (one, other), tally in result.decks.items()
            ]
            lines += ["", self.say("decks"), *self._table(("deck", "other-deck"), rows)]
        return [*lines, *([] if folder is None else ["", self.say("kept", folder=folder)])]

    def _players(self) -> list[str]:
        """Writes the players, the best first."""
        rows = []
        for name in sorted(self.result.names, key=lambda name: -self.result.players[name].score):
            tally, rating = self.result.players[name], self.result.ratings[name]
            pace = f"{tally.micros / tally.asked / 1e6:.6f}" if tally.asked else "–"
            counted = self._of(tally, tally.matched()) if self.result.pairs else ("–", "–", "–")
            rows.append(
                (
                    name,
                    *counted,
                    self.say("rated", mean=f"{rating.mean:.1f}", deviation=f"{rating.deviation:.1f}"),
                    f"{tally.asked:,}",
                    pace,
                )
            )
        keys = ("player", "score", "interval", "record", "rating", "decisions", "pace")
        return ["", *tables.lines([self.say(key) for key in keys], rows, (1, 2, 5, 6))]

    def accuracy(self, judged: dict[str, Accuracy | None]) -> list[str]:
        """Writes how accurately the players play, if that was judged."""
        rows = [
            (
                name,
                f"{100 * one.kept:.1f} %",
                f"{100 * one.low:.1f}–{100 * one.high:.1f} %",
                str(one.mistakes),
                str(one.decisions),
            )
            for name, one in judged.items()
            if one is not None
        ]
        keys = ("player", "kept-share", "interval", "mistakes", "judged")
        return (
            ["", self.say("accuracy"), *tables.lines([self.say(key) for key in keys], rows, (1, 3, 4))] if rows else []
        )

    def _of(self, tally: Tally, interval: Interval) -> tuple[str, str, str]:
        lost, drawn, won = tally.counts
        return (
            f"{100 * tally.score:.1f} %",
            f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %",
            f"{won}–{lost}–{drawn}",
        )

    def _table(self, keys: tuple[str, str], rows: Sequence[Sequence[str]]) -> list[str]:
        headers = [self.say(key) for key in (*keys, "score", "interval", "record")]
        return tables.lines(headers, rows, (2, 3))


def as_dict(result: Result, judged: dict[str, Accuracy | None] | None = None) -> dict[str, Any]:
    """Returns the results of an arena as plain values.

    :param judged: how accurately the players play, if that was judged.
    """
    known = {name: one._asdict() for name, one in (judged or {}).items() if one is not None}
    decks = [deck.name for deck in result.plan.decks]

    def counted(tally: Tally, interval: Interval) -> dict[str, Any]:
        lost, drawn, won = tally.counts
        return {
            "won": won,
            "drawn": drawn,
            "lost": lost,
            "shuffles": len(tally.shares),
            "score": tally.score,
            **interval._asdict(),
        }

    return {
        "game": result.plan.game.identity,
        "seed": result.plan.seed,
        "duels": result.played,
        "planned": result.plan.duels,
        "decks_played": decks,
        "players": [
            {
                "player": name,
                **(counted(tally, tally.matched()) if result.pairs else {}),
                "rating": result.ratings[name]._asdict(),
                "decisions": tally.asked,
                "seconds_a_decision": tally.micros / tally.asked / 1e6 if tally.asked else None,
                **({"accuracy": known[name]} if name in known else {}),
            }
            for name, tally in result.players.items()
        ],
        "pairs": [
            {"player": one, "against": other, **counted(tally, tally.matched())}
            for (one, other), tally in result.pairs.items()
        ],
        "seats": [
            {"player": seat.player, "deck": decks[seat.deck], **counted(tally, tally.single())}
            for seat, tally in result.seats.items()
        ],
        "decks": [
            {"deck": decks[one], "against": decks[other], **counted(tally, tally.single())}
            for (one, other), tally in result.decks.items()
        ],
    }
