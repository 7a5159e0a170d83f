"""The card library: every playable card, grouped as players group them (カード一覧).

A card is listed only if its whole behaviour is there.
"""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.words.tokens.meaning import tokens_of


class UnknownCard(DuelkitError):
    """No playable card has this name or passcode."""


def fold(name: str) -> str:
    """A name for comparison: width, case and spaces do not matter."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split()).replace("-", "ー").replace("－", "ー")


class Library:
    """Cards by passcode and by name in either language.

    :param printings: for a card's passcode, those that further printings of it bear: each of them names the card.
    """

    def __init__(self, cards: list[Card], printings: Mapping[int, Sequence[int]] | None = None) -> None:
        self.cards = tuple(sorted(cards, key=lambda card: card.passcode))
        self._by_code = {card.passcode: card for card in self.cards}
        self._by_code.update({other: self._by_code[code] for code, others in (printings or {}).items()
                              for other in others})
        self._by_name = {fold(name): card for card in self.cards for name in (card.ja, card.en)}

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, key: object) -> bool:
        return key in self._by_code if isinstance(key, int) else isinstance(key, str) and fold(key) in self._by_name

    def __getitem__(self, key: int | str) -> Card:
        """The card with this passcode or name.

        :raises UnknownCard: if there is none.
        """
        if isinstance(key, str) and key.isdecimal():
            key = int(key)
        card = self._by_code.get(key) if isinstance(key, int) else self._by_name.get(fold(key))
        if card is None:
            raise UnknownCard(f"no playable card {key!r}; expected a passcode or a Japanese or English card name")
        return card

    @cached_property
    def tokens(self) -> dict[int, Card]:
        """The tokens that the cards bring, by their numbers. They are cards of no deck, and so not in the library.

        :raises ValueError: if a token has the number of another card.
        """
        found = {token.passcode: token for card in self.cards for token in tokens_of(card)}
        for number, token in found.items():
            if number in self:
                raise ValueError(f"the token {token.en} has the passcode {number} of {self[number].en}")
        return found

    def search(self, words: str) -> list[Card]:
        """The cards whose name in either language contains the words."""
        wanted = fold(words)
        return [card for card in self.cards if wanted in fold(card.ja) or wanted in fold(card.en)]


@cache
def library() -> Library:
    """All playable cards.

    :raises ValueError: if two cards share a passcode.
    """
    found: dict[int, Card] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda item: item.name):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        for card in getattr(loaded, "CARDS", ()):
            if card.passcode in found and found[card.passcode] is not card:
                raise ValueError(f"passcode {card.passcode} is defined twice: {found[card.passcode].en}, {card.en}")
            found[card.passcode] = card
    file = resources.files(__name__) / "printings.toml"
    printings = {int(code): others for code, others in tomllib.loads(file.read_text(encoding="utf-8")).items()}
    for code, others in printings.items():
        for other in others:
            if other in found:
                raise ValueError(f"passcode {other} is a printing of {found[code].en} and another card, "
                                 f"{found[other].en}")
    return Library(list(found.values()), printings)
