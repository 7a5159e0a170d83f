"""What is known of a listed card, playable or not: its name, its figures, and which cards count as the same.

Rules: MR3-NAME-01 (the same name is the same card, whatever the artwork), MR3-TCG-04 (names correspond one to one).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.yugioh.cards import Library, fold, library
from duelkit.yugioh.database import SAME_CARD, CardDatabase, DatabaseCard
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType

_ALL: Final = sum(int(kind) for kind in CardType)
EXTRA_TYPES: Final = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK


@dataclass(frozen=True)
class CardFacts:
    """What is known of a card.

    :param key: equal for all cards that count as the same card.
    :param card: the definition, ``None`` for a card that cannot be played here.
    :param known: whether more is known than the passcode.
    """

    passcode: int
    key: str
    ja: str
    en: str
    types: CardType
    level: int = 0
    scale: int = 0
    card: Card | None = None
    known: bool = True

    @property
    def in_extra_deck(self) -> bool:
        """Whether it belongs to the extra deck."""
        return bool(self.types & EXTRA_TYPES)

    def __str__(self) -> str:
        if not self.known:
            return f"card {self.passcode}"
        if self.ja and self.en and self.ja != self.en:
            return f"「{self.ja}」 ({self.en})"
        return f"「{self.ja or self.en}」"


def facts_of(card: Card) -> CardFacts:
    """The facts of a playable card."""
    return CardFacts(card.passcode, _key_of(card), card.ja, card.en, card.types, card.level, card.scale, card)


def _key_of(card: Card) -> str:
    # a card whose name is treated as another card's name is that card for the three-copies limit
    for ja, _ in card.also_named:
        if ja in library():
            return fold(ja)
    return fold(card.ja)


class Directory:
    """Looks cards up: in the library, then in the user's database.

    Further printings of a playable card are that card; a passcode just above one that the library knows is another
    artwork of it, as all tools number them.
    """

    def __init__(self, database: CardDatabase | None = None, known: Library | None = None) -> None:
        self.library = library() if known is None else known
        self.database = database
        self._found: dict[int, CardFacts] = {}

    def __getitem__(self, passcode: int) -> CardFacts:
        """What is known of the card with this passcode; for an unknown one, that it is unknown."""
        found = self._found.get(passcode)
        if found is None:
            found = self._found[passcode] = self._look_up(passcode, 4)
        return found

    def playable(self, passcode: int) -> Card | None:
        """The playable card with this passcode or with an artwork of this passcode."""
        return self[passcode].card

    def main_passcode(self, passcode: int) -> int:
        """The passcode by which a playable card is known here, of whatever printing; others stay as they are."""
        card = self[passcode].card
        return passcode if card is None else card.passcode

    def key_of_name(self, name: str) -> str:
        """What cards of this name are counted under."""
        return _key_of(self.library[name]) if name in self.library else fold(name)

    def search(self, words: str) -> list[DatabaseCard]:
        """The cards of the database whose name contains the words, other artworks left out."""
        wanted = fold(words)
        if self.database is None or not wanted:
            return []
        return [card for card in self.database if not card.is_artwork and wanted in fold(card.name)]

    def _look_up(self, passcode: int, depth: int) -> CardFacts:
        if passcode in self.library:
            return facts_of(self.library[passcode])
        row = None if self.database is None else self.database.get(passcode)
        if row is not None:
            return self._from_row(row, depth)
        for base in range(passcode - 1, passcode - 1 - SAME_CARD, -1):
            if base in self.library:
                return facts_of(self.library[base])
        return CardFacts(passcode, f"#{passcode}", "", "", CardType(0), known=False)

    def _same_name(self, row: DatabaseCard) -> bool:
        """Whether the card of the alias has the very same name: tools differ in how far apart artworks may be."""
        other = None if self.database is None else self.database.get(row.alias)
        return other is not None and fold(other.name) == fold(row.name)

    def _from_row(self, row: DatabaseCard, depth: int) -> CardFacts:
        original = None
        if row.alias and row.alias != row.passcode and depth:
            original = self._look_up(row.alias, depth - 1)
            if original.known and (row.is_artwork or self._same_name(row)):
                return original
        if row.name in self.library:
            return facts_of(self.library[row.name])
        key = original.key if original is not None and original.known else self.key_of_name(row.name)
        types = CardType(row.types & _ALL)
        return CardFacts(row.passcode, key, row.name, "", types, row.level, row.scale)
