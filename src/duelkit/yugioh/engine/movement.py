"""Moving cards: the atoms through which every card changes its place, and what the rules attach to that."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.events import emit, note
from duelkit.yugioh.engine.limits import carry_uses
from duelkit.yugioh.engine.properties import (
    A_BANISH, A_DRAW, atk_of, attribute_of, defense_of, forbidden, level_of, match_ref, negated, player_forbidden,
    source_works, types_of,
)
from duelkit.yugioh.engine.standing import drop_bound, refresh, register, unregister
from duelkit.yugioh.engine.zones import first_slot, pendulum_slot, pendulum_slot_open, spell_slot, stays_on_field
from duelkit.yugioh.state.code import Arrival, Test, KEEPS_ARRIVAL
from duelkit.yugioh.state.codes import (
    BANISHED, BY_EFFECT, C_CANNOT, C_CONTROL, C_NEGATED, C_REDIRECT, C_WHENEVER, DECK, DESTROYED, DISCARDED, DRAWN,
    E_BANISHED, E_DESTROYED, E_DETACHED, E_DISCARDED, E_DRAWN, E_EQUIPPED, E_FLIPPED, E_LEFT_FIELD,
    E_PLACED_IN_PENDULUM_ZONE, E_POSITION_CHANGED, E_SENT_TO_GRAVEYARD, E_SET, E_TO_DECK, E_TO_HAND, E_TRIBUTED, EXTRA,
    EXTRA_DECK_TYPES, FIELD, FIELD_ZONE, GRAVEYARD, HAND, LINK, LIMBO, MONSTER_ZONE, NOWHERE, OVERLAY, PENDULUM,
    PENDULUM_ZONE, SPELL_ZONE, TOKEN, TRIBUTED, DETACHED, BY_RULE, DOWN_DEFENSE, FIELD_SPELL, FOR_NOBODY, KNOWN_TO_BOTH,
    OPEN, RETURNED, TARGET_GONE, UP_ATTACK, UP_DEFENSE, on_side, AT_THE_BOTTOM, only_for,
)
from duelkit.yugioh.state.duel import BLANK, Duel
from duelkit.yugioh.state.log import L_EQUIP, L_MOVE, L_POSITION, L_REVEAL, L_SHUFFLE
from duelkit.yugioh.state.parts import (
    ACTIVATED, AS_EQUIP, AS_MONSTER, GEMINI_ON, HELD, NEVER_THERE, TRAP_MONSTER, UNRESOLVED, InPlay, LastKnown, Scope,
    FREE,
)


def take_out(duel: Duel, card: int) -> None:
    """Remove a card from the list of its place."""
    place = duel.place[card]
    owner = duel.owner[card]
    if place == HAND:
        duel.hand[owner].remove(card)
    elif place == DECK:
        deck = duel.deck[owner]
        if deck and deck[-1] == card:
            deck.pop()
        else:
            deck.remove(card)
    elif place == GRAVEYARD:
        duel.graveyard[owner].remove(card)
    elif place == BANISHED:
        duel.banished[owner].remove(card)
    elif place == EXTRA:
        duel.extra[owner].remove(card)
        if card in duel.face_up_extra:
            duel.face_up_extra.remove(card)
    elif place == OVERLAY:
        duel.overlay.remove(card)
    elif place & FIELD:
        player = duel.controller[card]
        _clear(duel.monsters[player], card)
        _clear(duel.spells[player], card)
        _clear(duel.spells[1 - player], card)
        _clear(duel.pendulum[player], card)
        if duel.field[player] == card:
            duel.field[player] = -1


def _clear(zones: list[int], card: int) -> None:
    for i in range(len(zones)):
        if zones[i] == card:
            zones[i] = -1


def remember(duel: Duel, card: int) -> None:
    """Keep how a card was on the field, for effects that ask later."""
    part = duel.play[card]
    last = LastKnown()
    last.player = duel.controller[card]
    last.face_up = part.face_up
    last.kinds = part.kinds
    last.summoned = part.summoned
    last.equipped_to = part.equipped_to
    last.made_of = part.made_of
    last.made_kinds = part.made_kinds
    last.linked = part.linked
    last.gemini_on = part.flags & GEMINI_ON != 0
    last.negated = duel.active[C_NEGATED] != () and negated(duel, card)
    if duel.place[card] == MONSTER_ZONE:
        last.atk = atk_of(duel, card)
        last.defense = defense_of(duel, card)
        last.level = level_of(duel, card)
        last.attribute = attribute_of(duel, card)
        last.types = types_of(duel, card)
        last.defense_position = part.defense
    duel.last_known[card] = last


AT_BOTTOM: Final = 0x800
"""Added to a place: at the bottom of the deck."""


def origin_of(duel: Duel, card: int) -> int:
    """Where a card comes from when it moves now. If its activation was negated, from nowhere: it was on no field.

    Rule: RES-GAP-NEG-01.
    """
    return LIMBO if duel.play[card].flags & NEVER_THERE else duel.place[card]


def redirected(duel: Duel, card: int, to: int, because: int) -> int:
    """Where a card really goes. Rules: RES-DES-03, MR3-PEN-03, MR3-PEN-21, MR3-RET-01, MR20-RET-01."""
    origin = origin_of(duel, card)
    info = duel.info[card]
    owner = duel.owner[card]
    at_bottom = False
    for active in duel.active[C_REDIRECT]:
        code = active.code
        if code.zones and not code.zones & to:
            continue
        if code.kinds and not code.kinds & origin:
            continue
        if active.bound:
            matched = False
            for i in range(len(active.bound)):
                if active.bound[i] == card and active.stamps[i] == duel.stamp[card]:
                    matched = True
            if not matched:
                continue
        elif code.ref >= 0:
            if not match_ref(duel, code.ref, card, active):
                continue
        else:
            if not on_side(code.side, active.player, owner):
                continue
            if code.test is not None and not _concerns(duel, code.test, card, active.scope):
                continue
        if code.second and (because & code.second) != code.second:
            continue
        if code.beside is not None and not beside(duel, card, code.beside, active.scope):
            continue
        if active.continuous and active.source != card and not source_works(duel, active):
            continue
        if code.number == BANISHED and not may_banish(duel, card, active.player):
            continue
        to = code.number
        at_bottom = code.where == AT_THE_BOTTOM
        break
    if info.types & TOKEN:
        return NOWHERE
    if to == GRAVEYARD and info.types & PENDULUM and origin & FIELD:
        return EXTRA
    if (to == HAND or to == DECK) and info.types & EXTRA_DECK_TYPES:
        if not duel.rules.extra_returns_to_graveyard or info.types & PENDULUM and origin & FIELD:
            return EXTRA
        return GRAVEYARD
    return to | AT_BOTTOM if at_bottom else to


def beside(duel: Duel, card: int, test: Test, scope: Scope) -> bool:
    """Whether another material of the summon in progress passes."""
    for other in duel.using:
        if other != card and test.test(duel, other, scope):
            return True
    return False


def _concerns(duel: Duel, test: Test, card: int, scope: Scope) -> bool:
    """Whether a card that leaves its place is such a card: a material is none, a trap monster is a trap again."""
    if duel.place[card] == OVERLAY:
        return False
    part = duel.play[card]
    guise = part.guise
    if guise is None:
        return test.test(duel, card, scope)
    part.guise = None
    found = test.test(duel, card, scope)
    part.guise = guise
    return found


def may_banish(duel: Duel, card: int, player: int) -> bool:
    """Whether the card can be banished by this player."""
    if not duel.active[C_CANNOT + A_BANISH]:
        return True
    return not player_forbidden(duel, A_BANISH, player, card) and not forbidden(duel, A_BANISH, card, player)


def mute(duel: Duel, card: int) -> None:
    """A card that may negate others is about to leave: what it negates at this moment does not follow the event."""
    for negation in duel.active[C_NEGATED]:
        if negation.continuous and negation.source == card:
            if duel.muted_at != duel.moment:
                duel.muted_at = duel.moment
                duel.muted = ()
            for active in duel.active[C_WHENEVER]:
                if active.continuous and not active.effect.unnegatable and active.order not in duel.muted and (
                        negated(duel, active.source)):
                    duel.muted = (*duel.muted, active.order)
            return


def leave(duel: Duel, card: int) -> None:
    """Everything that happens to a card as such when it leaves the field: its state there is gone."""
    part = duel.play[card]
    if duel.info[card].standing:
        unregister(duel, card)
    for equip in part.equips:
        duel.play[equip].equipped_to = -1
        duel.unsettled = True
    if part.equipped_to >= 0:
        bearer = duel.play[part.equipped_to]
        bearer.equips = tuple([e for e in bearer.equips if e != card])
    if part.flags & AS_MONSTER:
        row = duel.monsters[duel.controller[card]]
        row[row.index(HELD)] = -1
    if duel.active[C_CONTROL]:
        duel.unsettled = True
    if duel.attacker == card:
        duel.attacker = -1
    if duel.attack_target == card:
        duel.attack_target = TARGET_GONE


def hold_zone(duel: Duel, card: int, player: int) -> None:
    """An equip card takes one of the monster zones, without being there as a monster. Rule: EX04-EQP-13."""
    row = duel.monsters[player]
    for slot in range(duel.rules.monster_zones):
        if row[slot] == FREE:
            row[slot] = HELD
            duel.play[card].flags |= AS_MONSTER
            return


def unlink(duel: Duel, card: int) -> None:
    """No card remembers this one any more. It comes after the events, which may ask who remembered it."""
    for player in range(2):
        for other in duel.spells[player]:
            if other >= 0 and card in duel.play[other].linked:
                duel.play[other].linked = tuple([c for c in duel.play[other].linked if c != card])
        for other in duel.monsters[player]:
            if other >= 0 and card in duel.play[other].linked:
                duel.play[other].linked = tuple([c for c in duel.play[other].linked if c != card])


def veil(duel: Duel, card: int) -> None:
    """Note that a card moves into a hidden place."""
    duel.veils[card] = (*duel.veils.get(card, ()), 0 if duel.log is None else duel.log.number)


class Departure:
    """A card that is about to be moved off to a pile: where it goes and how it was, decided before anything moves."""

    def __init__(self, card: int, stamp: int, to: int, because: int, by: int, by_card: int, bottom: bool) -> None:
        self.card: Final = card
        self.stamp: Final = stamp
        self.to: Final = to
        self.because: Final = because
        self.by: Final = by
        self.by_card: Final = by_card
        self.bottom: Final = bottom
        self.origin: int = 0
        self.told: int = 0
        """Where it comes from as others are told: not from the field if it never was there."""
        self.player: int = 0
        self.was_up: bool = True
        self.materials: tuple[Departure, ...] = ()


def decide(duel: Duel, card: int, to: int, because: int, by: int = -1, by_card: int = -1,
           bottom: bool = False) -> Departure | None:
    """Settle where a card goes that is to be moved to a pile; nothing changes yet. Rules: RES-END-01, RES-DES-03.

    :param to: DECK, HAND, GRAVEYARD, BANISHED or EXTRA; it goes to its owner's (MR3-CTL-03).
    :returns: ``None`` if it does not move; a card that does not remain and was processed goes to the graveyard and
        nowhere else (MR3-ZONE-04; the ruling on ハリケーン, Giant Trunade, with a trap chained to it), unless its
        activation was negated.
    """
    origin = duel.place[card]
    told = origin_of(duel, card)
    if because & BY_EFFECT and told & FIELD and to & (HAND | DECK | BANISHED | EXTRA) and card != by_card and (
            duel.play[card].flags & (ACTIVATED | UNRESOLVED) == ACTIVATED) and not stays_on_field(duel, card):
        return None
    if to == BANISHED and origin != BANISHED and not may_banish(duel, card, by):
        return None
    to = redirected(duel, card, to, because)
    if to & AT_BOTTOM:
        to ^= AT_BOTTOM
        bottom = True
    if to == GRAVEYARD and origin == GRAVEYARD:
        return None
    going = Departure(card, duel.stamp[card], to, because, by, by_card, bottom)
    going.origin = origin
    going.told = told
    going.player = duel.owner[card]
    if origin & FIELD:
        going.player = duel.controller[card]
        going.was_up = duel.play[card].face_up
        mute(duel, card)
        remember(duel, card)
        for material in duel.play[card].materials:
            under = decide(duel, material, GRAVEYARD, BY_RULE, by, by_card)
            if under is not None:
                going.materials = (*going.materials, under)
    return going


def perform(duel: Duel, goings: list[Departure]) -> list[int]:
    """Move cards at the same time, with everything the rules attach to it, and emit the events. Rule: RES-END-01.

    :returns: the cards that moved.
    """
    done = [going for going in goings if duel.stamp[going.card] == going.stamp]
    for going in done:
        _depart(duel, going)
    for going in done:
        _tell(duel, going)
    for going in done:
        if going.origin & FIELD:
            unlink(duel, going.card)
    for going in done:
        if going.materials:
            perform(duel, list(going.materials))
    return [going.card for going in done]


def move_all(duel: Duel, cards: list[int], to: int, because: int, by: int = -1, by_card: int = -1) -> list[int]:
    """Move cards off to piles at the same time; answers those that moved. Rule: RES-END-01."""
    goings: list[Departure] = []
    for card in cards:
        going = decide(duel, card, to, because, by, by_card)
        if going is not None:
            goings.append(going)
    return perform(duel, goings)


def move(duel: Duel, card: int, to: int, because: int, by: int = -1, by_card: int = -1, bottom: bool = False) -> bool:
    """Move a single card off to a pile; answers whether it moved."""
    going = decide(duel, card, to, because, by, by_card, bottom)
    if going is None:
        return False
    # as in perform, without its lists: most cards move alone
    _depart(duel, going)
    _tell(duel, going)
    if going.origin & FIELD:
        unlink(duel, card)
    if going.materials:
        perform(duel, list(going.materials))
    return True


def _depart(duel: Duel, going: Departure) -> None:
    card = going.card
    origin = going.origin
    to = going.to
    owner = duel.owner[card]
    was_up = going.was_up
    if origin & FIELD:
        leave(duel, card)
    elif origin == OVERLAY:
        _detach(duel, card)
    elif duel.info[card].standing:
        unregister(duel, card)
    secret = OPEN
    if origin & (DECK | HAND | EXTRA) and to & (DECK | HAND | EXTRA) or not was_up and to & (DECK | HAND | EXTRA):
        secret = only_for(owner)
        if origin == DECK and to == DECK:
            secret = FOR_NOBODY
    take_out(duel, card)
    duel.play[card] = BLANK
    duel.place[card] = to
    duel.stamp[card] += 1
    duel.controller[card] = owner
    duel.known.pop(card, 0)
    if to & (HAND | DECK | EXTRA):
        veil(duel, card)
    if to == HAND:
        duel.hand[owner].append(card)
        if origin & (GRAVEYARD | BANISHED) or origin & FIELD and was_up or origin == EXTRA:
            duel.known[card] = KNOWN_TO_BOTH
    elif to == DECK:
        if going.bottom:
            duel.deck[owner].insert(0, card)
        else:
            duel.deck[owner].append(card)
    elif to == GRAVEYARD:
        duel.graveyard[owner].append(card)
    elif to == BANISHED:
        duel.banished[owner].append(card)
    elif to == EXTRA:
        duel.extra[owner].append(card)
        if duel.info[card].types & PENDULUM and not duel.info[card].extra or going.told & FIELD and (
                duel.info[card].types & PENDULUM and not going.because & RETURNED):
            duel.face_up_extra.append(card)
    if to and duel.info[card].standing:
        register(duel, card)
    note(duel, L_MOVE, card, going.player, origin, to, going.because, secret)
    if duel.info[card].keeps & KEEPS_ARRIVAL:
        duel.arrivals[card] = Arrival(duel.stamp[card], duel.turn, duel.phase, going.because, going.told, was_up,
                                      going.by)


def _tell(duel: Duel, going: Departure) -> None:
    card = going.card
    player = going.player
    origin = going.told
    to = going.to
    because = going.because
    by = going.by
    by_card = going.by_card
    was_up = going.was_up
    if because & DESTROYED:
        emit(duel, E_DESTROYED, card, player, by, by_card, because, origin, to, 0, was_up)
    if because & TRIBUTED:
        emit(duel, E_TRIBUTED, card, player, by, by_card, because, origin, to, 0, was_up)
    if origin & FIELD:
        emit(duel, E_LEFT_FIELD, card, player, by, by_card, because, origin, to, 0, was_up)
    elif because & DETACHED:
        emit(duel, E_DETACHED, card, player, by, by_card, because, origin, to)
    if because & DISCARDED:
        emit(duel, E_DISCARDED, card, player, by, by_card, because, origin, to)
    if to == GRAVEYARD:
        emit(duel, E_SENT_TO_GRAVEYARD, card, player, by, by_card, because, origin, to, 0, was_up)
    elif to == BANISHED:
        emit(duel, E_BANISHED, card, player, by, by_card, because, origin, to, 0, was_up)
    elif to == HAND:
        emit(duel, E_TO_HAND, card, player, by, by_card, because, origin, to, 0, was_up)
    elif to == DECK or to == EXTRA:
        emit(duel, E_TO_DECK, card, player, by, by_card, because, origin, to, 0, was_up)


def _detach(duel: Duel, card: int) -> None:
    for player in range(2):
        for monster in duel.monsters[player]:
            if monster >= 0 and card in duel.play[monster].materials:
                part = duel.play[monster]
                part.materials = tuple([m for m in part.materials if m != card])


def put_down(duel: Duel, card: int, player: int, place: int, up: bool, defense: bool = False, slot: int = -1) -> bool:
    """Put a card from elsewhere onto a player's side of the field, without an event.

    :param slot: the zone; −1, or a zone that is taken by now: the first that the card may come to.
    :returns: False if there is no free zone; then nothing has happened.
    """
    at = slot
    if place == MONSTER_ZONE:
        row = duel.monsters[player]
        if at < 0 or row[at] != FREE or at >= duel.rules.monster_zones and duel.monsters[1 - player][at] != FREE:
            at = first_slot(duel, player, card)
    elif place == SPELL_ZONE:
        row = duel.spells[player]
        at = spell_slot(duel, player)
    elif place == PENDULUM_ZONE:
        row = duel.pendulum[player]
        if at < 0 or not pendulum_slot_open(duel, player, at):
            at = pendulum_slot(duel, player)
    else:
        row = [duel.field[player]]
        at = 0 if row[0] < 0 else -1
    if at < 0:
        return False
    materials: tuple[int, ...] = ()
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
    if place == FIELD_ZONE:
        duel.field[player] = card
    else:
        row[at] = card
    duel.place[card] = place
    duel.stamp[card] += 1
    duel.controller[card] = player
    part = InPlay()
    part.face_up = up
    part.defense = defense
    part.arrived = duel.turn
    part.home = player
    duel.play[card] = part
    duel.known.pop(card, 0)
    if not up:
        veil(duel, card)
    if up and duel.info[card].standing:
        register(duel, card)
    for material in materials:
        move(duel, material, GRAVEYARD, BY_RULE)
    return True


def set_card(duel: Duel, card: int, player: int, by: int = -1, by_card: int = -1) -> bool:
    """Set a spell or trap face-down. Rules: MR3-SET-03, MR3-SPL-10, MR3-SPL-08, MR3-TRP-01."""
    place = FIELD_ZONE if duel.info[card].types & FIELD_SPELL else SPELL_ZONE
    if place == FIELD_ZONE:
        clear_field_zone(duel, player, False)
    if not put_down(duel, card, player, place, False):
        return False
    duel.play[card].set_turn = duel.turn
    note(duel, L_MOVE, card, player, HAND, place, 0, only_for(player))
    emit(duel, E_SET, card, player, by, by_card, 0, HAND, place, 0, False)
    return True


def clear_field_zone(duel: Duel, player: int, face_up: bool, beside: int = -1) -> None:
    """Make room for a Field Spell: the player's own old one leaves, and where there can be only one, any other too.

    :param face_up: whether the new one comes face-up.
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


