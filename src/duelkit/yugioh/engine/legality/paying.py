"""Whether an effect's targets and processing are possible, including after its cost has been paid.

A card is only offered for a cost if the rest of the effect is still possible after it is paid.
"""

from __future__ import annotations

from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.engine.facts.pools import candidates, has_one
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.moves.picking import has_alike
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY
from duelkit.yugioh.state.code import PickCode, Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_TARGETED,
    DECK,
    HAND,
    K_ACTIVATION,
    K_FLIP,
    K_QUICK,
    K_TRIGGER,
    MONSTER_ZONE,
    P_COUNTER_TRAPS_FREELY,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import Scope


def cost_of(duel: State, code: EffectCode, scope: Scope) -> int:
    """The program of an effect's cost; what is left of it if the player need not pay LP or discard; −1: none."""
    if code.eased >= 0:
        for active in duel.active[C_MAY + P_COUNTER_TRAPS_FREELY]:
            if on_side(active.code.side, active.player, scope.player) and (
                not active.continuous or source_works(duel, active)
            ):
                return code.eased
    return code.cost


def targetable(duel: State, pick: PickCode, scope: Scope) -> list[int]:
    """The cards that an effect can target. Rules: MR3-TGT-01, MR3-DS-05, RES-CAN-01."""
    cards = candidates(duel, pick.pool, scope)
    for accept in pick.accept:
        cards = [card for card in cards if accept.test(duel, card, scope)]
    if duel.doomed:
        cards = [card for card in cards if not destruction_fixed(duel, card)]
    if duel.active[C_CANNOT + A_BE_TARGETED]:
        cards = [card for card in cards if not forbidden(duel, A_BE_TARGETED, card, scope.player, scope.card)]
    return cards


def those_included(duel: State, including: Test, scope: Scope, cards: list[int]) -> list[int]:
    """Those of the cards of which at least one must be targeted (〜を含む)."""
    return [card for card in cards if including.test(duel, card, scope)]


def enough(duel: State, pick: PickCode, scope: Scope, cards: list[int], least: int) -> bool:
    """Whether so many of the cards can be targeted together."""
    if pick.including is not None and not those_included(duel, pick.including, scope, cards):
        return False
    return has_alike(duel, pick, cards, least)


def _one_will_do(duel: State, only: PickCode, scope: Scope, plan: Plan) -> bool:
    """Whether the effect targets exactly one card and only the pool restricts which."""
    if len(plan.spent) > 1 or duel.doomed or duel.active[C_CANNOT + A_BE_TARGETED]:
        return False
    without = plan.spent[0] if plan.spent else plan.gone
    return (
        (plan.gone < 0 or plan.gone == without)
        and only.least.value(duel, scope) == 1
        and only.most.value(duel, scope) >= 1
    )


def chain_exists(duel: State, code: EffectCode, scope: Scope, without: list[int]) -> bool:
    """Whether the targets from the next slot on can be picked where they depend on each other, one for each slot."""
    at = len(scope.targets)
    if at == len(code.targets):
        return True
    return len(linking(duel, code, scope, targetable(duel, code.targets[at], scope), without)) > 0


def linking(duel: State, code: EffectCode, scope: Scope, cards: list[int], without: list[int]) -> list[int]:
    """Those of the cards that can be the target of the next slot so that the others can be picked, too."""
    before, stamps = scope.targets, scope.target_stamps
    taken = [card for picked in before for card in picked]
    found: list[int] = []
    for card in cards:
        if card in taken or card in without:
            continue
        scope.targets, scope.target_stamps = (*before, (card,)), (*stamps, (duel.stamp[card],))
        if chain_exists(duel, code, scope, without):
            found.append(card)
    scope.targets, scope.target_stamps = before, stamps
    return found


def one_is_missing(duel: State, code: EffectCode, scope: Scope, plan: Plan) -> bool:
    """Whether one of several targets is not there, as is usual, which can be found out without collecting any."""
    if duel.doomed:
        return False
    for pick in code.targets:
        if pick.least.value(duel, scope) > 0 and not has_one(duel, pick.fitting, scope, plan.gone):
            return True
    return False


def targets_exist(duel: State, code: EffectCode, scope: Scope, plan: Plan) -> bool:
    """Whether enough targets can be picked for every slot; slots cannot share cards."""
    if code.targets_if_any or code.targets_or_none:
        return True
    if len(code.targets) == 1 and _one_will_do(duel, code.targets[0], scope, plan):
        return has_one(duel, code.targets[0].fitting, scope, plan.spent[0] if plan.spent else plan.gone)
    if len(code.targets) > 1:
        if code.targets[-1].by_targets:
            return chain_exists(duel, code, scope, plan.spent if plan.gone < 0 else [*plan.spent, plan.gone])
        if one_is_missing(duel, code, scope, plan):
            return False
    taken: list[int] = []
    for pick in code.targets:
        cards = [
            card
            for card in targetable(duel, pick, scope)
            if card != plan.gone and card not in taken and card not in plan.spent
        ]
        least = pick.least.value(duel, scope)
        if pick.most.value(duel, scope) < max(least, 1) or not enough(duel, pick, scope, cards, least):
            return False
        if len(code.targets) > 1 and len(cards) == least:
            taken.extend(cards)
    return True


