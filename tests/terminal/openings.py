"""Seeds whose duels open with the cards that a test at the terminal speaks of."""

from __future__ import annotations

from collections import Counter
from functools import cache

from duelkit import judgment, yugioh

TRIES = 2000


@cache
def yugioh_seed(own: str, other: str, *names: str, without: str = "-") -> str:
    """The first seed with which all these cards are in the first player's opening hand, as often as they are named.

    :param without: what is in no other card's name.
    """
    decks = yugioh.load_deck(own), yugioh.load_deck(other)
    for seed in range(TRIES):
        duel = yugioh.new_duel(*decks, seed)
        rest = Counter(duel.info[card].name for card in duel.hand[0])
        rest.subtract(names)
        if min(rest.values()) >= 0 and not any(without in name for name in rest.elements()):
            return str(seed)
    raise AssertionError(f"no opening hand of {own} with {names}")


@cache
def judgment_seed(own: str, other: str, first: str, *names: str, without: str = "-") -> str:
    """The first seed with which a card is the first in the first player's opening hand, and others are in it too.

    No spell is in it, so that the first summon is the first option, nor a card called ``without``.
    """
    decks = judgment.load_deck(own), judgment.load_deck(other)
    for seed in range(TRIES):
        duel = judgment.new_duel(*decks, seed)
        hand = [duel.info[card].name for card in duel.hand[0]]
        spells = any(not duel.info[card].creature for card in duel.hand[0])
        if hand[0] == first and set(names) <= set(hand) and without not in hand and not spells:
            return str(seed)
    raise AssertionError(f"no opening hand of {own} that begins with {first}")
