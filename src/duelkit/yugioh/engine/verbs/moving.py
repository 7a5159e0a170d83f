"""Destroying, sending, discarding, releasing, banishing, returning."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.chain import push_work
from duelkit.yugioh.engine.events import note
from duelkit.yugioh.engine.movement import Departure, decide, move, move_all, perform, put_down, reveal, shuffle
from duelkit.yugioh.engine.properties import (
    A_BE_DESTROYED_BY_EFFECT, A_BE_DESTROYED_BY_BATTLE, applies, is_monster, match_ref, source_works, unaffected,
    in_pool, position_now,
)
from duelkit.yugioh.engine.standing import scope_for
from duelkit.yugioh.state.code import AGAIN, NEXT, Active, Op, Plan, Task, Work, ANSWERED, FIRST
from duelkit.yugioh.state.codes import (
    AS_COST, BANISHED, BY_BATTLE, BY_EFFECT, C_CANNOT, C_INSTEAD, C_UNAFFECTED, DECK, DESTROYED, DETACHED, DISCARDED,
    DRAW_PHASE,
    EXTRA, FIELD, GRAVEYARD, HAND, LIMBO, MONSTER_ZONE, O_NO, O_YES, OVERLAY, RETURNED, TRIBUTED, W_INSTEAD, option,
    verb_of, AT_THE_BOTTOM, BY_RULE, DOWN_DEFENSE, END, KNOWN_TO_BOTH, SHUFFLED_IN, STANDBY, UP_ATTACK,
    U_OPPONENTS_NEXT_END, U_YOUR_NEXT_END, U_YOUR_NEXT_STANDBY,
)
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import Delayed, Scope


def touchable(duel: Duel, frame: Work, scope: Scope) -> list[int]:
    """The cards of the frame that the effect can affect (効果を受けない)."""
    if frame.because & AS_COST or not duel.active[C_UNAFFECTED]:
        return frame.cards
    return [card for card in frame.cards
            if card == scope.card or not unaffected(duel, card, scope.card, scope.player, True)]


def destructible(duel: Duel, card: int, because: int, by: int, by_card: int) -> bool:
    """Whether the card can be destroyed this way. Rules: RES-DES-04, RES-CAN-01."""
    place = duel.place[card]
    if not place & (FIELD | HAND | DECK | LIMBO):
        return False
    action = A_BE_DESTROYED_BY_BATTLE if because & BY_BATTLE else A_BE_DESTROYED_BY_EFFECT
    actives = duel.active[C_CANNOT + action]
    if not actives:
        return True
    for active in actives:
        code = active.code
        if code.side >= 0 or code.by >= 0 and (by < 0 or (by == active.player) != (code.by == 0)):
            continue
        if not applies(duel, active, card):
            continue
        if code.test is not None and by_card >= 0 and code.test.test(duel, by_card, active.scope):
            continue
        if code.flag:
            key = (active.order << 12 | card) << 2 | 2
            if duel.used.get(key, 0):
                continue
            duel.used[key] = 1
        return False
    return True


# the steps of destruction, one card after the other
JUDGE: Final = 0
REPLACEABLE: Final = 1
REPLACEMENT_ANSWERED: Final = 2
REPLACED: Final = 3


class DestroyTask(Task):
    """Destroy cards at the same time, after asking for everything that can happen instead. Rules: RES-DES-01, -02."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.at: int = 0
        self.because: int = 0
        self.by: int = -1
        self.by_card: int = -1
        self.to: int = GRAVEYARD
        self.saved: list[int] = []
        self.tried: int = 0
        self.only_decide: bool = False
        self.given: list[int] = []
        """What spares cards once per turn and has begun to do so: it spares everything destroyed at the same time."""
        self.scope: int = -1

    def fields(self) -> tuple[str, ...]:
        return ("step", "cards", "at", "because", "by", "by_card", "to", "saved", "tried", "only_decide", "given",
                "scope")

    def copy(self) -> DestroyTask:
        twin = DestroyTask()
        twin.step = self.step
        twin.cards = self.cards[:]
        twin.at = self.at
        twin.because = self.because
        twin.by = self.by
        twin.by_card = self.by_card
        twin.to = self.to
        twin.saved = self.saved[:]
        twin.tried = self.tried
        twin.only_decide = self.only_decide
        twin.given = self.given[:]
        twin.scope = self.scope
        return twin

    def run(self, duel: Duel) -> None:
        while self.at < len(self.cards):
            card = self.cards[self.at]
            if self.step == JUDGE:
                if not destructible(duel, card, self.because, self.by, self.by_card):
                    self.saved.append(card)
                    self.next_card()
                    continue
                self.step = REPLACEABLE
            if self.step == REPLACEABLE:
                active = self.substitute(duel, card)
                if active is None:
                    self.next_card()
                    continue
                if active.code.optional:
                    self.step = REPLACEMENT_ANSWERED
                    duel.ask(active.player, CONFIRM, [option(O_YES, active.source), option(O_NO, active.source)],
                             W_INSTEAD, active.source, card)
                    return
                if self.replace(duel, card, active):
                    return
                continue
            if self.step == REPLACEMENT_ANSWERED:
                active = self.substitute(duel, card)
                self.step = REPLACEABLE
                if verb_of(duel.answer) == O_NO or active is None:
                    self.tried += 1
                    continue
                if self.replace(duel, card, active):
                    return
                continue
            if self.step == REPLACED:
                self.saved.append(card)
                self.next_card()
        there = FIELD | HAND | DECK | LIMBO
        lost = [card for card in self.cards if card not in self.saved and duel.place[card] & there]
        if self.only_decide:
            duel.picks = lost
        else:
            duel.picks = move_all(duel, lost, self.to, self.because | DESTROYED, self.by, self.by_card)
        duel.stack.pop()

    def next_card(self) -> None:
        """Go on with the next card."""
        self.at += 1
        self.step = JUDGE
        self.tried = 0

    def substitute(self, duel: Duel, card: int) -> Active | None:
        """The next modifier that lets something happen instead, after those that were declined."""
        skip = self.tried
        for active in duel.active[C_INSTEAD]:
            code = active.code
            if not (code.by_battle if self.because & BY_BATTLE else code.by_effect):
                continue
            if code.by >= 0 and (self.by < 0 or (self.by == active.player) != (code.by == 0)):
                continue
            if active.bound:
                if not applies(duel, active, card):
                    continue
            elif code.ref >= 0:
                if not match_ref(duel, code.ref, card, active):
                    continue
            elif code.pool is None or not in_pool(duel, code.pool, card, active.scope):
                continue
            if active.continuous and not source_works(duel, active):
                continue
            if code.flag and active.order not in self.given and duel.used.get(active.order << 2 | 3, 0):
                continue
            if active.source in self.cards and active.source != card and active.source in self.saved:
                continue
            if code.program >= 0:
                plan = Plan()
                plan.spent = self.lost()
                scope = active.scope
                if not active.effect.programs[code.program].possible(duel, scope, plan):
                    continue
            if skip > 0:
                skip -= 1
                continue
            return active
        return None

    def replace(self, duel: Duel, card: int, active: Active) -> bool:
        """Let it happen instead; answers whether a program was pushed."""
        code = active.code
        if code.flag:
            duel.used[active.order << 2 | 3] = 1
            self.given.append(active.order)
        note(duel, L_MOVE, active.source, active.player, 0, 0, 0)
        if code.program < 0:
            self.saved.append(card)
            self.next_card()
            return False
        scope = scope_for(duel, active.source, active.effect, active.player)
        scope.them = (card,)
        scope.each = card
        duel.scopes.append(scope)
        self.step = REPLACED
        push_work(duel, len(duel.scopes) - 1, code.program, BY_EFFECT).saved = self.lost()
        return True

    def lost(self) -> list[int]:
        """The cards that are destroyed at the same time: none of them can go instead of another."""
        return [card for card in self.cards if card not in self.saved]


