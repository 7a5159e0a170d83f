"""Words about effects that are applied only once in a duel: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.words.applied_once.meaning import AppliedOnce


@VERBS.words(AppliedOnce)
def _applied_once(node: AppliedOnce, scope: Scope) -> Phrase:
    return VERBS(node.verb, scope).prefixed(f'only if you have not applied the effect of "{node.of.en}" this Duel, ')
