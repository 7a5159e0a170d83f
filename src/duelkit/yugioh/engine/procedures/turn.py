"""The course of a duel: turns, phases, the open main phase. Rules: MR3-TURN-01 to -04, MR3-PHASE-01 to -10."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import ACT
from duelkit.yugioh.engine.facts.continuous import drop_dead, end_next_calculation, expire, expire_in_standby
from duelkit.yugioh.engine.facts.hand_limit import beyond_limit
from duelkit.yugioh.engine.facts.limits import FORWENT_DRAW, acted_in, draws_by_rule, forget_turn
from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.facts.zones import free_spell_zones
from duelkit.yugioh.engine.legality.available import fast_codes, slow_codes
from duelkit.yugioh.engine.legality.extra_deck import extra_summons
from duelkit.yugioh.engine.legality.pendulum import cannot_pendulum
from duelkit.yugioh.engine.legality.phases import cannot_enter_battle, cannot_leave
from duelkit.yugioh.engine.legality.setting import cannot_set
from duelkit.yugioh.engine.legality.summons import (
    can_gemini,
    cannot_flip,
    cannot_turn,
    normal_summons,
    procedures_of,
    use_summon,
)
from duelkit.yugioh.engine.moves.arrivals import keep_endings
from duelkit.yugioh.engine.moves.decks import draw, normal_draw
from duelkit.yugioh.engine.moves.events import emit, next_moment, note
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.placing import set_card
from duelkit.yugioh.engine.moves.positions import turn_to
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.procedures.battle import BattleTask
from duelkit.yugioh.engine.procedures.normal_summoning import FlipSummon, normal_summon
from duelkit.yugioh.engine.procedures.skipped_turns import next_player
from duelkit.yugioh.engine.procedures.skipping import GO_BATTLE, GO_END, SkippedMainTask, bring_skips, left_out, skipped
from duelkit.yugioh.engine.procedures.special_summoning import (
    MaterialSummon,
    PendulumSummon,
    ProcedureSummon,
    StackedSummon,
)
from duelkit.yugioh.engine.procedures.summoning import start_summon
from duelkit.yugioh.engine.windows.chain import activate_option, push_chain
from duelkit.yugioh.engine.windows.freed import freed
from duelkit.yugioh.engine.windows.phase_effects import PhaseTask, count_phase, due_as_turn_ends, start_delayed
from duelkit.yugioh.engine.windows.window import ACTED, open_window
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import (
    BATTLE,
    BY_RULE,
    DISCARDED,
    DRAW_PHASE,
    E_BEFORE_DRAW,
    END,
    EXTRA_SUMMON,
    GRAVEYARD,
    MAIN_1,
    MAIN_2,
    MONSTER,
    NO_STEP,
    O_ACTIVATE,
    O_CHANGE_POSITION,
    O_FLIP,
    O_PENDULUM,
    O_PROCEDURE,
    O_SET,
    O_SET_MONSTER,
    O_SUMMON,
    O_TO_BATTLE,
    O_TO_END,
    O_TO_MAIN_2,
    P_EXTRA_NORMAL_SUMMON,
    S_SPECIAL,
    SETTING,
    STANDBY,
    U_DAMAGE_CALCULATION,
    U_END_OF_DAMAGE_STEP,
    U_END_OF_TURN,
    U_END_PHASE,
    U_NEXT_TURN_END,
    U_OPPONENTS_NEXT_END,
    U_OPPONENTS_NEXT_END_PHASE,
    U_OPPONENTS_TURN_END,
    U_PENDULUM_SUMMON,
    U_YOUR_NEXT_DRAW,
    U_YOUR_NEXT_END,
    UP_ATTACK,
    UP_DEFENSE,
    W_HAND_LIMIT,
    W_MAIN,
    WHICH_PROCEDURE,
    WHOLE_TURN,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import ACTS_BEFORE_DRAW, PROCEDURE_IN_DECK, PROCEDURE_IN_PILES, State
from duelkit.yugioh.state.log import L_PHASE, L_TURN
from duelkit.yugioh.state.tasks import Task

# what follows a main phase, as stored in ``duel.answer``
GO_MAIN_2: Final = 2

# the steps of a turn
TURN_BEGINS: Final = 0
STANDBY_BEGINS: Final = 1
MAIN_1_BEGINS: Final = 2
MAIN_1_OVER: Final = 3
MAIN_2_BEGINS: Final = 4
END_BEGINS: Final = 5
HAND_LIMIT: Final = 6
HAND_CHOSEN: Final = 7
TURN_ENDS: Final = 8
BEFORE_DRAW: Final = 9
CHAIN_OVER: Final = 10
CHOSEN_AGAIN: Final = 11
DRAWS: Final = 12

# the steps of a main phase
OFFER: Final = 0
CHOSEN: Final = 1
EFFECT_USED: Final = 2
END_ANNOUNCED: Final = 3


def phase_matters(duel: State) -> bool:
    """Whether a card of the duel depends on the phase."""
    if duel.cache.by_phase < 0:
        duel.cache.by_phase = 0
        for info in duel.info:
            if info.by_phase:
                duel.cache.by_phase = 1
    return duel.cache.by_phase > 0


class TurnTask(Task):
    """All turns of the duel, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.only_asks = True
        self.hand: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "hand")

    def copy(self) -> TurnTask:
        twin = TurnTask()
        twin.step = self.step
        twin.hand = self.hand
        return twin

    def run(self, duel: State) -> None:
        player = duel.turn_player
        if self.step == TURN_BEGINS:
            self.begin(duel)
        if self.step == BEFORE_DRAW:
            if not self.before_draw(duel) and not self.offer_before_draw(duel):
                self.draw_phase(duel)
        elif self.step == DRAWS:
            self.draw_phase(duel)
        elif self.step == STANDBY_BEGINS:
            self.enter(duel, STANDBY)
            self.step = MAIN_1_BEGINS
            if not skipped(duel, player, STANDBY):
                expire_in_standby(duel)
                duel.stack.append(PhaseTask())
        elif self.step == MAIN_1_BEGINS:
            self.step = MAIN_1_OVER
            if duel.skips.get(player << 4 | MAIN_1, 0):
                duel.stack.append(SkippedMainTask())
                return
            duel.stack.append(MainTask())
            self.enter(duel, MAIN_1)
        elif self.step == MAIN_1_OVER and duel.answer == GO_BATTLE:
            self.step = MAIN_2_BEGINS
            duel.stack.append(BattleTask())
        elif self.step == MAIN_2_BEGINS:
            self.step = END_BEGINS
            if not left_out(duel, MAIN_2):
                self.enter(duel, MAIN_2)
                duel.stack.append(MainTask())
        elif self.step == MAIN_1_OVER or self.step == END_BEGINS:
            if self.step == MAIN_1_OVER and duel.turn > 1:
                skipped(duel, player, BATTLE)
            self.enter(duel, END)
            self.step = HAND_LIMIT
            duel.stack.append(PhaseTask())
        else:
            self.end(duel, player)

    def end(self, duel: State, player: int) -> None:
        """End the turn, after the effects of the end phase."""
        if self.step == HAND_LIMIT:
            expire(duel, U_END_PHASE)
            expire(duel, U_OPPONENTS_NEXT_END_PHASE, 1 - player)
            settle(duel)
            if duel.finished or self.adjust(duel, player, HAND_CHOSEN):
                return
        if self.step == HAND_CHOSEN:
            self.discard(duel, player)
            self.step = CHAIN_OVER
            open_window(duel, quick=False)
            return
        if self.step == CHOSEN_AGAIN:
            self.discard(duel, player)
            duel.pending = []
            settle(duel)
            self.step = CHAIN_OVER
        if self.step == CHAIN_OVER and (duel.finished or self.adjust(duel, player, CHOSEN_AGAIN)):
            return
        late = due_as_turn_ends(duel, player)  # by what was used after the hand was adjusted
        if late:
            start_delayed(duel, late[0])
            return
        for until in (U_END_PHASE, U_END_OF_TURN, U_END_OF_DAMAGE_STEP, U_DAMAGE_CALCULATION, U_PENDULUM_SUMMON):
            expire(duel, until)
        end_next_calculation(duel, ())
        expire(duel, U_YOUR_NEXT_END, player)
        expire(duel, U_OPPONENTS_NEXT_END, 1 - player)
        expire(duel, U_OPPONENTS_TURN_END)
        expire(duel, U_NEXT_TURN_END)
        drop_dead(duel)
        settle(duel)
        duel.turn_player = next_player(duel, player)
        duel.touched()
        self.step = TURN_BEGINS

    def adjust(self, duel: State, player: int, after: int) -> bool:
        """Ask which cards of a hand that is too large are discarded; returns whether it is too large.

        After the effects that this triggers, in one chain, the hand is adjusted again if it has grown; that second
        discard triggers nothing (ruling on 未界域のネッシー).
        """
        self.step = TURN_ENDS
        self.hand = beyond_limit(duel, player)
        if self.hand:
            self.step = after
            start_pick(duel, player, listed(duel, duel.hand[player]), self.hand, self.hand, W_HAND_LIMIT, -1)
        return self.hand > 0

    def discard(self, duel: State, player: int) -> None:
        """Discard the chosen cards."""
        next_moment(duel)
        move_all(duel, duel.picks, GRAVEYARD, BY_RULE | DISCARDED, player)

    def begin(self, duel: State) -> None:
        """Begin a turn and reset its counters. Rule: MR3-PHASE-02."""
        keep_endings(duel)
        duel.turn += 1
        player = duel.turn_player
        duel.normal_summons = 0
        duel.ends_now = False
        duel.pendulum_done = False
        forget_turn(duel)
        duel.activations = []
        duel.scopes = []
        bring_skips(duel, player)
        duel.after_link = []
        duel.touched()
        note(duel, L_TURN, -1, player, duel.turn)
        expire(duel, U_YOUR_NEXT_DRAW, player)
        self.enter(duel, DRAW_PHASE)
        self.step = BEFORE_DRAW

    def before_draw(self, duel: State) -> bool:
        """Push processing that was delayed until the turn begins or until before the draw; returns whether there is
        any. Skipping the phase drops what waits for the draw.
        """
        due = [
            later
            for later in duel.delayed
            if (later.phase == DRAW_PHASE or later.phase == WHOLE_TURN)
            and later.after_turn < duel.turn
            and (later.of < 0 or later.of == duel.turn_player)
            and later.counted == 0
        ]
        if not due:
            return False
        if due[0].phase == WHOLE_TURN or duel.skips.get(duel.turn_player << 4 | DRAW_PHASE, 0) == 0:
            start_delayed(duel, due[0])
        else:
            duel.delayed.remove(due[0])
        return True

    def offer_before_draw(self, duel: State) -> bool:
        """Open a window for what is activated before the draw, in one chain; returns whether there is any."""
        player = duel.turn_player
        if duel.skips.get(player << 4 | DRAW_PHASE, 0) or not draws_by_rule(duel):
            return False
        if not (duel.reach[0] | duel.reach[1]) & ACTS_BEFORE_DRAW:
            return False
        next_moment(duel)
        emit(duel, E_BEFORE_DRAW, -1, player)
        if not any([pending.events[0].kind == E_BEFORE_DRAW for pending in duel.pending]):
            duel.forget_recent()
            return False
        self.step = DRAWS
        open_window(duel, quick=False)
        return True

    def draw_phase(self, duel: State) -> None:
        """Let the turn player draw, unless the phase is skipped. Rules: MR3-PHASE-02, MR3-PHASE-03."""
        player = duel.turn_player
        self.step = STANDBY_BEGINS
        if skipped(duel, player, DRAW_PHASE):
            return
        if draws_by_rule(duel) and not duel.turn_actions[player] & FORWENT_DRAW:
            next_moment(duel)
            count = normal_draw(duel, player)
            if len(duel.deck[player]) < count:
                duel.decked |= 1 << player
            draw(duel, player, count, -1, -1, BY_RULE)
            settle(duel)
            if duel.finished:
                return
        open_window(duel)

    def enter(self, duel: State, phase: int) -> None:
        """Begin a phase."""
        duel.phase = phase
        duel.step = NO_STEP
        duel.main_over = False
        if phase_matters(duel):
            duel.cache.clock += 1
        if duel.delayed:
            count_phase(duel)
        note(duel, L_PHASE, -1, duel.turn_player, phase)


