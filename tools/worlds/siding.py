"""Side decks of a match in two worlds: other exchanges, where nothing of them is seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from worlds.decks import Cards, otherwise

TRIES: Final = 200
MOST: Final = 4


@dataclass
class Exchange:
    """The cards that go out of the main deck, and those of the side deck that come in."""

    out: list[int] = field(default_factory=list)
    new: list[int] = field(default_factory=list)


def exchanged(deck: Cards, exchange: Exchange) -> Cards:
    """The deck after it, in the order that the table gives it: the smallest card goes out for the smallest one."""
    found = deck.copy()
    for out, new in zip(sorted(exchange.out), sorted(exchange.new), strict=True):
        found.main[found.main.index(out)] = new
        found.side[found.side.index(new)] = out
    return found


def by_chance(chance: Random, deck: Cards) -> Exchange:
    """Some cards for as many others."""
    count = chance.randint(0, MOST)
    return Exchange(chance.sample(deck.main, count), chance.sample(deck.side, count))


def other_siding(
    edition: str,
    chance: Random,
    deck: Cards,
    exchange: Exchange,
    seen: Collection[int],
    was_set: Collection[int],
    taken: Collection[int],
) -> tuple[Cards, Exchange]:
    """Another deck, and other exchanges, that look alike: what was seen of the deck in either duel lies where it lay.

    :param seen: what was seen in any duel of the match; ``was_set``: what lay face-down.
    """
    after = exchanged(deck, exchange).main
    moved = {card for at, card in enumerate(after) if card != deck.main[at]} | {*exchange.out}
    pinned = {*seen} | {card for card in was_set if card in moved}
    for _ in range(TRIES):
        found = otherwise("yugioh", edition, chance, deck, pinned, was_set, taken)
        must = [at for at, card in enumerate(after) if card != deck.main[at] and card in pinned]
        free = [at for at, card in enumerate(after) if card not in pinned and card not in was_set]
        unseen = [card for card in found.side if card not in pinned]
        also = chance.sample(free, min(chance.randint(0, MOST), len(free), len(unseen)))
        other = Exchange(
            [found.main[at] for at in (*must, *also)], [after[at] for at in must] + chance.sample(unseen, len(also))
        )
        if _looks_alike(exchanged(found, other).main, after, pinned):
            return found, other
    pinned |= {*exchange.out, *exchange.new}
    return otherwise("yugioh", edition, chance, deck, pinned, was_set, taken), exchange


def _looks_alike(main: Sequence[int], other: Sequence[int], pinned: Collection[int]) -> bool:
    return all(here == there or there not in pinned for here, there in zip(main, other, strict=True))
