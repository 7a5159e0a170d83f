"""Cards that pay in place of the card that an effect discards (手札を捨てる場合、代わりに〜)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import count_use, limit_reached
from duelkit.yugioh.engine.facts.prohibitions import cannot_send_from_deck
from duelkit.yugioh.engine.facts.properties import conditions_hold, source_works
from duelkit.yugioh.engine.legality.paying import must_do_something, possible, targets_exist
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.redirection import may_banish, redirected, redirects_all
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_DISCARD_PAID
from duelkit.yugioh.state.code import Plan
from duelkit.yugioh.state.codes import (
    AS_COST,
    BANISHED,
    BANISHES_ITSELF,
    COST_DISCARDS_TWO,
    COST_TRIBUTES,
    COST_TRIBUTES_ITSELF,
    DECK,
    DISCARDED,
    GRAVEYARD,
    HAND,
    LEAVES_THE_OTHER,
    MONSTER_ZONE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import Scope


def payer(duel: State, card: int, scope: Scope) -> Active | None:
    """What lets the card pay for the discard of this effect, if anything does."""
    for active in duel.active[C_DISCARD_PAID]:
        if (
            active.source == card
            and not active.code.flag
            and active.player == scope.player
            and scope.place == MONSTER_ZONE
            and source_works(duel, active)
            and not limit_reached(duel, active.player, card, active.effect)
            and active.code.test is not None
            and active.code.test.test(duel, scope.card, active.scope)
            and redirected(duel, card, GRAVEYARD, AS_COST) == GRAVEYARD
        ):
            return active
    return None


def tribute_payer(duel: State, code: EffectCode, scope: Scope) -> Active | None:
    """What lets the player send cards of the deck instead of the Tributes of this effect, if anything does."""
    if not code.tribute_cost:
        return None
    player = scope.player
    for active in duel.active[C_DISCARD_PAID]:
        if (
            active.code.flag
            and active.player == player
            and source_works(duel, active)
            and not limit_reached(duel, player, active.source, active.effect)
            and active.code.test is not None
            and active.code.test.test(duel, scope.card, active.scope)
            and can_pay(duel, active, code, scope)
        ):
            return active
    return None


def can_pay(duel: State, active: Active, code: EffectCode, scope: Scope) -> bool:
    """Whether what is paid instead can be paid for this effect."""
    if active.code.second == LEAVES_THE_OTHER:
        return code.tribute_cost == COST_DISCARDS_TWO and scope.place == HAND
    if active.code.second == BANISHES_ITSELF:
        return can_leave(duel, active, code, scope)
    return code.tribute_cost & COST_TRIBUTES != 0 and can_be_sent(duel, active, scope.player)


def can_be_sent(duel: State, active: Active, player: int) -> bool:
    """Whether the player can send as many cards of the deck as are asked for."""
    return (
        len(duel.deck[player]) >= active.code.number
        and not cannot_send_from_deck(duel, player)
        and not redirects_all(duel, GRAVEYARD, DECK, player)
    )


def can_leave(duel: State, active: Active, code: EffectCode, scope: Scope) -> bool:
    """Whether the card that pays can be banished for a monster that would Tribute itself."""
    return (
        code.tribute_cost == COST_TRIBUTES_ITSELF
        and scope.place == MONSTER_ZONE
        and active.source != scope.card
        and conditions_hold(duel, active)
        and may_banish(duel, active.source, scope.player)
    )


def instead_of_tributes(duel: State, code: EffectCode, scope: Scope) -> Active | None:
    """The same, if the effect can do something while what would be Tributed stays where it is."""
    active = tribute_payer(duel, code, scope)
    if active is None:
        return None
    plan = Plan()
    fits = targets_exist(duel, code, scope, plan) and (not must_do_something(code) or possible(duel, code, scope, plan))
    return active if fits else None


def send_instead(duel: State, active: Active, scope: Scope) -> None:
    """Send the top cards of the deck as the cost, banish the card that pays, or discard only the effect's card."""
    count_use(duel, scope.player, active.source, active.effect)
    if active.code.second == LEAVES_THE_OTHER:
        alone = move_all(duel, [scope.card], GRAVEYARD, AS_COST | DISCARDED, scope.player, scope.card)
        scope.paid = (*scope.paid, *alone)
        return
    if active.code.second == BANISHES_ITSELF:
        scope.paid = (*scope.paid, *move_all(duel, [active.source], BANISHED, AS_COST, scope.player, scope.card))
        return
    deck = duel.deck[scope.player]
    tops = [deck[-1 - at] for at in range(min(active.code.number, len(deck)))]
    scope.paid = (*scope.paid, *move_all(duel, tops, GRAVEYARD, AS_COST, scope.player, scope.card))
