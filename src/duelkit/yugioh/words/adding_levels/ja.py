"""Words about cards whose Levels add up to a number: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.heads import head_of_pool
from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.places import pool_text
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.adding_levels.meaning import LevelsAdding, LevelsMatching, OfTotalLevel


@WHATS.words(LevelsAdding)
def _levels_adding(node: LevelsAdding, scope: Scope) -> Noun:
    which = pool_text(node.pool, scope, link="及び")
    return Noun(f"レベルの合計が{small(node.at_least)}以上になるように{which}", head_of_pool(node.pool))


@WHATS.words(LevelsMatching)
def _levels_matching(node: LevelsMatching, scope: Scope) -> Noun:
    return Noun(f"このカードと{pool_text(node.pool, scope)}１体以上", head_of_pool(node.pool))


@FILTERS.words(OfTotalLevel)
def _of_total_level(node: OfTotalLevel, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "そのフィールドでのレベルの合計と同じレベルを持つ")
