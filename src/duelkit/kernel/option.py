"""Options as one number: what is done (the verb), a number that belongs to it, a card. Equal in all games.

The lowest twelve bits are the card and one, the next twelve the number, above them the verb: options of one verb follow
each other by number and card.
"""

from __future__ import annotations


def option(verb: int, card: int = -1, number: int = 0) -> int:
    """An option as one number."""
    return verb << 24 | number << 12 | (card + 1)


def verb_of(value: int) -> int:
    """What kind of option this is."""
    return value >> 24


def card_of(value: int) -> int:
    """The card of an option, −1 for none."""
    return (value & 0xFFF) - 1


def number_of(value: int) -> int:
    """The number of an option."""
    return (value >> 12) & 0xFFF
