"""Imagining a duel: everything that a player cannot know is drawn anew."""

from __future__ import annotations

from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state.codes import HAND, LIBRARY
from duelkit.judgment.state.duel import State
from duelkit.kernel.rng import Rng


def redraw(duel: State, player: int, seed: int, silent: bool = False) -> State:
    """A copy in which hidden cards have changed places among each other, and chance starts anew.

    Hidden are both libraries, and the hand of the other player as far as it has not been seen.
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
