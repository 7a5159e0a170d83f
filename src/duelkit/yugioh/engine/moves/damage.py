"""Life points: damage, gains, payment."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.battle_sums import kept_off_once, too_little
from duelkit.yugioh.engine.facts.battles_fought import keep_hurt
from duelkit.yugioh.engine.facts.limits import done_key
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.moves.consequences import consequence_of
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.state.card_info import KEEPS_STRUCK, kept_at
from duelkit.yugioh.state.categories import C_CANNOT, C_DAMAGE_HALVED, C_DAMAGE_PASSED, C_KEEPS_OFF, C_LIFE_TURNED
from duelkit.yugioh.state.codes import (
    A_TAKE_DAMAGE,
    A_TAKE_EFFECT_DAMAGE,
    E_BATTLE_DAMAGE,
    E_EFFECT_DAMAGE,
    E_LIFE_GAINED,
    E_LIFE_PAID,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import FROM_BATTLE, FROM_EFFECT, GAINED, L_LIFE, PAID


def deal(duel: State, player: int, amount: int, by: int, by_card: int, battle: bool) -> int:
    """Inflict damage; returns the amount. Rules: MR3-BAT-10, RES-GAP-DMG-01. Whether somebody has lost is decided
    later.
    """
    if amount <= 0:
        return 0
    if duel.active[C_DAMAGE_PASSED] and not battle and by == 1 - player and passed_on(duel, player):
        player = by
    if duel.active[C_CANNOT + A_TAKE_DAMAGE] and player_forbidden(duel, A_TAKE_DAMAGE, player, by_card):
        return 0
    if (
        not battle
        and duel.active[C_CANNOT + A_TAKE_EFFECT_DAMAGE]
        and player_forbidden(duel, A_TAKE_EFFECT_DAMAGE, player, by_card, by=by)
    ):
        return 0
    if duel.active[C_LIFE_TURNED] and turned_round(duel, player, True):
        heal(duel, player, amount, by, by_card)
        return 0
    if duel.active[C_DAMAGE_HALVED] and halved(duel, player, battle):
        amount = (amount + 1) // 2
    if duel.active[C_KEEPS_OFF]:
        if too_little(duel, player, amount) or not battle and done_instead(duel, player):
            return 0
        once = kept_off_once(duel, player)
        if once is not None:
            duel.used[done_key(once.order, player)] = 1
            return 0
    return hurt(duel, player, amount, by, by_card, battle)


def done_instead(duel: State, player: int) -> bool:
    """Whether something else happens instead of effect damage to a player, which then comes next."""
    for active in duel.active[C_KEEPS_OFF]:
        if (
            active.code.program >= 0
            and on_side(active.code.side, active.player, player)
            and (not active.continuous or source_works(duel, active))
        ):
            duel.due.append(consequence_of(active))
            return True
    return False


def passed_on(duel: State, player: int) -> bool:
    """Whether the other player takes the damage that their effects would inflict on a player."""
    for active in duel.active[C_DAMAGE_PASSED]:
        if on_side(active.code.side, active.player, player) and (not active.continuous or source_works(duel, active)):
            return True
    return False


def halved(duel: State, player: int, battle: bool) -> bool:
    """Whether damage to a player, from a battle or an effect, is halved; several such effects halve it once."""
    for active in duel.active[C_DAMAGE_HALVED]:
        if battle and active.code.flag or not on_side(active.code.side, active.player, player):
            continue
        condition = active.code.condition
        if active.continuous:
            works = source_works(duel, active)
        else:
            works = condition is None or condition.holds(duel, active.scope)
        if works:
            return True
    return False


def turned_round(duel: State, player: int, damage: bool) -> bool:
    """Whether damage to a player becomes a gain of life points, or a gain damage."""
    for active in duel.active[C_LIFE_TURNED]:
        code = active.code
        if code.flag == damage and on_side(code.side, active.player, player):
            if not active.continuous or source_works(duel, active):
                return True
    return False


def hurt(duel: State, player: int, amount: int, by: int, by_card: int, battle: bool) -> int:
    """Reduce the life points of a player by damage; returns the amount."""
    duel.life[player] = max(0, duel.life[player] - amount)
    if battle and by_card >= 0 and duel.attack_target == -1 and duel.info[by_card].keeps & KEEPS_STRUCK:
        duel.keep(kept_at(by_card, KEEPS_STRUCK), (duel.stamp[by_card], duel.turn, 1))
    keep_hurt(duel, player, by, battle)
    note(duel, L_LIFE, by_card, player, -amount, duel.life[player], FROM_BATTLE if battle else FROM_EFFECT)
    emit(duel, E_BATTLE_DAMAGE if battle else E_EFFECT_DAMAGE, -1, player, by, by_card, 0, 0, 0, 0, True, amount)
    return amount


def gain(duel: State, player: int, amount: int, by: int, by_card: int) -> int:
    """Gain life points by an effect, which may be turned into damage; returns the amount gained."""
    if amount <= 0:
        return 0
    if not duel.active[C_LIFE_TURNED] or not turned_round(duel, player, False):
        return heal(duel, player, amount, by, by_card)
    for action in (A_TAKE_DAMAGE, A_TAKE_EFFECT_DAMAGE):
        if duel.active[C_CANNOT + action] and player_forbidden(duel, action, player, by_card):
            return 0
    hurt(duel, player, amount, by, by_card, False)
    return 0


def heal(duel: State, player: int, amount: int, by: int, by_card: int) -> int:
    """Raise the life points of a player; returns the amount."""
    duel.life[player] += amount
    note(duel, L_LIFE, by_card, player, amount, duel.life[player], GAINED)
    emit(duel, E_LIFE_GAINED, -1, player, by, by_card, 0, 0, 0, 0, True, amount)
    return amount


def pay(duel: State, player: int, amount: int, by_card: int) -> None:
    """Pay life points. Rule: MR3-GAP-LIFE-01."""
    duel.life[player] -= amount
    note(duel, L_LIFE, by_card, player, -amount, duel.life[player], PAID)
    if duel.listeners[E_LIFE_PAID] and amount > 0:
        emit(duel, E_LIFE_PAID, -1, player, player, by_card, 0, 0, 0, 0, True, amount)
