"""Cards of Yu-Gi-Oh! looked up at the terminal."""

from __future__ import annotations

import argparse
import json
import sys

from duelkit.terminal.decks import directory_of
from duelkit.terminal.explain import card_sheet, find_card
from duelkit.terminal.paper import Paper
from duelkit.terminal.rows import show_row
from duelkit.yugioh import library
from duelkit.yugioh.cards import UnknownCard
from duelkit.yugioh.editions import chosen_edition
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.text import type_line
from duelkit.yugioh.text.heads import arrows
from duelkit.yugioh.text.messages import say
from duelkit.yugioh.text.registry import Language

FOUND, NOTHING_FOUND = 0, 1


def show_card(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit card`` for Yu-Gi-Oh!: 0, or 1 if no single card is meant."""
    wanted = " ".join(arguments.name)
    rules = None if arguments.edition is None else chosen_edition(arguments.edition)
    directory = directory_of(arguments)
    found = find_card(wanted)
    if isinstance(found, Card):
        paper = Paper(plain=True)
        year = None if rules is None else rules.year
        for line in card_sheet(found if year is None else found.under(year), arguments.language, year):
            paper.line(line)
        for line in wordings(found, rules, arguments.language):
            paper.line(line)
        return FOUND
    if not found and directory.database is not None:
        return show_row(wanted, directory)
    if not found:
        raise UnknownCard(f"no playable card matches {wanted!r}; expected a passcode or (part of) a Japanese or "
                          "English card name")
    print(f"duelkit card: {wanted!r} could be one of {len(found)} cards:", file=sys.stderr)
    for card in found:
        print(f"{card.passcode:08}  {card.ja} / {card.en}", file=sys.stderr)
    return NOTHING_FOUND


def wordings(card: Card, rules: Rules | None, language: str) -> list[str]:
    """What else there is to say of a card that was worded differently in other years; empty for any other card."""
    if rules is None:
        return [say(language, "sheet-was-different", year=str(version.until)) for version in card.versions]
    for version in card.versions:
        if version.card is card.under(rules.year):
            return [say(language, "sheet-old-wording", year=str(version.until))]
    return []


def list_cards(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit cards`` for Yu-Gi-Oh!: 0, or 1 if no card matches."""
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
    """A card's names and figures. ``level`` is the Rank or the Link Rating where a card has that instead."""
    return {"passcode": card.passcode, "ja": card.ja, "en": card.en, "type": type_line(card, Language.EN),
            "type_ja": type_line(card, Language.JA), "level": card.level, "atk": card.atk, "def": card.defense,
            "scale": card.scale, "markers": arrows(card.markers), "effects": len(card.effects)}
