"""Words about Attributes that the effects of cards of a name have used up for the turn: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, VERBS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.attributes_used.meaning import AttributeUnused, UseAttribute


@FILTERS.words(AttributeUnused)
def _unused(node: AttributeUnused, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"このターンに自分の「{scope.card.ja}」の効果で使用していない属性の")


@VERBS.words(UseAttribute)
def _use(node: UseAttribute, scope: Scope) -> Phrase:
    return phrase(f"{WHATS(node.of, scope).bare}の属性を「{scope.card.ja}」の効果でこのターンに", "使用する")
