"""Effects by which a player can make battle damage 0 without an activation (戦闘ダメージを０にできる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.battle_sums import damage_ahead
from duelkit.yugioh.engine.facts.limits import key_by_name
from duelkit.yugioh.engine.facts.meant import match_ref
from duelkit.yugioh.engine.facts.properties import in_pool, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_NO_DAMAGE
from duelkit.yugioh.state.codes import player_of
from duelkit.yugioh.state.duel import State


def shield_key(duel: State, active: Active) -> int:
    """The key that counts the uses of a shield, for all cards of its name."""
    return key_by_name(duel.info[active.source].passcode, active.player, active.effect.index)


def shields(duel: State) -> list[Active]:
    """The effects that can make the battle damage of the current calculation 0."""
    found: list[Active] = []
    for active in duel.active[C_NO_DAMAGE]:
        code = active.code
        player = player_of(active.player, code.side)
        if code.flag and duel.used.get(shield_key(duel, active), 0) or damage_ahead(duel, player) <= 0:
            continue
        if active.continuous and not source_works(duel, active):
            continue
        for card in (duel.attacker, duel.attack_target):
            if card >= 0 and (
                match_ref(duel, code.ref, card, active)
                if code.ref >= 0
                else code.pool is not None and in_pool(duel, code.pool, card, active.scope)
            ):
                found.append(active)
                break
    return found


def use_shield(duel: State, active: Active) -> None:
    """Count the use of a shield."""
    if active.code.flag:
        duel.used[shield_key(duel, active)] = 1
