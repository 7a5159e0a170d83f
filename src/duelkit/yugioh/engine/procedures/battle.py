"""The battle phase: its steps, attacks, replays. Rules: MR3-BP-01 to -08, MR3-REP-01 to -03, MR3-PHASE-06."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import ACT, PICK
from duelkit.yugioh.engine.facts.attack import attacking
from duelkit.yugioh.engine.facts.attacks_made import keep_attack
from duelkit.yugioh.engine.facts.battle_sums import position_forbids
from duelkit.yugioh.engine.facts.continuous import expire, scope_for
from duelkit.yugioh.engine.facts.prohibitions import forbidden, note_attacker, permitted
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.legality.attacks import (
    attack_targets,
    cost_of_attack,
    further_allowed,
    may_attack,
    paid_with_cards,
    struck_by,
)
from duelkit.yugioh.engine.legality.available import quick_codes
from duelkit.yugioh.engine.legality.phases import cannot_leave
from duelkit.yugioh.engine.moves.arrivals import keep_defended
from duelkit.yugioh.engine.moves.damage import pay
from duelkit.yugioh.engine.moves.events import emit, next_moment, note
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import ATTACKED, BATTLE_PHASE_ACTION
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.engine.procedures.damage_step import DamageTask
from duelkit.yugioh.engine.seen.view import knowers
from duelkit.yugioh.engine.windows.chain import activate_option, push_chain
from duelkit.yugioh.engine.windows.freed import freed
from duelkit.yugioh.engine.windows.phase_effects import due_as_battle_ends, open_step, start_delayed
from duelkit.yugioh.engine.windows.window import ACTED, open_window
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY
from duelkit.yugioh.state.codes import (
    A_ATTACK,
    A_ATTACK_DIRECTLY,
    A_ATTACK_MONSTER,
    AS_COST,
    BATTLE,
    BATTLE_STEP,
    E_ATTACK_DECLARED,
    E_BATTLE_PHASE_BEGINS,
    E_BATTLE_PHASE_ENDS,
    E_TARGETED_BY_ATTACK,
    END_STEP,
    NO_MONSTER,
    NO_STEP,
    O_ACTIVATE,
    O_ATTACK,
    O_DIRECT,
    O_FINISH,
    O_PICK,
    O_TO_MAIN_2,
    P_ATTACK_DIRECTLY,
    P_CHOOSE_ATTACK_TARGETS,
    P_MUST_ATTACK,
    START_STEP,
    U_END_OF_BATTLE_PHASE,
    U_END_OF_DAMAGE_STEP,
    W_ATTACK_TARGET,
    W_BATTLE,
    W_REPLAY,
    card_of,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_ATTACK, L_ATTACK_STOPPED, L_PHASE, L_REPLAY
from duelkit.yugioh.state.parts import FROM_DEFENSE, NO_MORE_ATTACKS
from duelkit.yugioh.state.tasks import Task

# the steps of a battle phase
PHASE_BEGINS: Final = 0
CHOOSE_ACTION: Final = 1
ACTION_CHOSEN: Final = 2
EFFECT_USED: Final = 3
END_ANNOUNCED: Final = 4
PHASE_ENDS: Final = 5
PHASE_LEFT: Final = 6

# the steps of an attack
CHOOSE_TARGET: Final = 0
TARGET_CHOSEN: Final = 1
DECLARED: Final = 2
REPLAY_ANSWERED: Final = 3
FOUGHT: Final = 4
REPLAY_WANTED: Final = 5
COST_PAID: Final = 6


class BattleTask(Task):
    """One battle phase."""

    def run(self, duel: State) -> None:
        player = duel.turn_player
        if self.step == PHASE_BEGINS:
            duel.phase = BATTLE
            duel.step = START_STEP
            duel.end_battle = False
            duel.turn_actions[player] |= BATTLE_PHASE_ACTION
            note(duel, L_PHASE, -1, player, BATTLE)
            self.step = CHOOSE_ACTION
            open_step(duel, E_BATTLE_PHASE_BEGINS)
            return
        if self.step == ACTION_CHOSEN:
            self.act(duel, player)
            return
        if self.step == EFFECT_USED:
            self.step = CHOOSE_ACTION
            open_window(duel)
            push_chain(duel)
            return
        if self.step == END_ANNOUNCED:
            self.step = CHOOSE_ACTION if duel.answer == ACTED else PHASE_ENDS
            if self.step == CHOOSE_ACTION:
                return
        if self.step == CHOOSE_ACTION:
            duel.step = BATTLE_STEP
            if not duel.end_battle:
                if freed(duel):
                    return
                options = self.options(duel, player)
                self.step = ACTION_CHOSEN
                duel.scopes = []
                duel.ask(player, ACT, options, W_BATTLE)
                return
            self.step = PHASE_ENDS
        if self.step == PHASE_ENDS:
            duel.step = END_STEP
            later = due_as_battle_ends(duel)
            if later is not None:
                start_delayed(duel, later)
                return
            self.step = PHASE_LEFT
            open_step(duel, E_BATTLE_PHASE_ENDS)
            return
        if self.step == PHASE_LEFT:
            expire(duel, U_END_OF_BATTLE_PHASE)
            settle(duel)
            duel.step = NO_STEP
            duel.end_battle = False
            duel.stack.pop()

    def act(self, duel: State, player: int) -> None:
        """Carry out the chosen option."""
        verb = verb_of(duel.answer)
        if verb == O_ATTACK:
            task = AttackTask()
            task.attacker = card_of(duel.answer)
            self.step = CHOOSE_ACTION
            duel.stack.append(task)
        elif verb == O_ACTIVATE:
            self.step = EFFECT_USED
            activate_option(duel, player, duel.answer)
        else:
            self.step = END_ANNOUNCED
            open_window(duel, True)

    def fields(self) -> tuple[str, ...]:
        return ("step",)

    def copy(self) -> BattleTask:
        twin = BattleTask()
        twin.step = self.step
        return twin

    def options(self, duel: State, player: int) -> list[int]:
        """Attacks, quick effects, the end of the battle phase."""
        options: list[int] = []
        for card in duel.monsters[player]:
            if card >= 0 and may_attack(duel, card) and attack_targets(duel, card):
                options.append(option(O_ATTACK, card))
        if not duel.brief:
            options.extend([option(O_ACTIVATE, entry >> 8, entry & 0xFF) for entry in quick_codes(duel, player)])
        if not cannot_leave(duel, player, None):
            options.append(option(O_TO_MAIN_2))
        return options


def retarget(duel: State, target: int, by: int, by_card: int) -> None:
    """Redirect the attack to another monster by an effect (移し替える); this causes no replay."""
    for task in duel.stack:
        if isinstance(task, AttackTask):
            task.turn_to(duel, target)
            keep_defended(duel, target)
            emit(duel, E_TARGETED_BY_ATTACK, target, duel.controller[target], by, by_card)


def attack_directly(duel: State) -> None:
    """Make the current attack a direct one by an effect; this causes no replay."""
    for task in duel.stack:
        if isinstance(task, AttackTask):
            task.turn_to(duel, NO_MONSTER)
            task.seen.append(NO_MONSTER)


def chooser(duel: State, attacker: int) -> int:
    """The player who chooses the attack target of a monster: its own, or the opponent where an effect says so.

    No effect on the monster: one that is unaffected by effects does not choose its target either.
    """
    player = duel.controller[attacker]
    for active in duel.active[C_MAY + P_CHOOSE_ATTACK_TARGETS]:
        if active.player != player and source_works(duel, active):
            return active.player
    return player


class AttackTask(Task):
    """One attack, from the choice of the target to the end of its damage step."""

    def __init__(self) -> None:
        super().__init__()
        self.attacker: int = -1
        self.seen: list[int] = []
        """The opposing monsters when the target was set; with ``NO_MONSTER`` if an effect made the attack direct.
        Until the attack is declared, the target alone.
        """
        self.further: bool = False
        """Whether it required a lasting permission to attack more than once."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "attacker", "seen", "further")

    def copy(self) -> AttackTask:
        twin = AttackTask()
        twin.step = self.step
        twin.attacker = self.attacker
        twin.seen = self.seen[:]
        twin.further = self.further
        return twin

    def run(self, duel: State) -> None:
        card = self.attacker
        if self.step == CHOOSE_TARGET:
            self.step = TARGET_CHOSEN
            duel.ask(chooser(duel, card), PICK, self.targets(duel), W_ATTACK_TARGET, card)
            return
        if self.step == TARGET_CHOSEN:
            self.seen = [card_of(duel.answer) if verb_of(duel.answer) == O_PICK else NO_MONSTER]
            self.step = COST_PAID
            if self.pay_cards(duel):
                return
        if self.step == COST_PAID:
            self.declare(duel)
            self.step = DECLARED
            open_window(duel)
            return
        if self.step == DECLARED:
            if not self.still_attacks(duel):
                note(duel, L_ATTACK_STOPPED, card, duel.turn_player)
                self.end(duel)
                return
            if self.must_replay(duel):
                note(duel, L_REPLAY, card, duel.turn_player)
                self.step = REPLAY_ANSWERED
                options = self.targets(duel, True)
                if options and chooser(duel, card) != duel.controller[card]:
                    self.step = REPLAY_WANTED
                    options = [option(O_PICK, card)]
                if not options or not duel.active[C_MAY + P_MUST_ATTACK] or not permitted(duel, P_MUST_ATTACK, card):
                    options.append(option(O_FINISH))
                duel.ask(duel.controller[card], PICK, options, W_REPLAY, card)
                return
            self.step = FOUGHT
            duel.play[card].attacked_turn = duel.turn
            duel.stack.append(DamageTask())
            return
        if self.step == REPLAY_WANTED:
            if verb_of(duel.answer) == O_FINISH:
                self.end(duel)
                return
            self.step = REPLAY_ANSWERED
            duel.ask(chooser(duel, card), PICK, self.targets(duel, True), W_ATTACK_TARGET, card)
            return
        if self.step == REPLAY_ANSWERED:
            if verb_of(duel.answer) == O_FINISH:
                self.end(duel)
                return
            self.aim(duel)
            self.step = DECLARED
            open_window(duel)
            return
        if self.step == FOUGHT:
            self.end(duel)

    def picks_hidden(self, duel: State) -> bool:
        return False

    def targets(self, duel: State, declared: bool = False) -> list[int]:
        """The options for a target."""
        return [
            option(O_PICK, target) if target >= 0 else option(O_DIRECT)
            for target in attack_targets(duel, self.attacker, declared)
        ]

    def aim(self, duel: State) -> None:
        """Set the target to the answer."""
        self.turn_to(duel, card_of(duel.answer) if verb_of(duel.answer) == O_PICK else NO_MONSTER)

    def turn_to(self, duel: State, target: int) -> None:
        """Set the target; the monsters that are on the field now will not cause a replay."""
        duel.attack_target = target
        part = duel.play[self.attacker]
        if target >= 0:
            part.struck = (*part.struck[: part.attacks - 1], struck_by(duel, self.attacker, target))
        self.seen = [monster for monster in duel.monsters[1 - duel.controller[self.attacker]] if monster >= 0]

    def pay_cards(self, duel: State) -> bool:
        """Start to pay what must be paid besides life points; returns whether the task must wait."""
        costs = paid_with_cards(duel, self.attacker)
        for active in costs:
            duel.scopes.append(scope_for(duel, active.source, active.effect, active.player))
            push_work(duel, len(duel.scopes) - 1, active.code.program, AS_COST)
        return len(costs) > 0

    def declare(self, duel: State) -> None:
        """Declare the attack."""
        card = self.attacker
        player = duel.controller[card]
        part = duel.play[card]
        if part.attack_turn != duel.turn:
            part.attacks = 0
            part.struck = ()
        part.attack_turn = duel.turn
        self.further = part.attacks > 0 and part.again == NO_MORE_ATTACKS
        part.attacks += 1
        # a monster that can attack again in a row (続けて) no longer can after another monster's attack
        for other in duel.monsters[player]:
            if other >= 0:
                duel.play[other].again = NO_MORE_ATTACKS
        part.flags = part.flags | FROM_DEFENSE if part.defense else part.flags & ~FROM_DEFENSE
        duel.turn_actions[player] |= ATTACKED
        keep_attack(duel, card, player)
        duel.attacker = card
        duel.attack_negated = False
        duel.used_battle = {}
        cost = cost_of_attack(duel, card)
        if cost:
            pay(duel, player, cost, card)
        self.turn_to(duel, self.seen[0])
        next_moment(duel)
        target = duel.attack_target
        note(duel, L_ATTACK, card, player, target, 0 if target < 0 else knowers(duel, target))
        if duel.active[C_CANNOT + A_ATTACK]:
            note_attacker(duel, player, card)
        emit(duel, E_ATTACK_DECLARED, card, player, player, card)
        if target >= 0:
            keep_defended(duel, target)
            emit(duel, E_TARGETED_BY_ATTACK, target, 1 - player, player, card)

    def still_attacks(self, duel: State) -> bool:
        """Whether the attack continues; an additional one only while it is still permitted (fid 9015)."""
        return (
            not duel.end_battle
            and attacking(duel) == self.attacker
            and (
                not position_forbids(duel, self.attacker) and (not self.further or further_allowed(duel, self.attacker))
            )
        )

    def must_replay(self, duel: State) -> bool:
        """Whether the opposing monsters have changed since the target was chosen, or the attacker can no longer attack
        this target, or directly.

        Rules: MR3-REP-01, EX04-GAP-REP-01.
        """
        now = [monster for monster in duel.monsters[1 - duel.turn_player] if monster >= 0]
        for monster in now:
            if monster not in self.seen:
                return True
        if duel.rules.replay_on_fewer and len(now) < len([monster for monster in self.seen if monster >= 0]):
            return True
        if duel.attack_target == NO_MONSTER:
            return NO_MONSTER not in self.seen and self.lost_permission(duel, len(now) > 0)
        return duel.attack_target not in now or self.may_not_attack_it(duel)

    def may_not_attack_it(self, duel: State) -> bool:
        """Whether the attacker can no longer attack the monster that it attacks (faq 12164, 22375).

        An effect by which the target cannot be attacked comes too late (faq 8383, 20160).
        """
        return len(duel.active[C_CANNOT + A_ATTACK_MONSTER]) > 0 and forbidden(
            duel, A_ATTACK_MONSTER, self.attacker, duel.controller[self.attacker], duel.attack_target
        )

    def lost_permission(self, duel: State, in_the_way: bool) -> bool:
        """Whether the direct attack required a permission that is gone, or an effect now prohibits it.

        :param in_the_way: whether the opponent has monsters, so that a permission is required.
        """
        card = self.attacker
        if in_the_way and not permitted(duel, P_ATTACK_DIRECTLY, card):
            return True
        return len(duel.active[C_CANNOT + A_ATTACK_DIRECTLY]) > 0 and (
            forbidden(duel, A_ATTACK_DIRECTLY, card, duel.controller[card])
        )

    def end(self, duel: State) -> None:
        """End the attack."""
        duel.attacker = -1
        duel.attack_target = NO_MONSTER
        duel.attack_negated = False
        duel.fought = ()
        duel.step = BATTLE_STEP
        expire(duel, U_END_OF_DAMAGE_STEP)
        settle(duel)
        duel.stack.pop()