def turn_up(duel: Duel, card: int, defense: bool, by: int, by_card: int, kinds: int = 0) -> None:
    """Turn a face-down monster face-up: a flip. Rule: MR3-FLIP-01."""
    part = duel.play[card]
    part.face_up = True
    part.defense = defense
    part.flipped = duel.turn
    duel.known.pop(card, 0)
    refresh(duel, card)
    note(duel, L_POSITION, card, duel.controller[card], UP_DEFENSE if defense else UP_ATTACK,
         DOWN_DEFENSE)
    emit(duel, E_FLIPPED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE, kinds, False)


def forget(scope: Scope, card: int) -> None:
    """What a processing was to do with a card later is off: the card was turned face-down. Rule: RES-GAP-FDN-01."""
    scope.target_stamps = tuple([
        tuple([-1 if cards[at] == card else stamps[at] for at in range(len(cards))])
        for cards, stamps in zip(scope.targets, scope.target_stamps, strict=True)])


def back_to_trap(duel: Duel, card: int, face_up: bool) -> None:
    """A trap that was treated as a monster is a mere trap again, in a spell & trap zone. Rule: RES-GAP-TRM-01.

    It stays face-up if its effect is negated, and lies Set if it was turned face-down (the rulings on 罠モンスター).
    """
    player = duel.controller[card]
    _clear(duel.spells[player], card)
    if not put_down(duel, card, player, SPELL_ZONE, face_up):
        move(duel, card, GRAVEYARD, BY_RULE)
        return
    if not face_up:
        duel.play[card].set_turn = duel.turn
    duel.known[card] = KNOWN_TO_BOTH
    duel.unsettled = True
    note(duel, L_MOVE, card, player, MONSTER_ZONE, SPELL_ZONE)


