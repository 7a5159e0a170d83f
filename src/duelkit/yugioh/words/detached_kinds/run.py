"""Executors of the words about what is done for each type of card detached."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Program
from duelkit.yugioh.state.codes import DETACHED, GRAVEYARD, MONSTER, MONSTER_ZONE, SPELL, TRAP, W_EFFECT_PICK
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

KINDS: Final = (MONSTER, SPELL, TRAP)
OF_ALL_KINDS: Final = MONSTER | SPELL | TRAP


class DetachKindsOp(Op):
    """Detach Xyz materials of the card, one of each card type at most; their types are kept in ``heads``.

    :param parts: for a monster, a Spell, a Trap: whether what is done for it is possible.
    """

    def __init__(self, parts: tuple[Program, ...]) -> None:
        self.parts = parts

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            scope.heads = 0
            frame.picked = []
            if duel.stamp[scope.card] != scope.stamp or duel.place[scope.card] != MONSTER_ZONE:
                frame.done = 0
                return NEXT
        else:
            frame.picked.extend(duel.picks)
            for card in duel.picks:
                scope.heads |= duel.info[card].types & OF_ALL_KINDS
        offered = [card for card in duel.play[scope.card].materials if not duel.info[card].types & scope.heads]
        if offered and (frame.step == FIRST or duel.picks):
            frame.step = ANSWERED
            start_pick(duel, scope.player, offered, 0 if frame.picked else 1, 1, W_EFFECT_PICK, scope.card)
            return AGAIN
        frame.step = FIRST
        moved = move_all(duel, frame.picked, GRAVEYARD, frame.because | DETACHED, scope.player, scope.card)
        frame.picked = []
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if duel.place[scope.card] != MONSTER_ZONE:
            return False
        for card in duel.play[scope.card].materials:
            for at in range(len(KINDS)):
                if duel.info[card].types & KINDS[at] and self.parts[at].possible(duel, scope, plan):
                    return True
        return False


class SkipUnlessKind(Op):
    """Continue at ``to`` if no material of this card type was detached."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.to = 0

    def run(self, duel: State, frame: Work) -> int:
        if not duel.scopes[frame.scope].heads & self.kind:
            frame.pc = self.to
        return NEXT
