"""Words about cards whose Levels add up to a number: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.heads import head_of_pool
from duelkit.yugioh.text.grammar.ja.core import WHATS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.places import pool_text
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.adding_levels.meaning import LevelsAdding, RatingsAdding


@WHATS.words(LevelsAdding)
def _levels_adding(node: LevelsAdding, scope: Scope) -> Noun:
    which = pool_text(node.pool, scope, link="及び")
    return Noun(f"レベルの合計が{small(node.at_least)}以上になるように{which}", head_of_pool(node.pool))


@WHATS.words(RatingsAdding)
def _ratings_adding(node: RatingsAdding, scope: Scope) -> Noun:
    which = pool_text(node.pool, scope, link="及び")
    number = f"{small(node.least)}体以上の" if node.least > 1 else ""
    return Noun(f"リンクマーカーの合計が{small(node.total)}になるように{number}{which}", head_of_pool(node.pool))
