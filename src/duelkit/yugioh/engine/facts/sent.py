"""The cards that were sent to a Graveyard this turn."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.duel import State

WAS_SENT: Final = 1 << 39
"""The mark of such an entry in ``State.used`` under negative keys (see ``limits``)."""


def keep_sent(duel: State, card: int) -> None:
    """Record that a card was sent to the Graveyard, whatever the decks hold."""
    duel.used[-1 - (WAS_SENT | card)] = duel.stamp[card]


def sent_this_turn(duel: State, card: int) -> bool:
    """Whether the card was sent there in the current turn, and has not moved since."""
    return duel.used.get(-1 - (WAS_SENT | card), -1) == duel.stamp[card]
