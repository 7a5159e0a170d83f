"""Yu-Gi-Oh! OCG: the front door.

    from duelkit.yugioh import library, load_deck, new_duel

    duel = new_duel(load_deck("synchron"), load_deck("magician_pendulum"), seed=1)
    while duel.decision is not None:
        duel.choose(duel.decision.options[0])
    print(duel.outcome)
"""

from __future__ import annotations

from duelkit.yugioh.cards import Library, UnknownCard, library
from duelkit.yugioh.decks import Deck, builtin_decks, load_deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.engine.seen.view import View
from duelkit.yugioh.state.rules import Rules

__all__ = ["EDITIONS", "Deck", "Duel", "Library", "Rules", "UnknownCard", "View", "builtin_decks", "edition", "library",
           "load_deck", "new_duel"]


def new_duel(first_deck: Deck, second_deck: Deck, seed: int, rules: Rules | None = None, first: int = 0) -> Duel:
    """A duel that has begun; its first question is open.

    :param seed: everything random follows from it.
    :param rules: the edition, Master Rule 3 if left out.
    :param first: who takes the first turn, 0 or 1.
    """
    return begin(edition("mr3") if rules is None else rules, [first_deck.cards(), second_deck.cards()], seed, first)
