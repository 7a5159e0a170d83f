"""Whether a phase can be entered."""

from __future__ import annotations

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.legality.attacks import must_attack
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.codes import A_CONDUCT_BATTLE_PHASE, BATTLE, MAIN_1, STANDBY
from duelkit.yugioh.state.duel import State


def cannot_enter_battle(duel: State, player: int, reasons: list[int] | None) -> bool:
    """The reasons against a battle phase. Rules: MR3-PHASE-07, MR3-PHASE-10.

    :param reasons: if given, collects every reason (codes of ``facts.reasons``) instead of stopping at the first.
    """
    skipped = duel.phase == STANDBY and duel.skips.get(player << 4 | MAIN_1, 0) > 0
    if duel.phase != MAIN_1 and not skipped and refuse(reasons, why.BATTLE_PHASE_OVER):
        return True
    if duel.turn == 1 and refuse(reasons, why.FIRST_TURN):
        return True
    if duel.skips.get(player << 4 | BATTLE, 0) > 0 and refuse(reasons, why.PHASE_SKIPPED):
        return True
    if (
        duel.active[C_CANNOT + A_CONDUCT_BATTLE_PHASE]
        and player_forbidden(duel, A_CONDUCT_BATTLE_PHASE, player)
        and (refuse(reasons, why.FORBIDDEN))
    ):
        return True
    return False


def cannot_leave(duel: State, player: int, reasons: list[int] | None) -> bool:
    """The reason against ending the battle phase, or the turn before it: a monster that must attack.

    :param reasons: if given, it is added (a code of ``reasons``).
    """
    if duel.phase != BATTLE and cannot_enter_battle(duel, player, None):
        return False
    return must_attack(duel, player) and refuse(reasons, why.MUST_ATTACK)