def turn_down(duel: Duel, card: int, by: int, by_card: int) -> bool:
    """Turn a face-up monster face-down. Rules: RES-GAP-FDN-01, RES-GAP-CTR-01, MR3-TOK-05, MR3-XYZ-10."""
    if duel.info[card].types & (TOKEN | LINK) or not duel.play[card].face_up:
        return False
    part = duel.play[card]
    if part.flags & TRAP_MONSTER:
        back_to_trap(duel, card, False)
        return True
    part.face_up = False
    part.defense = True
    part.counters = None
    part.flags = 0
    part.set_turn = duel.turn
    part.linked = ()
    part.kinds = 0
    if duel.info[card].standing:
        unregister(duel, card)
    drop_bound(duel, card)
    unlink(duel, card)
    for later in duel.delayed:
        forget(later.scope, card)
    for equip in part.equips:
        duel.play[equip].equipped_to = -1
    part.equips = ()
    duel.unsettled = True
    duel.known[card] = KNOWN_TO_BOTH
    note(duel, L_POSITION, card, duel.controller[card], DOWN_DEFENSE, UP_ATTACK)
    emit(duel, E_POSITION_CHANGED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE)
    if duel.rules.turned_down_is_set:
        emit(duel, E_SET, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE, 0, False)
    return True


