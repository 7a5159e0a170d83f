"""Effects of the standby and end phases and of the beginning and end of the battle phase, one by one.

Rules: MR3-PHASE-04, MR3-END-01 to -04; OCG-Rule documentation on the start and end steps of the battle phase.
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import RESPOND, TRIGGER
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.properties import types_of
from duelkit.yugioh.engine.moves.events import emit, next_moment
from duelkit.yugioh.engine.moves.perishing import PerishTask, catch_up
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.engine.windows.activating import start_activation
from duelkit.yugioh.engine.windows.chain import activate_option, only_pass, push_chain, respond_options
from duelkit.yugioh.engine.windows.window import open_window, trigger_ready
from duelkit.yugioh.state.codes import (
    BATTLE_PHASE_END,
    BOTH_PASSED,
    BY_EFFECT,
    E_PHASE,
    K_ACTIVATION,
    K_TRIGGER,
    O_ACTIVATE,
    O_DELAYED,
    O_TRIGGER,
    PASS,
    TRAP,
    W_PHASE,
    W_RESPOND,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import TURN_END, Delayed, Pending, Scope
from duelkit.yugioh.state.tasks import Task

NOTHING_DUE: Final[list[Delayed]] = []
"""The usual result of ``PhaseTask.due``. Never written."""


def forget_moved(duel: State, scope: Scope) -> None:
    """Drop the cards that have moved since from a delayed processing. Rule: RES-CON-01."""
    if scope.them and scope.targets and scope.targets[-1] == scope.them:
        stamps = scope.target_stamps[-1]
        scope.them = tuple([scope.them[i] for i in range(len(stamps)) if duel.stamp[scope.them[i]] == stamps[i]])


def due(duel: State, player: int) -> list[Delayed]:
    """The delayed processing of a player that is due in the current phase."""
    if not duel.delayed:
        return NOTHING_DUE
    return [
        later
        for later in duel.delayed
        if later.phase == duel.phase
        and later.scope.player == player
        and (later.of < 0 or later.of == duel.turn_player)
        and later.after_turn < duel.turn
        and later.counted == 0
    ]


def due_as_battle_ends(duel: State) -> Delayed | None:
    """The next delayed processing at the end of the Battle Phase; the turn player's comes first."""
    found: Delayed | None = None
    for later in duel.delayed:
        if later.phase == BATTLE_PHASE_END and (found is None or later.scope.player == duel.turn_player):
            if found is None or found.scope.player != duel.turn_player:
                found = later
    return found


def due_as_turn_ends(duel: State, player: int) -> list[Delayed]:
    """The delayed processing that is still due in the End Phase, then what is due when it is over; the turn player's
    comes first.
    """
    in_phase = due(duel, player) or due(duel, 1 - player)
    if in_phase:
        return in_phase
    late = [later for later in duel.delayed if later.phase == TURN_END and later.after_turn < duel.turn]
    first = [later for later in late if later.scope.player == duel.turn_player]
    return first or late


def place_among(duel: State, later: Delayed) -> int:
    """The number of delayed processing among that of the same card: an order of the duel would count hidden cards."""
    number = 0
    for other in duel.delayed:
        if other.order == later.order:
            break
        number += other.scope.card == later.scope.card
    return number


def start_delayed(duel: State, later: Delayed) -> None:
    """Start a delayed processing, which is then no longer due."""
    duel.delayed.remove(later)
    next_moment(duel)
    forget_moved(duel, later.scope)
    duel.scopes.append(later.scope)
    push_work(duel, len(duel.scopes) - 1, later.program, BY_EFFECT)


def count_phase(duel: State) -> None:
    """Count the phase that begins for what is delayed until the n-th of its kind; what its last phase passed by without
    happening (it was skipped) never happens.
    """
    for later in duel.delayed[:]:
        if later.phase != duel.phase or later.of >= 0 and later.of != duel.turn_player:
            continue
        if later.counted > 0:
            if later.after_turn >= duel.turn:
                continue
            later.counted -= 1
            if later.counted == 0:
                later.due_turn = duel.turn
        elif 0 <= later.due_turn < duel.turn:
            duel.delayed.remove(later)


# the steps of the effects of a phase
PHASE_BEGINS: Final = 0
CATCH_UP: Final = 1
OFFER: Final = 2
ANSWERED: Final = 3
ACTIVATED: Final = 4
CHAIN_OVER: Final = 5
PERISHED: Final = 6
"""What continuous effects destroy has been destroyed once; what cannot be destroyed stays."""


