"""Deck lists with names: our own format."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import refused
from duelkit.yugioh.decks import Directory, builtin_decks, load_deck
from duelkit.yugioh.decks.deck import find_listing
from duelkit.yugioh.decks.listing import parse_ydk
from duelkit.yugioh.decks.named import MOST_CARDS, is_named, parse_named, write_named

REBORN, JUNK, STARDUST = 83764718, 63977008, 44508094


def read(text: str) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """The cards with their parts, and the lines that name none."""
    listing, unknown = parse_named(text, "x.deck")
    return [(entry.passcode, entry.section) for entry in listing.entries], unknown


@pytest.mark.parametrize(
    "line",
    [
        "2 Junk Synchron",
        "2x Junk Synchron",
        "2 x Junk Synchron",
        "２　ジャンク・シンクロン",
        "Junk Synchron x2",
        "ジャンク・シンクロン ×2",
        "2 #63977008",
        "2 junk  SYNCHRON ; remark",
    ],
)
def test_ways_to_write_a_line(line: str) -> None:
    assert read(line) == ([(JUNK, "main")] * 2, [])
    assert is_named(line)


def test_parts_names_and_remarks() -> None:
    text = (
        "\ufeff// made by hand\r\nname: Mine ; really\r\n# a remark\r\nMain:\r\n1 死者蘇生\r\n"
        f"#extra:\r\n1 Stardust Dragon\r\n[Side]\r\n#{JUNK}\r\n"
    )
    cards, unknown = read(text)
    assert cards == [(REBORN, "main"), (STARDUST, "extra"), (JUNK, "side")] and unknown == []
    assert parse_named(text, "x.deck")[0].name == "Mine"
    assert parse_named("1 死者蘇生", "folder/other.deck")[0].name == "other"


@pytest.mark.parametrize(
    "line", ["1 Nobody", "0 死者蘇生", "#0", "1 #0", "#99999999999", "3", "Nobody", "1 #5000000000"]
)
def test_line_without_a_playable_card_is_told_with_its_number(line: str) -> None:
    cards, unknown = read(f"1 死者蘇生\n\n{line}\n")
    assert cards == [(REBORN, "main")] and unknown == [(3, line)]


def test_other_formats_are_not_taken_for_it() -> None:
    for name in builtin_decks():
        ydk = "#created by somebody\n#main\n" + "".join(f"{card.passcode}\n" for card in load_deck(name).main)
        assert not is_named(ydk) and parse_ydk(ydk, "x.ydk").entries
    assert not is_named("5318639 en\n83764718 ja\n") and not is_named("ydke://AAAA!!!")


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", builtin_decks())
def test_written_list_reads_the_same(name: str, language: str) -> None:
    listing = find_listing(name)
    back, unknown = parse_named(write_named(listing, Directory(), language), "x.deck")
    assert unknown == [] and back.name == listing.name
    for part in ("main", "extra", "side"):
        assert sorted(entry.passcode for entry in back.section(part)) == sorted(
            entry.passcode for entry in listing.section(part)
        )


def test_empty_and_endless_lists_are_refused() -> None:
    with pytest.raises(FileError, match="no cards found"):
        parse_named("main:\n# nothing\n", "x.deck")
    with pytest.raises(FileError, match=f"line 2: more than {MOST_CARDS} cards"):
        parse_named("399 死者蘇生\n2 死者蘇生", "x.deck")


def test_deck_of_a_file_with_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.deck"
    assert main(["deck", "convert", "synchron", str(path)]) == 0
    assert load_deck(str(path)).main and sorted(card.passcode for card in load_deck(str(path)).extra) == sorted(
        card.passcode for card in load_deck("synchron").extra
    )
    assert main(["deck", "check", str(path)]) == 0
    path.write_text("2 死者蘇生\n1 Nobody\n1 Somebody\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["deck", "check", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "line 2: '1 Nobody' is no known card (more lines like it: 1)" in said


@pytest.mark.parametrize(
    ("heading", "part"),
    [
        ("--- Extra Deck ---", "extra"),
        ("== Side Deck ==", "side"),
        ("Extra Deck (15)", "extra"),
        ("[Side Deck: 15]", "side"),
        ("# Extra Deck", "extra"),
        ("Side", "side"),
        ("エクストラデッキ", "extra"),
        ("【サイドデッキ】15枚", "side"),
        ("融合デッキ", "extra"),
    ],
)
def test_headings_as_people_write_them(heading: str, part: str) -> None:
    text = f"== Main Deck ==\n2 Junk Synchron\n{heading}\n1 Stardust Dragon\n"
    assert read(text) == ([(JUNK, "main")] * 2 + [(STARDUST, part)], [])
    assert is_named(text)


@pytest.mark.parametrize(
    "heading",
    [
        "Monster (3)",
        "Monsters: 20",
        "Spells",
        "Trap Cards (4)",
        "Effect Monsters (12)",
        "モンスター（20）",
        "魔法",
        "3 Monsters",
        "Total: 40",
        "Spells/Traps",
        "-------",
        "=====",
        "モンスターカード 20枚",
    ],
)
def test_headings_for_kinds_are_passed_over(heading: str) -> None:
    assert read(f"Side Deck\n{heading}\n2 Junk Synchron\n") == ([(JUNK, "side")] * 2, [])


@pytest.mark.parametrize(
    "line",
    [
        "2 Junk Synchron [SDK-001]",
        "2x SDK-001 Junk Synchron",
        "[5DS1-JP014] Junk Synchron x2",
        "2 Junk Synchron 5DS1-EN014",
        "- 2 Junk Synchron (Super Rare)",
        "* Junk Synchron (2)",
        "Junk Synchron 2",
        "・ジャンク・シンクロン ×2",
        "2 Junk Synchron [DP08-EN002] (Ultra Rare)",
    ],
)
def test_numbers_of_prints_and_bullets_beside_the_name(line: str) -> None:
    assert read(line) == ([(JUNK, "main")] * 2, [])


def test_numbers_that_belong_to_a_name() -> None:
    directory = Directory()
    for line, name, count in (
        ("3 Cannon Soldier MK-2", "Cannon Soldier MK-2", 3),
        ("Cannon Soldier MK-2 [SDK-001]", "Cannon Soldier MK-2", 1),
        ("7 Colored Fish", "7 Colored Fish", 1),
        ("7 Colored Fish x2", "7 Colored Fish", 2),
        ("2 7 Colored Fish", "7 Colored Fish", 2),
        ("融合 (3)", "融合", 3),
    ):
        assert read(line)[0] == [(directory.passcode_of_name(name), "main")] * count, line


def test_no_known_name_is_taken_for_something_else() -> None:
    directory = Directory()
    names = [name for card in library().facts() for name in (card.ja, card.en)]
    names += [name for card in refused() for name in (card.ja, card.en)]
    for at, name in enumerate(names):
        if name in ("7", "７"):
            continue
        count = at % 3 + 1
        line = (f"{count} {name}", f"{name} x{count}", f"{count} {name} [SDK-001]", name)[at % 4]
        listing, _ = parse_named(f"{line}\n", "x", directory)
        assert [entry.passcode for entry in listing.entries] == [directory.passcode_of_name(name)] * (
            1 if line == name else count
        ), line


@pytest.mark.parametrize("ending", [".txt", ".deck", ".list", ".ydk"])
def test_a_list_of_names_is_read_as_names_whatever_its_file_is_called(
    ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"mine{ending}"
    path.write_text("3 Junk Synchron\n1 死者蘇生\n--- Extra Deck ---\n1 Stardust Dragon\n", encoding="utf-8")
    assert main(["deck", "show", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Main Deck (4)" in shown and "  3  63977008  ジャンク・シンクロン / Junk Synchron\n" in shown
    assert "00000003" not in shown and "Extra Deck (1)" in shown


def test_passcodes_in_a_text_file_are_read_as_passcodes(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(f"#created by someone\n#main\n{JUNK}\n{REBORN} en\n#extra\n{STARDUST}\n!side\n", encoding="utf-8")
    assert [(entry.passcode, entry.section) for entry in find_listing(str(path)).entries] == [
        (JUNK, "main"),
        (REBORN, "main"),
        (STARDUST, "extra"),
    ]
    path.write_text("Junk Synchron\nJunk Synchron\nMonster Reborn\n", encoding="utf-8")
    assert [entry.passcode for entry in find_listing(str(path)).entries] == [JUNK, JUNK, REBORN]


@pytest.mark.parametrize("title", ["Yugi's list", "私のデッキ", "Goat format 2005"])
def test_a_title_above_the_list_is_its_name(title: str) -> None:
    listing, unknown = parse_named(f"{title}\n\n3 Junk Synchron\nNobody\n", "folder/other.txt")
    assert listing.name == title and [entry.passcode for entry in listing.entries] == [JUNK] * 3
    assert unknown == [(4, "Nobody")], "only the first line can be one"
    assert parse_named(f"name: Other\n{title}\n1 Junk Synchron\n", "x")[1] == [(2, title)]
    assert parse_named(f"{title}\n1 Nobody\n", "x")[1] == [(1, title), (2, "1 Nobody")]
