"""Whether an effect can be activated, and every reason why not. One definition for both."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.attack import spendable
from duelkit.yugioh.engine.facts.continuous import effect_lives, scope_for
from duelkit.yugioh.engine.facts.limits import limit_reached
from duelkit.yugioh.engine.facts.pools import among
from duelkit.yugioh.engine.facts.properties import forbidden, free_spell_zones, player_forbidden
from duelkit.yugioh.engine.facts.zones import pendulum_slot
from duelkit.yugioh.engine.legality.paying import completes, must_do_something, possible, targets_exist
from duelkit.yugioh.engine.legality.special_summons import only_one_already
from duelkit.yugioh.state.code import Plan
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_ACTIVATE_EFFECT,
    BANISHED,
    C_CANNOT,
    DAMAGE_STEP,
    E_WOULD_SUMMON,
    EVENT_KINDS,
    FIELD,
    FIELD_SPELL,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    K_FLIP,
    K_TRIGGER,
    MAIN_1,
    MAIN_2,
    MONSTER,
    MONSTER_ZONE,
    QUICK_PLAY,
    SPELL,
    TRAP,
    UNTIL_CALC,
    WOULD_CHANGE_STATS,
    WOULD_NEGATE,
)
from duelkit.yugioh.state.duel import QUICK_IN_HAND, QUICK_IN_PILES, SLOW_IN_PILES, State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import Scope

NOTHING: Final[list[int]] = []
"""The usual answer of ``quick_codes``, and what is spent for nothing. Never written."""
RESPONDS: Final = 1 << EVENT_KINDS
"""Beside the kinds of events for which effects wait: the activation of a chain link."""


def speed_allows(duel: State, code: EffectCode) -> bool:
    """Whether the spell speed suffices for the newest chain link. Rules: MR3-SPD-01, MR3-SPD-05, MR3-CHN-06."""
    if not duel.chain:
        return True
    last = duel.scopes[duel.chain[-1]].code.speed
    return code.speed >= 2 and code.speed >= last


def damage_step_allows(duel: State, code: EffectCode) -> bool:
    """Whether the effect may be activated in this part of the damage step. Rules: MR3-DS-01, MR3-DSD-03 to -14.

    Of what answers an activation only what negates activations may, even if it changes ATK or DEF (faq 12950, 13587).
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
    """Whether the event or activation that a quick effect needs is there; fills in what the scope knows of it.

    What negates a summon answers the summon itself, so it is never chained to anything. Rule: MR3-GAP-SUM-01. A 場合
    effect hears all that has happened since the window before, a 時 effect only the last thing. MR3-TIM-01, MR3-TIM-02.
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
    return found


def on_chain(duel: State, card: int, code: EffectCode) -> bool:
    """Whether an effect has a link on the chain: what triggers in the hand does so once for an event."""
    for number in duel.chain:
        link = duel.scopes[number]
        if link.card == card and link.code is code:
            return True
    return False


def unmet(duel: State, player: int, card: int, code: EffectCode, scope: Scope, told: list[int] | None) -> bool:
    """Whether something stands against activating a spell, a trap, an ignition or a quick effect.

    :param told: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    :returns: whether a first reason was found; never with ``told``.
    """
    if not speed_allows(duel, code) and refuse(told, why.NOT_SPEED):
        return True
    own_main = duel.turn_player == player and (duel.phase == MAIN_1 or duel.phase == MAIN_2)
    if (
        code.speed == 1
        and (not own_main or duel.chain)
        and (refuse(told, why.NOT_MAIN_PHASE if duel.turn_player == player else why.NOT_YOUR_TURN))
    ):
        return True
    if duel.step & DAMAGE_STEP and not damage_step_allows(duel, code) and refuse(told, why.DAMAGE_STEP):
        return True
    gone = -1
    if code.kind != K_ACTIVATION:
        if not effect_lives(duel, card, code) and refuse(told, not_there(duel, card)):
            return True
        if not spendable(duel, card, scope) and refuse(told, why.DESTROYED_ALREADY):
            return True
    elif duel.place[card] == HAND:
        gone = card
        if not_from_hand(duel, player, card, code, scope, told):
            return True
    elif not_from_field(duel, card, code, scope, told):
        return True
    if code.kind == K_ACTIVATION and only_one_already(duel, card, player) and refuse(told, why.ONLY_ONE):
        return True
    if limit_reached(duel, player, card, code) and refuse(told, why.LIMIT_USED):
        return True
    if code.occasion is not None and not occasion_holds(duel, code, scope) and refuse(told, why.NO_OCCASION):
        return True
    return common_reasons(duel, player, card, code, scope, gone, told)


def not_there(duel: State, card: int) -> int:
    """Why an effect does not live where its card is."""
    return why.NOT_FACE_UP if duel.place[card] & FIELD and not duel.play[card].face_up else why.WRONG_PLACE


def not_from_hand(duel: State, player: int, card: int, code: EffectCode, scope: Scope, told: list[int] | None) -> bool:
    """What stands against activating the card from the hand."""
    info = duel.info[card]
    if (
        info.types & TRAP
        and (code.hand_check is None or not code.hand_check.holds(duel, scope))
        and (refuse(told, why.TRAP_IN_HAND))
    ):
        return True
    if info.types & SPELL and code.speed == 2 and duel.turn_player != player and refuse(told, why.NOT_YOUR_TURN):
        return True
    if info.types & MONSTER:
        return (
            pendulum_slot(duel, player) < 0
            and not (duel.rules.pendulum_replace and max(duel.pendulum[player]) >= 0)
            and refuse(told, why.NO_ZONE)
        )
    return not info.types & FIELD_SPELL and free_spell_zones(duel, player) == 0 and refuse(told, why.NO_ZONE)


def not_from_field(duel: State, card: int, code: EffectCode, scope: Scope, told: list[int] | None) -> bool:
    """What stands against activating the card where it was Set."""
    info = duel.info[card]
    if (
        not duel.place[card] & FIELD
        or duel.play[card].face_up
        or info.types & MONSTER
        or (duel.place[card] == MONSTER_ZONE)
    ):  # a trap monster that was turned face-down
        return refuse(told, why.WRONG_PLACE)
    if code.turn_check is not None and code.turn_check.holds(duel, scope):
        return False
    return (
        (info.types & (TRAP | QUICK_PLAY)) != 0
        and duel.play[card].set_turn == duel.turn
        and (refuse(told, why.SET_THIS_TURN))
    )


def is_target(link: Scope, card: int) -> bool:
    """Whether the chain link targets the card."""
    for cards in link.targets:
        if card in cards:
            return True
    return False


def cannot_activate(duel: State, action: int, player: int, card: int) -> bool:
    """Whether an applied effect forbids the activation. A Set card is judged by what it is: activating it shows it."""
    part = duel.play[card]
    shown = duel.place[card] & FIELD != 0 and not part.face_up
    if shown:
        part.face_up = True
    bad = player_forbidden(duel, action, player, card, 0, duel.place[card]) or forbidden(duel, action, card, player)
    if shown:
        part.face_up = False
    return bad


def may_not_respond(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether nothing may be chained to the newest chain link, or not this card."""
    if not duel.chain:
        return False
    link = duel.scopes[duel.chain[-1]]
    if link.player == player:
        return False
    return (
        link.code.no_response and code.kind != K_TRIGGER or (link.code.no_response_by_targets and is_target(link, card))
    )


