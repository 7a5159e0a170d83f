"""Which Tributes a Ritual Summon can use."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.properties import applies, level_of
from duelkit.yugioh.engine.facts.zones import in_main_zone
from duelkit.yugioh.state.categories import C_MAY
from duelkit.yugioh.state.codes import HAND, MONSTER_ZONE, P_WHOLE_RITUAL
from duelkit.yugioh.state.duel import State


def frees_zone(duel: State, card: int, player: int) -> bool:
    """Whether Tributing the card frees one of the player's (main) monster zones."""
    return duel.controller[card] == player and in_main_zone(duel, card)


def suffices_alone(duel: State, card: int, monster: int, player: int) -> bool:
    """Whether a card in hand or on the field is all that the Ritual Summon of a monster needs
    (１枚で儀式召喚に必要な分のリリースとして使用できる).
    """
    if duel.place[card] & MONSTER_ZONE and duel.play[card].face_up:
        for active in duel.active[C_MAY + P_WHOLE_RITUAL]:
            test = active.code.test
            if applies(duel, active, card) and (test is None or test.test(duel, monster, active.scope)):
                return True
        return False
    if not duel.place[card] & (HAND | MONSTER_ZONE):
        return False
    for effect in duel.info[card].continuous:  # as the player of the Ritual Summon knows
        for code in effect.modifiers:
            if code.category == C_MAY + P_WHOLE_RITUAL and (
                code.test is None or code.test.test(duel, monster, scope_for(duel, card, effect, player))
            ):
                return True
    return False


def ritual_completable(
    duel: State, chosen: list[int], rest: list[int], need: int, exactly: bool, full: int = -1
) -> bool:
    """Whether Tributes can be added whose Levels suffice, without a superfluous one. Rule: MR3-RIT-03.

    :param exactly: whether the Levels must add up exactly.
    :param full: the player whose monster zones are full, so that one must be freed; −1 if one is free.
    """
    total = 0
    freed = full < 0
    for card in chosen:
        total += level_of(duel, card)
        freed = freed or frees_zone(duel, card, full)
    for least in {level_of(duel, card) for card in (*chosen, *rest)}:
        if any([level_of(duel, card) < least for card in chosen]):
            continue
        # if no Tribute is below this Level, none is superfluous as long as the sum is not above this
        most = need if exactly else need + least - 1
        with_zone = 1 << total if freed else 0
        without = 1 << total
        for card in rest:
            level = level_of(duel, card)
            if level >= least:
                with_zone |= (without if full >= 0 and frees_zone(duel, card, full) else with_zone) << level
                without |= without << level
        if (with_zone >> need) & ((1 << most - need + 1) - 1):
            return True
    return False
