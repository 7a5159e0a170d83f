"""Cards over HTTP: the index of a game, and single cards with generated text, notes and the decks that hold them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from duelkit import judgment, yugioh
from duelkit.judgment.language.card import Card as JudgmentCard
from duelkit.judgment.language.words import CardSide, Element, Keyword, Rarity, SpellClass
from duelkit.judgment import text as judgment_text
from duelkit.judgment.text import en_words as judgment_en
from duelkit.judgment.text import ja_words as judgment_ja
from duelkit.table.api_http import Fixed
from duelkit.table.config import JUDGMENT, YUGIOH
from duelkit.table.decks import deck_names
from duelkit.table.games.desk import Json, Words
from duelkit.table.refusals import Refusal
from duelkit.yugioh.cards import tokens
from duelkit.yugioh.decks import Directory, limit_lists
from duelkit.yugioh.editions import EDITIONS, known_edition
from duelkit.yugioh.language.card import Card as YugiohCard
from duelkit.yugioh.language.words import CardType
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.text import en_words, figures_line, ja_words, notes_of, render, type_line
from duelkit.yugioh.text.notes import label
from duelkit.yugioh.text.old_terms import of_its_time
from duelkit.yugioh.text.registry import Language

LANGUAGES: Final = (Language.JA, Language.EN)
SORTS: Final = (CardType.NORMAL, CardType.QUICK_PLAY, CardType.CONTINUOUS, CardType.EQUIP, CardType.FIELD,
                CardType.RITUAL, CardType.COUNTER)
"""The icons of spells and traps."""


def words(japanese: str, english: str) -> Words:
    """A text in both languages."""
    return {"ja": japanese, "en": english}


def sentence(text: str) -> str:
    """With a capital at the start."""
    return text[:1].upper() + text[1:]


# Yu-Gi-Oh! ----------------------------------------------------------------------------------------


def yugioh_row(card: YugiohCard) -> Json:
    """The printed figures of a card. ``atk`` and ``def``: ``None`` where there is none, −2 for a printed ?."""
    extra = card.types & (CardType.XYZ | CardType.LINK)
    return {
        "number": card.passcode, "name": words(card.ja, card.en), "types": int(card.types),
        "attribute": int(card.attribute), "race": int(card.race), "level": 0 if extra else card.level,
        "rank": card.level if card.types & CardType.XYZ else 0,
        "rating": card.level if card.types & CardType.LINK else 0, "markers": int(card.markers),
        "scale": card.scale, "atk": card.atk, "def": card.defense,
        "part": "extra" if card.in_extra_deck else "main",
    }


def yugioh_text(card: YugiohCard, year: int | None) -> Words:
    """The generated text, in the terms of a year, or in the present ones."""
    texts = {language.value: render(card, language) for language in LANGUAGES}
    return texts if year is None else {language: of_its_time(text, year) for language, text in texts.items()}


def yugioh_words() -> Json:
    """What the bits of the figures are called."""
    def table(japanese: Any, english: Any) -> list[Json]:
        return [{"bit": int(bit), "name": words(name, english[bit])} for bit, name in japanese.items()]
    return {
        "attributes": table(ja_words.ATTRIBUTES, en_words.ATTRIBUTES), "races": table(ja_words.RACES, en_words.RACES),
        "kinds": table(ja_words.TYPE_LINE, en_words.TYPE_LINE),
        "sorts": [{"bit": int(bit), "name": words(ja_words.SPELL_WORDS[bit], en_words.SPELL_WORDS.get(bit, "Normal"))}
                  for bit in SORTS],
    }


def yugioh_sheet(card: YugiohCard, rules: Rules | None) -> Json:
    """Everything about a card, as it was worded in an edition's year or as it is now."""
    year = None if rules is None else rules.year
    shown = card if year is None else card.under(year)
    old = next((version.until for version in card.versions if version.card is shown), None)
    notes = [{"about": {language.value: label(shown, note.effect, language) for language in LANGUAGES},
              "text": {language.value: sentence(note.text(language)) for language in LANGUAGES},
              "rules": list(note.rules)}
             for note in notes_of(shown)]
    return {
        **yugioh_row(shown), "game": YUGIOH, "edition": None if rules is None else rules.identity,
        "line": {language.value: type_line(shown, language) for language in LANGUAGES},
        "figures": {language.value: figures_line(shown, language) for language in LANGUAGES},
        "text": yugioh_text(shown, year), "notes": notes,
        "exists": rules is None or not int(shown.types) & ~rules.types,
        "old_until": old, "versions": [version.until for version in card.versions],
        "decks": _holding(YUGIOH, card.passcode), "limits": _limits_on(card),
    }


def _limits_on(card: YugiohCard) -> list[Json]:
    """The limit lists that name a card."""
    return [{"id": identity, "copies": copies[card.passcode]} for identity in limit_lists()
            if card.passcode in (copies := limit_copies(identity))]


@cache
def limit_copies(identity: str) -> dict[int, int]:
    """How many copies a limit list allows of the cards that it names, by passcode."""
    directory = Directory()
    bounds = limit_lists()[identity].bound(directory)
    found = {card.passcode: bounds.of(directory[card.passcode]) for card in yugioh.library()}
    return {passcode: copies for passcode, copies in found.items() if copies is not None and copies < 3}


# THE EYE OF JUDGMENT ------------------------------------------------------------------------------


