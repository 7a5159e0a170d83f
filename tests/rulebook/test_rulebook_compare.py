"""`duelkit rules --compare` and `--doubts`, and statements shown in Japanese."""

import argparse
import io
import json
import re
import sys

import pytest
from rich.cells import cell_len
from rich.console import Console

from duelkit.rulebook import cli, load_differences, load_rulebook
from duelkit.rulebook.compare import print_comparison, wrapped

BOOK = load_rulebook()
TABLE = load_differences()
ALL = ["ex04", "mr3", "mr20", "mr20-official"]


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="duelkit rules")
    cli.fill_rules(parser)
    arguments = parser.parse_args(words)
    status: int = arguments.func(arguments)
    return status


def drawn(editions: list[str], width: int, language: str) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=width, highlight=False, markup=False, emoji=False)
    print_comparison(TABLE, TABLE.choose(editions), language, console)
    return paper.getvalue().splitlines()


def test_comparison_in_a_pipe_is_a_list_of_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--compare", "ex04", "mr3", "mr20") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "EX04: Expert Rules (2004)",
        "MR3: Master Rule 3 (2015)",
        "MR20: Page with Link Monsters, as it stands",
    ]
    assert lines[3:9] == [
        "",
        "Starting life points (starting_lp)",
        "    EX04: 8000 (general knowledge)",
        "    MR3: 8000",
        "    MR20: 4000",
        "    rules: EX04-GAP-WIN-01, MR3-WIN-01, MR20-WIN-01",
    ]
    headings = [line for line in lines if line.endswith(")") and not line.startswith((" ", "EX04:", "MR3:"))]
    assert [re.search(r"\((\w+)\)$", line) is not None for line in headings] == [True] * 40
    assert not any(line.endswith(" ") for line in lines)
    assert not set("".join(lines)) & set("│─┃━╭")
    assert "MR20 keeps to the page here: Starting life points; Replacing a card in a pendulum zone at will; " in (
        "\n".join(lines)
    )


def test_comparison_in_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--language", "ja", "--compare", "ex04", "mr20-official") == 0
    out = capsys.readouterr().out

    assert "先攻の1ターン目のドロー (first_turn_draw)\n    EX04: 引く (一般に知られたルール)\n" in out
    assert "    MR20-official: 引かない\n    根拠: EX04-GAP-PHASE-01, MR3-PHASE-03, MR20-PHASE-02\n" in out
    assert "これらのエディションで違いがなく省いた項目: 最初のライフポイント、" in out
    english = re.findall(r"[A-Za-z]{3,}", re.sub(r"\(\w+\)|MR20-official|[A-Z]+[0-9]*(-[A-Z]+)+-[0-9]+", "", out))
    assert english == []


def test_comparison_leaves_out_what_agrees_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--compare", "mr20", "mr20-official") == 0
    out = capsys.readouterr().out
    shown = re.findall(r"\((\w+)\)$", out, re.MULTILINE)
    shown = [point for point in shown if point in {row.id for row in TABLE.rows}]
    assert shown == [row.id for row in TABLE.rows if row.parts(["mr20", "mr20-official"])]
    assert "starting_lp" in shown
    assert "first_turn_draw" not in shown
    left_out = next(line for line in out.splitlines() if line.startswith("left out, since these editions agree there:"))
    for row in TABLE.rows:
        assert (row.point("en") in left_out) == (row.id not in shown), row.id


def test_comparison_takes_editions_in_any_order_and_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--compare", "MR20-Official", "EX04") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["MR20-official", "EX04"]


