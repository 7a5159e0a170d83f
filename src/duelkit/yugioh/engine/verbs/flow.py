"""Joints, conditions, choices, chance, delay."""

from __future__ import annotations

from duelkit.kernel.decision import CHOICE, CONFIRM
from duelkit.yugioh.engine.events import next_moment, note
from duelkit.yugioh.engine.paying import follows
from duelkit.yugioh.engine.pools import candidates
from duelkit.yugioh.engine.settle import settle
from duelkit.yugioh.state.code import AGAIN, NEXT, Amount, Check, Op, Plan, Pool, Program, Work, ANSWERED, FIRST
from duelkit.yugioh.state.codes import (
    MONSTER_ZONE, O_NO, O_NUMBER, O_YES, W_BRANCH, W_DECLARE, W_OPTIONAL, number_of, option, verb_of, EITHER, player_of,
)
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.log import L_CHOICE, L_COIN, L_DECLARE, L_DIE
from duelkit.yugioh.state.parts import Delayed, Scope


class Jump(Op):
    """Go on at another instruction."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: Duel, frame: Work) -> int:
        frame.pc = self.to
        return NEXT


class SkipUnlessDone(Op):
    """Go on at ``to`` if the verb before worked on nothing."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: Duel, frame: Work) -> int:
        if frame.done == 0:
            frame.pc = self.to
        return NEXT


class NewMoment(Op):
    """What follows happens later. Rules: RES-END-02, RES-END-03."""

    def run(self, duel: Duel, frame: Work) -> int:
        settle(duel)
        next_moment(duel)
        return NEXT


class SkipUnless(Op):
    """Go on at ``to`` unless the condition holds."""

    def __init__(self, check: Check, to: int) -> None:
        self.check = check
        self.to = to

    def run(self, duel: Duel, frame: Work) -> int:
        if not self.check.holds(duel, duel.scopes[frame.scope]):
            frame.done = 0
            frame.pc = self.to
        return NEXT


class Conditional(Op):
    """For legality only: one of two programs must be possible, by the condition.

    ``open``: the condition is about cards that are not known before the processing, so either may come.
    """

    def __init__(self, check: Check, yes: Program, no: Program | None, open: bool = False) -> None:
        self.check = check
        self.yes = yes
        self.no = no
        self.open = open

    def run(self, duel: Duel, frame: Work) -> int:
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        if self.open:
            return self.yes.possible(duel, scope, plan) or self.no is not None and self.no.possible(duel, scope, plan)
        if self.check.holds(duel, scope):
            return self.yes.possible(duel, scope, plan)
        return self.no is not None and self.no.possible(duel, scope, plan)


class AskWhether(Op):
    """The player decides whether the part up to ``to`` is done; not asked if it cannot be."""

    def __init__(self, side: int, part: Program, to: int) -> None:
        self.side = side
        self.part = part
        self.to = to

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            if verb_of(duel.answer) == O_NO:
                frame.done = 0
                frame.pc = self.to
            return NEXT
        plan = Plan()
        plan.now = True
        if not self.part.possible(duel, scope, plan):
            frame.done = 0
            frame.pc = self.to
            return NEXT
        frame.step = ANSWERED
        duel.ask(player_of(scope.player, self.side), CONFIRM,
                 [option(O_YES, scope.card), option(O_NO, scope.card)], W_OPTIONAL, scope.card, frame.code.index)
        return AGAIN


class AskBranch(Op):
    """The player chooses one of several parts at resolution; those that cannot be done are not offered."""

    def __init__(self, parts: tuple[Program, ...], starts: tuple[int, ...], end: int) -> None:
        self.parts = parts
        self.starts = starts
        self.end = end

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.branch = number_of(duel.answer)
            note(duel, L_CHOICE, scope.card, scope.player, scope.branch, W_BRANCH)
            frame.pc = self.starts[scope.branch]
            return NEXT
        plan = Plan()
        options = [option(O_NUMBER, -1, at) for at in range(len(self.parts))
                   if self.parts[at].possible(duel, scope, plan)]
        if not options:
            frame.pc = self.end
            return NEXT
        frame.step = ANSWERED
        duel.ask(scope.player, CHOICE, options, W_BRANCH, scope.card, frame.code.index)
        return AGAIN

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        for part in self.parts:
            if part.possible(duel, scope, plan):
                return True
        return False


class Vacates(Op):
    """For legality only: a monster of the pool will have left its player's field before what follows."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def run(self, duel: Duel, frame: Work) -> int:
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        for card in candidates(duel, self.pool, scope):
            if duel.place[card] == MONSTER_ZONE and duel.controller[card] == scope.player:
                plan.freed += 1
                break
        return True


class LaterOp(Op):
    """A program is put off to a phase."""

    def __init__(self, program: int, phase: int, of: int, next_turn: bool) -> None:
        self.program = program
        self.phase = phase
        self.of = of
        self.next_turn = next_turn

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        later = Delayed()
        later.phase = self.phase
        later.of = -1 if self.of == EITHER else player_of(scope.player, self.of)
        passed = duel.phase > self.phase
        later.after_turn = duel.turn if self.next_turn or passed else -1
        copied = scope.copy()
        if copied.them:
            copied.targets = (*copied.targets, copied.them)
            copied.target_stamps = (*copied.target_stamps, tuple([duel.stamp[card] for card in copied.them]))
        later.scope = copied
        later.program = self.program
        duel.order += 1
        later.order = duel.order
        duel.delayed.append(later)
        return NEXT


class CoinsOp(Op):
    """Toss coins. Rule: MR3-RND-01."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.heads = 0
        for _ in range(self.coins):
            heads = duel.rng.below(2)
            scope.heads += heads
            note(duel, L_COIN, scope.card, scope.player, heads)
        frame.done = 1
        return NEXT


class DieOp(Op):
    """Throw the die. Rule: MR3-RND-02."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.die = 1 + duel.rng.below(6)
        note(duel, L_DIE, scope.card, scope.player, scope.die)
        frame.done = 1
        return NEXT


class DeclareOp(Op):
    """Declare a number, attribute, race or kind; the numbers of words are their bits' positions."""

    def __init__(self, domain: int, choices: tuple[int, ...], side: int, unlike: Amount | None) -> None:
        self.domain = domain
        self.choices = choices
        self.side = side
        self.unlike = unlike

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.declared = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, scope.declared, self.domain)
            frame.done = 1
            return NEXT
        frame.step = ANSWERED
        choices = list(self.choices)
        if self.unlike is not None:
            excluded = self.unlike.value(duel, scope)
            choices = [number for number in choices if number != excluded]
        if frame.program == frame.code.cost:
            useful: list[int] = []
            for number in choices:
                scope.declared = number
                if follows(duel, frame.code, scope, -1, []):
                    useful.append(number)
            scope.declared = -1
            choices = useful or choices
        duel.ask(player_of(scope.player, self.side), CHOICE,
                 [option(O_NUMBER, -1, number) for number in choices], W_DECLARE, scope.card, self.domain)
        return AGAIN


class NothingOp(Op):
    """Nothing happens."""

    def run(self, duel: Duel, frame: Work) -> int:
        return NEXT