class MainTask(Task):
    """The open main phase: the turn player acts until choosing what comes next, which is stored in ``duel.answer``."""

    def __init__(self) -> None:
        super().__init__()
        self.only_asks = True
        self.goal: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "goal")

    def copy(self) -> MainTask:
        twin = MainTask()
        twin.step = self.step
        twin.goal = self.goal
        return twin

    def run(self, duel: State) -> None:
        player = duel.turn_player
        if self.step == OFFER:
            if duel.scopes:
                duel.scopes = []
            duel.forget_recent()
            settle(duel)
            if duel.finished or freed(duel):
                return
            if duel.ends_now:
                duel.ends_now = False
                duel.stack.pop()
                duel.answer = GO_END
                return
            self.step = CHOSEN
            brief = duel.brief and not cannot_leave(duel, player, None)
            duel.ask(player, ACT, [option(O_TO_END)] if brief else main_options(duel, player), W_MAIN)
        elif self.step == CHOSEN:
            self.step = OFFER
            self.act(duel, player)
        elif self.step == EFFECT_USED:
            self.step = OFFER
            open_window(duel)
            push_chain(duel)
        elif duel.answer == ACTED:
            self.step = OFFER
        else:
            duel.stack.pop()
            duel.answer = self.goal

    def act(self, duel: State, player: int) -> None:
        """Carry out the chosen option."""
        answer = duel.answer
        verb = verb_of(answer)
        card = card_of(answer)
        if verb != O_TO_BATTLE and verb != O_TO_MAIN_2 and verb != O_TO_END:
            duel.cache.clock += 1
        duel.turn_actions[player] |= acted_in(duel.phase)
        if verb == O_ACTIVATE:
            self.step = EFFECT_USED
            activate_option(duel, player, answer)
        elif verb == O_SUMMON or verb == O_SET_MONSTER:
            setting = verb == O_SET_MONSTER
            use_summon(duel, player, card, setting)
            start_summon(duel, normal_summon(duel, card, setting), player, card)
        elif verb == O_PROCEDURE:
            self.start_procedure(duel, player, card, number_of(answer))
        elif verb == O_FLIP:
            start_summon(duel, FlipSummon(), player, card)
        elif verb == O_PENDULUM:
            start_summon(duel, PendulumSummon(), player)
        elif verb == O_CHANGE_POSITION:
            part = duel.play[card]
            part.moved = duel.turn
            next_moment(duel)
            turn_to(duel, card, UP_ATTACK if part.defense else UP_DEFENSE, player, -1)
            open_window(duel)
        elif verb == O_SET:
            next_moment(duel)
            set_card(duel, card, player, player)
            open_window(duel)
        else:
            self.goal = GO_BATTLE if verb == O_TO_BATTLE else GO_MAIN_2 if verb == O_TO_MAIN_2 else GO_END
            self.step = END_ANNOUNCED
            open_window(duel, True)

    def start_procedure(self, duel: State, player: int, card: int, number: int) -> None:
        """Summon or Set a monster by the chosen procedure."""
        at = number & WHICH_PROCEDURE
        setting = number & SETTING != 0
        if number & EXTRA_SUMMON:
            start_summon(duel, MaterialSummon(), player, card)
        elif duel.info[card].procedures[at].onto is not None:
            stacked = StackedSummon()
            stacked.procedure = at
            start_summon(duel, stacked, player, card)
        elif duel.info[card].procedures[at].kind & S_SPECIAL:
            task = ProcedureSummon()
            task.procedure = at
            start_summon(duel, task, player, card)
        else:
            use_summon(duel, player, card, setting, at)
            start_summon(duel, normal_summon(duel, card, setting, at), player, card)


