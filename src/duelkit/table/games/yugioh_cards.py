"""Cards of Yu-Gi-Oh! as they are sent to clients."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from duelkit.games.game import Words
from duelkit.table.games.parts import LANGUAGES, sentence, words
from duelkit.table.protocols import Json
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.signs import signs_by, signs_of
from duelkit.yugioh.decks import Directory, limit_lists
from duelkit.yugioh.decks.facts import CardFacts, facts_of
from duelkit.yugioh.decks.limits import Bounds
from duelkit.yugioh.decks.pools import standings
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.text import effect_spans, figures_line, notes_of, render, type_line
from duelkit.yugioh.text.grammar.en import terms as en_terms
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.notes import label
from duelkit.yugioh.text.old_terms import of_its_time

SORTS: Final = (
    CardType.NORMAL,
    CardType.QUICK_PLAY,
    CardType.CONTINUOUS,
    CardType.EQUIP,
    CardType.FIELD,
    CardType.RITUAL,
    CardType.COUNTER,
)
"""The icons of spells and traps."""


def card_row(card: Card) -> Json:
    """Returns the printed figures of a card. ``atk`` and ``def``: ``None`` where there is none, −2 for a printed ?.
    ``signs``: what it does, for the drawing of its face."""
    extra = card.types & (CardType.XYZ | CardType.LINK)
    return {
        "number": card.passcode,
        "name": words(card.ja, card.en),
        "types": int(card.types),
        "attribute": int(card.attribute),
        "race": int(card.race),
        "level": 0 if extra else card.level,
        "rank": card.level if card.types & CardType.XYZ else 0,
        "rating": card.level if card.types & CardType.LINK else 0,
        "markers": int(card.markers),
        "scale": card.scale,
        "atk": card.atk,
        "def": card.defense,
        "part": "extra" if card.in_extra_deck else "main",
        "signs": list(signs_by(card.passcode) or signs_of(card)),
    }


def card_text(card: Card, year: int | None) -> Words:
    """Returns the generated text, in the terms of a year, or in the present ones."""
    texts = {language.value: render(card, language) for language in LANGUAGES}
    return texts if year is None else {language: of_its_time(text, year) for language, text in texts.items()}


def figure_words() -> Json:
    """Returns the names of the bits in the figures."""

    def table(japanese: Any, english: Any) -> list[Json]:
        return [{"bit": int(bit), "name": words(name, english[bit])} for bit, name in japanese.items()]

    return {
        "attributes": table(ja_terms.ATTRIBUTES, en_terms.ATTRIBUTES),
        "races": table(ja_terms.RACES, en_terms.RACES),
        "kinds": table(ja_terms.TYPE_LINE, en_terms.TYPE_LINE),
        "sorts": [
            {"bit": int(bit), "name": words(ja_terms.SPELL_WORDS[bit], en_terms.SPELL_WORDS.get(bit, "Normal"))}
            for bit in SORTS
        ],
    }


def card_sheet(card: Card, rules: Rules | None) -> Json:
    """Returns everything about a card, as it was worded in an edition's year or as it is now."""
    year = None if rules is None else rules.year
    shown = card if year is None else card.under(year)
    old = next((version.until for version in card.versions if version.card is shown), None)
    notes = [
        {
            "about": {language.value: label(shown, note.effect, language) for language in LANGUAGES},
            "text": {language.value: sentence(note.text(language)) for language in LANGUAGES},
            "rules": list(note.rules),
        }
        for note in notes_of(shown)
    ]
    return {
        **card_row(shown),
        "edition": None if rules is None else rules.identity,
        "line": {language.value: type_line(shown, language) for language in LANGUAGES},
        "figures": {language.value: figures_line(shown, language) for language in LANGUAGES},
        "text": card_text(shown, year),
        "spans": {language.value: effect_spans(shown, language, year) for language in LANGUAGES},
        "notes": notes,
        "exists": rules is None or not int(shown.types) & ~rules.types,
        "old_until": old,
        "versions": [version.until for version in card.versions],
        "limits": _limits_on(card),
        "formats": [
            {"id": each.format.identity, "name": each.format.name, "word": {"ja": each.word_ja, "en": each.word}}
            for each in standings(facts_of(card))
            if each.legal
        ],
    }


def _limits_on(card: Card) -> list[Json]:
    """Returns the limit lists that name a card."""
    facts = facts_of(card)
    found = ((identity, _bounds(identity).of(facts)) for identity in limit_lists())
    return [{"id": identity, "copies": copies} for identity, copies in found if copies is not None and copies < 3]


@cache
def _bounds(identity: str) -> Bounds:
    return limit_lists()[identity].bound(_directory())


@cache
def _directory() -> Directory:
    return Directory()


@cache
def _all_facts() -> tuple[CardFacts, ...]:
    """Returns the facts of every card that decks need, without making the cards; only a second name requires the
    definition."""
    known = library()
    return tuple(
        facts_of(
            known[card.passcode]
            if card.passcode in known.shelf and known.shelf.mentions(card.passcode, "also_named=")
            else card
        )
        for card in known.facts()
    )


@cache
def limit_copies(identity: str) -> dict[int, int]:
    """Returns how many copies a limit list allows of the cards that it names, by passcode."""
    found = {facts.passcode: _bounds(identity).of(facts) for facts in _all_facts()}
    return {passcode: copies for passcode, copies in found.items() if copies is not None and copies < 3}
