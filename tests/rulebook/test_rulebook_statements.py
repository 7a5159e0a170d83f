"""The rulebook as an object: look-up, selection, search, and reading of its files."""

import copy
import dataclasses
import json
import pickle
import re
from pathlib import Path

import pytest

from duelkit.rulebook import Rulebook, Statement, UnknownRule, load_rulebook
from duelkit.rulebook.sections import english
from duelkit.rulebook.statements import read_rulebook

BOOK = load_rulebook()

SMALL = """
[document]
id = "T"
en = "A test document"
ja = "試験用の文書"

[[normalisation]]
printed = ["スベル"]
meant = "スペル"

[[statement]]
id = "T-A-01"
edition = "T"
topic = "battle"
kind = "engine"
section = "戦闘"
source = "document"
en = "Monsters battle."
ja = "モンスターが戦闘を行う。"
"""


def ids(found: tuple[Statement, ...]) -> list[str]:
    return [statement.id for statement in found]


def test_rulebook_is_read_once() -> None:
    assert load_rulebook() is load_rulebook()


def test_statement_is_found_by_its_id() -> None:
    statement = BOOK.statement("MR3-WIN-01")
    assert statement.wording("en") == "Both players start a duel with 8000 life points."
    assert "8000" in statement.wording("ja")
    assert "MR3-WIN-01" in BOOK
    assert "MR3-WIN-99" not in BOOK


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'"):
        BOOK.statement("MR3-WIN-01").wording("de")


def test_unknown_id_raises_a_key_error_with_a_one_line_message() -> None:
    with pytest.raises(UnknownRule) as caught:
        BOOK.statement("MR3-DSD-70")
    assert isinstance(caught.value, KeyError)
    assert caught.value.rule_id == "MR3-DSD-70"
    message = str(caught.value)
    assert message.startswith("no rule statement 'MR3-DSD-70'; did you mean MR3-DSD-")
    assert "\n" not in message


def test_unknown_id_without_likeness_suggests_nothing() -> None:
    with pytest.raises(UnknownRule) as caught:
        BOOK.statement("nothing like it")
    assert str(caught.value) == "no rule statement 'nothing like it'"


def test_unknown_rule_survives_pickling() -> None:
    error = UnknownRule("X-1", "X-01")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_statements_are_frozen_and_can_be_copied() -> None:
    statement = BOOK.statement("MR3-DECK-01")
    with pytest.raises(dataclasses.FrozenInstanceError):
        statement.en = "changed"  # type: ignore[misc]
    assert copy.deepcopy(statement) == statement
    assert pickle.loads(pickle.dumps(statement)) == statement
    assert hash(statement) == hash(copy.copy(statement))


def test_iteration_follows_the_documents() -> None:
    listed = [statement.id for statement in BOOK]
    assert listed[0] == "EOJ-SETUP-01"
    assert listed[-1] == "RES-GAP-PLAY-01"
    assert len(listed) == len(BOOK)
    assert BOOK.editions == ("EOJ", "EX04", "MR20", "MR3", "RES")
    assert [document.id for document in BOOK.documents] == ["EOJ", "EX04", "MR20", "MR3", "RES"]
    assert "damage-step" in BOOK.topics


def test_selection_by_edition_kind_and_topic() -> None:
    assert {statement.edition for statement in BOOK.by_edition("RES")} == {"RES"}
    assert {statement.kind for statement in BOOK.by_kind("match")} == {"match"}
    assert "MR3-DSD-07" in ids(BOOK.by_topic("damage-step"))
    both = BOOK.select(edition="MR3", topic="control")
    assert ids(both) == ["MR3-CTL-01", "MR3-CTL-02", "MR3-CTL-03", "MR3-GAP-CTL-01"]
    assert BOOK.select(edition="none of them") == ()


def test_search_in_english_needs_every_word_in_any_case() -> None:
    assert "MR3-PEN-17" in ids(BOOK.search("Scales PENDULUM equal"))
    assert BOOK.search("pendulum syzygy") == ()


def test_search_in_japanese() -> None:
    assert "MR3-REP-01" in ids(BOOK.search("巻き戻し"))
    assert "MR3-PHASE-03" in ids(BOOK.search("先攻　ドロー"))


def test_search_evens_out_character_width() -> None:
    assert ids(BOOK.search("魔法&罠ゾーン 5")) == ids(BOOK.search("魔法＆罠ゾーン ５"))
    assert "MR3-ZONE-03" in ids(BOOK.search("魔法＆罠ゾーン ５"))
    assert BOOK.search("ｽﾍﾟﾙｽﾋﾟｰﾄﾞ") == BOOK.search("スペルスピード") != ()


def test_search_finds_ids_topics_and_examples() -> None:
    assert len(BOOK.search("mr3-dsd")) == 14
    assert "MR3-WIN-06" in ids(BOOK.search("封印されしエクゾディア"))
    assert set(BOOK.by_topic("replay")) <= set(BOOK.search("replay"))


def test_search_finds_a_term_by_all_its_names_and_only_whole_words() -> None:
    for asked in ("tribute summon", "Advance Summon", "生け贄召喚", "アドバンス召喚"):
        found = ids(BOOK.search(asked))
        assert {"MR3-SUM-03", "MR20-SUM-05", "EX04-GAP-SUM-01", "MR3-TEXT-01"} <= set(found), asked
        # a word may stand before others, but not in the middle of one: no "attribute"
        assert not any(found_id.startswith("EOJ") for found_id in found), asked
    for told in BOOK.search("tribute"):
        words = f"{told.en} {told.ja} {english(told.section)}"
        assert re.search(r"\btribute|sacrific|releas|生け贄|リリース", words, re.I), told.id


def test_search_puts_the_best_answer_first() -> None:
    assert BOOK.search("replay")[0].topic == "replay"
    found = ids(BOOK.search("battle damage"))
    assert found.index("MR3-BAT-10") < found.index("MR3-BP-01"), "what it is before where it is mentioned"
    assert BOOK.search("mr3-dsd-07")[0].id == "MR3-DSD-07"


def test_search_for_nothing_finds_nothing() -> None:
    assert BOOK.search("") == BOOK.search("  　 ") == ()


def test_statement_as_dict_is_ready_for_json() -> None:
    for statement in BOOK:
        fields = statement.as_dict()
        assert json.loads(json.dumps(fields)) == fields
    assert BOOK.statement("RES-CTL-04").as_dict()["doubt"]["option"] == "rule of the edition in force"


def test_two_statements_cannot_share_an_id() -> None:
    statement = BOOK.statement("MR3-WIN-01")
    with pytest.raises(ValueError, match="two rule statements have the id MR3-WIN-01"):
        Rulebook([statement, statement])


def test_folder_of_documents_is_read(tmp_path: Path) -> None:
    (tmp_path / "t.toml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "read.me").write_text("not a document", encoding="utf-8")
    book = read_rulebook(tmp_path)
    assert [statement.id for statement in book] == ["T-A-01"]
    assert book.documents[0].ja == "試験用の文書"
    assert book.normalisations[0].printed == ("スベル",)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('edition = "T"', 'edition = "U"', "T-A-01 in t.toml is not of the document T"),
        ('kind = "engine"', 'kind = "motor"', "T-A-01 has the unknown kind 'motor'"),
    ],
)
def test_wrong_document_is_refused(tmp_path: Path, old: str, new: str, error: str) -> None:
    (tmp_path / "t.toml").write_text(SMALL.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=error):
        read_rulebook(tmp_path)
