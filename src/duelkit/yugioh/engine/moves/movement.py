"""Moving cards: the operations by which every card changes its place, with their consequences by the rules."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.native import mypyc_attr
from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.engine.facts.continuous import register, unregister
from duelkit.yugioh.engine.facts.figures import atk_of, attribute_of, defense_of, race_of
from duelkit.yugioh.engine.facts.prohibitions import cannot_add, cannot_send_from_deck
from duelkit.yugioh.engine.facts.properties import level_of, negated, types_of
from duelkit.yugioh.engine.facts.zones import leaves_after_chain, link_monsters, points_at
from duelkit.yugioh.engine.moves.arrivals import control_ends, keep_coming, keep_fate, keep_worn
from duelkit.yugioh.engine.moves.copying import restore
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.following import follow_from_field
from duelkit.yugioh.engine.moves.redirection import AT_BOTTOM, may_banish, origin_of, redirected
from duelkit.yugioh.state.board import (
    BLANK,
    SHARES_BANISHED,
    SHARES_DECK,
    SHARES_EXTRA,
    SHARES_GRAVEYARD,
    SHARES_HIDDEN_IDS,
    SHARES_LAST_KNOWN,
)
from duelkit.yugioh.state.card_info import KEEPS_ARRIVAL, KEEPS_BEARER, KEEPS_COMING, WAS_TRIBUTED, kept_at
from duelkit.yugioh.state.categories import C_CONTROL, C_NEGATED, C_WHENEVER
from duelkit.yugioh.state.codes import (
    AS_COST,
    BANISHED,
    BY_BATTLE,
    BY_EFFECT,
    BY_RULE,
    DECK,
    DESTROYED,
    DETACHED,
    DISCARDED,
    E_BANISHED,
    E_DESTROYED,
    E_DETACHED,
    E_DISCARDED,
    E_LEFT_FIELD,
    E_SENT_TO_GRAVEYARD,
    E_TO_DECK,
    E_TO_HAND,
    E_TRIBUTED,
    EXTRA,
    FACE_DOWN_BANISHED,
    FIELD,
    FOR_NOBODY,
    FUSION,
    GRAVEYARD,
    HAND,
    KNOWN_TO_BOTH,
    MONSTER_ZONE,
    OPEN,
    OVERLAY,
    PENDULUM,
    RETURNED,
    TARGET_GONE,
    TOKEN,
    TRIBUTED,
    only_for,
)
from duelkit.yugioh.state.duel import HAD_DESTROYED, LOST_MONSTER, RECEIVED_FUSION, State
from duelkit.yugioh.state.events import Arrival
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import AS_MONSTER, GEMINI_ON, HELD, TRAP_MONSTER, LastKnown


def without(pile: list[int], card: int) -> list[int]:
    """A copy of a pile without a card; copies of the duel may share the old one."""
    left = pile[:]
    left.remove(card)
    return left


def take_out(duel: State, card: int) -> None:
    """Remove a card from the list of its place."""
    place = duel.place[card]
    owner = duel.owner[card]
    duel.side_touched(duel.controller[card])
    if place == HAND:
        duel.hand[duel.controller[card]].remove(card)
    elif place == DECK:
        deck = duel.own_pile(duel.deck, SHARES_DECK, owner)
        if deck and deck[-1] == card:
            deck.pop()
        else:
            deck.remove(card)
    elif place == GRAVEYARD:
        duel.own_pile(duel.graveyard, SHARES_GRAVEYARD, owner).remove(card)
    elif place == BANISHED:
        duel.own_pile(duel.banished, SHARES_BANISHED, owner).remove(card)
        if card in duel.down_banished:
            duel.down_banished = tuple([other for other in duel.down_banished if other != card])
    elif place == EXTRA:
        duel.own_pile(duel.extra, SHARES_EXTRA, owner).remove(card)
        if card in duel.face_up_extra:
            duel.face_up_extra = without(duel.face_up_extra, card)
    elif place == OVERLAY:
        duel.overlay = without(duel.overlay, card)
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


def remember(duel: State, card: int) -> None:
    """Record the last known properties of a card on the field."""
    part = duel.play[card]
    last = LastKnown()
    last.player = duel.controller[card]
    last.face_up = part.face_up
    last.kinds = part.kinds
    last.summoned = part.summoned
    last.flipped = part.flipped >= 0
    last.equipped_to = part.equipped_to
    last.made_of = part.made_of
    last.made_as = part.made_as
    last.linked = part.linked
    last.materials = part.materials
    last.counters = part.counters
    last.gemini_on = part.flags & GEMINI_ON != 0
    last.negated = duel.active[C_NEGATED] != () and negated(duel, card)
    keep_worn(duel, card)
    if duel.place[card] == MONSTER_ZONE:
        last.atk = atk_of(duel, card)
        last.defense = defense_of(duel, card)
        last.level = level_of(duel, card)
        last.attribute = attribute_of(duel, card)
        last.race = race_of(duel, card)
        last.stamp = duel.stamp[card]
        last.types = types_of(duel, card)
        last.defense_position = part.defense
        last.monster_info = part.monster_info
        last.trap_too = part.flags & TRAP_MONSTER != 0
        slot = duel.monsters[last.player].index(card)
        info = duel.info[card]
        changed = last.types != info.types or last.race != info.race or last.attribute != info.attribute
        if part.face_up and (last.gemini_on or changed or slot >= duel.rules.monster_zones):
            last.slot = slot
        if duel.rules.zones_chosen:
            last.pointed_at_by = tuple(
                [other for other in link_monsters(duel) if other != card and points_at(duel, other, card)]
            )
    if duel.unshared(SHARES_LAST_KNOWN):
        duel.last_known = duel.last_known.copy()
    duel.last_known[card] = last


def suppress(duel: State, card: int) -> None:
    """Record the modifiers that a card about to leave negates now, so that they do not react to the event."""
    for negation in duel.active[C_NEGATED]:
        if negation.continuous and negation.source == card:
            if duel.suppressed_at != duel.moment:
                duel.suppressed_at = duel.moment
                duel.suppressed = ()
            for active in duel.active[C_WHENEVER]:
                if (
                    active.continuous
                    and not active.effect.unnegatable
                    and active.order not in duel.suppressed
                    and (negated(duel, active.source))
                ):
                    duel.suppressed = (*duel.suppressed, active.order)
            return


def leave(duel: State, card: int, because: int = 0) -> None:
    """Reset the state of a card that leaves the field."""
    part = duel.play[card]
    control_ends(duel, card)
    if duel.info[card].standing:
        unregister(duel, card)
    restore(duel, card)
    lost = WAS_TRIBUTED if because & TRIBUTED else 0
    for equip in part.equips:
        if duel.info[equip].keeps & KEEPS_BEARER:
            duel.keep(kept_at(equip, KEEPS_BEARER), (duel.stamp[equip], card, duel.controller[card] | lost))
        duel.play[equip].equipped_to = -1
        duel.unsettled = True
    if part.equipped_to >= 0:
        if duel.info[card].keeps & KEEPS_BEARER:
            bearers = (duel.stamp[card], part.equipped_to, duel.controller[part.equipped_to])
            duel.keep(kept_at(card, KEEPS_BEARER), bearers)
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


def unlink(duel: State, card: int) -> None:
    """Remove all links to this card. Called after the events, which may depend on those links."""
    for player in range(2):
        for other in duel.spells[player]:
            if other >= 0 and card in duel.play[other].linked:
                duel.play[other].linked = tuple([c for c in duel.play[other].linked if c != card])
        for other in duel.monsters[player]:
            if other >= 0 and card in duel.play[other].linked:
                duel.play[other].linked = tuple([c for c in duel.play[other].linked if c != card])


def renew_hidden_id(duel: State, card: int) -> None:
    """Record that a card moves into a hidden place."""
    if not duel.silent:
        if duel.unshared(SHARES_HIDDEN_IDS):
            duel.hidden_ids = duel.hidden_ids.copy()
        duel.hidden_ids[card] = (*duel.hidden_ids.get(card, ()), 0 if duel.log is None else duel.log.number)


@mypyc_attr(free_list_len=1)
class Departure:
    """A card that is about to move to a pile: its destination and previous state, decided before anything moves."""

    def __init__(self, card: int, stamp: int, to: int, because: int, by: int, by_card: int, bottom: bool) -> None:
        self.card: Final = card
        self.stamp: Final = stamp
        self.to: Final = to
        self.because: Final = because
        self.by: Final = by
        self.by_card: Final = by_card
        self.bottom: Final = bottom
        self.origin: int = 0
        self.event_origin: int = 0  # not the field if the card was never there by the rules
        self.player: int = 0
        self.receiver: int = -1  # in whose hand it comes, if not in its owner's
        self.holder: int = -1  # the monster that had it as an Xyz Material
        self.was_up: bool = True
        self.materials: tuple[Departure, ...] = ()


def _stays(duel: State, card: int, to: int, because: int, by: int, by_card: int) -> bool:
    """Whether a card does not move although it would be moved to a pile."""
    if to & (HAND | DECK | EXTRA):
        if because & (BY_EFFECT | AS_COST) and card != by_card and leaves_after_chain(duel, card):
            return True
        if duel.doomed and destruction_fixed(duel, card):
            return True
        if to == HAND and duel.place[card] == DECK and cannot_add(duel, duel.owner[card]):
            return True
    elif to == BANISHED and duel.place[card] != BANISHED and not may_banish(duel, card, by):
        return True
    elif to == GRAVEYARD and duel.place[card] == DECK and cannot_send_from_deck(duel, duel.owner[card]):
        return True
    return because & FACE_DOWN_BANISHED != 0 and duel.info[card].types & TOKEN != 0


def decide(
    duel: State, card: int, to: int, because: int, by: int = -1, by_card: int = -1, bottom: bool = False
) -> Departure | None:
    """Decide where a card that is to be moved to a pile goes; nothing changes yet. Rules: RES-END-01, RES-DES-03.

    :param to: DECK, HAND, GRAVEYARD, BANISHED or EXTRA, always that of the owner (MR3-CTL-03).
    :returns: ``None`` if it does not move. An activated card that does not remain on the field goes to the graveyard
    when the chain is over and cannot be returned (MR3-ZONE-04; ruling on ハリケーン, Giant Trunade, with a Trap chained
    to it), unless its activation was negated; it can be banished. A monster whose destruction by battle is fixed cannot
    return to hand or deck (MR3-DSD-09).
    """
    origin = duel.place[card]
    event_origin = origin_of(duel, card)
    if _stays(duel, card, to, because, by, by_card):
        return None
    if to != GRAVEYARD or origin != BANISHED or not because & RETURNED:
        wanted = to
        to = redirected(duel, card, to, because)
        because |= RETURNED if wanted == HAND and to == EXTRA else 0
    if to & AT_BOTTOM:
        to ^= AT_BOTTOM
        bottom = True
    if to == GRAVEYARD and origin == GRAVEYARD:
        return None
    going = Departure(card, duel.stamp[card], to, because, by, by_card, bottom)
    going.origin = origin
    going.event_origin = event_origin
    going.player = duel.controller[card]
    if origin == BANISHED:
        going.was_up = card not in duel.down_banished
    if origin & FIELD:
        going.was_up = duel.play[card].face_up
        suppress(duel, card)
        remember(duel, card)
        for material in duel.play[card].materials:
            under = decide(duel, material, GRAVEYARD, BY_RULE, by, by_card)
            if under is not None:
                going.materials = (*going.materials, under)
    return going


def perform(duel: State, goings: list[Departure]) -> list[int]:
    """Move cards at the same time and emit the events. Rule: RES-END-01.

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


