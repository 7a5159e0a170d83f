"""Putting monsters onto the field, as the last step of every summon."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import expire, scope_for
from duelkit.yugioh.engine.facts.prohibitions import count_done
from duelkit.yugioh.engine.facts.summons_made import BY_FLIP_SUMMON, BY_NORMAL_SUMMON, count_success, keep_summoned
from duelkit.yugioh.engine.facts.zones import position_of, slot_in
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.arrivals import keep_summon, keep_summoned_here
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.state.card_info import KEEPS_SUMMON
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    DECK,
    DOWN_DEFENSE,
    E_SUMMONED,
    EXTRA,
    GRAVEYARD,
    HAND,
    LINK,
    MONSTER_ZONE,
    OPEN,
    S_FLIP,
    S_FROM_DECK,
    S_FROM_EXTRA_DECK,
    S_FROM_GRAVEYARD,
    S_FROM_SPELL_TRAP_ZONE,
    S_NORMAL,
    S_OWN_PROCEDURE,
    S_PENDULUM,
    S_SPECIAL,
    SPELL_ZONE,
    U_END_OF_TURN,
    U_PENDULUM_SUMMON,
    UP_ATTACK,
    only_for,
)
from duelkit.yugioh.state.duel import SUMMONED_OTHERWISE, State
from duelkit.yugioh.state.log import L_SUMMON

SPECIAL_SUMMONED: Final = 0x1
NORMAL_SUMMONED: Final = 0x2
SUMMONED: Final = 0x4
ATTACKED: Final = 0x8
BATTLE_PHASE_ACTION: Final = 0x10


def make_proper(duel: State, card: int) -> None:
    """Note that the card was properly summoned. Rule: MR3-SS-07."""
    proper = duel.proper[:]
    proper[card] = True
    duel.proper = proper


def put_monster(duel: State, card: int, player: int, placing: int, kinds: int, came: int = 0) -> bool:
    """Put a summoned monster into a free zone, in a position; ``succeed`` emits the events.

    :param placing: the position, with the zone if one was chosen (see ``zones.placings``).
    :param came: where it was before it was about to be summoned; 0: it comes from where it is.
    """
    position = position_of(placing)
    ways = kinds
    if duel.place[card] == EXTRA:
        ways |= S_FROM_EXTRA_DECK
    elif duel.place[card] == DECK and kinds & S_SPECIAL:
        ways |= S_FROM_DECK
    elif duel.place[card] == GRAVEYARD and kinds & S_SPECIAL:
        ways |= S_FROM_GRAVEYARD
    elif duel.place[card] == SPELL_ZONE and kinds & S_SPECIAL:
        ways |= S_FROM_SPELL_TRAP_ZONE
    if duel.info[card].types & LINK:
        position = UP_ATTACK
    origin = duel.place[card]
    if not put_down(
        duel, card, player, MONSTER_ZONE, position != DOWN_DEFENSE, position != UP_ATTACK, slot_in(placing)
    ):
        return False
    part = duel.play[card]
    part.kinds = ways
    if position == DOWN_DEFENSE:
        part.set_turn = duel.turn
    keep_summoned_here(duel, card, player, came or origin)
    if duel.info[card].only_by:
        only_by = duel.info[card].only_by
        if only_by & kinds & ~S_SPECIAL or only_by & S_SPECIAL and kinds & S_OWN_PROCEDURE:
            make_proper(duel, card)
    note(duel, L_SUMMON, card, player, kinds, position, 0, OPEN if position != DOWN_DEFENSE else only_for(player))
    return True


def pledge(duel: State, card: int, by: int) -> None:
    """Apply what the card's Special Summon forbids the player who performed it for the rest of the turn."""
    code = duel.info[card].procedure_effects[duel.info[card].pledge]
    scope = scope_for(duel, card, code, by)
    apply_modifiers(duel, scope, 0, len(code.modifiers), [], U_END_OF_TURN)


def came_from(duel: State, card: int, kinds: int, origin: int) -> int:
    """Where a summoned monster came from; those of a Pendulum Summon may come from two places."""
    if origin or not kinds & S_PENDULUM:
        return origin
    return EXTRA if duel.play[card].kinds & S_FROM_EXTRA_DECK else HAND


def _came_specially(duel: State, cards: list[int], kinds: int, by: int, places: list[int]) -> None:
    """Record that a player Special Summoned monsters, and let begin and end what that does to the player."""
    if kinds & S_PENDULUM:
        expire(duel, U_PENDULUM_SUMMON, by)
    duel.turn_actions[by] |= SPECIAL_SUMMONED | SUMMONED | (0 if kinds & S_PENDULUM else SUMMONED_OTHERWISE)
    for at in range(len(cards)):
        keep_summoned(duel, [cards[at]], by, came_from(duel, cards[at], kinds, places[at]), 0, kinds)
    for card in cards:
        only = duel.info[card].pledge_kinds
        if duel.info[card].pledge >= 0 and (not only or only & kinds):
            pledge(duel, card, by)


def succeed(
    duel: State,
    cards: list[int],
    player: int,
    kinds: int,
    by: int,
    by_card: int,
    origin: int,
    because: int = 0,
    origins: list[int] | None = None,
) -> None:
    """Emit the events of a successful summon. Rules: MR3-SUM-01, MR3-GAP-SUM-01.

    :param player: the player on whose field the monsters are.
    :param by: the player who summoned them, possibly to the opponent's field.
    :param because: ``BY_EFFECT`` if the effect of ``by_card`` summons them; 0 for a summon that is no effect.
    :param origins: where each of the cards came from; ``None``: all of them from ``origin``.
    """
    places = [origin] * len(cards) if origins is None else origins
    if kinds & (S_SPECIAL | S_NORMAL | S_FLIP):
        count_success(duel, by)
    if kinds & S_SPECIAL and duel.active[C_CANNOT + A_SPECIAL_SUMMON]:
        count_done(duel, A_SPECIAL_SUMMON, by, cards)
    if kinds & S_SPECIAL:
        _came_specially(duel, cards, kinds, by, places)
    elif kinds & (S_NORMAL | S_FLIP):
        duel.turn_actions[by] |= SUMMONED | (NORMAL_SUMMONED if kinds & S_NORMAL else 0)
        if kinds & S_NORMAL:
            keep_summoned(duel, cards, by, origin, BY_NORMAL_SUMMON)
        else:
            keep_summoned(duel, cards, by, origin, BY_FLIP_SUMMON)
    for at in range(len(cards)):
        card = cards[at]
        if duel.place[card] == MONSTER_ZONE:
            if kinds & S_SPECIAL and not kinds & S_OWN_PROCEDURE and duel.info[card].keeps & KEEPS_SUMMON:
                keep_summon(duel, card, -1, by_card)
            part = duel.play[card]
            part.summoned = duel.turn
            emit(
                duel,
                E_SUMMONED,
                card,
                player,
                by,
                by_card,
                because,
                came_from(duel, card, kinds, places[at]),
                MONSTER_ZONE,
                kinds | part.kinds & S_FROM_EXTRA_DECK,
                part.face_up,
            )
