"""A user's ``cards.cdb``: names and figures, pooling by alias, and files that are damaged or hostile."""

from __future__ import annotations

import sqlite3
import tracemalloc
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.yugioh import library
from duelkit.yugioh.database import open_database, open_with_texts
from duelkit.yugioh.decks import Directory
from duelkit.yugioh.language.terms import CardType

DATAS = (
    "CREATE TABLE datas(id integer primary key, ot integer, alias integer, setcode integer, type integer, "
    "atk integer, def integer, level integer, race integer, attribute integer, category integer)"
)
TEXTS = (
    "CREATE TABLE texts(id integer primary key, name text, desc text, "
    + ", ".join(f"str{number} text" for number in range(1, 17))
    + ")"
)
ROWS: list[tuple[int, int, int, int, int, int, int, int, str]] = [
    # id, alias, type, atk, def, level, race, attribute, name
    (90000001, 0, 0x4000021, 2300, 0x2 | 0x80, 3, 0x1000000, 0x20, "Test Talker"),
    (90000002, 90000001, 0x4000021, 2300, 0x82, 3, 0x1000000, 0x20, "Test Talker"),
    (90000100, 0, 0x1000021, 1200, 600, 4 << 24 | 4 << 16 | 5, 0x2, 0x10, "Test Magician"),
    (90000200, 0, 0x61, -2, -2, 8, 0x2000, 0x20, "Test Fusion"),
    (90000500, 90000100, 0x1000021, 1200, 600, 4 << 24 | 4 << 16 | 5, 0x2, 0x10, "Test Magician Again"),
    (90000115, 90000100, 0x1000021, 1200, 600, 4 << 24 | 4 << 16 | 5, 0x2, 0x10, "Test Magician"),
    (83764799, 83764718, 0x2, 0, 0, 0, 0, 0, "Monster Reborn"),
    (90000700, 0, 0x10002, 0, 0, 0, 0, 0, "Test Spell"),
]


def make(path: Path, rows: list[tuple[int, int, int, int, int, int, int, int, str]] = ROWS) -> str:
    with sqlite3.connect(path) as connection:
        connection.execute(DATAS)
        connection.execute(TEXTS)
        for code, alias, kind, atk, defense, level, race, attribute, name in rows:
            connection.execute(
                "INSERT INTO datas VALUES (?, 1, ?, 0, ?, ?, ?, ?, ?, ?, 0)",
                (code, alias, kind, atk, defense, level, race, attribute),
            )
            connection.execute("INSERT INTO texts(id, name) VALUES (?, ?)", (code, name))
    connection.close()
    return str(path)


def test_names_and_figures(tmp_path: Path) -> None:
    database = open_database(make(tmp_path / "cards.cdb"))
    assert len(database) == len(ROWS)
    link, pendulum, fusion = (database.get(code) for code in (90000001, 90000100, 90000200))
    assert link is not None and (link.level, link.defense, link.markers) == (3, None, 0x82)
    assert pendulum is not None and (pendulum.level, pendulum.scale, pendulum.defense) == (5, 4, 600)
    assert fusion is not None and (fusion.atk, fusion.defense, fusion.name) == (-2, -2, "Test Fusion")
    assert database.get(1) is None


@rule("MR3-NAME-01")
def test_aliases_are_pooled(tmp_path: Path) -> None:
    directory = Directory(open_database(make(tmp_path / "cards.cdb")))
    assert directory[90000002].key == directory[90000001].key
    assert directory[90000500].key == directory[90000100].key
    assert directory[90000100].key != directory[90000001].key
    # a card treated as another is another card, another artwork is not, however far away
    assert directory[90000500].passcode == 90000500
    assert directory[90000115].passcode == 90000100
    assert directory[83764799].card is library()["死者蘇生"]
    assert directory[90000001].in_extra_deck and directory[90000200].in_extra_deck
    assert not directory[90000001].types & CardType.TUNER
    assert directory[12].known is False


