"""Whether an effect can be activated, and every reason against it, by the same checks."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.attack import spendable
from duelkit.yugioh.engine.facts.continuous import effect_lives, scope_for
from duelkit.yugioh.engine.facts.limits import limit_reached
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.prohibitions import forbidden, player_forbidden, summon_unanswered
from duelkit.yugioh.engine.facts.quickened import from_hand_too, quickened
from duelkit.yugioh.engine.facts.unanswered import attack_unanswered, unanswered
from duelkit.yugioh.engine.facts.zones import free_spell_zones, pendulum_slot
from duelkit.yugioh.engine.legality.early_traps import permit
from duelkit.yugioh.engine.legality.paid_instead import instead_of_tributes
from duelkit.yugioh.engine.legality.paying import completes, cost_of, must_do_something, possible, targets_exist
from duelkit.yugioh.engine.legality.special_summons import only_one_already
from duelkit.yugioh.engine.moves.copying import MAKERS
from duelkit.yugioh.state.categories import C_CANNOT, C_FROM_HAND, C_QUICKENED, C_UNANSWERED
from duelkit.yugioh.state.code import Plan, Pool
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_ACTIVATE_EFFECT,
    A_ACTIVATE_SPELL_UNSET,
    A_HAVE_SUMMON_ANSWERED,
    A_HAVE_SUMMON_ANSWERED_BY_CARD,
    DAMAGE_STEP,
    E_WOULD_SUMMON,
    EVENT_KINDS,
    FIELD,
    FIELD_SPELL,
    HAND,
    K_ACTIVATION,
    K_FLIP,
    K_TRIGGER,
    MAIN_1,
    MAIN_2,
    MONSTER,
    MONSTER_ZONE,
    OPPONENT,
    P_TRAP_FROM_HAND,
    P_TRAP_WHEN_SET,
    PENDULUM_ZONE,
    QUICK_PLAY,
    SPELL,
    TRAP,
    UNTIL_CALC,
    WOULD_CHANGE_STATS,
    WOULD_NEGATE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import InPlay, Scope

NOTHING: Final[list[int]] = []
"""The usual result of ``quick_codes``, and the cards spent without a cost. Never written."""
RESPONDS: Final = 1 << EVENT_KINDS
"""A bit beside those of event kinds: effects that wait for the activation of a chain link."""
BORROWS: Final = 1 << EVENT_KINDS + 1
"""A bit beside those of event kinds: effects that become another one, a card's or a chosen one, which may wait."""


def speed_allows(duel: State, code: EffectCode, fast: bool = False) -> bool:
    """Whether the spell speed suffices for the newest chain link. Rules: MR3-SPD-01, MR3-SPD-05, MR3-CHN-06.

    :param fast: whether it is activated like a quick effect, although it is none.
    """
    if not duel.chain:
        return True
    last = duel.scopes[duel.chain[-1]].code.speed
    speed = 2 if fast else code.speed
    return speed >= 2 and speed >= last


def damage_step_allows(duel: State, code: EffectCode) -> bool:
    """Whether the effect can be activated in this part of the damage step. Rules: MR3-DS-01, MR3-DSD-03 to -14.

    Of the effects that respond to an activation, only those that negate it can, even if they change ATK or DEF (faq
    12950, 13587).
    """
    step = duel.step
    if not step & DAMAGE_STEP:
        return True
    if code.steps & step or code.speed == 3:
        return True
    if code.kind == K_TRIGGER or code.kind == K_FLIP or not code.optional:
        return not code.outside_damage_step
    if code.occasion is not None and code.occasion.responds:
        return (code.would & WOULD_NEGATE) != 0 and not code.outside_damage_step
    return (code.would & WOULD_CHANGE_STATS) != 0 and (step & UNTIL_CALC) != 0


