"""How much of a deck list is playable here, what is missing and why, and where the deck is legal.

Cards are counted once, and copy by copy. A deck whose main and extra deck are here can be played, without those cards
of its side deck that are missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from duelkit.yugioh.decks.facts import CardFacts, Directory
from duelkit.yugioh.decks.listing import Entry


@dataclass(frozen=True)
class Missing:
    """A card of a deck list that is not playable here.

    :param passcode: as the list has it, perhaps that of another artwork.
    :param copies: how many the list has in each of its parts.
    :param lines: where they stand in the file; none if the list is no file.
    """

    facts: CardFacts
    passcode: int
    copies: Mapping[str, int]
    lines: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many copies are missing."""
        return sum(self.copies.values())

    @property
    def only_side(self) -> bool:
        """Whether only the side deck has it."""
        return set(self.copies) == {"side"}

    def reason(self, language: str) -> str:
        """Why it is not playable, in words."""
        # the messages take a while to load, and most decks lack nothing
        from duelkit.yugioh.telling.refused import refusal_words

        refused = self.facts.refused
        if refused is None:
            return refusal_words(language, "in-database" if self.facts.known else "unknown-card")
        return refusal_words(language, refused.reason, refused.effect, refused.at)

    def name(self, language: str) -> str:
        """What it is called; ``#`` and its passcode if that is not known."""
        facts = self.facts
        if not facts.known:
            return f"#{self.passcode}"
        return (facts.ja or facts.en) if language == "ja" else (facts.en or facts.ja)


@dataclass(frozen=True)
class Presence:
    """How much of a deck list is here.

    :param cards: how many different cards the list has, ``cards_here``: how many of them are playable.
    :param copies: the same copy by copy, ``copies_here`` likewise.
    :param missing: the cards that are not playable, in the order of the list.
    """

    cards: int
    cards_here: int
    copies: int
    copies_here: int
    missing: tuple[Missing, ...]

    @property
    def playable(self) -> bool:
        """Whether the deck can be played, if need be without cards of its side deck."""
        return self.copies_here > 0 and all(card.only_side for card in self.missing)


def presence(parts: Mapping[str, Sequence[Entry]], directory: Directory) -> Presence:
    """How much of a deck list is here.

    :param parts: the cards of each part.
    """
    found: dict[int, list[tuple[str, Entry]]] = {}
    for part, entries in parts.items():
        for entry in entries:
            found.setdefault(directory[entry.passcode].passcode, []).append((part, entry))
    missing = []
    for placed in found.values():
        first = placed[0][1]
        facts = directory[first.passcode]
        if facts.card is not None:
            continue
        copies: dict[str, int] = {}
        for part, _ in placed:
            copies[part] = copies.get(part, 0) + 1
        lines = sorted({entry.line for _, entry in placed if entry.line})
        missing.append(Missing(facts, first.passcode, copies, tuple(lines)))
    missing.sort(key=lambda card: card.lines[:1])
    copies_all = sum(len(placed) for placed in found.values())
    return Presence(
        len(found),
        len(found) - len(missing),
        copies_all,
        copies_all - sum(card.count for card in missing),
        tuple(missing),
    )
