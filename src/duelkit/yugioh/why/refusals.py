"""Every reason against an action, found by the functions that decide whether the engine offers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.quickened import quickened
from duelkit.yugioh.engine.facts.zones import free_spell_zones
from duelkit.yugioh.engine.legality.activation import unmet
from duelkit.yugioh.engine.legality.attacks import (
    attack_targets,
    cannot_attack,
    cannot_attack_directly,
    cannot_attack_target,
)
from duelkit.yugioh.engine.legality.extra_deck import cannot_extra_summon
from duelkit.yugioh.engine.legality.pendulum import cannot_pendulum
from duelkit.yugioh.engine.legality.phases import cannot_enter_battle, cannot_leave
from duelkit.yugioh.engine.legality.setting import cannot_set
from duelkit.yugioh.engine.legality.summons import (
    cannot_flip,
    cannot_gemini,
    cannot_normal_summon,
    cannot_turn,
    cannot_use_procedure,
)
from duelkit.yugioh.engine.windows.chain import answers_summon
from duelkit.yugioh.engine.windows.window import WindowTask, keeps_priority
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY, C_ONE_KIND
from duelkit.yugioh.state.codes import (
    BATTLE,
    EXTRA_SUMMON,
    K_IGNITION,
    MAIN_1,
    MAIN_2,
    MONSTER_ZONE,
    O_ACTIVATE,
    O_ATTACK,
    O_CHANGE_POSITION,
    O_DIRECT,
    O_FLIP,
    O_PENDULUM,
    O_PICK,
    O_PROCEDURE,
    O_SET,
    O_SET_MONSTER,
    O_SUMMON,
    O_TO_BATTLE,
    O_TO_END,
    O_TO_MAIN_2,
    O_TRIGGER,
    S_NORMAL,
    SETTING,
    STANDBY,
    W_ATTACK_TARGET,
    W_BATTLE,
    W_MAIN,
    W_NORMAL_OR_SET,
    W_PHASE,
    W_REPLAY,
    W_RESPOND,
    W_TRIGGERS,
    WHICH_PROCEDURE,
    card_of,
    number_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.why import picks, triggers
from duelkit.yugioh.why.actions import for_either, target_of, whose
from duelkit.yugioh.words.summoning.run import NormalNowOp

IN_MAIN_PHASE = (
    O_SUMMON,
    O_SET_MONSTER,
    O_PROCEDURE,
    O_FLIP,
    O_CHANGE_POSITION,
    O_SET,
    O_PENDULUM,
    O_TO_BATTLE,
    O_TO_END,
)
IN_BATTLE_PHASE = (O_ATTACK, O_TO_MAIN_2)
ASKED_BY = {O_ACTIVATE: (W_MAIN, W_BATTLE, W_RESPOND, W_PHASE), O_TRIGGER: (W_TRIGGERS, W_PHASE)}
"""The questions that offer activations."""


_OF_USE = (
    why.CONDITION,
    why.COST,
    why.NO_TARGET,
    why.NOTHING_TO_DO,
    why.NO_OCCASION,
    why.NO_ZONE,
    why.LIMIT_USED,
    why.SET_THIS_TURN,
)
IDLE = {
    why.WRONG_PLACE: _OF_USE,
    why.NOT_FACE_UP: _OF_USE,
    why.NOT_NORMAL_SUMMONABLE: (why.TRIBUTES_MISSING, why.NO_ZONE, why.SUMMON_USED, why.ONLY_ONE),
    why.NOT_GEMINI: (why.SUMMON_USED, why.FORBIDDEN),
    why.GEMINI_DONE: (why.SUMMON_USED, why.FORBIDDEN),
}
"""Reasons that are irrelevant if a stronger one holds: the cost of a card in the wrong place, for example."""


@dataclass(frozen=True)
class Refusal:
    """One reason against an action.

    ``reason`` is a code of ``engine.facts.reasons``; ``by``: the card whose effect prohibits it, or to which nothing
    can be chained; ``events``: the event that a late effect waited for and the later one, as numbers of
    ``windows.missed_timing``.
    """

    reason: int
    by: Card | None = None
    events: tuple[int, ...] = field(default=())


def refusals(duel: State, player: int, action: int) -> list[Refusal]:
    """Every reason against an action of a player now; empty if and only if the action is legal.

    The duel is not changed, since a copy is examined.

    :param action: an action of ``why.actions``, or an option of the open question if it is a pick.
    """
    duel = duel.copy()
    codes = codes_against(duel, player, action)
    idle = {code for stronger in codes for code in IDLE.get(stronger, ())}
    found: list[Refusal] = []
    for code in dict.fromkeys(codes):
        if code in idle:
            continue
        if code == why.FORBIDDEN:
            found += [Refusal(code, by) for by in _forbidding(duel, player, action)] or [Refusal(code)]
        elif code == why.MISSED_TIMING:
            found.append(Refusal(code, events=triggers.lateness(duel, action)))
        elif code in (why.NO_RESPONSE, why.NOT_SPEED) and duel.chain:
            found.append(Refusal(code, duel.scopes[duel.chain[-1]].code.definition))
        else:
            found.append(Refusal(code))
    return found


def _forbidding(duel: State, player: int, action: int) -> list[Card]:
    """The cards whose effects prohibit the action; each of the prohibitions must do so alone."""
    found: list[Card] = []
    prohibiting = [*range(C_CANNOT, C_MAY), C_ONE_KIND]
    for category in prohibiting:
        every = duel.active[category]
        for active in every:
            others = {other: duel.active[other] for other in prohibiting if duel.active[other]}
            for other in others:
                duel.put_active(other, ())
            duel.put_active(category, (active,))
            if why.FORBIDDEN in codes_against(duel, player, action) and active.effect.definition not in found:
                found.append(active.effect.definition)
            for other, actives in others.items():
                duel.put_active(other, actives)
    return found


def codes_against(duel: State, player: int, action: int) -> list[int]:
    """The codes of all reasons, those about the current question first. The duel should be a copy, as it can be
    changed.
    """
    verb = verb_of(action)
    card = card_of(action)
    decision = duel.decision
    reasons: list[int] = []
    if verb in (O_PICK, O_DIRECT):
        if decision is None or decision.player != player:
            return [why.NOT_ASKED]
        return picks.against(duel, player, action)
    if card >= 0 and whose(duel, card) != player and not for_either(duel, action):
        return [why.NOT_YOURS]
    if decision is None or decision.player != player:
        reasons.append(why.NOT_ASKED)
    question = -1 if decision is None else decision.why
    if duel.main_over and question == W_MAIN and verb not in (O_TO_BATTLE, O_TO_END):
        return [why.NOT_MAIN_PHASE]
    if verb == O_TRIGGER:
        triggers.against(duel, player, action, reasons)
        return reasons
    reasons += _at_this_moment(duel, player, action, question)
    if verb == O_ACTIVATE:
        _activation(duel, player, card, duel.info[card].effects[number_of(action)], question, reasons)
    else:
        CHECKS[verb](duel, player, action, reasons)
    return reasons


def _is_normal(duel: State, action: int) -> bool:
    """Whether the action is a Normal Summon or Set, including by a procedure of the card."""
    number = number_of(action)
    return (
        verb_of(action) in (O_SUMMON, O_SET_MONSTER)
        or verb_of(action) == O_PROCEDURE
        and not (number & EXTRA_SUMMON)
        and duel.info[card_of(action)].procedures[number & WHICH_PROCEDURE].kind & S_NORMAL != 0
    )


def _at_this_moment(duel: State, player: int, action: int, question: int) -> list[int]:
    """The reasons against the action from the open question."""
    verb = verb_of(action)
    own = duel.turn_player == player
    if verb in IN_MAIN_PHASE:
        if question == W_MAIN and duel.phase == STANDBY and verb not in (O_TO_BATTLE, O_TO_END):
            return [why.NOT_MAIN_PHASE]  # it is skipped
        if question == W_MAIN or question == W_NORMAL_OR_SET and _is_normal(duel, action):
            return []
        if not own:
            return [why.NOT_YOUR_TURN]
        if duel.phase not in (MAIN_1, MAIN_2):
            return [why.NOT_MAIN_PHASE]
        return [why.CHAIN_OPEN if duel.chain else why.OTHER_QUESTION]
    if verb in IN_BATTLE_PHASE:
        if question in (W_BATTLE, W_ATTACK_TARGET, W_REPLAY) and verb == O_ATTACK or question == W_BATTLE:
            return []
        if not own:
            return [why.NOT_YOUR_TURN]
        if duel.phase != BATTLE:
            return [why.NOT_IN_BATTLE]
        return [why.CHAIN_OPEN if duel.chain else why.OTHER_QUESTION]
    return [] if question in ASKED_BY[verb] else [why.OTHER_QUESTION]


def _activation(duel: State, player: int, card: int, code: EffectCode, question: int, reasons: list[int]) -> None:
    unmet(duel, player, card, code, scope_for(duel, card, code, player), reasons)
    in_window = question in (W_RESPOND, W_PHASE)
    if (
        in_window
        and code.speed < 2
        and not quickened(duel, player, card, code)
        and why.NOT_MAIN_PHASE not in reasons
        and why.NOT_YOUR_TURN not in reasons
        and not (code.kind == K_IGNITION and duel.place[card] == MONSTER_ZONE and has_priority(duel, player))
    ):
        reasons.append(why.OPEN_STATE_ONLY)
    if question == W_MAIN and duel.phase == STANDBY and why.NOT_MAIN_PHASE not in reasons:
        reasons.append(why.NOT_MAIN_PHASE)  # it is skipped
    if in_window and duel.summoning and not duel.chain and not answers_summon(duel, card << 8 | code.index):
        reasons.append(why.NOT_ABOUT_THE_SUMMON)


def has_priority(duel: State, player: int) -> bool:
    """Whether the player can use an ignition effect in this window. Rule: EX04-GAP-PRI-01."""
    task = duel.stack[-1]
    return (
        isinstance(task, WindowTask)
        and task.passes == 0
        and duel.rules.ignition_priority
        and (keeps_priority(duel, player))
    )


def _summon_by_effect(duel: State, action: int, reasons: list[int]) -> NormalNowOp | None:
    """The effect that now asks for a Normal Summon or Set; it may be about others than this one."""
    task = duel.stack[-1] if duel.stack else None
    decision = duel.decision
    if decision is None or decision.why != W_NORMAL_OR_SET or not isinstance(task, Work):
        return None
    op = task.code.programs[task.program].ops[task.pc]
    if not isinstance(op, NormalNowOp):
        return None
    if not op.meant(duel, duel.scopes[task.scope], action):
        reasons.append(why.NOT_THIS_ONE)
    return op


def _summon(duel: State, player: int, action: int, reasons: list[int]) -> None:
    card = card_of(action)
    setting = verb_of(action) == O_SET_MONSTER
    op = _summon_by_effect(duel, action, reasons)
    freely = op is not None and op.freely
    if duel.place[card] == MONSTER_ZONE and not setting:
        cannot_gemini(duel, player, card, op is None or freely, reasons)
    else:
        cannot_normal_summon(duel, player, card, setting, -1, op is None or freely, reasons, freely)


def _procedure(duel: State, player: int, action: int, reasons: list[int]) -> None:
    card = card_of(action)
    number = number_of(action)
    if number & EXTRA_SUMMON:
        cannot_extra_summon(duel, player, card, reasons)
    elif _is_normal(duel, action):
        op = _summon_by_effect(duel, action, reasons)
        cannot_normal_summon(
            duel, player, card, number & SETTING != 0, number & WHICH_PROCEDURE, op is None or op.freely, reasons
        )
    else:
        cannot_use_procedure(duel, player, card, number & WHICH_PROCEDURE, reasons)


def _turned(duel: State, player: int, action: int, reasons: list[int]) -> None:
    card = card_of(action)
    if duel.place[card] != MONSTER_ZONE:
        reasons.append(why.NOT_A_MONSTER)
    elif verb_of(action) == O_FLIP:
        cannot_flip(duel, player, card, reasons)
    else:
        cannot_turn(duel, player, card, reasons)


def _set(duel: State, player: int, action: int, reasons: list[int]) -> None:
    cannot_set(duel, card_of(action), free_spell_zones(duel, player) > 0, reasons)


def _pendulum(duel: State, player: int, action: int, reasons: list[int]) -> None:
    cannot_pendulum(duel, player, reasons)


def _to_battle(duel: State, player: int, action: int, reasons: list[int]) -> None:
    cannot_enter_battle(duel, player, reasons)


def _leave(duel: State, player: int, action: int, reasons: list[int]) -> None:
    """Ending the battle phase or the turn."""
    cannot_leave(duel, player, reasons)


def _attack(duel: State, player: int, action: int, reasons: list[int]) -> None:
    card = card_of(action)
    target = target_of(action)
    decision = duel.decision
    if duel.place[card] != MONSTER_ZONE:
        reasons.append(why.NOT_A_MONSTER)
        return
    aiming = decision is not None and decision.why in (W_ATTACK_TARGET, W_REPLAY)
    if aiming and decision is not None and decision.card != card:
        reasons.append(why.OTHER_QUESTION)
    declared = aiming and decision is not None and decision.why == W_REPLAY and decision.card == card
    if not declared:
        cannot_attack(duel, card, reasons)
    if target == -2:
        if aiming:
            reasons.append(why.OTHER_QUESTION)
        if not attack_targets(duel, card, declared):
            reasons.append(why.NO_ATTACK_TARGET)
            if max(duel.monsters[1 - player]) < 0:
                cannot_attack_directly(duel, card, declared, reasons)
    else:
        cannot_attack_target(duel, card, target, declared, reasons)


CHECKS: dict[int, Callable[[State, int, int, list[int]], None]] = {
    O_SUMMON: _summon,
    O_SET_MONSTER: _summon,
    O_PROCEDURE: _procedure,
    O_FLIP: _turned,
    O_CHANGE_POSITION: _turned,
    O_SET: _set,
    O_PENDULUM: _pendulum,
    O_TO_BATTLE: _to_battle,
    O_TO_END: _leave,
    O_TO_MAIN_2: _leave,
    O_ATTACK: _attack,
}
"""The checks of each verb, independent of the open question."""