def move_all(duel: State, cards: list[int], to: int, because: int, by: int = -1, by_card: int = -1) -> list[int]:
    """Move cards to piles at the same time; returns those that moved. Rule: RES-END-01."""
    goings: list[Departure] = []
    for card in cards:
        going = decide(duel, card, to, because, by, by_card)
        if going is not None:
            goings.append(going)
    return perform(duel, goings)


def move(duel: State, card: int, to: int, because: int, by: int = -1, by_card: int = -1, bottom: bool = False) -> bool:
    """Move a single card to a pile; returns whether it moved."""
    going = decide(duel, card, to, because, by, by_card, bottom)
    if going is None:
        return False
    # like perform, but without lists, since most cards move alone
    _depart(duel, going)
    _tell(duel, going)
    if going.origin & FIELD:
        unlink(duel, card)
    if going.materials:
        perform(duel, list(going.materials))
    return True


def secrecy(duel: State, going: Departure, owner: int) -> int:
    """Who can see in the log which card moves to a hidden place."""
    origin = going.origin
    if going.to == BANISHED:
        seen = origin & (GRAVEYARD | OVERLAY) or going.card in duel.face_up_extra or origin & FIELD and going.was_up
        return OPEN if seen else only_for(owner)
    if origin == DECK and going.to == DECK:
        return FOR_NOBODY
    if going.receiver >= 0:
        return OPEN  # both know it
    return only_for(owner) if origin & (DECK | HAND | EXTRA) or not going.was_up else OPEN


