"""The rulebook's data: complete, in both languages, and consistent within itself."""

import re
import unicodedata
from collections import Counter
from dataclasses import replace

import pytest

from duelkit.rulebook import Difference, Doubt, Statement, load_rulebook
from duelkit.rulebook.languages import LANGUAGES
from duelkit.rulebook.statements import KINDS

BOOK = load_rulebook()
STATEMENTS = list(BOOK)
KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
JAPANESE = re.compile(r"[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff]")
LATIN = re.compile(r"[a-z]{2,}")


def name(statement: Statement) -> str:
    return statement.id


@pytest.mark.parametrize(
    ("edition", "documented", "gaps"),
    [("EOJ", 384, 7), ("EX04", 102, 42), ("MR20", 236, 24), ("MR3", 338, 19), ("RES", 48, 16)],
)
def test_every_statement_of_the_document_is_held(edition: str, documented: int, gaps: int) -> None:
    found = BOOK.by_edition(edition)
    assert sum(not statement.is_gap for statement in found) == documented
    assert sum(statement.is_gap for statement in found) == gaps


def test_kinds_are_counted_as_in_the_documents() -> None:
    documented = [statement for statement in STATEMENTS if not statement.is_gap]
    assert Counter(statement.kind for statement in documented if statement.edition == "EOJ") == {
        "engine": 351,
        "deck": 11,
        "ui": 9,
        "camera": 13,
    }
    assert Counter(statement.kind for statement in documented if statement.edition == "EX04") == {
        "engine": 84,
        "ui": 7,
        "deck": 6,
        "etiquette": 4,
        "match": 1,
    }
    assert Counter(statement.kind for statement in documented if statement.edition == "MR20") == {
        "engine": 215,
        "deck": 9,
        "ui": 6,
        "match": 3,
        "etiquette": 3,
    }
    assert Counter(statement.kind for statement in documented if statement.edition == "MR3") == {
        "engine": 281,
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
    assert re.fullmatch(r"[A-Z]+[0-9]*(-[A-Z]+[0-9]*)+-[0-9]{2}[a-z]?", statement.id)
    assert statement.id.startswith(f"{statement.edition}-")
    assert statement.kind in KINDS
    assert statement.topic
    assert statement.section
    if statement.edition == "EOJ":  # whose names do not show it
        assert not statement.is_gap or statement.doubt is not None
    else:
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
        slip for normalisation in BOOK.normalisations if normalisation.within is None for slip in normalisation.printed
    ]
    assert [(s.id, slip) for s in STATEMENTS for slip in slips if slip in s.ja] == []


