"""Executors of the words about cards of which each player must keep only so many (〜になるように)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.redirection import may_banish
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Pool
from duelkit.yugioh.state.codes import BANISHED, BY_RULE, FACE_DOWN_BANISHED, GRAVEYARD, TOKEN, W_EFFECT_PICK, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

BOTH: Final = 2
"""The number of players."""


class BanishDownToOp(Op):
    """Each player picks what they banish, the turn player first; all go at the same time. Rule: MR3-SIM-01."""

    def __init__(self, pool: Pool, left: int, face_down: bool) -> None:
        self.pool = pool
        self.left = left
        self.face_down = face_down

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.number = 0
            frame.saved = []
        else:
            frame.saved.extend(duel.picks)
        while frame.number < BOTH:
            player = player_of(duel.turn_player, frame.number)
            frame.number += 1
            offered, number = self.share(duel, scope, player)
            if number:
                frame.step = ANSWERED
                start_pick(duel, player, offered, number, number, W_EFFECT_PICK, scope.card)
                return AGAIN
        frame.number = 0
        frame.step = FIRST
        because = BY_RULE | (FACE_DOWN_BANISHED if self.face_down else 0)
        done = move_all(duel, frame.saved, BANISHED, because, scope.player)
        frame.saved = []
        scope.them = tuple(done)
        frame.done = len(done)
        settle(duel)
        return NEXT

    def share(self, duel: State, scope: Scope, player: int) -> tuple[list[int], int]:
        """The cards that a player can banish, and how many they must."""
        own = [card for card in candidates(duel, self.pool, scope) if duel.controller[card] == player]
        offered = [
            card
            for card in own
            if may_banish(duel, card, player) and not (self.face_down and duel.info[card].types & TOKEN)
        ]
        return offered, max(0, min(len(own) - self.left, len(offered)))

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return any([self.share(duel, scope, player)[1] > 0 for player in range(2)])


class MustSendOp(Op):
    """Both players send all of their own cards at the same time. Rule: MR3-SIM-01."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done = move_all(duel, candidates(duel, self.pool, scope), GRAVEYARD, BY_RULE, scope.player)
        scope.them = tuple(done)
        frame.done = len(done)
        settle(duel)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(candidates(duel, self.pool, scope)) > 0
