"""The course of a duel: turns, phases, the open main phase. Rules: MR3-TURN-01 to -04, MR3-PHASE-01 to -10."""

from __future__ import annotations

from duelkit.kernel.decision import ACT
from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine import reasons as why
from duelkit.yugioh.engine.activation import quick_codes, slow_codes
from duelkit.yugioh.engine.aftermath import end_next_calculation
from duelkit.yugioh.engine.battle import BattleTask
from duelkit.yugioh.engine.chain import activate_option, push_chain, push_work
from duelkit.yugioh.engine.events import next_moment, note
from duelkit.yugioh.engine.movement import draw, move_all, set_card, turn_to
from duelkit.yugioh.engine.pools import listed
from duelkit.yugioh.engine.phase_effects import PhaseTask, forget_moved
from duelkit.yugioh.engine.picking import start_pick
from duelkit.yugioh.engine.properties import (
    A_CONDUCT_BATTLE_PHASE, P_EXTRA_NORMAL_SUMMON, free_spell_zones, player_forbidden,
)
from duelkit.yugioh.engine.settle import settle
from duelkit.yugioh.engine.standing import drop_dead, expire
from duelkit.yugioh.engine.summon_rules import (
    can_gemini, cannot_flip, cannot_normal_summon, cannot_pendulum, cannot_turn, extra_summons, procedures_of,
    use_summon,
)
from duelkit.yugioh.engine.summoning import start_summon
from duelkit.yugioh.engine.window import open_window
from duelkit.yugioh.state.code import Task
from duelkit.yugioh.state.codes import (
    BATTLE, BY_EFFECT, BY_RULE, C_CANNOT, C_MAY, DISCARDED, DRAW_PHASE, END, FIELD_SPELL, GRAVEYARD, HAND, MAIN_1,
    MAIN_2, MONSTER, O_ACTIVATE, O_CHANGE_POSITION, O_FLIP, O_PENDULUM, O_PROCEDURE, O_SET, O_SET_MONSTER, O_SUMMON,
    O_TO_BATTLE, O_TO_END, O_TO_MAIN_2, S_NORMAL, S_SPECIAL, STANDBY, U_DAMAGE_CALCULATION, U_END_OF_DAMAGE_STEP,
    U_END_OF_TURN, U_END_PHASE, U_YOUR_NEXT_STANDBY, U_OPPONENTS_NEXT_END, U_OPPONENTS_TURN_END, U_YOUR_NEXT_END,
    W_HAND_LIMIT, W_MAIN, card_of, number_of, option, verb_of,
)
from duelkit.yugioh.state.duel import PROCEDURE_IN_PILES, Duel
from duelkit.yugioh.state.log import L_PHASE, L_SKIP, L_TURN

GO_BATTLE = 1
GO_MAIN_2 = 2
GO_END = 3


def skipped(duel: Duel, player: int, phase: int) -> bool:
    """Whether the player skips this phase now; counts the skip."""
    key = player << 4 | phase
    left = duel.skips.get(key, 0)
    if left <= 0:
        return False
    duel.skips[key] = left - 1
    note(duel, L_SKIP, -1, player, phase)
    return True


