"""The table of differences between editions: its data, and how a damaged table is refused."""

import json
import re
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from duelkit.rulebook import BadTable, DifferenceTable, UnknownColumn, load_differences, load_rulebook
from duelkit.rulebook.differences import read_differences

BOOK = load_rulebook()
TABLE = load_differences()
POINTS = [
    "starting_lp",
    "first_turn_draw",
    "main_deck_max",
    "extra_deck",
    "side_deck_size",
    "monster_kinds",
    "monster_zones",
    "extra_deck_placement",
    "normal_summon_zone",
    "pendulum_zone_location",
    "pendulum_counts_as_st",
    "pendulum_replace",
    "field_spell_model",
    "ignition_priority",
    "extra_return_destination",
    "token_leave",
    "token_zone",
    "position_change_after_attack",
    "equip_lost_on",
    "set_includes_turned_face_down",
    "question_mark_atk",
    "counters",
    "non_chainable",
    "attack_once_per",
    "random_method",
    "deck_count_public",
    "zero_atk_battle",
    "damage_step_start_face_down",
    "end_phase_duration",
    "turn_end_duration",
    "end_phase_one_by_one",
    "fusion_summon_class",
    "targeting_definition",
    "battle_damage_definition",
    "on_field_definition",
    "trap_monster_slots",
    "once_per_turn_scope",
    "turn_order_choice",
    "foreign_cards",
    "terms",
]
KANA_OR_KANJI = re.compile(r"[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]")
LATIN = re.compile(r"[a-z]{2,}")
UNSTATED = "not stated"


def test_table_holds_every_point_and_column() -> None:
    assert [row.id for row in TABLE.rows] == POINTS
    assert len(POINTS) == 40
    assert [column.id for column in TABLE.columns] == ["ex04", "mr3", "mr20", "mr20-official"]
    assert [column.name for column in TABLE.columns] == ["EX04", "MR3", "MR20", "MR20-official"]
    assert [column.document for column in TABLE.columns] == ["EX04", "MR3", "MR20", "MR20"]
    assert load_differences() is TABLE


def test_every_reference_exists() -> None:
    for row in TABLE.rows:
        assert row.refs
        assert [rule_id for rule_id in row.refs if rule_id not in BOOK] == [], row.id


def test_every_point_is_worded_in_both_languages() -> None:
    for row in TABLE.rows:
        for english, japanese in ((row.en, row.ja), *((cell.en, cell.ja) for cell in row.cells)):
            assert english == english.strip() != ""
            assert japanese == japanese.strip() != ""
            if re.fullmatch(r"[0-9]+", english):
                assert japanese.startswith(english)
            else:
                assert LATIN.search(english), english
                assert KANA_OR_KANJI.search(japanese), japanese
                assert not LATIN.search(japanese), japanese
    for column in TABLE.columns:
        assert column.title("en") != column.title("ja")
        assert KANA_OR_KANJI.search(column.ja)


def test_columns_agree_in_both_languages_or_in_neither() -> None:
    for row in TABLE.rows:
        for one in row.cells:
            for other in row.cells:
                assert (one.en == other.en) == (one.ja == other.ja), row.id


def test_every_point_parts_the_three_documents_and_each_column_parts_somewhere() -> None:
    for row in TABLE.rows:
        assert row.parts(["ex04", "mr3", "mr20"]), row.id
    for column in TABLE.columns:
        for other in TABLE.columns:
            if column != other:
                assert any(row.parts([column.id, other.id]) for row in TABLE.rows)


def test_general_knowledge_is_marked_where_no_document_says_so() -> None:
    for row in TABLE.rows:
        for cell in row.cells[:3]:
            document = TABLE.column(cell.edition).document
            said = [rule_id for rule_id in row.refs if rule_id.startswith(f"{document}-") and "-GAP-" not in rule_id]
            if cell.edition == "mr20":
                # the page as it stands: what it does not say is not filled in
                assert not cell.general
                assert said or cell.en in (UNSTATED, row.cell("mr3").en), row.id
            else:
                assert cell.general == (not said and cell.en != UNSTATED), (row.id, cell.edition)
        assert row.cell("mr20-official").general == row.parts(["mr20", "mr20-official"]), row.id
        assert row.cell("mr20-official").en != UNSTATED


