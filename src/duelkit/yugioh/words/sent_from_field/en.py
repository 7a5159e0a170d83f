"""Words about the cards that went from the field to the Graveyard this turn: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import AMOUNTS, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.sent_from_field.meaning import TypesSent


@AMOUNTS.words(TypesSent)
def _types_sent(node: TypesSent, scope: Scope) -> str:
    kind = noun_of(node.which, scope).one
    return f"the number of {kind} types (Monster, Spell, and Trap) sent from the field to the GY this turn"
