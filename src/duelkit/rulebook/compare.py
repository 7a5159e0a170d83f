"""The table of differences as a table in the terminal or as plain lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from duelkit.rulebook.differences import Column, DifferenceTable, EditionDifference
from duelkit.rulebook.words import word

WIDEST = 100
"""The maximum width of the table in terminal columns."""

_PIECE = re.compile(r"[「『（]*(?:[!-~]+|\S)[ー、。・：；）」』…ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*(?: \*)?|\s+")
"""A piece that is not broken across lines: an English word, or a Japanese character with adjacent punctuation."""

_MARK = "*"
"""The mark after rules that are general knowledge."""


def comparison_lines(table: DifferenceTable, columns: Sequence[Column], language: str) -> list[str]:
    """Return a comparison as plain lines, one for each edition of each point.

    :param table: the table of differences.
    :param columns: the columns to compare.
    :param language: "ja" or "en".
    :returns: the lines.
    """
    lines = [f"{column.name}: {column.title(language)}" for column in columns]
    general = word("label", "general", language)
    for row in _parting(table, columns):
        lines += ["", f"{row.point(language)} ({row.id})"]
        for column in columns:
            cell = row.cell(column.id)
            lines.append(f"    {column.name}: {cell.wording(language)}" + (f" ({general})" if cell.general else ""))
        lines.append(f"    {word('label', 'rules', language)}: {', '.join(row.refs)}")
    notes = _notes(table, columns, language)
    return [*lines, "", *notes] if notes else lines


def print_comparison(table: DifferenceTable, columns: Sequence[Column], language: str, console: Console) -> None:
    """Print a comparison with the editions side by side and each point as a heading above its row.

    :param table: the table of differences.
    :param columns: the columns to compare.
    :param language: "ja" or "en".
    :param console: where to draw; its width counts up to `WIDEST`.
    """
    width = min(console.width, WIDEST)
    share = width // len(columns)
    rows = _parting(table, columns)

    def draw(texts: Iterable[Text]) -> None:
        grid = Table.grid(padding=0)
        for column in columns:
            grid.add_column(width=share)
        grid.add_row(*texts)
        console.print(grid)

    for column in columns:
        console.print(Text(f"{column.name}: {column.title(language)}"))
    console.print()
    draw(Text(f" {column.name}", style="bold") for column in columns)
    for row in rows:
        heading = Text(row.point(language), style="bold")
        elsewhere = [rule_id for rule_id in row.refs if not any(rule_id in row.refs_of(c) for c in table.columns)]
        if elsewhere:
            heading.append(f"  {', '.join(elsewhere)}", style="not bold dim")
        console.print(Rule(heading, align="left", characters="─", style="dim"), width=width)
        draw(_cell(row, column, language, share - 2) for column in columns)
    console.print(Rule(style="dim"), width=width)
    if any(row.cell(column.id).general for row in rows for column in columns):
        console.print(Text(f"{_MARK} {word('label', 'general_note', language)}"))
    for note in _notes(table, columns, language):
        console.print(Text("\n".join(wrapped(note, width))))


def wrapped(text: str, width: int) -> list[str]:
    """Wrap a text without beginning a line with punctuation that belongs to the previous line.

    :param text: english or Japanese.
    :param width: room on a line, counted in cells of the terminal.
    :returns: the lines.
    """
    lines: list[str] = []
    line = ""
    for piece in _PIECE.findall(text):
        if line and cell_len((line + piece).rstrip()) > width:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return [*lines, line.rstrip()]


def _parting(table: DifferenceTable, columns: Sequence[Column]) -> list[EditionDifference]:
    """Return the rows on which the columns differ."""
    ids = [column.id for column in columns]
    return [row for row in table.rows if row.parts(ids)]


def _cell(row: EditionDifference, column: Column, language: str, width: int) -> Text:
    """Return the content of a cell: the rule, and below it the ids of its statements."""
    cell = row.cell(column.id)
    lines = wrapped(cell.wording(language) + (f" {_MARK}" if cell.general else ""), width)
    text = Text("\n".join(f" {line}" for line in lines))
    for rule_id in row.refs_of(column):
        text.append(f"\n {rule_id}", style="dim")
    return text


def _notes(table: DifferenceTable, columns: Sequence[Column], language: str) -> list[str]:
    """Return the notes below a comparison."""
    parting = _parting(table, columns)
    separator = "、" if language == "ja" else "; "
    notes: list[str] = []
    variants = [row.point(language) for row in table.rows if row.page_variant]
    if any(column.id == "mr20" for column in columns):
        notes.append(f"{word('label', 'page_rule', language)}: {separator.join(variants)}")
        notes.append(word("label", "page_rule_note", language))
    left_out = [row.point(language) for row in table.rows if row not in parting]
    if left_out:
        notes.append(f"{word('label', 'agree', language)}: {separator.join(left_out)}")
    return notes
