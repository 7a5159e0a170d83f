"""Turning and moving creatures: what the engine runs."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.geometry import direction, step
from duelkit.judgment.engine.facts.pools import place_of
from duelkit.judgment.engine.facts.references import cards_of
from duelkit.judgment.engine.facts.values import alive
from duelkit.judgment.engine.moves.placing import move_to, swap, turn_to
from duelkit.judgment.state.code import AGAIN, ANSWERED, FIRST, NEXT, FieldTest, Op, Scope, Work
from duelkit.judgment.state.codes import (
    BOARD,
    FIXED_PLACE,
    M_CHOSEN,
    M_IN_FRONT,
    M_TO_LEFT_FIELD,
    O_FACING,
    O_FIELD,
    T_CHOSEN,
    T_HALF,
    W_FACING,
    W_FIELD,
    number_of,
    option,
)
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import POSITION, ZONE


class TurnOp(Op):
    """Creatures are turned; ``how``: one of the codes ``T_…``.

    They cannot counterattack until the end of the current or next battle, even if their facing does not change.
    Rules: EOJ-ABIL-04 to EOJ-ABIL-04c.
    """

    def __init__(self, how: int, ref: int, slot: int) -> None:
        self.how = how
        self.ref = ref
        self.slot = slot

    def run(self, duel: State, work: Work) -> int:
        scope = work.scope
        cards = [card for card in work.cards if alive(duel, card)]
        if self.how == T_CHOSEN:
            if not cards:
                return NEXT
            if work.step == FIRST:
                work.step = ANSWERED
                duel.ask(
                    scope.player,
                    POSITION,
                    [option(O_FACING, cards[0], facing) for facing in range(4)],
                    W_FACING,
                    cards[0],
                )
                return AGAIN
            work.step = FIRST
            for card in cards:
                self.turn(duel, card, number_of(duel.answer))
            return NEXT
        for card in cards:
            creature = duel.creatures[card]
            if self.how == T_HALF:
                self.turn(duel, card, (creature.facing + 2) % 4)
                continue
            towards = cards_of(duel, self.ref, self.slot, scope)
            if towards and duel.place[towards[0]] == BOARD:
                way = direction(creature.field, duel.creatures[towards[0]].field, creature.facing)
                self.turn(duel, card, (way + 2) % 4)
        return NEXT

    def turn(self, duel: State, card: int, facing: int) -> None:
        """Turn one creature; one that cannot be turned can still counterattack."""
        if turn_to(duel, card, facing):
            duel.creatures[card].no_counter = True

    def possible(self, duel: State, scope: Scope) -> bool:
        return True


FACING_ASKED: Final = 2
"""A step after ANSWERED."""


class MoveOp(Op):
    """A creature is moved; ``how``: one of the codes ``M_…``."""

    def __init__(self, how: int, facing_chosen: bool) -> None:
        self.how = how
        self.facing_chosen = facing_chosen

    def goal(self, duel: State, scope: Scope, card: int) -> int:
        """The position to which a creature is pushed or pulled or follows, −1 for none."""
        if self.how == M_TO_LEFT_FIELD:
            return scope.field
        mover = duel.creatures[scope.card]
        if mover.field < 0:
            return -1
        if self.how == M_IN_FRONT:
            return step(mover.field, mover.facing)
        way = direction(mover.field, duel.creatures[card].field, mover.facing)
        return step(duel.creatures[card].field, way)

    def run(self, duel: State, work: Work) -> int:
        scope = work.scope
        cards = [card for card in work.cards if alive(duel, card)]
        if not cards:
            return NEXT
        if self.how != M_CHOSEN:
            for card in cards:
                goal = self.goal(duel, scope, card)
                if goal >= 0 and duel.occupant[goal] < 0:
                    if duel.attacker >= 0 and card != duel.attacker:
                        duel.creatures[card].no_counter = True
                    move_to(duel, card, goal)
            return NEXT
        if work.step == FIRST:
            empty = [position for position in duel.settings.board.order if duel.occupant[position] < 0]
            if not empty or duel.creatures[cards[0]].keywords & FIXED_PLACE:
                return NEXT
            work.step = ANSWERED
            duel.ask(scope.player, ZONE, [option(O_FIELD, cards[0], position) for position in empty], W_FIELD, cards[0])
            return AGAIN
        if work.step == ANSWERED:
            work.step = FIRST
            move_to(duel, cards[0], number_of(duel.answer))
            if self.facing_chosen:
                work.step = FACING_ASKED
                duel.ask(
                    scope.player,
                    POSITION,
                    [option(O_FACING, cards[0], facing) for facing in range(4)],
                    W_FACING,
                    cards[0],
                )
                return AGAIN
            return NEXT
        work.step = FIRST
        turn_to(duel, cards[0], number_of(duel.answer))
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return any([duel.occupant[position] < 0 for position in range(9)])


class SwapOp(Op):
    """Two creatures swap positions."""

    def __init__(self, first: tuple[int, int], second: tuple[int, int]) -> None:
        self.first = first
        self.second = second

    def run(self, duel: State, work: Work) -> int:
        one = cards_of(duel, self.first[0], self.first[1], work.scope)
        other = cards_of(duel, self.second[0], self.second[1], work.scope)
        if one and other and swap(duel, one[0], other[0]) and duel.attacker >= 0:
            for card in (one[0], other[0]):
                if card != duel.attacker:
                    duel.creatures[card].no_counter = True
        return NEXT


class SwapContentsOp(Op):
    """The creatures on two fields swap positions; one may be empty, neither a dead body. Rule: EOJ-ABIL-20b."""

    def __init__(self, first: FieldTest, second: FieldTest) -> None:
        self.first = first
        self.second = second

    def run(self, duel: State, work: Work) -> int:
        here = place_of(duel, self.first, work.scope)
        there = place_of(duel, self.second, work.scope)
        if here < 0 or there < 0 or here == there:
            return NEXT
        one = duel.occupant[here]
        other = duel.occupant[there]
        if one >= 0 and duel.creatures[one].dead or other >= 0 and duel.creatures[other].dead:
            return NEXT
        if one >= 0 and other >= 0:
            done = swap(duel, one, other)
        elif one >= 0:
            done = move_to(duel, one, there)
        else:
            done = other >= 0 and move_to(duel, other, here)
        if done and duel.attacker >= 0:
            for card in (one, other):
                if card >= 0 and card != duel.attacker:
                    duel.creatures[card].no_counter = True
        return NEXT
