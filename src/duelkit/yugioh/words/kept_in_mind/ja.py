"""Words about cards that an effect speaks of again, after it has worked on others: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import NOTED, RefKind
from duelkit.yugioh.text.grammar.ja.core import FILTERS, VERBS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase
from duelkit.yugioh.words.kept_in_mind.meaning import IsKeptInMind, KeepInMind


@VERBS.words(KeepInMind)
def _keep_in_mind(node: KeepInMind, scope: Scope) -> Phrase:
    result = VERBS(node.verb, scope)
    scope.now(RefKind.NOTED, Noun(scope.done_cards, scope.done_head))
    return result


@FILTERS.words(IsKeptInMind)
def _is_kept(node: IsKeptInMind, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(NOTED, scope).bare}である")
