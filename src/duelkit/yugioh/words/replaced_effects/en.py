"""Words about effects that become another effect: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.words.replaced_effects.meaning import BecomeEffect


@VERBS.words(BecomeEffect)
def _become_effect(node: BecomeEffect, scope: Scope) -> Phrase:
    rest = f'becomes "{VERBS(node.verb, scope).base}"'
    return Phrase(f"the activated effect {rest}", f"the activated effect {rest}", f"the activated effect {rest}")
