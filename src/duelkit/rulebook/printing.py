"""Statements, doubts and coverage as lines of text."""

from __future__ import annotations

import textwrap

from duelkit.rulebook.coverage import CoverageReport, DocumentCoverage
from duelkit.rulebook.differences import DifferenceTable
from duelkit.rulebook.statements import Doubt, Rulebook, Statement
from duelkit.rulebook.words import word

WIDTH = 100
"""The maximum width of a coverage report."""


def named(group: str, key: str, language: str) -> str:
    """Return a name from the data: unchanged in English, so that one can search for it, else in Japanese."""
    return key if language == "en" else word(group, key, language)


def statement_lines(statement: Statement, table: DifferenceTable, language: str) -> list[str]:
    """Return a statement with all its details.

    :param statement: the statement.
    :param table: the table of differences, of which the points that rest on the statement are named.
    :param language: "ja" or "en".
    :returns: the lines.
    """

    def label(key: str) -> str:
        return word("label", key, language)

    source = named("source", statement.source, language)
    if statement.confidence is not None:
        source += f" ({label('confidence')}: {named('confidence', statement.confidence, language)})"
    lines = [
        statement.id,
        f"    {label('kind')}: {named('kind', statement.kind, language)}",
        f"    {label('topic')}: {named('topic', statement.topic, language)}",
        f"    {label('section')}: {statement.section}",
        f"    {label('source')}: {source}",
        f"    {label('statement')}: {statement.wording(language)}",
    ]
    for key, text in (("example", statement.illustration(language)), ("note", statement.remark(language))):
        if text is not None:
            lines.append(f"    {label(key)}: {text}")
    if statement.same:
        lines.append(f"    {label('same')}: {', '.join(statement.same)}")
    for difference in statement.differs:
        nature = named("nature", difference.nature, language)
        lines.append(f"    {label('differs')}: {difference.id} ({nature}): {difference.wording(language)}")
    for row in table.about(statement.id):
        lines.append(f"    {label('compared')}: {row.point(language)} ({row.id})")
    if statement.doubt is not None:
        lines += _doubt_lines(statement.doubt, language)
    return lines


def doubts_lines(book: Rulebook, language: str) -> list[str]:
    """Return the doubtful passages of the documents, each with the chosen reading.

    :param book: the rulebook.
    :param language: "ja" or "en".
    :returns: the lines.
    """
    lines: list[str] = []
    for statement in book:
        if statement.doubt is not None:
            lines.append(f"{statement.id}  {statement.section}")
            lines.append(f"    {word('label', 'statement', language)}: {statement.wording(language)}")
            lines += _doubt_lines(statement.doubt, language)
    return lines


def _doubt_lines(doubt: Doubt, language: str) -> list[str]:
    """Return the doubt about a statement and the chosen reading."""

    def label(key: str) -> str:
        return word("label", key, language)

    states = named("rule_states", doubt.rule_states, language)
    lines = [
        f"    {label('doubt')}: {doubt.reason(language)}",
        f"        {label('states')}{'、' if language == 'ja' else ' '}{states}",
        f"        {label('reading')}: {doubt.taken(language)}",
    ]
    option = doubt.offered(language)
    if option is not None:
        lines.append(f"        {label('option')}: {option}")
    return lines


def coverage_lines(report: CoverageReport) -> list[str]:
    """Return a coverage report.

    :param report: what `duelkit.rulebook.coverage.coverage` found.
    :returns: the lines: each document with its kinds and topics, all documents together, the kinds left out.
    """
    lines: list[str] = []
    for edition, document in report["documents"].items():
        lines.append(f"{edition}: {document['tested']} of {document['statements']} statements tested")
        lines.append("    by kind:")
        lines += _counts(report["kinds"][edition])
        lines.append("    by topic:")
        lines += _counts(dict(sorted(report["topics"][edition].items())))
        if document["untested"]:
            lines.append("    untested:")
            lines += _ids(document["untested"])
    total = report["total"]
    lines.append(f"all documents: {total['tested']} of {total['statements']} statements tested")
    lines += _counts(report["total_kinds"])
    kinds = dict.fromkeys(kind for left_out in report["not_counted"].values() for kind in left_out)
    for kind in kinds:
        ids = [rule_id for left_out in report["not_counted"].values() for rule_id in left_out.get(kind, ())]
        lines.append(f"not counted: {len(ids)} statements of the kind {kind}")
        lines += _ids(ids)
    for rule_id, places in report["unknown"].items():
        lines.append(f"unknown id {rule_id}: cited in {', '.join(places)}")
    for name in report["unreadable"]:
        lines.append(f"unreadable: {name}")
    return lines


def _counts(groups: dict[str, DocumentCoverage]) -> list[str]:
    """Return a line for each kind or topic that has statements."""
    return [
        f"        {name:<16}{counts['tested']:>4} of {counts['statements']:>3}"
        for name, counts in groups.items()
        if counts["statements"]
    ]


def _ids(ids: list[str]) -> list[str]:
    """Return ids, several on a line."""
    return textwrap.wrap(
        ", ".join(ids), width=WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 8, break_on_hyphens=False
    )
