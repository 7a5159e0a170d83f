"""The window between two actions: triggers form a chain, then both players can use quick effects."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import RESPOND, TRIGGER
from duelkit.kernel.native import mypyc_attr
from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.continuous import effect_lives, scope_for
from duelkit.yugioh.engine.facts.limits import limit_reached
from duelkit.yugioh.engine.legality.activation import alone, common_reasons, damage_step_allows, not_there
from duelkit.yugioh.engine.legality.available import ignitions
from duelkit.yugioh.engine.moves.perishing import PerishTask, catch_up
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.windows.activating import start_activation
from duelkit.yugioh.engine.windows.chain import activate_option, only_pass, push_chain, respond_options
from duelkit.yugioh.engine.windows.missed_timing import note_missed
from duelkit.yugioh.state.codes import (
    BEFORE_CALC,
    BOTH_PASSED,
    CALC,
    DAMAGE_STEP,
    DECK,
    DRAW_PHASE,
    E_BEFORE_DRAW,
    E_FLIPPED,
    E_SUMMONED,
    E_TO_DECK,
    END,
    EXTRA,
    FIELD,
    GRAVEYARD,
    HAND,
    K_FLIP,
    K_IGNITION,
    MAIN_1,
    MAIN_2,
    MONSTER_ZONE,
    O_ACTIVATE,
    O_FINISH,
    O_TRIGGER,
    PASS,
    W_RESPOND,
    W_TRIGGERS,
    card_of,
    number_of,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Pending
from duelkit.yugioh.state.tasks import Task


def trigger_ready(duel: State, pending: Pending, tell: bool) -> bool:
    """Whether a waiting trigger can be activated now. Rules: MR3-TIM-01, MR3-TIM-02, MR3-GAP-TIM-01, RES-DCK-02.

    :param tell: whether missed timing is logged.
    """
    return not trigger_refused(duel, pending, tell, None)


def fell_before(duel: State, pending: Pending) -> bool:
    """Whether a monster flipped by an attack left in the damage step before its trigger could be activated
    (ドリルロイド).
    """
    return (
        pending.events[0].kind == E_FLIPPED
        and (duel.step & DAMAGE_STEP) != 0
        and (duel.place[pending.card] == GRAVEYARD and duel.stamp[pending.card] == pending.stamp + 1)
    )


def in_the_deck(pending: Pending) -> bool:
    """Whether a trigger reacts to its own card's return to the deck, and is used wherever the card is by then.

    Ruling on ナーガ, Serpentine Princess; no other effects are used in a deck.
    """
    event = pending.events[0]
    return event.kind == E_TO_DECK and event.to == DECK and event.card == pending.card


def waited(duel: State, pending: Pending) -> bool:
    """Whether it reacts to a flip by an attack, for which it had to wait until after damage calculation."""
    return pending.events[-1].kind == E_FLIPPED and (duel.step & DAMAGE_STEP) != 0


def still_meant(duel: State, pending: Pending) -> bool:
    """Whether the statements of a trigger about players (自分, 相手) also hold for the current controller of its card.

    Ruling on アロマージ－ジャスミン whose control 強制転移 changes after its controller gained life points.
    """
    occasion = pending.code.occasion
    if occasion is None:
        return True
    before = scope_for(duel, pending.card, pending.code, pending.player)
    now = scope_for(duel, pending.card, pending.code, 1 - pending.player)
    meant = [
        event
        for event in pending.events
        if not occasion.matches_event(duel, event, before) or occasion.matches_event(duel, event, now)
    ]
    if not meant:
        return False
    pending.events = tuple(meant)
    return True


def trigger_out_of_place(duel: State, pending: Pending, in_deck: bool, reasons: list[int] | None) -> bool:
    """The reason against a waiting trigger from the place or the controller of its card."""
    card = pending.card
    code = pending.code
    place = duel.place[card]
    about_this = code.kind == K_FLIP or code.occasion is not None and code.occasion.about_this
    if place & FIELD:
        down = place == MONSTER_ZONE and code.kind != K_FLIP and not duel.play[card].face_up
        if (not about_this or code.zones & place or down) and not effect_lives(duel, card, code):
            refuse(reasons, not_there(duel, card))
            return True
        if pending.code.by_either:
            return False
        if pending.player != duel.controller[card] and not still_meant(duel, pending):
            refuse(reasons, why.NO_OCCASION)
            return True
        pending.player = duel.controller[card]
        return False
    if in_deck or code.zones & place:
        return False
    if about_this:
        wrong = place & (DECK | HAND | EXTRA) != 0 and card not in duel.face_up_extra and not returned(pending, place)
    else:
        wrong = code.zones != 0
    if wrong:
        refuse(reasons, why.WRONG_PLACE)
    return wrong


def trigger_refused(duel: State, pending: Pending, tell: bool, reasons: list[int] | None) -> bool:
    """The reasons against activating a waiting trigger now.

    :param reasons: if given, collects the reasons (codes of ``facts.reasons``) instead of stopping at the first.
    """
    card = pending.card
    code = pending.code
    in_deck = in_the_deck(pending)
    if duel.stamp[card] != pending.stamp and not fell_before(duel, pending) and not in_deck:
        refuse(reasons, why.MOVED_SINCE)
        return True
    if trigger_out_of_place(duel, pending, in_deck, reasons):
        return True
    if (
        code.timing_when
        and code.optional
        and pending.events[-1].moment != duel.last_moment
        and not waited(duel, pending)
    ):
        if tell:
            note_missed(duel, pending)
        if refuse(reasons, why.MISSED_TIMING):
            return True
    if limit_reached(duel, pending.player, card, code) and refuse(reasons, why.LIMIT_USED):
        return True
    if not damage_step_allows(duel, code) and refuse(reasons, why.DAMAGE_STEP):
        return True
    if (
        code.occasion is not None
        and code.occasion.alone
        and not alone(duel, pending.events[0])
        and (refuse(reasons, why.NOT_ALONE))
    ):
        return True
    scope = scope_for(duel, card, code, pending.player)
    scope.events = pending.events
    return common_reasons(duel, pending.player, card, code, scope, -1, reasons)


BY_HIDDEN_CARDS: Final = (why.CONDITION, why.COST, why.NOTHING_TO_DO, why.NO_CHOICE)
"""Reasons against an activation that hidden cards can bring about."""


def in_doubt(duel: State, pending: Pending) -> bool:
    """Whether the other player cannot tell whether an optional trigger of an open card can be activated."""
    if not pending.code.uses_hidden or duel.lies_hidden(pending.card):
        return False
    reasons: list[int] = []
    trigger_refused(duel, pending, False, reasons)
    return all([reason in BY_HIDDEN_CARDS for reason in reasons])


def returned(pending: Pending, place: int) -> bool:
    """Whether it reacts to the card leaving the field, and the card was returned to the hand (rulings 14811, 21641).

    In a deck it is not activated (ruling 14810).
    """
    event = pending.events[0]
    return place == HAND and event.origin & FIELD != 0 and event.to == HAND


def keeps_priority(duel: State, player: int) -> bool:
    """Whether the turn player has just summoned a monster and can use an ignition effect before any response.

    Rule: EX04-GAP-PRI-01.
    """
    if player != duel.turn_player or duel.phase not in (MAIN_1, MAIN_2) or duel.chain or duel.summoning:
        return False
    for event in duel.recent:
        if event.kind == E_SUMMONED and event.moment == duel.last_moment and event.by == player:
            return True
    return False


def ignition_options(duel: State, player: int) -> list[int]:
    """The ignition effects of the player's monsters that can be activated now."""
    found: list[int] = []
    for card in duel.monsters[player]:
        if card >= 0 and duel.info[card].ignitions and duel.play[card].face_up:
            ignitions(duel, player, card, found)
    return [
        option(O_ACTIVATE, entry >> 8, entry & 0xFF)
        for entry in found
        if duel.info[entry >> 8].effects[entry & 0xFF].kind == K_IGNITION
    ]