def main_options(duel: State, player: int) -> list[int]:
    """All options of the turn player in the open main phase. Rule: MR3-PHASE-05."""
    options: list[int] = []
    if not duel.main_over:
        acting_options(duel, player, options)
    if duel.phase == MAIN_1 and not cannot_enter_battle(duel, player, None):
        options.append(option(O_TO_BATTLE))
    if not cannot_leave(duel, player, None):
        options.append(option(O_TO_END))
    return options


def acting_options(duel: State, player: int, options: list[int]) -> None:
    """Add the options other than going to another phase."""
    hand_options(duel, player, options)
    monster_options(duel, player, options)
    found: list[int] = []
    slow_codes(duel, player, found)
    found.extend(fast_codes(duel, player))
    for entry in found:
        options.append(option(O_ACTIVATE, entry >> 8, entry & 0xFF))
    if duel.reach[player] & PROCEDURE_IN_PILES:
        for pile in (duel.extra, duel.graveyard, duel.deck)[: 3 if duel.reach[player] & PROCEDURE_IN_DECK else 2]:
            for card in pile[player]:
                procedure_options(duel, player, card, options)
    for card in extra_summons(duel, player):
        options.append(option(O_PROCEDURE, card, EXTRA_SUMMON))
    if duel.pendulum[player][1] >= 0 and not cannot_pendulum(duel, player, None):
        options.append(option(O_PENDULUM))


