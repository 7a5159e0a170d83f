"""The reasons against re-actions (再行動) and activated abilities. Rules: EOJ-ACT1-01 to -04, EOJ-REACT-01 to -09."""

from __future__ import annotations

from duelkit.judgment.engine.facts import reasons as why
from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule, scope_of
from duelkit.judgment.engine.facts.targets import attackable, enemies_in_reach
from duelkit.judgment.engine.facts.values import alive, attack_cost_of, fights_for, rotate_cost_of
from duelkit.judgment.engine.legality.lending import ability_of
from duelkit.judgment.state.codes import B_EXTRA_ATTACK, FIXED_PLACE, I_ATTACK, I_ROTATION
from duelkit.judgment.state.duel import State
from duelkit.kernel.reasons import refuse


def uses_left(duel: State, card: int, rotation: bool) -> bool:
    """Whether the creature has an attack, or a rotation, left this turn. Rule: EOJ-REACT-02."""
    creature = duel.creatures[card]
    if creature.acted != duel.turn:
        return True
    return creature.rotations < 1 if rotation else creature.attacks < 1 + extra_attacks(duel, card)


def extra_attacks(duel: State, card: int) -> int:
    """The number of additional attacks by re-action that abilities grant a creature."""
    count = 0
    if not may_change_rule(duel, B_EXTRA_ATTACK):
        return count
    for source, ruling in in_force(duel, B_EXTRA_ATTACK):
        if ruling.test is None or ruling.test.test(duel, card, scope_of(duel, source)):
            count += ruling.number
    return count


def cannot_attack(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against an attack by re-action. Rules: EOJ-REACT-01 to -07, EOJ-ABIL-10c, -28d, -36."""
    if common_reaction(duel, player, card, reasons):
        return True
    creature = duel.creatures[card]
    if not uses_left(duel, card, False) and refuse(reasons, why.ATTACK_USED):
        return True
    if creature.barred == duel.turn and refuse(reasons, why.BARRED):
        return True
    if attack_cost_of(duel, card) > duel.mana[player] and refuse(reasons, why.NO_MANA):
        return True
    if not attackable(duel, card) and (
        reasons is None or refuse(reasons, why.LURED if enemies_in_reach(duel, card) else why.NO_ATTACK_TARGET)
    ):
        return True
    return False


def cannot_rotate(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against a rotation by re-action. Rules: EOJ-REACT-01, EOJ-REACT-02, EOJ-REACT-06."""
    if common_reaction(duel, player, card, reasons):
        return True
    if not uses_left(duel, card, True) and refuse(reasons, why.ROTATION_USED):
        return True
    if duel.creatures[card].keywords & FIXED_PLACE and refuse(reasons, why.FIXED):
        return True
    if rotate_cost_of(duel, card) > duel.mana[player] and refuse(reasons, why.NO_MANA):
        return True
    return False


def could_attack(duel: State, player: int, card: int) -> bool:
    """Whether a creature could attack by re-action if that were free."""
    return (
        not common_reaction(duel, player, card, None)
        and uses_left(duel, card, False)
        and (duel.creatures[card].barred != duel.turn)
        and len(attackable(duel, card)) > 0
    )


def common_reaction(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against every re-action of a creature. Rules: EOJ-REACT-08, -09, EOJ-ABIL-28d."""
    if not alive(duel, card):
        return refuse(reasons, why.DEAD)
    if fights_for(duel, card) != player and refuse(reasons, why.NOT_YOURS):
        return True
    creature = duel.creatures[card]
    if creature.possessor >= 0 and creature.possessed_since == duel.turn and refuse(reasons, why.POSSESSED_NOW):
        return True
    return False


def cannot_use(duel: State, player: int, card: int, index: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against an activated ability of a creature."""
    if common_reaction(duel, player, card, reasons):
        return True
    code = ability_of(duel, card, index)
    if code.instead == I_ATTACK:
        if not uses_left(duel, card, False) and refuse(reasons, why.ATTACK_USED):
            return True
        if duel.creatures[card].barred == duel.turn and refuse(reasons, why.BARRED):
            return True
    elif code.instead == I_ROTATION and not uses_left(duel, card, True) and refuse(reasons, why.ROTATION_USED):
        return True
    scope = scope_of(duel, card)
    scope.player = player
    scope.code = code
    if code.condition is not None and not code.condition.holds(duel, scope) and refuse(reasons, why.CONDITION):
        return True
    if not code.programs[0].possible(duel, scope) and refuse(reasons, why.NOTHING_TO_DO):
        return True
    return False
