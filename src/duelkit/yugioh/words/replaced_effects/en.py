"""Words about effects that become another effect: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.replaced_effects.meaning import BecomeEffect


@VERBS.words(BecomeEffect)
def _become_effect(node: BecomeEffect, scope: Scope) -> Phrase:
    return act("make", f'the activated effect become "{VERBS(node.verb, scope).base}"')