def test_points_on_which_the_page_has_a_rule_of_its_own() -> None:
    variants = [row for row in TABLE.rows if row.page_variant]
    assert [row.id for row in variants] == ["starting_lp", "pendulum_replace", "extra_return_destination"]
    # the same three as the statements that give the page's reading
    page_readings = {s.id for s in BOOK if s.doubt is not None and s.doubt.rule_states == "page reading"}
    assert page_readings == {rule_id for row in variants for rule_id in row.refs if rule_id in page_readings}
    assert len(page_readings) == len(variants)
    for row in variants:
        assert row.parts(["mr20", "mr20-official"])


def test_page_variants_are_those_that_the_statements_call_so() -> None:
    for row in TABLE.rows:
        natures = {
            difference.nature
            for rule_id in row.refs
            for difference in BOOK.statement(rule_id).differs
            if difference.id in row.refs
        }
        assert row.page_variant == ("page-variant" in natures), row.id


@pytest.mark.parametrize(
    ("point", "cells"),
    [
        ("starting_lp", ["8000", "8000", "4000", "8000"]),
        ("first_turn_draw", ["draws", "does not draw", "does not draw", "does not draw"]),
        ("side_deck_size", ["exactly 15, if there is one", "0 to 15", "not stated", "0 to 15"]),
        ("pendulum_counts_as_st", ["no Pendulum Monsters", "not counted", "counted", "counted"]),
        ("extra_return_destination", ["fusion deck", "extra deck", "graveyard", "extra deck"]),
        ("question_mark_atk", ["0, except in deck, hand and graveyard", "0", "0", "0"]),
    ],
)
def test_some_rows(point: str, cells: list[str]) -> None:
    row = TABLE.row(point)
    assert [cell.en.removeprefix("to the ") for cell in row.cells] == cells


def test_look_ups() -> None:
    assert TABLE.column("MR20-Official").id == "mr20-official"
    assert TABLE.row("starting_lp").cell("mr20").wording("ja") == "4000"
    assert TABLE.row("starting_lp").point("en") == "Starting life points"
    assert [row.id for row in TABLE.about("MR3-WIN-01")] == ["starting_lp"]
    assert [row.id for row in TABLE.about("EX04-GAP-ZONE-01")] == ["pendulum_zone_location"]
    assert TABLE.about("MR3-RIT-07") == ()
    with pytest.raises(KeyError):
        TABLE.row("no such point")
    with pytest.raises(UnknownColumn, match="unknown edition 'mr2'; known: ex04, mr3, mr20, mr20-official"):
        TABLE.column("mr2")
    with pytest.raises(UnknownColumn):
        TABLE.row("terms").cell("MR3")
    with pytest.raises(ValueError, match="unknown language"):
        TABLE.row("terms").point("de")


def test_references_of_a_column_leave_out_what_it_does_not_say() -> None:
    side = TABLE.row("side_deck_size")
    assert side.refs_of(TABLE.column("ex04")) == ("EX04-GAP-SIDE-01",)
    assert side.refs_of(TABLE.column("mr20")) == (), "the page says nothing"
    assert side.refs_of(TABLE.column("mr20-official")) == ("MR20-GAP-SIDE-01",)


def test_choice_of_columns() -> None:
    assert [column.id for column in TABLE.choose(["MR20", "ex04"])] == ["mr20", "ex04"]
    assert len(TABLE.choose(["ex04", "mr3", "mr20", "mr20-official"])) == 4
    with pytest.raises(ValueError, match="2 to 4 editions can be compared, not 1"):
        TABLE.choose(["ex04"])
    with pytest.raises(ValueError, match="2 to 4 editions can be compared, not 5"):
        TABLE.choose(["ex04", "mr3", "mr20", "mr20-official", "ex04"])
    with pytest.raises(ValueError, match="the edition ex04 is given twice"):
        TABLE.choose(["ex04", "EX04"])
    with pytest.raises(UnknownColumn):
        TABLE.choose(["ex04", "mr7"])


def test_row_as_dict_is_ready_for_json() -> None:
    fields = TABLE.row("starting_lp").as_dict(["ex04", "mr3"])
    assert json.loads(json.dumps(fields)) == fields
    assert fields["differs"] is False
    assert fields["editions"] == {
        "ex04": {"en": "8000", "ja": "8000", "general": True},
        "mr3": {"en": "8000", "ja": "8000", "general": False},
    }
    assert fields["refs"] == ["EX04-GAP-WIN-01", "MR3-WIN-01", "MR20-WIN-01"]


