"""The rulebook over HTTP."""

from __future__ import annotations

import pytest
from tests.table.web import Web

from duelkit.rulebook import load_differences, load_rulebook
from duelkit.rulebook.words import load_words


def test_every_statement_is_listed_and_has_a_page(table: Web) -> None:
    book = load_rulebook()
    listed = table.get("/api/rules")
    assert [rule["id"] for rule in listed["statements"]] == [statement.id for statement in book]
    for statement, row in zip(book, listed["statements"], strict=True):
        page = table.get(f"/api/rules/{statement.id}")
        assert page["text"] == {"ja": statement.ja, "en": statement.en} == row["text"]
        assert {key: page[key] for key in row} == row
        assert set(page["related"]) == {*statement.same, *(other.id for other in statement.differs)}
        assert page["words"]["topic"][statement.topic]["ja"] and page["words"]["kind"][statement.kind]["en"]
        assert (page["doubt"] is None) == (statement.doubt is None)


def test_pages_lead_through_each_document_in_order(table: Web) -> None:
    for document in load_rulebook().documents:
        order = [statement.id for statement in load_rulebook().by_edition(document.id)]
        pages = [table.get(f"/api/rules/{identity}") for identity in (order[0], order[1], order[-1])]
        assert pages[0]["before"] is None and pages[0]["after"] == order[1]
        assert pages[1]["before"] == order[0] and pages[2]["after"] is None


def test_documents_with_their_chapters(table: Web) -> None:
    contents = table.get("/api/rules/contents")
    book = load_rulebook()
    assert {document["id"] for document in contents["documents"]} == set(book.editions)
    for document in contents["documents"]:
        statements = book.by_edition(document["id"])
        assert document["count"] == len(statements) == sum(topic["count"] for topic in document["topics"])
        assert sum(document["kinds"].values()) == len(statements)
        assert document["doubts"] == sum(1 for statement in statements if statement.doubt)
        assert all(topic["id"] in contents["words"]["topic"] for topic in document["topics"])
    assert contents["documents"][-1]["game"] == "judgment"
    assert set(contents["words"]["topic"]) == set(load_words()["topic"])


@pytest.mark.parametrize(
    "edition, document", [("mr3", "MR3"), ("MR20-official", "MR20"), ("EOJ", "EOJ"), ("res", "RES")]
)
def test_statements_of_one_edition(table: Web, edition: str, document: str) -> None:
    found = table.get(f"/api/rules?edition={edition}")
    assert [rule["id"] for rule in found["statements"]] == [
        statement.id for statement in load_rulebook().by_edition(document)
    ]


def test_search_in_both_languages_and_with_every_filter(table: Web) -> None:
    book = load_rulebook()
    for text in ("damage calculation", "ダメージ 計算", "ＤＡＭＡＧＥ", "MR3-DSD-07"):
        found = table.get("/api/rules", params={"search": text})
        assert [rule["id"] for rule in found["statements"]] == [statement.id for statement in book.search(text)]
        assert found["count"] == len(found["statements"]) > 0
    narrow = table.get("/api/rules", params={"search": "damage", "edition": "mr3", "topic": "damage-step"})
    assert narrow["count"] and all(
        rule["document"] == "MR3" and rule["topic"] == "damage-step" for rule in narrow["statements"]
    )
    doubtful = table.get("/api/rules?doubtful=1")
    assert doubtful["count"] == sum(1 for statement in book if statement.doubt is not None)
    assert all(
        rule["doubt"]["why"]["ja"] and rule["doubt"]["states"] in doubtful["words"]["rule_states"]
        for rule in doubtful["statements"]
    )
    decks = table.get("/api/rules?kind=deck")
    assert decks["count"] == len(book.by_kind("deck"))
    assert table.get("/api/rules", params={"search": "no statement says this word: xyzzy"})["count"] == 0


def test_table_of_differences(table: Web) -> None:
    whole = table.get("/api/rules/compare")
    differences = load_differences()
    assert [row["id"] for row in whole["rows"]] == [row.id for row in differences.rows]
    assert [column["id"] for column in whole["columns"]] == [column.id for column in differences.columns]
    life = next(row for row in whole["rows"] if row["id"] == "starting_lp")
    assert [cell["text"]["en"] for cell in life["cells"]] == [
        differences.row("starting_lp").cell(column.id).en for column in differences.columns
    ]
    two = table.get("/api/rules/compare?editions=mr20,mr3")
    assert [column["id"] for column in two["columns"]] == ["mr20", "mr3"]
    about = table.get("/api/rules/MR3-WIN-01")["compared"]
    assert [row["id"] for row in about] == [row.id for row in differences.about("MR3-WIN-01")]


def test_unknown_id_suggests_a_near_one(table: Web) -> None:
    assert "MR3-DSD-07?" in table.refused("GET", "/api/rules/MR3-DSD-077", 404, "not_found")


@pytest.mark.parametrize(
    "path",
    [
        "/api/rules/nothing",
        "/api/rules/%3Cscript%3E",
        "/api/rules/MR3-WIN-01/x",
        "/api/rules/",
        f"/api/rules/{'A' * 20_000}",
        "/api/rules?edition=mr9",
        "/api/rules?topic=none",
        "/api/rules?kind=none",
        "/api/rules/..%2f..%2fdata",
    ],
)
def test_what_is_not_there_is_not_found(table: Web, path: str) -> None:
    message = table.refused("GET", path, 404, "not_found")
    assert len(message) < 300


@pytest.mark.parametrize("query", [f"search={'x' * 300}", f"search={'a+' * 20}b"])
def test_overlong_search_is_refused(table: Web, query: str) -> None:
    table.refused("GET", f"/api/rules?{query}", 400, "bad_message")


@pytest.mark.parametrize("editions", ["mr3", "mr3,mr3", "mr3,none", "mr3,ex04,mr20,mr20-official,mr3"])
def test_comparison_of_wrong_columns_is_refused(table: Web, editions: str) -> None:
    table.refused("GET", f"/api/rules/compare?editions={editions}", 400, "bad_message")
