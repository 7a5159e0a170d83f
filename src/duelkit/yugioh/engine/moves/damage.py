"""Life points: damage, gains, payment."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.state.codes import A_TAKE_DAMAGE, C_CANNOT, E_BATTLE_DAMAGE, E_EFFECT_DAMAGE, E_LIFE_GAINED
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import FROM_BATTLE, FROM_EFFECT, GAINED, L_LIFE, PAID


def deal(duel: State, player: int, amount: int, by: int, by_card: int, battle: bool) -> int:
    """Inflict damage; returns the amount. Rules: MR3-BAT-10, RES-GAP-DMG-01. Whether somebody has lost is decided
    later.
    """
    if amount <= 0:
        return 0
    if duel.active[C_CANNOT + A_TAKE_DAMAGE] and player_forbidden(duel, A_TAKE_DAMAGE, player, by_card):
        return 0
    duel.life[player] = max(0, duel.life[player] - amount)
    note(duel, L_LIFE, by_card, player, -amount, duel.life[player], FROM_BATTLE if battle else FROM_EFFECT)
    emit(duel, E_BATTLE_DAMAGE if battle else E_EFFECT_DAMAGE, -1, player, by, by_card, 0, 0, 0, 0, True, amount)
    return amount


def gain(duel: State, player: int, amount: int, by: int, by_card: int) -> int:
    """Gain life points."""
    if amount <= 0:
        return 0
    duel.life[player] += amount
    note(duel, L_LIFE, by_card, player, amount, duel.life[player], GAINED)
    emit(duel, E_LIFE_GAINED, -1, player, by, by_card, 0, 0, 0, 0, True, amount)
    return amount


def pay(duel: State, player: int, amount: int, by_card: int) -> None:
    """Pay life points. Rule: MR3-GAP-LIFE-01."""
    duel.life[player] -= amount
    note(duel, L_LIFE, by_card, player, -amount, duel.life[player], PAID)
