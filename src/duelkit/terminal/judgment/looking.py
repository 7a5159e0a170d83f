"""Looking up the cards and decks of THE EYE OF JUDGMENT at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from duelkit.cardlang.wording import Language
from duelkit.judgment.cards import UnknownCard, library
from duelkit.judgment.language.card import Card
from duelkit.terminal.judgment.decks import run_check, run_show
from duelkit.terminal.judgment.lookup import as_dict, card_line, card_sheet, find_card, search
from duelkit.terminal.looking import Lookup


class JudgmentLookup(Lookup):
    """Cards and decks of THE EYE OF JUDGMENT."""

    def find_card(self, wanted: str, options: argparse.Namespace) -> Card | list[Card]:
        return find_card(wanted)

    def card_lines(self, card: Card, options: argparse.Namespace) -> list[str]:
        return card_sheet(card, options.language)

    def missing(self, wanted: str, options: argparse.Namespace) -> int:
        raise UnknownCard(
            f"no card matches {wanted[:60]!r}; expected a number from 1 to {library().cards[-1].number} "
            "or (part of) a Japanese or English card name"
        )

    def candidate(self, card: Card) -> str:
        return f"{card.number:>3}  {card.en}" + (f" / {card.ja}" if card.ja else "")

    def cards(self, words: str) -> Sequence[Card]:
        return search(words)

    def card_line(self, card: Card, language: Language) -> str:
        return card_line(card, language)

    def card_json(self, card: Card) -> dict[str, Any]:
        return as_dict(card)

    # decks

    def check_deck(self, options: argparse.Namespace) -> int:
        return run_check(options)

    def show_deck(self, options: argparse.Namespace) -> int:
        return run_show(options)
