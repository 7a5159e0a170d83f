"""Words about monsters with the Level of another card: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.words.same_level.meaning import SameLevelAs, SharesLevel


@FILTERS.words(SameLevelAs)
def _same_level(node: SameLevelAs, scope: Scope) -> Trait:
    words = f"the same Level as {WHATS(node.ref, scope).text}"
    return Trait(Slot.CLAUSE, f"with {words}", f"without {words}", f"with {words}")


@FILTERS.words(SharesLevel)
def _shares_level(node: SharesLevel, scope: Scope) -> Trait:
    which = f"{noun_of(node.among.filter, scope).a} {place(node.among.zones, node.among.side)}"
    words = f"the same Level as {which}"
    return Trait(Slot.CLAUSE, f"with {words}", f"without {words}", f"with {words}")
