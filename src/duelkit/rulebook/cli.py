"""The command `duelkit rules`: search the rulebook, show a statement, report the coverage by tests."""

from __future__ import annotations

import argparse
import json
import re
import sys
import textwrap

from duelkit.rulebook.coverage import CoverageReport, NoTestsFound, coverage
from duelkit.rulebook.statements import KINDS, LANGUAGES, Rulebook, Statement, UnknownRule, load_rulebook

_ID = re.compile(r"[A-Z]+[0-9]*(?:-[A-Z]+)+-[0-9]+", re.IGNORECASE)

FOUND, NOTHING_FOUND, WRONG_USE = 0, 1, 2
"""Exit statuses of the command."""


def add_rules_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register `rules [WORDS...|ID] [--coverage] [--json] [--language ja|en]`.

    The parsed namespace gets a default `func`, which takes the namespace and returns the exit status:
    0, or 1 if a search finds nothing, or 2 for an unknown id or missing tests.

    Args:
        subparsers: The program's commands.
    """
    parser = subparsers.add_parser(
        "rules",
        help="search the rulebook and report its coverage by tests",
        description="Search the rulebook's statements, show one by its id, or report which of them "
        "the tests cite. Without words, count the statements.",
    )
    parser.add_argument("words", nargs="*", metavar="WORDS|ID", help="words to search for, or one id")
    parser.add_argument("--coverage", action="store_true", help="report which statements the tests cite")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the statements")
    parser.set_defaults(func=run_rules)


def run_rules(arguments: argparse.Namespace) -> int:
    """Carry out `duelkit rules`.

    Args:
        arguments: `words`, `coverage`, `json` and `language`, as `add_rules_command` defines them.

    Returns:
        The exit status.
    """
    words: list[str] = arguments.words
    if arguments.coverage:
        if words:
            return _fail("--coverage takes no words")
        return _report_coverage(arguments.json)
    book = load_rulebook()
    if not words:
        return _summarise(book, arguments.json, arguments.language)
    if len(words) == 1 and _ID.fullmatch(words[0]):
        try:
            statement = book.statement(words[0].upper())
        except UnknownRule as error:
            return _fail(str(error))
        if arguments.json:
            _print_json(statement.as_dict())
        else:
            print("\n".join(_details(statement, arguments.language)))
        return FOUND
    return _search(book, " ".join(words), arguments.json, arguments.language)


def _fail(message: str) -> int:
    """Say on standard error what is wrong, and return the exit status for it."""
    print(f"duelkit rules: {message}", file=sys.stderr)
    return WRONG_USE


def _print_json(value: object) -> None:
    """Print a value as JSON, Japanese left readable."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _search(book: Rulebook, text: str, as_json: bool, language: str) -> int:
    """Print the statements in which the words occur."""
    found = book.search(text)
    if as_json:
        _print_json([statement.as_dict() for statement in found])
    elif found:
        for statement in found:
            print(f"{statement.id}  {statement.kind}  {statement.section}")
            print(f"    {statement.wording(language)}")
    else:
        print(f"duelkit rules: no statement matches {text!r}", file=sys.stderr)
    return FOUND if found else NOTHING_FOUND


def _details(statement: Statement, language: str) -> list[str]:
    """Return everything about a statement, as lines."""
    source = statement.source
    if statement.confidence is not None:
        source += f" (confidence: {statement.confidence})"
    lines = [
        statement.id,
        f"    kind: {statement.kind}",
        f"    topic: {statement.topic}",
        f"    section: {statement.section}",
        f"    source: {source}",
        f"    statement: {statement.wording(language)}",
    ]
    if statement.example is not None:
        lines.append(f"    example: {statement.example}")
    if statement.note is not None:
        lines.append(f"    note: {statement.note}")
    if statement.same:
        lines.append(f"    same: {', '.join(statement.same)}")
    for difference in statement.differs:
        lines.append(f"    differs: {difference.id} ({difference.nature}): {difference.how}")
    if statement.doubt is not None:
        lines.append(f"    doubt: {statement.doubt.why}")
        lines.append(f"        the statement gives the {statement.doubt.rule_states}")
        lines.append(f"        reading: {statement.doubt.reading}")
        if statement.doubt.option is not None:
            lines.append(f"        option: {statement.doubt.option}")
    return lines


def _summarise(book: Rulebook, as_json: bool, language: str) -> int:
    """Print how many statements each document has."""
    summary = {
        document.id: {
            "title": document.ja if language == "ja" else document.en,
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
        print(f"{document.id}  {document.ja if language == 'ja' else document.en}")
        print(f"    {len(book.by_edition(document.id))} statements: {counts}")
    return FOUND


def _report_coverage(as_json: bool) -> int:
    """Print the coverage of the rulebook by the tests."""
    try:
        report = coverage()
    except NoTestsFound as error:
        return _fail(str(error))
    if as_json:
        _print_json(report)
    else:
        print("\n".join(_coverage_lines(report)))
    return FOUND


def _coverage_lines(report: CoverageReport) -> list[str]:
    """Return a coverage report as lines."""
    lines: list[str] = []
    for edition, document in report["documents"].items():
        lines.append(f"{edition}: {document['tested']} of {document['statements']} statements tested")
        for topic, counts in sorted(report["topics"][edition].items()):
            lines.append(f"    {topic:<16}{counts['tested']:>4} of {counts['statements']:>3}")
        if document["untested"]:
            lines.append("    untested:")
            lines.extend(
                textwrap.wrap(
                    ", ".join(document["untested"]),
                    width=100,
                    initial_indent=" " * 8,
                    subsequent_indent=" " * 8,
                    break_on_hyphens=False,
                )
            )
    for rule_id, places in report["unknown"].items():
        lines.append(f"unknown id {rule_id}: cited in {', '.join(places)}")
    for name in report["unreadable"]:
        lines.append(f"unreadable: {name}")
    return lines
