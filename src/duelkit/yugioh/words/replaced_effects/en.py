"""Words about effects that become another effect: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.words.replaced_effects.meaning import BecomeEffect


@VERBS.words(BecomeEffect)
def _become_effect(node: BecomeEffect, scope: Scope) -> Phrase:
    words = VERBS(node.verb, scope)
    done = ". ".join(words.sentences) if words.subject else words.base
    rest = f'becomes "{done}"'
    return Phrase(rest, subject="the activated effect")
