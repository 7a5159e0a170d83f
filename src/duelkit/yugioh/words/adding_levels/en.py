"""Words about cards whose Levels add up to a number: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Every
from duelkit.yugioh.text.grammar.en.core import FILTERS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.words.adding_levels.meaning import LevelsAdding, LevelsMatching, OfTotalLevel


@WHATS.words(LevelsAdding)
def _levels_adding(node: LevelsAdding, scope: Scope) -> Noun:
    cards = WHATS(Every(node.pool), scope)
    return Noun(f"{cards.uncounted} whose total Levels equal {node.at_least} or more", plural=True, head=cards.head)


@WHATS.words(LevelsMatching)
def _levels_matching(node: LevelsMatching, scope: Scope) -> Noun:
    others = noun_of(node.pool.filter, scope).many
    return Noun(f"this card and 1 or more {others} {place(node.pool.zones, node.pool.side)}", plural=True)


@FILTERS.words(OfTotalLevel)
def _of_total_level(node: OfTotalLevel, scope: Scope) -> Trait:
    cards = WHATS(node.ref, scope).text
    return Trait(Slot.CLAUSE, f"whose Level equals the total Levels {cards} had on the field")
