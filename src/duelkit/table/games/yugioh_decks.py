"""Decks, editions and limit lists of Yu-Gi-Oh! as they are sent and received."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from duelkit.games.game import Words
from duelkit.table.api_http import shown
from duelkit.table.games.written import finding, named_by
from duelkit.table.messages import DeckList
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.yugioh.decks import Directory, check_listing, playable_decks
from duelkit.yugioh.decks.construction import legal_formats, legal_in
from duelkit.yugioh.decks.deck import sections
from duelkit.yugioh.decks.limits import LimitList
from duelkit.yugioh.decks.listing import SECTIONS, Entry, parse_deck, write_ydk_listing, write_ydke_listing
from duelkit.yugioh.decks.listing import DeckList as Listing
from duelkit.yugioh.decks.named import is_named, parse_named, write_named
from duelkit.yugioh.decks.presence import Missing, Presence, presence
from duelkit.yugioh.editions import EDITIONS, format_of, formats
from duelkit.yugioh.editions.deck_rules import deck_rules
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.rules import MIXED, Rules
from duelkit.yugioh.telling.messages import say

MOST_UNKNOWN: Final = 120
"""The most unknown cards that an import names."""


def limits_name(limits: LimitList) -> Words:
    """Returns the name of a limit list."""
    if not limits.date:
        return {"ja": limits.name, "en": limits.name}
    year, month, day = (int(part) for part in limits.date.split("-"))
    return {"ja": f"{limits.region} {year}年{month}月{day}日", "en": limits.name}


def offered() -> list[Rules]:
    """Returns the editions that can be chosen: each, then those that lack kinds of cards again with cards of every
    kind; then the rules of the formats."""
    mixed = [rules.mixed() for rules in EDITIONS.values() if rules.types != rules.mixed().types]
    return [*EDITIONS.values(), *mixed, *(each.rules for each in formats().values())]


def edition_name(rules: Rules) -> Words:
    """Returns the name of an edition."""
    if not is_mixed(rules):
        return {"ja": rules.name_ja, "en": rules.name_en}
    return {"ja": f"{rules.name_ja}・全種類のカード", "en": f"{rules.name_en}, cards of every kind"}


def is_mixed(rules: Rules) -> bool:
    """Whether it is an edition with cards that came after it."""
    return rules.identity.endswith(MIXED)


def edition_json(rules: Rules, usual: bool) -> Json:
    """Returns an edition, with its deck sizes and the built-in decks that are legal in it."""
    words = deck_rules(rules)
    chosen = format_of(rules)
    plain = EDITIONS[rules.identity.removesuffix(MIXED) if chosen is None else chosen.edition]
    return {
        "id": rules.identity,
        "name": edition_name(rules),
        "source": plain.source,
        "mixed": is_mixed(rules),
        "format": None if chosen is None else {"limits": chosen.limits, "until": chosen.until, "note": chosen.note},
        "document": rules.document,
        "year": rules.year,
        "types": rules.types,
        "default": usual,
        "decks": playable_decks(rules),
        "sizes": {
            "least": rules.deck_least,
            "most": rules.deck_most or None,
            "extra": None if rules.extra_unlimited else rules.extra_most,
            "side": rules.side_most,
            "side_exact": rules.side_exact,
            "copies": rules.copies,
        },
        "extra_name": {"ja": words.extra_name_ja, "en": words.extra_name.capitalize()},
        "hand": rules.opening_hand,
        "first_draw": rules.first_draw,
    }


def listing_of(deck: DeckList) -> Listing:
    """Returns a deck as a list of passcodes, of any printing, in its parts."""
    directory = Directory()
    return Listing(
        deck.name,
        tuple(Entry(directory.main_passcode(code), part) for part in SECTIONS for code in getattr(deck, part)),
    )


def check(deck: DeckList, rules: Rules, limits: LimitList | None) -> Json:
    """Returns everything that is wrong with a deck, and advice."""
    report = check_listing(listing_of(deck), rules, Directory(), limits)
    return {
        "legal": not report.violations,
        "playable": report.presence.playable,
        "sizes": {part: len(report.parts[part]) for part in SECTIONS},
        "violations": [finding(fault.message, fault.ja, fault.rule, fault.passcode) for fault in report.violations],
        "unplayable": [finding(fault.message, fault.ja, "", fault.passcode) for fault in report.unplayable],
        "hints": [finding(hint.message, hint.ja, hint.rule, 0) for hint in report.hints],
        "limits_complete": limits is None or limits.complete,
    }


def known_parts(deck: DeckList) -> DeckList:
    """Returns a deck with the numbers that its cards have in the library.

    :raises Refusal: if a card is unknown, naming it.
    """
    directory = Directory()
    found: dict[str, list[int]] = {}
    missing = None
    for part in SECTIONS:
        cards = [(code, directory.playable(code)) for code in getattr(deck, part)]
        missing = next((code for code, card in cards if card is None), missing)
        found[part] = [card.passcode for _, card in cards if card is not None]
    if missing is not None:
        raise Refusal("bad_deck", f"unknown card {missing}; expected the numbers of playable cards")
    return DeckList(name=deck.name, **found)


def import_deck(text: str, name: str, own: Iterable[Card] = ()) -> Json:
    """Reads a deck from ``.ydk``, ``ydke://`` or ``.deck`` text; cards that are not playable here are left out and
    named.

    :param own: the importing user's own cards: each replaces an unplayable card of its name.
    :raises DuelkitError: if the text is not a deck, or none of its cards is known.
    """
    unknown: list[Json] = []
    directory = Directory(own=own)
    if is_named(text):
        kind = "deck"
        listing, lines = parse_named(text, f"{name or 'deck'}.deck", directory)
        unknown += [no_card(line, words) for line, words in lines]
    else:
        listing = parse_deck(text, f"{name or 'deck'}.ydk")
        kind = "ydk" if any(entry.line for entry in listing.entries) else "ydke"
    parts = sections(listing, directory)
    found = presence(parts, directory)
    unknown += [left_out(card) for card in found.missing]
    cards = {
        part: [card.passcode for entry in parts[part] if (card := directory.playable(entry.passcode))]
        for part in SECTIONS
    }
    if not any(cards.values()):
        raise Refusal(
            "bad_deck", f"no playable card among {len(unknown)}; expected the passcodes or names of playable cards"
        )
    for part, numbers in cards.items():
        if len(numbers) > 200:
            raise Refusal("bad_deck", f"{len(numbers)} cards in the {part} part; expected at most 200")
    title = name or (named_by(text, listing.name) if kind == "deck" else "")
    editions, lists = legal_in(listing, directory)
    return {
        "format": kind,
        "unknown": sorted(unknown, key=lambda row: row["line"])[:MOST_UNKNOWN],
        "here": _here(found, unknown),
        "legal_editions": [rules.identity for rules in editions],
        "legal_formats": [each.identity for each in legal_formats(listing, directory)],
        "legal_limits": [limits.identity for limits in lists],
        "deck": {"name": title, **cards},
    }


def _here(found: Presence, unknown: list[Json]) -> Json:
    """Returns how much of a deck is playable here."""
    return {
        "cards": found.cards_here,
        "of_cards": found.cards,
        "copies": found.copies_here,
        "of_copies": found.copies,
        "playable": found.playable and all(row["only_side"] for row in unknown),
    }


def no_card(line: int, words: str) -> Json:
    """Returns a line of a deck that names no card."""
    reason = _in_both(lambda language: say(language, "reason-no-card"))
    return {"line": line, "text": shown(words, 60), "count": 1, "only_side": False, "reason": reason}


def left_out(card: Missing) -> Json:
    """Returns a card that is left out of a deck, with the reason."""
    row: Json = {
        "line": (card.lines or (0,))[0],
        "text": card.name("en") if card.facts.known else str(card.passcode),
        "count": card.count,
        "only_side": card.only_side,
        "reason": _in_both(card.reason),
    }
    if card.facts.known:
        row["name"] = _in_both(card.name)
    return row


def _in_both(words: Callable[[str], str]) -> Words:
    return {language: words(language) for language in ("ja", "en")}


def export_deck(deck: DeckList, form: str, language: str) -> str:
    """Returns a deck as text."""
    if form == "deck":
        return write_named(listing_of(deck), Directory(), language)
    entries = listing_of(deck).entries
    if form == "ydke":
        return write_ydke_listing(entries)
    directory = Directory()
    names = {
        entry.passcode: str(getattr(facts, language)) for entry in entries if (facts := directory[entry.passcode]).known
    }
    return write_ydk_listing(entries, names)
