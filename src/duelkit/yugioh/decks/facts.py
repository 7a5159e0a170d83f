"""What is known of a listed card, playable or not: its name, its figures, and which cards count as the same.

Rules: MR3-NAME-01 (the same name is the same card, whatever the artwork), MR3-TCG-04 (names correspond one to one).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from duelkit.yugioh.cards import Library, fold, library
from duelkit.yugioh.cards.shelf import RefusedCard, figures, refused_by_passcode
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
    :param refused: why the card cannot be played, if its text is known and was not understood wholly.
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
    refused: RefusedCard | None = None

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


@cache
def older_printings() -> dict[int, int]:
    """The passcode of the card for every number under which other tools keep an older wording of it."""
    text = (resources.files(__package__) / "older_printings.toml").read_text(encoding="utf-8")
    return {other: int(code) for code, others in tomllib.loads(text).items() for other in others}


@cache
def _refused_by_name() -> dict[str, RefusedCard]:
    return {fold(name): card for card in refused_by_passcode().values() for name in (card.ja, card.en)}


class Directory:
    """Looks cards up: in the library, among the cards that are known and not playable, in the user's database.

    Further printings of a card are that card, those with an older wording too: which wording holds is the edition's
    matter. A passcode just above that of a known card is another artwork of it, as all tools number them. A card that
    is not playable, and bears the name of one that the user has written, is the user's.

    :param own: cards that a user has written and that stand in no library, such as those of an account at a table.
    """

    def __init__(
        self, database: CardDatabase | None = None, known: Library | None = None, own: Iterable[Card] = ()
    ) -> None:
        self.library = library() if known is None else known
        self.database = database
        self._own = {fold(name): card for card in own for name in (card.ja, card.en)}
        self._found: dict[int, CardFacts] = {}
        self.bounds: dict[int, Any] = {}
        """What limit lists say with their cards pooled by name, by ``id`` of the list; each keeps its list."""

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
        card = self._named(name)
        if card is not None:
            return _key_of(card)
        refused = _refused_by_name().get(fold(name))
        return fold(name if refused is None else refused.ja)

    def passcode_of_name(self, name: str) -> int | None:
        """The passcode of a card by its name in either language, whether it is playable or not."""
        card = self._named(name)
        if card is not None:
            return card.passcode
        refused = _refused_by_name().get(fold(name))
        if refused is not None:
            return refused.passcode
        if self.database is None:
            return None
        return self._database_names.get(fold(name))

    def _named(self, name: str) -> Card | None:
        """The playable card of this name, or the user's."""
        return self.library[name] if name in self.library else self._own.get(fold(name))

    @cached_property
    def _database_names(self) -> dict[str, int]:
        rows = () if self.database is None else self.database
        return {fold(card.name): card.passcode for card in rows if not card.is_artwork}

    def search(self, words: str) -> list[DatabaseCard]:
        """The cards of the database whose name contains the words, other artworks left out."""
        wanted = fold(words)
        if self.database is None or not wanted:
            return []
        return [card for card in self.database if not card.is_artwork and wanted in fold(card.name)]

    def _look_up(self, passcode: int, depth: int) -> CardFacts:
        if passcode in self.library:
            return facts_of(self.library[passcode])
        older = older_printings().get(passcode)
        if older is not None and depth:
            return self._look_up(older, depth - 1)
        row = None if self.database is None else self.database.get(passcode)
        found = None if row is None else self._from_row(row, depth)
        if passcode in refused_by_passcode():
            return self._not_playable(refused_by_passcode()[passcode], found)
        if found is not None:
            return found
        for base in range(passcode - 1, max(0, passcode - 1 - SAME_CARD), -1):
            if base in self.library or base in refused_by_passcode():
                return self._look_up(base, 0)
        return CardFacts(passcode, f"#{passcode}", "", "", CardType(0), known=False)

    def _not_playable(self, refused: RefusedCard, found: CardFacts | None) -> CardFacts:
        """A card whose text was not understood; or what the user has written in its place.

        :param found: what the user's database says of it.
        """
        for name in (refused.ja, refused.en):
            card = self._named(name)
            if card is not None and (card.passcode in self.library.shelf.own or fold(name) in self._own):
                return facts_of(card)
        if found is not None:
            return found if found.card is not None else replace(found, ja=refused.ja, en=refused.en, refused=refused)
        types, level, scale = figures().get(refused.passcode, (CardType(0), 0, 0))
        return CardFacts(
            refused.passcode, fold(refused.ja), refused.ja, refused.en, types, level, scale, refused=refused
        )

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
        named = self._named(row.name)
        if named is not None:
            return facts_of(named)
        key = original.key if original is not None and original.known else self.key_of_name(row.name)
        types = CardType(row.types & _ALL)
        return CardFacts(row.passcode, key, row.name, "", types, row.level, row.scale)