def start_destroy(duel: Duel, cards: list[int], because: int, by: int, by_card: int, to: int = GRAVEYARD,
                  only_decide: bool = False) -> None:
    """Push the destruction of cards; those really destroyed are left in ``duel.picks``."""
    task = DestroyTask()
    task.cards = cards[:]
    task.because = because
    task.by = by
    task.by_card = by_card
    task.to = to
    task.only_decide = only_decide
    duel.stack.append(task)


class DestroyOp(Op):
    """Destroy the named cards."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.them = tuple(duel.picks)
            frame.done = len(scope.them)
            return NEXT
        cards = touchable(duel, frame, scope)
        if not cards:
            scope.them = ()
            frame.done = 0
            return NEXT
        frame.step = ANSWERED
        start_destroy(duel, cards, frame.because & (BY_EFFECT | AS_COST), scope.player, scope.card, self.to)
        return AGAIN

    def deed(self, on_field: bool) -> str:
        return "destroy"


class MoveOp(Op):
    """Move the named cards, all at the same time."""

    def __init__(self, to: int, because: int, bottom: bool = False) -> None:
        self.to = to
        self.because = because
        self.bottom = bottom

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        goings: list[Departure] = []
        found: list[int] = []
        off = [0, 0]
        for card in touchable(duel, frame, scope):
            origin = duel.place[card]
            if origin == 0 or origin == self.to and origin != DECK:
                continue
            if self.because & TRIBUTED and not is_monster(duel, card):
                continue
            because = frame.because | self.because
            if origin == OVERLAY:
                because |= DETACHED
            going = decide(duel, card, self.to, because, scope.player, scope.card, self.bottom)
            if going is None:
                continue
            goings.append(going)
            if origin == DECK and self.to != DECK:
                owner = duel.owner[card]
                if duel.deck[owner][-1 - off[owner]] == card and duel.known.get(card, 0) == KNOWN_TO_BOTH:
                    off[owner] += 1
                else:
                    found.append(card)
        moved = perform(duel, goings)
        searched = 0
        for card in found:
            searched |= 1 << duel.owner[card]
            if self.to == HAND:
                reveal(duel, card, duel.owner[card])
        if searched and self.shuffles(frame):
            for player in range(2):
                if searched >> player & 1:
                    shuffle(duel, player)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def shuffles(self, frame: Work) -> bool:
        """Whether the deck was looked through: not where cards came off its top. Rules: MR3-SHF-01, MR3-SHF-02."""
        return frame.number != TOP_CARDS

    def deed(self, on_field: bool) -> str:
        if self.because & DISCARDED:
            return "discard"
        if self.because & TRIBUTED:
            return "tribute"
        if self.to == HAND:
            return "return" if on_field else "add"
        return "banish" if self.to == BANISHED else "send" if self.to == GRAVEYARD else ""


TOP_CARDS: Final = 7


class TopCards(Op):
    """What follows takes cards off the top of a deck; it is not looked through."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def run(self, duel: Duel, frame: Work) -> int:
        frame.number = TOP_CARDS if self.on else 0
        return NEXT


