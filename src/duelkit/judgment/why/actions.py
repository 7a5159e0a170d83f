"""The actions that a player might want to take, and the codes of the reasons against each."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.legality.casting import cannot_cast
from duelkit.judgment.engine.legality.lending import lent_to
from duelkit.judgment.engine.legality.reacting import cannot_attack, cannot_rotate, cannot_use
from duelkit.judgment.engine.legality.summoning import cannot_incarnate, cannot_summon, invocations
from duelkit.judgment.state import codes
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import ACT
from duelkit.kernel.reasons import refuse

VERBS: Final = (codes.O_CAST, codes.O_SUMMON, codes.O_INCARNATE, codes.O_ATTACK, codes.O_ROTATE, codes.O_ABILITY)
"""The verbs of actions with a card, as options of the turn player."""

ANOTHER_PLAYER: Final = 101
"""The open decision is another player's. Rules: EOJ-SPELL-05, EOJ-SETUP-08."""
ANOTHER_QUESTION: Final = 102
"""Another decision is open."""
SUMMONS_ONLY: Final = 103
"""Action phase 2 allows only summons. Rules: EOJ-ACT1-04, EOJ-SPELL-05."""


def every_action(duel: State, player: int) -> list[int]:
    """All conceivable actions of a player with hand cards and creatures on the board."""
    found: list[int] = []
    for card in duel.hand[player]:
        found += actions_of(duel, card)
    for card in duel.occupant:
        if card >= 0:
            found += actions_of(duel, card)
    return found


def actions_of(duel: State, card: int) -> list[int]:
    """All conceivable actions with a card in its zone; none in a library or a graveyard."""
    info = duel.info[card]
    place = duel.place[card]
    if place == codes.HAND and not info.creature:
        return [codes.option(codes.O_CAST, card)]
    if place == codes.HAND:
        found = [codes.option(codes.O_SUMMON, card, position) for position in range(9)]
        if info.incarnates is not None or invocations(duel, duel.owner[card], card):
            found += [codes.option(codes.O_INCARNATE, card, position) for position in range(9)]
        return found
    if place == codes.BOARD:
        return [
            codes.option(codes.O_ATTACK, card),
            codes.option(codes.O_ROTATE, card, 0),
            codes.option(codes.O_ROTATE, card, 1),
            *[codes.option(codes.O_ABILITY, card, code.index) for code in info.activated],
            *[codes.option(codes.O_ABILITY, card, number) for number in lent_to(duel, card)],
        ]
    return []


def codes_against(duel: State, player: int, action: int) -> list[int]:
    """The codes of all reasons against an action; empty if and only if the player may take it now.

    :param action: an option of one of ``VERBS``, offered or not.
    """
    verb = codes.verb_of(action)
    decision = duel.decision
    reasons: list[int] = []
    if decision is None or decision.player != player:
        reasons.append(ANOTHER_PLAYER)
    elif decision.kind != ACT:
        reasons.append(ANOTHER_QUESTION)
    elif decision.why == codes.W_ACTION_2 and verb != codes.O_SUMMON:
        reasons.append(SUMMONS_ONLY)
    refused(duel, player, action, reasons)
    return list(dict.fromkeys(reasons))


def refused(duel: State, player: int, action: int, reasons: list[int] | None) -> bool:
    """Run the engine's legality check of an action.

    :param reasons: collects all reasons, if given; the result then means nothing.
    :returns: whether there is a reason against the action.
    """
    card = codes.card_of(action)
    number = codes.number_of(action)
    verb = codes.verb_of(action)
    if verb == codes.O_CAST:
        return cannot_cast(duel, player, card, reasons)
    if verb == codes.O_SUMMON:
        return cannot_summon(duel, player, card, number, reasons)
    if verb == codes.O_INCARNATE:
        onto = duel.occupant[number]
        if onto < 0:
            return refuse(reasons, NO_CREATURE)
        return cannot_incarnate(duel, player, card, onto, reasons)
    if verb == codes.O_ATTACK:
        return cannot_attack(duel, player, card, reasons)
    if verb == codes.O_ROTATE:
        return cannot_rotate(duel, player, card, reasons)
    return cannot_use(duel, player, card, number, reasons)


NO_CREATURE: Final = 104
"""There is no creature on the field. Rule: EOJ-ABIL-10."""
