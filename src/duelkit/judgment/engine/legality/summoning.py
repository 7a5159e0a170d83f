"""Summons: fields, costs, and the reasons against them.

Rules: EOJ-SUMMON-01 to -08, EOJ-ABIL-10 to -10e, EOJ-STACK-03."""

from __future__ import annotations

from duelkit.judgment.engine.facts import reasons as why
from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.geometry import BESIDE
from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule, scope_of
from duelkit.judgment.engine.facts.values import alive, cost_of, exempt_from_lock, land_of
from duelkit.judgment.state.code import Ruling
from duelkit.judgment.state.codes import B_INVOCATION, HAND, NO_SACRIFICE
from duelkit.judgment.state.duel import State
from duelkit.kernel.reasons import refuse


def has_creature(duel: State, player: int) -> bool:
    """Whether the player has a living creature on the board."""
    return land_of(duel, player) != 0


def may_stand(duel: State, player: int, position: int, free_choice: bool) -> bool:
    """Whether a player may summon to a field, the lock aside. Rules: EOJ-SUMMON-03, EOJ-SUMMON-04."""
    if duel.occupant[position] >= 0:
        return False
    return free_choice or BESIDE[position] & land_of(duel, player) != 0


def free_fields(duel: State, player: int) -> list[int]:
    """The fields to which a player may summon, the lock aside, in field order. Rules: EOJ-SUMMON-03, EOJ-SUMMON-04."""
    land = land_of(duel, player)
    found: list[int] = []
    for position in duel.settings.board.order:
        if duel.occupant[position] < 0 and (land == 0 or BESIDE[position] & land):
            found.append(position)
    return found


def locked_out(duel: State, card: int, position: int) -> bool:
    """Whether the lock prevents the summon of the creature to this field. Rules: EOJ-SUMMON-05, EOJ-SUMMON-06."""
    info = duel.info[card]
    return info.lock and duel.locked and not exempt_from_lock(duel, info.element, position)


def summon_forbidden(duel: State, player: int, card: int) -> bool:
    """Whether the card has a condition for being summoned that does not hold."""
    condition = duel.info[card].summon_condition
    if condition is None:
        return False
    scope = scope_of(duel, card)
    scope.player = player
    return not condition.holds(duel, scope)


def cannot_summon(duel: State, player: int, card: int, position: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against the normal summon of a hand card to a field.

    :param reasons: collects the codes of all reasons, if given; else the first one is enough.
    """
    info = duel.info[card]
    if (not info.creature or duel.place[card] != HAND or duel.owner[card] != player) and refuse(
        reasons, why.NOT_A_CREATURE_IN_HAND
    ):
        return True
    if duel.normal_summon and refuse(reasons, why.SUMMON_USED):
        return True
    if duel.occupant[position] >= 0:
        if refuse(reasons, why.FIELD_TAKEN):
            return True
    elif not may_stand(duel, player, position, not has_creature(duel, player)) and refuse(reasons, why.NOT_ADJACENT):
        return True
    if locked_out(duel, card, position) and refuse(reasons, why.LOCKED):
        return True
    if cost_in_hand(duel, card, position) > duel.mana[player] and refuse(reasons, why.NO_MANA):
        return True
    if unsummonable(duel, player, card) and refuse(reasons, why.CONDITION):
        return True
    return False


def unsummonable(duel: State, player: int, card: int) -> bool:
    """Whether a creature card cannot be summoned at all, or its condition does not hold."""
    return duel.info[card].only_incarnates or summon_forbidden(duel, player, card)


def invocations(duel: State, player: int, card: int) -> list[tuple[int, Ruling]]:
    """The invocations by which a player may incarnate a hand card; none if its name has been summoned this turn."""
    if not may_change_rule(duel, B_INVOCATION):
        return []
    found = [
        (source, ruling)
        for source, ruling in in_force(duel, B_INVOCATION)
        if duel.owner[source] == player
        and ruling.test is not None
        and ruling.test.test(duel, card, scope_of(duel, source))
    ]
    if found and any([duel.info[other].name == duel.info[card].name for other in duel.arrived]):
        return []
    return found


def takes(duel: State, source: int, ruling: Ruling, onto: int) -> bool:
    """Whether an invocation allows the sacrifice of this creature."""
    return ruling.to is None or ruling.to.test(duel, onto, scope_of(duel, source))


def incarnation_price(duel: State, card: int, onto: int) -> int:
    """The cost of an incarnation: the difference of the two costs, at least 0; 0 by a free invocation.

    Rule: EOJ-ABIL-10b.
    """
    if any(
        [
            ruling.number == 1 and takes(duel, source, ruling, onto)
            for source, ruling in invocations(duel, duel.owner[card], card)
        ]
    ):
        return 0
    price = cost_in_hand(duel, card, duel.creatures[onto].field) - cost_of(duel, onto)
    return price if price > 0 else 0


def takes_place(duel: State, player: int, card: int, onto: int, calls: list[tuple[int, Ruling]]) -> bool:
    """Whether a hand card may replace a creature of its owner, by its own ability or by one of the invocations."""
    creature = duel.creatures[onto]
    if (
        not alive(duel, onto)
        or duel.owner[onto] != player
        or creature.possessor >= 0
        or (creature.keywords & NO_SACRIFICE)
        or duel.info[onto].name == duel.info[card].name
    ):
        return False
    incarnates = duel.info[card].incarnates
    if incarnates is not None:
        scope = scope_of(duel, card)
        scope.player = player
        if incarnates.test(duel, onto, scope):
            return True
    return any([takes(duel, source, ruling, onto) for source, ruling in calls])


def cannot_incarnate(duel: State, player: int, card: int, onto: int, reasons: list[int] | None) -> bool:
    """Whether there is a reason against incarnating a hand card. Rules: EOJ-ABIL-10 to -10e, -21d, EOJ-STACK-03."""
    info = duel.info[card]
    calls = invocations(duel, player, card)
    if (info.incarnates is None and not calls or duel.place[card] != HAND) and refuse(reasons, why.NO_INCARNATION):
        return True
    creature = duel.creatures[onto]
    if not takes_place(duel, player, card, onto, calls) and refuse(reasons, why.NOT_THIS_SACRIFICE):
        return True
    other_way = duel.info[onto].reincarnates
    if (
        alive(duel, onto)
        and other_way is not None
        and other_way.test(duel, card, scope_of(duel, onto))
        and refuse(reasons, why.REINCARNATION)
    ):
        return True
    if summon_forbidden(duel, player, card) and refuse(reasons, why.CONDITION):
        return True
    if creature.field >= 0 and locked_out(duel, card, creature.field) and refuse(reasons, why.LOCKED):
        return True
    if creature.field >= 0 and incarnation_price(duel, card, onto) > duel.mana[player] and refuse(reasons, why.NO_MANA):
        return True
    return False
