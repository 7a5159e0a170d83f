"""Words about chains (チェーン): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, EVENTS, FILTERS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import zones_text
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.chains.meaning import (
    ActivatedIn,
    AnswersTrigger,
    ChainLinkNumber,
    ChainNamesDiffer,
    IsChainLink,
    UsedItsEffectIn,
    WasAnAnswer,
)


@CONDITIONS.words(IsChainLink)
def _is_chain_link(node: IsChainLink, scope: Scope) -> Phrase:
    return phrase(f"チェーン{small(node.at_least)}以降", "である")


@CONDITIONS.words(WasAnAnswer)
def _was_an_answer(node: WasAnAnswer, scope: Scope) -> Phrase:
    return phrase(f"自分の{noun_of(node.which, scope)}の効果の発動に", "チェーンした発動である")


@CONDITIONS.words(AnswersTrigger)
def _answers_trigger(node: AnswersTrigger, scope: Scope) -> Phrase:
    return phrase(f"それが{EVENTS(node.when, scope).text}時に発動する効果", "である")


@FILTERS.words(ActivatedIn)
def _activated_in(node: ActivatedIn, scope: Scope) -> Trait:
    whose = f"{SIDE[node.side]}の" if node.side is not Side.EITHER else ""
    return Trait(Slot.CLAUSE, f"このターンに{whose}{zones_text(node.zones)}で効果を発動した")


@FILTERS.words(UsedItsEffectIn)
def _used_its_effect_in(node: UsedItsEffectIn, scope: Scope) -> Trait:
    where = "ＥＸモンスターゾーン" if node.extra_zone else zones_text(node.zones)
    return Trait(Slot.CLAUSE, f"{where}で効果を発動した")


AMOUNTS.table({ChainLinkNumber: lambda node, scope: "このカードの発動時に積まれているチェーンの数"})
CONDITIONS.fixed({ChainNamesDiffer: phrase("同一チェーン上に複数回同名カードの効果が", "発動していない")})
