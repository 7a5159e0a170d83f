"""The rulebook: every rule statement with id, document, section and wording in English and Japanese.

    >>> from duelkit.rulebook import load_rulebook
    >>> load_rulebook().statement("MR3-WIN-01").en
    'Both players start a duel with 8000 life points.'

`load_differences` is the table of the points on which the editions differ.

Tests cite the statements they check with `duelkit.rulebook.cite.rule`; `coverage` reports which
statements no test cites.
"""

from duelkit.rulebook.cite import Citation, rule
from duelkit.rulebook.coverage import CoverageReport, NoTestsFound, coverage, find_tests
from duelkit.rulebook.differences import (
    BadTable,
    Cell,
    Column,
    DifferenceTable,
    EditionDifference,
    UnknownColumn,
    load_differences,
)
from duelkit.rulebook.statements import (
    Difference,
    Document,
    Doubt,
    Normalisation,
    Rulebook,
    Statement,
    UnknownRule,
    load_rulebook,
)

__all__ = [
    "BadTable",
    "Cell",
    "Citation",
    "Column",
    "CoverageReport",
    "Difference",
    "DifferenceTable",
    "Document",
    "Doubt",
    "EditionDifference",
    "NoTestsFound",
    "Normalisation",
    "Rulebook",
    "Statement",
    "UnknownColumn",
    "UnknownRule",
    "coverage",
    "find_tests",
    "load_differences",
    "load_rulebook",
    "rule",
]
