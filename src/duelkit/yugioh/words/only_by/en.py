"""Words about monsters that only one card's effect can Special Summon: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import FILTERS, Scope, Slot, Trait
from duelkit.yugioh.words.only_by.meaning import OnlyByEffectOf


@FILTERS.words(OnlyByEffectOf)
def _only_by_effect_of(node: OnlyByEffectOf, scope: Scope) -> Trait:
    words = f'can only be Special Summoned by the effect of "{node.card.en}"'
    return Trait(Slot.CLAUSE, f"that {words}", "", f"that {words}")
