"""Words about monsters that get the name and the effects of another card: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, WHATS, Clause, Phrase, Scope
from duelkit.yugioh.words.copying.meaning import DoesAs, TakesAfter


@MODIFIERS.words(TakesAfter)
def _takes_after(node: TakesAfter, scope: Scope) -> list[Clause]:
    other = WHATS(node.of, scope).text
    if not node.named:
        return [Clause(about(EACH, scope), f"gains the original effects of {other}")]
    gets = f"gains the original name of {other}, and also its original effects"
    return [Clause(about(EACH, scope), gets)]


@VERBS.words(DoesAs)
def _does_as(node: DoesAs, scope: Scope) -> Phrase:
    now = "" if node.freely else ", whose activation must be possible now,"
    does = f"does what {WHATS(node.of, scope).text}{now} does when it is activated"
    return Phrase(does, subject="this effect")