def occasion_holds(duel: State, code: EffectCode, scope: Scope) -> bool:
    """Whether the event or activation that a quick effect needs has happened; it is entered into the scope.

    An effect that negates a summon responds to the summon itself and is never chained to anything. Rule:
    MR3-GAP-SUM-01. A 場合 effect considers everything since the last window, a 時 effect only the last thing that
    happened. Rules: MR3-TIM-01, MR3-TIM-02.
    """
    occasion = code.occasion
    if occasion is None:
        return True
    if occasion.responds and duel.chain:
        number = duel.chain[-1]
        link = duel.scopes[number]
        if not link.activation_negated and occasion.matches_link(duel, link, scope):
            scope.responds_to = number
            return True
    if not occasion.kinds or code.from_hand and on_chain(duel, scope.card, code):
        return False
    found = False
    for event in duel.recent:
        if (
            (event.moment == duel.window_moment or event.moment < duel.window_moment and not code.timing_when)
            and (not (duel.chain and event.kind == E_WOULD_SUMMON))
            and occasion.matches_event(duel, event, scope)
        ):
            scope.events = (*scope.events, event)
            found = True
    return found and (not occasion.alone or alone(duel, scope.events[-1]))


def alone(duel: State, event: Event) -> bool:
    """Whether the same did not happen to another card at the same time."""
    for other in duel.recent:
        if other.kind == event.kind and other.moment == event.moment and other.card != event.card:
            return False
    return True


def on_chain(duel: State, card: int, code: EffectCode) -> bool:
    """Whether an effect is on the chain. An effect that triggers in the hand does so once for an event."""
    for number in duel.chain:
        link = duel.scopes[number]
        if link.card == card and link.code is code:
            return True
    return False


def not_open_main_phase(duel: State, player: int, reasons: list[int] | None) -> bool:
    """The reason against an effect of spell speed 1: it is not the player's main phase, or there is a chain."""
    own_main = duel.turn_player == player and (duel.phase == MAIN_1 or duel.phase == MAIN_2)
    return (not own_main or len(duel.chain) > 0) and (
        refuse(reasons, why.NOT_MAIN_PHASE if duel.turn_player == player else why.NOT_YOUR_TURN)
    )


def card_refused(
    duel: State, player: int, card: int, code: EffectCode, scope: Scope, reasons: list[int] | None
) -> bool:
    """The reasons against activating the card itself: where it is, and whether there can be another one."""
    if duel.place[card] == HAND:
        if not_from_hand(duel, player, card, code, scope, reasons):
            return True
    elif not_from_field(duel, card, code, scope, reasons):
        return True
    return only_one_already(duel, card, player) and refuse(reasons, why.ONLY_ONE)


def too_slow(duel: State, player: int, card: int, code: EffectCode, reasons: list[int] | None) -> bool:
    """The reasons against an activation from its spell speed."""
    fast = len(duel.active[C_QUICKENED]) > 0 and quickened(duel, player, card, code)
    if not speed_allows(duel, code, fast) and refuse(reasons, why.NOT_SPEED):
        return True
    return code.speed == 1 and not fast and not_open_main_phase(duel, player, reasons)


def unmet(duel: State, player: int, card: int, code: EffectCode, scope: Scope, reasons: list[int] | None) -> bool:
    """The reasons against activating a Spell, a Trap, an ignition or a quick effect.

    :param reasons: if given, collects every reason (codes of ``facts.reasons``) instead of stopping at the first.
    :returns: whether there is a reason; never with ``reasons``.
    """
    if too_slow(duel, player, card, code, reasons):
        return True
    if duel.step & DAMAGE_STEP and not damage_step_allows(duel, code) and refuse(reasons, why.DAMAGE_STEP):
        return True
    gone = -1
    if code.kind != K_ACTIVATION:
        if not effect_lives(duel, card, code) and refuse(reasons, not_there(duel, card)):
            return True
        if not spendable(duel, card, scope) and refuse(reasons, why.DESTROYED_ALREADY):
            return True
    else:
        if duel.place[card] == HAND:
            gone = card
        if card_refused(duel, player, card, code, scope, reasons):
            return True
    if limit_reached(duel, player, card, code) and refuse(reasons, why.LIMIT_USED):
        return True
    if code.occasion is not None and not occasion_holds(duel, code, scope) and refuse(reasons, why.NO_OCCASION):
        return True
    return common_reasons(duel, player, card, code, scope, gone, reasons)


