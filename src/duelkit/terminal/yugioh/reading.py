"""``duelkit cards read`` and ``duelkit cards --refused``: cards made from texts, and those that could not be."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from duelkit.yugioh.cards import Library, fold, library
from duelkit.yugioh.cards.shelf import refused
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.own import Outcome, keep, outcomes
from duelkit.yugioh.telling.messages import say
from duelkit.yugioh.telling.refused import place_words, reason_words

FOUND, NOTHING_FOUND = 0, 1
SHOWN: Final = 60
"""The most characters shown of a text from where it was not understood."""


def read_cards(files: Sequence[str], options: argparse.Namespace) -> int:
    """Makes cards from the texts of files, stores them, and reports; returns 0, or 1 if none could be made.

    A card that is already playable is left as it is.

    :raises FileError: if a file cannot be read; nothing is stored then.
    """
    found = [outcome for file in files for outcome in outcomes(Path(file))]
    made: list[Card] = [outcome.card for outcome in found if outcome.card is not None]
    known = library()
    fresh = [card for card in made if not _taken(card, known)]
    kept = keep(fresh) if fresh else None
    if options.json:
        print(json.dumps([_json(outcome) for outcome in found], ensure_ascii=False, indent=2))
        return FOUND if made else NOTHING_FOUND
    language = options.language
    for outcome in found:
        print(_line_of(outcome, known, language))
    bad = str(len(found) - len(made))
    print(
        say(language, "read-kept", made=str(len(made)), refused=bad, file=str(kept))
        if kept is not None
        else say(language, "read-nothing", refused=bad)
    )
    return FOUND if made else NOTHING_FOUND


def _taken(card: Card, known: Library) -> bool:
    """Whether the library has a card with this passcode that is not of the user's own."""
    return card.passcode in known and card.passcode not in known.shelf.own


def _line_of(outcome: Outcome, known: Library, language: str) -> str:
    """What became of a text, in a line."""
    if outcome.card is None:
        return say(
            language,
            "read-refused",
            name=outcome.name,
            span=outcome.span[:SHOWN],
            reason=reason_words(language, outcome.reason),
            place=place_words(language, *outcome.place) if outcome.span else "",
        )
    values = {"code": f"{outcome.card.passcode:08}", "name": outcome.name}
    if _taken(outcome.card, known):
        other = known[outcome.card.passcode]
        return say(language, "read-taken", **values, other=other.ja if language == "ja" else other.en)
    return say(language, "read-made", **values)


def _json(outcome: Outcome) -> dict[str, object]:
    if outcome.card is not None:
        return {"name": outcome.name, "passcode": outcome.card.passcode, "playable": True}
    effect, at = outcome.place
    return {
        "name": outcome.name,
        "playable": False,
        "reason": outcome.reason,
        "effect": effect,
        "character": at,
        "from": outcome.span,
    }


def refused_cards(words: str, options: argparse.Namespace) -> int:
    """Lists the known cards that are not playable; returns 0, or 1 if there is none of this name."""
    wanted = fold(words)
    found = [card for card in refused() if wanted in fold(card.ja) or wanted in fold(card.en)]
    if options.json:
        print(
            json.dumps(
                [
                    {
                        "passcode": card.passcode,
                        "ja": card.ja,
                        "en": card.en,
                        "reason": card.reason,
                        "effect": card.effect,
                        "character": card.at,
                    }
                    for card in found
                ],
                ensure_ascii=False,
                indent=2,
            )
        )
        return FOUND if found else NOTHING_FOUND
    for card in found:
        print(
            say(
                options.language,
                "refused-card",
                code=f"{card.passcode:08}",
                reason=reason_words(options.language, card.reason),
                name=card.ja if options.language == "ja" else card.en,
                place=place_words(options.language, card.effect, card.at),
            )
        )
    return FOUND if found else NOTHING_FOUND
