"""Citing rules in tests, and the coverage computed from the citations.

The ids cited here to try the decorator are held in variables: coverage reads only plain strings, so
that this file claims to test no rule.
"""

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from duelkit.rulebook import Citation, NoTestsFound, UnknownRule, coverage, find_tests, load_rulebook, rule
from duelkit.rulebook import cite as cite_module
from duelkit.rulebook.coverage import citations

FIRST, SECOND, THIRD = "MR3-DSD-07", "MR3-DSD-08", "MR3-GAP-SUM-01"
UNKNOWN = "MR3-DSD-99"


def marks_of(item: Any) -> list[tuple[str, tuple[str, ...]]]:
    return [(mark.name, mark.args) for mark in getattr(item, "pytestmark", [])]


def test_function_keeps_the_ids_it_cites() -> None:
    def check() -> int:
        return 7

    cited = rule(FIRST, SECOND)(check)
    assert cited is check
    assert cited() == 7
    assert vars(cited)["rule_ids"] == (FIRST, SECOND)
    assert marks_of(cited) == [("rule", (FIRST, SECOND))]


def test_citations_add_up() -> None:
    @rule(FIRST, THIRD)
    @rule(SECOND, FIRST)
    def check() -> None: ...

    assert vars(check)["rule_ids"] == (FIRST, THIRD, SECOND)


def test_class_keeps_the_ids_it_cites_to_itself() -> None:
    @rule(FIRST)
    class TestFirst: ...

    @rule(SECOND)
    class TestSecond(TestFirst): ...

    assert vars(TestFirst)["rule_ids"] == (FIRST,)
    assert vars(TestSecond)["rule_ids"] == (SECOND,)


def test_citation_serves_as_marks_of_a_parameter() -> None:
    parameter = pytest.param(5, marks=rule(FIRST, SECOND))
    marks: list[Any] = list(parameter.marks)
    assert [(mark.name, mark.args) for mark in marks] == [("rule", (FIRST, SECOND))]
    assert marks[0] in rule(FIRST, SECOND)
    assert len(rule(FIRST)) == 1


@pytest.mark.parametrize("citation", [pytest.param(FIRST, marks=rule(FIRST))])
def test_parameter_carries_the_marker(citation: str, request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("rule")
    assert marker is not None
    assert marker.args == (citation,)


def test_unknown_id_is_refused_at_once() -> None:
    with pytest.raises(UnknownRule, match="no rule statement 'MR3-DSD-99'"):
        rule(FIRST, UNKNOWN)


def test_rule_without_ids_is_refused() -> None:
    with pytest.raises(TypeError, match="one or more statement ids"):
        rule()


def test_rule_without_call_is_refused() -> None:
    def check() -> None: ...

    bare: Any = rule
    with pytest.raises(TypeError, match="one or more statement ids"):
        bare(check)


def test_citing_works_without_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str, package: str | None = None) -> ModuleType:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    citation = rule(FIRST)

    @citation
    def check() -> None: ...

    assert vars(check)["rule_ids"] == (FIRST,)
    assert marks_of(check) == []
    assert len(citation) == 0


def test_citation_is_shown_as_its_call() -> None:
    assert repr(rule(FIRST, SECOND)) == "rule('MR3-DSD-07', 'MR3-DSD-08')"
    assert isinstance(rule(FIRST), Citation)
    assert cite_module.rule is rule


SOURCE = """
import pytest
from duelkit.rulebook import cite
from duelkit.rulebook.cite import rule
from duelkit.rulebook.cite import rule as honours

@rule("A-1", "A-2")
def test_a(): ...

@pytest.mark.rule("A-3")
@cite.rule("A-4")
class TestB:
    @honours("A-5")
    def test_c(self): ...

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=rule("A-6")), pytest.param(2, marks=pytest.mark.rule("A-7"))])
def test_d(n): ...

NAME = "A-8"
rule(NAME)                # not written as a string
book.rule("A-9")          # some other rule
"rule('A-10')"            # only text
# rule("A-11")
mark("A-12")
"""


def test_citations_are_read_from_the_syntax_tree() -> None:
    assert sorted(citations(SOURCE)) == [
        ("A-1", 7),
        ("A-2", 7),
        ("A-3", 10),
        ("A-4", 11),
        ("A-5", 13),
        ("A-6", 17),
        ("A-7", 17),
    ]


@pytest.fixture
def tests_tree(tmp_path: Path) -> Path:
    tests = tmp_path / "tests"
    (tests / "deep" / "deeper").mkdir(parents=True)
    (tests / "test_top.py").write_text(
        "from duelkit.rulebook.cite import rule\n\n"
        "@rule('MR3-DSD-07', 'MR3-WIN-01')\ndef test_a(): ...\n"
        "@rule('MR3-DECK-01')\ndef test_deck(): ...\n",
        encoding="utf-8",
    )
    (tests / "deep" / "deeper" / "test_low.py").write_text(
        "import pytest\n\n"
        "@pytest.mark.rule('RES-DRW-01', 'RES-GAP-STA-01', 'MR3-NO-01')\ndef test_b(): ...\n"
        "@pytest.mark.rule('MR3-NO-01', 'MR3-DSD-07')\ndef test_c(): ...\n",
        encoding="utf-8",
    )
    (tests / "test_broken.py").write_text("def test_(:\n", encoding="utf-8")
    (tests / "notes.txt").write_text("@rule('MR3-WIN-02')", encoding="utf-8")
    return tests


