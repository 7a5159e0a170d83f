"""Words about materials that come back: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import SummonKind, Zone
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.materials_back.meaning import SummonMaterialsOf


@VERBS.words(SummonMaterialsOf)
def _summon_materials_of(node: SummonMaterialsOf, scope: Scope) -> Phrase:
    whose = WHATS(node.of, scope).poss
    scope.now(RefKind.THEM, it(Head.MONSTER, True, zones=Zone.MONSTER_ZONE))
    kind = "Synchro" if node.kind is SummonKind.SYNCHRO else "Fusion"
    return act("Special Summon", f"the whole set of monsters in your GY that were used for {whose} {kind} Summon")
