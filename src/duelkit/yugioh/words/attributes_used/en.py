"""Words about Attributes that the effects of cards of a name have used up for the turn: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import FILTERS, VERBS, WHATS, Phrase, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.attributes_used.meaning import AttributeUnused, UseAttribute


@FILTERS.words(AttributeUnused)
def _unused(node: AttributeUnused, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f'whose Attribute you have not used by the effect of "{scope.card.en}" this turn')


@VERBS.words(UseAttribute)
def _use(node: UseAttribute, scope: Scope) -> Phrase:
    of = WHATS(node.of, scope).text
    return act("use", f'the Attribute of {of} for the effects of "{scope.card.en}" this turn')
