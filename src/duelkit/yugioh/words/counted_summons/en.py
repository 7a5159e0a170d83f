"""Words about how often a player summoned: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, Scope, State
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.words.counted_summons.meaning import HasSummonedTimes


@CONDITIONS.words(HasSummonedTimes)
def _has_summoned_times(node: HasSummonedTimes, scope: Scope) -> State:
    has = "have" if node.side is Side.YOU else "has"
    who, times = PLAYER[node.side], f"monsters {node.at_least} or more times this turn"
    return State(f"{who} {has} Summoned {times}", f"{who} {has} not Summoned {times}")
