"""Coins that are tossed for an effect, and tossed again (コイントスを最初からやり直す). Rule: MR3-RND-01."""

from __future__ import annotations

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.limits import APPLIED, key_by_name, own_tables
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_TOSS_AGAIN
from duelkit.yugioh.state.codes import O_NO, O_YES, W_OPTIONAL, option
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_COIN
from duelkit.yugioh.state.parts import Scope


def toss(duel: State, scope: Scope, coins: int) -> int:
    """Toss coins for an effect.

    :return: how many show heads.
    """
    shown = 0
    for _ in range(coins):
        heads = duel.rng.below(2)
        shown += heads
        note(duel, L_COIN, scope.card, scope.player, heads)
    return shown


def asks_to_toss_again(duel: State, scope: Scope) -> bool:
    """Ask the player of an effect whether to toss its coins again; whether there is anything to ask."""
    active = _lets_toss_again(duel, scope.player) if duel.active[C_TOSS_AGAIN] else None
    if active is None:
        return False
    source = active.source
    duel.ask(scope.player, CONFIRM, [option(O_YES, source), option(O_NO, source)], W_OPTIONAL, source)
    return True


def use_to_toss_again(duel: State, scope: Scope) -> None:
    """Count that the player tosses coins again in this turn."""
    active = _lets_toss_again(duel, scope.player)
    if active is not None:
        own_tables(duel)
        duel.used[_key(duel, active)] = 1


def _lets_toss_again(duel: State, player: int) -> Active | None:
    for active in duel.active[C_TOSS_AGAIN]:
        if active.player == player and source_works(duel, active) and not duel.used.get(_key(duel, active), 0):
            return active
    return None


def _key(duel: State, active: Active) -> int:
    return key_by_name(duel.info[active.source].passcode, active.player, APPLIED)
