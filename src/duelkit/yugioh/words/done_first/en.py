"""Words about what is done before an effect is applied: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.done_first.meaning import DoneFirst


@MODIFIERS.words(DoneFirst)
def _done_first(node: DoneFirst, scope: Scope) -> list[Clause]:
    whose = "an opponent's" if node.by is Side.OPPONENT else "your" if node.by is Side.YOU else "a"
    if node.to is None:
        once = "once per turn, " if node.once_per_turn else ""
        by = {Side.YOU: " by you", Side.OPPONENT: " by your opponent"}.get(node.by, "") if node.by is not None else ""
        lead = f"{once}when resolving a {noun_of(node.of, scope).one} effect activated{by}, "
        return [Clause(Noun("you", plural=True), whole=". ".join(VERBS(node.verb, scope).prefixed(lead).sentences))]
    lead = f"before resolving {whose} {noun_of(node.of, scope).one} effect that targets {about(node.to, scope).text}, "
    return [Clause(Noun("you", plural=True), whole=". ".join(VERBS(node.verb, scope).prefixed(lead).sentences))]
