"""Decks of THE EYE OF JUDGMENT at the terminal."""

from __future__ import annotations

import argparse
import json
from collections import Counter

from duelkit.judgment import check_deck, library, load_deck
from duelkit.terminal.judgment.lookup import card_line


def run_check(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit deck check``; returns 1 if the deck is not legal."""
    deck = load_deck(arguments.file)
    found = check_deck(deck)
    if arguments.json:
        violations = [{"line": item.line, "message": item.message, "rule": item.rule} for item in found]
        print(
            json.dumps(
                {
                    "deck": deck.name,
                    "game": "judgment",
                    "size": len(deck.main),
                    "legal": not found,
                    "violations": violations,
                },
                ensure_ascii=False,
                indent=2,
            )
        )
        return 1 if found else 0
    for item in found:
        place = f"{deck.source}, line {item.line}" if item.line else deck.source
        print(f"{place}: {item.message} ({item.rule})")
    if found:
        print(f"{deck.name}: not legal, {len(found)} violation{'s' if len(found) > 1 else ''}; {len(deck.main)} cards")
    else:
        print(f"{deck.name}: legal; {len(deck.main)} cards")
    return 1 if found else 0


def run_show(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit deck show``."""
    deck = load_deck(arguments.file)
    counts = Counter(card.number for card in deck.main)
    known = library()
    if arguments.json:
        print(
            json.dumps(
                {
                    "deck": deck.name,
                    "game": "judgment",
                    "cards": [
                        {"count": count, "number": number, "en": known[number].en, "ja": known[number].ja}
                        for number, count in counts.items()
                    ],
                },
                ensure_ascii=False,
                indent=2,
            )
        )
        return 0
    print(f"{deck.name} ({len(deck.main)})")
    for number, count in counts.items():
        print(f"  {count}  {card_line(known[number], 'en')}")
    return 0
