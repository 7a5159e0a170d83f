"""The command `duelkit rules`: search the rulebook, compare editions, write it as pages, report its coverage."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from duelkit import games
from duelkit.rulebook.coverage import NoTestsFound, coverage
from duelkit.rulebook.differences import UnknownColumn, load_differences
from duelkit.rulebook.languages import LANGUAGES
from duelkit.rulebook.printing import coverage_lines, doubts_lines, named, statement_lines
from duelkit.rulebook.statements import KINDS, Rulebook, Statement, UnknownRule, load_rulebook
from duelkit.rulebook.words import word

if TYPE_CHECKING:
    from duelkit.rulebook.site import Ruled
    from duelkit.showing import Case

_ID = re.compile(r"([A-Z]+[0-9]*(?:-[A-Z]+[0-9]*)+-[0-9]+)([A-Z]?)", re.IGNORECASE)

FOUND, NOTHING_FOUND, WRONG_USE = 0, 1, 2
"""Exit statuses of the command."""


def fill_rules(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `rules`: `[WORDS...|ID|--compare EDITION...|--doubts|--coverage|--html DIR]` and options.

    The default `func` of the parsed namespace takes the namespace and returns the exit status: 0, or 1 if a search
    finds nothing, or 2 for wrong use such as an unknown id or edition, missing tests, or a folder that cannot be
    written.

    :param parser: the parser of the command.
    """
    parser.description = (
        "Search the rulebook's statements, show one by its id, compare editions, list doubtful passages, write the "
        "rulebook as web pages, or report which statements the tests cite. Without words, count the statements."
    )
    parser.add_argument("words", nargs="*", metavar="WORDS|ID", help="words to search for, or one id")
    parser.add_argument(
        "--compare",
        nargs="+",
        metavar="EDITION",
        help="compare two to four of ex04, mr3, mr20 (as its page states) and mr20-official (as generally known)",
    )
    parser.add_argument("--doubts", action="store_true", help="list doubtful passages and how each is read")
    parser.add_argument("--coverage", action="store_true", help="report which statements the tests cite")
    parser.add_argument("--html", metavar="DIR", help="write the rulebook as web pages into a folder of their own")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the statements (default en)")
    parser.set_defaults(func=run_rules)


def run_rules(arguments: argparse.Namespace) -> int:
    """Run `duelkit rules`.

    :param arguments: `words`, `compare`, `doubts`, `coverage`, `html`, `json` and `language`, as `fill_rules` defines
        them.
    :returns: the exit status.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    words: list[str] = arguments.words
    given = {
        "--compare": arguments.compare is not None,
        "--doubts": arguments.doubts,
        "--coverage": arguments.coverage,
        "--html": arguments.html is not None,
    }
    asked = [option for option, is_given in given.items() if is_given]
    if len(asked) > 1:
        return _fail(f"{asked[0]} and {asked[1]} cannot be combined")
    if asked and words:
        return _fail(f"{asked[0]} takes no words")
    if arguments.coverage:
        return _report_coverage(arguments.json)
    if arguments.html is not None:
        return _fail("--html writes no JSON") if arguments.json else _write_pages(Path(arguments.html))
    if arguments.compare is not None:
        return _compare(arguments.compare, arguments.json, arguments.language)
    book = load_rulebook()
    if arguments.doubts:
        return _list_doubts(book, arguments.json, arguments.language)
    if not words:
        return _summarise(book, arguments.json, arguments.language)
    asked_id = _ID.fullmatch(words[0]) if len(words) == 1 else None
    if asked_id is not None:
        try:
            statement = book.statement(asked_id[1].upper() + asked_id[2].lower())
        except UnknownRule as error:
            return _fail(str(error))
        rulings = rulings_on(statement)
        if arguments.json:
            _print_json({**statement.as_dict(), "rulings": [case.identity for case in rulings]})
        else:
            lines = statement_lines(statement, load_differences(), arguments.language)
            print("\n".join([*lines, *ruling_lines(rulings, arguments.language)]))
        return FOUND
    return _search(book, " ".join(words), arguments.json, arguments.language)


def rulings_on(statement: Statement) -> list[Case]:
    """Return the rulings based on a statement, in the games of its document."""
    known = [game for game in games.listed() if statement.edition in game.documents()]
    books = [book for game in known if (book := game.rulings()) is not None]
    return [case for book in books for case in book.on_rule(statement.id)]


def ruling_lines(rulings: Sequence[Case], language: str) -> list[str]:
    """Return rulings as lines: source, question and answer, id."""
    label = word("label", "ruling", language)
    return [
        f"    {label}: {case.sources[0]}: {case.question[language]} {case.answer[language]} ({case.identity})"
        for case in rulings
    ]


def _fail(message: str) -> int:
    """Print an error to standard error and return its exit status."""
    print(f"duelkit rules: {message}", file=sys.stderr)
    return WRONG_USE


def _print_json(value: object) -> None:
    """Print a value as JSON, without escaping Japanese."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _search(book: Rulebook, text: str, as_json: bool, language: str) -> int:
    """Print the statements that match the words."""
    found = book.search(text)
    if as_json:
        _print_json([statement.as_dict() for statement in found])
    elif found:
        for statement in found:
            print(f"{statement.id}  {named('kind', statement.kind, language)}  {statement.section}")
            print(f"    {statement.wording(language)}")
    else:
        print(f"duelkit rules: no statement matches {text!r}", file=sys.stderr)
    return FOUND if found else NOTHING_FOUND