class TurnTask(Task):
    """All turns of the duel, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.hand: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "hand")

    def copy(self) -> TurnTask:
        twin = TurnTask()
        twin.step = self.step
        twin.hand = self.hand
        return twin

    def run(self, duel: Duel) -> None:
        player = duel.turn_player
        if self.step == 0:
            self.begin(duel)
        if self.step == 9:
            if not self.before_draw(duel):
                self.draw_phase(duel)
            return
        if self.step == 1:
            self.enter(duel, STANDBY)
            self.step = 2
            if not skipped(duel, player, STANDBY):
                expire(duel, U_YOUR_NEXT_STANDBY, player)
                duel.stack.append(PhaseTask())
            return
        if self.step == 2:
            self.step = 3
            duel.stack.append(MainTask())
            self.enter(duel, MAIN_1)
            return
        if self.step == 3:
            if duel.answer == GO_BATTLE:
                self.step = 4
                duel.stack.append(BattleTask())
                return
            self.step = 5
        if self.step == 4:
            self.step = 5
            self.enter(duel, MAIN_2)
            duel.stack.append(MainTask())
            return
        if self.step == 5:
            self.enter(duel, END)
            self.step = 6
            duel.stack.append(PhaseTask())
            return
        if self.step == 6:
            expire(duel, U_END_PHASE)
            settle(duel)
            if duel.finished:
                return
            self.step = 7
            over = len(duel.hand[player]) - duel.rules.hand_limit
            if over > 0:
                self.hand = over
                start_pick(duel, player, listed(duel, duel.hand[player]), over, over, W_HAND_LIMIT, -1)
                return
            self.hand = 0
        if self.step == 7:
            self.step = 8
            if self.hand:
                next_moment(duel)
                move_all(duel, duel.picks, GRAVEYARD, BY_RULE | DISCARDED, player)
                open_window(duel, quick=False)
                return
        if self.step == 8:
            expire(duel, U_END_OF_TURN)
            expire(duel, U_END_OF_DAMAGE_STEP)
            expire(duel, U_DAMAGE_CALCULATION)
            end_next_calculation(duel, ())
            expire(duel, U_YOUR_NEXT_END, player)
            expire(duel, U_OPPONENTS_NEXT_END, 1 - player)
            expire(duel, U_OPPONENTS_TURN_END)
            drop_dead(duel)
            settle(duel)
            duel.turn_player = 1 - player
            self.step = 0

    def begin(self, duel: Duel) -> None:
        """A turn begins: counters start anew. Rule: MR3-PHASE-02."""
        duel.turn += 1
        player = duel.turn_player
        duel.normal_summons = 0
        duel.extra_summons_used = 0
        duel.pendulum_done = False
        duel.battle_done = False
        duel.used = {}
        duel.used_battle = {}
        duel.deeds = [0, 0]
        duel.activations = []
        duel.scopes = []
        note(duel, L_TURN, -1, player, duel.turn)
        self.enter(duel, DRAW_PHASE)
        self.step = 9

    def before_draw(self, duel: Duel) -> bool:
        """Processing put off to before the draw; answers whether some was pushed. It is lost with a skipped phase."""
        due = [later for later in duel.delayed if later.phase == DRAW_PHASE and later.after_turn < duel.turn
               and (later.of < 0 or later.of == duel.turn_player)]
        if not due:
            return False
        duel.delayed.remove(due[0])
        if duel.skips.get(duel.turn_player << 4 | DRAW_PHASE, 0) == 0:
            next_moment(duel)
            forget_moved(duel, due[0].scope)
            duel.scopes.append(due[0].scope)
            push_work(duel, len(duel.scopes) - 1, due[0].program, BY_EFFECT)
        return True

    def draw_phase(self, duel: Duel) -> None:
        """The turn player draws, unless the phase is skipped. Rules: MR3-PHASE-02, MR3-PHASE-03."""
        player = duel.turn_player
        self.step = 1
        if skipped(duel, player, DRAW_PHASE):
            return
        if duel.turn > 1 or duel.rules.first_draw:
            next_moment(duel)
            if not duel.deck[player]:
                duel.decked |= 1 << player
            draw(duel, player, 1, -1, -1, BY_RULE)
            settle(duel)
            if duel.finished:
                return
        open_window(duel)

    def enter(self, duel: Duel, phase: int) -> None:
        """A phase begins."""
        duel.phase = phase
        duel.step = 0
        note(duel, L_PHASE, -1, duel.turn_player, phase)


class MainTask(Task):
    """The open main phase: the turn player acts until they go on; left in ``duel.answer`` is where to."""

    def __init__(self) -> None:
        super().__init__()
        self.goal: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "goal")

    def copy(self) -> MainTask:
        twin = MainTask()
        twin.step = self.step
        twin.goal = self.goal
        return twin

    def run(self, duel: Duel) -> None:
        player = duel.turn_player
        if self.step == 0:
            duel.scopes = []
            duel.recent = []
            settle(duel)
            if duel.finished:
                return
            self.step = 1
            duel.ask(player, ACT, main_options(duel, player), W_MAIN)
            return
        if self.step == 1:
            self.step = 0
            self.act(duel, player)
            return
        if self.step == 2:
            self.step = 0
            open_window(duel)
            push_chain(duel)
            return
        if self.step == 3:
            if duel.answer == 1:
                self.step = 0
                return
            duel.stack.pop()
            duel.answer = self.goal

    def act(self, duel: Duel, player: int) -> None:
        """Carry out the answer."""
        answer = duel.answer
        verb = verb_of(answer)
        card = card_of(answer)
        if verb == O_ACTIVATE:
            self.step = 2
            activate_option(duel, player, answer)
        elif verb == O_SUMMON:
            use_summon(duel, player, card, False)
            start_summon(duel, 6 if duel.place[card] == 0x4 else 0, player, card)
        elif verb == O_SET_MONSTER:
            use_summon(duel, player, card, True)
            start_summon(duel, 1, player, card)
        elif verb == O_PROCEDURE:
            number = number_of(answer)
            if number & 0x80:
                start_summon(duel, 4, player, card)
            else:
                at = number & 0x3F
                if duel.info[card].procedures[at].kind & S_SPECIAL:
                    start_summon(duel, 3, player, card, at)
                else:
                    use_summon(duel, player, card, (number & 0x40) != 0)
                    start_summon(duel, 1 if number & 0x40 else 0, player, card, at)
        elif verb == O_FLIP:
            start_summon(duel, 2, player, card)
        elif verb == O_PENDULUM:
            duel.pendulum_done = True
            start_summon(duel, 5, player, -1)
        elif verb == O_CHANGE_POSITION:
            part = duel.play[card]
            part.moved = duel.turn
            next_moment(duel)
            turn_to(duel, card, 1 if part.defense else 4, player, -1)
            open_window(duel)
        elif verb == O_SET:
            next_moment(duel)
            set_card(duel, card, player, player)
            open_window(duel)
        else:
            self.goal = GO_BATTLE if verb == O_TO_BATTLE else GO_MAIN_2 if verb == O_TO_MAIN_2 else GO_END
            self.step = 3
            open_window(duel, True)


def may_enter_battle(duel: Duel, player: int) -> bool:
    """Whether a battle phase can be conducted. Rules: MR3-PHASE-07, MR3-PHASE-10."""
    return not cannot_enter_battle(duel, player, None)


def cannot_enter_battle(duel: Duel, player: int, told: list[int] | None) -> bool:
    """What stands against a battle phase.

    :param told: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    """
    if duel.phase != MAIN_1 and refuse(told, why.BATTLE_PHASE_OVER):
        return True
    if duel.turn == 1 and refuse(told, why.FIRST_TURN):
        return True
    if duel.skips.get(player << 4 | BATTLE, 0) > 0 and refuse(told, why.PHASE_SKIPPED):
        return True
    if duel.active[C_CANNOT + A_CONDUCT_BATTLE_PHASE] and player_forbidden(duel, A_CONDUCT_BATTLE_PHASE, player) and (
            refuse(told, why.FORBIDDEN)):
        return True
    return False


def cannot_set(duel: Duel, card: int, room: bool, told: list[int] | None) -> bool:
    """What stands against Setting a spell or trap from the hand. Rules: MR3-SET-03, MR3-ZONE-03, MR3-ZONE-06.

    :param room: whether the player has a free spell & trap zone.
    :param told: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    """
    info = duel.info[card]
    if (info.types & MONSTER or duel.place[card] != HAND) and refuse(told, why.NOT_SETTABLE):
        return True
    if not room and not info.types & FIELD_SPELL and refuse(told, why.NO_ZONE):
        return True
    return False


def normal_summons(duel: Duel, player: int, card: int, options: list[int]) -> None:
    """Add the ways in which a monster in the hand can be Normal Summoned or Set now."""
    info = duel.info[card]
    if not cannot_normal_summon(duel, player, card, False, -1, True, None):
        options.append(option(O_SUMMON, card))
    if not cannot_normal_summon(duel, player, card, True, -1, True, None):
        options.append(option(O_SET_MONSTER, card))
    for at in range(len(info.procedures)):
        procedure = info.procedures[at]
        if procedure.kind & S_NORMAL:
            if not cannot_normal_summon(duel, player, card, False, at, True, None):
                options.append(option(O_PROCEDURE, card, at))
            if procedure.set_too and not cannot_normal_summon(duel, player, card, True, at, True, None):
                options.append(option(O_PROCEDURE, card, at | 0x40))


def main_options(duel: Duel, player: int) -> list[int]:
    """Everything that the turn player may do in the open main phase. Rule: MR3-PHASE-05."""
    options: list[int] = []
    room = free_spell_zones(duel, player) > 0
    used_up = duel.normal_summons > 0 and not duel.active[C_MAY + P_EXTRA_NORMAL_SUMMON]
    for card in duel.hand[player]:
        info = duel.info[card]
        if info.types & MONSTER:
            if not used_up:
                normal_summons(duel, player, card, options)
        elif not cannot_set(duel, card, room, None):
            options.append(option(O_SET, card))
        if info.procedures:
            for at in procedures_of(duel, player, card):
                options.append(option(O_PROCEDURE, card, at))
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
    found: list[int] = []
    slow_codes(duel, player, found)
    quick_codes(duel, player, found)
    for entry in found:
        options.append(option(O_ACTIVATE, entry >> 8, entry & 0xFF))
    if duel.reach[player] & PROCEDURE_IN_PILES:
        for card in (*duel.extra[player], *duel.graveyard[player]):
            if duel.info[card].procedures:
                for at in procedures_of(duel, player, card):
                    options.append(option(O_PROCEDURE, card, at))
    for card in extra_summons(duel, player):
        options.append(option(O_PROCEDURE, card, 0x80))
    if duel.pendulum[player][1] >= 0 and not cannot_pendulum(duel, player, None):
        options.append(option(O_PENDULUM))
    if duel.phase == MAIN_1:
        if may_enter_battle(duel, player):
            options.append(option(O_TO_BATTLE))
    options.append(option(O_TO_END))
    return options


