"""The damage step and its five parts. Rules: MR3-DSD-01 to -14, MR3-BAT-01 to -09, MR3-DS-03, MR3-DS-04."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.attacks_made import keep_battle
from duelkit.yugioh.engine.facts.battle_sums import battle_damages, blow_of, position_forbids
from duelkit.yugioh.engine.facts.battles_fought import counting_atk, counting_defense, keep_met
from duelkit.yugioh.engine.facts.continuous import end_continuous, end_next_calculation, expire
from duelkit.yugioh.engine.facts.properties import applies, types_of
from duelkit.yugioh.engine.moves.damage import deal
from duelkit.yugioh.engine.moves.destruction import start_destroy
from duelkit.yugioh.engine.moves.events import emit, next_moment, note
from duelkit.yugioh.engine.moves.following import follow
from duelkit.yugioh.engine.moves.movement import Departure, decide, perform
from duelkit.yugioh.engine.moves.positions import turn_up
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.staying import ask_to_stay, place_staying
from duelkit.yugioh.engine.procedures.damage_shields import shields, use_shield
from duelkit.yugioh.engine.windows.window import open_window
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_NEGATED, C_NO_DAMAGE
from duelkit.yugioh.state.codes import (
    AFTER_CALC,
    BEFORE_CALC,
    BY_BATTLE,
    CALC,
    DAMAGE_END,
    DAMAGE_START,
    DESTROYED,
    E_BATTLE_START,
    E_BATTLED,
    E_BEFORE_CALCULATION,
    E_CALCULATION,
    E_DAMAGE_STEP_ENDS,
    E_DESTROYS_BY_BATTLE,
    GRAVEYARD,
    MONSTER_ZONE,
    O_NO,
    O_YES,
    TARGET_GONE,
    U_DAMAGE_CALCULATION,
    W_INSTEAD,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DAMAGE
from duelkit.yugioh.state.tasks import Task

# the parts of a damage step, and what happens between them
STEP_BEGINS: Final = 0
BEFORE_CALCULATION: Final = 1
AT_CALCULATION: Final = 2
CALCULATE: Final = 3
FIX_DESTRUCTION: Final = 4
STEP_ENDS: Final = 5
STEP_LEFT: Final = 6
SHIELD_ANSWERED: Final = 7


def following(duel: State, card: int) -> list[Active]:
    """The continuous negations that will follow a monster destroyed by battle into the Graveyard."""
    return [
        active
        for active in duel.active[C_NEGATED]
        if active.code.follows and active.continuous and applies(duel, active, card)
    ]


class DamageTask(Task):
    """The damage step of one battle."""

    def __init__(self) -> None:
        super().__init__()
        self.losers: list[int] = []
        self.declined: int = 0
        self.spared: bool = False
        self.turned: bool = False
        """Whether an effect turned the attack to the target in this damage step; it may be of the attacker's side."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "losers", "declined", "spared", "turned")

    def copy(self) -> DamageTask:
        twin = DamageTask()
        twin.step = self.step
        twin.losers = self.losers[:]
        twin.declined = self.declined
        twin.spared = self.spared
        twin.turned = self.turned
        return twin

    def run(self, duel: State) -> None:
        if self.step == STEP_BEGINS:
            duel.fought = (duel.attacker, duel.attack_target)
            duel.battled_face_down = duel.attack_target >= 0 and not duel.play[duel.attack_target].face_up
            self.step = BEFORE_CALCULATION
            self.part(duel, DAMAGE_START, E_BATTLE_START)
        elif self.step == STEP_ENDS:
            if not ask_to_stay(duel, duel.doomed):
                self.end(duel)
        elif self.step == STEP_LEFT:
            duel.doomed = []
            duel.stack.pop()
        elif self.step == FIX_DESTRUCTION:
            self.fix_destruction(duel)
        else:
            if self.step == SHIELD_ANSWERED:
                self.step = CALCULATE
                self.answer_shield(duel)
            if not self.goes_on(duel):
                self.step = STEP_ENDS
            elif self.step == BEFORE_CALCULATION:
                self.flip_target(duel)
                self.step = AT_CALCULATION
                self.part(duel, BEFORE_CALC, E_BEFORE_CALCULATION)
            elif self.step == AT_CALCULATION:
                if self.turned:
                    self.flip_target(duel)
                self.step = CALCULATE
                self.part(duel, CALC, E_CALCULATION)
            elif not duel.active[C_NO_DAMAGE] or self.spared or not self.offer_shield(duel):
                self.calculate(duel)

    def flip_target(self, duel: State) -> None:
        """Turn a face-down attack target face-up."""
        target = duel.attack_target
        if target >= 0 and not duel.play[target].face_up:
            duel.step = BEFORE_CALC
            next_moment(duel)
            turn_up(duel, target, True, duel.controller[duel.attacker], duel.attacker)

    def fix_destruction(self, duel: State) -> None:
        """Fix, after damage calculation, which monsters the battle destroys; their continuous effects end."""
        attacker = duel.attacker
        target = duel.attack_target
        duel.doomed = duel.picks[:]
        expire(duel, U_DAMAGE_CALCULATION)
        end_next_calculation(duel, duel.fought)
        self.step = STEP_ENDS
        duel.play[attacker].battled_turn = duel.turn
        keep_battle(duel, attacker, duel.controller[attacker], types_of(duel, attacker))
        if target >= 0:
            duel.play[target].battled_turn = duel.turn
            keep_battle(duel, target, duel.controller[target], types_of(duel, target))
            keep_met(duel, attacker)
            keep_met(duel, target)
        duel.step = AFTER_CALC
        for card in duel.doomed:
            end_continuous(duel, card, True)
        emit(duel, E_BATTLED, attacker, duel.controller[attacker], duel.controller[attacker], attacker)
        if target >= 0:
            emit(duel, E_BATTLED, target, duel.controller[target], duel.controller[attacker], attacker)
        open_window(duel)

    def end(self, duel: State) -> None:
        """The end of the damage step."""
        expire(duel, U_DAMAGE_CALCULATION)
        duel.step = DAMAGE_END
        next_moment(duel)
        self.bury(duel)
        for card in duel.fought:
            if card >= 0:
                emit(duel, E_DAMAGE_STEP_ENDS, card, duel.controller[card])
        self.step = STEP_LEFT
        open_window(duel)

    def part(self, duel: State, step: int, event: int) -> None:
        """Enter a part of the damage step and open its window."""
        duel.step = step
        next_moment(duel)
        emit(duel, event, duel.attacker, duel.controller[duel.attacker], duel.controller[duel.attacker], duel.attacker)
        if duel.attack_target >= 0:
            emit(
                duel,
                event,
                duel.attack_target,
                duel.controller[duel.attack_target],
                duel.controller[duel.attacker],
                duel.attacker,
            )
        open_window(duel)

    def goes_on(self, duel: State) -> bool:
        """Whether both monsters are still there to battle."""
        if duel.attacker < 0 or duel.place[duel.attacker] != MONSTER_ZONE or duel.attack_target == TARGET_GONE:
            return False
        if duel.attack_negated or duel.fought[0] != duel.attacker or duel.fought[1] != duel.attack_target:
            return False
        if position_forbids(duel, duel.attacker):
            return False
        one_side = duel.attack_target >= 0 and duel.controller[duel.attack_target] == duel.controller[duel.attacker]
        return self.turned or not one_side

    def offer_shield(self, duel: State) -> bool:
        """Ask whether the battle damage becomes 0; returns whether there is a question."""
        found = shields(duel)
        if self.declined >= len(found):
            return False
        active = found[self.declined]
        if not active.code.optional:
            use_shield(duel, active)
            self.spared = True
            return False
        self.step = SHIELD_ANSWERED
        duel.ask(
            active.player,
            CONFIRM,
            [option(O_YES, active.source), option(O_NO, active.source)],
            W_INSTEAD,
            active.source,
            duel.attacker,
        )
        return True

    def answer_shield(self, duel: State) -> None:
        """Process the answer."""
        found = shields(duel)
        if verb_of(duel.answer) == O_NO:
            self.declined += 1
        elif self.declined < len(found):
            use_shield(duel, found[self.declined])
            self.spared = True

    def calculate(self, duel: State) -> None:
        """Perform damage calculation: reduce life points and decide which monsters are destroyed. Rule: MR3-DSD-09."""
        self.step = FIX_DESTRUCTION
        attacker = duel.attacker
        target = duel.attack_target
        next_moment(duel)
        blow = blow_of(duel)
        defends = target >= 0 and duel.play[target].defense
        other = -1 if target < 0 else counting_defense(duel, target) if defends else counting_atk(duel, target)
        note(duel, L_DAMAGE, attacker, duel.controller[attacker], counting_atk(duel, attacker), other, max(target, 0))
        self.losers = blow.losers
        if not self.spared:
            for player, amount in battle_damages(duel, blow):
                deal(duel, player, amount, duel.controller[blow.source], blow.source, True)
        settle(duel)
        if duel.finished:
            return
        if self.losers:
            start_destroy(duel, self.losers, BY_BATTLE, duel.controller[attacker], attacker, GRAVEYARD, True)
            return
        duel.picks = []
        self.fix_destruction(duel)

    def bury(self, duel: State) -> None:
        """Send monsters whose destruction was fixed to the graveyard. Rule: MR3-DSD-13."""
        goings: list[Departure] = []
        followed: list[Active] = []
        placed: list[int] = []
        for card in duel.doomed:
            if duel.place[card] == MONSTER_ZONE:
                other = duel.fought[1] if card == duel.fought[0] else duel.fought[0]
                by = duel.controller[other] if other >= 0 else -1
                if place_staying(duel, [card], BY_BATTLE | DESTROYED, by, other):
                    placed.append(card)
                    continue
                going = decide(duel, card, GRAVEYARD, BY_BATTLE | DESTROYED, by, other)
                if going is not None:
                    goings.append(going)
                    followed.extend(following(duel, card))
        for card in (*placed, *perform(duel, goings)):
            follow(duel, card, followed)
            other = duel.fought[1] if card == duel.fought[0] else duel.fought[0]
            if other >= 0 and duel.place[other] == MONSTER_ZONE:
                part = duel.play[other]
                part.fallen = (*(part.fallen if part.victory == duel.turn else ()), (card, duel.stamp[card]))
                part.victory = duel.turn
                emit(
                    duel,
                    E_DESTROYS_BY_BATTLE,
                    other,
                    duel.controller[other],
                    duel.controller[other],
                    card,
                    BY_BATTLE,
                    MONSTER_ZONE,
                    duel.place[card],
                )
        settle(duel)


def turn_battle(duel: State, target: int) -> bool:
    """Let the attacker battle another monster in this damage step, of either side, instead of its target.

    :return: whether there is a damage step; else nothing is done.
    """
    for task in duel.stack:
        if isinstance(task, DamageTask):
            task.turned = True
            duel.attack_target = target
            duel.fought = (duel.attacker, target)
            duel.battled_face_down = not duel.play[target].face_up
            return True
    return False
