"""Coverage of the rulebook: which statements the tests cite.

The test files are parsed, never imported: a citation is a call of `rule` (from
`duelkit.rulebook.cite`, or `pytest.mark.rule`) whose arguments are written as strings.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TypedDict

from duelkit.rulebook.statements import KINDS, Rulebook, Statement, load_rulebook

COUNTED_KINDS = ("engine", "deck", "match", "ui", "camera")
"""The kinds of statements that the report counts by default: all that a program implements, without etiquette."""

_HOMES = ("mark", "cite", "rulebook")
"""Names before `.rule` in a citation, as in `pytest.mark.rule`."""


class NoTestsFound(FileNotFoundError):
    """There is no folder of tests."""


class DocumentCoverage(TypedDict):
    """Coverage of one document, of one topic or kind in it, or of all documents together.

    :param statements: how many statements are counted.
    :param tested: how many of them some test cites.
    :param untested: the ids that no test cites.
    """

    statements: int
    tested: int
    untested: list[str]


class CoverageReport(TypedDict):
    """What `coverage` returns.

    :param documents: coverage by document.
    :param kinds: coverage by document and kind of statement.
    :param topics: coverage by document and topic.
    :param total: coverage of all documents.
    :param total_kinds: coverage of all documents by kind.
    :param not_counted: ids by document and kind for the kinds that are left out of every count above.
    :param unknown: cited ids that do not exist, with the places ("file:line") that cite them.
    :param unreadable: test files that are not valid Python.
    """

    documents: dict[str, DocumentCoverage]
    kinds: dict[str, dict[str, DocumentCoverage]]
    topics: dict[str, dict[str, DocumentCoverage]]
    total: DocumentCoverage
    total_kinds: dict[str, DocumentCoverage]
    not_counted: dict[str, dict[str, list[str]]]
    unknown: dict[str, list[str]]
    unreadable: list[str]


def find_tests() -> Path:
    """Find the tests of the source checkout.

    :returns: the folder `tests` of the checkout from which the package is imported or, for an installed package, of the
        current directory.
    :raises NoTestsFound: if there is neither.
    """
    source = Path(__file__).resolve().parents[2]
    candidates = [Path.cwd() / "tests"]
    if source.name == "src":
        candidates.insert(0, source.parent / "tests")
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    raise NoTestsFound("no tests folder found; run this in a source checkout")


def _is_citation(function: ast.expr, names: Collection[str]) -> bool:
    """Return whether a called expression is `rule` under one of its names."""
    if isinstance(function, ast.Name):
        return function.id in names
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    home = function.value
    if isinstance(home, ast.Attribute):
        return home.attr in _HOMES
    return isinstance(home, ast.Name) and home.id in _HOMES


def citations(source: str) -> Iterator[tuple[str, int]]:
    """Find the citations in the text of a test file.

    :param source: python source text.
    :yields: each cited id with its line number, in no particular order.
    :raises SyntaxError: if the text is not Python.
    :raises ValueError: if the text holds null bytes.
    """
    tree = ast.parse(source)
    names = {"rule"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in ("duelkit.rulebook", "duelkit.rulebook.cite"):
            names.update(name.asname for name in node.names if name.name == "rule" and name.asname)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_citation(node.func, names):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, argument.lineno


def _counted(ids: list[str], cited: Collection[str]) -> DocumentCoverage:
    """Count which statements are tested."""
    untested = [rule_id for rule_id in ids if rule_id not in cited]
    return {"statements": len(ids), "tested": len(ids) - len(untested), "untested": untested}


def _by(statements: Collection[Statement], what: str, names: Collection[str]) -> dict[str, list[str]]:
    """Group the ids of statements by kind or topic; every name has a list."""
    found: dict[str, list[str]] = {name: [] for name in names}
    for statement in statements:
        found.setdefault(getattr(statement, what), []).append(statement.id)
    return found


def _cited(folder: Path, book: Rulebook) -> tuple[set[str], dict[str, list[str]], list[str]]:
    """Collect the citations of the tests in a folder: ids, places of unknown ids, and unreadable files.

    :raises NoTestsFound: if the folder does not exist.
    """
    if not folder.is_dir():
        raise NoTestsFound(f"no tests folder {str(folder)!r}")
    cited: set[str] = set()
    unknown: dict[str, list[str]] = {}
    unreadable: list[str] = []
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).as_posix()
        try:
            found = sorted(citations(file.read_text(encoding="utf-8")), key=lambda item: item[1])
        except (OSError, SyntaxError, ValueError):
            unreadable.append(name)
            continue
        for rule_id, line in found:
            cited.add(rule_id)
            if rule_id not in book:
                unknown.setdefault(rule_id, []).append(f"{name}:{line}")
    return cited, unknown, unreadable


def coverage(
    root: Path | str | None = None, *, kinds: Collection[str] = COUNTED_KINDS, rulebook: Rulebook | None = None
) -> CoverageReport:
    """Report which statements the tests cite.

    :param root: folder whose Python files, at any depth, are the tests; None for `find_tests()`.
    :param kinds: kinds of statement to count.
    :param rulebook: the statements; None for the package's own.
    :returns: the report, made of plain dicts, lists, strings and ints.
    :raises NoTestsFound: if the folder does not exist.
    """
    book = load_rulebook() if rulebook is None else rulebook
    cited, unknown, unreadable = _cited(find_tests() if root is None else Path(root), book)
    documents: dict[str, DocumentCoverage] = {}
    by_kind: dict[str, dict[str, DocumentCoverage]] = {}
    by_topic: dict[str, dict[str, DocumentCoverage]] = {}
    not_counted: dict[str, dict[str, list[str]]] = {}
    for edition in book.editions:
        held = book.by_edition(edition)
        counted = [statement for statement in held if statement.kind in kinds]
        documents[edition] = _counted([statement.id for statement in counted], cited)
        by_kind[edition] = {
            kind: _counted(ids, cited)
            for kind, ids in _by(counted, "kind", [kind for kind in KINDS if kind in kinds]).items()
        }
        by_topic[edition] = {topic: _counted(ids, cited) for topic, ids in _by(counted, "topic", ()).items()}
        not_counted[edition] = _by([statement for statement in held if statement.kind not in kinds], "kind", ())
    everything = [statement for statement in book if statement.kind in kinds]
    return {
        "documents": documents,
        "kinds": by_kind,
        "topics": by_topic,
        "total": _counted([statement.id for statement in everything], cited),
        "total_kinds": {
            kind: _counted([statement.id for statement in everything if statement.kind == kind], cited)
            for kind in KINDS
            if kind in kinds
        },
        "not_counted": not_counted,
        "unknown": dict(sorted(unknown.items())),
        "unreadable": unreadable,
    }
