"""What a card's own effect left behind, what a battle has decided, what a material line names."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.properties import applies, level_of
from duelkit.yugioh.engine.references import cards_of
from duelkit.yugioh.state.code import NEXT, Active, Amount, Check, Op, Plan, Recipe, Test, Work, KEEPS_EFFECT, kept_at
from duelkit.yugioh.state.codes import C_MAY, CATEGORIES, MONSTER_ZONE, U_NEXT_DAMAGE_CALCULATION
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope

P_SUBSTITUTE_TUNER: Final = 19
P_SUBSTITUTE_FUSION_MATERIAL: Final = 20


def keep_place(duel: Duel, scope: Scope) -> None:
    """An effect was processed: keep whether it, or its cost, put its own card where that card lies now."""
    card = scope.card
    if duel.info[card].keeps & KEEPS_EFFECT and not scope.activation_negated and not scope.effect_negated and (
            duel.stamp[card] == scope.stamp + 1) and (card in scope.paid or card in scope.them):
        duel.kept[kept_at(card, KEEPS_EFFECT)] = (duel.stamp[card], duel.turn, scope.code.index)


class PutHereCheck(Check):
    """The scope's card was put where it lies by its own effect of this number, and has not moved since."""

    def __init__(self, effect: int, this_turn: bool) -> None:
        self.effect = effect
        self.this_turn = this_turn

    def holds(self, duel: Duel, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_EFFECT))
        if kept is None:
            return False
        stamp, turn, effect = kept
        return stamp == duel.stamp[scope.card] and effect == self.effect and (not self.this_turn or turn == duel.turn)


class NoChainCheck(Check):
    """Nothing is on the chain."""

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return not duel.chain


class RemainCheck(Check):
    """All cards referred to are still where they were. Rule: RES-CON-01."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def holds(self, duel: Duel, scope: Scope) -> bool:
        return len(cards_of(duel, self.ref, self.slot, scope, True)) == len(
            cards_of(duel, self.ref, self.slot, scope, False))


class PastAttributeCheck(Check):
    """The cards referred to had one of these attributes where they lay before, or have it where they still lie."""

    def __init__(self, ref: int, slot: int, attributes: int) -> None:
        self.ref = ref
        self.slot = slot
        self.attributes = attributes

    def holds(self, duel: Duel, scope: Scope) -> bool:
        cards = cards_of(duel, self.ref, self.slot, scope, False)
        for card in cards:
            last = duel.last_known.get(card)
            attribute = duel.info[card].attribute
            if last is not None and last.types and duel.place[card] != MONSTER_ZONE:
                attribute = last.attribute
            if not attribute & self.attributes:
                return False
        return len(cards) > 0


class LostTest(Test):
    """A monster whose destruction by the battle is fixed. Rule: MR3-DSD-09."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return card in duel.doomed


class NamedTunerTest(Test):
    """A Synchro Monster whose Tuner must have a name with this word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        recipe = duel.info[card].recipe
        if recipe is not None:
            for name in recipe.named:
                if self.word in name:
                    return True
        return False


class LevelLeft(Op):
    """For legality only: this card's Level can be lowered by so much; no Level falls below 1."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, frame: Work) -> int:
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return level_of(duel, scope.card) > self.amount.value(duel, scope)


def stands_for_tuner(duel: Duel, card: int, recipe: Recipe) -> bool:
    """Whether the card may stand for the named Tuner of a material line (代わりとしてS素材にできる)."""
    for active in duel.active[C_MAY + P_SUBSTITUTE_TUNER]:
        for name in recipe.named:
            if active.code.name in name and applies(duel, active, card):
                return True
    return False


def stands_for_material(duel: Duel, card: int) -> bool:
    """Whether the card may stand for a named Fusion Material (融合素材の代わりにできる). Rule: EX04-GAP-FUS-01."""
    for active in duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
        if applies(duel, active, card):
            return True
    return False


def end_next_calculation(duel: Duel, battlers: tuple[int, ...]) -> None:
    """A damage calculation is over (or the turn, with nobody named): what waited for it has applied and ends."""
    for category in range(CATEGORIES):
        waits = False
        for active in duel.active[category]:
            if active.until == U_NEXT_DAMAGE_CALCULATION and not active.continuous:
                waits = True
        if not waits:
            continue
        kept: list[Active] = []
        for active in duel.active[category]:
            ends = active.until == U_NEXT_DAMAGE_CALCULATION and not active.continuous
            if ends and battlers:
                ends = False
                for card in active.bound:
                    if card in battlers:
                        ends = True
            if not ends:
                kept.append(active)
        duel.active[category] = tuple(kept)
