"""Words about effects that are applied only once in a duel: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import VERBS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase
from duelkit.yugioh.words.applied_once.meaning import AppliedOnce


@VERBS.words(AppliedOnce)
def _applied_once(node: AppliedOnce, scope: Scope) -> Phrase:
    return VERBS(node.verb, scope).prefixed(f"「{node.of.ja}」の効果はデュエル中１度しか適用できず、")