def test_comparison_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--compare", "ex04", "mr3", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["editions"]) == ["ex04", "mr3"]
    assert found["editions"]["mr3"]["ja"] == "マスタールール3（2015年）"
    assert [row["id"] for row in found["differences"]] == [row.id for row in TABLE.rows]
    assert found["differences"] == [row.as_dict(["ex04", "mr3"]) for row in TABLE.rows]
    assert [row["differs"] for row in found["differences"]].count(False) > 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--compare", "ex04", "mr7"], "unknown edition 'mr7'; known: ex04, mr3, mr20, mr20-official"),
        (["--compare", "ex04"], "2 to 4 editions can be compared, not 1"),
        (["--compare", "ex04", "ex04"], "the edition ex04 is given twice"),
        (["--compare", *ALL, "mr3"], "2 to 4 editions can be compared, not 5"),
        (["draw", "--compare", "ex04", "mr3"], "--compare takes no words"),
        (["--doubts", "draw"], "--doubts takes no words"),
        (["--doubts", "--coverage"], "--doubts and --coverage cannot be combined"),
        (["--compare", "ex04", "mr3", "--html", "x"], "--compare and --html cannot be combined"),
    ],
)
def test_wrong_use_is_one_line(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"duelkit rules: {message}\n"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("editions", [["ex04", "mr3", "mr20"], ALL, ["mr3", "mr20-official"]])
def test_drawn_table_keeps_to_its_width_and_loses_nothing(editions: list[str], width: int, language: str) -> None:
    lines = drawn(editions, width, language)
    assert max(cell_len(line.rstrip()) for line in lines) <= min(width, 100)
    columns = TABLE.choose(editions)
    share = min(width, 100) // len(columns)
    header = next(line for line in lines if line.split() == [column.name for column in columns])
    for number, column in enumerate(columns):
        assert header[number * share :].startswith(f" {column.name}")
    text = "\n".join(lines)
    for row in TABLE.rows:
        assert (row.point(language) in text) or not row.parts(editions)
        if row.parts(editions):
            for column in columns:
                for rule_id in row.refs_of(column):
                    assert re.search(rf"{rule_id}(?![0-9])", text), rule_id


def test_drawn_cells_stand_under_their_editions() -> None:
    lines = drawn(["ex04", "mr3", "mr20"], 99, "en")
    at = next(number for number, line in enumerate(lines) if line.startswith("Starting life points"))
    cells = [[line[column * 33 : column * 33 + 33].strip() for column in range(3)] for line in lines[at + 1 : at + 3]]
    assert cells == [["8000 *", "8000", "4000"], ["EX04-GAP-WIN-01", "MR3-WIN-01", "MR20-WIN-01"]]
    assert "* general knowledge, in no document" in lines


def test_statement_of_every_edition_is_named_beside_the_point() -> None:
    lines = drawn(ALL, 100, "en")
    assert any(line.startswith("Random choice of cards  RES-RND-01 ") for line in lines)


def test_terminal_gets_the_drawn_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    assert run("--compare", "ex04", "mr3") == 0
    out = capsys.readouterr().out
    assert "────" in out
    assert max(cell_len(re.sub("\x1b.*?m", "", line).rstrip()) for line in out.splitlines()) <= 80
    monkeypatch.setenv("TERM", "dumb")
    assert run("--compare", "ex04", "mr3") == 0
    assert "─" not in capsys.readouterr().out


def test_lines_begin_with_no_mark_that_belongs_to_what_stands_before() -> None:
    clinging = ("ー", "、", "。", "・", "）", "」", "ッ", "ャ", "ュ", "*")
    for row in TABLE.rows:
        for cell in row.cells:
            for width in (12, 18, 23, 31):
                lines = wrapped(f"{cell.ja} *", width)
                assert "".join(lines).replace(" ", "") == f"{cell.ja} *".replace(" ", "")
                assert not any(line.startswith(clinging) for line in lines)
                assert not any(line.endswith(("（", "「")) for line in lines)
                assert max(map(cell_len, lines)) <= width
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("", 7) == [""]


def test_doubts_are_listed_with_the_reading_taken(capsys: pytest.CaptureFixture[str]) -> None:
    doubtful = [statement for statement in BOOK if statement.doubt is not None]
    for language in ("en", "ja"):
        assert run("--doubts", "--language", language) == 0
        out = capsys.readouterr().out
        heads = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
        assert heads == [statement.id for statement in doubtful]
        for statement in doubtful:
            assert statement.doubt is not None
            assert statement.wording(language) in out
            assert statement.doubt.reason(language) in out
            assert statement.doubt.taken(language) in out
            assert (statement.doubt.offered(language) or "") in out
    assert out.count("        別の読み: ") == 4
    assert "doubt" not in out


def test_doubts_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--doubts", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) == 48 + 107
    assert all(entry["doubt"]["reading_ja"] for entry in found)


def test_id_in_japanese_has_japanese_labels_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("MR20-RET-01", "--language", "ja") == 0
    out = capsys.readouterr().out
    statement = BOOK.statement("MR20-RET-01")
    assert statement.doubt is not None
    assert out.splitlines()[:6] == [
        "MR20-RET-01",
        "    種類: デュエルの処理",
        "    主題: カードを戻す",
        f"    節: {statement.section}",
        "    出典: 文書",
        f"    内容: {statement.ja}",
    ]
    assert f"    相違: MR3-RET-01 (ページ独自のルール): {statement.differs[0].how_ja}" in out
    assert "    比較表: 手札・デッキに戻るエクストラデッキのモンスター (extra_return_destination)" in out
    assert f"    疑問点: {statement.doubt.why_ja}\n        この文が述べるのは、ページどおりの読み\n" in out
    assert f"        採用した読み: {statement.doubt.reading_ja}\n" in out
    assert f"        別の読み: {statement.doubt.option_ja}\n" in out
    assert statement.en not in out


def test_every_id_in_japanese_is_free_of_english(capsys: pytest.CaptureFixture[str]) -> None:
    names = re.compile(r"[A-Z]+[0-9]*(?:-[A-Z]+)+-[0-9]+|mr20-official|mr20|\(\w+\)")
    for statement in BOOK:
        assert run(statement.id, "--language", "ja") == 0
        # sources and ids of rulings are names
        out = "\n".join(
            names.sub("", line) for line in capsys.readouterr().out.splitlines() if not line.startswith("    裁定: ")
        )
        assert re.findall("[a-z]{3,}", out) == [], statement.id


def test_id_in_japanese_gives_confidence_example_and_note(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("MR3-GAP-LIFE-01", "--language", "ja") == 0
    assert "出典: 一般に知られたルール (確度: 低い)" in capsys.readouterr().out
    assert run("MR3-SIM-01", "--language", "ja") == 0
    assert "    例: 両プレイヤーが1枚ずつドローする\n" in capsys.readouterr().out
    assert run("MR3-TCG-04", "--language", "ja") == 0
    assert "    注記: 文書が述べるのは" in capsys.readouterr().out
    assert run("MR3-DECK-01", "--language", "ja") == 0
    assert "    同じ内容: MR20-DECK-01\n" in capsys.readouterr().out


def test_id_names_the_points_that_rest_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("MR3-WIN-01") == 0
    assert "    compared: Starting life points (starting_lp)\n" in capsys.readouterr().out


def test_search_in_japanese_names_the_kind_in_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("MR3 8000", "--language", "ja") == 0
    assert capsys.readouterr().out.startswith("MR3-WIN-01  デュエルの処理  ")


def test_search_looks_into_japanese_examples() -> None:
    assert "MR3-XYZ-03" in [statement.id for statement in BOOK.search("レベル4モンスターが2体必要")]
