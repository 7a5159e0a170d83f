"""Executors of the words about what else can be a material, and as what (素材として扱う)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.materials_used import made_of
from duelkit.yugioh.engine.facts.pools import listed, members
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.engine.legality.extra_deck import KINDS
from duelkit.yugioh.engine.legality.materials import recipe_kind, recipe_scope, whole_set
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.procedures.special_summoning import ASKED_FOR, MaterialSummon
from duelkit.yugioh.engine.procedures.summoning import summon_by_effect
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, WAIT, Amount, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_LINK_MATERIAL,
    A_BE_SYNCHRO_MATERIAL,
    A_BE_XYZ_MATERIAL,
    MONSTER_ZONE,
    S_SPECIAL,
    TOKEN,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE, LINK_RECIPE, SYNCHRO_RECIPE, XYZ_RECIPE
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.permissions.run import SummonedByThisTest


def barred(duel: State, action: int, card: int, monster: int, scope: Scope) -> bool:
    """Whether a card cannot be a material of the monster; what a text says of other summons than those by the effect
    of its own card does not bar that card.
    """
    for active in duel.active[C_CANNOT + action]:
        code = active.code
        if code.side >= 0 or not applies(duel, active, card):
            continue
        test = code.test
        if isinstance(test, SummonedByThisTest) and active.source == scope.card:
            continue
        if test is None or not test.test(duel, monster, active.scope):
            return True
    return False


def made_with(duel: State, cards: list[int], which: Test, scope: Scope, later: bool = False) -> list[int]:
    """The monsters of the Extra Deck that can be summoned with exactly these cards.

    :param later: whether the cards have yet to come to the field.
    """
    found: list[int] = []
    for card in cards:
        if later:
            break
        if duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
            return []
    for monster in listed(duel, duel.extra[scope.player]):
        recipe = duel.info[monster].recipe
        if recipe is None or recipe.kind == FUSION_RECIPE or monster in duel.face_up_extra:
            continue
        if not which.test(duel, monster, scope):
            continue
        action = {SYNCHRO_RECIPE: A_BE_SYNCHRO_MATERIAL, XYZ_RECIPE: A_BE_XYZ_MATERIAL, LINK_RECIPE: A_BE_LINK_MATERIAL}
        if any([barred(duel, action[recipe.kind], card, monster, scope) for card in cards]):
            continue
        if recipe.kind == XYZ_RECIPE and any([duel.info[card].types & TOKEN != 0 for card in cards]):
            continue
        if not may_be_special_summoned(duel, monster, scope.player, False, S_SPECIAL | KINDS[recipe.kind]):
            continue
        if whole_set(duel, monster, cards, recipe_scope(duel, monster, scope.player), named=True):
            found.append(monster)
    return found


class MakesTest(Test):
    """A monster that makes such a monster together with the scope's card, which its player controls."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.controller[scope.card] != scope.player:
            return False
        return card != scope.card and len(made_with(duel, [scope.card, card], self.which, scope)) > 0


class SummonWithBothOp(Op):
    """Perform a Synchro, Xyz or Link Summon with the cards selected and the scope's own as the materials.

    :param alone: without the scope's own.
    """

    def __init__(self, which: Test, alone: bool) -> None:
        self.which = which
        self.alone = alone

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            there = self.alone or duel.stamp[scope.card] == scope.stamp and duel.controller[scope.card] == scope.player
            frame.saved = frame.cards[:] if self.alone else [scope.card, *frame.cards]
            monsters = made_with(duel, frame.saved, self.which, scope) if there and frame.cards else []
            if not monsters:
                frame.saved = []
                frame.done = 0
                return NEXT
            frame.step = ANSWERED
            start_pick(duel, scope.player, monsters, 1, 1, ASKED_FOR[recipe_kind(duel, monsters[0])], scope.card)
            return AGAIN
        frame.step = FIRST
        task = MaterialSummon()
        task.fixed = frame.saved
        frame.saved = []
        summon_by_effect(duel, frame, task, scope.player, duel.picks[0])
        frame.done = 1
        return WAIT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if not self.alone or scope.targets or not scope.code.targets:
            return True
        offered = members(duel, scope.code.targets[0].pool, scope)
        for at, first in enumerate(offered):
            for second in offered[at + 1 :]:
                if made_with(duel, [first, second], self.which, scope, True):
                    return True
        return False


class MadeByUseTest(Test):
    """The monster for which the scope's card was used, while it is on the field face-up."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] != MONSTER_ZONE or not duel.play[card].face_up:
            return False
        if scope.card not in duel.play[card].made_of:
            return False
        return any([event.by_card == card for event in scope.events])


class UsedTogetherTest(Test):
    """Another material of the monster for which the scope's card was used."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if card == scope.card:
            return False
        for event in scope.events:
            if card in made_of(duel, event.by_card) and scope.card in made_of(duel, event.by_card):
                return True
        return False


class OthersUsed(Amount):
    """How many other materials the monster has for which the scope's card was used."""

    def value(self, duel: State, scope: Scope) -> int:
        for event in scope.events:
            used = made_of(duel, event.by_card) if event.by_card >= 0 else ()
            if scope.card in used:
                return len(used) - 1
        return 0
