"""Words about monsters with the Level of another card: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.words.same_level.meaning import SameLevelAs


@FILTERS.words(SameLevelAs)
def _same_level(node: SameLevelAs, scope: Scope) -> Trait:
    words = f"the same Level as {WHATS(node.ref, scope).text}"
    return Trait(Slot.CLAUSE, f"with {words}", f"without {words}", f"with {words}")
