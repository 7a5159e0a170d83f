"""Cards of THE EYE OF JUDGMENT as they are sent to clients."""

from __future__ import annotations

from typing import Any

from duelkit.judgment.language.card import Card
from duelkit.judgment.language.terms import CardSide, Element, Keyword, Rarity, SpellClass
from duelkit.judgment.text import notes_of, render
from duelkit.judgment.text.en import terms as en_terms
from duelkit.judgment.text.ja import terms as ja_terms
from duelkit.table.games.parts import LANGUAGES, sentence, words
from duelkit.table.protocols import Json


def card_row(card: Card) -> Json:
    """Returns the printed figures of a card; the name in English where the Japanese one is unknown."""
    return {
        "number": card.number,
        "name": words(card.ja or card.en, card.en),
        "translated": bool(card.ja),
        "kind": "creature" if card.is_creature else "spell",
        "class": None if card.spell_class is None else int(card.spell_class),
        "element": int(card.element),
        "race": card.race,
        "race_name": words(ja_terms.race(card.race), card.race) if card.race else None,
        "affiliation": card.affiliation,
        "affiliation_name": words(ja_terms.affiliation(home), home) if (home := card.affiliation) else None,
        "cost": card.cost,
        "attack_cost": card.attack_cost,
        "rotate_cost": card.rotate_cost,
        "hp": card.hp,
        "attack": card.attack,
        "rarity": int(card.rarity),
        "lock": card.lock,
        "keywords": int(card.keywords),
        "evasion": card.evasion,
        "protection": card.protection,
        "patterns": [
            {"damage": int(pattern.damage), "mode": int(pattern.mode), "cells": pattern.cells}
            for pattern in card.patterns
        ],
        "counter_sides": 0 if card.defence is None else int(card.defence.counter),
        "blind_sides": 0 if card.defence is None else int(card.defence.blind),
        "limits": [{"count": limit.count, "group": limit.group} for limit in card.limits],
        "part": "main",
    }


def figure_words() -> Json:
    """Returns the names of the bits and numbers in the figures."""

    def table(kinds: Any, japanese: Any, english: Any) -> list[Json]:
        return [{"bit": int(kind), "name": words(japanese[kind], english[kind])} for kind in kinds]

    return {
        "elements": table(Element, ja_terms.ELEMENTS, en_terms.ELEMENTS),
        "classes": table(SpellClass, ja_terms.SPELL_CLASSES, en_terms.SPELL_CLASSES),
        "rarities": table(Rarity, ja_terms.RARITIES, en_terms.RARITIES),
        "keywords": table(
            [word for word in Keyword if not word & ja_terms.NAMELESS], ja_terms.KEYWORDS, en_terms.KEYWORDS
        ),
        "sides": table(CardSide, ja_terms.CARD_SIDES, en_terms.CARD_SIDES),
    }


def card_sheet(card: Card) -> Json:
    """Returns everything about a card."""
    sheets = {language.value: render(card, language) for language in LANGUAGES}
    notes = [
        {"text": {language.value: sentence(note.text(language)) for language in LANGUAGES}, "rules": list(note.rules)}
        for note in notes_of(card)
    ]
    return {
        **card_row(card),
        "line": {language: sheet.figures[0] for language, sheet in sheets.items()},
        "figures": {language: "\n".join(sheet.figures[1:]) for language, sheet in sheets.items()},
        "icons": {language: "\n".join(sheet.icons) for language, sheet in sheets.items()},
        "text": {language: sheet.box for language, sheet in sheets.items()},
        "doubts": [
            words(japanese, english) for japanese, english in zip(sheets["ja"].doubts, sheets["en"].doubts, strict=True)
        ],
        "notes": notes,
    }
