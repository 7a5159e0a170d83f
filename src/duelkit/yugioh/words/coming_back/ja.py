"""Words about banished monsters that return to the field later: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import PHASES, SIDE, small
from duelkit.yugioh.words.coming_back.meaning import ReturnsLater


@VERBS.words(ReturnsLater)
def _returns_later(node: ReturnsLater, scope: Scope) -> Phrase:
    side = "" if node.of is Side.EITHER else SIDE[node.of]
    when = f"発動後{small(node.nth)}回目の{side}{PHASES[node.phase]}に"
    return phrase(f"{when}、{WHATS(node.what, scope).bare}を表側攻撃表示でフィールドに", "戻す")