def not_there(duel: State, card: int) -> int:
    """The reason why an effect does not exist at the place of its card."""
    return why.NOT_FACE_UP if duel.place[card] & FIELD and not duel.play[card].face_up else why.WRONG_PLACE


def not_from_hand(
    duel: State, player: int, card: int, code: EffectCode, scope: Scope, reasons: list[int] | None
) -> bool:
    """The reasons against activating the card from the hand."""
    info = duel.info[card]
    if (
        info.types & TRAP
        and (code.hand_check is None or not code.hand_check.holds(duel, scope))
        and permit(duel, player, P_TRAP_FROM_HAND, card) is None
        and (refuse(reasons, why.TRAP_IN_HAND))
    ):
        return True
    if (
        info.types & SPELL
        and code.speed == 2
        and duel.turn_player != player
        and not (duel.active[C_FROM_HAND] and from_hand_too(duel, player, card))
        and refuse(reasons, why.NOT_YOUR_TURN)
    ):
        return True
    if info.types & MONSTER:
        return (
            pendulum_slot(duel, player) < 0
            and not (duel.rules.pendulum_replace and max(duel.pendulum[player]) >= 0)
            and refuse(reasons, why.NO_ZONE)
        )
    return not info.types & FIELD_SPELL and free_spell_zones(duel, player) == 0 and refuse(reasons, why.NO_ZONE)


def not_from_field(duel: State, card: int, code: EffectCode, scope: Scope, reasons: list[int] | None) -> bool:
    """The reasons against activating the Set card."""
    info = duel.info[card]
    if (
        not duel.place[card] & FIELD
        or duel.play[card].face_up
        or info.types & MONSTER
        or (duel.place[card] == MONSTER_ZONE)
    ):  # a trap monster that was turned face-down
        return refuse(reasons, why.WRONG_PLACE)
    if code.turn_check is not None and code.turn_check.holds(duel, scope):
        return False
    return (
        (info.types & (TRAP | QUICK_PLAY)) != 0
        and duel.play[card].set_turn == duel.turn
        and permit(duel, scope.player, P_TRAP_WHEN_SET, card) is None
        and refuse(reasons, why.SET_THIS_TURN)
    )


def is_target(link: Scope, card: int) -> bool:
    """Whether the chain link targets the card."""
    for cards in link.targets:
        if card in cards:
            return True
    return False


def cannot_activate(duel: State, action: int, player: int, card: int) -> bool:
    """Whether an active effect prohibits the activation. For a Set card its true properties count, since activating
    reveals it.
    """
    part = duel.play[card]
    shown = duel.place[card] & FIELD != 0 and not part.face_up
    if shown:
        part.face_up = True
    bad = player_forbidden(duel, action, player, card, 0, duel.place[card]) or forbidden(duel, action, card, player)
    if shown:
        part.face_up = False
    return bad


