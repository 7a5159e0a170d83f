"""The shelf: every line is a card, the library finds it by passcode and names, hand-written cards win."""

from __future__ import annotations

from enum import IntFlag
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.table.games.yugioh_windows import hand_events, hand_triggers
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.cards.shelf import PROOFS, Shelf, definition_of, line_of, refused, shelved, words_in
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.text import render


def test_every_card_of_the_shelf_compiles_and_is_printed_in_both_languages() -> None:
    for code in library().shelf:
        entry = library().shelf[code]
        card = entry.card
        assert card_info(card).passcode == code
        assert line_of(entry) == line_of(shelved(line_of(entry)))
        assert definition_of(card) == entry.definition
        assert set(entry.proofs) <= set(PROOFS)
        if card.effects and not card.types & CardType.SPELL:
            assert render(card, "ja") and render(card, "en")


def test_the_library_knows_a_shelved_card_by_passcode_and_by_both_names() -> None:
    names = {fold(name) for card in library().written for name in (card.ja, card.en)}
    for code in list(library().shelf)[::37]:
        facts = library().shelf[code].facts
        if fold(facts.ja) in names:
            continue
        card = library()[code]
        assert library()[facts.ja] is card and library()[facts.en] is card and code in library()
        assert library().proofs(code) is not None


def test_a_card_written_by_hand_wins() -> None:
    own = {card.passcode for card in library().written}
    assert not own & set(library().shelf), "a card that is written by hand stands on the shelf too"
    assert all(library().proofs(code) is None for code in own)


def test_a_card_that_scenarios_play_is_named_in_the_tests() -> None:
    own = Path(__file__)
    tests = "".join(path.read_text(encoding="utf-8") for path in own.parents[2].rglob("*.py") if path != own)
    played = [card for card in library().tested if card.passcode in library().shelf]
    assert len(played) > 150
    assert [card.en for card in played if f'"{card.ja}"' not in tests and f'"{card.en}"' not in tests] == []


def test_cards_are_found_by_how_their_names_are_read() -> None:
    read_as = next(names for names in library().shelf.names.values() if names[2] and names[2] not in names[0])
    assert read_as[0] in {card.ja for card in library().search(read_as[2])}


def test_refused_cards_are_listed_with_the_place(capsys: pytest.CaptureFixture[str]) -> None:
    cards = refused()
    assert len(cards) > 5000
    assert not {card.passcode for card in cards} & set(library().codes)
    assert main(["cards", "--refused", cards[0].en]) == 0
    told = capsys.readouterr().out
    assert cards[0].en in told and cards[0].reason in told
    assert main(["cards", "--refused", "no card is called so"]) == 1


def test_a_line_that_is_no_card_is_an_error() -> None:
    with pytest.raises(ValueError):
        shelved("1\t2\t3")
    assert len(Shelf("")) == 0


def test_the_words_of_a_definition_are_those_that_it_is_made_of() -> None:
    shelf = library().shelf
    for code in list(shelf)[::53]:
        said = {type(node).__name__ for node in nodes(shelf[code].card)} - {"Card"}
        # what is empty is written as Zone(0)
        assert shelf.words_of(code) - {kind.__name__ for kind in IntFlag.__subclasses__()} <= said
    assert words_in("Named('Draw(1)', \"Destroy('\"), Draw(2)") == {"Named", "Draw"}


def test_the_events_of_the_hand_are_those_of_all_compiled_cards() -> None:
    assert hand_triggers() == frozenset().union(*map(hand_events, library())) != frozenset()
