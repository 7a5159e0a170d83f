"""Deck files: ``.ydk`` and ``ydke://``, unknown cards, conversion, and whatever else a file may hold."""

from __future__ import annotations

import base64
import json
import struct
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.rng import Rng
from duelkit.yugioh import library
from duelkit.yugioh.decks import builtin_decks, load_deck, write_ydk, write_ydke
from duelkit.yugioh.decks.deck import deck_of
from duelkit.yugioh.decks.listing import parse_deck, parse_ydk, parse_ydke, write_ydke_listing


def ydke(*parts: list[int]) -> str:
    return "ydke://" + "".join(base64.b64encode(struct.pack(f"<{len(part)}I", *part)).decode() + "!" for part in parts)


def test_a_ydk_with_everything_that_other_tools_write() -> None:
    text = "\r\n".join(
        [
            "\ufeff#created by someone",
            "#main",
            "05318639",
            "# Mystical Space Typhoon",
            "5318639 en",
            "-- junk",
            "",
            "  55144522  ",
            "#extra",
            "44508094",
            "!SIDE deck",
            "5318639",
            "# end",
        ]
    )
    listing = parse_ydk(text, "folder/a.ydk")
    assert listing.name == "a"
    assert [(entry.passcode, entry.section, entry.line, entry.language) for entry in listing.entries] == [
        (5318639, "main", 3, ""),
        (5318639, "main", 5, "en"),
        (55144522, "main", 8, ""),
        (44508094, "extra", 10, ""),
        (5318639, "side", 12, ""),
    ]
    assert parse_ydk(text.replace("\r\n", "\r"), "a.ydk").entries == listing.entries


def test_extra_deck_monsters_of_any_section_go_to_the_extra_deck() -> None:
    stardust = library()["スターダスト・ドラゴン"].passcode
    deck = deck_of(parse_ydk(f"#main\n{stardust}\n5318639\n#extra\n55144522\n!side\n{stardust}\n", "a.ydk"))
    assert [card.passcode for card in deck.extra] == [stardust]
    assert [card.passcode for card in deck.main] == [5318639, 55144522]
    assert [card.passcode for card in deck.side] == [stardust]
    assert deck.lines == (3, 5, 2, 7)


def test_a_ydke_url() -> None:
    text = ydke([5318639, 5318639, 55144522], [44508094], [5318639])
    listing = parse_ydke(text)
    assert [(entry.passcode, entry.section) for entry in listing.entries] == [
        (5318639, "main"),
        (5318639, "main"),
        (55144522, "main"),
        (44508094, "extra"),
        (5318639, "side"),
    ]
    assert write_ydke_listing(listing.entries) == text
    assert parse_ydke(text[:-1]).entries == listing.entries
    assert parse_deck(f"\ufeff{text[:40]}\n{text[40:]}\n", "a.ydke").entries == listing.entries
    assert load_deck(text).side == (library()[5318639],)
    # as another tool writes it: three copies of one card, nothing else
    assert ydke([89631139] * 3, [], []) == "ydke://o6lXBaOpVwWjqVcF!!!"


@pytest.mark.parametrize("name", builtin_decks())
def test_built_in_decks_go_through_both_formats(name: str) -> None:
    deck = load_deck(name)
    for text in (write_ydk(deck), write_ydke(deck)):
        again = deck_of(parse_deck(text, f"{name}.ydk"))
        assert (again.main, again.extra, again.side) == (deck.main, deck.extra, deck.side)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ydke://", "0 parts"),
        ("ydke://AAAA!", "1 parts"),
        ("ydke://!!!", "no cards found"),
        ("ydke://!!!!", "4 parts"),
        ("ydke://*!!!", "the main part is no base64"),
        ("ydke://AAA!!!", "no base64"),
        ("ydke://!AQID!!", "the extra part has 3 bytes; expected four"),
        ("ydke://!!AAAAAA==!", "the passcode 0"),
        ("ydke://=!!!", "no base64"),
        ("ydke://あ!!!", "no base64"),
    ],
)
def test_damaged_urls_say_which_part(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message):
        parse_ydke(text)


