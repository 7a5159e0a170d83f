"""Words about phases that are skipped (スキップ): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import VERBS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import PHASES, SIDE, small
from duelkit.yugioh.words.turns.meaning import SkipPhases


@VERBS.words(SkipPhases)
def _skip(node: SkipPhases, scope: Scope) -> Phrase:
    times = f"{small(node.times)}回" if node.times > 1 else ""
    side = SIDE[node.side] if node.side is not Side.EITHER else ""
    return phrase(f"次の{side}{PHASES[node.phase]}を{times}", "スキップする")
