"""The cards that were sent to a Graveyard this turn."""

from __future__ import annotations

from duelkit.yugioh.state.duel import State


def keep_sent(duel: State, card: int) -> None:
    """Record that a card was sent to the Graveyard, whatever the decks hold."""
    duel.sent = (*duel.sent, duel.stamp[card] << 12 | card)


def sent_this_turn(duel: State, card: int) -> bool:
    """Whether the card was sent there in the current turn, and has not moved since."""
    return (duel.stamp[card] << 12 | card) in duel.sent
