"""Looking up the cards and decks of Yu-Gi-Oh! at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from duelkit.cardlang.wording import Language
from duelkit.terminal.looking import Actions, Lookup
from duelkit.terminal.yugioh.decks import fill_convert, fill_limits, run_check, run_show
from duelkit.terminal.yugioh.lookup import as_dict, card_line, card_lines, find_card
from duelkit.terminal.yugioh.rows import missing
from duelkit.yugioh.cards import library
from duelkit.yugioh.database import open_database
from duelkit.yugioh.editions import chosen_edition
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.search import search


class YugiohLookup(Lookup):
    """Cards and decks of Yu-Gi-Oh!."""

    def find_card(self, wanted: str, options: argparse.Namespace) -> Card | list[Card]:
        options.rules = None if options.edition is None else chosen_edition(options.edition)
        if options.database is not None:
            options.database = open_database(options.database)
        return find_card(wanted)

    def card_lines(self, card: Card, options: argparse.Namespace) -> list[str]:
        return card_lines(card, options.rules, options.language)

    def missing(self, wanted: str, options: argparse.Namespace) -> int:
        return missing(wanted, options.database)

    def candidate(self, card: Card) -> str:
        return f"{card.passcode:08}  {card.ja} / {card.en}"

    def cards(self, words: str) -> Sequence[Card]:
        # a line contains names and figures: no card is made for it
        wanted = set(search(words)) if words else None
        return [card for card in library().facts() if wanted is None or card.passcode in wanted]

    def card_line(self, card: Card, language: Language) -> str:
        return card_line(card, language)

    def card_json(self, card: Card) -> dict[str, Any]:
        return as_dict(card)

    def read_cards(self, files: Sequence[str], options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.reading import read_cards

        return read_cards(files, options)

    def refused_cards(self, words: str, options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.reading import refused_cards

        return refused_cards(words, options)

    # decks

    def fill_deck(self, actions: Actions) -> None:
        fill_convert(actions.add_parser("convert", help="write a deck as .ydk or as a ydke:// URL"))
        fill_limits(actions.add_parser("limits", help="list the limit lists that come along, or the cards of one"))

    def check_deck(self, options: argparse.Namespace) -> int:
        return run_check(options)

    def show_deck(self, options: argparse.Namespace) -> int:
        return run_show(options)
