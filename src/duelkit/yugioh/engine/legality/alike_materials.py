"""Properties that the materials of a summon must share, or in which they must differ."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import attribute_of, race_of
from duelkit.yugioh.engine.facts.properties import names_of
from duelkit.yugioh.engine.legality.fused_names import names_can_differ
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.recipes import FUSION_RECIPE, Recipe


def alike(duel: State, recipe: Recipe, cards: list[int]) -> bool:
    """Whether the materials have the properties in common that they must, and differ in those in which they must."""
    if recipe.same_either and not same_either(duel, cards) or not _names_differ(duel, recipe, cards):
        return False
    if recipe.same_attribute or recipe.different_attributes:
        found = len({attribute_of(duel, card) for card in cards})
        if recipe.same_attribute and found > 1 or recipe.different_attributes and found < len(cards):
            return False
    if recipe.same_race or recipe.different_races:
        found = len({race_of(duel, card) for card in cards})
        if recipe.same_race and found > 1 or recipe.different_races and found < len(cards):
            return False
    return True


def _names_differ(duel: State, recipe: Recipe, cards: list[int]) -> bool:
    """Whether the names of the materials differ, if they must."""
    if not recipe.different_names or len({names_of(duel, card)[0] for card in cards}) == len(cards):
        return True
    return recipe.kind == FUSION_RECIPE and names_can_differ(duel, cards)


def same_either(duel: State, cards: list[int]) -> bool:
    """Whether all of the cards have one Type, or one Attribute."""
    if len({attribute_of(duel, card) for card in cards}) == 1:
        return True
    return len({race_of(duel, card) for card in cards}) == 1
