"""One battle. Rules: EOJ-BATTLE-09, EOJ-BATTLE-16 to -20, EOJ-ABIL-38 to -38f."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.targets import can_counter, counter_order, counter_targets, struck
from duelkit.judgment.engine.facts.values import alive, icon_damage
from duelkit.judgment.engine.moves.events import emit
from duelkit.judgment.engine.procedures.striking import announce, strike
from duelkit.judgment.engine.procedures.triggers import drain
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import (
    AMBUSH,
    DOUBLE_ATTACK,
    E_BATTLE_OVER,
    FIRST_STRIKE,
    O_PICK,
    PHYSICAL,
    W_ATTACK_TARGET,
    verb_of,
)
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import PICK, ZONE


def ask_aim(duel: State, player: int, card: int, choices: list[int]) -> None:
    """Ask for the target of an attack. Rules: EOJ-BATTLE-10, EOJ-SUMMON-10."""
    duel.ask(player, PICK if verb_of(choices[0]) == O_PICK else ZONE, choices, W_ATTACK_TARGET, card)


# the steps of a battle: begins, first strikes, announces, launches, counterattacks
BATTLE_BEGINS: Final = 0
BATTLE_FIRST_STRIKES: Final = 1
BATTLE_ANNOUNCES: Final = 2
BATTLE_COUNTERATTACKS: Final = 3
BATTLE_LAUNCHES: Final = 4


class BattleTask(Task):
    """One battle: first strikes, the attack, the counterattacks; triggers are settled as they arise, no sync.

    Rules: EOJ-BATTLE-09, EOJ-BATTLE-16 to -20, EOJ-ABIL-38 to -38f.
    """

    def __init__(self) -> None:
        super().__init__()
        self.attacker: int = -1
        self.targets: list[int] = []
        self.early: list[int] = []
        self.late: list[int] = []
        self.ambush: bool = False

    def fields(self) -> tuple[str, ...]:
        return ("step", "attacker", "targets", "early", "late", "ambush")

    def copy(self) -> BattleTask:
        twin = BattleTask()
        twin.step = self.step
        twin.attacker = self.attacker
        twin.targets = self.targets[:]
        twin.early = self.early[:]
        twin.late = self.late[:]
        twin.ambush = self.ambush
        return twin

    def run(self, duel: State) -> None:
        if self.step == BATTLE_BEGINS:
            self.begin(duel)
            self.step = BATTLE_FIRST_STRIKES
        while self.step == BATTLE_FIRST_STRIKES:
            if not self.early:
                self.step = BATTLE_ANNOUNCES
                break
            defender = self.early.pop(0)
            if can_counter(duel, defender, self.attacker, True):
                strike(duel, defender, counter_targets(duel, defender, self.attacker), False, False)
                if drain(duel):
                    return
        if self.step == BATTLE_ANNOUNCES:
            self.step = BATTLE_LAUNCHES
            announce(duel, self.attacker, self.targets)
            if drain(duel):
                return
        if self.step == BATTLE_LAUNCHES:
            self.step = BATTLE_COUNTERATTACKS
            self.launch(duel)
            if drain(duel):
                return
        while self.step == BATTLE_COUNTERATTACKS:
            if not self.late:
                break
            defender = self.late.pop(0)
            if can_counter(duel, defender, self.attacker, False):
                strike(duel, defender, counter_targets(duel, defender, self.attacker), False, False)
                if drain(duel):
                    return
        for card in duel.occupant:
            if card >= 0:
                duel.creatures[card].no_counter = False
        if alive(duel, self.attacker) and not duel.mass:
            for card in self.targets:
                emit(
                    duel,
                    E_BATTLE_OVER,
                    self.attacker,
                    duel.creatures[self.attacker].field,
                    duel.owner[self.attacker],
                    card,
                )
        duel.attacker = -1
        duel.attacked = ()
        duel.cache.stale = True
        duel.stack.pop()

    def begin(self, duel: State) -> None:
        """Fix which creatures counterattack, and in which order. Rules: EOJ-BATTLE-16 to -19, EOJ-COUNTER-13."""
        attacker = duel.creatures[self.attacker]
        duel.attacker = self.attacker
        duel.cache.stale = True
        duel.fought += 1
        self.ambush = attacker.keywords & AMBUSH != 0
        defenders = counter_order(duel, self.attacker, self.targets)
        if attacker.keywords & FIRST_STRIKE or icon_damage(duel, self.attacker) != PHYSICAL:
            self.late = defenders
        else:
            self.early = [card for card in defenders if duel.creatures[card].keywords & FIRST_STRIKE]
            self.late = [card for card in defenders if card not in self.early]

    def launch(self, duel: State) -> None:
        """Carry out the attack, twice with Double Attack; nothing is settled in between. Rule: EOJ-ABIL-38f."""
        twice = duel.creatures[self.attacker].keywords & DOUBLE_ATTACK != 0 if alive(duel, self.attacker) else False
        strike(duel, self.attacker, self.targets, True, self.ambush)
        if twice:
            announce(duel, self.attacker, self.targets)
            strike(duel, self.attacker, self.targets, True, self.ambush)


def start_battle(duel: State, attacker: int, chosen: int) -> None:
    """Push a battle in which ``attacker`` attacks ``chosen``, and the other creatures that its attack strikes."""
    task = BattleTask()
    task.attacker = attacker
    task.targets = struck(duel, attacker, chosen)
    duel.stack.append(task)