def test_digits_of_the_english_statement_stand_in_the_japanese_one() -> None:
    # Rules of quantity: the figures are the rule.
    quantities = {
        "EOJ-DECK-01": ["30"],
        "EOJ-SETUP-03": ["5"],
        "EOJ-BOARD-01": ["3", "9"],
        "EOJ-BONUS-01": ["2"],
        "EOJ-WIN-01": ["5", "9"],
        "EOJ-MANA-01": ["2"],
        "EOJ-PHASE-11": ["7"],
        "EOJ-REACT-06": ["90"],
        "EOJ-SUMMON-05": ["4"],
        "EOJ-SUMMON-08": ["3"],
        "EOJ-TIME-03": ["3"],
        "EX04-GAP-WIN-01": ["8000"],
        "EX04-GAP-DECK-01": ["40"],
        "EX04-GAP-SIDE-01": ["15"],
        "EX04-GAP-SUM-01": ["5", "6", "7", "1", "2"],
        "EX04-HND-05": ["6"],
        "EX04-GAP-PHASE-02": ["1", "2", "6"],
        "EX04-GAP-SPD-01": ["1", "2", "3"],
        "EX04-STA-03": ["0"],
        "MR20-WIN-01": ["4000"],
        "MR20-DECK-01": ["40", "60"],
        "MR20-ZONE-11": ["5", "6"],
        "MR20-SUM-04": ["5", "6", "1", "7", "2"],
        "MR20-PEN-13": ["15"],
        "MR20-SPD-03": ["2", "1"],
        "MR20-GAP-LNK-05": ["2017", "2020"],
        "MR20-GAP-SIDE-01": ["0", "15"],
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


# Words of one edition, and what a later or an earlier edition calls the same thing.
FOREIGN_WORDS = {
    "EOJ": ("魔法カード", "攻撃表示", "守備", "ライフ", "モンスター", "コントロール", "エンドフェイズ", "魔導"),
    "EX04": ("リリース", "アドバンス召喚", "メインモンスターゾーン", "エクストラデッキ"),
    "MR20": ("生け贄", "融合デッキ", "モンスターカードゾーン"),
}
ABOUT_FOREIGN_WORDS = {"MR20-TEXT-01"}  # explains what 生け贄召喚 on older cards means


@pytest.mark.parametrize("edition", list(FOREIGN_WORDS))
def test_japanese_speaks_in_the_words_of_its_edition(edition: str) -> None:
    found = [
        (statement.id, word)
        for statement in BOOK.by_edition(edition)
        for word in FOREIGN_WORDS[edition]
        if word in statement.ja and statement.id not in ABOUT_FOREIGN_WORDS
    ]
    assert found == []


def test_each_edition_names_its_own_things_in_japanese() -> None:
    words = {
        "EOJ": ("フィールド", "再行動", "状態同期", "トラッシュ", "大魔道", "生贄", "オーナー", "B方向", "憑依"),
        "EX04": ("生け贄", "手札", "ライフポイント", "融合デッキ", "除外"),
        "MR20": ("リンクモンスター", "エクストラモンスターゾーン", "メインモンスターゾーン", "リリース"),
    }
    for edition, own in words.items():
        text = "".join(statement.ja for statement in BOOK.by_edition(edition))
        assert [word for word in own if word not in text] == []


def test_every_cross_reference_exists() -> None:
    assert set(BOOK.editions) == {"EOJ", "EX04", "MR20", "MR3", "RES"}
    for statement in STATEMENTS:
        references = [*statement.same, *(difference.id for difference in statement.differs)]
        assert len(set(references)) == len(references), statement.id
        assert statement.id not in references
        missing = [other for other in references if other not in BOOK]
        assert missing == [], statement.id


def test_cross_references_are_listed_on_both_sides() -> None:
    for statement in STATEMENTS:
        for other in statement.same:
            assert statement.id in BOOK.statement(other).same
        for difference in statement.differs:
            back = {entry.id: entry for entry in BOOK.statement(difference.id).differs}
            assert back.get(statement.id) == replace(difference, id=statement.id), difference.id


def test_differences_say_how_and_of_what_nature() -> None:
    natures = {"rule", "page-variant", "transcription", "omission", "wording"}
    differences = [difference for statement in STATEMENTS for difference in statement.differs]
    assert differences
    for difference in differences:
        assert difference.how
        assert difference.nature in natures


EDITION_NAMES = re.compile(r"EX04|MR20|MR3|RES")
RULE_IDS = re.compile(r"[A-Z]+[0-9]*(?:-[A-Z]+[0-9]*)+-[0-9]{2}")


def is_japanese(text: str) -> bool:
    return KANA.search(text) is not None and not LATIN.search(text)


def test_differences_are_worded_in_both_languages() -> None:
    seen: dict[str, str] = {}
    for statement in STATEMENTS:
        for difference in statement.differs:
            assert LATIN.search(difference.how), statement.id
            assert is_japanese(difference.how_ja), difference.how_ja
            assert not difference.how_ja.endswith("。")
            assert seen.setdefault(difference.how, difference.how_ja) == difference.how_ja
            named = set(EDITION_NAMES.findall(difference.how))
            assert set(EDITION_NAMES.findall(difference.how_ja)) == named, difference.how
            assert difference.wording("ja") == difference.how_ja
            assert difference.wording("en") == difference.how
    assert len(seen) == len(set(seen.values())) == 102


def test_figures_of_a_difference_stand_in_both_languages() -> None:
    # small numbers may be written out in English
    for statement in STATEMENTS:
        for difference in statement.differs:
            english, japanese = (
                {figure for figure in re.findall(r"[0-9]+", EDITION_NAMES.sub("", text)) if int(figure) > 9}
                for text in (difference.how, difference.how_ja)
            )
            assert english == japanese, difference.how


def test_doubts_are_worded_in_both_languages() -> None:
    doubts = [statement.doubt for statement in STATEMENTS if statement.doubt is not None]
    assert len(doubts) == 48 + 107
    for doubt in doubts:
        for english, japanese in ((doubt.why, doubt.why_ja), (doubt.reading, doubt.reading_ja)):
            assert LATIN.search(english)
            assert JAPANESE.search(japanese)
            assert not LATIN.search(re.sub("mr20(-official)?", "", japanese)), japanese
            assert set(RULE_IDS.findall(english)) == set(RULE_IDS.findall(japanese)), english
        assert doubt.why_ja.endswith("。")
        assert (doubt.option is None) == (doubt.option_ja is None)
        assert (doubt.reason("en"), doubt.reason("ja")) == (doubt.why, doubt.why_ja)
        assert (doubt.taken("en"), doubt.taken("ja")) == (doubt.reading, doubt.reading_ja)
        assert (doubt.offered("en"), doubt.offered("ja")) == (doubt.option, doubt.option_ja)


def test_notes_and_examples_are_worded_in_both_languages() -> None:
    for statement in STATEMENTS:
        assert (statement.note is None) == (statement.note_ja is None)
        assert statement.note_ja is None or is_japanese(statement.note_ja)
        assert statement.remark("ja") == statement.note_ja
        assert statement.remark("en") == statement.note
        if statement.example is None:
            assert statement.example_ja is None
        else:
            # names of cards are the same in both languages, sentences are not
            assert (statement.example_ja is not None) == bool(LATIN.search(statement.example)), statement.id
            shown = statement.illustration("ja")
            assert shown is not None
            assert not LATIN.search(shown), statement.id


def test_doubts_are_held() -> None:
    doubtful = [statement.id for statement in STATEMENTS if statement.doubt is not None]
    assert [rule_id for rule_id in doubtful if not rule_id.startswith("EOJ-")] == [
        "EX04-PUB-06",
        "MR20-ZONE-08",
        "MR20-ZONE-11",
        "MR20-WIN-01",
        "MR20-FUS-06",
        "MR20-RIT-03",
        "MR20-BP-03",
        "MR20-DS-02",
        "MR20-CHN-00",
        "MR20-WIN-06",
        "MR20-BAT-09",
        "MR20-SHF-01",
        "MR20-SHF-02",
        "MR20-RET-01",
        "MR20-FDN-02",
        "MR20-FDN-04",
        "MR20-FDN-05",
        "MR20-SS-02",
        "MR20-SS-03",
        "MR20-SS-05",
        "MR20-ACT-02",
        "MR20-PEN-03",
        "MR20-PEN-06",
        "MR20-PEN-08",
        "MR20-PEN-10",
        "MR20-DSD-02",
        "MR20-DSD-04",
        "MR20-DSD-05",
        "MR20-DSD-06",
        "MR20-DSD-08",
        "MR20-DSD-09",
        "MR20-ACT-04",
        "MR20-STA-02",
        "MR20-TGT-02",
        "MR20-FLIP-01",
        "MR20-BAN-02",
        "MR20-TYPE-02",
        "MR20-CHN-05",
        "MR20-END-02",
        "MR20-END-03",
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


def test_page_readings_are_offered_as_options() -> None:
    page_readings = {
        statement.id: statement.doubt.option
        for statement in STATEMENTS
        if statement.doubt is not None and statement.doubt.rule_states == "page reading"
    }
    assert list(page_readings) == ["MR20-WIN-01", "MR20-RET-01", "MR20-PEN-08"]
    assert all(page_readings.values())
    life = BOOK.statement("MR20-WIN-01").doubt
    assert life is not None
    assert "8000" in life.reading
    assert life.option is not None
    assert "4000" in life.option
    for rule_id in page_readings:
        doubt = BOOK.statement(rule_id).doubt
        assert doubt is not None
        for language in LANGUAGES:
            offered = doubt.offered(language)
            assert offered is not None
            assert "mr20-official" in doubt.taken(language)
            assert "mr20" in offered
            assert "official" not in offered
    for statement in STATEMENTS:
        if statement.doubt is not None and statement.edition != "EOJ":
            assert statement.doubt.rule_states in ("page reading", "repaired reading")


def test_open_points_of_the_eye_of_judgment_say_which_reading_is_taken() -> None:
    doubts = {s.id: s.doubt for s in BOOK.by_edition("EOJ") if s.doubt is not None}
    assert Counter(doubt.rule_states for doubt in doubts.values()) == {
        "text as written": 98,
        "chosen reading": 7,
        "repaired reading": 2,
    }
    repaired = [rule_id for rule_id, doubt in doubts.items() if doubt.rule_states == "repaired reading"]
    assert repaired == ["EOJ-SPELL-10", "EOJ-SUMMON-05"]
    assert [s.id for s in BOOK.by_edition("EOJ") if s.is_gap] == [
        rule_id for rule_id, doubt in doubts.items() if doubt.rule_states == "chosen reading"
    ]
    lock = doubts["EOJ-SUMMON-05"]
    assert "four" in lock.reading
    assert "4体" in lock.reading_ja
    noted = BOOK.statement("EOJ-SUMMON-05").note
    assert noted is not None
    assert "fan-made" in noted


def test_one_statement_field_by_field() -> None:
    statement = BOOK.statement("MR3-DECK-01")
    assert statement.topic == "deck"
    assert statement.kind == "deck"
    assert statement.same == ("MR20-DECK-01",)
    assert statement.differs == (
        Difference(
            id="EX04-GAP-DECK-01",
            how="upper limit of 60 (MR3/MR20) vs no upper limit, 40 or more (EX04)",
            how_ja="MR3・MR20は上限60枚、EX04は40枚以上で上限なし",
            nature="rule",
        ),
    )
    assert statement.doubt is None


def test_slips_of_the_print_are_held() -> None:
    repairs = {slip: repair.meant for repair in BOOK.normalisations for slip in repair.printed}
    assert repairs["エクシース"] == "エクシーズ"
    assert repairs["コンロトーラー"] == "コントローラー"
    assert repairs["暗黒魔族ギルファーデーモン"] == "暗黒魔族ギルファー・デーモン"
    assert repairs["スフィアボム"] == repairs["スフィア・ボム"] == "スフィア・ボム 球体時限爆弾"
    assert repairs["サイバードラゴン"] == "サイバー・ドラゴン"
    assert repairs["冥界の使者－スミス"] == "冥府の使者ゴーズ"
    assert repairs["生贖"] == "生贄"
    assert Counter(repair.edition for repair in BOOK.normalisations) == {
        "EOJ": 6,
        "MR3": 18,
        "EX04": 3,
        "MR20": 4,
        "RES": 1,
    }


def test_printed_names_that_no_card_has_are_read_as_nothing() -> None:
    nameless = [slip for repair in BOOK.normalisations if repair.meant is None for slip in repair.printed]
    assert nameless == ["ライトニング・リボーン", "ドロッパー", "バニラ", "封印されし者の頭"]
