"""Options as one integer: an action (the verb), a number that belongs to it, and a card. Equal in all games.

The lowest twelve bits are the card plus one, the next twelve the number, and the rest the verb, so that options of one
verb are sorted by number and card.
"""

from __future__ import annotations


def option(verb: int, card: int = -1, number: int = 0) -> int:
    """An option as one integer.

    >>> option(2, card=21)
    33554454
    >>> option(2)
    33554432
    """
    return verb << 24 | number << 12 | (card + 1)


def verb_of(value: int) -> int:
    """The verb of an option: what kind of option it is.

    >>> verb_of(option(2, card=21))
    2
    """
    return value >> 24


def card_of(value: int) -> int:
    """The card of an option; −1 if there is none.

    >>> card_of(option(2, card=21))
    21
    >>> card_of(option(2))
    -1
    """
    return (value & 0xFFF) - 1


def number_of(value: int) -> int:
    """The number of an option.

    >>> number_of(option(2, card=21, number=3))
    3
    """
    return (value >> 12) & 0xFFF
