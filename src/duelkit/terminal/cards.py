"""``duelkit card`` and ``duelkit cards``: look up cards. Only the game that is meant is imported."""

from __future__ import annotations

import argparse

from duelkit.games import JUDGMENT, add_database_option, add_game_option, only_for


def fill_card(parser: argparse.ArgumentParser) -> None:
    """What follows ``card``."""
    parser.add_argument("name", nargs="+", help="a name in Japanese or English, part of one, or a passcode")
    add_game_option(parser)
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--edition", help="as it was worded in an edition, see duelkit editions (default: now)")
    add_database_option(parser)
    parser.set_defaults(func=show_card)


def fill_cards(parser: argparse.ArgumentParser) -> None:
    """What follows ``cards``."""
    parser.add_argument("words", nargs="*", help="only cards whose name contains this")
    add_game_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=list_cards)


def show_card(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit card``: 0, or 1 if no single card is meant."""
    only_for(arguments)
    if arguments.game == JUDGMENT:
        from duelkit.terminal.judgment.cards import show_card as show
    else:
        from duelkit.terminal.lookup import show_card as show
    return show(arguments)


def list_cards(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit cards``: 0, or 1 if no card matches."""
    if arguments.game == JUDGMENT:
        from duelkit.terminal.judgment.cards import list_cards as show
    else:
        from duelkit.terminal.lookup import list_cards as show
    return show(arguments)
