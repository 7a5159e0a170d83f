"""Words about monsters with the Level of another card: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.words.same_level.meaning import SameLevelAs


@FILTERS.words(SameLevelAs)
def _same_level(node: SameLevelAs, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}と同じレベルの")
