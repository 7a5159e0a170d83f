"""Executors of the words about what is chosen, joined, conditional and done later (選択)."""

from __future__ import annotations

from duelkit.kernel.decision import CHOICE, CONFIRM
from duelkit.yugioh.engine.facts.figures import figure_of
from duelkit.yugioh.engine.facts.limits import DONE, key_by_name, own_tables
from duelkit.yugioh.engine.facts.pools import has_one, members
from duelkit.yugioh.engine.legality.materials import known_test
from duelkit.yugioh.engine.moves.events import next_moment, note
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, NothingOp, Op, Plan, Pool, Program, Test
from duelkit.yugioh.state.codes import (
    MONSTER_ZONE,
    O_NO,
    O_NUMBER,
    O_YES,
    W_BRANCH,
    W_OPTIONAL,
    YOU,
    number_of,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.log import L_CHOICE
from duelkit.yugioh.state.parts import Pending, Scope
from duelkit.yugioh.state.tasks import Work


class LeavesChoice(Test):
    """A card that, as the target, allows a pick of the processing that depends on the target."""

    def __init__(self, pick: Op) -> None:
        self.pick = pick

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if scope.targets:
            return True
        scope.targets = ((card,),)
        scope.target_stamps = ((duel.stamp[card],),)
        fits = self.pick.possible(duel, scope, Plan())
        scope.targets = ()
        scope.target_stamps = ()
        return fits


class ChosenOnceOp(Op):
    """Note that what follows is done; it can be only once each turn for a player and a name."""

    def __init__(self, number: int) -> None:
        self.index = DONE + number

    def key(self, duel: State, scope: Scope) -> int:
        return key_by_name(duel.info[scope.card].passcode, scope.player, self.index)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not duel.used.get(self.key(duel, scope), 0)

    def run(self, duel: State, frame: Work) -> int:
        own_tables(duel)
        duel.used[self.key(duel, duel.scopes[frame.scope])] = 1
        return NEXT


class TriggersOp(Op):
    """Line up another trigger effect of the card, with the events of the current effect."""

    def __init__(self, code: EffectCode) -> None:
        self.code = code

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        waiting = Pending()
        waiting.card = scope.card
        waiting.stamp = duel.stamp[scope.card]
        waiting.code = self.code
        waiting.player = scope.player
        waiting.events = scope.events
        duel.pending.append(waiting)
        return NEXT


class Jump(Op):
    """Continue at another instruction."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: State, frame: Work) -> int:
        frame.pc = self.to
        return NEXT


class SkipUnlessDone(Op):
    """Continue at ``to`` if the previous verb did nothing."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: State, frame: Work) -> int:
        if frame.done == 0:
            frame.pc = self.to
        return NEXT


class SkipUnlessLoss(Op):
    """Continue at ``to`` unless this card can lose all of these figures: neither it nor what depends on it is done.

    Rulings on cards that say 攻撃力を〜ダウンし、〜 (card 7372; 12916).

    :param losses: the figures with their amounts.
    """

    def __init__(self, losses: tuple[tuple[int, int], ...]) -> None:
        self.losses = losses
        self.to = 0

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for stat, amount in self.losses:
            if figure_of(duel, scope.card, stat) < amount:
                return False
        return True

    def run(self, duel: State, frame: Work) -> int:
        for stat, amount in self.losses:
            if figure_of(duel, duel.scopes[frame.scope].card, stat) < amount:
                frame.done = 0
                frame.pc = self.to
                return NEXT
        return NEXT


class NewMoment(Op):
    """Begin a new moment. Rules: RES-END-02, RES-END-03."""

    def run(self, duel: State, frame: Work) -> int:
        settle(duel)
        next_moment(duel)
        return NEXT


class AsManyAfter(NothingOp):
    """For legality only: once all cards of a pool have been put into the player's graveyard, there will be enough cards
    there to take as many: 捨てたカードの数だけ、墓地から〜.
    """

    def __init__(self, gone: Pool, taken: Pool) -> None:
        self.gone = gone
        self.taken = taken

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        test = self.taken.test
        goes = [card for card in members(duel, self.gone, scope) if card != plan.gone and card not in plan.spent]
        there = members(duel, self.taken, scope)
        there.extend([card for card in goes if test is None or test.test(duel, card, scope)])
        return len(there) >= len(goes)


class FitsInHand(Test):
    """A card that returns to the hand before one is taken from there: it or a card in the hand must fit."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        test = self.pool.test
        return test is None or has_one(duel, self.pool, scope, scope.card) or known_test(duel, test, card, scope)


class NothingFollowed(NothingOp):
    """If the later part did nothing, make the earlier part the last thing that happened.

    The ruling on 除雪機関車ハッスル・ラッセル.
    """

    def run(self, duel: State, frame: Work) -> int:
        if duel.recent and duel.recent[-1].moment < duel.moment:
            duel.moment -= 1
        return NEXT


class SkipUnless(Op):
    """Continue at ``to`` unless the condition holds."""

    def __init__(self, check: Check, to: int) -> None:
        self.check = check
        self.to = to

    def run(self, duel: State, frame: Work) -> int:
        if not self.check.holds(duel, duel.scopes[frame.scope]):
            frame.done = 0
            frame.pc = self.to
        return NEXT

    def leaves_out(self, duel: State, scope: Scope) -> int:
        return 0 if self.check.holds(duel, scope) else self.to


class Conditional(NothingOp):
    """For legality only: one of two programs must be possible, depending on the condition.

    ``open``: whether the condition is about cards that are unknown before the processing, so that either can happen.
    ``free``: in a cost, nothing is paid if the condition does not hold.
    """

    def __init__(self, check: Check, yes: Program, no: Program | None, open: bool, free: bool) -> None:
        self.free = free
        self.check = check
        self.yes = yes
        self.no = no
        self.open = open

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.open and not plan.now:
            return self.yes.possible(duel, scope, plan) or self.no is not None and self.no.possible(duel, scope, plan)
        if self.check.holds(duel, scope):
            return self.yes.possible(duel, scope, plan)
        return self.free if self.no is None else self.no.possible(duel, scope, plan)


class AskWhether(Op):
    """Let the player decide whether the part up to ``to`` is done; not asked if it is impossible."""

    def __init__(self, side: int, part: Program, to: int) -> None:
        self.side = side
        self.part = part
        self.to = to

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            if verb_of(duel.answer) == O_NO:
                frame.done = 0
                frame.pc = self.to
            return NEXT
        plan = Plan()
        plan.now = True
        answers = [option(O_NO, scope.card)]
        if self.part.possible(duel, scope, plan):
            answers.insert(0, option(O_YES, scope.card))
        elif not duel.every_window:
            frame.done = 0
            frame.pc = self.to
            return NEXT
        frame.step = ANSWERED
        duel.ask(player_of(scope.player, self.side), CONFIRM, answers, W_OPTIONAL, scope.card, frame.code.shown)
        return AGAIN


class AskBranch(Op):
    """Let the player choose one of several parts during the processing; impossible ones are not offered."""

    def __init__(self, parts: tuple[Program, ...], starts: tuple[int, ...], end: int) -> None:
        self.parts = parts
        self.starts = starts
        self.end = end
        self.otherwise: bool = False
        """Whether the last part is done only if no other is possible (払えない場合)."""
        self.chooser: int = YOU
        """Who chooses."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.branch = number_of(duel.answer)
            note(duel, L_CHOICE, scope.card, player_of(scope.player, self.chooser), scope.branch, W_BRANCH)
            frame.pc = self.starts[scope.branch]
            return NEXT
        plan = Plan()
        plan.now = True
        options = [
            option(O_NUMBER, -1, at) for at in range(len(self.parts)) if self.parts[at].possible(duel, scope, plan)
        ]
        if self.otherwise and len(options) > 1:
            options = options[:-1]
        if not options:
            frame.pc = self.end
            return NEXT
        frame.step = ANSWERED
        player = player_of(scope.player, self.chooser)
        duel.ask(player, CHOICE, options, W_BRANCH, scope.card, frame.code.shown)
        return AGAIN

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for part in self.parts:
            if part.possible(duel, scope, plan):
                return True
        return False


class Vacates(NothingOp):
    """For legality only: a monster of the pool will have left its player's field before the next part."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for card in members(duel, self.pool, scope):
            if duel.place[card] == MONSTER_ZONE and duel.controller[card] == scope.player:
                plan.freed += 1
                break
        return True


class AgainOp(Op):
    """Do the part before once more, from ``start`` on, if it was done and can be done."""

    def __init__(self, start: int, part: Program) -> None:
        self.start = start
        self.part = part

    def run(self, duel: State, frame: Work) -> int:
        if frame.done:
            scope = duel.scopes[frame.scope]
            scope.them = ()  # a later pick of the part may depend on an earlier one
            if self.part.possible(duel, scope, Plan()):
                frame.pc = self.start
        return NEXT
