"""Decks of THE EYE OF JUDGMENT: the file format, and everything that keeps a deck from being played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.judgment.cards import library
from duelkit.judgment.decks import (
    Deck,
    Violation,
    builtin_decks,
    check_deck,
    from_numbers,
    load_deck,
    read_deck,
    write_deck,
)
from duelkit.judgment.language import FULL, STANDARD, Element, Rarity, SpellClass, creature, spell
from duelkit.judgment.language.card import Card
from duelkit.kernel.errors import FileError
from duelkit.rulebook.cite import rule

PLAIN = (1, 4, 7, 20, 21, 27, 37, 38, 40, 57)
"""Cards without a limit icon."""


def deck(*numbers: int) -> Deck:
    """A deck of these cards, filled up to thirty with three each of cards without a limit."""
    filled = list(numbers)
    for number in PLAIN:
        for _ in range(3):
            if len(filled) < 30 and filled.count(number) < 3:
                filled.append(number)
    return from_numbers("test", filled)


def found(deck: Deck) -> list[str]:
    """The rules that a deck breaks."""
    return [violation.rule for violation in check_deck(deck)]


def limited(number: int, same: int = 0, group: int = 0) -> int:
    """Make sure that a card of the library has these limit icons."""
    icons = {limit.group: limit.count for limit in library()[number].limits}
    assert icons == {key: count for key, count in ((False, same), (True, group)) if count}
    return number


def stranger(number: int, name: str, race: str) -> Card:
    """A creature that is none of the library's."""
    return creature(number, name, Element.FIRE, race, "", 1, 1, 1, 1, STANDARD, FULL, rarity=Rarity.COMMON)


HERO, OTHER_HERO = 14, 32
BETRAYER_ONE, BETRAYER_THREE = 33, 272
ZEALOT, ONLY_ONE = 121, 84
ALTAR, FEAST = 92, 91


@pytest.mark.parametrize("name", builtin_decks())
def test_built_in_decks_are_legal(name: str) -> None:
    found = load_deck(name)
    assert check_deck(found) == []
    assert found.name


def test_there_is_a_deck_for_each_element_and_the_champions() -> None:
    assert builtin_decks() == ["biolith", "champion", "earth", "fire", "water", "wood"]


@rule("EOJ-DECK-01")
@pytest.mark.parametrize("count", [1, 29, 31])
def test_thirty_cards_exactly(count: int) -> None:
    numbers = [number for number in PLAIN * 3][:29] + [59, 59][: max(count - 29, 0)]
    wrong = from_numbers("x", numbers[:count])
    assert check_deck(wrong) == [Violation(f"{count} cards; expected exactly 30", "EOJ-DECK-01")]
    assert check_deck(deck()) == []


@rule("EOJ-DECK-02")
def test_three_copies_and_not_four() -> None:
    assert found(deck(1, 1, 1)) == []
    assert found(from_numbers("x", [1, 1, 1, 1, *PLAIN[1:], *PLAIN[1:], *PLAIN[1:]][:30])) == ["EOJ-DECK-02"]


@rule("EOJ-DECK-03")
def test_copies_are_counted_by_name() -> None:
    twins: list[Card] = [stranger(9000 + at, "Twin", "Human") for at in range(4)]
    cards = [*twins, *deck().main[:26]]
    assert "EOJ-DECK-02" in found(Deck("x", tuple(cards)))


@rule("EOJ-DECK-04")
def test_same_card_icon() -> None:
    limited(ONLY_ONE, same=1)
    assert found(deck(ONLY_ONE)) == []
    assert found(deck(ONLY_ONE, ONLY_ONE)) == ["EOJ-DECK-04"]


@rule("EOJ-DECK-05")
def test_group_icon_counts_every_card_of_the_race_and_the_smallest_limit_holds() -> None:
    limited(ZEALOT, group=5)
    others = [number for number in (137, 154, 169) if limited(number, group=5)]
    assert found(deck(ZEALOT, ZEALOT, *others)) == []
    assert found(deck(ZEALOT, ZEALOT, ZEALOT, *others)) == ["EOJ-DECK-05"]
    plain = stranger(9000, "Plain Missionary", "Missionary")
    cards = [*(library()[number] for number in (ZEALOT, ZEALOT, *others)), plain, *deck().main[:24]]
    assert [rule for rule in found(Deck("x", tuple(cards))) if rule != "EOJ-DECK-11"] == ["EOJ-DECK-05"]


@rule("EOJ-DECK-06")
def test_a_group_limit_belongs_to_the_card() -> None:
    limited(BETRAYER_ONE, group=1)
    limited(BETRAYER_THREE, group=3)
    assert found(deck(BETRAYER_THREE, BETRAYER_THREE, BETRAYER_THREE)) == []
    assert found(deck(BETRAYER_ONE)) == []


@rule("EOJ-DECK-07")
def test_a_card_with_group_limit_one_is_the_only_one_of_its_race() -> None:
    limited(HERO, group=1)
    assert found(deck(HERO)) == []
    assert found(deck(HERO, HERO)) == ["EOJ-DECK-07"]
    assert found(deck(HERO, OTHER_HERO)) == ["EOJ-DECK-07"]


@rule("EOJ-DECK-08")
def test_group_limit_three_and_one_never_go_together() -> None:
    assert found(deck(BETRAYER_ONE, BETRAYER_THREE)) == ["EOJ-DECK-08", "EOJ-DECK-07"]


def some_spell(number: int, name: str, *limits: tuple[int, bool]) -> Card:
    from duelkit.judgment.language import Draw, same_card, same_group

    icons = tuple(same_group(count) if group else same_card(count) for count, group in limits)
    return spell(number, name, SpellClass.RITUAL, 0, Draw(1), limits=icons)


