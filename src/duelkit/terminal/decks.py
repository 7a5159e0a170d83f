"""``duelkit deck``: check and show decks, and what else a game does with them."""

from __future__ import annotations

import argparse
import json

from duelkit import games
from duelkit.games.options import add_game_options, chosen, game_of, listing_of
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
    decks = inner.add_parser("list", help="list the built-in decks, or those that are legal in an edition or format")
    add_game_options(decks, "deck list")
    decks.add_argument("--json", action="store_true", help="print JSON")
    decks.set_defaults(func=list_decks)
    show = inner.add_parser("show", help="list the cards of a deck")
    show.add_argument("file", help=DECK_HELP)
    add_game_options(show, "deck show")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(func=lambda options: lookup_of(listing_of(options)).show_deck(options))
    for game in games.listed():
        lookup_of(game).fill_deck(inner)


def list_decks(options: argparse.Namespace) -> int:
    """Prints the names of the built-in decks; with a setup, of those that are legal in it.

    :raises DuelkitError: for an unknown edition or format, or an option of another game.
    """
    game = game_of(options)
    own = [option.name for option in listing_of(options).options(options.about)]
    known = chosen(options)
    given = any(known.get(name) is not None for name in own)
    names = list(game.decks(game.setup(known) if given else None))
    print(json.dumps(names) if options.json else "\n".join(names))
    return 0
