"""The cards of the game, by number and name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache

from duelkit.judgment.language.card import Card
from duelkit.kernel.errors import DuelkitError

__all__ = ["Library", "UnknownCard", "fold", "library"]


class UnknownCard(DuelkitError):
    """There is no such card."""


class Library:
    """All cards; look one up by its number or by its name in English or Japanese."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = tuple(sorted(cards, key=lambda card: card.number))
        self._found: dict[int | str, Card] = {}
        for card in self.cards:
            if card.number in self._found:
                raise ValueError(f"two cards have the number {card.number}")
            self._found[card.number] = card
            for name in (card.en, card.ja):
                if name:
                    self._found[fold(name)] = card

    def __getitem__(self, key: int | str) -> Card:
        """The card with a number or name.

        :raises UnknownCard: if there is none.

        >>> library()[1]
        <Card 1 Flame Magus: fire Human, summoning cost 1, HP 1, attack 1>
        >>> library()["Flame Magus"] is library()[1]
        True
        """
        found = self._found.get(key if isinstance(key, int) else fold(key))
        if found is None:
            raise UnknownCard(f"unknown card {key!r}; expected a number from 1 to {self.cards[-1].number} or a name")
        return found

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, key: int | str) -> bool:
        return (key if isinstance(key, int) else fold(key)) in self._found


def fold(name: str) -> str:
    """A name for comparison, without case and spaces."""
    return "".join(name.casefold().split())


@cache
def library() -> Library:
    """All cards of the modules beside this one.

    >>> len(library()) > 200
    True
    """
    found: list[Card] = []
    for module in pkgutil.iter_modules(__path__):
        found.extend(importlib.import_module(f"{__name__}.{module.name}").CARDS)
    return Library(tuple(found))
