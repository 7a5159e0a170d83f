"""Words about what is paid in each phase (維持コスト): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.terms import PHASES, listed
from duelkit.yugioh.words.upkeep.meaning import Upkeep


@MODIFIERS.words(Upkeep)
def _upkeep(node: Upkeep, scope: Scope) -> list[Clause]:
    whose = {Side.YOU: "each of your", Side.OPPONENT: "each of your opponent's", Side.EITHER: "every"}[node.side]
    phase = f"{PHASES[node.phase]}{'' if node.side is Side.EITHER else 's'}"
    ways = [VERBS(verb, scope).clause for verb in (*node.costs(), node.otherwise)]
    paid = f"{listed(ways[:-1])}, or if you cannot, {ways[-1]}" if node.obliged else listed(ways)
    return [Clause(Noun(""), whole=f"during {whose} {phase}, {paid}")]
