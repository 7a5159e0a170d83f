"""Putting monsters onto the field, as the last step of every summon."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.limits import keep_summoned
from duelkit.yugioh.engine.facts.zones import position_of, slot_in
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.state.codes import (
    DOWN_DEFENSE,
    E_SUMMONED,
    EXTRA,
    LINK,
    MONSTER_ZONE,
    OPEN,
    S_FLIP,
    S_FROM_EXTRA_DECK,
    S_NORMAL,
    S_OWN_PROCEDURE,
    S_SPECIAL,
    UP_ATTACK,
    only_for,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_SUMMON

SPECIAL_SUMMONED: Final = 0x1
NORMAL_SUMMONED: Final = 0x2
SUMMONED: Final = 0x4
ATTACKED: Final = 0x8
BATTLE_PHASE_ACTION: Final = 0x10


def put_monster(duel: State, card: int, player: int, placing: int, kinds: int) -> bool:
    """Put a summoned monster into a free zone, in a position; ``succeed`` emits the events.

    :param placing: the position, with the zone if one was chosen (see ``zones.placings``).
    """
    position = position_of(placing)
    ways = kinds | S_FROM_EXTRA_DECK if duel.place[card] == EXTRA else kinds
    if duel.info[card].types & LINK:
        position = UP_ATTACK
    if not put_down(
        duel, card, player, MONSTER_ZONE, position != DOWN_DEFENSE, position != UP_ATTACK, slot_in(placing)
    ):
        return False
    part = duel.play[card]
    part.kinds = ways
    if position == DOWN_DEFENSE:
        part.set_turn = duel.turn
    if duel.info[card].only_by:
        only_by = duel.info[card].only_by
        if only_by & kinds & ~S_SPECIAL or only_by & S_SPECIAL and kinds & S_OWN_PROCEDURE:
            proper = duel.proper[:]
            proper[card] = True
            duel.proper = proper
    note(duel, L_SUMMON, card, player, kinds, position, 0, OPEN if position != DOWN_DEFENSE else only_for(player))
    return True


def succeed(duel: State, cards: list[int], player: int, kinds: int, by: int, by_card: int, origin: int) -> None:
    """Emit the events of a successful summon. Rules: MR3-SUM-01, MR3-GAP-SUM-01.

    :param player: the player on whose field the monsters are.
    :param by: the player who summoned them, possibly to the opponent's field.
    """
    if kinds & S_SPECIAL:
        duel.turn_actions[by] |= SPECIAL_SUMMONED | SUMMONED
        keep_summoned(duel, cards, by, origin)
    elif kinds & (S_NORMAL | S_FLIP):
        duel.turn_actions[by] |= SUMMONED | (NORMAL_SUMMONED if kinds & S_NORMAL else 0)
    for card in cards:
        if duel.place[card] == MONSTER_ZONE:
            part = duel.play[card]
            part.summoned = duel.turn
            emit(
                duel,
                E_SUMMONED,
                card,
                player,
                by,
                by_card,
                0,
                origin,
                MONSTER_ZONE,
                kinds | part.kinds & S_FROM_EXTRA_DECK,
                part.face_up,
            )
