"""The cards that were sent to a Graveyard this turn."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.duel import State

WAS_SENT: Final = 1 << 39
"""The mark of such an entry in ``State.used`` under negative keys (see ``limits``)."""
FROM_FIELD: Final = 1 << 58
"""The mark of one of a card that was sent from the field."""


def keep_sent(duel: State, card: int) -> None:
    """Record that a card was sent to the Graveyard, whatever the decks hold."""
    duel.used[-1 - (WAS_SENT | card)] = duel.stamp[card]


def keep_sent_from_field(duel: State, card: int) -> None:
    """Record that a card was sent from the field to a Graveyard."""
    duel.used[-1 - (FROM_FIELD | card)] = 1


def sent_from_field(duel: State) -> list[int]:
    """The cards that were sent from the field to a Graveyard in the current turn, wherever they are now."""
    return [-1 - key & 0xFFF for key in duel.used if -1 - key >= 0 and -1 - key & FROM_FIELD]


def sent_this_turn(duel: State, card: int) -> bool:
    """Whether the card was sent there in the current turn, and has not moved since."""
    return duel.used.get(-1 - (WAS_SENT | card), -1) == duel.stamp[card]
