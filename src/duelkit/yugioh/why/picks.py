"""Why a card cannot be picked when a player is asked to pick."""

from __future__ import annotations

from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import level_of
from duelkit.yugioh.engine.legality.attacks import cannot_attack_target
from duelkit.yugioh.engine.legality.material_task import MaterialTask
from duelkit.yugioh.engine.legality.paying import targetable
from duelkit.yugioh.engine.legality.pendulum import pendulum_bounds
from duelkit.yugioh.engine.legality.special_summons import cannot_be_special_summoned
from duelkit.yugioh.engine.legality.tributes import tribute_candidates
from duelkit.yugioh.engine.moves.picking import PickTask
from duelkit.yugioh.engine.procedures.normal_summoning import NormalSummon
from duelkit.yugioh.engine.procedures.special_summoning import PendulumSummon
from duelkit.yugioh.engine.windows.activating import ActivateTask
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.codes import (
    A_BE_FUSION_MATERIAL,
    A_BE_LINK_MATERIAL,
    A_BE_SYNCHRO_MATERIAL,
    A_BE_TARGETED,
    A_BE_XYZ_MATERIAL,
    HAND,
    MONSTER,
    MONSTER_ZONE,
    O_PICK,
    S_PENDULUM,
    S_SPECIAL,
    W_ATTACK_TARGET,
    W_FUSION,
    W_LINK,
    W_MATERIAL,
    W_PENDULUM,
    W_REPLAY,
    W_SYNCHRO,
    W_TARGET,
    W_TRIBUTE,
    card_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State

MATERIAL_OF = {
    W_FUSION: A_BE_FUSION_MATERIAL,
    W_SYNCHRO: A_BE_SYNCHRO_MATERIAL,
    W_MATERIAL: A_BE_XYZ_MATERIAL,
    W_LINK: A_BE_LINK_MATERIAL,
}
"""The prohibition that concerns the materials that a question is about."""


def against(duel: State, player: int, action: int) -> list[int]:
    """The codes of all reasons against picking a card."""
    reasons: list[int] = []
    decision = duel.decision
    assert decision is not None
    card = card_of(action)
    if decision.why in (W_ATTACK_TARGET, W_REPLAY):
        cannot_attack_target(duel, decision.card, card, decision.why == W_REPLAY, reasons)
        return reasons
    task = duel.stack[-1]
    if verb_of(action) != O_PICK:
        return [why.OTHER_QUESTION]
    if isinstance(task, PickTask):
        picking(duel, task, card, reasons)
    elif action not in decision.options:
        if isinstance(task, MaterialTask):
            material(duel, task, card, reasons)
        elif isinstance(task, NormalSummon) and decision.why == W_TRIBUTE:
            tribute(duel, task, card, reasons)
        elif isinstance(task, PendulumSummon) and decision.why == W_PENDULUM:
            pendulum(duel, task, card, reasons)
        if not reasons:
            reasons.append(why.NOT_THIS_ONE)
    return reasons


def material(duel: State, task: MaterialTask, card: int, reasons: list[int]) -> None:
    """Add the reasons against using the card as the next material."""
    if card in task.picked:
        reasons.append(why.PICKED_ALREADY)
    elif card in task.offered:
        reasons.append(why.MATERIALS)
    elif duel.place[card] == MONSTER_ZONE and duel.controller[card] == task.player:
        if not duel.play[card].face_up:
            reasons.append(why.NOT_FACE_UP)
        action = MATERIAL_OF.get(task.why, -1)
        if action >= 0 and forbidden(duel, action, card, task.player, task.monster):
            reasons.append(why.FORBIDDEN)


def tribute(duel: State, task: NormalSummon, card: int, reasons: list[int]) -> None:
    """Add the reasons against Tributing the card next for a summon."""
    if card in task.picked:
        reasons.append(why.PICKED_ALREADY)
    elif duel.place[card] != MONSTER_ZONE:
        reasons.append(why.NOT_A_MONSTER)
    elif duel.controller[card] != task.player:
        reasons.append(why.NOT_YOURS)
    elif card not in tribute_candidates(duel, task.player, task.card, task.setting, task.procedure):
        reasons.append(why.FORBIDDEN)


def pendulum(duel: State, task: PendulumSummon, card: int, reasons: list[int]) -> None:
    """Add the reasons against Pendulum Summoning the card."""
    if card in task.picked:
        reasons.append(why.PICKED_ALREADY)
        return
    if duel.controller[card] != task.player:
        reasons.append(why.NOT_YOURS)
        return
    if duel.place[card] != HAND and card not in duel.face_up_extra or not duel.info[card].types & MONSTER:
        return
    least, most = pendulum_bounds(duel, task.player)
    if not least <= level_of(duel, card) <= most:
        reasons.append(why.LEVEL_OUTSIDE)
    cannot_be_special_summoned(duel, card, task.player, False, S_SPECIAL | S_PENDULUM, reasons)


def picking(duel: State, task: PickTask, card: int, reasons: list[int]) -> None:
    """Add the reasons against picking the card next."""
    if card in task.picked:
        reasons.append(why.PICKED_ALREADY)
        return
    if card not in task.offered:
        before = len(reasons)
        if task.why == W_TARGET:
            targeting(duel, card, reasons)
        if len(reasons) == before:
            reasons.append(why.NOT_THIS_ONE)
        return
    if task.same_name_again(duel, card):
        reasons.append(why.SAME_NAME)
    if task.same_level and not task.agrees(duel, card):
        reasons.append(why.OTHER_LEVEL)
    if (task.same_name or task.same_atk) and not task.agrees(duel, card):
        reasons.append(why.NOT_THIS_ONE)
    if task.same_kind_again(duel, card):
        reasons.append(why.OTHER_LEVEL if task.different_levels else why.NOT_THIS_ONE)
    if task.last_chance() and card not in task.including:
        reasons.append(why.NOT_THIS_ONE)


def targeting(duel: State, card: int, reasons: list[int]) -> None:
    """Add the reasons against targeting the card with the effect that is being activated."""
    below = duel.stack[-2] if len(duel.stack) > 1 else None
    if not isinstance(below, ActivateTask):
        return
    scope = duel.scopes[below.scope]
    pick = scope.code.targets[below.slot]
    if card in targetable(duel, pick, scope):
        if any(card in cards for cards in scope.targets):
            reasons.append(why.PICKED_ALREADY)
        return
    if card not in candidates(duel, pick.pool, scope):
        return
    for accept in pick.accept:
        if not accept.test(duel, card, scope):
            reasons.append(why.NOTHING_TO_DO)
            break
    if destruction_fixed(duel, card):
        reasons.append(why.DESTRUCTION_FIXED)
    if duel.active[C_CANNOT + A_BE_TARGETED] and forbidden(duel, A_BE_TARGETED, card, scope.player, scope.card):
        reasons.append(why.FORBIDDEN)
