"""Putting cards onto the field, and attaching them to other cards."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.engine.facts.blocked import is_open
from duelkit.yugioh.engine.facts.continuous import follow, refresh, register, unregister
from duelkit.yugioh.engine.facts.limits import carry_uses
from duelkit.yugioh.engine.facts.prohibitions import count_done
from duelkit.yugioh.engine.facts.zones import first_slot, pendulum_slot, pendulum_slot_open, spell_slot
from duelkit.yugioh.engine.moves.arrivals import keep_coming
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import _detach, leave, move, remember, renew_hidden_id, take_out, unlink
from duelkit.yugioh.state.board import BLANK
from duelkit.yugioh.state.card_info import KEEPS_COMING, KEEPS_SETTER, kept_at
from duelkit.yugioh.state.categories import C_CANNOT, C_CONTROL, C_LEVEL
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_SET_CARD,
    BY_RULE,
    DESTROYED,
    E_ATTACHED,
    E_EQUIPPED,
    E_LEFT_GRAVEYARD,
    E_PLACED_IN_PENDULUM_ZONE,
    E_PLACED_IN_SPELL_ZONE,
    E_SET,
    FIELD,
    FIELD_SPELL,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    OVERLAY,
    PENDULUM_ZONE,
    SPELL_ZONE,
    TOKEN,
    only_for,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_EQUIP, L_MOVE
from duelkit.yugioh.state.parts import AS_EQUIP, FREE, InPlay


def _free_slot(duel: State, card: int, player: int, place: int, slot: int) -> int:
    """The zone of a place that a card comes to: ``slot`` if that is free; −1 if there is none."""
    if place == MONSTER_ZONE:
        if (
            slot < 0
            or not is_open(duel, player, slot)
            or (slot >= duel.rules.monster_zones and duel.monsters[1 - player][slot] != FREE)
        ):
            return first_slot(duel, player, card)
        return slot
    if place == SPELL_ZONE:
        return spell_slot(duel, player)
    if place == PENDULUM_ZONE:
        return slot if slot >= 0 and pendulum_slot_open(duel, player, slot) else pendulum_slot(duel, player)
    return 0 if duel.field[player] < 0 else -1


def put_down(duel: State, card: int, player: int, place: int, up: bool, defense: bool = False, slot: int = -1) -> bool:
    """Put a card from elsewhere onto a player's side of the field, without an event.

    :param slot: the zone; the first possible one if it is −1 or taken.
    :returns: False if there is no free zone, and nothing has happened.
    """
    at = _free_slot(duel, card, player, place, slot)
    if at < 0:
        return False
    materials: tuple[int, ...] = ()
    arrives = not duel.place[card] & FIELD
    if duel.place[card] & FIELD:
        materials = duel.play[card].materials
        remember(duel, card)
        leave(duel, card)
        unlink(duel, card)
        carry_uses(duel, card)
    elif duel.info[card].standing:
        unregister(duel, card)
    if duel.place[card] == OVERLAY:
        _detach(duel, card)
    if duel.place[card]:
        take_out(duel, card)
    duel.side_touched(player)
    if place == MONSTER_ZONE:
        duel.monsters[player][at] = card
        if duel.active[C_CONTROL]:
            duel.unsettled = True
    elif place == SPELL_ZONE:
        duel.spells[player][at] = card
    elif place == PENDULUM_ZONE:
        duel.pendulum[player][at] = card
    else:
        duel.field[player] = card
    duel.place[card] = place
    duel.stamp[card] += 1
    duel.controller[card] = player
    part = InPlay()
    part.face_up = up
    part.defense = defense
    part.arrived = duel.turn
    part.home = player
    duel.play[card] = part
    if arrives and (duel.active[C_LEVEL] or duel.active[C_CANNOT + A_ACTIVATE]):
        follow(duel, card)
    duel.lose_sight(card)
    if duel.info[card].keeps & KEEPS_COMING:
        keep_coming(duel, card)
    if not up:
        renew_hidden_id(duel, card)
    if up and duel.info[card].standing:
        register(duel, card)
    for material in materials:
        move(duel, material, GRAVEYARD, BY_RULE)
    return True


def set_card(duel: State, card: int, player: int, by: int = -1, by_card: int = -1) -> bool:
    """Set a spell or trap face-down. Rules: MR3-SET-03, MR3-SPL-10, MR3-SPL-08, MR3-TRP-01."""
    place = FIELD_ZONE if duel.info[card].types & FIELD_SPELL else SPELL_ZONE
    origin = duel.place[card]
    if place == FIELD_ZONE:
        clear_field_zone(duel, player, False)
    if not put_down(duel, card, player, place, False):
        return False
    duel.play[card].set_turn = duel.turn
    if by_card >= 0:
        duel.keep(kept_at(card, KEEPS_SETTER), (duel.stamp[card], by_card, by))
    note(duel, L_MOVE, card, player, HAND, place, 0, only_for(player))
    emit(duel, E_SET, card, player, by, by_card, 0, HAND, place, 0, False)
    if by_card < 0 and duel.active[C_CANNOT + A_SET_CARD]:
        count_done(duel, A_SET_CARD, player, [card])
    tell_left_graveyard(duel, card, origin, by, by_card)
    return True


def tell_left_graveyard(duel: State, card: int, origin: int, by: int, by_card: int) -> None:
    """Tell that a card left a Graveyard, where no other event says so: it is Set, or placed in a zone as it is."""
    if origin == GRAVEYARD:
        emit(duel, E_LEFT_GRAVEYARD, card, duel.owner[card], by, by_card, 0, GRAVEYARD, duel.place[card])


def clear_field_zone(duel: State, player: int, face_up: bool, beside: int = -1) -> None:
    """Make room for a Field Spell: the player's old one leaves, and any other if there can be only one.

    :param face_up: whether the new one will be face-up.
    :param beside: the new one, if it lies in the zone already.
    Rules: MR3-SPL-10, MR3-SPL-11, EX04-GAP-SPL-02.
    """
    because = BY_RULE | DESTROYED if duel.rules.one_field_spell else BY_RULE
    old = duel.field[player]
    if old >= 0 and old != beside:
        move(duel, old, GRAVEYARD, because, player)
    old = duel.field[1 - player]
    if duel.rules.one_field_spell and face_up and old >= 0 and duel.play[old].face_up:
        move(duel, old, GRAVEYARD, because, player)


def equip(duel: State, card: int, bearer: int, player: int, by: int, by_card: int) -> bool:
    """Equip a card to a face-up monster. Rules: MR3-EQP-01, MR3-FDN-06, RES-GAP-EQP-01, MR3-SPL-05.

    A face-down monster that becomes an equip card remains face-down.
    """
    if duel.place[bearer] != MONSTER_ZONE or not duel.play[bearer].face_up or card == bearer:
        return False
    origin = duel.place[card]
    shown = not origin & FIELD or duel.play[card].face_up
    if origin != SPELL_ZONE and not put_down(duel, card, player, SPELL_ZONE, shown):
        return False
    part = duel.play[card]
    part.flags |= AS_EQUIP
    duel.cache.equipped = True
    old = part.equipped_to
    if old >= 0:  # it changes its bearer
        duel.play[old].equips = tuple([other for other in duel.play[old].equips if other != card])
    part.equipped_to = bearer
    duel.play[bearer].equips = (*duel.play[bearer].equips, card)
    refresh(duel, card)
    duel.unsettled = True
    note(duel, L_EQUIP, card, player, bearer, 0, 0, 0 if part.face_up else only_for(player))
    emit(duel, E_EQUIPPED, card, player, by, by_card, 0, origin, SPELL_ZONE)
    if origin != SPELL_ZONE and part.face_up:
        emit(duel, E_PLACED_IN_SPELL_ZONE, card, player, by, by_card, 0, origin, SPELL_ZONE)
    return True


def place_in_pendulum_zone(duel: State, card: int, player: int, by: int, by_card: int, side: int = -1) -> bool:
    """Place a pendulum monster in a free pendulum zone. Rules: MR3-PEN-05, MR3-PEN-15."""
    origin = duel.place[card]
    if not put_down(duel, card, player, PENDULUM_ZONE, True, False, side):
        return False
    note(duel, L_MOVE, card, player, origin, PENDULUM_ZONE, 0)
    emit(duel, E_PLACED_IN_PENDULUM_ZONE, card, player, by, by_card, 0, origin, PENDULUM_ZONE)
    return True


def attach(duel: State, card: int, monster: int, later: bool = False, all_of_them: bool = False) -> bool:
    """Attach a card to an Xyz Monster as material. Rules: MR3-XYZ-05, MR3-XYZ-08, MR3-TOK-06.

    :param later: whether the monster is not on the field yet; the caller adds the material when it is.
    :param all_of_them: whether the card's own materials are attached to the monster too.
    """
    if duel.info[card].types & TOKEN or destruction_fixed(duel, card):
        return False
    materials: tuple[int, ...] = ()
    if duel.place[card] & FIELD:
        materials = duel.play[card].materials
        leave(duel, card)
        unlink(duel, card)
    elif duel.place[card] == OVERLAY:
        _detach(duel, card)  # from under another monster
    elif duel.info[card].standing:
        unregister(duel, card)
    take_out(duel, card)
    origin = duel.place[card]
    duel.play[card] = BLANK
    duel.place[card] = OVERLAY
    duel.stamp[card] += 1
    duel.controller[card] = duel.owner[card]
    duel.overlay = [*duel.overlay, card]
    duel.lose_sight(card)
    if not later:
        part = duel.play[monster]
        part.materials = (*part.materials, card)
    note(duel, L_MOVE, card, duel.owner[card], origin, OVERLAY)
    emit(duel, E_ATTACHED, card, duel.owner[card], duel.controller[monster], monster, 0, origin, OVERLAY)
    for material in materials:
        if not all_of_them:
            move(duel, material, GRAVEYARD, BY_RULE)
        elif not later:
            part = duel.play[monster]
            part.materials = (*part.materials, material)
            emit(
                duel, E_ATTACHED, material, duel.owner[material], duel.controller[monster], monster, 0, OVERLAY, OVERLAY
            )
    return True
