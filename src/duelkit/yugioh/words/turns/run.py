"""Executors of the words about phases (フェイズ)."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.arrivals import turns_face_up
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.procedures.skipped_turns import WHOLE_TURN_SKIPPED
from duelkit.yugioh.state.card_info import KEEPS_ACTIVATION, KEEPS_ENDED, KEEPS_TURNS, kept_at
from duelkit.yugioh.state.code import NEXT, Amount, Check, Op
from duelkit.yugioh.state.codes import DRAW_PHASE, EITHER, FIELD, MAIN_1, MAIN_2, on_side, player_of
from duelkit.yugioh.state.duel import IN_LATER_TURN, State
from duelkit.yugioh.state.log import L_SKIP
from duelkit.yugioh.state.parts import Delayed, Scope
from duelkit.yugioh.state.tasks import Work


class SkipPhasesOp(Op):
    """Skip the next phases of a kind; two such effects skip the same ones."""

    def __init__(self, phase: int, times: int, side: int, following: bool) -> None:
        self.following = following
        self.phase = phase
        self.times = times
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.side)
        key = player << 4 | self.phase
        if self.following and duel.turn_player == player:
            key |= IN_LATER_TURN
        skips = duel.skips.copy()
        skips[key] = max(skips.get(key, 0), self.times)
        duel.skips = skips
        note(duel, L_SKIP, scope.card, player, self.phase, self.times)
        return NEXT


class SkipTurnOp(Op):
    """Skip the next turn of a player; two such effects skip the same one."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        skips = duel.skips.copy()
        skips[player_of(duel.scopes[frame.scope].player, self.side) << 4 | WHOLE_TURN_SKIPPED] = 1
        duel.skips = skips
        return NEXT


class PassedAmount(Amount):
    """The number of phases of a kind that have begun since the scope's card was activated."""

    def __init__(self, phase: int, side: int) -> None:
        self.phase = phase
        self.side = side

    def value(self, duel: State, scope: Scope) -> int:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_ACTIVATION))
        if kept is None:
            return 0
        stamp, began, phase = kept
        if stamp != duel.stamp[scope.card] and stamp != scope.stamp:
            return 0
        count = 0
        for turn in range(began, duel.turn + 1):
            player = duel.turn_player if (duel.turn - turn) % 2 == 0 else 1 - duel.turn_player
            if self.side != EITHER and player != player_of(scope.player, self.side):
                continue
            if (turn > began or self.phase > phase) and (turn < duel.turn or duel.phase >= self.phase):
                count += 1
        return count


class TurnsFaceUpAmount(Amount):
    """The number of turns in which the scope's card has been face-up on its controller's field."""

    def value(self, duel: State, scope: Scope) -> int:
        if duel.place[scope.card] & FIELD:
            return turns_face_up(duel, scope.card)
        kept = duel.kept.get(kept_at(scope.card, KEEPS_TURNS))
        return kept[1] if kept is not None and kept[0] == duel.stamp[scope.card] else 0


class EndTurnOp(Op):
    """It becomes the end phase once everything has been processed."""

    def run(self, duel: State, frame: Work) -> int:
        duel.ends_now = True
        frame.done = 1
        return NEXT


class EndMainOp(Op):
    """The main phase is over once everything has been processed."""

    def run(self, duel: State, frame: Work) -> int:
        frame.done = 0
        if duel.phase == MAIN_1 or duel.phase == MAIN_2:
            duel.main_over = True
            frame.done = 1
        return NEXT


class LaterOp(Op):
    """Delay a program until a phase, or the n-th such phase."""

    def __init__(self, program: int, phase: int, of: int, next_turn: bool, nth: int = 1) -> None:
        self.program = program
        self.phase = phase
        self.of = of
        self.next_turn = next_turn
        self.nth = nth

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        later = Delayed()
        later.phase = self.phase
        later.of = -1 if self.of == EITHER else player_of(scope.player, self.of)
        passed = duel.phase > self.phase >= DRAW_PHASE
        if self.nth > 1:
            later.counted = self.nth
            later.after_turn = duel.turn if self.next_turn else -1
        else:
            later.after_turn = duel.turn if self.next_turn or passed else -1
        copied = scope.copy()
        if copied.them:
            copied.targets = (*copied.targets, copied.them)
            copied.target_stamps = (*copied.target_stamps, tuple([duel.stamp[card] for card in copied.them]))
        if scope.card in scope.paid and duel.stamp[scope.card] == scope.stamp + 1:
            copied.stamp = duel.stamp[scope.card]  # where its own cost put it (除外されているこのカードを)
        later.scope = copied
        later.program = self.program
        duel.order += 1
        later.order = duel.order
        duel.delayed.append(later)
        return NEXT


class PhaseSinceCheck(Check):
    """It is the n-th phase of a kind since the scope's card came to where it is."""

    def __init__(self, number: int, phase: int, side: int) -> None:
        self.number = number
        self.phase = phase
        self.side = side

    def holds(self, duel: State, scope: Scope) -> bool:
        card = scope.card
        arrival = duel.arrivals.get(card)
        if arrival is not None and arrival.stamp == duel.stamp[card]:
            turn, phase = arrival.turn, arrival.phase
        elif duel.place[card] & FIELD:
            turn, phase = duel.play[card].arrived, MAIN_1  # it was Summoned
        else:
            return False
        if duel.phase != self.phase or not on_side(self.side, scope.player, duel.turn_player):
            return False
        every = 1 if self.side == EITHER else 2
        own = (duel.turn - turn) % every == 0
        first = turn if own and phase < self.phase else turn + (every if own else 1)
        return duel.turn == first + every * (self.number - 1)


class HeldAtTurnEndCheck(Check):
    """What the scope's card asks at the end of each turn held at the end of the turn before."""

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_ENDED))
        return kept == (duel.stamp[scope.card], duel.turn - 1, scope.player)
