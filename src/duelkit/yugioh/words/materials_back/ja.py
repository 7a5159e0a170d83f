"""Words about materials that come back: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import SummonKind, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import FILTERS, VERBS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.materials_back.meaning import HasMaterialsBack, SummonMaterialsOf

FILTERS.fixed({HasMaterialsBack: Trait(Slot.CLAUSE, "融合素材モンスター一組が自分の墓地に揃っている")})


@VERBS.words(SummonMaterialsOf)
def _summon_materials_of(node: SummonMaterialsOf, scope: Scope) -> Phrase:
    whose = WHATS(node.of, scope).bare
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    if node.kind is SummonKind.SYNCHRO:
        words = "Ｓ召喚の素材とした、自分の墓地に揃っているモンスター一組"
    else:
        words = "融合召喚に使用した、自分の墓地に揃っている融合素材モンスター一組"
    return phrase(f"{whose}の{words}を", "特殊召喚する")
