"""A deck of playable cards, and where decks come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib import resources

from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import (
    SECTIONS,
    YDKE,
    DeckList,
    Entry,
    Unreadable,
    parse_deck,
    parse_url,
    parse_ydk,
    read_text,
    shown_path,
    write_ydk_listing,
    write_ydke_listing,
)
from duelkit.yugioh.decks.named import NAMED, is_named, listing_named
from duelkit.yugioh.decks.presence import Missing, presence
from duelkit.yugioh.language.card import Card

MOST_NAMED = 120
"""How many cards one message names at most."""


@dataclass(frozen=True, repr=False)
class Deck:
    """A deck of playable cards.

    :param main: the main deck; ``extra``: the extra deck; ``side``: the side deck.
    :param lines: for a deck from a file, the line of each card, main, extra and side in that order.
    :param languages: the language of each print in the same order, as far as the file says it.
    :param left_out: the cards of the side deck that a list has and that are not playable here.
    """

    name: str
    main: tuple[Card, ...]
    extra: tuple[Card, ...] = ()
    side: tuple[Card, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)
    languages: tuple[str, ...] = field(default=(), compare=False)
    left_out: tuple[Missing, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {len(self.main)} main, {len(self.extra)} extra, {len(self.side)} side>"

    def cards(self) -> tuple[Card, ...]:
        """Main and extra deck in one sequence, as a duel wants them.

        >>> len(load_deck("synchron").cards())
        55
        """
        return (*self.main, *self.extra)

    def listing(self) -> DeckList:
        """The deck as a list of passcodes.

        >>> load_deck("plain").listing().entries[0].passcode
        11091375
        """
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
    """The deck of playable cards that a list names, without such cards of its side deck as are not playable.

    :raises FileError: naming every card of the main and extra deck that is not playable, with its lines.
    """
    known = Directory() if directory is None else directory
    parts = sections(listing, known)
    found = presence(parts, known)
    if not found.playable:
        raise _not_playable(listing, [card for card in found.missing if not card.only_side] or list(found.missing))
    main, extra, side = (
        tuple(card for entry in parts[section] if (card := known.playable(entry.passcode))) for section in SECTIONS
    )
    ordered = [entry for section in SECTIONS for entry in parts[section] if known.playable(entry.passcode)]
    return Deck(
        listing.name,
        main,
        extra,
        side,
        tuple(entry.line for entry in ordered),
        tuple(entry.language for entry in ordered),
        found.missing,
    )


def _not_playable(listing: DeckList, missing: list[Missing]) -> FileError:
    """Why a list is no deck: the cards that are not playable, by name."""
    first = (missing[0].lines or (0,))[0]
    if len(missing) == 1:
        return FileError(
            listing.source,
            first,
            f"{missing[0].facts} is not playable here: {missing[0].reason('en')}; expected playable cards",
        )
    named = []
    for card in missing[:MOST_NAMED]:
        shown = ", ".join(map(str, card.lines[:5])) + (" …" if len(card.lines) > 5 else "")
        named.append(card.name("en") + (f" (line {shown})" if card.lines else ""))
    more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
    return FileError(
        listing.source,
        first,
        f"{len(missing)} cards are not playable here: {', '.join(named)}{more}; "
        "expected playable cards (duelkit deck check says why they are not)",
    )


def read_ydk(text: str, name: str) -> Deck:
    """Read a deck in the ``.ydk`` format.

    Fusion, Synchro, Xyz and Link Monsters go to the extra deck whatever section they stand in (side deck apart).

    :param name: the file as the user knows it, for messages.
    :raises FileError: naming the lines of all cards that are not in the library, or a line that is no deck line.

    >>> read_ydk(write_ydk(from_names("one", ["Raigeki"])), "one.ydk")
    <Deck one: 1 main, 0 extra, 0 side>
    """
    return deck_of(parse_ydk(text, name))


def write_ydk(deck: Deck) -> str:
    """The deck in the ``.ydk`` format.

    >>> write_ydk(from_names("one", ["Raigeki"])).splitlines()[-4:]
    ['#main', '12580477', '#extra', '!side']
    """
    return write_ydk_listing(deck.listing().entries)


def write_ydke(deck: Deck) -> str:
    """The deck as a ``ydke://`` URL.

    >>> write_ydke(from_names("one", ["Raigeki"]))
    'ydke://ffa/AA==!!!'
    """
    return write_ydke_listing(deck.listing().entries)


def builtin_decks() -> list[str]:
    """The names of the decks that come with the project.

    >>> "plain" in builtin_decks()
    True
    """
    folder = resources.files("duelkit.yugioh.decks") / "lists"
    return sorted(item.name.removesuffix(".ydk") for item in folder.iterdir() if item.name.endswith(".ydk"))


def find_listing(name: str, directory: Directory | None = None) -> DeckList:
    """A deck list by the name of a built-in deck, the path of a file, or a ``ydke://`` URL. Its cards may be unknown.

    A file is read by what stands in it: names with counts, passcodes, or a URL.

    :param directory: what cards are known by name.
    :raises FileError: if there is no such deck or its file is damaged.
    """
    if name in builtin_decks():
        text = (resources.files("duelkit.yugioh.decks") / "lists" / f"{name}.ydk").read_text(encoding="utf-8")
        return parse_ydk(text, f"{name}.ydk")
    if name.lower().startswith(YDKE):
        return parse_url(name)
    try:
        text = read_text(name, "deck")
    except Unreadable as error:
        raise Unreadable(
            shown_path(name),
            0,
            f"{str(error).rpartition(': ')[2]}: a .ydk file, a ydke:// URL or one of `duelkit deck list`{_like(name)}",
        ) from None
    ending = name.lower().rpartition(".")[2]
    by_name = ending == NAMED[1:] or is_named(text) or ending != "ydk" and not _any_passcode(text)
    return listing_named(text, name, directory) if by_name else parse_deck(text, name)


def _like(name: str) -> str:
    """The built-in decks whose names are like this one."""
    found = get_close_matches(name, builtin_decks())
    return f", such as {', '.join(found)}" if found else ""


def _any_passcode(text: str) -> bool:
    """Whether a text could be a list of passcodes or a URL."""
    body = text.lstrip("\ufeff \t\r\n")
    return (
        body[: len(YDKE)].lower() == YDKE or not body or any(line.lstrip()[:1].isdigit() for line in body.splitlines())
    )


def load_deck(name: str) -> Deck:
    """A deck by the name of a built-in one, the path of a file, or a ``ydke://`` URL.

    Cards of its side deck that are not playable are left out and named in ``left_out``.

    :raises FileError: if there is no such deck, its file is damaged, or cards of it are not playable.

    >>> load_deck("plain")
    <Deck plain: 40 main, 0 extra, 0 side>
    >>> load_deck("plain").main[0]
    <Card 11091375 Luster Dragon / サファイアドラゴン: Wind Dragon Normal Monster, Level 4, ATK 1900 / DEF 1600>
    """
    directory = Directory()
    return deck_of(find_listing(name, directory), directory)


def from_names(name: str, main: Sequence[str | int], extra: Sequence[str | int] = ()) -> Deck:
    """A deck from card names or passcodes.

    :raises UnknownCard: for a name that is not in the library.

    >>> from_names("three", ["Raigeki", 12580477, "Luster Dragon"])
    <Deck three: 3 main, 0 extra, 0 side>
    """
    known = library()
    return Deck(name, tuple(known[item] for item in main), tuple(known[item] for item in extra))