def common_reasons(
    duel: State, player: int, card: int, code: EffectCode, scope: Scope, gone: int, told: list[int] | None
) -> bool:
    """The reasons against any activation, triggers included: prohibitions, condition, targets, cost, nothing to do."""
    before = 0 if told is None else len(told)
    action = A_ACTIVATE if code.kind == K_ACTIVATION else A_ACTIVATE_EFFECT
    if duel.active[C_CANNOT + action] and cannot_activate(duel, action, player, card) and refuse(told, why.FORBIDDEN):
        return True
    if may_not_respond(duel, player, card, code) and refuse(told, why.NO_RESPONSE):
        return True
    if code.condition is not None and not code.condition.holds(duel, scope) and refuse(told, why.CONDITION):
        return True
    plan = Plan()
    plan.gone = gone
    if code.cost >= 0:
        cost = code.programs[code.cost]
        if code.cost_spares_this:
            plan.spent = [card]
        if not cost.possible(duel, scope, plan) and refuse(told, why.COST):
            return True
        if not code.cost_takes_this:
            plan.spent = NOTHING
    if code.choices:
        return (
            (must_do_something(code) or duel.step & DAMAGE_STEP != 0)
            and (told is None or len(told) == before)
            and (not open_choices(duel, scope, gone) and refuse(told, why.NO_CHOICE))
        )
    if code.cost >= 0:
        cost = code.programs[code.cost]
        if code.cost_picks:
            return (told is None or len(told) == before) and (
                not completes(duel, code, scope, gone, 0, []) and refuse(told, why.NOTHING_TO_DO)
            )
        for op in cost.ops:
            plan.freed += op.frees(duel, scope)
    if code.kind == K_ACTIVATION:
        plan.spent = [*plan.spent, card] if plan.spent else [card]
    if code.targets and not targets_exist(duel, code, scope, plan) and refuse(told, why.NO_TARGET):
        return True
    return must_do_something(code) and not possible(duel, code, scope, plan) and refuse(told, why.NOTHING_TO_DO)


