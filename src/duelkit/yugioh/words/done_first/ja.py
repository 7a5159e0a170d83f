"""Words about what is done before an effect is applied: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.clauses import about
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.words.done_first.meaning import DoneFirst


@MODIFIERS.words(DoneFirst)
def _done_first(node: DoneFirst, scope: Scope) -> list[Clause]:
    if node.to is None:
        once = "１ターンに１度、" if node.once_per_turn else ""
        by = {Side.YOU: "自分が", Side.OPPONENT: "相手が"}.get(node.by, "") if node.by is not None else ""
        lead = f"{once}{by}発動した{noun_of(node.of, scope)}の効果の処理時に、"
        return [Clause("", VERBS(node.verb, scope).prefixed(lead))]
    whose = {Side.YOU: "自分の", Side.OPPONENT: "相手の"}.get(node.by, "") if node.by is not None else ""
    lead = f"{about(node.to, scope)[0]}を対象として発動した{whose}{noun_of(node.of, scope)}の効果が適用される際に、"
    return [Clause("", VERBS(node.verb, scope).prefixed(lead))]
