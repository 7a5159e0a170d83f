"""The rulebook: every rule statement with id, document, section and wording in English and Japanese.

    >>> from duelkit.rulebook import load_rulebook
    >>> load_rulebook().statement("MR3-WIN-01").en
    'Both players start a duel with 8000 life points.'

Tests cite the statements they check with `duelkit.rulebook.cite.rule`; `coverage` reports which
statements no test cites.
"""

from duelkit.rulebook.cite import Citation, rule
from duelkit.rulebook.coverage import CoverageReport, NoTestsFound, coverage, find_tests
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
    "Citation",
    "CoverageReport",
    "Difference",
    "Document",
    "Doubt",
    "NoTestsFound",
    "Normalisation",
    "Rulebook",
    "Statement",
    "UnknownRule",
    "coverage",
    "find_tests",
    "load_rulebook",
    "rule",
]
