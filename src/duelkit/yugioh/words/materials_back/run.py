"""Executors of the words about materials that come back."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.prohibitions import at_most_one
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones
from duelkit.yugioh.engine.legality.materials import P_SUBSTITUTE_FUSION_MATERIAL, known_test, recipe_scope
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import GRAVEYARD, MONSTER_ZONE, S_FUSION, S_SPECIAL
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import Recipe
from duelkit.yugioh.state.tasks import Work


def used_for(duel: State, monster: int, kind: int) -> tuple[int, ...]:
    """The materials of a summon of this kind of a monster on the field, or of one that has left it."""
    if duel.place[monster] == MONSTER_ZONE:
        part = duel.play[monster]
        return part.made_of if part.kinds & kind else ()
    last = duel.last_known.get(monster)
    return last.made_of if last is not None and last.kinds & kind else ()


def stands_in(duel: State, card: int) -> bool:
    """Whether the card's own text lets it stand in for a named Fusion Material."""
    for effect in duel.info[card].continuous:
        for code in effect.modifiers:
            if code.category == C_MAY + P_SUBSTITUTE_FUSION_MATERIAL:
                return True
    return False


def fits(duel: State, recipe: Recipe, cards: list[int], slot: int, scope: Scope, replaced: bool) -> bool:
    """Whether the cards are what the slots from this one on name; at most one of them stands in for another."""
    if slot == len(recipe.slots):
        more: Test | None = recipe.more
        return all([more is not None and known_test(duel, more, card, scope) for card in cards])
    for card in cards:
        rest = [other for other in cards if other != card]
        if known_test(duel, recipe.slots[slot], card, scope) and fits(duel, recipe, rest, slot + 1, scope, replaced):
            return True
        if (
            not replaced
            and recipe.by_name[slot]
            and stands_in(duel, card)
            and fits(duel, recipe, rest, slot + 1, scope, True)
        ):
            return True
    return False


def back(duel: State, scope: Scope, monster: int, kind: int) -> list[int]:
    """All materials of a monster, if they lie in the player's Graveyard and can be Special Summoned; else none."""
    recipe = duel.info[monster].recipe
    cards = [*used_for(duel, monster, kind)]
    if (
        recipe is not None
        and (len(cards) < 2 or not at_most_one(duel))
        and all([duel.place[card] == GRAVEYARD and duel.owner[card] == scope.player for card in cards])
        and all([may_be_special_summoned(duel, card, scope.player, False, S_SPECIAL, scope.card) for card in cards])
        and (kind != S_FUSION or fits(duel, recipe, cards, 0, recipe_scope(duel, monster, scope.player), False))
    ):
        return cards
    return []


class MaterialsBackTest(Test):
    """A monster whose Fusion Materials can all be Special Summoned from the player's Graveyard, if there is room."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
            return False
        return 0 < len(back(duel, scope, card, S_FUSION)) <= free_monster_zones(duel, scope.player)


class MaterialsOf(Op):
    """The materials of a summon, if all of them lie in the player's Graveyard and can be Special Summoned."""

    def __init__(self, ref: int, slot: int, kind: int) -> None:
        self.ref = ref
        self.slot = slot
        self.kind = kind

    def found(self, duel: State, scope: Scope) -> list[int]:
        """All of the materials, or none."""
        for monster in cards_of(duel, self.ref, self.slot, scope, False):
            cards = back(duel, scope, monster, self.kind)
            if cards:
                return cards
        return []

    def run(self, duel: State, frame: Work) -> int:
        frame.cards = self.found(duel, duel.scopes[frame.scope])
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if not plan.now:
            # a monster that is there already, such as this card, has its materials now
            return not cards_of(duel, self.ref, self.slot, scope, False) or len(self.found(duel, scope)) > 0
        cards = self.found(duel, scope)
        return 0 < len(cards) <= free_monster_zones(duel, scope.player)