class PhaseTask(Task):
    """Effects of a phase, or of the beginning or end of the battle phase: each starts its own chain; the turn player
    acts first, and both can pass priority.
    """

    def __init__(self) -> None:
        super().__init__()
        self.only_asks = True
        self.kind: int = E_PHASE
        """The kind of event that its triggers wait for."""
        self.player: int = 0
        self.passes: int = 0
        self.forced: bool = False
        self.begun: tuple[Event, ...] = ()
        """The event of the beginning of the phase."""
        self.done: list[int] = []
        """The triggers that have been activated in the phase, each with the stamp of its card: none is activated twice,
        even if its activation was negated (ruling on 黄泉ガエル of March 2015).
        """

    def fields(self) -> tuple[str, ...]:
        return ("step", "kind", "player", "passes", "forced", "begun", "done")

    def copy(self) -> PhaseTask:
        twin = PhaseTask()
        twin.step = self.step
        twin.kind = self.kind
        twin.player = self.player
        twin.passes = self.passes
        twin.forced = self.forced
        twin.begun = self.begun
        twin.done = self.done[:]
        return twin

    def run(self, duel: State) -> None:
        while True:
            if self.step == PHASE_BEGINS:
                self.begin(duel)
                if duel.due:  # what is paid as the phase begins
                    return
            if (self.step == CATCH_UP or self.step == PERISHED) and not self.caught_up(duel):
                return
            if self.step == OFFER:
                if self.passes == BOTH_PASSED:
                    if not self.owed(duel):
                        duel.forget_recent()
                        duel.stack.pop()
                        return
                options = self.options(duel)
                if len(options) == 1 and options[0] == PASS and not duel.every_window:
                    self.passed()
                    continue
                self.step = ANSWERED
                self.ask(duel, options)
                return
            if self.step == ANSWERED:
                if self.act(duel):
                    return
                continue
            if self.step == ACTIVATED:
                joining = self.joining(duel)
                if joining:
                    self.step = ANSWERED
                    duel.ask(self.player, TRIGGER, [*joining, PASS], W_PHASE)
                    return
                self.step = CHAIN_OVER
                push_chain(duel)
                return
            if self.step == CHAIN_OVER:
                self.step = CATCH_UP
                open_window(duel)
                return

    def caught_up(self, duel: State) -> bool:
        """Let what has just happened be followed by its own triggers, and begin to offer; whether that is done."""
        self.note_used_with_card(duel)
        settle(duel)
        if duel.finished:
            return False
        if duel.pending:
            open_window(duel)
            return False
        if self.step == CATCH_UP and self.kind != E_PHASE and catch_up(duel):
            self.step = PERISHED
            duel.stack.append(PerishTask())
            return False
        self.renew(duel)
        duel.window_moment = duel.last_moment
        self.player = duel.turn_player
        if self.kind != E_PHASE and not self.duties(duel, self.player) and self.duties(duel, 1 - self.player):
            self.player = 1 - self.player
        self.passes = 0
        self.step = OFFER
        return True

    def ask(self, duel: State, options: list[int]) -> None:
        """Ask the player which effect to activate."""
        if self.kind != E_PHASE and verb_of(options[0]) not in (O_TRIGGER, O_DELAYED):
            duel.ask(self.player, RESPOND, options[:], W_RESPOND)  # there are quick effects only
        elif duel.every_window and not self.forced and options[-1] != PASS:
            # hidden cards decide whether passing priority could matter. Rule: MR3-END-04
            duel.ask(self.player, TRIGGER, [*options, PASS], W_PHASE, idle=PASS)
        else:
            duel.ask(self.player, TRIGGER, options[:], W_PHASE)

    def begin(self, duel: State) -> None:
        """Begin the phase with an event that its triggers wait for."""
        duel.scopes = []
        next_moment(duel)
        if self.kind == E_PHASE:
            emit(duel, E_PHASE, -1, duel.turn_player, -1, -1, 0, 0, 0, 0, True, duel.phase)
        else:
            emit(duel, self.kind, -1, duel.turn_player)
        self.begun = (duel.recent[-1],)
        if duel.pending:
            duel.pending = [pending for pending in duel.pending if pending.events[0].kind != self.kind]
        self.step = CATCH_UP

    def renew(self, duel: State) -> None:
        """Let cards still be activated after a chain at the beginning or end of the battle phase, which is a step and
        not a moment.
        """
        if self.kind == E_PHASE or self.begun[0] in duel.recent:
            return
        duel.recent.append(Event(self.kind, -1, 0, duel.turn_player, -1, -1, 0, 0, 0, 0, True, 0, duel.last_moment))
        duel.cache.event_kinds |= 1 << self.kind
        self.begun = (duel.recent[-1],)

    def joining(self, duel: State) -> list[int]:
        """The player's triggers that can be added to the chain that a mandatory trigger of a Trap has begun.

        These are mandatory triggers of Traps too (ruling on 戦乙女の契約書). All other effects of a phase are activated
        one by one.
        """
        for number in duel.chain:
            link = duel.scopes[number]
            if link.code.kind != K_TRIGGER or link.code.optional or not link.types & TRAP:
                return []
        return [
            option(O_TRIGGER, pending.card, pending.code.index)
            for pending in self.ready(duel, self.player)
            if not pending.code.optional and types_of(duel, pending.card) & TRAP
        ]

    def note_used_with_card(self, duel: State) -> None:
        """Count triggers that were activated with their card, in a chain of the phase or in a window after it."""
        for scope in duel.scopes:
            if scope.code.choice >= 0 and scope.code.kind == K_ACTIVATION:
                entry = scope.stamp << 24 | scope.card << 8 | scope.code.shown
                if entry not in self.done:
                    self.done.append(entry)

    def owed(self, duel: State) -> bool:
        """Whether something mandatory remains after both players passed; its player is asked again."""
        if self.forced or not duel.listeners[self.kind] and not duel.delayed:
            return False
        if not self.duties(duel, 0) and not self.duties(duel, 1):
            return False
        self.forced = True
        self.passes = 0
        self.player = duel.turn_player if self.duties(duel, duel.turn_player) else 1 - duel.turn_player
        return True

    def passed(self) -> None:
        """Pass priority to the other player."""
        self.passes += 1
        self.player = 1 - self.player
        self.step = OFFER

    def waiting(self, duel: State, player: int = -1) -> list[Pending]:
        """The triggers of the phase that have not been activated in it, including those of cards that arrived during
        it.

        A phase is not a single moment: effects that become possible during it can still be activated.

        :param player: the player; −1 for both.
        """
        found: list[Pending] = []
        for entry in duel.listeners[self.kind]:
            card = entry >> 8
            if (
                player >= 0
                and self.player_of(duel, entry) != player
                or self.done
                and (duel.stamp[card] << 24 | entry in self.done)
            ):
                continue
            code = duel.info[card].effects[entry & 0xFF]
            owner = self.player_of(duel, entry)
            if code.occasion is not None and code.occasion.matches_event(
                duel, self.begun[0], scope_for(duel, card, code, owner)
            ):
                pending = Pending()
                pending.card = card
                pending.stamp = duel.stamp[card]
                pending.code = code
                pending.player = owner
                pending.events = self.begun
                found.append(pending)
        return found

    def player_of(self, duel: State, entry: int) -> int:
        """The player whose trigger it is: the turn player, if it is for both players."""
        card = entry >> 8
        return duel.turn_player if duel.info[card].effects[entry & 0xFF].by_either else duel.controller[card]

    def ready(self, duel: State, player: int) -> list[Pending]:
        """The triggers of a player that can be activated now."""
        waiting = self.waiting(duel, player)
        return [pending for pending in waiting if trigger_ready(duel, pending, False)] if waiting else waiting

    def due(self, duel: State, player: int) -> list[Delayed]:
        """The delayed processing of a player that is due in this phase."""
        return due(duel, player) if self.kind == E_PHASE else NOTHING_DUE

    def duties(self, duel: State, player: int) -> bool:
        """Whether the player still has something mandatory to do."""
        if self.due(duel, player):
            return True
        for pending in self.ready(duel, player):
            if not pending.code.optional:
                return True
        return False

    def options(self, duel: State) -> list[int]:
        """The player's options."""
        player = self.player
        if not duel.listeners[self.kind] and not duel.delayed:
            return respond_options(duel, player)
        options: list[int] = []
        must = False
        ready = self.ready(duel, player)
        if self.kind != E_PHASE and any([not pending.code.optional for pending in ready]):
            ready = [pending for pending in ready if not pending.code.optional]
            return [option(O_TRIGGER, pending.card, pending.code.index) for pending in ready]
        for pending in ready:
            options.append(option(O_TRIGGER, pending.card, pending.code.index))
            must = must or not pending.code.optional
        for later in self.due(duel, player):
            options.append(option(O_DELAYED, later.scope.card, place_among(duel, later)))
            must = True
        quick = respond_options(duel, player)
        options.extend([value for value in quick if value != PASS])
        if not (must and self.forced) and not (must and not self.other_can_act(duel)):
            options.append(PASS)
        return options

    def other_can_act(self, duel: State) -> bool:
        """Whether passing priority could matter. Rule: MR3-END-04."""
        other = 1 - self.player
        return bool(self.ready(duel, other) or self.due(duel, other)) or not only_pass(respond_options(duel, other))

    def act(self, duel: State) -> bool:
        """Carry out the chosen option; returns whether a task was pushed."""
        answer = duel.answer
        verb = verb_of(answer)
        if verb == O_TRIGGER:
            for pending in self.waiting(duel):
                if pending.card == card_of(answer) and pending.code.index == number_of(answer):
                    self.done.append(pending.stamp << 24 | pending.card << 8 | pending.code.index)
                    self.forced = False
                    self.step = ACTIVATED
                    start_activation(duel, pending.player, pending.card, pending.code, pending.events)
                    return True
        if verb == O_DELAYED:
            for later in duel.delayed:
                if later.scope.card == card_of(answer) and place_among(duel, later) == number_of(answer):
                    self.forced = False
                    self.step = CHAIN_OVER
                    start_delayed(duel, later)
                    return True
        if verb == O_ACTIVATE:
            self.step = ACTIVATED
            activate_option(duel, self.player, answer)
            return True
        if duel.chain:
            self.step = CHAIN_OVER
            push_chain(duel)
            return True
        self.passed()
        return False


def open_step(duel: State, kind: int) -> None:
    """Push the effects of the beginning or end of the battle phase."""
    task = PhaseTask()
    task.kind = kind
    duel.stack.append(task)
