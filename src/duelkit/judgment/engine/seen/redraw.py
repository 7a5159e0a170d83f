"""Determinization: a copy of a duel in which everything hidden from a player is redrawn."""

from __future__ import annotations

from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state.codes import HAND, LIBRARY
from duelkit.judgment.state.duel import State
from duelkit.kernel.rng import Rng


def redraw(duel: State, player: int, seed: int, silent: bool = False) -> State:
    """A copy in which hidden cards are shuffled among each other and the random generator is new.

    Hidden are both libraries and the unseen cards in the opponent's hand.
    """
    twin = duel.copy(silent)
    rng = Rng(seed)
    for whose in range(2):
        hidden: list[int] = []
        for place, pile in ((LIBRARY, twin.library[whose]), (HAND, twin.hand[whose])):
            hidden.extend([card for card in pile if not knows(duel, player, card) and twin.place[card] == place])
        hidden.sort()
        rng.shuffle(hidden)
        for place, pile in ((LIBRARY, twin.library[whose]), (HAND, twin.hand[whose])):
            for at in range(len(pile)):
                if not knows(duel, player, pile[at]):
                    card = hidden.pop()
                    pile[at] = card
                    twin.place[card] = place
    twin.rng = Rng(rng.next())
    twin.cache.stale = True
    return twin
