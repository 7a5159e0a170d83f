"""The result of a damage calculation: the battle damage, and the monsters that the battle destroys."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attack import attacks_in_defense
from duelkit.yugioh.engine.facts.battles_fought import counting_atk, counting_defense
from duelkit.yugioh.engine.facts.figures import original_atk_of
from duelkit.yugioh.engine.facts.limits import done_key
from duelkit.yugioh.engine.facts.prohibitions import permitted, player_forbidden, seen_from
from duelkit.yugioh.engine.facts.properties import applies, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_BATTLE_DAMAGE, C_CANNOT, C_KEEPS_OFF, C_MAY
from duelkit.yugioh.state.codes import (
    A_TAKE_BATTLE_DAMAGE,
    A_TAKE_DAMAGE,
    EITHER,
    MONSTER_ZONE,
    P_ATTACK_IN_DEFENSE,
    P_ATTACK_IN_DEFENSE_WITH_ATK,
    P_DOUBLE_DAMAGE,
    P_NO_BATTLE_DAMAGE,
    P_PIERCE,
    TARGET_GONE,
    WOULD_CHANGE_STATS,
    on_side,
)
from duelkit.yugioh.state.duel import State

HALVED: Final = 0
DOUBLED: Final = 1
TURNED: Final = 2
SHARED: Final = 3
PRINTED: Final = 4


class Blow:
    """The outcome of a damage calculation. ``hurt`` takes ``amount`` from ``source``; −1 if nobody does."""

    def __init__(self) -> None:
        self.hurt: int = -1
        self.amount: int = 0
        self.source: int = -1
        self.victim: int = -1
        self.losers: list[int] = []

    def strike(self, hurt: int, amount: int, source: int, victim: int) -> None:
        """Let ``source`` inflict damage in a battle with ``victim`` (−1 for a direct attack)."""
        self.hurt = hurt
        self.amount = amount
        self.source = source
        self.victim = victim


def blow_of(duel: State) -> Blow:
    """The outcome if damage were calculated now. Rules: MR3-BAT-02 to MR3-BAT-08.

    An attack that was moved to a monster of the same player hurts that player, whichever of the two monsters loses.
    """
    blow = Blow()
    attacker = duel.attacker
    target = duel.attack_target
    player = duel.controller[attacker]
    power = counting_defense(duel, attacker) if fights_with_defense(duel, attacker) else counting_atk(duel, attacker)
    if target < 0:
        blow.strike(1 - player, power, attacker, -1)
        return blow
    defended = duel.play[target].defense
    other = counting_defense(duel, target) if defended else counting_atk(duel, target)
    if power > other:
        blow.losers = [target]
        if not defended or duel.active[C_MAY + P_PIERCE] and permitted(duel, P_PIERCE, attacker):
            blow.strike(duel.controller[target], power - other, attacker, target)
    elif power < other:
        if not defended:
            blow.losers = [attacker]
        blow.strike(player, other - power, target, attacker)
    elif not defended and power > 0:
        blow.losers = [attacker, target]
    return blow


def may_attack_in_defense(duel: State, card: int) -> bool:
    """Whether an effect lets the monster attack in face-up Defense Position, whichever figure counts then."""
    return permitted(duel, P_ATTACK_IN_DEFENSE, card) or permitted(duel, P_ATTACK_IN_DEFENSE_WITH_ATK, card)


def fights_with_defense(duel: State, card: int) -> bool:
    """Whether the monster attacks in Defense Position and its DEF counts as its ATK."""
    return attacks_in_defense(duel, card) and not permitted(duel, P_ATTACK_IN_DEFENSE_WITH_ATK, card)


def position_forbids(duel: State, attacker: int) -> bool:
    """Whether the monster attacks in Defense Position, but the effect that allowed it no longer applies (faq 23968)."""
    return attacks_in_defense(duel, attacker) and not may_attack_in_defense(duel, attacker)


def spared_in_battle(duel: State, card: int) -> bool:
    """Whether the controller of a monster takes no battle damage from its battles.

    An Equip Card spares its own controller (自分への戦闘ダメージは０になる), who may be the other player.
    """
    for active in duel.active[C_MAY + P_NO_BATTLE_DAMAGE]:
        source = active.source
        if duel.play[source].equipped_to == card and duel.controller[source] != duel.controller[card]:
            continue
        if applies(duel, active, card):
            return True
    return False


def battle_amount(duel: State, player: int, amount: int, source: int, victim: int) -> int:
    """The battle damage that the player takes after all effects that change it. Rule: MR3-BAT-10."""
    if victim >= 0 and duel.active[C_MAY + P_NO_BATTLE_DAMAGE] and spared_in_battle(duel, victim):
        return 0
    if duel.active[C_CANNOT + A_TAKE_BATTLE_DAMAGE] and (player_forbidden(duel, A_TAKE_BATTLE_DAMAGE, player, source)):
        return 0
    for active in duel.active[C_MAY + P_DOUBLE_DAMAGE]:
        test = active.code.test
        if applies(duel, active, source) and (test is None or victim >= 0):
            return amount * 2
    return amount


def battle_damages(duel: State, blow: Blow) -> list[tuple[int, int]]:
    """The players and amounts of the battle damage after all effects that change it. Rule: MR3-BAT-10."""
    if blow.hurt < 0:
        return []
    if duel.rules.battle_damage_in_steps:
        return damages_in_steps(duel, blow)
    amount = blow.amount
    takers = [blow.hurt]
    shares: list[int] = []
    for active in duel.active[C_BATTLE_DAMAGE]:
        code = active.code
        if not on_side(code.side, seen_from(duel, active), blow.hurt):
            continue
        if not concerns(duel, active, blow):
            continue
        if code.number == HALVED or code.number == DOUBLED:
            if code.number in shares:
                continue  # once, however many effects say so (ruling 17398)
            shares.append(code.number)
            amount = (amount + 1) // 2 if code.number == HALVED else amount * 2
        elif code.number == PRINTED:
            amount = original_atk_of(duel, blow.source) if amount else 0
        elif code.number == TURNED:
            takers = [1 - blow.hurt]
        else:
            takers = [blow.hurt, 1 - blow.hurt]
    return [(player, battle_amount(duel, player, amount, blow.source, blow.victim)) for player in takers]


def concerns(duel: State, active: Active, blow: Blow) -> bool:
    """Whether a change of battle damage applies to the current battle."""
    if active.code.flag:
        return applies(duel, active, blow.source)
    return (
        applies(duel, active, duel.attacker) or duel.attack_target >= 0 and (applies(duel, active, duel.attack_target))
    )


def damages_in_steps(duel: State, blow: Blow) -> list[tuple[int, int]]:
    """The players and amounts of the battle damage: first the players are determined, then the amount for each of them.

    Damage to both players comes first, then effects that redirect damage to the other player, at most once. Damage to
    the same player is added up. Rulings on 脆刃の剣 and アマゾネスの剣士, since July 2019.
    """
    changes = [active for active in duel.active[C_BATTLE_DAMAGE] if concerns(duel, active, blow)]
    hurt = [blow.hurt]
    for active in changes:
        if active.code.number == SHARED and active.code.side == EITHER:
            hurt = [blow.hurt, 1 - blow.hurt]
    takers: list[int] = []
    for player in hurt:
        takers.extend(turned(duel, changes, player))
    return [
        (player, takers.count(player) * amount_taken(duel, changes, player, blow))
        for player in (blow.hurt, 1 - blow.hurt)
        if player in takers
    ]


def turned(duel: State, changes: list[Active], player: int) -> list[int]:
    """The players who take the damage to a player instead or as well."""
    for active in changes:
        code = active.code
        if on_side(code.side, seen_from(duel, active), player):
            if code.number == TURNED:
                return [1 - player]
            if code.number == SHARED and code.side != EITHER:
                return [player, 1 - player]
    return [player]


def is_changed(duel: State, changes: list[Active], player: int, how: int) -> bool:
    """Whether battle damage to the player is changed in this way."""
    for active in changes:
        if active.code.number == how and on_side(active.code.side, seen_from(duel, active), player):
            return True
    return False


def changed_amount(duel: State, changes: list[Active], player: int, amount: int) -> int:
    """The amount of battle damage to the player after it was halved and doubled.

    Each happens once, however many effects say so (ruling 17398; OCG-Rule documentation on battle damage).
    """
    if is_changed(duel, changes, player, HALVED):
        amount = (amount + 1) // 2
    return amount * 2 if is_changed(duel, changes, player, DOUBLED) else amount


def amount_taken(duel: State, changes: list[Active], player: int, blow: Blow) -> int:
    """The amount of the damage that a player takes: nothing, half of it, or twice as much, for example."""
    if duel.active[C_CANNOT + A_TAKE_BATTLE_DAMAGE] and (
        player_forbidden(duel, A_TAKE_BATTLE_DAMAGE, player, blow.source)
    ):
        return 0
    if duel.active[C_MAY + P_NO_BATTLE_DAMAGE]:
        for card in (duel.attacker, duel.attack_target):
            if card >= 0 and duel.controller[card] == player and spared_in_battle(duel, card):
                return 0
    amount = blow.amount
    if amount and is_changed(duel, changes, player, PRINTED):
        amount = original_atk_of(duel, blow.source)
    amount = changed_amount(duel, changes, player, amount)
    if player != duel.controller[blow.source]:
        for active in duel.active[C_MAY + P_DOUBLE_DAMAGE]:
            if applies(duel, active, blow.source) and (active.code.test is None or blow.victim >= 0):
                return amount * 2
    return amount


def damage_ahead(duel: State, player: int) -> int:
    """The battle damage that the player would take if damage were calculated now."""
    if duel.attacker < 0 or duel.attack_target == TARGET_GONE or duel.place[duel.attacker] != MONSTER_ZONE:
        return 0
    blow = blow_of(duel)
    if duel.active[C_CANNOT + A_TAKE_DAMAGE] and player_forbidden(duel, A_TAKE_DAMAGE, player, blow.source):
        return 0
    for taker, amount in battle_damages(duel, blow):
        if taker == player:
            kept_off = too_little(duel, player, amount) or kept_off_once(duel, player) is not None
            return 0 if duel.active[C_KEEPS_OFF] and kept_off else amount
    return 0


def kept_off_once(duel: State, player: int) -> Active | None:
    """What makes the next damage to a player 0, as it has not done so in the turn (１ターンに１度だけ)."""
    for active in duel.active[C_KEEPS_OFF]:
        if (
            active.code.flag
            and on_side(active.code.side, active.player, player)
            and (not active.continuous or source_works(duel, active))
            and not duel.used.get(done_key(active.order, player), 0)
        ):
            return active
    return None


def too_little(duel: State, player: int, amount: int) -> bool:
    """Whether a player does not take damage because it is not more than something says (〜以下のダメージを受けない)."""
    for active in duel.active[C_KEEPS_OFF]:
        most = active.code.amount
        if (
            most is not None
            and on_side(active.code.side, active.player, player)
            and (not active.continuous or source_works(duel, active))
            and amount <= most.value(duel, active.scope)
        ):
            return True
    return False


def damage_may_come(duel: State, player: int) -> bool:
    """Whether the player would take battle damage, or might after a chain that changes ATK or DEF.

    The ruling on クリボー, chained to お注射天使リリー.
    """
    if damage_ahead(duel, player) > 0:
        return True
    attacker = duel.attacker
    if (
        attacker < 0
        or duel.attack_target == TARGET_GONE
        or not any([duel.scopes[number].code.would & WOULD_CHANGE_STATS for number in duel.chain])
    ):
        return False
    if duel.controller[attacker] == player:
        return duel.attack_target >= 0
    return duel.attack_target < 0 or not duel.play[duel.attack_target].defense or permitted(duel, P_PIERCE, attacker)
