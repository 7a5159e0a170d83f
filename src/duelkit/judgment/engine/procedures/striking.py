"""Strikes: evasion and damage. Rules: EOJ-BATTLE-04 to -06, EOJ-KIND-01 to -05, EOJ-TIMING-01 to -05."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import banned, in_force, scope_of
from duelkit.judgment.engine.facts.targets import struck_side
from duelkit.judgment.engine.facts.values import alive, cost_of, fights_for, icon_damage, is_enemy, raw_attack, raw_hp
from duelkit.judgment.engine.moves.events import chance, emit, note
from duelkit.judgment.engine.moves.placing import gain_mana, kill, lose_mana
from duelkit.judgment.state.code import StrikeCode
from duelkit.judgment.state.codes import (
    B_DAMAGE,
    B_EVADES_FROM,
    B_LUCKY,
    B_STEAL_MANA,
    E_ATTACKED,
    E_ATTACKS,
    E_EVADED,
    E_HIT,
    FOR_EVER,
    MAGIC,
    NO_EVASION,
    S_ATTACK,
    S_SUMMON_COST,
    VIGILANCE,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_ATTACK, L_CHANGE, L_COUNTER, L_DAMAGE, L_EVADED
from duelkit.judgment.state.parts import Timed


def strike_value(duel: State, card: int, targets: list[int], launching: bool) -> int:
    """The attack value of a strike. Rules: EOJ-BATTLE-04, EOJ-ABIL-07 to -07d, EOJ-ABIL-37, EOJ-PARAM-02."""
    value = raw_attack(duel, card)
    if launching:
        for code in duel.info[card].strikes:
            value = changed_by(duel, card, targets, code, value)
    return value if value > 0 else 0


def changed_by(duel: State, card: int, targets: list[int], code: StrikeCode, value: int) -> int:
    """The value after one power strike or wild strike, if it applies."""
    scope = scope_of(duel, card)
    scope.targets = tuple(targets)
    if code.hitting and len(targets) != code.hitting:
        return value
    if code.condition is not None and not code.condition.holds(duel, scope):
        return value
    test = code.if_any
    if test is not None and not any([test.test(duel, other, scope) for other in targets]):
        return value
    if code.chance and not always_lucky(duel, card) and not chance(duel, card):
        return value
    amount = code.amount.value(duel, scope)
    return value - duel.creatures[card].base_attack + amount if code.becomes else value + amount


def always_lucky(duel: State, card: int) -> bool:
    """Whether a creature always receives bonuses that come half the time."""
    for source, ruling in in_force(duel, B_LUCKY):
        if ruling.test is None or ruling.test.test(duel, card, scope_of(duel, source)):
            return True
    return False


def evades(duel: State, card: int, attacker: int) -> bool:
    """Whether a creature evades a physical strike. Rules: EOJ-ABIL-05 to -05d, EOJ-ABIL-08 to -08c, EOJ-OVER-01."""
    creature = duel.creatures[card]
    if creature.keywords & NO_EVASION:
        return False
    if creature.keywords & VIGILANCE:
        return True
    attempts = creature.evasion
    for source, ruling in in_force(duel, B_EVADES_FROM):
        scope = scope_of(duel, source)
        if (
            ruling.to is not None
            and ruling.to.test(duel, card, scope)
            and (ruling.test is None or ruling.test.test(duel, attacker, scope))
        ):
            if ruling.number == 0:
                return True
            attempts += ruling.number
    evaded = False
    for _ in range(attempts):
        if chance(duel, card):
            evaded = True
    return evaded


def announce(duel: State, card: int, targets: list[int]) -> None:
    """Queue the abilities that trigger before a strike (攻撃時). Rule: EOJ-TIMING-01."""
    there = [other for other in targets if alive(duel, other)]
    if there and alive(duel, card):
        note(duel, L_ATTACK, card, duel.owner[card], there[0], len(there))
        duel.attacked = tuple(there)
        emit(duel, E_ATTACKS, card, duel.creatures[card].field, duel.owner[card], there[0])


def strike(duel: State, card: int, targets: list[int], launching: bool, ambush: bool) -> None:
    """Strike all targets at the same time; the bodies of the dead stay on their fields.

    Rules: EOJ-BATTLE-05, EOJ-BATTLE-06, EOJ-KIND-01 to -05, EOJ-ABIL-35 to -35d, EOJ-TIMING-01 to -05.
    """
    there = [other for other in targets if alive(duel, other)]
    if not there or not alive(duel, card):
        return
    owner = duel.owner[card]
    field = duel.creatures[card].field
    if launching:
        duel.attacked = tuple(there)
    else:
        note(duel, L_COUNTER, card, owner, there[0], len(there))
    value = strike_value(duel, card, there, launching)
    magic = icon_damage(duel, card) == MAGIC
    damage: list[int] = []
    for other in there:
        damage.append(damage_to(duel, card, other, value, magic, launching and ambush))
    for at in range(len(there)):
        other = there[at]
        if damage[at] < 0:
            note(duel, L_EVADED, other, duel.owner[other], card)
            continue
        if damage[at] > 0 and turned_damage(duel, card, other, damage[at]):
            continue
        duel.creatures[other].damage += damage[at]
        note(duel, L_DAMAGE, other, duel.owner[other], damage[at], card)
    for at in range(len(there)):
        if damage[at] >= 0 and raw_hp(duel, there[at]) <= 0:
            kill(duel, there[at])
    for at in range(len(there)):
        other = there[at]
        if damage[at] < 0:
            emit(duel, E_EVADED, other, duel.creatures[other].field, duel.owner[other], card)
        else:
            emit(duel, E_HIT, card, field, owner, other, damage[at])
    if launching:
        for other in there:
            emit(duel, E_ATTACKED, card, field, owner, other)


def turned_damage(duel: State, card: int, other: int, amount: int) -> bool:
    """Apply damage that affects something other than HP; returns whether it does."""
    if not duel.info[card].rule_bits & B_DAMAGE:
        return False
    for ruling in duel.info[card].rulings:
        if (
            ruling.bit != B_DAMAGE
            or ruling.condition is not None
            and not ruling.condition.holds(duel, scope_of(duel, card))
        ):
            continue
        creature = duel.creatures[other]
        side = fights_for(duel, card)
        if ruling.text == "attack" and raw_attack(duel, other) >= 1:
            creature.attack -= amount
            note(duel, L_CHANGE, other, duel.owner[other], S_ATTACK, -amount)
            return True
        if ruling.text == "summoning cost" and cost_of(duel, other) > 1:
            change = min(amount, cost_of(duel, other) - 1)
            creature.cost_mod -= change
            creature.plain = False
            duel.timed.append(Timed(other, S_SUMMON_COST, -change, FOR_EVER))
            note(duel, L_CHANGE, other, duel.owner[other], S_SUMMON_COST, -change)
            return True
        if not is_enemy(duel, card, other) or duel.mana[1 - side] == 0:
            continue
        if ruling.text == "mana":
            lose_mana(duel, 1 - side, amount)
            return True
        if ruling.text == "stolen mana" and not banned(duel, B_STEAL_MANA, side):
            gain_mana(duel, side, lose_mana(duel, 1 - side, amount))
            return True
    return False


def damage_to(duel: State, card: int, other: int, value: int, magic: bool, ambush: bool) -> int:
    """The damage of a strike to one creature, −1 if it evades."""
    creature = duel.creatures[other]
    if magic:
        reduced = value - creature.magic_protection
        return reduced if reduced > 0 else 0
    if evades(duel, other, card):
        return -1
    if duel.info[other].blind_sides & struck_side(duel, card, other, ambush):
        value += 1
    value -= creature.protection
    return value if value > 0 else 0
