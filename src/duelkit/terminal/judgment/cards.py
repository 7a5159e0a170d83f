"""``duelkit card --game judgment`` and ``duelkit cards --game judgment``; ``duelkit deck check`` and ``show`` too."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from typing import Any

from duelkit.judgment import UnknownCard, check_deck, library, load_deck
from duelkit.judgment.language.card import Card
from duelkit.judgment.text.messages import say
from duelkit.judgment.text.telling import Teller
from duelkit.terminal.judgment.explain import BLANK_DUEL, card_sheet, find_card
from duelkit.terminal.paper import Paper
from duelkit.terminal.shared import bare

FOUND, NOTHING_FOUND = 0, 1


def show_card(arguments: argparse.Namespace) -> int:
    """A card: 0, or 1 if no single card is meant.

    :raises UnknownCard: if there is none.
    """
    wanted = " ".join(arguments.name)
    found = find_card(wanted)
    if isinstance(found, Card):
        paper = Paper(plain=True)
        for line in card_sheet(found, arguments.language):
            paper.line(line)
        return FOUND
    if not found:
        raise UnknownCard(f"no card matches {wanted[:60]!r}; expected a number from 1 to {library().cards[-1].number} "
                          "or (part of) a Japanese or English card name")
    print(f"duelkit card: {wanted[:60]!r} could be one of {len(found)} cards:", file=sys.stderr)
    for card in found[:100]:
        print(f"{card.number:>3}  {card.en}" + (f" / {card.ja}" if card.ja else ""), file=sys.stderr)
    return NOTHING_FOUND


def list_cards(arguments: argparse.Namespace) -> int:
    """All cards, or those whose name contains some words: 0, or 1 if no card matches."""
    words = bare(" ".join(arguments.words))
    cards = [card for card in library().cards if words in bare(card.en) or card.ja and words in bare(card.ja)]
    if arguments.json:
        print(json.dumps([as_dict(card) for card in cards], ensure_ascii=False, indent=2))
    else:
        for card in cards:
            print(card_line(card, arguments.language))
    return FOUND if cards else NOTHING_FOUND


def card_line(card: Card, language: str) -> str:
    """A card in one line: number, name, kind, cost and figures."""
    teller = Teller(BLANK_DUEL, 0, language)
    if card.spell_class is not None:
        kind = say(language, "sheet-spell", **{"class": say(language, f"class-{int(card.spell_class)}")})
        return f"{card.number:>3}  {teller.name_of(card)}  {kind}, {card.cost}"
    kind = f"{teller.element(int(card.element))} {teller.race(card.race)}"
    return (f"{card.number:>3}  {teller.name_of(card)}  {kind}, {card.cost}  "
            f"HP {card.hp} ATK {card.attack}")


def as_dict(card: Card) -> dict[str, Any]:
    """A card's names, figures and icons as plain values."""
    spell = card.spell_class is not None
    return {
        "number": card.number, "en": card.en, "ja": card.ja, "type": "spell" if spell else "creature",
        "class": card.spell_class.name.lower() if card.spell_class is not None else None,
        "element": None if spell or not card.element else str(card.element.name).lower(), "race": card.race,
        "affiliation": card.affiliation, "cost": card.cost, "attack_cost": card.attack_cost,
        "rotate_cost": card.rotate_cost, "hp": card.hp, "attack": card.attack, "lock": card.lock,
        "rarity": card.rarity.name.lower(), "patterns": [pattern.name for pattern in card.patterns],
        "counter_sides": 0 if card.defence is None else int(card.defence.counter),
        "blind_sides": 0 if card.defence is None else int(card.defence.blind),
        "limits": [{"count": limit.count, "group": limit.group} for limit in card.limits],
        "abilities": len(card.abilities) + (card.effect is not None), "doubts": [doubt.what for doubt in card.doubts],
    }


def check(arguments: argparse.Namespace) -> int:
    """``duelkit deck check``; status 1 if the deck is not legal."""
    deck = load_deck(arguments.file)
    found = check_deck(deck)
    if arguments.json:
        violations = [{"line": item.line, "message": item.message, "rule": item.rule} for item in found]
        print(json.dumps({"deck": deck.name, "game": "judgment", "size": len(deck.main), "legal": not found,
                          "violations": violations}, ensure_ascii=False, indent=2))
        return 1 if found else 0
    for item in found:
        place = f"{deck.source}, line {item.line}" if item.line else deck.source
        print(f"{place}: {item.message} ({item.rule})")
    if found:
        print(f"{deck.name}: not legal, {len(found)} violation{'s' if len(found) > 1 else ''}; {len(deck.main)} cards")
    else:
        print(f"{deck.name}: legal; {len(deck.main)} cards")
    return 1 if found else 0


def show_deck(arguments: argparse.Namespace) -> int:
    """``duelkit deck show``."""
    deck = load_deck(arguments.file)
    counts = Counter(card.number for card in deck.main)
    known = library()
    if arguments.json:
        print(json.dumps({"deck": deck.name, "game": "judgment", "cards": [
            {"count": count, "number": number, "en": known[number].en, "ja": known[number].ja}
            for number, count in counts.items()]}, ensure_ascii=False, indent=2))
        return 0
    print(f"{deck.name} ({len(deck.main)})")
    for number, count in counts.items():
        print(f"  {count}  {card_line(known[number], 'en')}")
    return 0