class ToDeckOp(Op):
    """Return the named cards to the deck: shuffled in, on top, or at the bottom. Rules: RES-DCK-01, MR3-RET-01."""

    def __init__(self, where: int) -> None:
        self.where = where

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        goings: list[Departure] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] and duel.place[card] != DECK:
                going = decide(duel, card, DECK, frame.because | RETURNED, scope.player, scope.card,
                               self.where == AT_THE_BOTTOM)
                if going is not None:
                    goings.append(going)
        moved = perform(duel, goings)
        owners = 0
        for card in moved:
            if duel.place[card] == DECK:
                owners |= 1 << duel.owner[card]
        if self.where == SHUFFLED_IN:
            for player in range(2):
                if owners >> player & 1:
                    shuffle(duel, player)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def deed(self, on_field: bool) -> str:
        return "deck"


class ToExtraOp(Op):
    """Put pendulum monsters face-up into the extra deck."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        moved = move_all(duel, touchable(duel, frame, scope), EXTRA, frame.because, scope.player, scope.card)
        for card in moved:
            if card not in duel.face_up_extra and duel.place[card] == EXTRA:
                duel.face_up_extra.append(card)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT


class BanishForOp(Op):
    """Banish cards for a time. Rules: RES-TMP-01 to RES-TMP-05."""

    def __init__(self, until: int, program: int) -> None:
        self.until = until
        self.program = program

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards = touchable(duel, frame, scope)
        before = {card: (duel.controller[card], position_now(duel, card)) for card in cards}
        moved = [card for card in move_all(duel, cards, BANISHED, frame.because, scope.player, scope.card)
                 if duel.place[card] == BANISHED]
        for card in moved:
            player, position = before[card]
            later = Delayed()
            later.phase = STANDBY if self.until == U_YOUR_NEXT_STANDBY else END
            if self.until == U_YOUR_NEXT_STANDBY or self.until == U_YOUR_NEXT_END:
                later.of = scope.player
            elif self.until == U_OPPONENTS_NEXT_END:
                later.of = 1 - scope.player
            # the next standby phase may be still to come in this turn
            if later.of >= 0 and not (self.until == U_YOUR_NEXT_STANDBY and duel.phase == DRAW_PHASE
                                      and duel.turn_player == scope.player):
                later.after_turn = duel.turn
            copied = scope.copy()
            copied.them = (card,)
            copied.targets = ((card,),)
            copied.target_stamps = ((duel.stamp[card],),)
            copied.declared = position
            copied.die = player
            later.scope = copied
            later.program = self.program
            duel.order += 1
            later.order = duel.order
            duel.delayed.append(later)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT


class ComeBackOp(Op):
    """A card banished for a time returns as it was; no summon. Rules: RES-TMP-01 to RES-TMP-04, MR3-POS-06."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if not scope.them:
            return NEXT
        card = scope.them[0]
        scope.them = ()
        if duel.place[card] != BANISHED or duel.stamp[card] != scope.target_stamps[0][0]:
            return NEXT
        position = scope.declared
        if not put_down(duel, card, scope.die, MONSTER_ZONE, position != DOWN_DEFENSE, position != UP_ATTACK):
            move(duel, card, GRAVEYARD, BY_RULE)
            return NEXT
        scope.them = (card,)
        duel.play[card].arrived = 0
        note(duel, L_MOVE, card, scope.die, BANISHED, MONSTER_ZONE)
        return NEXT