@rule("EOJ-DECK-09")
def test_both_kinds_of_icons_are_checked() -> None:
    both = [some_spell(9001 + at, f"Rite {at}", (1, False), (3, True)) for at in range(4)]
    filler = deck().main
    assert found_of_rites([*both[:3], *filler[:27]]) == []
    assert found_of_rites([both[0], both[0], both[1], *filler[:27]]) == ["EOJ-DECK-04"]
    assert found_of_rites([*both, *filler[:26]]) == ["EOJ-DECK-05"]
    assert found_of_rites([both[0], *both, *filler[:25]]) == ["EOJ-DECK-04", "EOJ-DECK-05"]


def found_of_rites(cards: list[Card]) -> list[str]:
    """The same for cards that are none of the library's."""
    return [rule for rule in found(Deck("x", tuple(cards))) if rule != "EOJ-DECK-11"]


@rule("EOJ-DECK-10")
@pytest.mark.parametrize("name", ["Rotate", "Surrender", "操作カード"])
def test_operation_cards_are_refused_in_a_deck_list(name: str) -> None:
    with pytest.raises(FileError, match=r"line 2: .* is an operation card; .*EOJ-DECK-10"):
        read_deck(f"2 Flame Magus\n1 {name}\n", "x.deck")


@rule("EOJ-DECK-11")
def test_only_cards_of_the_game() -> None:
    foreign = stranger(9000, "Stranger", "Alien")
    assert found(Deck("x", (foreign, *deck().main[:29]))) == ["EOJ-DECK-11"]


def test_every_violation_is_listed_at_once_with_its_line() -> None:
    text = f"4 #1\n2 #{ONLY_ONE}\n1 #{HERO}\n1 #{OTHER_HERO}\n"
    assert [(item.rule, item.line) for item in check_deck(read_deck(text, "x.deck"))] == [
        ("EOJ-DECK-01", 0),
        ("EOJ-DECK-02", 1),
        ("EOJ-DECK-04", 2),
        ("EOJ-DECK-07", 4),
    ]


# the file


def test_names_numbers_comments_and_every_line_ending_are_read() -> None:
    text = "\ufeffname: My deck\r\n# a comment\r\n2 flame  magus ; why not\r\n\r\n１ #4\r\n3x Partmole Flame Lizard\r\n"
    found = read_deck(text, "some.deck")
    assert found.name == "My deck"
    assert [card.number for card in found.main] == [1, 1, 4, 4, 4, 4]
    assert found.lines == (3, 3, 5, 6, 6, 6)
    assert read_deck("1 機巧の龍 ウロボロス", "x").main == (library()[84],)
    assert read_deck("1 #1", "folder/other.deck").name == "other"


def test_a_written_deck_reads_as_the_same() -> None:
    first = deck(ONLY_ONE, HERO)
    again = read_deck(write_deck(first), "x.deck")
    assert sorted(card.number for card in again.main) == sorted(card.number for card in first.main)
    assert again.name == first.name


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Flame Magus", "line 1: 'Flame Magus' is no card line; expected '2 Flame Magus' or '2 #1'"),
        ("0 Flame Magus", "line 1: '0 Flame Magus' counts no card; expected a count of 1 or more"),
        ("1 #1\n2 Nobody", "line 2: unknown card 'Nobody'; expected the name or the #number of a card"),
        ("2 #9999", "line 1: unknown card '#9999'"),
        ("", "no cards found; expected lines such as '2 Flame Magus' or '2 #1'"),
        ("name: a\nname: b\n1 #1", "line 2: a second name"),
        ("999 #1", "line 1: more than 400 cards; expected a deck of 30"),
        ("x\ny\n", "line 1: 'x' is no card line; expected '2 Flame Magus' or '2 #1'; line 2: 'y' is no card line"),
    ],
)
def test_wrong_lines_are_named(text: str, message: str) -> None:
    with pytest.raises(FileError) as error:
        read_deck(text, "my.deck")
    assert message in str(error.value) and str(error.value).startswith("my.deck")
    assert "\n" not in str(error.value)


def test_wrong_files_are_refused(tmp_path: Path) -> None:
    large = tmp_path / "large.deck"
    large.write_bytes(b"1 #1\n" * 60_000)
    odd = tmp_path / "odd.deck"
    odd.write_bytes(b"1 #1\n\xff\xfe")
    for path, message in (
        (str(large), "too large"),
        (str(odd), "not UTF-8"),
        ("none.deck", "cannot be read"),
        ("bad\0name", "cannot be read"),
        (str(tmp_path), "cannot be read"),
    ):
        with pytest.raises(FileError, match=message):
            load_deck(path)


def test_the_command_lists_all_violations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(f"4 #1\n2 #{ONLY_ONE}\n", encoding="utf-8")
    assert main(["deck", "check", str(path), "--game", "judgment"]) == 1
    out = capsys.readouterr().out
    assert "line 1: 4 copies of 'Flame Magus'; expected at most 3 (EOJ-DECK-02)" in out
    assert "mine: not legal, 3 violations; 6 cards" in out
    assert main(["deck", "check", str(path), "--game", "judgment", "--json"]) == 1
    assert [item["rule"] for item in json.loads(capsys.readouterr().out)["violations"]] == [
        "EOJ-DECK-01",
        "EOJ-DECK-02",
        "EOJ-DECK-04",
    ]
    assert main(["deck", "check", str(path), "--game", "judgment", "--edition", "mr3"]) == 2
    assert main(["deck", "show", str(path), "--game", "judgment"]) == 0
    assert "4    1  Flame Magus" in capsys.readouterr().out
