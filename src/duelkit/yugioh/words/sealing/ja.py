"""Words about Graveyards that effects cannot reach: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.sealing.meaning import GraveyardsSealed, GraveyardUnaffected, ReachesPast


@MODIFIERS.words(GraveyardsSealed)
def _graveyards_sealed(node: GraveyardsSealed, scope: Scope) -> list[Clause]:
    fate = phrase("墓地のカードへ及ぶ効果は無効化され、適用", "されない")
    return [Clause("", fate.prefixed("お互いに墓地のカードを除外できず、"))]


@MODIFIERS.words(GraveyardUnaffected)
def _graveyard_unaffected(node: GraveyardUnaffected, scope: Scope) -> list[Clause]:
    return [Clause("", phrase(f"{SIDE[node.side]}の墓地は{noun_of(node.by, scope)}の効果を", "受けない"))]


@MODIFIERS.words(ReachesPast)
def _reaches_past(node: ReachesPast, scope: Scope) -> list[Clause]:
    return [Clause("", phrase(f"このカードの発動及び効果は{noun_of(node.seal, scope)}によっては制限", "されない"))]
