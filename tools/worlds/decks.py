"""The decks of a pair: cards by chance, each once, so that a card's number tells which card of the list it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

from duelkit import judgment, yugioh
from duelkit.judgment.decks import check_deck
from duelkit.judgment.decks.deck import Deck as JudgmentDeck
from duelkit.yugioh.language.terms import CardType

SIDE: Final = 15
EXTRA: Final = 10
JUDGMENT_SIZE: Final = 30
WITHOUT_TRIBUTE: Final = 4


@dataclass
class Cards:
    """The numbers of a deck's cards by its parts, in the order of the list."""

    main: list[int]
    extra: list[int] = field(default_factory=list)
    side: list[int] = field(default_factory=list)

    def wish(self) -> dict[str, Any]:
        """The deck as a client sends it."""
        return {"name": "deck", "main": self.main, "extra": self.extra, "side": self.side}

    def copy(self) -> Cards:
        """The same cards."""
        return Cards(self.main[:], self.extra[:], self.side[:])

    def all(self) -> set[int]:
        """Every card."""
        return {*self.main, *self.extra, *self.side}


@dataclass
class Pool:
    """The cards that the decks of a game or an edition are made of.

    :param alike: the cards that can be set face-down like a card, by number.
    """

    main: list[int]
    extra: list[int]
    size: int
    alike: Callable[[int], Sequence[int]]

    def deck(self, chance: Random, taken: Collection[int], side: bool) -> Cards:
        """A deck of cards that are not taken."""
        free = [card for card in self.main if card not in taken]
        cards = chance.sample(free, self.size + (SIDE if side else 0))
        extra = [card for card in self.extra if card not in taken]
        return Cards(cards[: self.size], chance.sample(extra, min(EXTRA, len(extra))), cards[self.size :])

    def other(self, chance: Random, card: int, was_set: bool, taken: Collection[int]) -> int:
        """Another card in the place of one that was never seen; it itself where there is none.

        A monster that takes tributes stays: whether it does, and whether it can be set without, shows.
        """
        pool = self.alike(card) if was_set else self.extra if card in self.extra_set else self.main
        for _ in range(50):
            found = chance.choice(pool) if pool else card
            if found not in taken:
                return found
        return card

    def __post_init__(self) -> None:
        self.extra_set = frozenset(self.extra)


@cache
def pool_of(game: str, edition: str) -> Pool:
    """The pool of a game, or of an edition of it."""
    if game == "judgment":
        return Pool([card.number for card in judgment.library()], [], JUDGMENT_SIZE, lambda card: ())
    rules = yugioh.edition(edition)
    kinds: dict[object, list[int]] = defaultdict(list)
    kind_of: dict[int, object] = {}
    main: list[int] = []
    extra: list[int] = []
    for card in yugioh.library().facts():
        if int(card.types) & ~rules.types:
            continue
        if card.in_extra_deck:
            extra.append(card.passcode)
            continue
        main.append(card.passcode)
        kind_of[card.passcode] = kind = _kind(card)
        kinds[kind].append(card.passcode)
    return Pool(main, extra, rules.deck_least, lambda number: kinds[kind_of[number]] if number in kind_of else ())


def _kind(card: Any) -> object:
    """What cards have in common that can be set in the same way, as far as their figures say."""
    if card.types & CardType.MONSTER:
        alone = card.level > WITHOUT_TRIBUTE or card.types & CardType.RITUAL
        return card.passcode if alone else CardType.MONSTER
    return bool(card.types & CardType.FIELD)


def judgment_deck(chance: Random, taken: Collection[int]) -> Cards:
    """A deck of THE EYE OF JUDGMENT that may be played."""
    known = judgment.library()
    numbers = [card.number for card in known if card.number not in taken]
    chance.shuffle(numbers)
    main: list[int] = []
    for number in numbers:
        cards = tuple(known[found] for found in (*main, number))
        # a deck that is not full yet is wrong in this alone
        if len(check_deck(JudgmentDeck("deck", cards))) <= (len(cards) != JUDGMENT_SIZE):
            main.append(number)
        if len(main) == JUDGMENT_SIZE:
            return Cards(main)
    raise AssertionError("no deck can be made of these cards")


def deck_of(game: str, edition: str, chance: Random, taken: Collection[int], side: bool) -> Cards:
    """A deck of either game, of cards that are not taken."""
    return judgment_deck(chance, taken) if game == "judgment" else pool_of(game, edition).deck(chance, taken, side)


def otherwise(
    game: str,
    edition: str,
    chance: Random,
    deck: Cards,
    seen: Collection[int],
    was_set: Collection[int],
    taken: Collection[int],
) -> Cards:
    """The deck with other cards in the places of those that were never seen.

    :param was_set: those of them that lie face-down on the field: others that can be set like them take their places.
    :param taken: cards that are in neither.
    """
    pool = pool_of(game, edition)
    found = deck.copy()
    used = {*taken, *deck.all(), *seen}
    for part in (found.main, found.extra, found.side):
        for at, card in enumerate(part):
            if card in seen:
                continue
            part[at] = pool.other(chance, card, card in was_set, used)
            if game == "judgment" and not legal(found.main):
                part[at] = card
            used.add(part[at])
    return found


def legal(numbers: Sequence[int]) -> bool:
    """Whether a deck of THE EYE OF JUDGMENT may be played."""
    known = judgment.library()
    return not check_deck(JudgmentDeck("deck", tuple(known[number] for number in numbers)))