ACTED: Final = 1
"""The value of ``duel.answer`` after a window in which something was activated."""

# the steps of a window
CATCH_UP: Final = 0
NEXT_TRIGGER: Final = 1
OFFER_QUICK: Final = 2
QUICK_CHOSEN: Final = 3
QUICK_ACTIVATED: Final = 4
TRIGGER_CHOSEN: Final = 5
COLLECT_TRIGGERS: Final = 6
IDLED: Final = 7


OPTIONAL: Final = 2
"""The first group of optional triggers; the second group of each pair is the opponent's."""
UNSEEN: Final = 4
"""The group of triggers of cards in the hand, which come last (ruling on イリュージョン・スナッチ)."""


@mypyc_attr(free_list_len=1)
class WindowTask(Task):
    """Triggers, then quick effects of both players, until both pass. Rules: MR3-CHN-11, MR3-PRI-01 to -05.

    :ivar quick: whether quick effects can start a chain; without them there is at most one chain of triggers.
    :ivar opponent_only: whether the turn player has announced the end of something and thereby passed (MR3-PRI-05).
    :ivar acted: whether anything was activated; stored in ``duel.answer`` as 1 or 0.
    :ivar doubtful: the groups, as bits, with an open card whose optional trigger only hidden cards rule out. Their
        player is asked nevertheless, so that the order of questions does not tell (``every_window``).
    """

    def __init__(self) -> None:
        super().__init__()
        self.only_asks = True
        self.player: int = 0
        self.passes: int = 0
        self.opponent_only: bool = False
        self.quick: bool = True
        self.acted: bool = False
        self.ready: tuple[Pending, ...] = ()
        self.doubtful: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "passes", "opponent_only", "quick", "acted", "ready", "doubtful")

    def copy(self) -> WindowTask:
        twin = WindowTask()
        twin.step = self.step
        twin.player = self.player
        twin.passes = self.passes
        twin.opponent_only = self.opponent_only
        twin.quick = self.quick
        twin.acted = self.acted
        twin.doubtful = self.doubtful
        if self.ready:
            twin.ready = tuple([pending.copy() for pending in self.ready])
        return twin

    def run(self, duel: State) -> None:
        while True:
            if self.step == CATCH_UP:
                settle(duel)
                if duel.finished:
                    return
                self.step = COLLECT_TRIGGERS
                if catch_up(duel):
                    duel.stack.append(PerishTask())
                    return
            if self.step == COLLECT_TRIGGERS:
                self.collect_triggers(duel)
            if self.step == TRIGGER_CHOSEN:
                self.step = NEXT_TRIGGER
                if self.take_trigger(duel):
                    return
            if self.step == NEXT_TRIGGER:
                if (self.ready or self.doubtful) and self.next_trigger(duel) or self.triggers_over(duel):
                    return
            if self.step == IDLED:
                self.close(duel)
                return
            if self.step == OFFER_QUICK:
                if self.offer_quick(duel):
                    return
                continue
            if self.step == QUICK_CHOSEN:
                if verb_of(duel.answer) == O_ACTIVATE:
                    self.acted = True
                    self.opponent_only = False
                    self.step = QUICK_ACTIVATED
                    activate_option(duel, self.player, duel.answer)
                    return
                self.passed()
                continue
            if self.step == QUICK_ACTIVATED:
                self.step = CATCH_UP
                push_chain(duel)
                return

    def forget_hidden(self) -> None:
        self.doubtful = 0

    def collect_triggers(self, duel: State) -> None:
        """Determine the triggers that can be activated now; those of flips wait until after damage calculation."""
        self.step = NEXT_TRIGGER
        # players could respond to what came before the chain then
        if self.acted and duel.last_moment > duel.window_moment:
            duel.recent = [event for event in duel.recent if event.moment > duel.window_moment]
        duel.window_moment = duel.last_moment
        if duel.pending and not duel.summoning:
            held = self.held_back(duel)
            waiting = [pending for pending in duel.pending if pending not in held]
            self.ready = tuple([pending for pending in waiting if trigger_ready(duel, pending, True)])
            if self.acted and not self.quick:
                self.ready = ()  # there is no second chain
            elif duel.every_window:
                for pending in waiting:
                    if pending not in self.ready and in_doubt(duel, pending):
                        self.doubtful |= 1 << self.group_of(duel, pending)
            duel.pending = held

    def held_back(self, duel: State) -> list[Pending]:
        """The waiting triggers whose time has not come."""
        if duel.phase == DRAW_PHASE and not self.quick:  # what else was triggered comes after the draw
            return [pending for pending in duel.pending if pending.events[0].kind != E_BEFORE_DRAW]
        if duel.step & (BEFORE_CALC | CALC):
            return [pending for pending in duel.pending if pending.events[0].kind == E_FLIPPED]
        return []

    def take_trigger(self, duel: State) -> bool:
        """Activate the chosen trigger, or none of its group; returns whether one was pushed."""
        answer = duel.answer
        if verb_of(answer) == O_FINISH:
            group = self.first_group(duel)
            self.ready = tuple([pending for pending in self.ready if self.group_of(duel, pending) != group])
            self.doubtful &= ~(1 << group)
            return False
        for pending in self.ready:
            if pending.card == card_of(answer) and pending.code.index == number_of(answer):
                self.ready = tuple([other for other in self.ready if other is not pending])
                start_activation(duel, pending.player, pending.card, pending.code, pending.events)
                return True
        return False

    def triggers_over(self, duel: State) -> bool:
        """Build the chain of triggers, or go on to quick effects; returns whether the window waits or ends."""
        self.ready = ()
        if duel.chain:
            self.acted = True
            self.step = CATCH_UP
            push_chain(duel)
            return True
        if not self.quick:
            self.step = IDLED
            if duel.every_window and duel.recent and duel.phase == END:
                # after the discard for the hand limit; whether a card in the hand was triggered must not be revealed
                duel.stack.append(IdleTask())
                return True
            return False
        self.player = 1 - duel.turn_player if self.opponent_only else duel.turn_player
        self.passes = 1 if self.opponent_only else 0
        self.step = OFFER_QUICK
        return False

    def offer_quick(self, duel: State) -> bool:
        """Ask the player for a quick effect, or pass; returns whether the window waits or ends."""
        if self.passes == BOTH_PASSED:
            self.close(duel)
            return True
        options = respond_options(duel, self.player)
        if duel.rules.ignition_priority and self.passes == 0 and not duel.brief and keeps_priority(duel, self.player):
            first = ignition_options(duel, self.player)
            if first:
                options = [*first, *options]
        if only_pass(options) and not duel.every_window:
            self.passed()
            return False
        self.step = QUICK_CHOSEN
        duel.ask(self.player, RESPOND, options[:], W_RESPOND)
        return True

    def passed(self) -> None:
        """Pass to the other player."""
        self.passes += 1
        self.player = 1 - self.player
        self.step = OFFER_QUICK

    def group_of(self, duel: State, pending: Pending) -> int:
        """The group of a trigger, which orders simultaneous triggers. Rules: MR3-TRG-01 to -03, MR3-GAP-CHN-01."""
        of = 0 if pending.player == duel.turn_player else 1
        if not pending.code.optional:
            return of
        return of + (UNSEEN if duel.place[pending.card] == HAND else OPTIONAL)

    def first_group(self, duel: State) -> int:
        """The group of waiting triggers that comes first."""
        groups = [self.group_of(duel, pending) for pending in self.ready]
        groups.extend([group for group in (OPTIONAL, OPTIONAL + 1) if self.doubtful >> group & 1])
        return min(groups)

    def next_trigger(self, duel: State) -> bool:
        """Ask for, or activate, the next of the waiting triggers; returns whether something was pushed or asked."""
        while self.ready or self.doubtful:
            group = self.first_group(duel)
            first = [pending for pending in self.ready if self.group_of(duel, pending) == group]
            still = [pending for pending in first if trigger_ready(duel, pending, False)]
            if len(still) < len(first):
                self.ready = tuple([p for p in self.ready if p not in first or p in still])
                continue
            options: list[int] = []
            for pending in first:
                waiting = option(O_TRIGGER, pending.card, pending.code.index)
                if waiting not in options:
                    options.append(waiting)
            if group >= OPTIONAL:
                options.append(option(O_FINISH))
            self.step = TRIGGER_CHOSEN
            duel.ask(player_of(duel.turn_player, group & 1), TRIGGER, options, W_TRIGGERS)
            return True
        return False

    def close(self, duel: State) -> None:
        """End the window."""
        duel.forget_recent()
        duel.stack.pop()
        duel.answer = ACTED if self.acted else 0


class IdleTask(Task):
    """Asks both players when neither can do anything, so that this is not revealed; the answers have no effect."""

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def copy(self) -> IdleTask:
        twin = IdleTask()
        twin.step = self.step
        return twin

    def run(self, duel: State) -> None:
        if self.step == BOTH_PASSED:
            duel.stack.pop()
            return
        duel.ask(player_of(duel.turn_player, self.step), RESPOND, [PASS], W_RESPOND)
        self.step += 1


def open_window(duel: State, opponent_only: bool = False, quick: bool = True) -> None:
    """Push a window."""
    task = WindowTask()
    task.opponent_only = opponent_only
    task.quick = quick
    duel.stack.append(task)
