"""Words about the cards that went from the field to the Graveyard this turn: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.words.sent_from_field.meaning import TypesSent


@AMOUNTS.words(TypesSent)
def _types_sent(node: TypesSent, scope: Scope) -> str:
    cards = noun_of(node.which, scope)
    return f"このターンにフィールドから墓地へ送られた{cards}の種類（モンスター・魔法・罠）の数"
