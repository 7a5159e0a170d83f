"""Words about monsters that only one card's effect can Special Summon: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, Scope, Slot, Trait
from duelkit.yugioh.words.only_by.meaning import OnlyByEffectOf


@FILTERS.words(OnlyByEffectOf)
def _only_by_effect_of(node: OnlyByEffectOf, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"「{node.card.ja}」の効果でのみ特殊召喚できる")
