"""Attacks by re-action, and activated abilities. Rules: EOJ-REACT-01 to -07."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.rulings import scope_of
from duelkit.judgment.engine.facts.targets import aimed, aims, attackable, no_choice
from duelkit.judgment.engine.facts.values import alive, attack_cost_of, raw_hp
from duelkit.judgment.engine.legality.lending import ability_of
from duelkit.judgment.engine.moves.events import emit
from duelkit.judgment.engine.moves.placing import lose_mana
from duelkit.judgment.engine.procedures.battle import ask_aim, start_battle
from duelkit.judgment.engine.procedures.cancelling import offer_cancel, was_cancelled
from duelkit.judgment.engine.procedures.sync import start_sync
from duelkit.judgment.engine.procedures.triggers import drain, push_work
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import E_ACTION_ATTACK, I_NOTHING, I_ROTATION
from duelkit.judgment.state.duel import State


def use(duel: State, card: int, rotation: bool) -> None:
    """Count a re-action."""
    duel.cache.stale = True
    creature = duel.creatures[card]
    if creature.acted != duel.turn:
        creature.acted = duel.turn
        creature.attacks = 0
        creature.rotations = 0
    if rotation:
        creature.rotations += 1
    else:
        creature.attacks += 1


# the steps of an attack by re-action: cost, cancelling, choice of target, battle, end
ATTACK_PRICE: Final = 0
ATTACK_AIMED: Final = 1
ATTACK_OVER: Final = 2
ATTACK_CANCEL: Final = 3
ATTACK_AIM: Final = 4


class AttackTask(Task):
    """An attack by re-action: cost, target, battle, sync. Rules: EOJ-SYNC-04, EOJ-SYNC-06."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.card: int = -1
        self.free: bool = False

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "card", "free")

    def copy(self) -> AttackTask:
        twin = AttackTask()
        twin.step = self.step
        twin.player = self.player
        twin.card = self.card
        twin.free = self.free
        return twin

    def run(self, duel: State) -> None:
        if self.step == ATTACK_PRICE:
            self.step = ATTACK_CANCEL
            if not self.free:
                lose_mana(duel, self.player, attack_cost_of(duel, self.card))
                use(duel, self.card, False)
                emit(duel, E_ACTION_ATTACK, self.card, duel.creatures[self.card].field, self.player)
                if drain(duel):
                    return
        if self.step == ATTACK_CANCEL:
            self.step = ATTACK_AIM
            if not self.free and offer_cancel(duel, "cancel attack", self.player):
                return
        if self.step == ATTACK_AIM:
            self.step = ATTACK_OVER
            able = not was_cancelled(duel) and alive(duel, self.card) and raw_hp(duel, self.card) > 0
            targets = attackable(duel, self.card) if able else []
            if targets:
                choices = aims(duel, self.card, targets)
                if not no_choice(duel, self.card, choices):
                    self.step = ATTACK_AIMED
                    ask_aim(duel, self.player, self.card, choices)
                    return
                start_battle(duel, self.card, aimed(choices[0]))
                return
        if self.step == ATTACK_AIMED:
            self.step = ATTACK_OVER
            start_battle(duel, self.card, aimed(duel.answer))
            return
        duel.stack.pop()
        start_sync(duel)


def start_attack(duel: State, player: int, card: int, free: bool = False) -> None:
    """Push an attack by re-action.

    :param free: whether an effect causes it, so that it costs nothing and does not count as a re-action.
    """
    task = AttackTask()
    task.player = player
    task.card = card
    task.free = free
    duel.stack.append(task)


def use_ability(duel: State, player: int, card: int, index: int) -> None:
    """Use an activated ability, and the sync after it."""
    code = ability_of(duel, card, index)
    if code.instead != I_NOTHING:
        use(duel, card, code.instead == I_ROTATION)
    scope = scope_of(duel, card)
    scope.player = player
    scope.code = code
    start_sync(duel)
    push_work(duel, scope)
