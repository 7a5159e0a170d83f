"""``duelkit card`` and ``duelkit cards``: look up cards."""

from __future__ import annotations

import argparse
import json
import sys

from duelkit.terminal.explain import card_sheet, find_card
from duelkit.terminal.paper import Paper
from duelkit.yugioh import library
from duelkit.yugioh.cards import UnknownCard
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.text import type_line
from duelkit.yugioh.text.registry import Language

FOUND, NOTHING_FOUND = 0, 1


def add_card_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register ``card NAME``."""
    parser = subparsers.add_parser("card", help="show a card: figures, text, what the rules make of it")
    parser.add_argument("name", nargs="+", help="a name in Japanese or English, part of one, or a passcode")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=show_card)


def add_cards_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register ``cards``."""
    parser = subparsers.add_parser("cards", help="list all playable cards")
    parser.add_argument("words", nargs="*", help="only cards whose name contains this")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=list_cards)


def show_card(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit card``: 0, or 1 if no single card is meant."""
    wanted = " ".join(arguments.name)
    found = find_card(wanted)
    if isinstance(found, Card):
        paper = Paper(plain=True)
        for line in card_sheet(found, arguments.language):
            paper.line(line)
        return FOUND
    if not found:
        raise UnknownCard(f"no playable card matches {wanted!r}; expected a passcode or (part of) a Japanese or "
                          "English card name")
    print(f"duelkit card: {wanted!r} could be one of {len(found)} cards:", file=sys.stderr)
    for card in found:
        print(f"{card.passcode:08}  {card.ja} / {card.en}", file=sys.stderr)
    return NOTHING_FOUND


def list_cards(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit cards``: 0, or 1 if no card matches."""
    words = " ".join(arguments.words)
    cards = library().search(words) if words else list(library())
    language = Language(arguments.language)
    if arguments.json:
        print(json.dumps([as_dict(card) for card in cards], ensure_ascii=False, indent=2))
    else:
        for card in cards:
            names = (card.ja, card.en) if language is Language.JA else (card.en, card.ja)
            print(f"{card.passcode:08}  {names[0]}  {type_line(card, language)}  {names[1]}")
    return FOUND if cards else NOTHING_FOUND


def as_dict(card: Card) -> dict[str, object]:
    """A card's names and figures."""
    return {"passcode": card.passcode, "ja": card.ja, "en": card.en, "type": type_line(card, Language.EN),
            "type_ja": type_line(card, Language.JA), "level": card.level, "atk": card.atk, "def": card.defense,
            "scale": card.scale, "effects": len(card.effects)}
