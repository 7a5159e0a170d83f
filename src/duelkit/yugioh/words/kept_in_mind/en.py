"""Words about cards that an effect speaks of again, after it has worked on others: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.text.grammar.en.core import FILTERS, VERBS, Noun, Phrase, Scope, Slot, Trait
from duelkit.yugioh.words.kept_in_mind.meaning import IsKeptInMind, KeepInMind


@VERBS.words(KeepInMind)
def _keep_in_mind(node: KeepInMind, scope: Scope) -> Phrase:
    result = VERBS(node.verb, scope)
    scope.now(RefKind.NOTED, Noun(f"the {scope.done_each}"))
    return result


@FILTERS.words(IsKeptInMind)
def _is_kept(node: IsKeptInMind, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "so picked")
