"""Words about materials that come back: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import SummonKind, Zone
from duelkit.yugioh.text.grammar.en.core import FILTERS, VERBS, WHATS, Phrase, Scope, Slot, Trait, it
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.materials_back.meaning import HasMaterialsBack, SummonMaterialsOf

FILTERS.fixed({HasMaterialsBack: Trait(Slot.CLAUSE, "whose whole set of Fusion Materials is in your GY")})


@VERBS.words(SummonMaterialsOf)
def _summon_materials_of(node: SummonMaterialsOf, scope: Scope) -> Phrase:
    whose = WHATS(node.of, scope).poss
    scope.now(RefKind.THEM, it(Head.MONSTER, True, zones=Zone.MONSTER_ZONE))
    kind = "Synchro" if node.kind is SummonKind.SYNCHRO else "Fusion"
    return act("Special Summon", f"the whole set of monsters in your GY that were used for {whose} {kind} Summon")
