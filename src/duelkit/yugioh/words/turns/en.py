"""Words about phases that are skipped (スキップ): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.terms import PHASES
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.turns.meaning import SkipPhases


@VERBS.words(SkipPhases)
def _skip(node: SkipPhases, scope: Scope) -> Phrase:
    times = f" {node.times}" if node.times > 1 else ""
    plural = "s" if node.times > 1 else ""
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    return act("skip", f"{whose} next{times} {PHASES[node.phase]}{plural}")
