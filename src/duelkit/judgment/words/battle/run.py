"""Attacks, counterattacks and battles: what the engine runs."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.targets import attackable
from duelkit.judgment.engine.facts.values import alive, living
from duelkit.judgment.engine.moves.events import chance
from duelkit.judgment.engine.procedures.attacking import start_attack, use
from duelkit.judgment.engine.procedures.battle import start_battle
from duelkit.judgment.engine.procedures.mass import start_mass
from duelkit.judgment.state.code import AGAIN, FIRST, NEXT, WAIT, ModifierCode, Op, Scope, Test, Work
from duelkit.judgment.state.duel import State


class NoCounterOp(Op):
    """Creatures cannot counterattack in this battle. Rule: EOJ-COUNTER-06."""

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].no_counter = True
        return NEXT


BEGUN: Final = 1
"""The step of an interception in which some creatures may have attacked."""


class InterceptOp(Op):
    """Each creature that passes attacks the summoned one with a 50 % chance, if it is in reach, in field order."""

    def __init__(self, by: Test) -> None:
        self.by = by

    def run(self, duel: State, work: Work) -> int:
        if work.step == FIRST:
            work.step = BEGUN
            work.picked = []
        target = work.scope.event.card
        for card in living(duel):
            if card in work.picked or not self.by.test(duel, card, work.scope) or target not in attackable(duel, card):
                continue
            work.picked = [*work.picked, card]
            if chance(duel, card):
                start_battle(duel, card, target)
                return AGAIN
        work.step = FIRST
        work.picked = []
        return NEXT


class PossessesModifier(ModifierCode):
    """Enemies are possessed, each by the first possessor in field order."""

    def __init__(self, to: Test) -> None:
        self.to = to

    def apply(self, duel: State, scope: Scope) -> None:
        for card in living(duel):
            if (
                card != scope.card
                and duel.owner[card] != scope.player
                and duel.creatures[card].possessor < 0
                and (self.to.test(duel, card, scope))
            ):
                duel.creatures[card].possessor = scope.card
                duel.creatures[card].plain = False


class AttackNowOp(Op):
    """Creatures attack at no cost."""

    def __init__(self, used: bool) -> None:
        self.used = used

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card) and attackable(duel, card):
                if self.used:
                    use(duel, card, False)
                start_attack(duel, work.scope.player, card, True)
                return WAIT
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return True


class InciteOp(Op):
    """The mass battle."""

    def run(self, duel: State, work: Work) -> int:
        start_mass(duel, work.scope.facing)
        return WAIT

    def possible(self, duel: State, scope: Scope) -> bool:
        return any([card >= 0 for card in duel.occupant])
