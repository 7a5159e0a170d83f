"""Words about monsters that get the name and the effects of another card: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.text.grammar.ja.clauses import clause_about
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, WHATS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.copying.meaning import DoesAs, TakesAfter


@MODIFIERS.words(TakesAfter)
def _takes_after(node: TakesAfter, scope: Scope) -> list[Clause]:
    other = WHATS(node.of, scope).bare
    if not node.named:
        return [clause_about(EACH, scope, phrase(f"{other}の元々の効果と同じ効果を", "得る"))]
    return [clause_about(EACH, scope, phrase(f"{other}の元々のカード名・効果と同じカード名・効果を", "得る"))]


@VERBS.words(DoesAs)
def _does_as(node: DoesAs, scope: Scope) -> Phrase:
    if node.freely:
        return phrase(f"{WHATS(node.of, scope).bare}の発動時の効果を", "適用する")
    return phrase(f"この効果は{WHATS(node.of, scope).bare}の発動時の効果と同じに", "なる")
