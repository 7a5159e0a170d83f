"""Words about Set cards that must be activated: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.forced_activations.meaning import MustActivate


@VERBS.words(MustActivate)
def _must_activate(node: MustActivate, scope: Scope) -> Phrase:
    card = WHATS(node.what, scope).text
    return phrase(f"相手は{card}を発動するか、{VERBS(node.otherwise, scope).plain}処理を", "行わなければならない")
