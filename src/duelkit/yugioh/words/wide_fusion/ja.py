"""Words about Fusion Summons with materials of other places: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.places import zones_text
from duelkit.yugioh.words.wide_fusion.meaning import FusionFromElsewhere


@MODIFIERS.words(FusionFromElsewhere)
def _fusion_from_elsewhere(node: FusionFromElsewhere, scope: Scope) -> list[Clause]:
    scope.now(RefKind.THEM, Noun("この方法で融合召喚したモンスター", Head.MONSTER))
    later = VERBS(node.at_end, scope)
    lead = f"自分が融合召喚する場合、自分の{zones_text(node.zones)}の融合素材モンスターを除外して融合素材と"
    return [Clause("", phrase(lead, "する事ができる")), Clause("", later.prefixed("エンドフェイズに、"))]
