"""The command `duelkit rules`."""

import argparse
import json
from pathlib import Path

import pytest

from duelkit.rulebook import cli, load_rulebook
from duelkit.rulebook.coverage import NoTestsFound, coverage


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="duelkit rules")
    cli.fill_rules(parser)
    arguments = parser.parse_args(words)
    status: int = arguments.func(arguments)
    return status


def test_search_prints_id_kind_section_and_statement(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("start", "duel", "8000") == 0
    assert capsys.readouterr().out.splitlines() == [
        "MR3-WIN-01  engine  デュエルの勝利条件と準備",
        "    Both players start a duel with 8000 life points.",
    ]


def test_search_prints_japanese_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--language", "ja", "8000") == 0
    out = capsys.readouterr().out
    assert load_rulebook().statement("MR3-WIN-01").ja in out
    assert "Both players" not in out


def test_search_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("8000", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in found] == ["EX04-GAP-WIN-01", "MR3-WIN-01"]
    assert all("8000" in entry["ja"] for entry in found)


def test_search_without_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("syzygy") == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "duelkit rules: no statement matches 'syzygy'\n"
    assert run("syzygy", "--json") == 1
    assert json.loads(capsys.readouterr().out) == []


def test_id_prints_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("mr3-rit-07") == 0
    out = capsys.readouterr().out
    statement = load_rulebook().statement("MR3-RIT-07")
    assert out.startswith("MR3-RIT-07\n")
    assert statement.en in out
    assert statement.section in out
    assert statement.doubt is not None
    assert statement.doubt.why in out
    assert statement.doubt.reading in out
    for difference in statement.differs:
        assert f"differs: {difference.id} ({difference.nature}): {difference.how}" in out


def test_id_prints_option_confidence_example_note_and_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("RES-CTL-04") == 0
    assert "option: rule of the edition in force" in capsys.readouterr().out
    assert run("MR20-WIN-01") == 0
    assert "the statement gives the page reading" in capsys.readouterr().out
    assert run("MR3-GAP-LIFE-01") == 0
    assert "source: general knowledge (confidence: low)" in capsys.readouterr().out
    assert run("MR3-SS-08") == 0
    assert "example: サイバー・ドラゴン" in capsys.readouterr().out
    assert run("MR3-TCG-04") == 0
    assert "note: The document only says" in capsys.readouterr().out
    assert run("MR3-DECK-01") == 0
    assert "same: MR20-DECK-01" in capsys.readouterr().out


def test_id_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("MR3-DECK-01", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("rulings") == []
    assert told == load_rulebook().statement("MR3-DECK-01").as_dict()


def test_an_id_lists_the_rulings_that_rest_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("MR3-XYZ-08", "--json") == 0
    assert "sangan-as-xyz-material" in json.loads(capsys.readouterr().out)["rulings"]
    assert run("MR3-XYZ-08") == 0
    assert "    ruling: fid 11009: Does Sangan's effect activate if it is detached" in capsys.readouterr().out
    assert run("MR3-XYZ-08", "--language", "ja") == 0
    assert "    裁定: fid 11009: エクシーズ素材の「クリッター」" in capsys.readouterr().out


def test_every_id_is_recognised_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    for statement in load_rulebook():
        assert run(statement.id) == 0
        assert capsys.readouterr().out.startswith(f"{statement.id}\n    kind: ")


def test_unknown_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("EX99-ABC-01") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "duelkit rules: no rule statement 'EX99-ABC-01'\n"


def test_summary_without_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    out = capsys.readouterr().out
    assert "391 statements: 358 engine, 11 deck, 9 ui, 13 camera" in out
    assert "144 statements: 120 engine, 10 deck, 2 match, 8 ui, 4 etiquette" in out
    assert "260 statements: 236 engine, 10 deck, 5 match, 6 ui, 3 etiquette" in out
    assert "357 statements: 300 engine, 19 deck, 12 match, 17 ui, 9 etiquette" in out
    assert "64 statements: 62 engine, 1 match, 1 ui" in out
    assert run("--json", "--language", "ja") == 0
    summary = json.loads(capsys.readouterr().out)
    assert {edition: entry["statements"] for edition, entry in summary.items()} == {
        "EOJ": 391,
        "EX04": 144,
        "MR20": 260,
        "MR3": 357,
        "RES": 64,
    }
    assert "ルールブック" in summary["MR3"]["title"]


@pytest.mark.parametrize("written", ["EOJ-ABIL-02b", "eoj-abil-02B", "EOJ-ACT1-01", "eoj-act1-01"])
def test_names_with_a_letter_or_a_figure_in_them(written: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(written) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].casefold() == written.casefold()
    assert lines[0] in load_rulebook()


def test_open_point_shows_what_is_open_and_the_reading(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("EOJ-SUMMON-03") == 0
    out = capsys.readouterr().out
    assert "the statement gives the text as written" in out
    assert "reading: Require adjacency to one of the summoner's own living creatures." in out
    assert run("EOJ-SUMMON-03", "--language", "ja") == 0
    out = capsys.readouterr().out
    assert "この文が述べるのは、書かれているとおりの内容" in out
    assert "11-14. クリーチャーの召喚" in out


@pytest.fixture
def small_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_a.py").write_text("@rule('MR3-WIN-01', 'MR3-NO-01')\ndef test_a(): ...\n", encoding="utf-8")
    (tests / "test_b.py").write_text("(", encoding="utf-8")
    monkeypatch.setattr(cli, "coverage", lambda: coverage(tests))
    return tests


def test_coverage_report(small_tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--coverage") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.endswith("statements tested")] == [
        "EOJ: 0 of 391 statements tested",
        "EX04: 0 of 140 statements tested",
        "MR20: 0 of 257 statements tested",
        "MR3: 1 of 348 statements tested",
        "RES: 0 of 64 statements tested",
        "all documents: 1 of 1200 statements tested",
    ]
    counts = [line.split() for line in lines]
    assert [words for words in counts if words[:1] == ["engine"]] == [
        ["engine", "0", "of", "358"],
        ["engine", "0", "of", "120"],
        ["engine", "0", "of", "236"],
        ["engine", "1", "of", "300"],
        ["engine", "0", "of", "62"],
        ["engine", "1", "of", "1076"],
    ]
    assert ["deck", "0", "of", "50"] in counts
    assert ["match", "0", "of", "20"] in counts
    assert ["ui", "0", "of", "41"] in counts
    left_out = lines.index("not counted: 16 statements of the kind etiquette")
    ids = [statement.id for statement in load_rulebook().by_kind("etiquette")]
    named = " ".join(lines[left_out + 1 :])
    assert named.replace(",", "").split()[: len(ids)] == ids
    assert ["camera", "0", "of", "13"] in counts
    assert any("EOJ-RECOG-11" in line for line in lines[:left_out])
    assert any("EX04-TRIB-01," in line for line in lines)
    assert any("MR20-GAP-LNK-01," in line for line in lines)
    assert any(line.split() == ["win", "1", "of", "6"] for line in lines)
    assert any("MR3-WIN-02," in line for line in lines)
    assert "unknown id MR3-NO-01: cited in test_a.py:1" in lines
    assert "unreadable: test_b.py" in lines
    assert max(map(len, lines)) <= 100


def test_coverage_report_as_json(small_tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--coverage", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report == coverage(small_tests)
    assert set(report) == {
        "documents",
        "kinds",
        "topics",
        "total",
        "total_kinds",
        "not_counted",
        "unknown",
        "unreadable",
    }


def test_coverage_without_tests_folder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing() -> None:
        raise NoTestsFound("no tests folder found; run this in a source checkout")

    monkeypatch.setattr(cli, "coverage", missing)
    assert run("--coverage") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "duelkit rules: no tests folder found; run this in a source checkout\n"


def test_coverage_takes_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--coverage", "draw") == 2
    assert capsys.readouterr().err == "duelkit rules: --coverage takes no words\n"


def test_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run("--language", "de", "draw")
    assert caught.value.code == 2
    assert "invalid choice: 'de'" in capsys.readouterr().err
