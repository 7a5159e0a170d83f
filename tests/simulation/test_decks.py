"""Deck files and deck rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.rulebook.cite import rule
from duelkit.yugioh import library
from duelkit.yugioh.decks import Deck, builtin_decks, check_deck, hints, load_deck, read_ydk, write_ydk
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import CardType

RULES = edition("mr3")


def rules_of(deck: Deck) -> list[str]:
    return [violation.rule for violation in check_deck(deck, RULES)]


@rule("MR3-DECK-01", "MR3-DECK-08", "MR3-SIDE-04", "MR3-PEN-19")
def test_deck_sizes() -> None:
    plain = load_deck("plain")
    assert rules_of(plain) == []
    assert rules_of(Deck("short", plain.main[:39])) == ["MR3-DECK-01"]
    cards = [card for card in library().tested if not card.in_extra_deck]
    assert rules_of(Deck("largest", tuple(cards[:60]))) == []
    assert rules_of(Deck("long", tuple(cards[:61]))) == ["MR3-DECK-01"]
    extra = tuple(card for card in library().tested if card.in_extra_deck and not card.types & CardType.LINK)
    assert rules_of(Deck("extra", plain.main, extra[:15])) == []
    assert rules_of(Deck("extra", plain.main, extra[:16])) == ["MR3-DECK-08"]
    side = tuple(card for card in cards if card not in plain.main)
    assert rules_of(Deck("side", plain.main, (), side[:15])) == []
    assert rules_of(Deck("side", plain.main, (), side[:16])) == ["MR3-SIDE-04"]


@rule("MR3-DECK-02", "MR3-SIDE-05", "MR3-LIM-01", "MR3-NAME-01")
def test_at_most_three_copies_over_all_parts_together() -> None:
    typhoon = library()["サイクロン"]
    others = tuple(card for card in library().tested if not card.in_extra_deck and card is not typhoon)
    assert rules_of(Deck("three", (typhoon,) * 2 + others[:38], (), (typhoon,))) == []
    assert rules_of(Deck("four", (typhoon,) * 2 + others[:38], (), (typhoon,) * 2)) == ["MR3-DECK-02"]


@rule("MR3-DECK-07", "MR3-RIT-02", "MR3-XYZ-02", "MR3-SYN-01", "MR3-DECK-03")
def test_extra_deck_monsters_go_to_the_extra_deck_and_ritual_monsters_do_not() -> None:
    stardust = library()["スターダスト・ドラゴン"]
    ritual = library()["カオス・ソルジャー"]
    plain = load_deck("plain")
    assert rules_of(Deck("wrong", (stardust, *plain.main[:39]))) == ["MR3-DECK-07"]
    assert rules_of(Deck("wrong", plain.main, (ritual,))) == ["MR3-RIT-02"]
    read = read_ydk(f"#main\n{stardust.passcode}\n{ritual.passcode}\n#extra\n{ritual.passcode}\n", "mixed.ydk")
    assert read.extra == (stardust,)
    assert read.main == (ritual, ritual)


@rule("MR3-DECK-04", "MR3-DECK-05", "MR3-DECK-06", "MR3-PEN-04")
def test_advice_is_never_an_error() -> None:
    high = [card for card in library().tested if card.types & 1 and card.level >= 5 and not card.in_extra_deck]
    heavy = Deck("heavy", tuple(high[:45]))
    advice = [hint.rule for hint in hints(heavy, RULES)]
    assert {"MR3-DECK-04", "MR3-DECK-05", "MR3-DECK-06"} <= set(advice)
    assert rules_of(heavy) == []
    assert [hint.rule for hint in hints(load_deck("plain"), RULES) if hint.rule == "MR3-DECK-04"] == []
    scale = next(card for card in library().tested if card.scale)
    assert "MR3-PEN-04" in [hint.rule for hint in hints(Deck("one scale", (scale,) * 3), RULES)]


def test_ydk_reads_what_other_tools_write() -> None:
    text = "\r\n".join(
        [
            "\ufeff#created by someone",
            "#main",
            "05318639",
            "# Mystical Space Typhoon",
            "5318639",
            "junk",
            "!side",
            "5318639",
            "",
        ]
    )
    deck = read_ydk(text, "a.ydk")
    assert [card.ja for card in deck.main] == ["サイクロン"] * 2
    assert [card.ja for card in deck.side] == ["サイクロン"]


@pytest.mark.parametrize("name", builtin_decks())
def test_built_in_decks_survive_writing_and_reading(name: str) -> None:
    deck = load_deck(name)
    again = read_ydk(write_ydk(deck), f"{name}.ydk")
    assert (again.main, again.extra, again.side) == (deck.main, deck.extra, deck.side)


def test_bad_deck_files_name_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.ydk"
    path.write_text("#main\n5318639\n99999999\n", encoding="utf-8")
    with pytest.raises(FileError, match=r"bad\.ydk, line 3: card 99999999 is not playable here"):
        load_deck(str(path))
    path.write_bytes(b"#main\n5318639\n\xff\xfe\n")
    with pytest.raises(FileError, match=r"line 3: not UTF-8"):
        load_deck(str(path))
    path.write_bytes(b"")
    with pytest.raises(FileError, match="no cards found"):
        load_deck(str(path))
    path.write_text("#main\n" + "5318639\n" * 41, encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 1
    shown = capsys.readouterr().out
    assert "line 5" in shown and "MR3-DECK-02" in shown
    assert main(["deck", "check", "plain"]) == 0
