"""Words about Gemini Monsters that count as summoned once more: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.clauses import clause_about
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.words.gemini.meaning import CountsAsSummonedAgain, GainEffects, IsSummonedAgain


@MODIFIERS.words(CountsAsSummonedAgain)
def _counts_as_summoned_again(node: CountsAsSummonedAgain, scope: Scope) -> list[Clause]:
    return [clause_about(node.to, scope, phrase("もう１度召喚された状態として", "扱う"))]


FILTERS.fixed({IsSummonedAgain: Trait(Slot.CLAUSE, "もう１度召喚された状態の", "もう１度召喚された状態ではない")})
VERBS.table(
    {GainEffects: lambda node, scope: phrase(f"{WHATS(node.what, scope).wo}もう１度召喚された状態として", "扱う")}
)