def may_not_respond(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether nothing, or not this card, can be chained to the newest chain link."""
    if not duel.chain:
        return False
    link = duel.scopes[duel.chain[-1]]
    if duel.active[C_UNANSWERED] and unanswered(duel, player, link):
        return True
    if link.player == player and link.code.no_response_of == OPPONENT:
        return False
    return (
        link.code.no_response
        and code.kind != K_TRIGGER
        or (link.code.no_response_by_targets and is_target(link, card))
        or (
            link.code.no_response_from is not None
            and (code.kind == K_ACTIVATION or not link.code.no_response_cards)
            and link.code.no_response_from.test(duel, card, link)
        )
    )


def was_set_in_time(duel: State, card: int) -> bool:
    """Whether a card lies Set, and a turn of the player who Set it has begun since then."""
    if not duel.place[card] & FIELD or duel.play[card].face_up:
        return False
    turns = duel.turn - duel.play[card].set_turn
    return turns > (0 if duel.turn_player == duel.controller[card] else 1)


def prohibited_as_it_is(duel: State, action: int, player: int, card: int) -> bool:
    """Whether an activation is prohibited; a Pendulum Monster in the hand is activated as a Spell."""
    if action != A_ACTIVATE or duel.place[card] != HAND or not duel.info[card].types & MONSTER:
        return cannot_activate(duel, action, player, card)
    before = duel.play[card]
    duel.place[card] = PENDULUM_ZONE
    duel.play[card] = InPlay()
    duel.play[card].face_up = True
    found = player_forbidden(duel, action, player, card, 0, HAND) or forbidden(duel, action, card, player)
    duel.place[card] = HAND
    duel.play[card] = before
    return found


def goes_unanswered(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether a summon or an attack has just happened at which the player cannot activate this."""
    if duel.active[C_CANNOT + A_HAVE_SUMMON_ANSWERED] and summon_unanswered(duel, player, card):
        return True
    if duel.active[C_UNANSWERED] and attack_unanswered(duel, player):
        return True
    return (
        code.kind == K_ACTIVATION
        and len(duel.active[C_CANNOT + A_HAVE_SUMMON_ANSWERED_BY_CARD]) > 0
        and summon_unanswered(duel, player, card, A_HAVE_SUMMON_ANSWERED_BY_CARD)
    )


def activation_prohibited(duel: State, player: int, card: int, code: EffectCode, reasons: list[int] | None) -> bool:
    """The reasons against an activation that something prohibits it."""
    action = A_ACTIVATE if code.kind == K_ACTIVATION else A_ACTIVATE_EFFECT
    if (
        duel.active[C_CANNOT + action]
        and prohibited_as_it_is(duel, action, player, card)
        and refuse(reasons, why.FORBIDDEN)
    ):
        return True
    if goes_unanswered(duel, player, card, code) and refuse(reasons, why.FORBIDDEN):
        return True
    if (
        code.kind == K_ACTIVATION
        and duel.active[C_CANNOT + A_ACTIVATE_SPELL_UNSET]
        and duel.info[card].types & (SPELL | MONSTER)
        and not was_set_in_time(duel, card)
        and player_forbidden(duel, A_ACTIVATE_SPELL_UNSET, player, card)
        and refuse(reasons, why.FORBIDDEN)
    ):
        return True
    return may_not_respond(duel, player, card, code) and refuse(reasons, why.NO_RESPONSE)


def common_reasons(
    duel: State, player: int, card: int, code: EffectCode, scope: Scope, gone: int, reasons: list[int] | None
) -> bool:
    """The reasons against any activation, triggers included: prohibitions, condition, targets, cost, nothing to do."""
    before = 0 if reasons is None else len(reasons)
    if activation_prohibited(duel, player, card, code, reasons):
        return True
    if code.condition is not None and not code.condition.holds(duel, scope) and refuse(reasons, why.CONDITION):
        return True
    if code.tribute_cost and instead_of_tributes(duel, code, scope) is not None:
        return False
    return unpaid(duel, card, code, scope, gone, before, reasons)


def unpaid(
    duel: State, card: int, code: EffectCode, scope: Scope, gone: int, before: int, reasons: list[int] | None
) -> bool:
    """The reasons against an activation from its cost, and from what is left to do when that is paid.

    :param before: how many reasons there are already.
    """
    plan = Plan()
    plan.gone = gone
    if code.cost >= 0 and cost_unmet(duel, card, code, scope, plan, reasons):
        return True
    unopposed = reasons is None or len(reasons) == before
    if code.choices:
        return (
            unopposed
            and (must_do_something(code) or duel.step & DAMAGE_STEP != 0)
            and not open_choices(duel, scope, gone)
            and refuse(reasons, why.NO_CHOICE)
        )
    if code.borrows is not None or code.cost_picks and cost_of(duel, code, scope) == code.cost:
        return unopposed and nothing_for_cost(duel, scope, gone) and refuse(reasons, why.NOTHING_TO_DO)
    return processing_unmet(duel, card, code, scope, plan, reasons)


def nothing_for_cost(duel: State, scope: Scope, gone: int) -> bool:
    """Whether nothing that could be paid leaves the scope's effect something to do."""
    if scope.code.borrows is not None:
        return not borrowable(duel, scope, scope.code.borrows, gone)
    return not completes(duel, scope.code, scope, gone, 0, [])


def cost_unmet(duel: State, card: int, code: EffectCode, scope: Scope, plan: Plan, reasons: list[int] | None) -> bool:
    """The reason against an activation that its cost cannot be paid; the plan then assumes that it is paid."""
    if code.cost_spares_this:
        plan.spent = [card]
    if not code.programs[cost_of(duel, code, scope)].possible(duel, scope, plan) and refuse(reasons, why.COST):
        return True
    if not code.cost_takes_this:
        plan.spent = NOTHING
    return False


def processing_unmet(
    duel: State, card: int, code: EffectCode, scope: Scope, plan: Plan, reasons: list[int] | None
) -> bool:
    """The reasons against an activation whose cost is paid: targets, and nothing to do."""
    if code.cost >= 0:
        for op in code.programs[cost_of(duel, code, scope)].ops:
            plan.freed += op.frees(duel, scope)
    if code.kind == K_ACTIVATION:
        plan.spent = [*plan.spent, card] if plan.spent else [card]
    if code.targets and not targets_exist(duel, code, scope, plan) and refuse(reasons, why.NO_TARGET):
        return True
    return must_do_something(code) and not possible(duel, code, scope, plan) and refuse(reasons, why.NOTHING_TO_DO)


def open_choices(duel: State, scope: Scope, gone: int) -> list[int]:
    """The choices of the scope's effect that can be made. Rule: MR3-EFF-08.

    A choice can have an occasion of its own (鎖付きブーメラン), and so can the effect of a continuous Trap that can be
    activated together with the card.
    """
    code = scope.code
    found: list[int] = []
    for choice in code.choices:
        if code.resolution < 0 and choice.resolution >= 0:
            if goes_with_card(duel, scope, choice, gone):
                found.append(choice.choice)
            continue
        scope.code = choice
        if (
            (code.occasion is not None or choice.occasion is None or occasion_holds(duel, choice, scope))
            and damage_step_allows(duel, choice)
            and not limit_reached(duel, scope.player, scope.card, choice)
            and (not common_reasons(duel, scope.player, scope.card, choice, scope, gone, None))
        ):
            found.append(choice.choice)
    scope.code = code
    return found


def borrowed(duel: State, scope: Scope, card: int) -> EffectCode:
    """The effect that the scope's becomes if this card is paid for it."""
    code = scope.code
    return MAKERS[0].borrowing(duel.info[scope.card], code.index, duel.info[card]).effects[code.index]


def borrowable(duel: State, scope: Scope, pool: Pool, gone: int) -> list[int]:
    """The cards, one of each name, whose effects the scope's effect could become now."""
    code, events, responds_to = scope.code, scope.events, scope.responds_to
    found: list[int] = []
    seen: list[int] = []
    for card in candidates(duel, pool, scope):
        if duel.info[card].passcode in seen:
            continue
        seen.append(duel.info[card].passcode)
        scope.code = borrowed(duel, scope, card)
        if (
            scope.code.resolution >= 0
            and occasion_holds(duel, scope.code, scope)
            and damage_step_allows(duel, scope.code)
            and not common_reasons(duel, scope.player, scope.card, scope.code, scope, gone, None)
        ):
            found.append(card)
        scope.code, scope.events, scope.responds_to = code, events, responds_to
    return found


CARD_FIRST: Final = 2008
"""Before this year a continuous Trap was activated first and its effect afterwards (rulings on 血の代償)."""


def goes_with_card(duel: State, scope: Scope, choice: EffectCode, gone: int) -> bool:
    """Whether an effect of a continuous Trap can be activated in the chain link of the card's activation."""
    if (
        duel.rules.year < CARD_FIRST
        or not damage_step_allows(duel, choice)
        or (limit_reached(duel, scope.player, scope.card, choice))
    ):
        return False
    probe = scope_for(duel, scope.card, choice, scope.player)
    if choice.occasion is not None and not occasion_holds(duel, choice, probe):
        return False
    return not common_reasons(duel, scope.player, scope.card, choice, probe, gone, None)