def possible(duel: State, code: EffectCode, scope: Scope, plan: Plan) -> bool:
    """Whether the processing could do something."""
    return code.programs[code.resolution].possible(duel, scope, plan)


def must_do_something(code: EffectCode) -> bool:
    """Whether the effect can only be activated, or chosen among others, if its processing could do something.

    Only triggers and quick effects can be mandatory (faq 6357); any other effect is activated at will and optional
    (〜を払って発動する).
    """
    if code.resolution < 0:
        return False
    return code.optional or code.kind not in (K_TRIGGER, K_FLIP, K_QUICK) or code.choice >= 0


def follows(duel: State, code: EffectCode, scope: Scope, gone: int, spent: list[int]) -> bool:
    """Whether targets and processing are possible once these cards have been spent as the cost."""
    plan = Plan()
    plan.gone = gone
    plan.spent = spent
    plan.to_graveyard = code.cost_to_graveyard
    if (code.cost_takes_this or code.kind == K_ACTIVATION) and scope.card not in spent:
        plan.spent = [*spent, scope.card]
    for card in plan.spent:
        if duel.place[card] == MONSTER_ZONE and duel.controller[card] == scope.player:
            plan.freed += 1
    paid = scope.paid
    scope.paid = (*paid, *spent)
    if code.cost_takes_this and scope.card not in scope.paid:
        scope.paid = (*scope.paid, scope.card)
    fits = targets_exist(duel, code, scope, plan) and (not must_do_something(code) or possible(duel, code, scope, plan))
    scope.paid = paid
    return fits


def completes(duel: State, code: EffectCode, scope: Scope, gone: int, at: int, spent: list[int]) -> bool:
    """Whether the cost's picks from index ``at`` on can be made so that the rest of the effect is still possible."""
    if at == len(code.cost_picks):
        return follows(duel, code, scope, gone, spent)
    pick = code.cost_picks[at]
    paid = scope.paid
    scope.paid = (*paid, *spent)  # what is picked next may depend on it
    offered = [
        card
        for card in candidates(duel, pick.pool, scope)
        if card != gone and card not in spent and not (code.cost_spares_this and card == scope.card)
    ]
    need = pick.least.value(duel, scope)
    most = pick.most.value(duel, scope)
    scope.paid = paid
    if code.cost_sized and most > need:
        return some_set(duel, code, scope, gone, at, offered, 0, need, most, spent)
    return _choose(duel, code, scope, gone, at, offered, 0, need, spent)


def _choose(
    duel: State,
    code: EffectCode,
    scope: Scope,
    gone: int,
    at: int,
    offered: list[int],
    start: int,
    need: int,
    spent: list[int],
) -> bool:
    if need <= 0:
        return completes(duel, code, scope, gone, at + 1, spent)
    seen: list[int] = []
    for i in range(start, len(offered) - need + 1):
        card = offered[i]
        if duel.place[card] & (DECK | HAND):
            passcode = duel.info[card].passcode
            if passcode in seen:
                continue
            seen.append(passcode)
        if _choose(duel, code, scope, gone, at, offered, i + 1, need - 1, [*spent, card]):
            return True
    return False


def some_set(
    duel: State,
    code: EffectCode,
    scope: Scope,
    gone: int,
    at: int,
    offered: list[int],
    start: int,
    least: int,
    most: int,
    spent: list[int],
) -> bool:
    """Whether the spent cards, with so many of the offered ones from ``start`` on, make the rest possible."""
    if least <= 0 and completes(duel, code, scope, gone, at + 1, spent):
        return True
    if most <= 0:
        return False
    for i in range(start, len(offered)):
        if some_set(duel, code, scope, gone, at, offered, i + 1, least - 1, most - 1, [*spent, offered[i]]):
            return True
    return False


def place_of(code: EffectCode, pick: PickCode) -> int:
    """The place of a pick among those of the cost on which the rest depends; their number if it is none."""
    at = 0
    while at < len(code.cost_picks) and code.cost_picks[at] is not pick:
        at += 1
    return at


def most_payable(
    duel: State,
    code: EffectCode,
    scope: Scope,
    pick: PickCode,
    offered: list[int],
    least: int,
    most: int,
    kept: list[int],
) -> int:
    """The maximum number of offered cards that can be paid, with those kept, so that the rest is still possible."""
    at = place_of(code, pick)
    most = min(most, len(offered))
    if at == len(code.cost_picks):
        return most
    while most > least and not _choose(duel, code, scope, -1, at, offered, 0, most, kept):
        most -= 1
    return most


def payable(
    duel: State, code: EffectCode, scope: Scope, pick: PickCode, offered: list[int], kept: list[int]
) -> list[int]:
    """The offered cards with which, and with those kept, the cost and the rest of the effect can be completed."""
    at = place_of(code, pick)
    if at == len(code.cost_picks):
        return offered
    need = pick.least.value(duel, scope)
    found: list[int] = []
    for card in offered:
        others = [other for other in offered if other != card]
        if _choose(duel, code, scope, -1, at, others, 0, need - 1, [*kept, card]):
            found.append(card)
    return found
