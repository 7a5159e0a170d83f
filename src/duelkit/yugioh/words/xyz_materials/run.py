"""Executors of the words about Xyz materials (Ｘ素材)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import figure_of
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import distinct_names, start_pick
from duelkit.yugioh.engine.moves.placing import attach
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    AS_COST,
    DETACHED,
    E_DETACHED,
    FIELD,
    GRAVEYARD,
    MONSTER_ZONE,
    W_COST_PICK,
    W_EFFECT_PICK,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class Materials(Amount):
    """The number of Xyz materials of cards referred to."""

    def __init__(self, ref: int, slot: int, had: bool, kinds: bool, which: Test | None) -> None:
        self.ref = ref
        self.slot = slot
        self.had = had
        self.kinds = kinds
        self.which = which

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            if self.had or duel.place[card] & FIELD:
                materials = list(materials_of(duel, card))
                which = self.which
                if which is not None:
                    materials = [each for each in materials if which.test(duel, each, scope)]
                total += distinct_names(duel, materials) if self.kinds else len(materials)
        return total


class MaterialFigureSum(Amount):
    """The sum of a figure over those Xyz materials of this card that pass; a figure printed as ``?`` adds nothing."""

    def __init__(self, stat: int, which: Test) -> None:
        self.stat = stat
        self.which = which

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for material in materials_of(duel, scope.card):
            if self.which.test(duel, material, scope):
                total += max(0, figure_of(duel, material, self.stat))
        return total


class PoolMaterials(Amount):
    """The number of Xyz materials of the cards in a pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in members(duel, self.pool, scope):
            total += len(duel.play[card].materials)
        return total


def materials_of(duel: State, card: int) -> tuple[int, ...]:
    """The Xyz materials of a card, those that it had if it has left the monster zone."""
    if duel.place[card] == MONSTER_ZONE:
        return duel.play[card].materials
    last = duel.last_known.get(card)
    return () if last is None else last.materials


class DetachedFromTest(Test):
    """A card that has just been detached from such an Xyz Monster."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for event in reversed(duel.recent):
            if event.kind == E_DETACHED and event.card == card:
                return event.amount > 0 and self.which.test(duel, event.amount - 1, scope)
        return False


class AttachedToTest(Test):
    """A material of the Xyz Monster referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for monster in cards_of(duel, self.ref, self.slot, scope, True):
            if duel.place[monster] & FIELD and card in duel.play[monster].materials:
                return True
        return False


class MaterialTest(Test):
    """An Xyz Monster with materials."""

    def __init__(self, least: int, which: Test | None) -> None:
        self.least = least
        self.which = which

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        materials = materials_of(duel, card)
        if len(materials) < self.least:
            return False
        which = self.which
        if which is None:
            return True
        for material in materials:
            if which.test(duel, material, scope):
                return True
        return False


class DetachOp(Op):
    """Detach Xyz materials of the player's choice. Rules: MR3-XYZ-07, MR3-GAP-XYZ-02, MR3-PEN-23."""

    def __init__(self, amount: Amount, pool: Pool | None = None, own: bool = True) -> None:
        self.amount = amount
        self.pool = pool
        """The monsters from among whose materials it takes; ``None``: one that is known."""
        self.own = own
        """Whether that is this card; a target is checked as it is chosen."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            offered: list[int] = []
            for card in frame.cards:
                offered.extend(duel.play[card].materials)
            amount = self.amount.value(duel, scope)
            if not offered:
                frame.done = 0
                scope.them = ()
                return NEXT
            frame.step = ANSWERED
            start_pick(
                duel,
                scope.player,
                offered,
                amount,
                amount,
                W_COST_PICK if frame.because & AS_COST else W_EFFECT_PICK,
                scope.card,
            )
            return AGAIN
        frame.step = FIRST
        moved = move_all(duel, duel.picks, GRAVEYARD, frame.because | DETACHED, scope.player, scope.card)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        pool = self.pool
        if pool is not None:
            there = 0
            for card in members(duel, pool, scope):
                there += len(duel.play[card].materials)
            return there >= self.amount.value(duel, scope)
        return (
            not self.own
            or duel.place[scope.card] == MONSTER_ZONE
            and len(duel.play[scope.card].materials) >= self.amount.value(duel, scope)
        )

    def action(self, on_field: bool) -> str:
        return "detach"


class AttachOp(Op):
    """Put the named cards under an Xyz Monster; ``all_of_them``: with their own materials."""

    def __init__(self, ref: int, slot: int, all_of_them: bool) -> None:
        self.ref = ref
        self.slot = slot
        self.all_of_them = all_of_them

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        monsters = cards_of(duel, self.ref, self.slot, scope, True)
        done: list[int] = []
        if monsters and duel.place[monsters[0]] == MONSTER_ZONE:
            for card in touchable(duel, frame, scope):
                if card != monsters[0] and attach(duel, card, monsters[0], False, self.all_of_them):
                    done.append(card)
        if done:
            scope.them = tuple(done)
        frame.done = len(done)
        return NEXT
