"""Which monsters can attack, and what. Rules: MR3-BP-04, MR3-BP-06, MR3-BAT-08."""

from __future__ import annotations

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.prohibitions import forbidden, permission_amount, permitted, player_forbidden
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.codes import (
    A_ATTACK,
    A_ATTACK_DIRECTLY,
    A_ATTACK_MONSTER,
    A_BE_ATTACKED,
    A_DECLARE_ATTACK,
    C_ATTACK_COST,
    C_CANNOT,
    C_MAY,
    MONSTER_ZONE,
    P_ATTACK_DIRECTLY,
    P_ATTACK_EACH,
    P_ATTACK_IN_DEFENSE,
    P_EXTRA_ATTACKS,
    P_EXTRA_ATTACKS_ON_MONSTERS,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import NO_MORE_ATTACKS, ON_ANYTHING


def attacks_left(duel: State, card: int) -> bool:
    """Whether the monster has an attack left this turn. Rule: MR3-BP-06."""
    part = duel.play[card]
    if part.attack_turn != duel.turn or part.attacks == 0:
        return True
    if part.again >= ON_ANYTHING or attacks_each(duel, card, part.attacks):
        return True
    extra = 0
    if duel.active[C_MAY + P_EXTRA_ATTACKS]:
        extra = permission_amount(duel, P_EXTRA_ATTACKS, card)
    if duel.active[C_MAY + P_EXTRA_ATTACKS_ON_MONSTERS]:
        extra = max(extra, permission_amount(duel, P_EXTRA_ATTACKS_ON_MONSTERS, card))
    return part.attacks <= extra


def attacks_each(duel: State, card: int, before: int) -> bool:
    """Whether the monster, after this number of attacks, can attack each remaining monster once."""
    return (
        before > 0
        and len(duel.active[C_MAY + P_ATTACK_EACH]) > 0
        and len(duel.play[card].struck) >= before
        and (permitted(duel, P_ATTACK_EACH, card))
    )


def further_allowed(duel: State, card: int) -> bool:
    """Whether the permission to attack more than once still allows the attack that the monster has declared."""
    before = duel.play[card].attacks - 1
    return attacks_each(duel, card, before) or before <= max(
        permission_amount(duel, P_EXTRA_ATTACKS, card), permission_amount(duel, P_EXTRA_ATTACKS_ON_MONSTERS, card)
    )


def cost_of_attack(duel: State, card: int) -> int:
    """The life points that must be paid to declare an attack with the monster."""
    cost = 0
    for active in duel.active[C_ATTACK_COST]:
        if applies(duel, active, card):
            cost += active.code.number
    return cost


def may_attack(duel: State, card: int) -> bool:
    """Whether the monster can declare an attack, regardless of targets. Rules: MR3-POS-01, MR3-BP-04."""
    return not cannot_attack(duel, card, None)


def cannot_attack(duel: State, card: int, reasons: list[int] | None) -> bool:
    """The reasons against an attack of the monster, regardless of targets.

    :param reasons: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    """
    part = duel.play[card]
    if (
        not part.face_up
        or part.defense
        and not (duel.active[C_MAY + P_ATTACK_IN_DEFENSE] and permitted(duel, P_ATTACK_IN_DEFENSE, card))
    ) and refuse(reasons, why.NOT_ATTACK_POSITION):
        return True
    if not attacks_left(duel, card) and refuse(reasons, why.NO_ATTACK_LEFT):
        return True
    player = duel.controller[card]
    if attack_forbidden(duel, card, player) and refuse(reasons, why.FORBIDDEN):
        return True
    cost = cost_of_attack(duel, card)
    if cost > 0 and duel.life[player] < cost and refuse(reasons, why.ATTACK_COST):
        return True
    return False


def attack_forbidden(duel: State, card: int, player: int) -> bool:
    """Whether an effect prevents the player's monster from attacking, or from declaring an attack."""
    if duel.active[C_CANNOT + A_ATTACK] and (
        forbidden(duel, A_ATTACK, card, player) or player_forbidden(duel, A_ATTACK, player, card)
    ):
        return True
    return len(duel.active[C_CANNOT + A_DECLARE_ATTACK]) > 0 and forbidden(duel, A_DECLARE_ATTACK, card, player)


def attack_targets(duel: State, card: int, declared: bool = False) -> list[int]:
    """The monsters that can be attacked, and −1 for a direct attack. Rules: MR3-BAT-08, MR3-BP-04, MR3-REP-02.

    :param declared: whether the attack has been declared and counted already, as in a replay.
    """
    player = duel.controller[card]
    part = duel.play[card]
    found: list[int] = []
    monsters = 0
    for monster in duel.monsters[1 - player]:
        if monster < 0:
            continue
        monsters += 1
        if not cannot_be_attacked(duel, monster, player, card):
            found.append(monster)
    if part.again >= 0:
        return [monster for monster in found if monster == part.again]
    before = part.attacks - 1 if declared else part.attacks if part.attack_turn == duel.turn else 0
    if (
        part.again == NO_MORE_ATTACKS
        and before > 0
        and before > permission_amount(duel, P_EXTRA_ATTACKS, card)
        and (before > permission_amount(duel, P_EXTRA_ATTACKS_ON_MONSTERS, card))
        and attacks_each(duel, card, before)
    ):
        struck = part.struck[:before]
        return [monster for monster in found if (monster, duel.stamp[monster]) not in struck]
    direct = monsters == 0 or duel.active[C_MAY + P_ATTACK_DIRECTLY] and permitted(duel, P_ATTACK_DIRECTLY, card)
    if direct and not cannot_attack_directly(duel, card, declared, None):
        found.append(-1)
    return found


def cannot_be_attacked(duel: State, monster: int, player: int, card: int) -> bool:
    """Whether an effect prevents the player's monster ``card`` from attacking this monster."""
    if duel.active[C_CANNOT + A_BE_ATTACKED] and forbidden(duel, A_BE_ATTACKED, monster, player, card):
        return True
    return len(duel.active[C_CANNOT + A_ATTACK_MONSTER]) > 0 and forbidden(
        duel, A_ATTACK_MONSTER, card, player, monster
    )


def cannot_attack_directly(duel: State, card: int, declared: bool, reasons: list[int] | None) -> bool:
    """The reasons against a direct attack, apart from the opponent's monsters.

    :param reasons: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    """
    part = duel.play[card]
    before = part.attacks - 1 if declared else part.attacks
    if (
        part.attack_turn == duel.turn
        and before > 0
        and part.again == NO_MORE_ATTACKS
        and (before > permission_amount(duel, P_EXTRA_ATTACKS, card))
        and refuse(reasons, why.NO_ATTACK_LEFT)
    ):
        return True
    return (
        len(duel.active[C_CANNOT + A_ATTACK_DIRECTLY]) > 0
        and (forbidden(duel, A_ATTACK_DIRECTLY, card, duel.controller[card]))
        and refuse(reasons, why.FORBIDDEN)
    )


def cannot_attack_target(duel: State, card: int, target: int, declared: bool, reasons: list[int]) -> bool:
    """Collect every reason against an attack of the monster on this target, −1 for a direct attack."""
    if target in attack_targets(duel, card, declared):
        return False
    player = duel.controller[card]
    part = duel.play[card]
    before = len(reasons)
    if target < 0:
        monsters = [monster for monster in duel.monsters[1 - player] if monster >= 0]
        if part.again >= 0:
            reasons.append(why.ANOTHER_TARGET)
        if monsters and not permitted(duel, P_ATTACK_DIRECTLY, card):
            reasons.append(why.MONSTERS_IN_THE_WAY)
        cannot_attack_directly(duel, card, declared, reasons)
    elif duel.place[target] != MONSTER_ZONE or duel.controller[target] == player:
        reasons.append(why.NOT_ATTACKABLE)
    elif cannot_be_attacked(duel, target, player, card):
        reasons.append(why.FORBIDDEN)
    if len(reasons) == before:
        reasons.append(why.ANOTHER_TARGET)
    return True