def _compare(editions: Sequence[str], as_json: bool, language: str) -> int:
    """Print the points on which editions differ."""
    table = load_differences()
    try:
        columns = table.choose(editions)
    except (UnknownColumn, ValueError) as error:
        return _fail(str(error))
    ids = [column.id for column in columns]
    if as_json:
        _print_json(
            {
                "editions": {column.id: {"en": column.en, "ja": column.ja} for column in columns},
                "differences": [row.as_dict(ids) for row in table.rows],
            }
        )
        return FOUND
    # rich is slow to import and only needed for comparisons
    from rich.console import Console

    from duelkit.rulebook.compare import comparison_lines, print_comparison

    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        width = shutil.get_terminal_size((100, 24)).columns
        console = Console(width=width, highlight=False, markup=False, emoji=False)
        print_comparison(table, columns, language, console)
    else:
        print("\n".join(comparison_lines(table, columns, language)))
    return FOUND


def _list_doubts(book: Rulebook, as_json: bool, language: str) -> int:
    """Print the doubtful passages with the chosen readings."""
    if as_json:
        _print_json([statement.as_dict() for statement in book if statement.doubt is not None])
    else:
        print("\n".join(doubts_lines(book, language)))
    return FOUND


def _summarise(book: Rulebook, as_json: bool, language: str) -> int:
    """Print the number of statements of each document."""
    summary = {
        document.id: {
            "title": document.title(language),
            "statements": len(book.by_edition(document.id)),
            "kinds": {kind: len(book.select(edition=document.id, kind=kind)) for kind in KINDS},
        }
        for document in book.documents
    }
    if as_json:
        _print_json(summary)
        return FOUND
    for document in book.documents:
        counts = ", ".join(
            f"{len(found)} {kind}" for kind in KINDS if (found := book.select(edition=document.id, kind=kind))
        )
        print(f"{document.id}  {document.title(language)}")
        print(f"    {len(book.by_edition(document.id))} statements: {counts}")
    return FOUND


def _report_coverage(as_json: bool) -> int:
    """Print which statements the tests cite."""
    try:
        report = coverage()
    except NoTestsFound as error:
        return _fail(str(error))
    if as_json:
        _print_json(report)
    else:
        print("\n".join(coverage_lines(report)))
    return FOUND


def _all_rulings() -> dict[str, list[Ruled]]:
    """Return the rulings by the statements on which they are based, for the pages."""
    found: dict[str, list[Ruled]] = {}
    for game in games.listed():
        book = game.rulings()
        for case in [] if book is None else book.every():
            row = {"id": case.identity, "source": ", ".join(case.sources)}
            for language in LANGUAGES:
                row |= {f"question_{language}": case.question[language], f"answer_{language}": case.answer[language]}
            for rule in case.rules:
                found.setdefault(rule, []).append(row)
    return found


def _write_pages(folder: Path) -> int:
    """Write the rulebook as web pages."""
    # the template library is only needed here
    from duelkit.rulebook.site import CannotWrite, write_site

    try:
        files = write_site(folder, load_rulebook(), load_differences(), _all_rulings())
    except CannotWrite as error:
        return _fail(str(error))
    print(f"wrote {len(files)} files; open {folder / 'index.html'}")
    return FOUND
