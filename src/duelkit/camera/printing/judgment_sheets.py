"""The sheets that ``duelkit print`` writes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial

from duelkit.camera.printing.judgment_face import draw_card
from duelkit.camera.printing.judgment_mat import print_mat
from duelkit.camera.printing.operations import operation_cards
from duelkit.camera.printing.paper import Pen, Sheets
from duelkit.camera.words import say
from duelkit.judgment.boards import load_board, standard_board
from duelkit.judgment.cards import library
from duelkit.judgment.decks import load_deck
from duelkit.judgment.language.card import Card


def print_sheets(options: argparse.Namespace) -> None:
    """Draw the sheets and write the file.

    :raises DuelkitError: if a deck or a board is wrong.
    """
    board = load_board(options.board) if options.board else standard_board()
    found = wanted(options.deck, options.all)
    drawn: list[Callable[[Pen], None]] = [partial(draw_card, card=card, language=options.language) for card in found]
    if options.operations:
        drawn += operation_cards(options.language)
    sheets = Sheets(options.size, "duelkit")
    sheets.cards(drawn)
    if options.mat:
        print_mat(sheets, board)
    sheets.save(options.out)
    print(say(options.language, "printed", file=options.out, cards=len(drawn), mat="yes" if options.mat else "no"))


def wanted(decks: list[str], every: bool) -> list[Card]:
    """The cards to print.

    :raises DuelkitError: if there is no such deck.
    """
    found = [card for name in decks for card in load_deck(name).main]
    return [*found, *library()] if every else found
