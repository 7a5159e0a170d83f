"""Words about effects that become another effect: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import VERBS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.replaced_effects.meaning import BecomeEffect


@VERBS.words(BecomeEffect)
def _become_effect(node: BecomeEffect, scope: Scope) -> Phrase:
    return phrase(f"その効果は「{VERBS(node.verb, scope).plain}」と", "なる")
