"""Cards of Yu-Gi-Oh! that users write at the table: parsed, described in both languages, and stored."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from duelkit.kernel.errors import DuelkitError
from duelkit.table.api_http import shown
from duelkit.table.games.parts import LANGUAGES
from duelkit.table.games.writing import Writing
from duelkit.table.games.yugioh_cards import card_row, card_sheet, card_text
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import line_of_card, shelved
from duelkit.yugioh.draft import Draft, drafted, placed, source_of
from duelkit.yugioh.editions import EDITIONS, known_edition
from duelkit.yugioh.language.card import LENT, Card
from duelkit.yugioh.own import Outcome, english_book, known_names, printed_cards, understood
from duelkit.yugioh.plain_text import OWN_STEP
from duelkit.yugioh.reading import Printed
from duelkit.yugioh.telling.refused import reason_words
from duelkit.yugioh.text import effect_words
from duelkit.yugioh.text.notes import label
from duelkit.yugioh.words.tokens.meaning import tokens_of

LONGEST_LINE: Final = 8_000
"""The most characters of a stored card."""
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 3_000
"""The most characters of a text in a file."""
MOST_CARDS: Final = 300
"""The most cards of a file that are read because they are not playable yet."""
NUMBERS: Final = 70_000_000
FIRST: Final = (
    "準備\n【戦士族／効果】 光属性／星４／攻1800／守1000\n"
    "このカードが召喚に成功した時に発動できる。自分はデッキから１枚ドローする。"
)
FIRST_EN: Final = (
    "Preparation\n[Warrior/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000\n"
    "When this card is Normal Summoned: You can draw 1 card."
)
"""Parsed once when the table opens, so that the patterns are loaded for the first text of a user."""
PARTS: Final = ("condition", "cost", "target", "processing")
Entry = Printed | Outcome
"""A card of a file that is still to be read, or why it cannot be."""


@lru_cache(2_000)
def card_of(line: str) -> Card:
    """Returns a stored card."""
    return shelved(line).card


def lines_of(cards: Iterable[Card]) -> list[str]:
    """Returns the stored lines of those of some cards that are not in the library."""
    known = library()
    return sorted({line_of_card(card) for card in cards if known.lent(card.passcode)})


class YugiohOwn(Writing):
    """Cards of Yu-Gi-Oh! that users write."""

    def warm_up(self) -> None:
        known_names()
        english_book()
        for text in (FIRST, FIRST_EN):
            self.understood(text)

    def fresh_number(self) -> int:
        return LENT + OWN_STEP * secrets.randbelow(NUMBERS)

    def understood(self, text: str) -> Json:
        draft = checked(drafted(text))
        return {
            "name": draft.name,
            "card": None if draft.card is None else card_json(draft.card),
            "problem": problem_of(draft),
        }

    def written(self, text: str, number: int) -> tuple[str, str]:
        draft = checked(drafted(text))
        if draft.card is None:
            place = text[draft.start : draft.end] or text
            raise Refusal("bad_message", shown(f"{reason_words('en', draft.reason)}: {place}"))
        return draft.card.ja, line_of_card(replace(draft.card, passcode=number))

    def renumbered(self, line: str, number: int) -> str:
        return line_of_card(replace(shelved(line).card, passcode=number))

    def rows(self, lines: list[str]) -> list[Json]:
        return [
            {**card_row(card), "tokens": tokens(card), "text": card_text(card, None)} for card in map(card_of, lines)
        ]

    def sheet(self, line: str, edition: str) -> Json:
        rules = known_edition(edition)
        if edition and rules is None:
            raise Refusal("not_found", f"no edition {edition[:40]!r}; expected one of {', '.join(EDITIONS)}")
        card = card_of(line)
        return {**card_sheet(card, rules), "game": self.game.identity, "decks": [], "tokens": tokens(card)}

    def listed(self, name: str, body: bytes) -> Json:
        entries: list[Entry] = []
        known, left = 0, 0
        ending = Path(name).suffix.lower()
        with tempfile.TemporaryDirectory(prefix="duelkit-") as folder:
            path = Path(folder) / f"cards{ending if ending in ('.cdb', '.json') else '.txt'}"
            path.write_bytes(body)
            try:
                for found in printed_cards(path):
                    if isinstance(found, Printed) and (found.card.passcode in library() or found.card.ja in library()):
                        known += 1
                    elif len(entries) >= MOST_CARDS:
                        left += 1
                    elif isinstance(found, Printed) and len(found.text) + len(found.pendulum) > LONGEST_TEXT:
                        entries.append(Outcome(found.card.ja[:LONGEST_NAME], None, "too-long"))
                    else:
                        entries.append(found)
            except DuelkitError as error:
                raise Refusal("bad_message", shown(str(error).replace(str(path), name or "file"), 300)) from None
        return {"entries": entries, "known": known, "left": left}

    def read_piece(self, entries: list[Entry]) -> list[Json]:
        lexicon = known_names()
        found = []
        for entry in entries:
            outcome = understood(entry, lexicon) if isinstance(entry, Printed) else entry
            text = source(entry) if isinstance(entry, Printed) else ""
            draft = checked(placed(text, outcome))
            found.append(
                {
                    "name": draft.name,
                    "text": text if draft.card is None else source_of(draft.card),
                    "line": "" if draft.card is None else line_of_card(draft.card),
                    "problem": problem_of(draft),
                }
            )
        return found


def checked(draft: Draft) -> Draft:
    """Returns a draft.

    :raises Refusal: if it is too large to be stored, or has the name of a card that is here.
    """
    card = draft.card
    if card is None:
        return draft
    if card.ja in library() or card.en in library() and card.en != card.ja:
        return Draft(draft.name, None, "name-taken")
    if max(len(card.ja), len(card.en)) > LONGEST_NAME or len(line_of_card(card)) > LONGEST_LINE:
        return Draft(draft.name, None, "too-long")
    return draft


def problem_of(draft: Draft) -> Json | None:
    """Returns why a text is refused, in words, and the place; nothing if it is not refused."""
    if draft.card is not None:
        return None
    return {
        "reason": {language.value: reason_words(language.value, draft.reason) for language in LANGUAGES},
        "start": draft.start,
        "end": draft.end,
        "detail": draft.words,
    }


def card_json(card: Card) -> Json:
    """Returns a card with its effects one by one."""
    return {**card_sheet(card, None), "effects": [_effect(card, index) for index in range(len(card.effects))]}


def _effect(card: Card, index: int) -> Json:
    words = {language.value: effect_words(card, index, language) for language in LANGUAGES}
    return {
        "label": {language.value: label(card, index, language) for language in LANGUAGES},
        "text": {language: text for language, (text, _) in words.items()},
        "parts": [
            {"part": part, "text": {language: found.get(part, "") for language, (_, found) in words.items()}}
            for part in PARTS
            if any(part in found for _, found in words.values())
        ],
    }


def tokens(card: Card) -> list[Json]:
    """Returns the tokens that a card makes, as entries of the index."""
    return [card_row(token) | {"part": "token"} for token in tokens_of(card)]


def source(printed: Printed) -> str:
    """Returns a card of a file as plain text, for a refusal."""
    box = f"【Ｐ効果】\n{printed.pendulum}\n【モンスター効果】\n" if printed.pendulum else ""
    return f"{source_of(printed.card)}{box}{printed.text}"
