"""``duelkit card`` and ``duelkit cards``: look up cards. Only the game in question is imported."""

from __future__ import annotations

import argparse
import json
import sys

from duelkit.cardlang.wording import Language
from duelkit.games.options import add_game_options, listing_of
from duelkit.terminal.looking import lookup_of
from duelkit.terminal.shared import write_plainly

FOUND, NOTHING_FOUND = 0, 1
MOST_NAMED = 100


def fill_card(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``card``."""
    parser.add_argument("name", nargs="+", help="a name in Japanese or English, part of one, or a number")
    add_game_options(parser, "card")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=show_card)


def fill_cards(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``cards``."""
    parser.add_argument(
        "words",
        nargs="*",
        help="what is searched: words of a name, or such as atk>=2000, level:4, text:…; see docs/cards.md; or: read "
        "FILE …, to make cards of your own of texts",
    )
    add_game_options(parser, "cards")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=list_cards)


def show_card(options: argparse.Namespace) -> int:
    """Carries out ``duelkit card``; returns 0, or 1 if the name is ambiguous.

    :raises UnknownCard: if there is no such card.
    """
    lookup = lookup_of(listing_of(options))
    wanted = " ".join(options.name)
    found = lookup.find_card(wanted, options)
    if not found:
        return lookup.missing(wanted, options)
    if isinstance(found, list):
        print(f"duelkit card: {wanted[:60]!r} could be one of {len(found)} cards:", file=sys.stderr)
        for card in found[:MOST_NAMED]:
            print(lookup.candidate(card), file=sys.stderr)
        return NOTHING_FOUND
    write_plainly(lookup.card_lines(found, options))
    return FOUND


def list_cards(options: argparse.Namespace) -> int:
    """Carries out ``duelkit cards``; returns 0, or 1 if no card matches."""
    lookup = lookup_of(listing_of(options))
    if options.words[:1] == ["read"] and len(options.words) > 1:
        return lookup.read_cards(options.words[1:], options)
    if getattr(options, "refused", None):
        return lookup.refused_cards(" ".join(options.words), options)
    cards = lookup.cards(" ".join(options.words))
    if options.json:
        print(json.dumps([lookup.card_json(card) for card in cards], ensure_ascii=False, indent=2))
    else:
        for card in cards:
            print(lookup.card_line(card, Language(options.language)))
    return FOUND if cards else NOTHING_FOUND