def hand_options(duel: State, player: int, options: list[int]) -> None:
    """Add the options of cards in the hand other than activations."""
    room = free_spell_zones(duel, player) > 0
    used_up = duel.normal_summons > 0 and not duel.active[C_MAY + P_EXTRA_NORMAL_SUMMON]
    for card in duel.hand[player]:
        if duel.info[card].types & MONSTER:
            if not used_up:
                normal_summons(duel, player, card, True, options)
            if duel.info[card].set_as_spell and not cannot_set(duel, card, room, None):
                options.append(option(O_SET, card))
        elif not cannot_set(duel, card, room, None):
            options.append(option(O_SET, card))
        procedure_options(duel, player, card, options)


def procedure_options(duel: State, player: int, card: int, options: list[int]) -> None:
    """Add the summons by the card's own procedures."""
    if duel.info[card].procedures:
        for at in procedures_of(duel, player, card):
            options.append(option(O_PROCEDURE, card, at))


def monster_options(duel: State, player: int, options: list[int]) -> None:
    """Add the options of monsters other than activations: position changes, Flip and Gemini Summons."""
    for card in duel.monsters[player]:
        if card < 0:
            continue
        if duel.play[card].face_up:
            if not cannot_turn(duel, player, card, None):
                options.append(option(O_CHANGE_POSITION, card))
            if can_gemini(duel, player, card):
                options.append(option(O_SUMMON, card))
        elif not cannot_flip(duel, player, card, None):
            options.append(option(O_FLIP, card))
