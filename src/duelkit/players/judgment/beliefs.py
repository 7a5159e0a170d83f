"""Determinizations of THE EYE OF JUDGMENT without knowledge of the other player's deck list."""

from __future__ import annotations

from functools import cache

from duelkit.judgment.cards import library
from duelkit.judgment.compiler.definitions import card_info
from duelkit.judgment.decks.deck import builtin_decks, load_deck
from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.seen.view import knows
from duelkit.kernel.rng import Rng
from duelkit.players.search.beliefs import Beliefs


@cache
def beliefs() -> Beliefs:
    """Beliefs about deck lists, based on the built-in decks."""
    return Beliefs([[card.number for card in load_deck(name).cards()] for name in builtin_decks()])


def guessed(duel: Duel, player: int, seed: int) -> Duel:
    """A copy in which the other player's unknown cards are replaced by likely cards of a deck with the known ones.

    The real cards are not examined.
    """
    twin = duel.copy(silent=True)
    seen: list[int] = []
    hidden: list[int] = []
    for card, owner in enumerate(duel.owner):
        if owner != player:
            if knows(duel, player, card):
                seen.append(duel.info[card].number)
            else:
                hidden.append(card)
    twin.info = list(duel.info)
    for card, number in zip(hidden, beliefs().guess(sorted(seen), len(hidden), Rng(seed)), strict=False):
        twin.info[card] = card_info(library()[number])
    twin.cache.stale = True
    return twin
