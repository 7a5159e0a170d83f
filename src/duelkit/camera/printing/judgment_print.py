"""``duelkit print``: cards, operation cards and the mat as sheets to print."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from duelkit.camera.libraries import demand
from duelkit.camera.words import say
from duelkit.kernel.errors import DuelkitError

if TYPE_CHECKING:
    from duelkit.camera.printing.paper import Pen
    from duelkit.judgment.language.card import Card

OUT = "cards.pdf"


def fill_print(parser: argparse.ArgumentParser) -> None:
    """What follows ``print``."""
    parser.description = ("Print cards with codes, operation cards and the mat for play under a camera, in true scale "
                          "(print at 100 %).")
    parser.add_argument("--deck", action="append", default=[], metavar="NAME|FILE",
                        help="the cards of a deck, each as often as it is in it; may be given several times")
    parser.add_argument("--all", action="store_true", help="every card of the game once")
    parser.add_argument("--operations", action="store_true", help="the operation cards and cards that stand for others")
    parser.add_argument("--mat", action="store_true", help="the mat, in five parts")
    parser.add_argument("--board", metavar="FILE", help="another board for the mat, a .toml file")
    parser.add_argument("--size", choices=("A4", "Letter"), default="A4", help="of the paper (default A4)")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="of the texts: ja or en (default en)")
    parser.add_argument("--out", metavar="FILE", default=OUT, help=f"the file to write (default {OUT})")
    parser.set_defaults(func=run_print)


def run_print(options: argparse.Namespace) -> int:
    """Carry out ``duelkit print``."""
    if not (options.deck or options.all or options.operations or options.mat):
        raise DuelkitError("nothing to print; expected --deck, --all, --operations or --mat")
    demand()
    from duelkit.camera.printing.judgment_mat import print_mat
    from duelkit.camera.printing.operations import operation_cards
    from duelkit.camera.printing.paper import Sheets
    from duelkit.judgment.boards import load_board, standard_board

    board = load_board(options.board) if options.board else standard_board()
    found = wanted(options.deck, options.all)
    drawn: list[Callable[[Pen], None]] = [partial(_card, card=card, language=options.language) for card in found]
    if options.operations:
        drawn += operation_cards(options.language)
    sheets = Sheets(options.size, "duelkit")
    sheets.cards(drawn)
    if options.mat:
        print_mat(sheets, board)
    sheets.save(options.out)
    print(say(options.language, "printed", file=options.out, cards=len(drawn),
              mat="yes" if options.mat else "no"))
    return 0


def wanted(decks: list[str], every: bool) -> list[Card]:
    """The cards that are asked for.

    :raises DuelkitError: if there is no such deck.
    """
    from duelkit.judgment.cards import library
    from duelkit.judgment.decks import load_deck

    found = [card for name in decks for card in load_deck(name).main]
    return [*found, *library()] if every else found


def _card(pen: Pen, card: Card, language: str) -> None:
    from duelkit.camera.printing.judgment_face import draw_card

    draw_card(pen, card, language)
