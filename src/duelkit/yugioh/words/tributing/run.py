"""Executors of the words about Tributes (リリース)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attack import spendable
from duelkit.yugioh.engine.facts.pools import candidates, listed
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import is_monster
from duelkit.yugioh.engine.facts.zones import free_monster_zones, in_main_zone
from duelkit.yugioh.engine.legality.fusion_candidates import fusion_candidates
from duelkit.yugioh.engine.legality.material_task import start_materials
from duelkit.yugioh.engine.legality.materials import fitting, recipe_scope
from duelkit.yugioh.engine.legality.special_summons import kept_away
from duelkit.yugioh.engine.legality.tributes import exchanged
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.card_info import KEEPS_TRIBUTED, kept_at
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, Op, PickCode, Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_TRIBUTED,
    A_BE_TRIBUTED_BY_EFFECT,
    A_BE_TRIBUTED_EXCEPT_FOR_SUMMON,
    AS_COST,
    MONSTER_ZONE,
    P_MUST_BE_TRIBUTED,
    W_COST_PICK,
    W_EFFECT_PICK,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.selecting.run import Picked

REST_PICKED: Final = 2
"""A step beside those of ``Picked``: what is released with the monsters that must be is picked."""


class TributePicked(Picked):
    """Monsters to be released, picked by the player; the opponent's that must stand in come first."""

    def __init__(self, pick: PickCode) -> None:
        super().__init__(pick)
        self.either = False
        """Whether the monster that is summoned comes to the field of the player who controls what is released."""

    def must_include(self, duel: State, frame: Work, scope: Scope, offered: list[int]) -> list[int] | None:
        return None if self.either else super().must_include(duel, frame, scope, offered)

    def forced(self, duel: State, scope: Scope) -> list[int]:
        """The opponent's monsters among those to be released."""
        if not duel.active[C_MAY + P_MUST_BE_TRIBUTED]:
            return []
        test = self.pick.pool.test
        found = [card for card in exchanged(duel, scope.player) if test is None or test.test(duel, card, scope)]
        return found[: self.pick.most.value(duel, scope)]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == REST_PICKED:
            frame.step = FIRST
            frame.cards = [*frame.saved, *duel.picks]
            frame.saved = []
            return NEXT
        if frame.step == ANSWERED:
            return super().run(duel, frame)
        forced = self.forced(duel, scope)
        if not forced:
            return super().run(duel, frame)
        rest = candidates(duel, self.pick.pool, scope)
        least = max(0, self.pick.least.value(duel, scope) - len(forced))
        most = min(self.pick.most.value(duel, scope) - len(forced), len(rest))
        frame.saved = forced
        frame.step = REST_PICKED
        duel.picks = []
        if most > 0:
            start_pick(
                duel,
                scope.player,
                rest,
                least,
                most,
                W_COST_PICK if frame.because & AS_COST else W_EFFECT_PICK,
                scope.card,
            )
        return AGAIN

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        forced = self.forced(duel, scope)
        if not forced:
            return super().possible(duel, scope, plan)
        own = [card for card in candidates(duel, self.pick.pool, scope) if card != plan.gone]
        return len(own) + len(forced) >= self.pick.least.value(duel, scope)

    def frees(self, duel: State, scope: Scope) -> int:
        if len(self.forced(duel, scope)) >= self.pick.least.value(duel, scope):
            return 0
        return super().frees(duel, scope)


class TributableTest(Test):
    """What can be released; to pay a cost, no monster whose destruction by battle is fixed.

    :param paid: whether it is released to pay a cost.
    Rules: MR3-COST-03, MR3-DSD-09, RES-CAN-01.
    """

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not is_monster(duel, card) or self.paid and not spendable(duel, card, scope):
            return False
        if not self.paid and forbidden(duel, A_BE_TRIBUTED_BY_EFFECT, card, scope.player, scope.card):
            return False
        return not forbidden(duel, A_BE_TRIBUTED, card, scope.player, scope.card) and (
            not forbidden(duel, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, card, scope.player, scope.card)
        )


class MakesRoomTest(TributableTest):
    """What can be released for a monster that comes to the field of its controller, if it can come there."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        field = duel.controller[card]
        if free_monster_zones(duel, field) <= 0 and not in_main_zone(duel, card):
            return False
        return super().test(duel, card, scope) and not kept_away(duel, scope.card, scope.player, field, None)


MONSTER_PICKED: Final = 3
"""A step of the choice of materials: the monster of the Extra Deck has been chosen."""


class MaterialsPicked(Op):
    """The Fusion Materials of a monster of the Extra Deck, the scope's card among them, from the player's own field."""

    def __init__(self, which: Test, tributable: Test) -> None:
        self.which = which
        self.tributable = tributable

    def offered(self, duel: State, scope: Scope, monster: int) -> list[int]:
        """The monsters that can be Tributed as materials."""
        cards = fusion_candidates(duel, monster, scope.player, MONSTER_ZONE, -1)
        return [card for card in cards if self.tributable.test(duel, card, scope)]

    def makeable(self, duel: State, scope: Scope) -> list[int]:
        """The monsters of the Extra Deck whose materials are there."""
        found: list[int] = []
        for monster in listed(duel, duel.extra[scope.player]):
            recipe = duel.info[monster].recipe
            if recipe is None or recipe.kind != FUSION_RECIPE or not self.which.test(duel, monster, scope):
                continue
            cards = self.offered(duel, scope, monster)
            asks = recipe_scope(duel, monster, scope.player)
            if scope.card in cards and fitting(duel, monster, [], cards, asks, scope.card):
                found.append(monster)
        return found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.step = MONSTER_PICKED
            start_pick(duel, scope.player, self.makeable(duel, scope), 1, 1, W_COST_PICK, scope.card)
            return AGAIN
        if frame.step == MONSTER_PICKED:
            frame.step = ANSWERED
            if not duel.picks:
                frame.step = FIRST
                frame.cards = []
                return NEXT
            monster = duel.picks[0]
            scope.declared = monster
            offered = self.offered(duel, scope, monster)
            start_materials(duel, scope.player, monster, offered, W_COST_PICK, scope.card, scope.card)
            return AGAIN
        frame.step = FIRST
        frame.cards = duel.picks[:]
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(self.makeable(duel, scope)) > 0

    def frees(self, duel: State, scope: Scope) -> int:
        return 1 if in_main_zone(duel, scope.card) else 0


class MadeOfTributesTest(Test):
    """The monster whose materials were Tributed; before that, any."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return scope.declared < 0 or card == scope.declared


class TributedForCheck(Check):
    """The scope's card was Tributed this turn for a Tribute Summon of such a monster that succeeded."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_TRIBUTED))
        if kept is None or kept[0] != duel.stamp[scope.card] or kept[1] != duel.turn:
            return False
        return self.which.test(duel, kept[2], scope)
