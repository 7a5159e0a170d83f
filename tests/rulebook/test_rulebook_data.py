"""The rulebook's data: complete, in both languages, and consistent within itself."""

import re
import unicodedata
from collections import Counter

import pytest

from duelkit.rulebook import Difference, Doubt, Statement, load_rulebook
from duelkit.rulebook.statements import KINDS

BOOK = load_rulebook()
STATEMENTS = list(BOOK)
KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
JAPANESE = re.compile(r"[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff]")
LATIN = re.compile(r"[a-z]{2,}")


def name(statement: Statement) -> str:
    return statement.id


@pytest.mark.parametrize(("edition", "documented", "gaps"), [("MR3", 334, 19), ("RES", 48, 16)])
def test_every_statement_of_the_document_is_held(edition: str, documented: int, gaps: int) -> None:
    found = BOOK.by_edition(edition)
    assert sum(not statement.is_gap for statement in found) == documented
    assert sum(statement.is_gap for statement in found) == gaps


def test_kinds_are_counted_as_in_the_documents() -> None:
    documented = [statement for statement in STATEMENTS if not statement.is_gap]
    assert Counter(statement.kind for statement in documented if statement.edition == "MR3") == {
        "engine": 277,
        "deck": 19,
        "ui": 17,
        "match": 12,
        "etiquette": 9,
    }
    assert Counter(statement.kind for statement in documented if statement.edition == "RES") == {
        "engine": 46,
        "ui": 1,
        "match": 1,
    }


def test_ids_are_unique() -> None:
    assert len({statement.id for statement in STATEMENTS}) == len(STATEMENTS) == len(BOOK)


@pytest.mark.parametrize("statement", STATEMENTS, ids=name)
def test_statement_is_whole(statement: Statement) -> None:
    assert re.fullmatch(r"[A-Z]+[0-9]*(-[A-Z]+)+-[0-9]{2}", statement.id)
    assert statement.id.startswith(f"{statement.edition}-")
    assert statement.kind in KINDS
    assert statement.topic
    assert statement.section
    assert statement.is_gap == ("-GAP-" in statement.id)
    assert statement.source == ("general knowledge" if statement.is_gap else "document")
    if statement.is_gap:
        assert statement.confidence in ("high", "medium", "low")
    else:
        assert statement.confidence is None


@pytest.mark.parametrize("statement", STATEMENTS, ids=name)
def test_statement_is_worded_in_both_languages(statement: Statement) -> None:
    assert statement.en.endswith(".")
    assert statement.en == statement.en.strip()
    assert len(LATIN.findall(statement.en)) >= 3
    assert statement.ja.endswith("。")
    assert statement.ja.count("。") == 1
    assert KANA.search(statement.ja)
    assert len(JAPANESE.findall(statement.ja)) > len(statement.ja) / 2
    assert not LATIN.search(statement.ja)
    assert statement.ja == unicodedata.normalize("NFC", statement.ja).strip()


def test_japanese_wordings_differ_from_each_other_within_a_document() -> None:
    for edition in BOOK.editions:
        wordings = Counter(statement.ja for statement in BOOK.by_edition(edition))
        assert [wording for wording, count in wordings.items() if count > 1] == []


def test_japanese_holds_none_of_the_printed_slips() -> None:
    slips = [
        slip
        for normalisation in BOOK.normalisations
        if normalisation.within is None
        for slip in normalisation.printed
    ]
    assert [(s.id, slip) for s in STATEMENTS for slip in slips if slip in s.ja] == []


def test_digits_of_the_english_statement_stand_in_the_japanese_one() -> None:
    # Rules of quantity: the figures are the rule.
    quantities = {
        "MR3-WIN-01": ["8000"],
        "MR3-DECK-01": ["40", "60"],
        "MR3-DECK-08": ["15"],
        "MR3-SUM-04": ["5", "6", "7", "1", "2"],
        "MR3-PHASE-09": ["7", "6"],
        "MR3-SETUP-06": ["5"],
        "MR3-SIDE-04": ["15"],
        "RES-CTL-03": ["5"],
    }
    for rule_id, figures in quantities.items():
        wording = BOOK.statement(rule_id).ja
        assert [figure for figure in figures if figure not in wording] == [], rule_id


def test_cross_references_into_held_documents_exist() -> None:
    held = tuple(f"{edition}-" for edition in BOOK.editions)
    for statement in STATEMENTS:
        references = [*statement.same, *(difference.id for difference in statement.differs)]
        assert len(set(references)) == len(references), statement.id
        assert statement.id not in references
        missing = [other for other in references if other.startswith(held) and other not in BOOK]
        assert missing == [], statement.id


def test_cross_references_are_listed_on_both_sides() -> None:
    for statement in STATEMENTS:
        for other in statement.same:
            if other in BOOK:
                assert statement.id in BOOK.statement(other).same
        for difference in statement.differs:
            if difference.id in BOOK:
                back = {entry.id for entry in BOOK.statement(difference.id).differs}
                assert statement.id in back


def test_differences_say_how_and_of_what_nature() -> None:
    natures = {"rule", "page-variant", "transcription", "omission", "wording"}
    differences = [difference for statement in STATEMENTS for difference in statement.differs]
    assert differences
    for difference in differences:
        assert difference.how
        assert difference.nature in natures


def test_doubts_are_held() -> None:
    doubtful = [statement.id for statement in STATEMENTS if statement.doubt is not None]
    assert doubtful == [
        "MR3-POS-08",
        "MR3-XYZ-05",
        "MR3-FUS-06",
        "MR3-RIT-07",
        "MR3-DS-01",
        "MR3-DS-02",
        "MR3-DSD-01",
        "RES-CTL-04",
    ]
    doubt = BOOK.statement("RES-CTL-04").doubt
    assert isinstance(doubt, Doubt)
    assert doubt.rule_states == "repaired reading"
    assert doubt.option == "rule of the edition in force"


def test_one_statement_field_by_field() -> None:
    statement = BOOK.statement("MR3-DECK-01")
    assert statement.topic == "deck"
    assert statement.kind == "deck"
    assert statement.same == ("MR20-DECK-01",)
    assert statement.differs == (
        Difference(
            id="EX04-GAP-DECK-01",
            how="upper limit of 60 (MR3/MR20) vs no upper limit, 40 or more (EX04)",
            nature="rule",
        ),
    )
    assert statement.doubt is None


def test_slips_of_the_print_are_held() -> None:
    repairs = {slip: repair.meant for repair in BOOK.normalisations for slip in repair.printed}
    assert repairs["エクシース"] == "エクシーズ"
    assert repairs["コンロトーラー"] == "コントローラー"
    assert {repair.edition for repair in BOOK.normalisations} == {"MR3", "RES"}
