"""Words about what is done for each type of card detached: their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.detached_kinds.meaning import DetachKinds


@VERBS.words(DetachKinds)
def _detach_kinds(node: DetachKinds, scope: Scope) -> Phrase:
    result = act("detach", "up to 3 different types of materials (Monster, Spell, Trap) from this card")
    kinds = (("a monster", node.monster), ("a Spell", node.spell), ("a Trap", node.trap))
    tail = [f"if {kind} was detached, {', '.join(VERBS(verb, scope).sentences)}" for kind, verb in kinds]
    return replace(result, tail=(f"then apply the following: {'; '.join(tail)}",))