def forget_proper(duel: State, card: int) -> None:
    """Record that the monster must be summoned properly again before it can be revived. Rule: MR3-SS-07."""
    proper = duel.proper[:]
    proper[card] = False
    duel.proper = proper


def _depart(duel: State, going: Departure) -> None:
    card = going.card
    origin = going.origin
    to = going.to
    owner = going.receiver if to == HAND and going.receiver >= 0 else duel.owner[card]
    if origin & FIELD:
        leave(duel, card, going.because)
    elif origin == OVERLAY:
        going.holder = _detach(duel, card)
    elif duel.info[card].standing:
        unregister(duel, card)
    hides = to == BANISHED and going.because & FACE_DOWN_BANISHED != 0
    secret = OPEN
    if hides or to & (DECK | HAND | EXTRA):
        secret = secrecy(duel, going, owner)
    take_out(duel, card)
    duel.side_touched(owner)
    duel.play[card] = BLANK
    duel.place[card] = to
    duel.stamp[card] += 1
    duel.controller[card] = owner
    duel.lose_sight(card)
    follow_from_field(duel, card, origin)
    if hides:
        duel.down_banished = (*duel.down_banished, card)
        if secret == OPEN:  # everybody saw it
            duel.let_know(card, KNOWN_TO_BOTH)
    if to & (HAND | DECK | EXTRA) or hides:
        renew_hidden_id(duel, card)
    _put_into_pile(duel, going, owner)
    if going.receiver >= 0:
        duel.widen_reach(owner, duel.info[card].reach)
    if duel.proper[card] and (to & (HAND | DECK) or to == EXTRA and card not in duel.face_up_extra):
        forget_proper(duel, card)
    if to and duel.info[card].standing:
        register(duel, card)
    note(duel, L_MOVE, card, going.player, origin, to, going.because & ~FACE_DOWN_BANISHED, secret)
    _keep_arrival(duel, going)