def judgment_row(card: JudgmentCard) -> Json:
    """The printed figures of a card; the name in English where the Japanese one is not known."""
    return {
        "number": card.number, "name": words(card.ja or card.en, card.en), "translated": bool(card.ja),
        "kind": "creature" if card.is_creature else "spell",
        "class": None if card.spell_class is None else int(card.spell_class), "element": int(card.element),
        "race": card.race, "race_name": words(judgment_ja.race(card.race), card.race) if card.race else None,
        "affiliation": card.affiliation,
        "affiliation_name": words(judgment_ja.affiliation(home), home) if (home := card.affiliation) else None,
        "cost": card.cost, "attack_cost": card.attack_cost, "rotate_cost": card.rotate_cost, "hp": card.hp,
        "attack": card.attack, "rarity": int(card.rarity), "lock": card.lock, "keywords": int(card.keywords),
        "evasion": card.evasion, "protection": card.protection,
        "patterns": [{"damage": int(pattern.damage), "mode": int(pattern.mode), "cells": pattern.cells}
                     for pattern in card.patterns],
        "counter_sides": 0 if card.defence is None else int(card.defence.counter),
        "blind_sides": 0 if card.defence is None else int(card.defence.blind),
        "limits": [{"count": limit.count, "group": limit.group} for limit in card.limits], "part": "main",
    }


def judgment_words() -> Json:
    """What the bits and numbers of the figures are called."""
    def table(kinds: Any, japanese: Any, english: Any) -> list[Json]:
        return [{"bit": int(kind), "name": words(japanese[kind], english[kind])} for kind in kinds]
    return {
        "elements": table(Element, judgment_ja.ELEMENTS, judgment_en.ELEMENTS),
        "classes": table(SpellClass, judgment_ja.SPELL_CLASSES, judgment_en.SPELL_CLASSES),
        "rarities": table(Rarity, judgment_ja.RARITIES, judgment_en.RARITIES),
        "keywords": table([word for word in Keyword if not word & judgment_ja.NAMELESS], judgment_ja.KEYWORDS,
                          judgment_en.KEYWORDS),
        "sides": table(CardSide, judgment_ja.CARD_SIDES, judgment_en.CARD_SIDES),
    }


def judgment_sheet(card: JudgmentCard) -> Json:
    """Everything about a card."""
    sheets = {language.value: judgment_text.render(card, language) for language in LANGUAGES}
    notes = [{"text": {language.value: sentence(note.text(language)) for language in LANGUAGES},
              "rules": list(note.rules)} for note in judgment_text.notes_of(card)]
    return {
        **judgment_row(card), "game": JUDGMENT,
        "line": {language: sheet.figures[0] for language, sheet in sheets.items()},
        "figures": {language: "\n".join(sheet.figures[1:]) for language, sheet in sheets.items()},
        "icons": {language: "\n".join(sheet.icons) for language, sheet in sheets.items()},
        "text": {language: sheet.box for language, sheet in sheets.items()},
        "doubts": [words(japanese, english)
                   for japanese, english in zip(sheets["ja"].doubts, sheets["en"].doubts, strict=True)],
        "notes": notes, "decks": _holding(JUDGMENT, card.number),
    }


# both ---------------------------------------------------------------------------------------------


def _holding(game: str, number: int) -> list[Json]:
    """The built-in decks that hold a card, with how many copies."""
    found = []
    for identity, name in deck_names(game).items():
        parts = built_in(game, identity)
        copies = {part: cards.count(number) for part, cards in parts.items() if number in cards}
        if copies:
            found.append({"id": identity, "name": name, **copies})
    return found


@cache
def built_in(game: str, identity: str) -> dict[str, tuple[int, ...]]:
    """The card numbers of a built-in deck by its parts."""
    if game == JUDGMENT:
        return {"main": tuple(card.number for card in judgment.load_deck(identity).main)}
    deck = yugioh.load_deck(identity)
    return {part: tuple(card.passcode for card in cards)
            for part, cards in (("main", deck.main), ("extra", deck.extra), ("side", deck.side))}


def index(game: str, texts: bool) -> Fixed:
    """All cards of a game.

    :param texts: with the text of each.
    :raises Refusal: if there is no such game.
    """
    if game == YUGIOH:
        rows = [yugioh_row(card) | ({"text": yugioh_text(card, None)} if texts else {}) for card in yugioh.library()]
        brought = [yugioh_row(card) | {"part": "token"} for card in tokens().values()]
        return Fixed({"game": game, "words": yugioh_words(), "cards": rows, "tokens": brought})
    if game == JUDGMENT:
        rows = []
        for card in judgment.library().cards:
            found = {language.value: judgment_text.card_text(card, language) for language in LANGUAGES} if texts else {}
            rows.append(judgment_row(card) | ({"text": found} if texts else {}))
        return Fixed({"game": game, "words": judgment_words(), "cards": rows})
    raise unknown_game(game)


def unknown_game(game: str) -> Refusal:
    """There is no such game."""
    return Refusal("not_found", f"no game {game[:40]!r}; expected {YUGIOH} or {JUDGMENT}")


def sheet(game: str, number: int, edition: str) -> Fixed:
    """One card.

    :param edition: as it was worded there; empty: as it is now.
    :raises Refusal: if there is no such game, card or edition.
    """
    rules = known_edition(edition)
    if edition and (game != YUGIOH or rules is None):
        raise Refusal("not_found", f"no edition {edition[:40]!r}; expected one of {', '.join(EDITIONS)} with {YUGIOH}")
    if game == YUGIOH:
        card = tokens().get(number) or Directory().playable(number)
        if card is None:
            raise Refusal("not_found", f"no playable card {number}; expected the passcode of one")
        return Fixed(yugioh_sheet(card, rules))
    if game == JUDGMENT:
        known = judgment.library()
        if number not in known:
            raise Refusal("not_found", f"no card {number}; expected 1 to {known.cards[-1].number}")
        return Fixed(judgment_sheet(known[number]))
    raise unknown_game(game)
