"""Executors of the words about battle positions (表示形式)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.never_face_down import never_face_down
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.positions import turn_to
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.code import NEXT, Op, Test
from duelkit.yugioh.state.codes import DOWN_DEFENSE, FACE_UP, K_FLIP, LINK, MONSTER_ZONE, TOKEN, UP_ATTACK, UP_DEFENSE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class FlippedTest(Test):
    """A monster that was flipped face-up this turn, or ever since it came to the field, where it may have left."""

    def __init__(self, ever: bool) -> None:
        self.ever = ever

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if self.ever and duel.place[card] != MONSTER_ZONE:
            last = duel.last_known.get(card)
            return last is not None and last.flipped
        if duel.place[card] != MONSTER_ZONE:
            return False
        return duel.play[card].flipped >= 0 if self.ever else duel.play[card].flipped == duel.turn


class TurnableTest(Test):
    """A monster that can be changed to this position."""

    def __init__(self, to: int) -> None:
        self.to = to

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] != MONSTER_ZONE:
            return False
        part = duel.play[card]
        if self.to == DOWN_DEFENSE:
            return part.face_up and not duel.info[card].types & (TOKEN | LINK) and not never_face_down(duel)
        if self.to == UP_ATTACK:
            return not part.face_up or part.defense
        if duel.info[card].types & LINK:
            return False
        if self.to == UP_DEFENSE:
            return not part.face_up or not part.defense
        return True


THE_OTHER_WAY: Final = 0
"""In place of a position: from face-up attack to defense, and from defense to attack."""


class ChangePositionOp(Op):
    """Change battle positions. ``silent``: whether flip effects do not trigger."""

    def __init__(self, to: int, silent: bool = False) -> None:
        self.to = to
        self.silent = silent

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        changed: list[int] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] != MONSTER_ZONE:
                continue
            part = duel.play[card]
            to = self.to
            if to == THE_OTHER_WAY or to == FACE_UP and part.face_up:
                to = UP_ATTACK if part.defense else UP_DEFENSE
            elif to == FACE_UP:
                to = UP_ATTACK
            if turn_to(duel, card, to, scope.player, scope.card):
                changed.append(card)
        if self.silent:
            duel.pending = [
                pending for pending in duel.pending if pending.code.kind != K_FLIP or pending.card not in changed
            ]
        scope.them = tuple(changed)
        frame.done = len(changed)
        settle(duel)
        return NEXT
