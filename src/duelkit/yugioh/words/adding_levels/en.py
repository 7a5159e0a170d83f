"""Words about cards whose Levels add up to a number: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Every
from duelkit.yugioh.text.grammar.en.core import WHATS, Noun, Scope
from duelkit.yugioh.words.adding_levels.meaning import LevelsAdding, RatingsAdding


@WHATS.words(LevelsAdding)
def _levels_adding(node: LevelsAdding, scope: Scope) -> Noun:
    cards = WHATS(Every(node.pool), scope)
    return Noun(f"{cards.uncounted} whose total Levels equal {node.at_least} or more", plural=True, head=cards.head)


@WHATS.words(RatingsAdding)
def _ratings_adding(node: RatingsAdding, scope: Scope) -> Noun:
    cards = WHATS(Every(node.pool), scope)
    number = f"{node.least} or more " if node.least > 1 else ""
    text = f"{number}{cards.uncounted} whose combined Link Ratings equal exactly {node.total}"
    return Noun(text, plural=True, head=cards.head)
