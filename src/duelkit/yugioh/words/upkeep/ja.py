"""Words about what is paid in each phase (維持コスト): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.terms import PHASES, SIDE
from duelkit.yugioh.words.upkeep.meaning import Upkeep


@MODIFIERS.words(Upkeep)
def _upkeep(node: Upkeep, scope: Scope) -> list[Clause]:
    side = "自分・相手" if node.side is Side.EITHER else SIDE[node.side]
    costs = [VERBS(cost, scope) for cost in node.costs()]
    paid = costs[-1].prefixed("".join(f"{cost.plain}か、" for cost in costs[:-1]))
    no = "それができない場合、" if node.obliged else "または、そうせずに"
    otherwise = VERBS(node.otherwise, scope).prefixed(no)
    token = scope.known.get(RefKind.EACH)
    lead = f"{token.text if token is not None else 'このカード'}のコントローラーは{side}{PHASES[node.phase]}毎に"
    return [Clause("", paid.prefixed(lead).with_tail(otherwise.plain))]
