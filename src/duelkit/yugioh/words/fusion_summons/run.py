"""Executors of Fusion Summons by effects, with materials of other places too (融合召喚)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import has_name, unaffected
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import open_slots
from duelkit.yugioh.engine.legality.few_materials import Few, fitting_few
from duelkit.yugioh.engine.legality.fused_names import fuses_under
from duelkit.yugioh.engine.legality.fusion_candidates import fusion_candidates
from duelkit.yugioh.engine.legality.material_task import start_materials
from duelkit.yugioh.engine.legality.materials import is_named, recipe_scope, stands_for_material, suits
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.redirection import AT_BOTTOM, may_banish
from duelkit.yugioh.engine.procedures.material_summoning import (
    FurtherCards,
    come_from,
    goes_to,
    keep_materials,
    use_materials,
)
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_UNAFFECTED, C_WIDE_FUSION
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_FUSION_MATERIAL,
    BANISHED,
    END,
    EXTRA,
    FOR_FUSION,
    GRAVEYARD,
    MONSTER_ZONE,
    O_NO,
    O_YES,
    S_FUSION,
    S_SPECIAL,
    W_FUSION,
    W_OPTIONAL,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Delayed, Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE
from duelkit.yugioh.state.tasks import Work

# the steps of a Fusion Summon
FUSION_CHOSEN: Final = 1
MATERIALS_CHOSEN: Final = 2
FUSION_PLACED: Final = 3
INCLUDED_CHOSEN: Final = 4


class FusionOp(Op):
    """Fusion Summon. Rules: MR3-FUS-01 to MR3-FUS-07, MR3-GAP-FUS-01."""

    def __init__(
        self,
        which: Test,
        zones: int,
        to: int,
        of: Test,
        including: Test | None,
        further: tuple[FurtherCards, ...] = (),
        at_bottom: bool = False,
    ) -> None:
        self.which = which
        self.zones = zones
        self.to = to | AT_BOTTOM if at_bottom else to
        self.of = of
        self.including = including
        self.further = further
        self.as_by = ""  # the name of the card by which it counts as a Fusion Summon
        self.listed: list[tuple[Test, Test]] = []
        """What must be among the materials of which Fusion Monsters, where that depends on what these list."""
        self.strictly = False  # nothing is used only in place of a material that the monster names

    def own(self, duel: State, scope: Scope, monster: int, without: int) -> list[int]:
        """The ordinary materials for it."""
        return [
            card
            for card in fusion_candidates(duel, monster, scope.player, self.zones, without)
            if suits(duel, self.of, card, scope) and (self.to != BANISHED or may_banish(duel, card, scope.player))
        ]

    def offered(self, duel: State, scope: Scope, monster: int, without: int) -> list[int]:
        """All possible materials for it."""
        found = self.own(duel, scope, monster, without)
        for further in self.further:
            found.extend(
                [
                    card
                    for card in further.cards(duel, scope, monster, without)
                    if card not in found and not forbidden(duel, A_BE_FUSION_MATERIAL, card, scope.player, monster)
                ]
            )
        if self.strictly:
            reading = recipe_scope(duel, monster, scope.player)
            return [
                card for card in found if not stands_for_material(duel, card) or is_named(duel, monster, card, reading)
            ]
        return found

    def few(self, duel: State, scope: Scope, monster: int) -> list[Few]:
        """The cards of which only a limited number can be materials."""
        own = self.own(duel, scope, monster, -1)
        found: list[Few] = []
        for further in self.further:
            cards = [card for card in further.cards(duel, scope, monster, -1) if card not in own]
            if further.most:
                found.append((cards, further.most))
            test = further.beside
            if test is not None:
                beside = [card for card in self.offered(duel, scope, monster, -1) if suits(duel, test, card, scope)]
                found.append(([*beside, *cards], -1 - len(beside)))
        return found

    def included(self, duel: State, scope: Scope, monster: int, offered: list[int]) -> list[int]:
        """The possible materials of which one must be used."""
        including = self.including
        if including is None:
            return []
        reading = recipe_scope(duel, monster, scope.player)
        few = self.few(duel, scope, monster) if self.further else []
        return [
            card
            for card in offered
            if suits(duel, including, card, scope)
            and (not self.listed or self.lists(duel, scope, monster, card))
            and fitting_few(duel, monster, [card], [other for other in offered if other != card], reading, -1, few)
        ]

    def lists(self, duel: State, scope: Scope, monster: int, card: int) -> bool:
        """Whether the card is one that the Fusion Monster lists."""
        for made, which in self.listed:
            if made.test(duel, monster, scope) and suits(duel, which, card, scope):
                return True
        return False

    def makeable(self, duel: State, scope: Scope, without: int) -> list[int]:
        """The Fusion Monsters that can be made now."""
        found: list[int] = []
        for monster in listed(duel, duel.extra[scope.player]):
            recipe = duel.info[monster].recipe
            if recipe is None or recipe.kind != FUSION_RECIPE or not self.which.test(duel, monster, scope):
                continue
            as_if = self.as_by != "" and duel.info[monster].brought_by == self.as_by
            if not may_be_special_summoned(duel, monster, scope.player, as_if, S_SPECIAL | S_FUSION, scope.card):
                continue
            offered = self.offered(duel, scope, monster, without)
            if (
                self.included(duel, scope, monster, offered)
                if self.including is not None
                else fitting_few(
                    duel,
                    monster,
                    [],
                    offered,
                    recipe_scope(duel, monster, scope.player),
                    -1,
                    self.few(duel, scope, monster) if self.further else [],
                )
            ):
                found.append(monster)
        return found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            monsters = self.makeable(duel, scope, -1)
            if not monsters:
                frame.done = 0
                return NEXT
            frame.step = FUSION_CHOSEN
            start_pick(duel, scope.player, monsters, 1, 1, W_FUSION, scope.card)
            return AGAIN
        if frame.step == FUSION_CHOSEN:
            monster = duel.picks[0]
            frame.saved = [monster]
            offered = self.offered(duel, scope, monster, -1)
            if self.including is not None:
                frame.step = INCLUDED_CHOSEN
                start_pick(duel, scope.player, self.included(duel, scope, monster, offered), 1, 1, W_FUSION, monster)
                return AGAIN
            frame.step = MATERIALS_CHOSEN
            start_materials(duel, scope.player, monster, offered, W_FUSION, -1, -1, self.few(duel, scope, monster))
            return AGAIN
        monster = frame.saved[0]
        if frame.step == INCLUDED_CHOSEN:
            frame.step = MATERIALS_CHOSEN
            start_materials(
                duel,
                scope.player,
                monster,
                self.offered(duel, scope, monster, -1),
                W_FUSION,
                -1,
                duel.picks[0],
                self.few(duel, scope, monster),
            )
            return AGAIN
        if frame.step == MATERIALS_CHOSEN:
            frame.picked = duel.picks[:]
            if not frame.picked:
                frame.step = FIRST
                frame.done = 0
                return NEXT
            frame.saved = [monster]
            keep_materials(duel, frame)
            frame.step = FUSION_PLACED
            own = self.own(duel, scope, monster, -1) if self.further else frame.picked
            use_materials(
                duel,
                scope,
                monster,
                frame.picked,
                FOR_FUSION,
                [goes_to(duel, scope, monster, card, self.to, own, self.further) for card in frame.picked],
            )
            return AGAIN
        frame.step = FIRST
        return come_from(duel, scope, frame, EXTRA, S_SPECIAL | S_FUSION)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(self.makeable(duel, scope, plan.gone if plan.gone >= 0 or not plan.spent else plan.spent[0])) > 0


ASKED: Final = 20
"""The step in which the player was asked whether the materials come from elsewhere."""
ELSEWHERE: Final = 40
"""Added to the steps of a Fusion Summon with materials from elsewhere."""


def elsewhere(duel: State, player: int) -> Active | None:
    """What lets the player Fusion Summon with materials from elsewhere; ``None`` if nothing does."""
    for active in duel.active[C_WIDE_FUSION]:
        if active.player == player:
            return active
    return None


class WidenedFusionOp(Op):
    """A Fusion Summon for which materials can also come from where another effect says."""

    def __init__(self, usual: FusionOp) -> None:
        self.usual = usual

    def widened(self, active: Active) -> FusionOp:
        """The Fusion Summon with materials from elsewhere."""
        usual = self.usual
        wide = FusionOp(usual.which, active.code.zones, active.code.number, usual.of, usual.including)
        wide.as_by = usual.as_by
        wide.strictly = usual.strictly
        wide.listed = usual.listed
        return wide

    def run(self, duel: State, frame: Work) -> int:
        active = elsewhere(duel, duel.scopes[frame.scope].player)
        if active is None:
            return self.usual.run(duel, frame)
        wide = self.widened(active)
        if frame.step == FIRST:
            scope = duel.scopes[frame.scope]
            answers = [option(O_YES, active.source)] if wide.makeable(duel, scope, -1) else []
            if not answers or self.usual.makeable(duel, scope, -1):
                answers.append(option(O_NO, active.source))
            if len(answers) > 1 or duel.every_window:  # which of them there are depends on hidden cards
                frame.step = ASKED
                duel.ask(scope.player, CONFIRM, answers, W_OPTIONAL, active.source, active.effect.shown)
                return AGAIN
            if verb_of(answers[0]) == O_NO:
                return self.usual.run(duel, frame)
            frame.step = ELSEWHERE
        elif frame.step == ASKED:
            frame.step = FIRST
            if verb_of(duel.answer) == O_NO:
                return self.usual.run(duel, frame)
            frame.step = ELSEWHERE
        if frame.step < ELSEWHERE:
            return self.usual.run(duel, frame)
        frame.step -= ELSEWHERE
        after = wide.run(duel, frame)
        if after != NEXT:
            frame.step += ELSEWHERE
            return after
        if frame.done:
            self.follow(duel, duel.scopes[frame.scope], active)
        return NEXT

    def follow(self, duel: State, scope: Scope, active: Active) -> None:
        """Let what befalls the summoned monster in the End Phase wait."""
        later = Delayed()
        later.phase = END
        later.of = -1
        later.after_turn = -1
        copied = active.scope.copy()
        copied.them = scope.them
        copied.targets = (*copied.targets, copied.them)
        copied.target_stamps = (*copied.target_stamps, tuple([duel.stamp[card] for card in copied.them]))
        later.scope = copied
        later.program = active.code.program
        duel.order += 1
        later.order = duel.order
        duel.delayed.append(later)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.usual.possible(duel, scope, plan):
            return True
        active = elsewhere(duel, scope.player)
        return active is not None and self.widened(active).possible(duel, scope, plan)


class AloneFusionOp(FusionOp):
    """A Fusion Summon with one monster alone, whose name stands in the materials of the Fusion Monster."""

    def __init__(self, ref: int, slot: int, which: Test, to: int) -> None:
        super().__init__(which, MONSTER_ZONE, to, which, None)
        self.ref = ref
        self.slot = slot

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            cards = cards_of(duel, self.ref, self.slot, scope, True)
            monsters = made_alone(duel, cards[0], scope, self.as_by) if cards else []
            if not monsters:
                frame.done = 0
                return NEXT
            frame.step = FUSION_CHOSEN
            start_pick(duel, scope.player, monsters, 1, 1, W_FUSION, scope.card)
            return AGAIN
        if frame.step == FUSION_CHOSEN:
            monster = duel.picks[0]
            frame.saved = [monster]
            frame.picked = cards_of(duel, self.ref, self.slot, scope, True)[:1]
            keep_materials(duel, frame)
            frame.step = FUSION_PLACED
            use_materials(duel, scope, monster, frame.picked, FOR_FUSION, [self.to])
            return AGAIN
        frame.step = FIRST
        return come_from(duel, scope, frame, EXTRA, S_SPECIAL | S_FUSION)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return True  # the target is a monster with which it is


def made_alone(duel: State, card: int, scope: Scope, as_by: str = "") -> list[int]:
    """The Fusion Monsters that name this monster of the player as a material and can be summoned with it alone.

    :param as_by: the name of the card by whose effect they count as summoned; empty: that of the effect's own.
    """
    if duel.place[card] == MONSTER_ZONE:
        if not duel.play[card].face_up or duel.controller[card] != scope.player:
            return []
        if duel.active[C_UNAFFECTED] and unaffected(duel, card, scope.card, scope.player, True):
            return []
    elif duel.place[card] != GRAVEYARD or duel.owner[card] != scope.player:
        return []
    found: list[int] = []
    for monster in listed(duel, duel.extra[scope.player]):
        recipe = duel.info[monster].recipe
        if recipe is None or recipe.kind != FUSION_RECIPE:
            continue
        if (
            any([has_name(duel, card, name) or fuses_under(duel, card, name) for name in recipe.named])
            and may_be_special_summoned(
                duel,
                monster,
                scope.player,
                as_by != "" and duel.info[monster].brought_by == as_by,
                S_SPECIAL | S_FUSION,
                scope.card,
            )
            and not forbidden(duel, A_BE_FUSION_MATERIAL, card, scope.player, monster)
            and open_slots(duel, scope.player, monster, EXTRA, [card])
        ):
            found.append(monster)
    return found


class FusesAloneTest(Test):
    """A monster with which alone the effect can Fusion Summon a monster."""

    def __init__(self, as_by: str) -> None:
        self.as_by = as_by

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return len(made_alone(duel, card, scope, self.as_by)) > 0
