"""Deck lists with names: our own format."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
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
    assert said.count("\n") == 1 and "line 2: '1 Nobody' is no playable card and 1 more" in said
