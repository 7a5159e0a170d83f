"""The card library: every playable card (カード一覧), those of the shelf and those written by hand in other modules.

A card is listed only if its whole behaviour is there.
"""

from __future__ import annotations

import copyreg
import importlib
import pkgutil
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from weakref import WeakValueDictionary

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.cards import shelf as shelves
from duelkit.yugioh.cards.declared import declared
from duelkit.yugioh.cards.furigana import read_out
from duelkit.yugioh.cards.shelf import Shelf
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.name_readings import read_names_with
from duelkit.yugioh.words.tokens.meaning import tokens_of

read_names_with(read_out)

__all__ = ["Library", "UnknownCard", "fold", "library"]


class UnknownCard(DuelkitError):
    """No playable card has this name or passcode."""


def fold(name: str) -> str:
    """A name for comparison: width, case and spaces do not matter.

    >>> fold("Blue-Eyes White Dragon") == fold("blue eyes white dragon")
    False
    """
    return "".join(unicodedata.normalize("NFKC", name).casefold().split()).replace("-", "ー").replace("－", "ー")


class Library:
    """Cards by passcode and by name in either language: those written by hand, and those of the shelf.

    A card of the shelf is made when it is asked for.

    :param written: the cards that were written by hand; they win over the shelf.
    :param printings: for a card's passcode, those that further printings of it bear: each of them names the card.
    :param shelf: the cards that were read from texts.
    """

    def __init__(
        self, written: list[Card], printings: Mapping[int, Sequence[int]] | None = None, shelf: Shelf | None = None
    ) -> None:
        self.written = tuple(sorted(written, key=lambda card: card.passcode))
        self.shelf = Shelf("") if shelf is None else shelf
        self._by_code = {card.passcode: card for card in self.written}
        self._by_code.update(
            {other: self._by_code[code] for code, others in (printings or {}).items() for other in others}
        )
        self._by_name = {fold(name): card for card in self.written for name in (card.ja, card.en)}
        self._made: dict[int, Card] = {}
        self._lent: WeakValueDictionary[int, Card] = WeakValueDictionary()

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """The passcodes of all cards, in order; of a card with several printings the first."""
        return tuple(sorted({card.passcode for card in self.written}.union(self._shelved)))

    @cached_property
    def _shelved(self) -> tuple[int, ...]:
        """The passcodes of the shelf that no card written by hand bears."""
        return tuple(code for code in self.shelf if code not in self._by_code)

    @cached_property
    def tested(self) -> tuple[Card, ...]:
        """The cards that scenarios of the tests play, in the order of their passcodes: those written by hand, and those
        of the shelf with the proof ``scenario``.
        """
        shelved = (self[code] for code in self._shelved if "scenario" in self.shelf[code].proofs)
        return tuple(sorted((*self.written, *shelved), key=lambda card: card.passcode))

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards. The first time, this makes every card of the shelf."""
        return tuple(self[code] for code in self.codes)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.codes)

    def facts(self) -> Iterator[Card]:
        """All cards, those of the shelf without what their texts say: names and figures, at once."""
        for code in self.codes:
            yield self._by_code[code] if code in self._by_code else self.shelf[code].facts

    def __contains__(self, key: object) -> bool:
        if isinstance(key, int):
            return key in self._by_code or key in self.shelf or key in self.shelf.printings or key in self._lent
        return isinstance(key, str) and (fold(key) in self._by_name or fold(key) in self._shelf_names)

    def __getitem__(self, key: int | str) -> Card:
        """The card with this passcode or name.

        :raises UnknownCard: if there is none.

        >>> library()["Raigeki"]
        <Card 12580477 Raigeki / サンダー・ボルト: Spell>
        >>> library()[12580477] is library()["サンダー・ボルト"]
        True
        >>> "Raigeki" in library(), "No Such Card" in library()
        (True, False)
        """
        if isinstance(key, str) and key.isdecimal():
            key = int(key)
        if isinstance(key, int):
            card = self._by_code.get(key) or self._made.get(key)
        else:
            card = self._by_name.get(fold(key))
        return self._of_shelf(key) if card is None else card

    def lend(self, card: Card, *, over: bool = False) -> Card:
        """Know a card by its passcode for as long as somebody holds it, such as a deck; it is listed nowhere, found by
        no name, and stands in for no card that the library has.

        :param over: it takes the place of another one that is known by its passcode.
        :returns: the card to hold.
        :raises UnknownCard: if another card is known by this passcode.
        """
        code = card.passcode
        known = self._lent.get(code) if code not in self._by_code and code not in self.shelf else self[code]
        if known == card:
            return known
        if known is not None and (not over or code not in self._lent):
            raise UnknownCard(f"the passcode {code} is that of another card, {known.en}")
        self._lent[code] = card
        return card

    def lent(self, passcode: int) -> bool:
        """Whether a card is only lent.

        >>> library().lent(12580477)
        False
        """
        return passcode in self._lent and passcode not in self._by_code and passcode not in self.shelf

    def place_of(self, card: Card) -> tuple[int, int] | None:
        """Where a card stands that comes with the program: its passcode, and the number of its older wording or −1.

        ``None`` for any other card, a user's own among them.
        """
        code = card.passcode
        if code not in self._by_code and (code not in self.shelf or code in self.shelf.own):
            return None
        known = self._by_code.get(code) or self._of_shelf(code)
        # a card of another library with the same definition is the same card
        if known is card or known == card:
            return code, -1
        return next(((code, number) for number, old in enumerate(known.versions) if old.card == card), None)

    def _of_shelf(self, key: int | str) -> Card:
        code = self.shelf.printings.get(key, key) if isinstance(key, int) else self._shelf_names.get(fold(key), -1)
        lent = self._lent.get(code)
        if lent is not None and code not in self.shelf:
            return lent
        if code not in self.shelf:
            raise UnknownCard(f"no playable card {key!r}; expected a passcode or a Japanese or English card name")
        card = self._made.get(code)
        if card is None:
            card = self.shelf[code].card
            card = self._made[code] = card if code in self.shelf.own else declared(card)
        return card

    @cached_property
    def _shelf_names(self) -> dict[str, int]:
        # of two cards of one name the first is meant; a user's own come last
        return {fold(name): code for code in reversed(self._shelved) for name in self.shelf.names[code][:2]}

    def proofs(self, passcode: int) -> tuple[str, ...] | None:
        """How a card that was read from its text was confirmed; ``None`` for one written by hand."""
        return self.shelf[passcode].proofs if passcode not in self._by_code and passcode in self.shelf else None

    def saying(self, *words: str) -> Iterator[Card]:
        """The cards of the shelf whose notation has any of these words, without what their texts say."""
        wanted = set(words)
        for code in self._shelved:
            if any(self.shelf.mentions(code, word) for word in wanted) and wanted & self.shelf.words_of(code):
                yield self.shelf[code].facts

    def using(self, *words: str) -> Iterator[Card]:
        """The cards that may use these words: all written by hand, and those of the shelf whose notation has them."""
        yield from self.written
        for code in self._shelved:
            if all(self.shelf.mentions(code, word) for word in words):
                yield self[code]

    @cached_property
    def tokens(self) -> dict[int, Card]:
        """The tokens that the cards bring, by their numbers. They are cards of no deck, and so not in the library.

        :raises ValueError: if a token has the number of another card.
        """
        found = {token.passcode: token for card in self.using("MakeTokens(") for token in tokens_of(card)}
        for number, token in found.items():
            if number in self:
                raise ValueError(f"the token {token.en} has the passcode {number} of {self[number].en}")
        return found

    def search(self, words: str) -> list[Card]:
        """The cards whose name in either language, or its reading, contains the words.

        >>> [card.en for card in library().search("raigeki")][:2]
        ['Raigeki Break', 'Raigeki']
        """
        wanted = fold(words)
        found = {card.passcode for card in self.written if wanted in fold(card.ja) or wanted in fold(card.en)}
        found.update(code for code, names in self._folded_names.items() if any(wanted in name for name in names))
        return [self[code] for code in sorted(found)]

    @cached_property
    def _folded_names(self) -> dict[int, tuple[str, ...]]:
        return {code: tuple(fold(name) for name in self.shelf.names[code]) for code in self._shelved}


@cache
def library() -> Library:
    """All playable cards.

    :raises ValueError: if two cards share a passcode.

    >>> library()["Junk Synchron"]
    <Card 63977008 Junk Synchron / ジャンク・シンクロン: Dark Warrior Tuner Effect Monster, Level 3, ATK 1300 / DEF 500>
    >>> len(library()) > 2000
    True
    """
    found: dict[int, Card] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda item: item.name):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        for card in vars(loaded).values():
            if not isinstance(card, Card):
                continue
            if card.passcode in found and found[card.passcode] is not card:
                raise ValueError(f"passcode {card.passcode} is defined twice: {found[card.passcode].en}, {card.en}")
            found[card.passcode] = card
    file = resources.files(__name__) / "printings.toml"
    printings = {int(code): others for code, others in tomllib.loads(file.read_text(encoding="utf-8")).items()}
    for code, others in printings.items():
        for other in others:
            if other in found:
                raise ValueError(
                    f"passcode {other} is a printing of {found[code].en} and another card, {found[other].en}"
                )
    return Library(list(found.values()), printings, shelves.load())


def _at(passcode: int, wording: int) -> Card:
    card = library()[passcode]
    return card if wording < 0 else card.versions[wording].card


def _pickled(card: Card) -> tuple[object, ...]:
    """A card of the library is pickled as its place there: a duel of them would be a hundred times its own size."""
    place = library().place_of(card)
    if place is not None:
        return _at, place
    whole = card.__reduce_ex__(4)
    assert not isinstance(whole, str)
    return whole


copyreg.pickle(Card, _pickled)  # type: ignore[arg-type]
