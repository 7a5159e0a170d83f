"""The cards that were sent to a Graveyard this turn."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.duel import State

FROM_FIELD: Final = 1 << 12
"""The mark of an entry in ``State.sent`` of a card that was sent from the field."""


def keep_sent(duel: State, card: int, from_field: bool) -> None:
    """Record that a card was sent to the Graveyard, whatever the decks hold."""
    duel.sent = (*duel.sent, duel.stamp[card] << 13 | (FROM_FIELD if from_field else 0) | card)


def sent_from_field(duel: State) -> list[int]:
    """The cards that were sent from the field to a Graveyard in the current turn, wherever they are now."""
    found: list[int] = []
    for entry in duel.sent:
        if entry & FROM_FIELD and entry & 0xFFF not in found:
            found.append(entry & 0xFFF)
    return found


def sent_this_turn(duel: State, card: int) -> bool:
    """Whether the card was sent there in the current turn, and has not moved since."""
    entry = duel.stamp[card] << 13 | card
    return entry in duel.sent or entry | FROM_FIELD in duel.sent
