"""A deck of playable cards, and where decks come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources

from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import (
    SECTIONS, DeckList, Entry, Unreadable, load_listing, parse_ydk, shown_path, write_ydk_listing, write_ydke_listing,
)
from duelkit.yugioh.decks.named import NAMED, load_named
from duelkit.yugioh.language.card import Card

MOST_NAMED = 120
"""How many unknown cards one message names at most."""


@dataclass(frozen=True)
class Deck:
    """A deck of playable cards.

    :param main: the main deck; ``extra``: the extra deck; ``side``: the side deck.
    :param lines: for a deck from a file, the line of each card, main, extra and side in that order.
    :param languages: the language of each print in the same order, as far as the file says it.
    """

    name: str
    main: tuple[Card, ...]
    extra: tuple[Card, ...] = ()
    side: tuple[Card, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)
    languages: tuple[str, ...] = field(default=(), compare=False)

    def cards(self) -> tuple[Card, ...]:
        """Main and extra deck in one sequence, as a duel wants them."""
        return (*self.main, *self.extra)

    def listing(self) -> DeckList:
        """The deck as a list of passcodes."""
        entries = []
        at = 0
        for section, cards in zip(SECTIONS, (self.main, self.extra, self.side), strict=True):
            for card in cards:
                line = self.lines[at] if at < len(self.lines) else 0
                language = self.languages[at] if at < len(self.languages) else ""
                entries.append(Entry(card.passcode, section, line, language))
                at += 1
        return DeckList(self.name, tuple(entries), f"{self.name}.ydk")


def sections(listing: DeckList, directory: Directory) -> dict[str, list[Entry]]:
    """Where each card of a list belongs, in the order of the list.

    Fusion, Synchro, Xyz and Link Monsters go to the extra deck whatever section they stand in, other known cards of
    the extra section to the main deck; the side deck holds what it is given.
    """
    found: dict[str, list[Entry]] = {section: [] for section in SECTIONS}
    for entry in listing.entries:
        facts = directory[entry.passcode]
        section = entry.section
        if section != "side" and facts.known:
            section = "extra" if facts.in_extra_deck else "main"
        found[section].append(entry)
    return found


def deck_of(listing: DeckList, directory: Directory | None = None) -> Deck:
    """The deck of playable cards that a list names.

    :raises FileError: naming every card that is not playable, with its lines.
    """
    known = Directory() if directory is None else directory
    missing: dict[int, list[int]] = {}
    for entry in listing.entries:
        if known.playable(entry.passcode) is None:
            missing.setdefault(entry.passcode, []).append(entry.line)
    if missing:
        raise _unknown(listing, missing)
    parts = sections(listing, known)
    main, extra, side = (tuple(card for entry in parts[section] if (card := known.playable(entry.passcode)))
                         for section in SECTIONS)
    ordered = [entry for section in SECTIONS for entry in parts[section]]
    return Deck(listing.name, main, extra, side, tuple(entry.line for entry in ordered),
                tuple(entry.language for entry in ordered))


def _unknown(listing: DeckList, missing: dict[int, list[int]]) -> FileError:
    first = next(iter(missing.values()))[0]
    if len(missing) == 1:
        code = next(iter(missing))
        return FileError(listing.source, first, f"unknown card {str(code)!r}; expected the passcode of a playable card")
    named = []
    for code, lines in list(missing.items())[:MOST_NAMED]:
        places = sorted({line for line in lines if line})
        shown = ", ".join(map(str, places[:5])) + (" …" if len(places) > 5 else "")
        named.append(f"{str(code)!r}" + (f" (line {shown})" if places else ""))
    more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
    return FileError(listing.source, first, f"{len(missing)} unknown cards: {', '.join(named)}{more}; expected the "
                                            "passcodes of playable cards")


def read_ydk(text: str, name: str) -> Deck:
    """Read a deck in the ``.ydk`` format.

    Fusion, Synchro, Xyz and Link Monsters go to the extra deck whatever section they stand in (side deck apart).

    :param name: the file as the user knows it, for messages.
    :raises FileError: naming the lines of all cards that are not in the library, or a line that is no deck line.
    """
    return deck_of(parse_ydk(text, name))


def write_ydk(deck: Deck) -> str:
    """The deck in the ``.ydk`` format."""
    return write_ydk_listing(deck.listing().entries)


def write_ydke(deck: Deck) -> str:
    """The deck as a ``ydke://`` URL."""
    return write_ydke_listing(deck.listing().entries)


def builtin_decks() -> list[str]:
    """The names of the decks that come with the project."""
    folder = resources.files("duelkit.yugioh.decks") / "lists"
    return sorted(item.name.removesuffix(".ydk") for item in folder.iterdir() if item.name.endswith(".ydk"))


def find_listing(name: str) -> DeckList:
    """A deck list by the name of a built-in deck, the path of a file, or a ``ydke://`` URL. Its cards may be unknown.

    :raises FileError: if there is no such deck or its file is damaged.
    """
    if name in builtin_decks():
        text = (resources.files("duelkit.yugioh.decks") / "lists" / f"{name}.ydk").read_text(encoding="utf-8")
        return load_listing(name, text)
    try:
        return load_named(name) if name.lower().endswith(NAMED) else load_listing(name)
    except Unreadable as error:
        raise Unreadable(shown_path(name), 0, f"{str(error).rpartition(': ')[2]}: a .ydk file, a ydke:// URL or one of "
                                              f"{', '.join(builtin_decks())}") from None


def load_deck(name: str) -> Deck:
    """A deck by the name of a built-in one, the path of a ``.ydk`` file, or a ``ydke://`` URL.

    :raises FileError: if there is no such deck, its file is damaged, or cards of it are not playable.
    """
    return deck_of(find_listing(name))


def from_names(name: str, main: Sequence[str | int], extra: Sequence[str | int] = ()) -> Deck:
    """A deck from card names or passcodes.

    :raises UnknownCard: for a name that is not in the library.
    """
    known = library()
    return Deck(name, tuple(known[item] for item in main), tuple(known[item] for item in extra))
