"""Words about what is done for each type of card detached: their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.text.grammar.ja.core import VERBS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.detached_kinds.meaning import DetachKinds


@VERBS.words(DetachKinds)
def _detach_kinds(node: DetachKinds, scope: Scope) -> Phrase:
    result = phrase("このカードのＸ素材を３種類（モンスター・魔法・罠）まで", "取り除く")
    kinds = (("モンスター", node.monster), ("魔法", node.spell), ("罠", node.trap))
    tail = [f"{kind}を取り除いた場合、{VERBS(verb, scope).plain}" for kind, verb in kinds]
    return replace(result, tail=("その後、その種類により以下の効果を適用する", *tail))