def _put_into_pile(duel: State, going: Departure, owner: int) -> None:
    """Put a card into the pile to which it goes."""
    card = going.card
    origin = going.origin
    to = going.to
    if to == HAND:
        duel.hand[owner].append(card)
        seen = going.receiver >= 0 or origin == GRAVEYARD or origin == EXTRA
        if seen or origin & (FIELD | BANISHED) and going.was_up:
            duel.let_know(card, KNOWN_TO_BOTH)
    elif to == DECK:
        if going.bottom:
            duel.own_pile(duel.deck, SHARES_DECK, owner).insert(0, card)
        else:
            duel.own_pile(duel.deck, SHARES_DECK, owner).append(card)
    elif to == GRAVEYARD:
        duel.own_pile(duel.graveyard, SHARES_GRAVEYARD, owner).append(card)
    elif to == BANISHED:
        duel.own_pile(duel.banished, SHARES_BANISHED, owner).append(card)
    elif to == EXTRA:
        duel.own_pile(duel.extra, SHARES_EXTRA, owner).append(card)
        info = duel.info[card]
        if info.types & PENDULUM and (not info.extra or going.event_origin & FIELD and not going.because & RETURNED):
            duel.face_up_extra = [*duel.face_up_extra, card]


def _keep_arrival(duel: State, going: Departure) -> None:
    """Record what the card, or an effect about it, needs later of how it arrived."""
    card = going.card
    keep_fate(duel, card, going.because, going.player, going.event_origin)
    if going.event_origin == MONSTER_ZONE:
        if duel.place[card] == GRAVEYARD and going.player == duel.owner[card]:
            duel.turn_actions[going.player] |= LOST_MONSTER
        if going.because & DESTROYED:
            duel.turn_actions[going.player] |= HAD_DESTROYED
    if duel.place[card] == GRAVEYARD and duel.info[card].types & FUSION and not going.because & RETURNED:
        duel.turn_actions[duel.owner[card]] |= RECEIVED_FUSION
    keeps = duel.info[card].keeps
    if keeps & KEEPS_COMING:
        keep_coming(duel, card, going.because)
    if keeps & KEEPS_ARRIVAL:
        arrivals = duel.arrivals.copy()
        # a monster that was attacked face-down was not face-up on the field where a battle destroyed it
        was_down = going.because & BY_BATTLE != 0 and duel.battled_face_down and card == duel.fought[1]
        was_up = going.was_up and not was_down
        arrivals[card] = Arrival(
            duel.stamp[card], duel.turn, duel.phase, going.because, going.event_origin, was_up, going.by, going.by_card
        )
        duel.arrivals = arrivals


def _tell(duel: State, going: Departure) -> None:
    card = going.card
    player = going.receiver if going.receiver >= 0 and going.to == HAND else going.player
    origin = going.event_origin
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
        emit(duel, E_DETACHED, card, player, by, by_card, because, origin, to, amount=going.holder + 1)
    if because & DISCARDED:
        emit(duel, E_DISCARDED, card, player, by, by_card, because, origin, to)
    if to == GRAVEYARD and origin == BANISHED and because & RETURNED:
        return  # it was not sent there
    if to == GRAVEYARD:
        emit(duel, E_SENT_TO_GRAVEYARD, card, player, by, by_card, because, origin, to, 0, was_up)
    elif to == BANISHED:
        emit(duel, E_BANISHED, card, player, by, by_card, because & ~FACE_DOWN_BANISHED, origin, to, 0, was_up)
    elif to == HAND:
        emit(duel, E_TO_HAND, card, player, by, by_card, because, origin, to, 0, was_up)
    elif to == DECK or to == EXTRA:
        emit(duel, E_TO_DECK, card, player, by, by_card, because, origin, to, 0, was_up)


def _detach(duel: State, card: int) -> int:
    for monster in (*duel.monsters[0], *duel.monsters[1]):
        if monster >= 0 and card in duel.play[monster].materials:
            duel.play[monster].materials = tuple([m for m in duel.play[monster].materials if m != card])
            return monster
    return -1
