"""Decks over HTTP: checking, importing, exporting, sample hands with odds."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from duelkit import judgment, yugioh
from duelkit.judgment.decks import write_deck
from duelkit.kernel.errors import DuelkitError
from duelkit.table.api_cards import built_in
from duelkit.table.api_http import shown
from duelkit.table.config import JUDGMENT, clean, load_known_limits, rules_of
from duelkit.table.games.desk import Json
from duelkit.table.messages import DeckList, DeckWish
from duelkit.table.odds import at_least, exactly, hands, one_of_each
from duelkit.table.refusals import Refusal
from duelkit.yugioh.decks import Directory, check_listing
from duelkit.yugioh.decks.deck import sections
from duelkit.yugioh.decks.limits import LimitList, UnknownLimitList
from duelkit.yugioh.decks.listing import (
    SECTIONS, DeckList as Listing, Entry, parse_deck, write_ydk_listing, write_ydke_listing,
)
from duelkit.yugioh.decks.named import is_named, parse_named, write_named
from duelkit.yugioh.state.rules import Rules

Game = Literal["yugioh", "judgment"]
Word = Annotated[str, Meta(max_length=60)]
MOST_HANDS: Final = 20
FURTHER: Final = 5
"""Draws that are shown after the opening hand."""
MOST_LINES: Final = 1000
"""A deck to import has so many lines at most."""
MOST_UNKNOWN: Final = 120
"""How many unknown cards an import names at most."""
_BOTH_NAMES: Final = re.compile(r"「[^」]*」 \(([^()]*)\)")
_JAPANESE: Final = re.compile(r" \([぀-ヿ一-鿿]+\)")
ENDINGS: Final = {"ydk": ".ydk", "ydke": ".txt", "deck": ".deck"}


class Check(Struct, forbid_unknown_fields=True):
    """Whether a deck may be played."""

    game: Game
    deck: DeckWish
    edition: Word | None = None
    limits: Word | None = None


class Import(Struct, forbid_unknown_fields=True):
    """A deck from text."""

    game: Game
    text: str
    name: Word = ""


class Export(Struct, forbid_unknown_fields=True):
    """A deck as text. ``language``: of the names in it."""

    game: Game
    deck: DeckWish
    format: Literal["ydk", "ydke", "deck"]
    language: Literal["ja", "en"] = "en"


class Group(Struct, forbid_unknown_fields=True):
    """Cards that serve the same end: how likely is it to hold at least ``least`` of them?"""

    cards: Annotated[list[Annotated[int, Meta(ge=1, le=1 << 32)]], Meta(max_length=200)]
    name: Word = ""
    least: Annotated[int, Meta(ge=1, le=10)] = 1


class Hands(Struct, forbid_unknown_fields=True):
    """Sample hands and odds. ``size``: of the opening hand, that of the edition if left out."""

    game: Game
    deck: DeckWish
    count: Annotated[int, Meta(ge=0, le=MOST_HANDS)] = 5
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    edition: Word | None = None
    size: Annotated[int, Meta(ge=1, le=20)] | None = None
    groups: Annotated[list[Group], Meta(max_length=8)] = []


def rules_for(game: str, edition: str | None) -> Rules:
    """The edition that a request names.

    :raises Refusal: if there is none, or the game has none.
    """
    if game == JUDGMENT and edition:
        raise Refusal("bad_message", f"an edition of {JUDGMENT}; expected none - at `$.edition`")
    return rules_of(edition or "mr3")


def limits_for(game: str, limits: str | None) -> LimitList | None:
    """The limit list that a request names.

    :raises Refusal: if there is none, or the game has none.
    """
    if not limits:
        return None
    if game == JUDGMENT:
        raise Refusal("bad_message", f"a limit list of {JUDGMENT}; expected none - at `$.limits`")
    try:
        found: LimitList = load_known_limits(limits)
    except UnknownLimitList as error:
        raise Refusal("bad_message", f"{shown(str(error))} - at `$.limits`") from None
    return found


def parts_of(game: str, wish: str | DeckList) -> DeckList:
    """The card numbers of a deck, of a built-in one too; they may be unknown.

    :raises Refusal: if there is no such built-in deck, or a part that the game does not have.
    """
    if isinstance(wish, str):
        names = judgment.builtin_decks() if game == JUDGMENT else yugioh.builtin_decks()
        if wish not in names:
            raise Refusal("bad_deck", f"unknown deck {shown(wish, 40)!r}; expected one of {', '.join(names)}")
        return DeckList(name=wish, **{part: list(cards) for part, cards in built_in(game, wish).items()})
    if game == JUDGMENT and (wish.extra or wish.side):
        raise Refusal("bad_deck", "an extra or side deck; expected only a main deck")
    return DeckList(name=clean(wish.name), main=wish.main, extra=wish.extra, side=wish.side)


def listing_of(deck: DeckList) -> Listing:
    """A deck as a list of passcodes, of whatever printings it names, in the parts that it names."""
    directory = Directory()
    return Listing(deck.name, tuple(Entry(directory.main_passcode(code), part)
                                    for part in SECTIONS for code in getattr(deck, part)))


def judgment_deck(deck: DeckList) -> judgment.Deck:
    """A deck of known cards.

    :raises Refusal: naming the first number that no card has.
    """
    known = judgment.library()
    missing = next((number for number in deck.main if number not in known), None)
    if missing is not None:
        raise Refusal("bad_deck", f"unknown card {missing}; expected 1 to {known.cards[-1].number}")
    return judgment.Deck(deck.name or "deck", tuple(known[number] for number in deck.main))


# checking -----------------------------------------------------------------------------------------


def check(wish: Check) -> Json:
    """Everything that is wrong with a deck, and advice.

    :raises Refusal: for an edition, a list or a deck that there is not.
    """
    deck = parts_of(wish.game, wish.deck)
    rules, limits = rules_for(wish.game, wish.edition), limits_for(wish.game, wish.limits)
    if wish.game == JUDGMENT:
        faults = judgment.check_deck(judgment_deck(deck))
        return {
            "legal": not faults, "playable": True, "sizes": {"main": len(deck.main), "extra": 0, "side": 0},
            "violations": [_line(fault.message, fault.ja, fault.rule, fault.number) for fault in faults],
            "unplayable": [], "hints": [], "limits_complete": True,
        }
    report = check_listing(listing_of(deck), rules, Directory(), limits)
    return {
        "legal": not report.violations, "playable": not report.unplayable,
        "sizes": {part: len(report.parts[part]) for part in SECTIONS},
        "violations": [_line(fault.message, fault.ja, fault.rule, fault.passcode) for fault in report.violations],
        "unplayable": [_line(fault.message, fault.ja, "", fault.passcode) for fault in report.unplayable],
        "hints": [_line(hint.message, hint.ja, hint.rule, 0) for hint in report.hints],
        "limits_complete": limits is None or limits.complete,
    }


def _line(english: str, japanese: str, rule: str, card: int) -> Json:
    """A finding; the English words without the Japanese names beside them."""
    plain = _JAPANESE.sub("", _BOTH_NAMES.sub(r"\1", english))
    return {"text": {"ja": japanese or english, "en": plain}, "rules": [rule] if rule else [], "card": card or None}


# import and export --------------------------------------------------------------------------------


def import_deck(wish: Import) -> Json:
    """A deck from ``.ydk``, ``ydke://`` or ``.deck`` text; cards that are not playable here are left out and named.

    :raises Refusal: if the text is no deck, or none of its cards is known.
    """
    name = clean(wish.name)
    if len(wish.text.splitlines()) > MOST_LINES:
        raise Refusal("bad_deck", f"more than {MOST_LINES} lines; expected a deck")
    try:
        if wish.game == JUDGMENT:
            deck = judgment.decks.read_deck(wish.text, f"{name or 'deck'}.deck")
            return {"format": "deck", "unknown": [], "deck": {
                "name": name or named_by(wish.text, clean(deck.name)), "main": [card.number for card in deck.main],
                "extra": [], "side": []}}
        return _import_yugioh(wish.text, name)
    except DuelkitError as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal("bad_deck", shown(str(error), 600)) from None


def _import_yugioh(text: str, name: str) -> Json:
    unknown: list[Json] = []
    if is_named(text):
        kind = "deck"
        listing, lines = parse_named(text, f"{name or 'deck'}.deck")
        unknown += [{"line": line, "text": shown(words, 60)} for line, words in lines]
    else:
        listing = parse_deck(text, f"{name or 'deck'}.ydk")
        kind = "ydk" if any(entry.line for entry in listing.entries) else "ydke"
    directory = Directory()
    parts = sections(listing, directory)
    cards: dict[str, list[int]] = {}
    for part in SECTIONS:
        cards[part] = []
        for entry in parts[part]:
            card = directory.playable(entry.passcode)
            if card is None:
                unknown.append({"line": entry.line, "text": str(entry.passcode)})
            else:
                cards[part].append(card.passcode)
    if not any(cards.values()):
        raise Refusal("bad_deck", f"no playable card among {len(unknown)}; expected the passcodes or names of playable "
                                  "cards")
    for part, found in cards.items():
        if len(found) > 200:
            raise Refusal("bad_deck", f"{len(found)} cards in the {part} part; expected at most 200")
    title = name or (named_by(text, clean(listing.name)) if kind == "deck" else "")
    return {"format": kind, "unknown": unknown[:MOST_UNKNOWN], "deck": {"name": title, **cards}}


def named_by(text: str, name: str) -> str:
    """The name that a text gives itself; empty if it has none."""
    return name[:60] if re.search(r"^\s*name\s*:", text.lstrip("\ufeff"), re.IGNORECASE | re.MULTILINE) else ""


def export_deck(wish: Export) -> Json:
    """A deck as text, and the name of a file for it.

    :raises Refusal: for a deck that there is not, or a format that the game does not have.
    """
    deck = parts_of(wish.game, wish.deck)
    if wish.game == JUDGMENT:
        if wish.format != "deck":
            raise Refusal("bad_message", f"the format {wish.format} of {JUDGMENT}; expected deck - at `$.format`")
        text = write_deck(judgment_deck(deck))
    elif wish.format == "deck":
        text = write_named(listing_of(deck), Directory(), wish.language)
    elif wish.format == "ydke":
        text = write_ydke_listing(listing_of(deck).entries)
    else:
        directory = Directory()
        entries = listing_of(deck).entries
        names = {entry.passcode: str(getattr(facts, wish.language)) for entry in entries
                 if (facts := directory[entry.passcode]).known}
        text = write_ydk_listing(entries, names)
    return {"text": text, "file": file_name(deck.name) + ENDINGS[wish.format]}


def file_name(name: str) -> str:
    """The name of a deck as the name of a file, on any system."""
    plain = re.sub(r"[^\w-]+", "_", name).strip("_")[:40]
    return plain or "deck"


# hands --------------------------------------------------------------------------------------------


def sample(wish: Hands) -> Json:
    """Sample hands, the odds of each card and of each group, after the opening hand and after each further draw.

    :raises Refusal: for a deck that there is not, or an empty one.
    """
    deck = parts_of(wish.game, wish.deck)
    rules = rules_for(wish.game, wish.edition)
    if not deck.main:
        raise Refusal("bad_deck", "an empty main deck; expected cards to draw")
    usual = judgment.standard_settings().opening_hand if wish.game == JUDGMENT else rules.opening_hand
    size = min(wish.size or usual, len(deck.main))
    seed = secrets.randbelow(1 << 53) if wish.seed is None else wish.seed
    total = len(deck.main)
    steps = range(size, min(size + FURTHER, total) + 1)
    counts = Counter(deck.main)
    groups = []
    for group in wish.groups:
        copies = sum(counts[card] for card in set(group.cards))
        groups.append({"name": group.name, "least": group.least, "copies": copies,
                       "chances": [_round(at_least(total, copies, drawn, group.least)) for drawn in steps],
                       "exactly": [_round(chance) for chance in exactly(total, copies, size)]})
    together = None
    if len(wish.groups) > 1 and all(group.least == 1 for group in wish.groups):
        sets = [frozenset(group.cards) for group in wish.groups]
        together = [_round(one_of_each(deck.main, sets, drawn)) for drawn in steps]
    return {
        "seed": seed, "size": size, "cards": total,
        "hands": [{"hand": hand, "next": following}
                  for hand, following in hands(deck.main, seed, wish.count, size, FURTHER)],
        "odds": [{"card": card, "copies": copies,
                  "chances": [_round(at_least(total, copies, drawn)) for drawn in steps]}
                 for card, copies in counts.items()],
        "groups": groups, "together": together,
    }


def _round(chance: float) -> float:
    return round(chance, 6)


