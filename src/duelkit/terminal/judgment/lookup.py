"""Looking up the cards of THE EYE OF JUDGMENT at the terminal."""

from __future__ import annotations

from typing import Any

from duelkit.judgment.cards import library
from duelkit.judgment.language.card import Card
from duelkit.judgment.state.duel import State
from duelkit.judgment.telling.messages import say
from duelkit.judgment.telling.teller import Teller
from duelkit.judgment.text import render, rule_notes
from duelkit.terminal.shared import bare

BLANK_DUEL = State()
"""For the words about a card that is in no duel."""


def find_card(text: str) -> Card | list[Card]:
    """Returns the card that a text names, or all that it could name: by number, name, or beginning or part of a
    name."""
    known = library()
    wanted = bare(text)
    if text.removeprefix("#").strip().isdecimal() and len(text) < 8:
        return next((card for card in known.cards if card.number == int(text.removeprefix("#"))), [])
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for card in known.cards if any(name and fits(bare(name), wanted) for name in (card.ja, card.en))]
        if found:
            return found[0] if len(found) == 1 else found
    return []


def card_sheet(card: Card, language: str) -> list[str]:
    """Returns everything about a card: names, figures, icons, limits, text, uncertainties, what the rules make of
    it."""
    text = render(card, language)
    lines = [text.name, *(f"  {name}" for name in (text.other_name,) if name), *text.lines()[1:]]
    if language == "ja" and not card.ja:
        lines.append(say(language, "names-english"))
    remarks = rule_notes(card, language)
    if remarks:
        lines.append(say(language, "sheet-notes"))
        lines += ["  " + remark for remark in remarks]
    return lines


def search(words: str) -> list[Card]:
    """Returns the cards whose name in either language contains some words; all cards without words."""
    wanted = bare(words)
    return [card for card in library() if wanted in bare(card.en) or card.ja and wanted in bare(card.ja)]


def card_line(card: Card, language: str) -> str:
    """Returns a card in one line: number, name, kind, cost and figures."""
    teller = Teller(BLANK_DUEL, 0, language)
    if card.spell_class is not None:
        kind = say(language, "sheet-spell", **{"class": say(language, f"class-{int(card.spell_class)}")})
        return f"{card.number:>3}  {teller.name_of(card)}  {kind}, {card.cost}"
    kind = f"{teller.element(int(card.element))} {teller.race(card.race)}"
    return f"{card.number:>3}  {teller.name_of(card)}  {kind}, {card.cost}  HP {card.hp} ATK {card.attack}"


def as_dict(card: Card) -> dict[str, Any]:
    """Returns a card's names, figures and icons as plain values."""
    spell = card.spell_class is not None
    return {
        "number": card.number,
        "en": card.en,
        "ja": card.ja,
        "type": "spell" if spell else "creature",
        "class": card.spell_class.name.lower() if card.spell_class is not None else None,
        "element": None if spell or not card.element else str(card.element.name).lower(),
        "race": card.race,
        "affiliation": card.affiliation,
        "cost": card.cost,
        "attack_cost": card.attack_cost,
        "rotate_cost": card.rotate_cost,
        "hp": card.hp,
        "attack": card.attack,
        "lock": card.lock,
        "rarity": card.rarity.name.lower(),
        "patterns": [pattern.name for pattern in card.patterns],
        "counter_sides": 0 if card.defence is None else int(card.defence.counter),
        "blind_sides": 0 if card.defence is None else int(card.defence.blind),
        "limits": [{"count": limit.count, "group": limit.group} for limit in card.limits],
        "abilities": len(card.abilities) + (card.effect is not None),
        "doubts": [doubt.what for doubt in card.doubts],
    }
