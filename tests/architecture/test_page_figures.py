"""What the pages count is what there is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.architecture.pages import ROOT, named

from duelkit import games
from duelkit.rulebook import load_differences, load_rulebook
from duelkit.rulebook.statements import Statement
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.written import written_parts
from duelkit.yugioh.decks.limits import limit_lists


def judgment_statements() -> list[Statement]:
    """Returns the statements of THE EYE OF JUDGMENT's rulebook."""
    return [statement for statement in load_rulebook() if statement.id.startswith("EOJ-")]


def shelved() -> int:
    """Returns the number of cards that were read from texts."""
    return sum(library().proofs(code) is not None for code in library().codes)


FIGURES: list[tuple[str, str, Callable[[], int]]] = [
    ("cards.md", r"has ([\d,]+) playable cards", lambda: len(library())),
    ("cards.md", r"([\d,]+) are written by hand", lambda: len(library()) - shelved()),
    ("cards.md", r"([\d,]+) were read", shelved),
    ("cards.md", r"([\d,]+) of them with \[written effects\]", lambda: len(written_parts())),
    ("puzzles.md", r"There are (\d+) puzzles of Yu-Gi-Oh!", lambda: len(games.named("yugioh").puzzles())),
    ("puzzles.md", r"and (\d+) of THE EYE OF JUDGMENT", lambda: len(games.named("judgment").puzzles())),
    ("rulebook.md", r"of its (\d+) statements", lambda: len(judgment_statements())),
    ("rulebook.md", r"(\d+) of its", lambda: sum(statement.doubt is not None for statement in judgment_statements())),
    ("rulebook.md", r"editions on (\d+) points", lambda: len(load_differences().rows)),
    ("testing.md", r"contains (\d+) duels", lambda: len(list((ROOT / "tests/contract/playthroughs").glob("*.txt")))),
]


@pytest.mark.parametrize("page, pattern, counted", FIGURES, ids=[f"{page} {text}" for page, text, _ in FIGURES])
def test_a_figure_is_true(page: str, pattern: str, counted: Callable[[], int]) -> None:
    (found,) = re.findall(pattern, named(f"docs/{page}"))
    assert int(found.replace(",", "")) == counted()


def test_the_table_of_limit_lists_is_true() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| ([\d-]+) \| (\w+) \| (\d+) / (\d+) / (\d+) \|$", named("docs/decks.md"), re.M)
    shown = {row[0]: (row[1], row[2], *map(int, row[3:])) for row in rows}
    assert shown == {
        name: (
            found.date,
            found.edition,
            *(sum(entry.copies == copies for entry in found.entries) for copies in range(3)),
        )
        for name, found in limit_lists().items()
        if found.entries[0].names  # the others are passcodes alone, and too many for a table
    }
