"""THE EYE OF JUDGMENT (アイ・オブ・ジャッジメント): the public API for its rules, cards and duels.

from duelkit.judgment import load_deck, new_duel

duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
while duel.decision is not None:
    duel.choose(duel.decision.options[0])
print(duel.outcome)
"""

from __future__ import annotations

from duelkit.judgment.boards import load_board, read_board, standard_board, standard_settings
from duelkit.judgment.cards import Library, UnknownCard, library
from duelkit.judgment.choices import options
from duelkit.judgment.decks import Deck, builtin_decks, check_deck, load_deck
from duelkit.judgment.duel import Duel, begin
from duelkit.judgment.state.board import Board, Settings
from duelkit.judgment.state.view import View
from duelkit.kernel.rng import Source
from duelkit.options import Option

__all__ = [
    "Board",
    "Deck",
    "Duel",
    "Library",
    "Option",
    "Settings",
    "UnknownCard",
    "View",
    "builtin_decks",
    "check_deck",
    "library",
    "load_board",
    "load_deck",
    "new_duel",
    "options",
    "read_board",
    "standard_board",
    "standard_settings",
]


def new_duel(
    first_deck: Deck,
    second_deck: Deck,
    seed: int = 0,
    settings: Settings | None = None,
    first: int = 0,
    *,
    shuffled: bool = True,
    source: Source | None = None,
    every_decision: bool = False,
) -> Duel:
    """Start a duel and run it to its first decision.

    :param seed: everything random follows from it.
    :param settings: the board and the quantities, those of the rulebook on the standard board if left out.
    :param first: who takes the first turn, 0 or 1.
    :param shuffled: whether the libraries are shuffled; if not, the first card of each deck lies on top.
    :param source: where chance comes from instead of the seed: ``duelkit.chance.OfRandom``, ``duelkit.chance.Planned``
        or a source of one's own.
    :param every_decision: whether every question is asked, also where there is one answer; such answers are given by
        the engine otherwise, and noted in the log.

    >>> new_duel(load_deck("fire"), load_deck("water"), seed=1, first=1).first_player
    1
    """
    return begin(
        settings or standard_settings(),
        [first_deck.cards(), second_deck.cards()],
        seed,
        first,
        source=source,
        shuffled=shuffled,
        every_decision=every_decision,
    )
