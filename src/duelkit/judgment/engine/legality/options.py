"""The options of the turn player in action phases 1 and 2."""

from __future__ import annotations

from duelkit.judgment.engine.facts.costs import cost_by
from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule
from duelkit.judgment.engine.facts.values import fights_for, living
from duelkit.judgment.engine.legality.casting import cannot_cast
from duelkit.judgment.engine.legality.lending import lent_to
from duelkit.judgment.engine.legality.reacting import cannot_attack, cannot_rotate, cannot_use
from duelkit.judgment.engine.legality.summoning import cannot_incarnate, free_fields, locked_out, unsummonable
from duelkit.judgment.state.code import Ruling
from duelkit.judgment.state.codes import (
    B_CARD_COST,
    B_INVOCATION,
    O_ABILITY,
    O_ATTACK,
    O_CAST,
    O_END_TURN,
    O_INCARNATE,
    O_ROTATE,
    O_SUMMON,
    O_TO_ACTION_2,
    option,
)
from duelkit.judgment.state.duel import State


def action_options(duel: State, player: int) -> list[int]:
    """All options of the turn player in action phase 1. Rules: EOJ-ACT1-01, EOJ-PHASE-05, EOJ-PHASE-07."""
    options: list[int] = []
    invoking = may_change_rule(duel, B_INVOCATION) and len(in_force(duel, B_INVOCATION)) > 0
    for card in duel.hand[player]:
        info = duel.info[card]
        if not info.creature:
            if not cannot_cast(duel, player, card, None):
                options.append(option(O_CAST, card))
        elif invoking or info.incarnates is not None:
            for onto in duel.occupant:
                if onto >= 0 and not cannot_incarnate(duel, player, card, onto, None):
                    options.append(option(O_INCARNATE, card, duel.creatures[onto].field))
    for card in living(duel):
        if fights_for(duel, card) != player:
            continue
        if not cannot_attack(duel, player, card, None):
            options.append(option(O_ATTACK, card))
        if not cannot_rotate(duel, player, card, None):
            options.append(option(O_ROTATE, card, 0))
            options.append(option(O_ROTATE, card, 1))
        for code in duel.info[card].activated:
            if not cannot_use(duel, player, card, code.index, None):
                options.append(option(O_ABILITY, card, code.index))
        for number in lent_to(duel, card):
            if not cannot_use(duel, player, card, number, None):
                options.append(option(O_ABILITY, card, number))
    add_summons(duel, player, options)
    options.append(option(O_TO_ACTION_2))
    options.append(option(O_END_TURN))
    return options


def summon_options(duel: State, player: int) -> list[int]:
    """The normal summons that can be made now: a card and a field. Rules: EOJ-SUMMON-01 to EOJ-SUMMON-06."""
    options: list[int] = []
    add_summons(duel, player, options)
    return options


def add_summons(duel: State, player: int, options: list[int]) -> None:
    """Append the normal summons that can be made now."""
    if duel.normal_summon:
        return
    places = free_fields(duel, player)
    if not places:
        return
    mana = duel.mana[player]
    varied = may_change_rule(duel, B_CARD_COST)
    rulings: list[tuple[int, Ruling]] = []
    if varied:
        rulings = in_force(duel, B_CARD_COST)
    for card in duel.hand[player]:
        info = duel.info[card]
        if not info.creature or not varied and info.cost > mana or unsummonable(duel, player, card):
            continue
        locked = info.lock and duel.locked
        for position in places:
            if (not locked or not locked_out(duel, card, position)) and (
                not varied or cost_by(duel, rulings, card, position) <= mana
            ):
                options.append(option(O_SUMMON, card, position))
