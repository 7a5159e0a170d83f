"""Decks with cards that are not playable here: which, why, how much is there, where the deck is legal all the same."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.yugioh.decks.test_card_database import make

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.rulebook.cite import rule
from duelkit.yugioh import library
from duelkit.yugioh.cards import Library, fold
from duelkit.yugioh.cards.shelf import RefusedCard, Shelf, figures, line_of_card, refused, refused_by_passcode
from duelkit.yugioh.decks import Directory, load_deck
from duelkit.yugioh.decks.construction import legal_in
from duelkit.yugioh.decks.deck import deck_of, find_listing, sections
from duelkit.yugioh.decks.facts import EXTRA_TYPES, older_printings
from duelkit.yugioh.decks.listing import parse_ydk
from duelkit.yugioh.decks.presence import presence
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.telling.refused import reason_words

CYCLONE = 5318639
PLAIN = [
    card.passcode
    for card in library().facts()
    if card.types & CardType.NORMAL and not card.types & (CardType.TUNER | CardType.PENDULUM)
][:14] * 3
PLAIN = sorted(PLAIN)[:40]
"""Forty cards that are legal everywhere, and on no limit list."""


def not_playable(kind: CardType, none: CardType = CardType(0)) -> list[RefusedCard]:
    """The known cards of a kind that are not playable, in the order of their passcodes."""
    found = figures()
    return [card for card in refused() if found[card.passcode][0] & kind and not found[card.passcode][0] & none]


def written(tmp_path: Path, main: list[int], extra: list[int] | None = None, side: list[int] | None = None) -> Path:
    """A deck file."""
    path = tmp_path / "deck.ydk"
    parts = (("#main", main), ("#extra", extra or []), ("!side", side or []))
    path.write_text("".join(f"{head}\n" + "".join(f"{code}\n" for code in codes) for head, codes in parts), "utf-8")
    return path


def test_every_card_that_is_not_playable_is_known_with_its_kind() -> None:
    known = figures()
    assert refused() and all(card.passcode in known for card in refused())
    for code in library().codes:
        card = library().shelf[code].facts if code in library().shelf and code in known else None
        if card is not None:
            types, level, scale = known[code]
            # a reading adds only how a monster is summoned
            assert (types & ~card.types, card.types & ~types & ~CardType.SPECIAL) == (0, 0), card.en
            # a printed Rank of 0 is treated as 1, a printed Level of 0 as 12 (Ultimaya Tzolkin)
            rank = max(level, 1) if types & CardType.XYZ else level or 12 if types & CardType.SYNCHRO else level
            assert (rank, scale) == (card.level, card.scale), card.en


def test_every_reason_has_words_in_both_languages() -> None:
    for reason in sorted({card.reason for card in refused()}):
        assert reason_words("ja", reason) != reason, reason
        assert any("ぁ" <= letter <= "ん" for letter in reason_words("ja", reason)), reason


def test_a_card_is_named_once_with_its_copies_and_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = not_playable(CardType.MONSTER, EXTRA_TYPES)[:3]
    link = not_playable(CardType.LINK)[0]
    path = written(
        tmp_path,
        [
            *PLAIN[:34],
            first.passcode,
            second.passcode,
            first.passcode,
            third.passcode,
            first.passcode,
            CYCLONE,
            link.passcode,
        ],
    )
    assert main(["deck", "check", str(path), "--edition", "mr20"]) == 1
    shown = capsys.readouterr().out
    for card, copies in ((first, "3 copies"), (second, "1 copy"), (third, "1 copy"), (link, "1 copy")):
        lines = [line for line in shown.splitlines() if f"({card.en})" in line]
        assert len(lines) == 1 and f"「{card.ja}」 ({card.en}), passcode {card.passcode}, is not playable" in lines[0]
        assert f"({copies}): " in lines[0]
    # the Link Monster stood in the main deck; it belongs to the extra deck, playable or not
    assert "legal in mr20; 40 main, 1 extra, 0 side" in shown
    assert "not playable here, 4 cards are missing" in shown
    distinct = len({*PLAIN[:34], CYCLONE})
    assert f"{distinct} of {distinct + 4} different cards are playable here, 35 of 41 copies" in shown
    assert "legal in the editions: mr4, mr20, mr20-official" in shown, "Link Monsters are known for what they are"
    assert main(["deck", "check", str(path), "--edition", "mr20", "--language", "ja"]) == 1
    shown = capsys.readouterr().out
    assert f"「{first.ja}」（パスワード{first.passcode}）はここでは使えません（3枚）：" in shown
    assert "41枚のうち35枚がここで使えます" in shown and "playable" not in shown
    assert main(["deck", "check", str(path), "--language", "nl"]) == 2
    assert "--language 'nl'; expected ja or en" in capsys.readouterr().err


def test_the_same_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = not_playable(CardType.TRAP)[0]
    path = written(tmp_path, [*PLAIN[:39], card.passcode], side=[card.passcode])
    for command in ("check", "show"):
        main(["deck", command, str(path), "--json"])
        told = json.loads(capsys.readouterr().out)
        told = told.get("presence", told)
        assert (told["copies"], told["copies_here"], told["playable"]) == (41, 39, False)
        assert told["cards"] == told["cards_here"] + 1
        (missing,) = told["missing"]
        assert missing["copies"] == {"main": 1, "side": 1} and missing["lines"] == [41, 44]
        assert missing["ja"] == card.ja and missing["reason"]["ja"] and missing["reason"]["en"]
        assert "mr3" in told["legal_editions"] and "ex04" not in told["legal_editions"], "its side deck has one card"
        assert "ocg-2015-04" in told["legal_limits"] and "ocg-2004-09" not in told["legal_limits"]


@rule("MR3-SIDE-04")
def test_a_deck_that_lacks_cards_of_its_side_deck_only_is_played_without_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    card, other = not_playable(CardType.SPELL)[:2]
    path = written(tmp_path, PLAIN, side=[card.passcode, CYCLONE, card.passcode])
    deck = load_deck(str(path))
    assert [one.passcode for one in deck.side] == [CYCLONE] and len(deck.main) == len(PLAIN)
    assert deck.lines[-1] == len(PLAIN) + 5, "each card keeps its line"
    assert [(one.passcode, one.count) for one in deck.left_out] == [(card.passcode, 2)]
    assert main(["deck", "check", str(path)]) == 0, "it is legal and can be played"
    shown = capsys.readouterr().out
    assert "is not playable here (in the side deck, 2 copies)" in shown
    assert "playable without one card of its side deck; nothing else is missing" in shown
    assert main(["watch", "--decks", str(path), "plain", "--seed", "1"]) == 0
    assert f"its side deck; nothing else is missing (2 {card.en})" in capsys.readouterr().out
    # one card of the main deck more, and it is no deck
    path = written(tmp_path, [*PLAIN, other.passcode], side=[card.passcode])
    with pytest.raises(FileError, match="is not playable here: "):
        load_deck(str(path))
    assert main(["deck", "check", str(path)]) == 1


def test_a_deck_of_which_only_side_deck_cards_are_here_is_none(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="not playable here"):
        load_deck(str(written(tmp_path, [], side=[not_playable(CardType.SPELL)[0].passcode])))


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (511000819, "Chaos Emperor Dragon - Envoy of the End"),
        (511000824, "Ring of Destruction"),
        (511000823, "Crush Card Virus"),
        (504700001, "Fenrir"),
    ],
)
def test_numbers_of_older_printings_are_the_card(code: int, name: str) -> None:
    facts = Directory()[code]
    assert facts.known and facts.en == name and facts.passcode < 100_000_000


def test_every_older_printing_leads_to_a_known_card() -> None:
    directory = Directory()
    for code, main_code in older_printings().items():
        assert directory[code].known and directory[code] == directory[main_code], code
        assert code not in library() and not 0 < code - main_code <= 10


@rule("MR3-NAME-01", "MR3-DECK-02")
def test_another_artwork_of_a_card_that_is_not_playable_counts_with_it() -> None:
    card = next(card for card in not_playable(CardType.TRAP) if card.passcode + 1 not in refused_by_passcode())
    directory = Directory()
    assert directory[card.passcode + 1].refused == card and directory[card.passcode + 10].refused == card
    assert not directory[card.passcode + 11].known
    text = "\n".join(map(str, [*PLAIN[:36], *[card.passcode] * 2, *[card.passcode + 1] * 2]))
    listing = parse_ydk(text, "x.ydk")
    (missing,) = presence(sections(listing, directory), directory).missing
    assert missing.count == 4
    assert "mr3" not in [rules.identity for rules in legal_in(listing, directory)[0]], "four copies of one card"


@rule("MR3-LIM-01")
def test_limit_lists_count_cards_that_are_not_playable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for card in not_playable(CardType.SPELL)[:3]:
        limits = tmp_path / "house.toml"
        limits.write_text(f'id = "house"\nname = "House"\nlimited = ["{card.en}"]\n', encoding="utf-8")
        path = written(tmp_path, [*PLAIN[:38], card.passcode, card.passcode])
        assert main(["deck", "check", str(path), "--limits", str(limits)]) == 1
        assert f"2 copies of 「{card.ja}」 ({card.en}), which is limited" in capsys.readouterr().out


def with_own(missing: RefusedCard, name: str, passcode: int) -> Library:
    """A library with a card that a user has written under a name."""
    card = replace(library()["サイクロン"], passcode=passcode, ja=name, en=name, versions=(), kana="")
    return Library(list(library().tested), None, Shelf("", line_of_card(card) + "\n"))


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_card_that_the_user_has_written_fills_the_hole_of_its_name(language: str) -> None:
    for missing in not_playable(CardType.SPELL)[:3]:
        own = with_own(missing, getattr(missing, language), 900_000_016)
        text = "\n".join(map(str, [CYCLONE, missing.passcode, missing.passcode + 1]))
        assert Directory()[missing.passcode].card is None
        deck = deck_of(parse_ydk(text, "x.ydk"), Directory(known=own))
        assert [card.passcode for card in deck.main] == [CYCLONE, 900_000_016, 900_000_016]
        # by its passcode, if the user gave it that
        direct = with_own(missing, "ある名前", missing.passcode)
        assert deck_of(parse_ydk(text, "x.ydk"), Directory(known=direct)).main[1].ja == "ある名前"


def test_cards_of_an_account_fill_holes_only_for_who_has_written_them() -> None:
    missing = not_playable(CardType.SPELL)[0]
    card = replace(library()["サイクロン"], passcode=1 << 30, ja=missing.ja, en=missing.en, versions=())
    held = library().lend(card)
    assert Directory(own=[held]).playable(missing.passcode) is held
    assert Directory().playable(missing.passcode) is None, "a card that is lent is found by no name"


def test_a_card_database_names_what_is_known_nowhere_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = make(tmp_path / "cards.cdb")
    path = tmp_path / "deck.txt"
    path.write_text("3 Test Spell\n2 Mystical Space Typhoon\n", encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 2
    assert "line 1: '3 Test Spell' is no known card" in capsys.readouterr().err
    assert main(["deck", "check", str(path), "--database", database]) == 1
    shown = capsys.readouterr().out
    assert "「Test Spell」, passcode 90000700, is not playable here (3 copies): known from the card database" in shown
    assert "1 of 2 different cards are playable here, 2 of 5 copies" in shown


def test_names_of_cards_that_are_not_playable_are_understood(tmp_path: Path) -> None:
    card = not_playable(CardType.SPELL)[0]
    path = tmp_path / "deck.deck"
    for name in (card.ja, card.en):
        path.write_text(f"2 {name}\n1 サイクロン\n", encoding="utf-8")
        assert [entry.passcode for entry in find_listing(str(path)).entries] == [card.passcode, card.passcode, CYCLONE]
    assert Directory().key_of_name(card.en) == fold(card.ja)
