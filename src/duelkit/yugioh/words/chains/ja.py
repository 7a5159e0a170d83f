"""Words about chains (チェーン): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, FILTERS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import zones_text
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.chains.meaning import ChainLinkNumber, ChainNamesDiffer, IsChainLink, UsedItsEffectIn


@CONDITIONS.words(IsChainLink)
def _is_chain_link(node: IsChainLink, scope: Scope) -> Phrase:
    return phrase(f"チェーン{small(node.at_least)}以降", "である")


@FILTERS.words(UsedItsEffectIn)
def _used_its_effect_in(node: UsedItsEffectIn, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{zones_text(node.zones)}で効果を発動した")


AMOUNTS.table({ChainLinkNumber: lambda node, scope: "このカードの発動時に積まれているチェーンの数"})
CONDITIONS.fixed({ChainNamesDiffer: phrase("同一チェーン上に複数回同名カードの効果が", "発動していない")})
