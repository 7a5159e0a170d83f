"""``duelkit rulings``: searches, shows and checks the runnable rulings at the terminal."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from duelkit.terminal.shared import write_plainly
from duelkit.terminal.yugioh.ruled import ruling_lines, short_lines
from duelkit.terminal.yugioh.showing import ask_of_day, show
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.rulings import SOURCES, Failure, Ruling, Run, book, failed, load_rulings

WELL, NOTHING_FOUND, WRONG_USE = 0, 1, 2
CHECK: Final = "check"
SHOW: Final = "show"
DAY: Final = "day"
say = MESSAGES.say


def fill_rulings(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``rulings``."""
    parser.description = (
        "Rulings that run, see docs/rulings.md. WORDS: those that an id, a card's name, a rule's id "
        "or words mean. show ID: one of them, step by step. day: the one of today, as a question. "
        "check FILE …: run the rulings of a file, "
        "and say where one fails. Without words, count them."
    )
    parser.add_argument(
        "words", nargs="*", metavar="WORDS", help="what is searched; or show ID; or day [DATE]; or check FILE …"
    )
    parser.add_argument("--coverage", action="store_true", help="run all of them, and count by source and edition")
    parser.add_argument("--edition", help="with show and check: in this edition")
    parser.add_argument("--all", action="store_true", help="with show: every step at once, nothing is asked")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--plain", action="store_true", help="with show: no boxes, no colours")
    parser.set_defaults(func=run_rulings)


def run_rulings(options: argparse.Namespace) -> int:
    """Carries out ``duelkit rulings``; returns 0 if all is well, 1 if nothing is found or a ruling fails, 2 for wrong
    usage.

    :raises DuelkitError: if there is no such ruling or file, or it has a mistake.
    """
    words: list[str] = options.words
    if options.coverage:
        if words:
            return wrong_use("--coverage takes no words")
        return coverage(options.json, options.language)
    if words[:1] == [CHECK]:
        return check(words[1:], options.edition, options.language) if words[1:] else wrong_use("expected check FILE …")
    if words[:1] == [SHOW]:
        if len(words) != 2:
            return wrong_use("expected show ID")
        return show(words[1], options)
    if words[:1] == [DAY]:
        return day_of(words[1:], options)
    if not words:
        write_plainly(summary(options.json, options.language))
        return WELL
    text = " ".join(words)
    found = book().search(text)
    if options.json:
        print(json.dumps([case.as_dict() for case in found], ensure_ascii=False, indent=2))
    elif len(found) == 1:
        write_plainly(ruling_lines(found[0], options.language))
    elif found:
        write_plainly(line for case in found for line in short_lines(case, options.language))
    else:
        print(f"duelkit rulings: {say(options.language, 'rulings-none', words=repr(text[:60]))}", file=sys.stderr)
    return WELL if found else NOTHING_FOUND


def day_of(words: list[str], options: argparse.Namespace) -> int:
    """Carries out ``day``: the ruling of today, or of the day that is named; returns the exit status."""
    try:
        day = datetime.date.fromisoformat(words[0]) if words else datetime.date.today()
    except ValueError:
        return wrong_use(f"unknown day {words[0][:40]!r}; expected one such as 2026-01-31")
    if len(words) > 1:
        return wrong_use("expected day, or day DATE")
    return ask_of_day(day, options)


def wrong_use(message: str) -> int:
    """Reports what is wrong with the arguments; returns the exit status."""
    print(f"duelkit rulings: {message}", file=sys.stderr)
    return WRONG_USE


def counted() -> dict[str, Counter[str]]:
    """Returns the numbers of rulings by kind of source and edition."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in SOURCES}
    for ruling in book().every():
        for kind in ruling.source_kinds:
            found[kind].update(ruling.editions)
    return {kind: editions for kind, editions in found.items() if editions}


def table(language: str) -> list[str]:
    """Returns the numbers as a table."""
    rows = counted()
    heads = [edition for edition in EDITIONS if any(edition in row for row in rows.values())]
    lines = ["  ".join([f"{say(language, 'rulings-source'):<16}", *heads])]
    for kind, row in rows.items():
        lines.append("  ".join([f"{kind:<16}", *(f"{row[edition]:>{len(edition)}}" for edition in heads)]))
    return lines


def summary(as_json: bool, language: str) -> list[str]:
    """Writes the numbers of rulings by source and edition."""
    every = book().every()
    runs = sum(len(ruling.editions) for ruling in every)
    if as_json:
        return [json.dumps({"rulings": len(every), "runs": runs, "by_source": counted()}, indent=2)]
    return [
        say(language, "rulings-all", count=str(len(every)), runs=str(runs)),
        *table(language),
        say(language, "rulings-hint"),
    ]


def coverage(as_json: bool, language: str) -> int:
    """Runs every ruling in each of its editions, and reports how many are right."""
    every = book().every()
    runs = [(ruling, edition) for ruling in every for edition in ruling.editions]
    wrong = [failure for ruling, edition in runs if (failure := failed(ruling, edition)[0]) is not None]
    if as_json:
        values: dict[str, Any] = {
            "rulings": len(every),
            "runs": len(runs),
            "right": len(runs) - len(wrong),
            "wrong": [str(failure) for failure in wrong],
            "by_source": counted(),
        }
        print(json.dumps(values, ensure_ascii=False, indent=2))
        return NOTHING_FOUND if wrong else WELL
    lines = [say(language, "rulings-all", count=str(len(every)), runs=str(len(runs))), *table(language)]
    if wrong:
        lines += [say(language, "rulings-wrong", wrong=str(len(wrong)), runs=str(len(runs))), *map(str, wrong)]
    else:
        lines.append(say(language, "rulings-right", runs=str(len(runs))))
    write_plainly(lines)
    return NOTHING_FOUND if wrong else WELL


def check(paths: Sequence[str], only: str | None = None, language: str = "en") -> int:
    """Runs the rulings of files in each of their editions, and reports why each failing one fails, and where the cards
    are.

    :raises FileError: if a file cannot be read, or has a mistake.
    """
    wrong = right = 0
    for ruling in [ruling for path in paths for ruling in load_rulings(path)]:
        there, runs = failures(ruling, only)
        right += runs - len(there)
        wrong += len(there)
        for number in sorted({failure.number for failure, _ in there}):
            alike = [(failure, run) for failure, run in there if failure.number == number]
            write_plainly(failure_lines(alike, language))
    write_plainly([say(language, "rulings-checked", runs=str(right + wrong), right=str(right), wrong=str(wrong))])
    return NOTHING_FOUND if wrong else WELL


def failures(ruling: Ruling, only: str | None) -> tuple[list[tuple[Failure, Run | None]], int]:
    """Returns where a ruling fails, each with the run at that moment, and in how many editions it was run."""
    found = [failed(ruling, edition) for edition in ruling.editions if only in (None, edition)]
    return [(failure, run) for failure, run in found if failure is not None], len(found)


def failure_lines(alike: Sequence[tuple[Failure, Run | None]], language: str) -> list[str]:
    """Returns where a ruling fails: the step, why, the steps before it, and where the cards are in the first edition.

    :param alike: the editions in which it fails at this step, each with the run at that moment.
    """
    failure, run = alike[0]
    lines = [str(failure)]
    if len(alike) > 1:
        editions = ", ".join(other.edition for other, _ in alike[1:])
        lines.append("    " + say(language, "rulings-also-in", editions=editions))
    if run is not None:
        lines += [
            f"    {number:>2}  {step.text}" for number, step in enumerate(failure.ruling.steps[: failure.number], 1)
        ]
        lines += [f"    {line}" for line in run.lie()]
    return lines
