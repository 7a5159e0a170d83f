"""``duelkit deck``: check and show decks, and what else a game does with them."""

from __future__ import annotations

import argparse

from duelkit import games
from duelkit.games.options import add_game_options, listing_of
from duelkit.terminal.looking import lookup_of

DECK_HELP = "a file, or the name of a built-in deck"


def fill_deck(parser: argparse.ArgumentParser) -> None:
    """Adds the actions of ``deck``."""
    inner = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = inner.add_parser("check", help="list everything that is wrong with a deck, and advice")
    check.add_argument("file", help=DECK_HELP)
    add_game_options(check, "deck check")
    check.add_argument("--json", action="store_true", help="print JSON")
    check.set_defaults(func=lambda options: lookup_of(listing_of(options)).check_deck(options))
    show = inner.add_parser("show", help="list the cards of a deck")
    show.add_argument("file", help=DECK_HELP)
    add_game_options(show, "deck show")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(func=lambda options: lookup_of(listing_of(options)).show_deck(options))
    for game in games.listed():
        lookup_of(game).fill_deck(inner)
