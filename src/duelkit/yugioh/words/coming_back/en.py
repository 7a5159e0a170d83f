"""Words about banished monsters that return to the field later: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.moments import ORDINALS
from duelkit.yugioh.text.grammar.en.terms import PHASES
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.coming_back.meaning import ReturnsLater


@VERBS.words(ReturnsLater)
def _returns_later(node: ReturnsLater, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.of]
    when = f"during {whose} {ORDINALS[node.nth - 1]} {PHASES[node.phase]} after activation"
    return act("return", f"{WHATS(node.what, scope).text} to the field in face-up Attack Position {when}")
