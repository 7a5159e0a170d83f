"""Words about Set cards that must be activated: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.yugioh.words.forced_activations.meaning import MustActivate


@VERBS.words(MustActivate)
def _must_activate(node: MustActivate, scope: Scope) -> Phrase:
    card = WHATS(node.what, scope).text
    rest = f"activate {card}, or else {VERBS(node.otherwise, scope).base}"
    return Phrase(f"your opponent must {rest}", f"your opponent must {rest}", f"your opponent must {rest}")
