"""THE EYE OF JUDGMENT (アイ・オブ・ジャッジメント): its rules, cards and duels. The front door.

    from duelkit.judgment import load_deck, new_duel

    duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
    while duel.decision is not None:
        duel.choose(duel.decision.options[0])
    print(duel.outcome)
"""

from __future__ import annotations

from duelkit.judgment.boards import load_board, read_board, standard_board, standard_settings
from duelkit.judgment.cards import Library, UnknownCard, library
from duelkit.judgment.decks import Deck, builtin_decks, check_deck, load_deck
from duelkit.judgment.duel import Duel, begin
from duelkit.judgment.state.board import Board, Settings
from duelkit.judgment.state.view import View

__all__ = ["Board", "Deck", "Duel", "Library", "Settings", "UnknownCard", "View", "builtin_decks", "check_deck",
           "library", "load_board", "load_deck", "new_duel", "read_board", "standard_board", "standard_settings"]


def new_duel(first_deck: Deck, second_deck: Deck, seed: int, settings: Settings | None = None, first: int = 0) -> Duel:
    """A duel that has begun; its first question is open.

    :param seed: everything random follows from it.
    :param settings: the board and the quantities, those of the rulebook on the standard board if left out.
    :param first: who takes the first turn, 0 or 1.
    """
    return begin(settings or standard_settings(), [first_deck.cards(), second_deck.cards()], seed, first)