def test_coverage_of_a_tree_of_tests(tests_tree: Path) -> None:
    report = coverage(tests_tree)
    master = report["documents"]["MR3"]
    effects = report["documents"]["RES"]
    assert (master["statements"], master["tested"]) == (357 - 9, 3), "all but the nine of etiquette"
    assert (effects["statements"], effects["tested"]) == (64, 2)
    assert len(master["untested"]) == master["statements"] - 3
    assert "MR3-WIN-01" not in master["untested"]
    assert "MR3-WIN-02" in master["untested"]
    assert "MR3-GAP-SUM-01" in master["untested"]
    assert "MR3-DECK-01" not in master["untested"]
    assert report["unknown"] == {"MR3-NO-01": ["deep/deeper/test_low.py:3", "deep/deeper/test_low.py:5"]}
    assert report["unreadable"] == ["test_broken.py"]


def test_coverage_by_topic_adds_up(tests_tree: Path) -> None:
    report = coverage(str(tests_tree))
    assert report["topics"]["MR3"]["damage-step"]["tested"] == 1
    assert report["topics"]["RES"]["stats"] == {
        "statements": 5,
        "tested": 1,
        "untested": [f"RES-GAP-STA-0{number}" for number in (2, 3, 4, 5)],
    }
    for edition, document in report["documents"].items():
        topics = report["topics"][edition].values()
        assert sum(topic["statements"] for topic in topics) == document["statements"]
        assert sum(topic["tested"] for topic in topics) == document["tested"]


def test_coverage_by_kind_adds_up(tests_tree: Path) -> None:
    report = coverage(tests_tree)
    assert list(report["kinds"]["MR3"]) == ["engine", "deck", "match", "ui", "camera"]
    assert report["kinds"]["MR3"]["deck"]["tested"] == 1
    assert report["kinds"]["RES"]["deck"] == {"statements": 0, "tested": 0, "untested": []}
    for edition, document in report["documents"].items():
        kinds = report["kinds"][edition].values()
        assert sum(kind["statements"] for kind in kinds) == document["statements"]
        assert sum(kind["tested"] for kind in kinds) == document["tested"]
        assert {rule_id for kind in kinds for rule_id in kind["untested"]} == set(document["untested"])


def test_coverage_of_all_documents_adds_up(tests_tree: Path) -> None:
    report = coverage(tests_tree)
    assert (report["total"]["statements"], report["total"]["tested"]) == (825 - 16 + 391, 5)
    for key in ("statements", "tested"):
        documents = [document[key] for document in report["documents"].values()]
        kinds = [kind[key] for kind in report["total_kinds"].values()]
        assert report["total"][key] == sum(documents) == sum(kinds)


def test_statements_that_are_not_counted_are_named(tests_tree: Path) -> None:
    report = coverage(tests_tree)
    assert {edition: list(kinds) for edition, kinds in report["not_counted"].items()} == {
        "EOJ": [],
        "EX04": ["etiquette"],
        "MR20": ["etiquette"],
        "MR3": ["etiquette"],
        "RES": [],
    }
    left_out = [rule_id for kinds in report["not_counted"].values() for ids in kinds.values() for rule_id in ids]
    book = load_rulebook()
    assert sorted(left_out) == sorted(s.id for s in book.by_kind("etiquette"))
    assert len(left_out) == 16
    assert len(left_out) + report["total"]["statements"] == len(load_rulebook())


def test_coverage_of_other_kinds(tests_tree: Path) -> None:
    report = coverage(tests_tree, kinds=("deck",))
    assert report["documents"]["MR3"]["tested"] == 1
    assert report["documents"]["RES"] == {"statements": 0, "tested": 0, "untested": []}
    assert list(report["total_kinds"]) == ["deck"]
    assert set(report["not_counted"]["MR3"]) == {"engine", "match", "ui", "etiquette"}


def test_coverage_without_tests_folder(tmp_path: Path) -> None:
    with pytest.raises(NoTestsFound, match="no tests folder"):
        coverage(tmp_path / "none")


def test_tests_of_the_checkout_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    module = importlib.import_module("duelkit.rulebook.coverage")
    checkout = tmp_path / "checkout"
    monkeypatch.setattr(module, "__file__", str(checkout / "src" / "duelkit" / "rulebook" / "coverage.py"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    with pytest.raises(NoTestsFound):
        find_tests()
    (elsewhere / "tests").mkdir()
    assert find_tests() == elsewhere / "tests"
    (checkout / "tests").mkdir(parents=True)
    assert find_tests() == checkout / "tests"


def test_tests_beside_an_installed_package_are_not_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    module = importlib.import_module("duelkit.rulebook.coverage")
    installed = tmp_path / "lib" / "site-packages" / "duelkit" / "rulebook" / "coverage.py"
    monkeypatch.setattr(module, "__file__", str(installed))
    (tmp_path / "lib" / "tests").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoTestsFound):
        find_tests()


def test_no_test_of_this_project_cites_an_unknown_rule() -> None:
    report = coverage(Path(__file__).resolve().parents[1], rulebook=load_rulebook())
    assert report["unknown"] == {}
