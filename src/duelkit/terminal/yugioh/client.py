"""Yu-Gi-Oh! at the terminal: what its commands need beside those of all games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from duelkit.terminal.client import Line, Terminal
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.wording import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

    from duelkit.recording import Recorder
    from duelkit.terminal.client import Actions
    from duelkit.terminal.paper import Paper
    from duelkit.terminal.sitting import Seats, Sitting
    from duelkit.terminal.yugioh.session import Session
    from duelkit.yugioh import Duel, Rules, View
    from duelkit.yugioh.decks import Deck
    from duelkit.yugioh.language.card import Card
    from duelkit.yugioh.telling.teller import Teller


class YugiohTerminal(Terminal):
    """Yu-Gi-Oh! at the terminal."""

    messages = MESSAGES
    endings = (".ydk", ".deck", ".txt")
    usual_decks: tuple[str, str] | None = ("plain", "plain")

    def ask_setup(self, paper: Paper, language: Language) -> Rules:
        from duelkit.terminal.yugioh.editions import ask_edition

        return ask_edition(paper, language)

    def setup_name(self, setup: Rules, language: Language) -> str:
        return setup.name_ja if language is Language.JA else setup.name_en

    def sitting(self, recorder: Recorder[Duel], seats: Seats[Duel], language: Language, paper: Paper) -> Session:
        from duelkit.terminal.yugioh.session import Session

        return Session(recorder, seats, language, paper)

    def started(self, sitting: Sitting[Duel], setup: Rules, seed: int, first: int) -> list[Line]:
        player = sitting.teller(0).whom(first)
        return [(self.say(sitting.language, "started", edition=setup.identity, seed=str(seed), player=player), "")]

    def log_lines(self, teller: Teller, after: int) -> list[str]:
        from duelkit.terminal.yugioh.linear import log_lines

        return log_lines(teller, after)

    def told_up_to(self, duel: Duel) -> int:
        from duelkit.terminal.yugioh.linear import told_up_to

        return told_up_to(duel)

    # positions

    def position(self, text: str, name: str) -> Duel:
        from duelkit.yugioh.positions import read_position

        position = read_position(text, name)
        position.start()
        return position.duel

    def picture(self, teller: Teller, view: View, paper: Paper) -> RenderableType | list[str]:
        from duelkit.terminal.yugioh.board import board
        from duelkit.terminal.yugioh.linear import field_lines

        return field_lines(teller, view) if paper.plain else board(teller, view, paper.width)

    def question_reasons(self, teller: Teller) -> list[str]:
        from duelkit.terminal.yugioh.whys import question_reasons

        return question_reasons(teller)

    def offered(self, teller: Teller, options: list[int]) -> list[tuple[str, str]]:
        from duelkit.terminal.yugioh.session import grouped
        from duelkit.terminal.yugioh.whys import offered_line

        return [(text, offered_line(teller, option)) for text, option in grouped(teller, options)]

    def refusals(self, teller: Teller) -> list[str]:
        from duelkit.terminal.yugioh.whys import refusals

        return refusals(teller)

    # cards

    def find_card(self, wanted: str, options: argparse.Namespace) -> Card | list[Card]:
        from duelkit.terminal.yugioh.lookup import find_card

        options.rules = None if options.edition is None else self.game.setup(vars(options))
        if options.database is not None:
            from duelkit.yugioh.database import open_database

            options.database = open_database(options.database)
        return find_card(wanted)

    def card_lines(self, card: Card, options: argparse.Namespace) -> list[str]:
        from duelkit.terminal.yugioh.lookup import card_lines

        return card_lines(card, options.rules, options.language)

    def missing(self, wanted: str, options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.rows import missing

        return missing(wanted, options.database)

    def candidate(self, card: Card) -> str:
        return f"{card.passcode:08}  {card.ja} / {card.en}"

    def cards(self, words: str) -> Sequence[Card]:
        from duelkit.yugioh.cards import library
        from duelkit.yugioh.search import search

        # a line tells names and figures: no card is made for it
        wanted = set(search(words)) if words else None
        return [card for card in library().facts() if wanted is None or card.passcode in wanted]

    def card_line(self, card: Card, language: Language) -> str:
        from duelkit.terminal.yugioh.lookup import card_line

        return card_line(card, language)

    def card_json(self, card: Card) -> dict[str, Any]:
        from duelkit.terminal.yugioh.lookup import as_dict

        return as_dict(card)

    def read_cards(self, files: Sequence[str], options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.reading import read_cards

        return read_cards(files, options)

    def refused_cards(self, words: str, options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.reading import refused_cards

        return refused_cards(words, options)

    # decks

    def deck_remarks(self, deck: Deck, language: str) -> list[str]:
        from duelkit.terminal.yugioh.decks import left_out

        return left_out(deck, language)

    def fill_deck(self, actions: Actions) -> None:
        from duelkit.terminal.yugioh.decks import fill_convert, fill_limits

        fill_convert(actions.add_parser("convert", help="write a deck as .ydk or as a ydke:// URL"))
        fill_limits(actions.add_parser("limits", help="list the limit lists that come along, or the cards of one"))

    def check_deck(self, options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.decks import run_check

        return run_check(options)

    def show_deck(self, options: argparse.Namespace) -> int:
        from duelkit.terminal.yugioh.decks import run_show

        return run_show(options)
