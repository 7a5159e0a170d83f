"""Words about targets that are changed (対象を移し替える): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, VERBS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.retargeting.meaning import ChangeTarget, IsItsTarget, IsProperTarget

FILTERS.fixed(
    {
        IsItsTarget: Trait(Slot.CLAUSE, "その効果の対象となった", "その効果の対象となっていない"),
        IsProperTarget: Trait(Slot.CLAUSE, "正しい対象となる別の", "正しい対象とならない"),
    }
)


@VERBS.words(ChangeTarget)
def _changed(node: ChangeTarget, scope: Scope) -> Phrase:
    return phrase(f"その効果の対象を正しい対象となる{WHATS(node.to, scope).bare}に", "移し替える")
