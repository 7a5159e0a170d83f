"""Handlers that compile the words about the cards that went from the field to the Graveyard this turn."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS
from duelkit.yugioh.words.sent_from_field.meaning import TypesSent
from duelkit.yugioh.words.sent_from_field.run import TypesSentAmount

AMOUNTS.passes({TypesSent: TypesSentAmount})