def turn_to(duel: Duel, card: int, position: int, by: int, by_card: int) -> bool:
    """Change a monster's battle position; answers whether it really changed."""
    part = duel.play[card]
    if position == DOWN_DEFENSE:
        return turn_down(duel, card, by, by_card)
    defense = position == UP_DEFENSE
    if defense and duel.info[card].types & LINK:
        return False
    if not part.face_up:
        turn_up(duel, card, defense, by, by_card)
        return True
    if part.defense == defense:
        return False
    part.defense = defense
    note(duel, L_POSITION, card, duel.controller[card], position,
         UP_DEFENSE if position == UP_ATTACK else UP_ATTACK)
    emit(duel, E_POSITION_CHANGED, card, duel.controller[card], by, by_card, 0, MONSTER_ZONE, MONSTER_ZONE)
    return True


def equip(duel: Duel, card: int, bearer: int, player: int, by: int, by_card: int) -> bool:
    """Equip a card to a face-up monster. Rules: MR3-EQP-01, MR3-FDN-06, RES-GAP-EQP-01, MR3-SPL-05.

    A face-down monster that becomes an equip card stays face-down.
    """
    if duel.place[bearer] != MONSTER_ZONE or not duel.play[bearer].face_up or card == bearer:
        return False
    shown = not duel.place[card] & FIELD or duel.play[card].face_up
    if duel.place[card] != SPELL_ZONE and not put_down(duel, card, player, SPELL_ZONE, shown):
        return False
    part = duel.play[card]
    part.flags |= AS_EQUIP
    part.equipped_to = bearer
    duel.play[bearer].equips = (*duel.play[bearer].equips, card)
    refresh(duel, card)
    duel.unsettled = True
    note(duel, L_EQUIP, card, player, bearer, 0, 0, 0 if part.face_up else only_for(player))
    emit(duel, E_EQUIPPED, card, player, by, by_card, 0, 0, SPELL_ZONE)
    return True


