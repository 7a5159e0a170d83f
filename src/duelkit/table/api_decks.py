"""Decks over HTTP: checking, importing, exporting, sample hands with odds."""

from __future__ import annotations

import base64
import contextlib
import re
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from duelkit.kernel.errors import DuelkitError
from duelkit.table.api_http import shown
from duelkit.table.games.client import TableGame, wished
from duelkit.table.games.parts import PARTS
from duelkit.table.games.written import clean
from duelkit.table.messages import DeckList, DeckWish, GameName
from duelkit.table.odds import at_least, exactly, hands, one_of_each
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

Word = Annotated[str, Meta(max_length=60)]
MOST_HANDS: Final = 20
FURTHER: Final = 5
"""How many further draws are shown after the opening hand."""
MOST_LINES: Final = 1000
"""The most lines of a deck to import."""
ENDINGS: Final = {"ydk": ".ydk", "ydke": ".txt", "deck": ".deck"}


class Check(Struct, forbid_unknown_fields=True):
    """A request to check a deck."""

    game: GameName
    deck: DeckWish
    edition: Word | None = None
    limits: Word | None = None


class Import(Struct, forbid_unknown_fields=True):
    """A request to read a deck from text."""

    game: GameName
    text: str
    name: Word = ""


class Export(Struct, forbid_unknown_fields=True):
    """A request to write a deck as text. ``language``: of the card names."""

    game: GameName
    deck: DeckWish
    format: Literal["ydk", "ydke", "deck"]
    language: Literal["ja", "en"] = "en"


class Group(Struct, forbid_unknown_fields=True):
    """Cards that serve the same purpose; the odds are those of holding at least ``least`` of them."""

    cards: Annotated[list[Annotated[int, Meta(ge=1, le=1 << 32)]], Meta(max_length=200)]
    name: Word = ""
    least: Annotated[int, Meta(ge=1, le=10)] = 1


class Hands(Struct, forbid_unknown_fields=True):
    """A request for sample hands and odds. ``size``: of the opening hand; by default that of the edition."""

    game: GameName
    deck: DeckWish
    count: Annotated[int, Meta(ge=0, le=MOST_HANDS)] = 5
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    edition: Word | None = None
    size: Annotated[int, Meta(ge=1, le=20)] | None = None
    groups: Annotated[list[Group], Meta(max_length=8)] = []


def parts_of(table: TableGame, wish: str | DeckList) -> DeckList:
    """Returns the card numbers of a deck, which may be a built-in one; the numbers may be unknown.

    :raises Refusal: if there is no such built-in deck, or the deck has a part that the game does not have.
    """
    if isinstance(wish, str):
        names = table.decks.names()
        if wish not in names:
            raise Refusal("bad_deck", f"unknown deck {shown(wish, 40)!r}; expected one of {', '.join(names)}")
        return DeckList(name=wish, **{part: list(cards) for part, cards in table.decks.built_in(wish).items()})
    missing = next((part for part in PARTS if part not in table.decks.parts and getattr(wish, part)), None)
    if missing is not None:
        raise Refusal("bad_deck", f"a deck with a part {missing!r}; expected only {' and '.join(table.decks.parts)}")
    return DeckList(name=clean(wish.name), main=wish.main, extra=wish.extra, side=wish.side)


def check(wish: Check) -> Json:
    """Returns everything that is wrong with a deck, and advice.

    :raises Refusal: if the edition, limit list or deck does not exist.
    """
    table = wished(wish.game)
    return table.decks.check(parts_of(table, wish.deck), wish.edition, wish.limits)


def numbers_in(wish: Import) -> list[int]:
    """Returns the numbers in a text, whatever they mean."""
    found = {int(word) for word in re.findall(r"(?<![0-9])[0-9]{10}(?![0-9])", wish.text)}
    for part in re.findall(r"ydke://(\S+)", wish.text)[:1]:
        for word in part.split("!"):
            with contextlib.suppress(ValueError):
                body = base64.b64decode(word, validate=True)
                found |= {int.from_bytes(body[at : at + 4], "little") for at in range(0, len(body), 4)}
    return sorted(found)[:MOST_LINES]


def import_deck(wish: Import, lines: Sequence[str] = ()) -> Json:
    """Reads a deck from text in any format of its game; cards that are not playable here are left out and named.

    :param lines: the importing user's own cards, as they are stored.
    :raises Refusal: if the text is not a deck, or none of its cards is known.
    """
    if len(wish.text.splitlines()) > MOST_LINES:
        raise Refusal("bad_deck", f"more than {MOST_LINES} lines; expected a deck")
    try:
        return wished(wish.game).decks.import_text(wish.text, clean(wish.name), lines)
    except DuelkitError as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal("bad_deck", shown(str(error), 600)) from None


def export_deck(wish: Export) -> Json:
    """Returns a deck as text, and a file name for it.

    :raises Refusal: if the deck does not exist, or the game does not have the format.
    """
    table = wished(wish.game)
    deck = parts_of(table, wish.deck)
    if wish.format not in table.decks.formats:
        raise Refusal(
            "bad_message",
            f"the format {wish.format} of {wish.game}; expected {' or '.join(table.decks.formats)} - at `$.format`",
        )
    return {
        "text": table.decks.export_text(deck, wish.format, wish.language),
        "file": file_name(deck.name) + ENDINGS[wish.format],
    }


def file_name(name: str) -> str:
    """Returns a file name for a deck that is valid on any system."""
    plain = re.sub(r"[^\w-]+", "_", name).strip("_")[:40]
    return plain or "deck"


def sample(wish: Hands) -> Json:
    """Returns sample hands and the odds of each card and group, after the opening hand and after each further draw.

    :raises Refusal: if the deck does not exist or is empty.
    """
    table = wished(wish.game)
    deck = parts_of(table, wish.deck)
    usual = table.editions.opening_hand(wish.edition)
    if not deck.main:
        raise Refusal("bad_deck", "an empty main deck; expected cards to draw")
    size = min(wish.size or usual, len(deck.main))
    seed = secrets.randbelow(1 << 53) if wish.seed is None else wish.seed
    total = len(deck.main)
    steps = range(size, min(size + FURTHER, total) + 1)
    counts = Counter(deck.main)
    groups = []
    for group in wish.groups:
        copies = sum(counts[card] for card in set(group.cards))
        groups.append(
            {
                "name": group.name,
                "least": group.least,
                "copies": copies,
                "chances": [_round(at_least(total, copies, drawn, group.least)) for drawn in steps],
                "exactly": [_round(chance) for chance in exactly(total, copies, size)],
            }
        )
    together = None
    if len(wish.groups) > 1 and all(group.least == 1 for group in wish.groups):
        sets = [frozenset(group.cards) for group in wish.groups]
        together = [_round(one_of_each(deck.main, sets, drawn)) for drawn in steps]
    return {
        "seed": seed,
        "size": size,
        "cards": total,
        "hands": [
            {"hand": hand, "next": following} for hand, following in hands(deck.main, seed, wish.count, size, FURTHER)
        ],
        "odds": [
            {"card": card, "copies": copies, "chances": [_round(at_least(total, copies, drawn)) for drawn in steps]}
            for card, copies in counts.items()
        ],
        "groups": groups,
        "together": together,
    }


def _round(chance: float) -> float:
    return round(chance, 6)
