"""``tools/rulings_wanted.py``: which rulings could be written, from made-up documentation and cards."""

from __future__ import annotations

import importlib.util
import json
import sqlite3
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.yugioh.rulings.test_format import FORCE, HEAD

from duelkit.yugioh.cards import library

CODES = {name: library()[name].passcode for name in ("Sangan", "Kuriboh", "Exiled Force")}
NAMES = {"甲": CODES["Sangan"], "乙": CODES["Kuriboh"]}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool as a module."""
    path = Path(__file__).parents[3] / "tools" / "rulings_wanted.py"
    spec = importlib.util.spec_from_file_location("rulings_wanted", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def link(number: int, date: str = "17/3/24") -> str:
    return rf"\ `{date} <https://example.org/faq?ope=5&fid={number}&x=1>`__"


@pytest.fixture
def documents(tmp_path: Path) -> tuple[Path, Path]:
    """A folder of documentation, and a list of cards."""
    folder = tmp_path / "docs" / "part"
    folder.mkdir(parents=True)
    folder.joinpath("one.rst").write_text(
        "\n".join(
            [
                f"| 「`甲`_」和「`乙`_」。{link(900001)}",
                f"| 「`甲`_」。{link(900002, '09/1/2')}{link(900003)}",
                f"| 「`甲`_」和「`未知`_」。{link(900004)}",
                f"| 没有卡片。{link(900005)}",
                "| 「`甲`_」没有号码。",
                f"| 「`丙`_」。{link(900006)}",
            ]
        ),
        encoding="utf-8",
    )
    cards = tmp_path / "cards.json"
    cards.write_text(
        json.dumps(
            [{"password": code, "name": {"zh": name, "en": None}} for name, code in NAMES.items()]
            + [{"password": None, "name": {"zh": "未知"}}]
        ),
        encoding="utf-8",
    )
    return tmp_path / "docs", cards


def test_lines_whose_cards_are_playable_are_listed(
    tool: ModuleType, documents: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, cards = documents
    assert tool.main([str(folder), str(cards)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "fid 900002  2009-01-02  [part/one.rst:2]  「Sangan」。",
        "fid 900003  2017-03-24  [part/one.rst:2]  「Sangan」。",
        "fid 900001  2017-03-24  [part/one.rst:1]  「Sangan」和「Kuriboh」。",
        "3 rulings, 3 sources",
    ]
    written = tmp_path / "mine.toml"
    written.write_text(HEAD.replace("fid 1", "fid 900002") + FORCE + 'steps = ["me hand 0"]\n', encoding="utf-8")
    database = tmp_path / "names.cdb"
    with sqlite3.connect(database) as opened:
        opened.execute("CREATE TABLE texts (id INTEGER, name TEXT)")
        opened.execute("INSERT INTO texts VALUES (?, ?)", (CODES["Exiled Force"], "丙"))
    opened.close()
    assert tool.main([str(folder), str(cards), "--names", str(database), "--written", str(written)]) == 0
    told = capsys.readouterr().out
    assert "fid 900002" not in told and "fid 900006  2017-03-24  [part/one.rst:6]  「Exiled Force」。" in told
    assert told.endswith("3 rulings, 3 sources\n")


def test_rulings_by_card_are_listed_until_all_are_written(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "by_card.json"
    file.write_text(
        json.dumps(
            {
                "SANGAN": {"individual_faq": ['It finds "Kuriboh".', "“No Such Card” is not there."]},
                "NO SUCH CARD": {"individual_faq": ["Nothing."]},
            }
        ),
        encoding="utf-8",
    )
    assert tool.main(["--upper-deck", str(file), "--year", "2004"]) == 0
    assert capsys.readouterr().out == ('ude-2004 Sangan  [0 of 1 written]  It finds "Kuriboh".\n1 rulings, 1 sources\n')
    written = tmp_path / "mine.toml"
    written.write_text(HEAD.replace("fid 1", "ude-2004 Sangan") + FORCE + 'steps = ["me hand 0"]\n', encoding="utf-8")
    assert tool.main(["--upper-deck", str(file), "--year", "2004", "--written", str(written)]) == 0
    assert capsys.readouterr().out == "0 rulings, 0 sources\n"


def test_what_cannot_be_read_is_said(
    tool: ModuleType, documents: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, cards = documents
    for arguments in (
        [str(tmp_path / "none"), str(cards)],
        [str(folder), str(tmp_path / "none.json")],
        ["--upper-deck", str(folder / "part" / "one.rst")],
    ):
        assert tool.main(arguments) == 2
        assert capsys.readouterr().err.startswith("rulings_wanted: ")
    with pytest.raises(SystemExit) as left:
        tool.main([str(folder)])
    assert left.value.code == 2