def open_choices(duel: State, scope: Scope, gone: int) -> list[int]:
    """Which choices of the scope's effect can be made: those against which nothing stands. Rule: MR3-EFF-08.

    The effect of a continuous trap that may be activated together with the card can wait for something itself.
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
            damage_step_allows(duel, choice)
            and not limit_reached(duel, scope.player, scope.card, choice)
            and (not common_reasons(duel, scope.player, scope.card, choice, scope, gone, None))
        ):
            found.append(choice.choice)
    scope.code = code
    return found


CARD_FIRST: Final = 2008
"""Before this year a continuous trap was activated first, and then its effect (the rulings on 血の代償)."""


def goes_with_card(duel: State, scope: Scope, choice: EffectCode, gone: int) -> bool:
    """Whether an effect of a continuous trap can be activated in the chain link of the card's activation."""
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


def can_activate(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether nothing stands against it."""
    happened = duel.cache.event_kinds
    if duel.chain:
        if not speed_allows(duel, code) or code.awaits and not code.responds and not code.awaits & happened:
            return False
    elif code.occasion is not None and not code.awaits & happened:
        return False
    return not unmet(duel, player, card, code, scope_for(duel, card, code, player), None)


def quick_codes(duel: State, player: int) -> list[int]:
    """``card << 8 | effect`` of everything of spell speed 2 or more that the player can activate now. Never written."""
    cache = duel.cache
    if not cache.listed >> player & 1:
        list_quick(duel, player)
    if cache.usable_at[player] != cache.clock:
        free = cache.free[player]
        cache.usable[player] = _usable(duel, player, free) if free else free
        cache.usable_at[player] = cache.clock
    usable = cache.usable[player]
    if not cache.waits[player] & (cache.event_kinds | RESPONDS if duel.chain else cache.event_kinds):
        return usable
    heard = _usable(duel, player, cache.waiting[player])
    if not heard or not usable:
        return heard or usable
    return [entry for entry in cache.quick[player] if among(usable, entry) or among(heard, entry)]


def owes_quick(duel: State, player: int) -> bool:
    """Whether the player has a quick effect that cannot be passed by once it can be used."""
    if not duel.cache.listed >> player & 1:
        list_quick(duel, player)
    for entry in duel.cache.quick[player]:
        if not duel.info[entry >> 8].effects[entry & 0xFF].optional:
            return True
    return False


def _usable(duel: State, player: int, entries: list[int]) -> list[int]:
    found = NOTHING
    for entry in entries:
        card = entry >> 8
        if can_activate(duel, player, card, duel.info[card].effects[entry & 0xFF]):
            if found:
                found.append(entry)
            else:
                found = [entry]
    return found


def list_quick(duel: State, player: int) -> None:
    """List what of spell speed 2 or more lies where the player can use it; of it, what waits and what does not."""
    found: list[int] = []
    infos = duel.info
    _quick_on_field(duel, player, found)
    reach = duel.reach[player]
    if reach & QUICK_IN_HAND:
        own_turn = duel.turn_player == player
        for card in duel.hand[player]:
            info = infos[card]
            if info.quick_zones & HAND:
                _quick_effects(duel, card, found)
            code = info.activation
            if (
                code is not None
                and code.speed >= 2
                and (own_turn and not info.types & TRAP or code.hand_check is not None)
            ):
                found.append(card << 8 | code.index)
    if reach & QUICK_IN_PILES:
        for card in duel.graveyard[player]:
            if infos[card].quick_zones & GRAVEYARD:
                _quick_effects(duel, card, found)
        for card in duel.banished[player]:
            if infos[card].quick_zones & BANISHED:
                _quick_effects(duel, card, found)
    waiting = NOTHING
    events = 0
    for entry in found:
        code = infos[entry >> 8].effects[entry & 0xFF]
        if code.occasion is not None:
            waiting = [*waiting, entry]
            events |= code.awaits | (RESPONDS if code.responds else 0)
    duel.cache.quick[player] = found
    duel.cache.waiting[player] = waiting
    duel.cache.free[player] = [entry for entry in found if not among(waiting, entry)] if waiting else found
    duel.cache.waits[player] = events
    duel.cache.listed |= 1 << player


def _quick_on_field(duel: State, player: int, found: list[int]) -> None:
    infos = duel.info
    parts = duel.play
    for card in duel.monsters[player]:
        if card >= 0 and infos[card].quick_zones and parts[card].face_up:
            _quick_effects(duel, card, found)
    for card in duel.spells[player]:
        if card < 0 or duel.place[card] == MONSTER_ZONE:  # a trap monster keeps its zone here
            continue
        if parts[card].face_up:
            if infos[card].quick_zones:
                _quick_effects(duel, card, found)
        else:
            code = infos[card].activation
            if (
                code is not None
                and code.speed >= 2
                and (parts[card].set_turn != duel.turn or code.turn_check is not None)
            ):
                found.append(card << 8 | code.index)
    card = duel.field[player]
    if card >= 0 and infos[card].quick_zones and parts[card].face_up:
        _quick_effects(duel, card, found)
    for card in duel.pendulum[player]:
        if card >= 0 and infos[card].quick_zones:
            _quick_effects(duel, card, found)


def _quick_effects(duel: State, card: int, found: list[int]) -> None:
    place = duel.place[card]
    for code in duel.info[card].quicks:
        if code.zones & place:
            found.append(card << 8 | code.index)


def slow_codes(duel: State, player: int, found: list[int]) -> None:
    """Collect everything of spell speed 1 that the player can activate now, in an open main phase."""
    infos = duel.info
    for card in duel.hand[player]:
        info = infos[card]
        code = info.activation
        if code is not None and code.speed == 1 and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)
        if info.ignitions:
            ignitions(duel, player, card, found)
    for card in duel.monsters[player]:
        if card >= 0 and infos[card].ignitions and duel.play[card].face_up:
            ignitions(duel, player, card, found)
    for card in duel.spells[player]:
        if card >= 0 and duel.place[card] != MONSTER_ZONE:
            _back_row(duel, player, card, found)
    if duel.field[player] >= 0:
        _back_row(duel, player, duel.field[player], found)
    for card in duel.pendulum[player]:
        if card >= 0:
            ignitions(duel, player, card, found)
    if duel.reach[player] & SLOW_IN_PILES:
        for card in duel.graveyard[player]:
            if infos[card].ignitions:
                ignitions(duel, player, card, found)
        for card in duel.banished[player]:
            if infos[card].ignitions:
                ignitions(duel, player, card, found)


def _back_row(duel: State, player: int, card: int, found: list[int]) -> None:
    info = duel.info[card]
    if duel.play[card].face_up:
        if info.ignitions:
            ignitions(duel, player, card, found)
    else:
        code = info.activation
        if code is not None and code.speed == 1 and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)


def ignitions(duel: State, player: int, card: int, found: list[int]) -> None:
    """Collect what of a card's own effects of spell speed 1 the player can activate now."""
    place = duel.place[card]
    for code in duel.info[card].ignitions:
        if code.zones & place and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)