def draw(duel: Duel, player: int, count: int, by: int, by_card: int, because: int = BY_EFFECT) -> int:
    """Draw cards, one event for all of them; answers how many. Rules: RES-DRW-01, RES-DRW-02, RES-DRW-08.

    A player who must draw more than there is draws what there is; the caller judges the loss (MR3-WIN-04).
    """
    if duel.active[C_CANNOT + A_DRAW] and player_forbidden(duel, A_DRAW, player):
        return 0
    drawn = 0
    while drawn < count and duel.deck[player]:
        card = duel.deck[player].pop()
        duel.place[card] = HAND
        duel.stamp[card] += 1
        duel.hand[player].append(card)
        if duel.info[card].standing:
            register(duel, card)
        if duel.turned_over:
            duel.known[card] = KNOWN_TO_BOTH
        note(duel, L_MOVE, card, player, DECK, HAND, because | DRAWN, 0 if duel.turned_over else only_for(player))
        emit(duel, E_DRAWN, card, player, by, by_card, because | DRAWN, DECK, HAND)
        emit(duel, E_TO_HAND, card, player, by, by_card, because | DRAWN, DECK, HAND)
        drawn += 1
    return drawn


def shuffle(duel: Duel, player: int) -> None:
    """Shuffle a deck. Rules: MR3-SHF-01, RES-DCK-01."""
    duel.rng.shuffle(duel.deck[player])
    duel.shuffles += 1
    for card in duel.deck[player]:
        duel.known.pop(card, 0)
    note(duel, L_SHUFFLE, -1, player)


def place_in_pendulum_zone(duel: Duel, card: int, player: int, by: int, by_card: int, side: int = -1) -> bool:
    """Place a pendulum monster in a free pendulum zone. Rules: MR3-PEN-05, MR3-PEN-15."""
    origin = duel.place[card]
    if not put_down(duel, card, player, PENDULUM_ZONE, True, False, side):
        return False
    note(duel, L_MOVE, card, player, origin, PENDULUM_ZONE, 0)
    emit(duel, E_PLACED_IN_PENDULUM_ZONE, card, player, by, by_card, 0, origin, PENDULUM_ZONE)
    return True


def reveal(duel: Duel, card: int, player: int) -> None:
    """Show a card to both players; it stays known until it moves or the deck is shuffled."""
    duel.known[card] = KNOWN_TO_BOTH
    note(duel, L_REVEAL, card, player)


