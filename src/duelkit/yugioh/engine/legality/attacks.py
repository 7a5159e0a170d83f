"""Which monsters can attack, and what. Rules: MR3-BP-04, MR3-BP-06, MR3-BAT-08."""

from __future__ import annotations

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.battle_sums import may_attack_in_defense
from duelkit.yugioh.engine.facts.prohibitions import forbidden, permission_amount, permitted, player_forbidden
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_ATTACK_COST, C_CANNOT, C_MAY
from duelkit.yugioh.state.code import Plan
from duelkit.yugioh.state.codes import (
    A_ATTACK,
    A_ATTACK_DIRECTLY,
    A_ATTACK_MONSTER,
    A_BE_ATTACKED,
    A_DECLARE_ATTACK,
    MONSTER_ZONE,
    P_ATTACK_DIRECTLY,
    P_ATTACK_EACH,
    P_EXTRA_ATTACKS,
    P_EXTRA_ATTACKS_ON_MONSTERS,
    P_MUST_ATTACK,
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
    struck = duel.play[card].struck
    if before == 0 or not duel.active[C_MAY + P_ATTACK_EACH] or len(struck) < before:
        return False
    if not permitted(duel, P_ATTACK_EACH, card):
        return False
    for _, stamp in struck[:before]:
        if stamp < 0:
            return False
    return True


def struck_by(duel: State, card: int, target: int) -> tuple[int, int]:
    """The entry of an attack target among the monsters that a monster has attacked; the stamp is inverted if only
    other monsters can be attacked once each.
    """
    stamp = duel.stamp[target]
    return target, stamp if not duel.active[C_MAY + P_ATTACK_EACH] or within_each(duel, card, target) else -1 - stamp


def not_struck(duel: State, card: int, target: int, before: int) -> bool:
    """Whether the monster, which can attack each of certain monsters once, has this one left after so many attacks."""
    struck = duel.play[card].struck[:before]
    often = struck.count((target, duel.stamp[target]))
    return (often == 0 or often < permission_amount(duel, P_ATTACK_EACH, card)) and within_each(duel, card, target)


def within_each(duel: State, card: int, target: int) -> bool:
    """Whether the target is among the monsters that the monster can attack once each, if there is such a permission."""
    narrowed = False
    for active in duel.active[C_MAY + P_ATTACK_EACH]:
        if applies(duel, active, card):
            test = active.code.test
            if test is None or test.test(duel, target, active.scope):
                return True
            narrowed = True
    return not narrowed


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


def paid_with_cards(duel: State, card: int) -> list[Active]:
    """What else than life points must be paid to declare an attack with the monster."""
    return [active for active in duel.active[C_ATTACK_COST] if active.code.program >= 0 and applies(duel, active, card)]


def may_attack(duel: State, card: int) -> bool:
    """Whether the monster can declare an attack, regardless of targets. Rules: MR3-POS-01, MR3-BP-04."""
    return not cannot_attack(duel, card, None)


def must_attack(duel: State, player: int) -> bool:
    """Whether the player has a monster that must attack and can: the battle phase cannot end before."""
    if not duel.active[C_MAY + P_MUST_ATTACK]:
        return False
    for card in duel.monsters[player]:
        if card >= 0 and permitted(duel, P_MUST_ATTACK, card) and may_attack(duel, card):
            targets = attack_targets(duel, card)
            if not targets:
                continue
            for active in duel.active[C_MAY + P_MUST_ATTACK]:
                if active.code.test is None and applies(duel, active, card):
                    return True
            if demanded(duel, card, targets):
                return True
    return False


def demanded(duel: State, card: int, targets: list[int]) -> list[int]:
    """Those of the targets that effects make the monster attack, of which it must attack one."""
    found: list[int] = []
    for active in duel.active[C_MAY + P_MUST_ATTACK]:
        test = active.code.test
        if test is None or not applies(duel, active, card):
            continue
        for each in targets:
            if each >= 0 and each not in found and test.test(duel, each, active.scope):
                found.append(each)
    return found


def cannot_attack(duel: State, card: int, reasons: list[int] | None) -> bool:
    """The reasons against an attack of the monster, regardless of targets.

    :param reasons: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    """
    part = duel.play[card]
    if (not part.face_up or part.defense and not may_attack_in_defense(duel, card)) and refuse(
        reasons, why.NOT_ATTACK_POSITION
    ):
        return True
    if not attacks_left(duel, card) and refuse(reasons, why.NO_ATTACK_LEFT):
        return True
    player = duel.controller[card]
    if attack_forbidden(duel, card, player) and refuse(reasons, why.FORBIDDEN):
        return True
    cost = cost_of_attack(duel, card)
    if cost > 0 and duel.life[player] < cost and refuse(reasons, why.ATTACK_COST):
        return True
    for active in paid_with_cards(duel, card):
        program = active.effect.programs[active.code.program]
        if not program.possible(duel, active.scope, Plan()) and refuse(reasons, why.ATTACK_COST):
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
    found = attackable(duel, card, player)
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
        return [monster for monster in found if not_struck(duel, card, monster, before)]
    if duel.active[C_MAY + P_MUST_ATTACK]:
        wanted = demanded(duel, card, found)
        if wanted:
            return wanted
    alone = all([monster < 0 for monster in duel.monsters[1 - player]])
    direct = alone or duel.active[C_MAY + P_ATTACK_DIRECTLY] and permitted(duel, P_ATTACK_DIRECTLY, card)
    if direct and not cannot_attack_directly(duel, card, declared, None):
        found.append(-1)
    return found


def attackable(duel: State, card: int, player: int) -> list[int]:
    """The monsters of the other player that nothing keeps the player's monster ``card`` from attacking."""
    there = [monster for monster in duel.monsters[1 - player] if monster >= 0]
    return [monster for monster in there if not cannot_be_attacked(duel, monster, player, card)]


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