def test_a_deck_of_cards_that_are_not_playable_is_counted_named_and_classified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = make(tmp_path / "cards.cdb")
    path = tmp_path / "deck.ydk"
    path.write_text("#main\n90000001\n90000100\n90000100\n90000500\n90000500\n99999998\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--edition", "mr20", "--database", database]) == 1
    shown = capsys.readouterr().out
    assert "the main deck has 5 cards" in shown and "0 side" in shown and "1 extra" in shown
    assert "line 6: 4 copies of 「Test Magician」; expected at most 3 in all parts together, cards treated" in shown
    assert "line 2: 「Test Talker」, passcode 90000001, is not playable here" in shown
    assert "line 7: card 99999998 is not playable here" in shown
    assert main(["deck", "check", str(path), "--edition", "mr3", "--database", database]) == 1
    assert "「Test Talker」 is a Link Monster (リンクモンスター); the edition mr3 has none (MR3-TYPE-14)" in (
        capsys.readouterr().out
    )
    assert main(["deck", "show", str(path), "--database", database]) == 0
    assert "2  90000100  Test Magician  (not playable here: known from the card database only; its" in (
        capsys.readouterr().out
    )


def test_looking_a_card_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = make(tmp_path / "cards.cdb")
    assert main(["card", "90000001", "--database", database]) == 0
    shown = capsys.readouterr().out
    assert "Test Talker" in shown and "Link 3  ATK 2300\n" in shown and "not playable here" in shown
    assert main(["card", "test", "fusion", "--database", database]) == 0
    assert "ATK ?  DEF ?" in capsys.readouterr().out
    assert main(["card", "83764799", "--database", database]) == 0
    assert "another artwork of 死者蘇生" in capsys.readouterr().out
    assert main(["card", "Test Magician", "--database", database]) == 0
    assert "Level 5  ATK 1200  DEF 600  Scale 4" in capsys.readouterr().out
    assert main(["card", "test mag", "--database", database]) == 1
    assert "could be one of" in capsys.readouterr().err
    assert main(["card", "nothing like that", "--database", database]) == 2
    assert main(["card", "Monster Reborn", "--database", str(tmp_path / "missing.cdb")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def refused(path: Path) -> str:
    with pytest.raises(FileError) as caught:
        open_database(path)
    said = str(caught.value)
    assert said.startswith(str(path)) and "\n" not in said
    return said


def test_what_is_no_card_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.cdb"
    for data in (b"", b"SQLite", b"\x00" * 5000, "文字".encode("cp932") * 100):
        path.write_bytes(data)
        assert "not an SQLite file" in refused(path)
    path.write_bytes(b"SQLite format 3\x00" + b"\xff" * 4096)
    assert "damaged" in refused(path)
    assert "not an SQLite file" in refused(tmp_path)
    with path.open("wb") as file:
        file.write(b"SQLite format 3\x00")
        file.truncate(300 << 20)
    assert "too large" in refused(path)
    path.unlink()
    sqlite3.connect(path).execute("CREATE TABLE other(id)").connection.close()
    assert "no table 'datas'" in refused(path)
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE datas(id, type)")
        connection.execute("CREATE TABLE texts(id, name)")
    connection.close()
    assert "table 'datas' has no column 'alias', 'atk', 'attribute'" in refused(path)
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute(DATAS)
        connection.execute(TEXTS)
    connection.close()
    assert "no cards in it" in refused(path)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE datas SET type = 'monster'",
        "UPDATE datas SET atk = 1.5",
        "UPDATE datas SET level = NULL",
        "UPDATE datas SET race = x'00'",
        "UPDATE texts SET name = x'fffe'",
        "UPDATE datas SET id = -5 WHERE id = 90000700",
        "UPDATE datas SET id = 99999999999 WHERE id = 90000700",
        "DROP TABLE datas; CREATE VIEW datas AS SELECT 1 AS id, 0 AS alias, 1 AS type, 0 AS atk, 0 AS def, 0 AS level, "
        "0 AS race, 0 AS attribute",
        "DROP TABLE texts; CREATE VIEW texts AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) "
        "SELECT id, 'x' AS name FROM n",
        "DROP TABLE texts; "
        "CREATE TABLE texts(id integer, text, name text GENERATED ALWAYS AS (printf('%.*c', 9, 'x')))",
    ],
)
def test_hostile_contents_are_refused(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "x.cdb"
    make(path)
    connection = sqlite3.connect(path)
    connection.executescript(statement)
    connection.commit()
    connection.close()
    refused(path)


COMPUTED = (
    "DROP TABLE texts; CREATE TABLE texts(id integer primary key, name text, "
    "desc text GENERATED ALWAYS AS (printf('%.*c', 900000, 'x')) {kind}{more})"
)
BOMBS = {
    "a computed text": COMPUTED.format(kind="VIRTUAL", more=""),
    "a stored computed text": COMPUTED.format(kind="STORED", more=""),
    "a computed column besides": COMPUTED.format(kind="VIRTUAL", more=", more AS (id + 1)"),
    "a computed figure": "ALTER TABLE datas ADD COLUMN more AS (printf('%.*c', 900000, 'x'))",
    "a text for all that have none": "DROP TABLE texts; CREATE TABLE texts(id integer primary key, name text); {rows}"
    f"; ALTER TABLE texts ADD COLUMN desc text DEFAULT '{'x' * 19_000}'",
    "a name for all that have none": "DROP TABLE texts; CREATE TABLE texts(id integer primary key, desc text); {rows}"
    f"; ALTER TABLE texts ADD COLUMN name text DEFAULT '{'x' * 19_000}'",
    "more texts than there are cards": "DELETE FROM texts; {rows}",
    "a virtual table": "DROP TABLE texts; PRAGMA writable_schema = ON; INSERT INTO sqlite_master VALUES ('table', "
    "'texts', 'texts', 0, 'CREATE/**/VIRTUAL TABLE texts USING fts4(id, name, desc)')",
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_small_files_that_become_large_are_refused_while_they_are_small(tmp_path: Path, bomb: str) -> None:
    path = tmp_path / "x.cdb"
    make(path)
    rows = (
        "WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 120000) "
        "INSERT INTO texts(id) SELECT id FROM n"
    )
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.executescript(BOMBS[bomb].replace("{rows}", rows))
    except sqlite3.OperationalError:
        pytest.skip("this SQLite makes no such file")
    finally:
        connection.close()
    tracemalloc.start()
    try:
        with pytest.raises(FileError) as raised:
            open_with_texts(path)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert "\n" not in str(raised.value) and str(path) in str(raised.value)
    assert most < 200 << 20


def test_nothing_of_the_file_is_run(tmp_path: Path) -> None:
    path = tmp_path / "x.cdb"
    make(path)
    connection = sqlite3.connect(path)
    connection.create_function("trap", 1, lambda value: value, deterministic=True)
    connection.executescript(
        "CREATE INDEX by_trap ON datas(trap(id)); CREATE VIEW more AS SELECT trap(id) FROM datas; "
        "CREATE TRIGGER late AFTER INSERT ON datas BEGIN SELECT trap(1); END"
    )
    connection.close()
    # what is not needed is not looked at
    assert len(open_database(path)) == len(ROWS) and len(open_with_texts(path)[0]) == len(ROWS)


def test_a_name_of_hostile_size_is_refused_and_control_signs_are_not_printed(tmp_path: Path) -> None:
    path = tmp_path / "x.cdb"
    make(path, [(1, 0, 0x2, 0, 0, 0, 0, 0, "a\x1b[31m\nb")])
    card = open_database(path).get(1)
    assert card is not None and card.name == "a [31m b"
    connection = sqlite3.connect(path)
    connection.execute("UPDATE texts SET name = ?", ("x" * (2 << 20),))
    connection.commit()
    connection.close()
    assert "too big" in refused(path)


def test_the_file_is_never_written_to_or_beside(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "cards 100% ?#.cdb"
    path.parent.mkdir()
    make(path)
    # what a program that was interrupted left behind is not carried out
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(b"\xff" * 600)
    before = path.read_bytes()
    open_database(path)
    assert path.read_bytes() == before and journal.read_bytes() == b"\xff" * 600
    assert {item.name for item in path.parent.iterdir()} == {path.name, journal.name}


def test_truncated_and_scrambled_databases_never_end_in_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "x.cdb"
    make(path, [(80_000_000 + number, 0, 0x21, 1, 1, 4, 1, 1, f"Card {number}") for number in range(300)])
    whole = path.read_bytes()
    chance = Rng(2026)
    refusals = 0
    for number in range(250):
        data = bytearray(whole[: chance.below(len(whole))] if number % 2 else whole)
        for _ in range(chance.below(12)):
            if data:
                data[chance.below(len(data))] = chance.below(256)
        path.write_bytes(bytes(data))
        try:
            open_database(path)
        except FileError as error:
            refusals += 1
            assert "\n" not in str(error)
    assert refusals > 100