def test_all_unknown_cards_are_named_at_once(tmp_path: Path) -> None:
    path = tmp_path / "unknown.ydk"
    path.write_text("#main\n99999999\n5318639\n88888888\n99999999\n!side\n77777777\n", encoding="utf-8")
    with pytest.raises(FileError) as caught:
        load_deck(str(path))
    said = str(caught.value)
    # the side deck's card would not keep anybody from playing
    assert said.startswith(
        f"{path}, line 2: 2 cards are not playable here: #99999999 (line 2, 5), #88888888 (line 4); "
    )
    path.write_text("#main\n" + "\n".join(str(90_000_000 + 97 * number) for number in range(5000)), encoding="utf-8")
    with pytest.raises(FileError) as caught:
        load_deck(str(path))
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 6000


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no cards found"),
        (b"#main\n!side\n", "no cards found"),
        (b"#main\n\xff\xfe\n", "line 2: not UTF-8"),
        ("#main\n5318639\n".encode("utf-16"), "not UTF-8"),
        (b"\x00" * 100, "no cards found"),
        (b"#main\n0\n", "line 2: unknown card '0'"),
        (b"#main\n" + b"9" * 5000, "line 2: unknown card"),
        (b"#main\n12x4\n", "line 2: unknown card '12x4'"),
        ("#main\n５３１８６３９\n".encode(), "line 2: unknown card"),
        (b"#main\n" + b"5318639\n" * 200_000, "too large for a deck"),
    ],
)
def test_damaged_deck_files(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "bad.ydk"
    path.write_bytes(data)
    with pytest.raises(FileError, match=message) as caught:
        load_deck(str(path))
    assert str(caught.value).startswith(str(path)) and "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["", "nothing.ydk", "\n", "a" * 5000, "\0", "."])
def test_what_is_no_file_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(FileError) as caught:
        load_deck(name)
    assert "\n" not in str(caught.value)


def test_random_bytes_never_end_in_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = Rng(5)
    path = tmp_path / "fuzz.ydk"
    samples = [write_ydk(load_deck("synchron")).encode(), write_ydke(load_deck("synchron")).encode(), bytes(range(256))]
    for number in range(300):
        whole = samples[number % 3]
        data = bytearray(whole[: chance.below(len(whole) + 1)])
        for _ in range(chance.below(8)):
            if data:
                data[chance.below(len(data))] = chance.below(256)
        path.write_bytes(bytes(data))
        try:
            load_deck(str(path))
        except DuelkitError as error:
            assert "\n" not in str(error)
        if number % 10 == 0:
            assert main(["deck", "check", str(path)]) in (0, 1, 2)
    assert "Traceback" not in capsys.readouterr().err


def test_the_commands_convert_and_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "convert", "synchron", "--ydke"]) == 0
    url = capsys.readouterr().out.strip()
    assert url == write_ydke(load_deck("synchron"))
    out = tmp_path / "copy.ydk"
    assert main(["deck", "convert", url, str(out)]) == 0
    assert load_deck(str(out)) == load_deck(url).__class__(
        "copy", *(getattr(load_deck("synchron"), part) for part in ("main", "extra", "side"))
    )
    assert "# 調律 / Tuning" in out.read_text(encoding="utf-8")
    assert main(["deck", "convert", str(out), str(tmp_path / "copy.ydke")]) == 0
    assert (tmp_path / "copy.ydke").read_text(encoding="utf-8").strip() == url
    # cards that are not playable are carried along
    (tmp_path / "other.ydk").write_text("#main\n99999999\n5318639\n#extra\n88888888\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["deck", "convert", str(tmp_path / "other.ydk"), "--ydke"]) == 0
    listing = parse_ydke(capsys.readouterr().out)
    assert [(entry.passcode, entry.section) for entry in listing.entries] == [
        (99999999, "main"),
        (5318639, "main"),
        (88888888, "extra"),
    ]
    assert main(["deck", "show", str(tmp_path / "other.ydk")]) == 0
    shown = capsys.readouterr().out
    assert "1  99999999  #99999999  (not playable here: no card with this passcode is known here" in shown
    assert "サイクロン / Mystical Space Typhoon" in shown
    assert main(["deck", "show", "synchron", "--json"]) == 0
    assert sum(row["count"] for row in json.loads(capsys.readouterr().out)["cards"]) == 70
    assert main(["deck", "convert", "synchron"]) == 2
    assert main(["deck", "convert", "synchron", str(tmp_path / "no folder" / "x.ydk")]) == 2
    assert not (tmp_path / "no folder").exists()


def test_the_check_command_lists_all_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.ydk"
    path.write_text("#main\n" + "5318639\n" * 4 + "99999999\n!side\n44508094\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--edition", "ex04"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{path}: the main deck has 5 cards; expected 40 or more (EX04-GAP-DECK-01)"
    assert any(line.startswith(f"{path}, line 5: 4 copies of 「サイクロン」") for line in lines)
    assert any(line.startswith(f"{path}, line 8: ") and "(EX04-GAP-TYPE-01)" in line for line in lines)
    assert any(line.startswith(f"{path}, line 6: card 99999999 is not playable here") for line in lines)
    assert lines[-7:] == [
        "bad: not legal in ex04, 4 violations; 5 main, 0 extra, 1 side",
        "bad: 2 of 3 different cards are playable here, 5 of 6 copies",
        "bad: not playable here, one card is missing",
        "bad: legal in the editions: none",
        "bad: legal under the limit lists: none",
        "bad: legal in the formats: none",
        "bad: one card that is not known here counts as allowed, in the part in which it stands",
    ]
    assert main(["deck", "check", str(path), "--edition", "ex04", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["legal"] is False and report["playable"] is False
    assert [item["rule"] for item in report["violations"]] == [
        "EX04-GAP-DECK-01",
        "EX04-GAP-SIDE-01",
        "EX04-LIM-01",
        "EX04-GAP-TYPE-01",
    ]
    assert main(["deck", "check", "synchron"]) == 0
    assert "legal in mr3; 40 main, 15 extra, 15 side" in capsys.readouterr().out
    assert main(["deck", "check", "no such deck"]) == 2
    assert main(["deck", "check", "synchron", "--edition", "no such edition"]) == 2
    assert all(line.startswith("duelkit: ") for line in capsys.readouterr().err.splitlines())


def test_the_built_in_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list"]) == 0
    assert capsys.readouterr().out.split() == builtin_decks()
    assert main(["deck", "list", "--format", "goat", "--json"]) == 0
    goat = json.loads(capsys.readouterr().out)
    assert "goat_warrior_toolbox" in goat and "synchron" not in goat
    assert main(["deck", "list", "--edition", "mr99"]) == 2
    assert "unknown edition 'mr99'" in capsys.readouterr().err


def test_a_name_like_that_of_a_deck_is_answered_with_those(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "sychron"]) == 2
    error = capsys.readouterr().err
    assert "one of `duelkit deck list`, such as synchron, synchron_extreme" in error and len(error) < 200