SMALL = """
[[column]]
id = "ex04"
en = "Old"
ja = "旧"

[[column]]
id = "mr3"
en = "New"
ja = "新"

[[difference]]
id = "life"
general = ["ex04"]
page_variant = false
refs = ["EX04-GAP-WIN-01", "MR3-WIN-01"]

[difference.en]
point = "Life"
ex04 = "8000"
mr3 = "4000"

[difference.ja]
point = "ライフ"
ex04 = "八千"
mr3 = "四千"
"""


def read(text: str) -> DifferenceTable:
    return read_differences(text, BOOK, "t.toml")


def test_small_table_is_read() -> None:
    table = read(SMALL)
    assert [cell.general for cell in table.row("life").cells] == [True, False]
    assert table.row("life").cell("mr3").ja == "四千"
    assert not table.row("life").page_variant


AGAIN = SMALL[SMALL.index("[[difference]]") :]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text + "]", "t.toml: not TOML: "),
        (lambda text: text.replace("[[column]]", "[[pillar]]"), "t.toml: expected [[column]] tables"),
        (lambda text: text[: text.index("[[difference]]")], "t.toml: expected [[difference]] tables"),
        (lambda text: text.replace('ja = "旧"\n', ""), "t.toml, column 1: expected a text under 'ja'"),
        (lambda text: text.replace('id = "mr3"', 'id = "ex04"'), "t.toml: two columns have the id 'ex04'"),
        (lambda text: text.replace('id = "life"\n', ""), "t.toml, difference 1: expected a text under 'id'"),
        (lambda text: text + AGAIN, "t.toml: two differences have the id 'life'"),
        (lambda text: text.replace('mr3 = "四千"\n', ""), "t.toml, difference 'life', ja: expected a text under 'mr3'"),
        (lambda text: text.replace('"四千"', '" "'), "t.toml, difference 'life', ja: expected a text under 'mr3'"),
        (lambda text: text.replace('"四千"', "4000"), "t.toml, difference 'life', ja: expected a text under 'mr3'"),
        (
            lambda text: text.replace('mr3 = "四千"', 'mr3 = "四千"\nmr4 = "五千"'),
            "t.toml, difference 'life', ja: unknown key 'mr4'; expected point, ex04, mr3",
        ),
        (
            lambda text: text[: text.index("[difference.ja]")],
            "t.toml, difference 'life', ja: expected a table with the keys point, ex04, mr3",
        ),
        (
            lambda text: text.replace("page_variant", "variant"),
            "t.toml, difference 'life': unknown key 'variant'; expected en, general, id, ja, page_variant, refs",
        ),
        (
            lambda text: text.replace("= false", "= 0"),
            "t.toml, difference 'life': expected true or false under 'page_variant'",
        ),
        (
            lambda text: text.replace("MR3-WIN-01", "MR3-WIN-99"),
            "t.toml, difference 'life', refs: 'MR3-WIN-99' is no statement of the rulebook",
        ),
        (
            lambda text: text.replace('"MR3-WIN-01"', "3"),
            "t.toml, difference 'life', refs: 3 is no statement of the rulebook",
        ),
        (
            lambda text: text.replace("MR3-WIN-01", "EX04-GAP-WIN-01"),
            "t.toml, difference 'life', refs: 'EX04-GAP-WIN-01' comes twice",
        ),
        (
            lambda text: re.sub("refs = .*", "refs = []", text),
            "t.toml, difference 'life': expected at least one statement under 'refs'",
        ),
        (lambda text: re.sub("refs = .*", 'refs = "x"', text), "t.toml, difference 'life', refs: expected a list"),
        (lambda text: text.replace('["ex04"]', '["mr9"]'), "t.toml, difference 'life', general: 'mr9' is no column"),
    ],
)
def test_damaged_table_is_refused_in_one_line(change: Callable[[str], str], message: str) -> None:
    with pytest.raises(BadTable) as caught:
        read(change(SMALL))
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_table_on_disk_has_no_key_that_is_not_read() -> None:
    text = (resources.files("duelkit.rulebook") / "data" / "differences.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    assert set(data) == {"column", "difference"}
