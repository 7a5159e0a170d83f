"""Recording a duel, and replaying a record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Final

from duelkit import recording
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.record import Record
from duelkit.kernel.rng import KEYED
from duelkit.recording import (
    cards_digest,
    chance_headers,
    chance_of,
    deck_header,
    demand_headers,
    fingerprint,
    follow,
    load_record,
    load_text,
)
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.cards.shelf import line_of_card, shelved
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import EDITIONS, known_edition, rules_from_text, rules_text
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.rules import MIXED, Rules

__all__ = [
    "Recorder",
    "card_data_digest",
    "edition_headers",
    "follow",
    "load_record",
    "load_text",
    "replay",
    "rules_of",
    "start_of",
]

GAME = "yugioh"
LONGEST_OWN: Final = 8_000
"""Characters of a card in a header."""
_OWN: Final = re.compile("own[0-9]{1,10}")


def card_data_digest(decks: tuple[Deck, Deck]) -> str:
    """A hash of the definitions of the cards in two decks; it changes when a card plays differently."""
    return cards_digest(decks, attrgetter("passcode"))


def own_headers(decks: Iterable[Deck]) -> dict[str, str]:
    """The cards of decks that do not come with the program, each as a line of the shelf: so that a record can be played
    again where they are not known."""
    known = library()
    return {
        f"own{card.passcode}": line_of_card(card)
        for deck in decks
        for card in (*deck.cards(), *deck.side)
        if known.lent(card.passcode) or card.passcode in known.shelf.own
    }


def own_cards(headers: Mapping[str, str], name: str) -> list[Card]:
    """The cards that stand in the headers of a record; whoever holds them can name them by their passcodes.

    :param name: the record, for messages.
    :raises FileError: if such a header holds something else.
    """
    found = []
    for key, line in headers.items():
        if not _OWN.fullmatch(key) or len(line) > LONGEST_OWN:
            continue
        try:
            card = shelved(line).card
            if card.passcode in library() and not library().lent(card.passcode):
                continue
            card_info(card)
            found.append(library().lend(card))
        except (DuelkitError, ValueError, TypeError, AttributeError, KeyError, AssertionError, RecursionError) as error:
            raise FileError(name, 0, f"header {key!r} is no card ({error}); expected a line of a shelf") from None
    return found


def edition_headers(rules: Rules) -> dict[str, str]:
    """The headers that name the edition; formats and custom editions are recorded with their numbers and switches."""
    text = rules_text(rules)
    own = {} if rules.identity.removesuffix(MIXED) in EDITIONS else {"rules": text}
    return {"edition": rules.identity, **own, "fingerprint": fingerprint(text)}


class Recorder(recording.Recorder[Duel]):
    """A duel together with its record: choose through it, and the record follows.

    :param seed: everything random follows from it; ``first``: who takes the first turn.
    :param words: says an option in words for the record's comments, if given.
    :param chance: which generator, one of ``kernel.rng.GENERATORS``.
    :param every_window: whether a player who can only pass is asked all the same.
    """

    def __init__(
        self,
        rules: Rules,
        decks: tuple[Deck, Deck],
        seed: int,
        first: int = 0,
        words: Callable[[Duel, int], str] | None = None,
        chance: str = KEYED,
        every_window: bool = False,
    ) -> None:
        super().__init__(
            begin(rules, [deck.cards() for deck in decks], seed, first, chance, every_window),
            {
                "game": GAME,
                **edition_headers(rules),
                **chance_headers(seed, chance),
                "first": str(first),
                "cards": card_data_digest(decks),
                **{
                    f"deck{player}": f"{deck.name}: {' '.join(str(card.passcode) for card in deck.cards())}"
                    for player, deck in enumerate(decks)
                },
                **own_headers(decks),
            },
            words,
        )


def _deck(record: Record, key: str) -> Deck:
    title, numbers = deck_header(record, key)
    cards = []
    for code in numbers.split():
        try:
            cards.append(library()[int(code)])
        except (ValueError, UnknownCard):
            raise FileError(
                record.name,
                0,
                f"unknown card {code[:20]!r} in header {key!r}; expected the passcode of a playable card",
            ) from None
    if not cards:
        raise FileError(record.name, 0, f"no cards in header {key!r}; expected 'name: passcode passcode …'")
    return Deck(
        title,
        tuple(card for card in cards if not card.in_extra_deck),
        tuple(card for card in cards if card.in_extra_deck),
    )


def start_of(record: Record) -> Recorder:
    """A fresh recorder of the duel that the record begins with.

    :raises FileError: if a header is missing or wrong.
    """
    numbers = demand_headers(record, GAME, ("game", "edition", "seed", "first", "deck0", "deck1"))
    held = own_cards(record.headers, record.name)
    rules = rules_of(record)
    recorder = Recorder(
        rules,
        (_deck(record, "deck0"), _deck(record, "deck1")),
        numbers["seed"],
        numbers["first"],
        chance=chance_of(record),
    )
    del held
    return recorder


def rules_of(record: Record) -> Rules:
    """The edition of a record: a known one, or one of a user's own, whose rules stand in the record."""
    identity = record.headers["edition"]
    text = record.headers.get("rules")
    if text is not None:
        try:
            return rules_from_text(identity, text)
        except DuelkitError as error:
            raise FileError(record.name, 0, f"header 'rules': {error}") from None
    rules = known_edition(identity)
    if rules is None:
        raise FileError(
            record.name,
            0,
            f"unknown edition {identity[:40]!r}; expected one of {', '.join(EDITIONS)}, or a header 'rules'",
        )
    return rules


def replay(record: Record, steps: int | None = None) -> Recorder:
    """Play a record again; answers the recorder at its end (or after ``steps`` decisions).

    :raises FileError: if the record cannot be begun.
    :raises RecordError: where the duel no longer goes as recorded: which decision, which line, what differs.
    """
    recorder = start_of(record)
    follow(record, recorder, recorder.choose, steps)
    return recorder
