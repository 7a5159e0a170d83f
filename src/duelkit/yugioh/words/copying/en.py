"""Words about monsters that get the name and the effects of another card: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, WHATS, Clause, Scope
from duelkit.yugioh.words.copying.meaning import TakesAfter


@MODIFIERS.words(TakesAfter)
def _takes_after(node: TakesAfter, scope: Scope) -> list[Clause]:
    other = WHATS(node.of, scope).text
    gets = f"gains the original name of {other}, and also its original effects"
    return [Clause(about(EACH, scope), gets)]
