"""What lasts: modifiers for a time, control, equips, counters, materials, negation."""

from __future__ import annotations
from typing import Final

from duelkit.yugioh.engine.events import emit, note
from duelkit.yugioh.engine.movement import (
    clear_field_zone, equip, hold_zone, leave, move, move_all, place_in_pendulum_zone, put_down, set_card, shuffle,
    take_out, turn_to, unlink,
)
from duelkit.yugioh.engine.picking import start_pick
from duelkit.yugioh.engine.particulars import counter_room
from duelkit.yugioh.engine.properties import (
    A_CHANGE_CONTROL, forbidden, free_monster_zones, free_spell_zones,
)
from duelkit.yugioh.engine.references import cards_of
from duelkit.yugioh.engine.settle import settle
from duelkit.yugioh.engine.standing import add_active, refresh, unregister
from duelkit.yugioh.engine.undone import undo_activation
from duelkit.yugioh.engine.verbs.acceptance import takes_counters
from duelkit.yugioh.engine.verbs.moving import touchable
from duelkit.yugioh.engine.zones import pendulum_slot
from duelkit.yugioh.state.code import AGAIN, NEXT, Active, Amount, Op, Plan, Work, ANSWERED, FIRST
from duelkit.yugioh.state.codes import (
    AS_COST, C_CONTROL, C_WHENEVER, DETACHED, E_ATTACHED, E_COUNTER_PLACED, FIELD, FIELD_SPELL, FIELD_ZONE, GRAVEYARD,
    K_ACTIVATION, K_FLIP, MONSTER_ZONE, OVERLAY, SPELL_ZONE, TOKEN, U_END_OF_BATTLE_PHASE, U_OPPONENTS_TURN_END,
    W_COST_PICK, BATTLE, W_EFFECT_PICK, BY_RULE, FACE_UP, KNOWN_TO_BOTH, UP_ATTACK, UP_DEFENSE, U_END_OF_TURN,
    U_SOURCE_LEAVES, W_ARRANGE, on_side, player_of,
)
from duelkit.yugioh.state.duel import BLANK, Duel
from duelkit.yugioh.state.log import L_COUNTER, L_LOOK, L_MOVE, L_NEGATED, L_REVEAL, L_SKIP
from duelkit.yugioh.state.parts import EQUIPPED_BY_ITSELF, GEMINI_ON, Scope


def apply_modifiers(duel: Duel, scope: Scope, first: int, count: int, cards: list[int], until: int,
                    times: int = 1) -> None:
    """Let modifiers of the scope's effect apply to cards, or to players where they name none."""
    code = scope.code
    kept = scope.copy()
    turn = duel.turn
    if until == U_OPPONENTS_TURN_END:
        turn += 2 * times - (1 if duel.turn_player == scope.player else 2)
    for number in range(first, first + count):
        modifier = code.modifiers[number]
        duel.order += 1
        if modifier.side >= 0 or modifier.pool is not None and modifier.ref < 0 or (
                modifier.category == C_WHENEVER and not cards):
            add_active(duel, Active(None, code, number, kept, scope.card, scope.stamp, scope.player, False, (), (),
                                    False, 0, until, turn, duel.order))
            continue
        for card in cards:
            if not duel.place[card] & FIELD:
                continue
            value = 0
            frozen = modifier.amount is not None
            if modifier.amount is not None:
                scope.each = card
                value = modifier.amount.value(duel, scope)
                scope.each = -1
            add_active(duel, Active(None, code, number, kept, scope.card, scope.stamp, scope.player, False, (card,),
                                    (duel.stamp[card],), frozen, value, until, turn, duel.order))
    duel.unsettled = True


class ApplyOp(Op):
    """Modifiers apply for a time. Rules: RES-GAP-STA-02, MR3-END-05, MR3-END-06."""

    def __init__(self, first: int, count: int, until: int, to_cards: bool, times: int = 1) -> None:
        self.first = first
        self.count = count
        self.until = until
        self.to_cards = to_cards
        self.times = times

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards: list[int] = []
        if self.to_cards:
            on_hidden = self.count > 0 and scope.code.modifiers[self.first].on_hidden
            cards = [card for card in touchable(duel, frame, scope)
                     if duel.place[card] & FIELD and (on_hidden or duel.play[card].face_up)]
            frame.done = len(cards)
        else:
            frame.done = 1
        until = self.until
        if until == U_END_OF_BATTLE_PHASE and duel.phase != BATTLE:
            until = U_END_OF_TURN
        apply_modifiers(duel, scope, self.first, self.count, cards, until, self.times)
        if self.to_cards:
            scope.them = tuple(cards)
        settle(duel)
        return NEXT


class TakeControlOp(Op):
    """Take control. Rules: RES-CTL-01, RES-CTL-03, RES-CTL-04."""

    def __init__(self, modifier: int, until: int) -> None:
        self.modifier = modifier
        self.until = until

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        taken: list[int] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] != MONSTER_ZONE or duel.controller[card] == scope.player or (
                    free_monster_zones(duel, scope.player) == 0) or forbidden(duel, A_CHANGE_CONTROL, card,
                                                                              scope.player):
                continue
            duel.order += 1
            add_active(duel, Active(None, scope.code, self.modifier, scope.copy(), scope.card, scope.stamp,
                                    scope.player, False, (card,), (duel.stamp[card],), False, 0, self.until, duel.turn,
                                    duel.order))
            settle(duel)
            if duel.controller[card] == scope.player:
                taken.append(card)
        scope.them = tuple(taken)
        frame.done = len(taken)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return free_monster_zones(duel, scope.player) + plan.freed > 0


class EquipOp(Op):
    """Equip the named cards to a monster. Rules: MR3-EQP-01, RES-GAP-EQP-01."""

    def __init__(self, ref: int, slot: int, first: int, count: int, bind: bool, as_monster: bool = False) -> None:
        self.ref = ref
        self.slot = slot
        self.first = first
        self.count = count
        self.bind = bind
        self.as_monster = as_monster

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        bearers = cards_of(duel, self.ref, self.slot, scope, True)
        done: list[int] = []
        if bearers:
            for card in touchable(duel, frame, scope):
                if self.as_monster and free_monster_zones(duel, scope.player) == 0:
                    continue
                if equip(duel, card, bearers[0], scope.player, scope.player, scope.card):
                    done.append(card)
                    if self.as_monster:
                        hold_zone(duel, card, scope.player)
                    if card == scope.card and scope.code.kind != K_ACTIVATION:
                        duel.play[card].flags |= EQUIPPED_BY_ITSELF
                    if self.count:
                        self.grant(duel, scope, card, bearers[0])
        if self.bind and done and duel.place[scope.card] & FIELD:
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *done)
        scope.them = tuple(done)
        frame.done = len(done)
        settle(duel)
        return NEXT

    def grant(self, duel: Duel, scope: Scope, card: int, bearer: int) -> None:
        """What the equipped monster gets from the equip card, while it is equipped."""
        kept = scope.copy()
        kept.card = card
        kept.stamp = duel.stamp[card]
        for number in range(self.first, self.first + self.count):
            duel.order += 1
            add_active(duel, Active(None, scope.code, number, kept, card, duel.stamp[card], scope.player, False,
                                    (bearer,), (duel.stamp[bearer],), False, 0, U_SOURCE_LEAVES, duel.turn, duel.order))

    def takes_control(self, duel: Duel, scope: Scope) -> bool:
        """Whether the equip card brings control of its monster."""
        for number in range(self.first, self.first + self.count):
            if scope.code.modifiers[number].category == C_CONTROL:
                return True
        for code in duel.info[scope.card].continuous:
            for number in code.standing:
                if code.modifiers[number].category == C_CONTROL:
                    return True
        return False

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        if free_monster_zones(duel, scope.player) + plan.freed == 0 and self.takes_control(duel, scope):
            return False  # RES-CTL-03
        if self.as_monster and free_monster_zones(duel, scope.player) == 0:
            return False
        if scope.code.kind == K_ACTIVATION or duel.place[scope.card] == SPELL_ZONE:
            return True
        return free_spell_zones(duel, scope.player) > 0


THE_OTHER_WAY: Final = 0
"""Beside the positions: from face-up attack to defense, from defense to attack."""


class ChangePositionOp(Op):
    """Change battle positions; 0: attack to defence and back. ``silent``: no flip effects."""

    def __init__(self, to: int, silent: bool = False) -> None:
        self.to = to
        self.silent = silent

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        changed: list[int] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] != MONSTER_ZONE:
                continue
            part = duel.play[card]
            to = self.to
            if to == THE_OTHER_WAY or to == FACE_UP and part.face_up:
                to = UP_ATTACK if part.defense else UP_DEFENSE
            elif to == FACE_UP:
                to = UP_ATTACK
            if turn_to(duel, card, to, scope.player, scope.card):
                changed.append(card)
        if self.silent:
            duel.pending = [pending for pending in duel.pending
                            if pending.code.kind != K_FLIP or pending.card not in changed]
        scope.them = tuple(changed)
        frame.done = len(changed)
        settle(duel)
        return NEXT


class NegateActivationOp(Op):
    """Negate the activation responded to. Rules: RES-GAP-NEG-01, RES-GAP-NEG-02, MR3-CHN-07."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to >= 0:
            link = duel.scopes[scope.responds_to]
            if not link.activation_negated:
                undo_activation(duel, link)
                note(duel, L_NEGATED, link.card, link.player, link.code.index)
                frame.done = 1
        return NEXT


class NegateEffectOp(Op):
    """Negate the effect responded to; its activation stands. Rule: RES-GAP-NEG-03."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to >= 0:
            link = duel.scopes[scope.responds_to]
            if not link.effect_negated and not link.activation_negated and not link.code.unnegatable:
                link.effect_negated = True
                frame.done = 1
        return NEXT


class CountersOp(Op):
    """Place (or remove) counters. Rules: MR3-CTR-02, MR3-CTR-03, RES-GAP-CTR-01."""

    def __init__(self, name: str, amount: Amount, remove: bool) -> None:
        self.name = name
        self.amount = amount
        self.remove = remove

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        wanted = self.amount.value(duel, scope)
        done: list[int] = []
        for card in touchable(duel, frame, scope):
            if not duel.place[card] & FIELD or not duel.play[card].face_up:
                continue
            amount = wanted
            part = duel.play[card]
            counters = part.counters
            have = 0 if counters is None else counters.get(self.name, 0)
            if self.remove:
                if counters is None or have < amount:
                    continue
                counters[self.name] = have - amount
            else:
                room = counter_room(duel, card, self.name)
                if room == 0 or not takes_counters(duel, card, self.name):
                    continue
                if 0 < room < amount:
                    amount = room
                if counters is None:
                    counters = {}
                    part.counters = counters
                counters[self.name] = have + amount
                emit(duel, E_COUNTER_PLACED, card, duel.controller[card], scope.player, scope.card, 0, 0, 0, 0, True,
                     amount)
            note(duel, L_COUNTER, card, duel.controller[card], -amount if self.remove else amount,
                 have - amount if self.remove else have + amount)
            done.append(card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        if not self.remove:
            return True
        counters = duel.play[scope.card].counters
        return counters is not None and counters.get(self.name, 0) >= self.amount.value(duel, scope)


class DetachOp(Op):
    """Detach Xyz materials of the player's choice. Rules: MR3-XYZ-07, MR3-GAP-XYZ-02, MR3-PEN-23."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            offered: list[int] = []
            for card in frame.cards:
                offered.extend(duel.play[card].materials)
            amount = self.amount.value(duel, scope)
            if not offered:
                frame.done = 0
                scope.them = ()
                return NEXT
            frame.step = ANSWERED
            start_pick(duel, scope.player, offered, amount, amount,
                       W_COST_PICK if frame.because & AS_COST else W_EFFECT_PICK, scope.card)
            return AGAIN
        frame.step = FIRST
        moved = move_all(duel, duel.picks, GRAVEYARD, frame.because | DETACHED, scope.player, scope.card)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return duel.place[scope.card] == MONSTER_ZONE and len(
            duel.play[scope.card].materials) >= self.amount.value(duel, scope)

    def deed(self, on_field: bool) -> str:
        return "detach"


def attach(duel: Duel, card: int, monster: int, later: bool = False) -> bool:
    """Put a card under an Xyz Monster. Rules: MR3-XYZ-05, MR3-XYZ-08, MR3-TOK-06.

    :param later: the monster is not on the field yet; the caller enters the material when it is.
    """
    if duel.info[card].types & TOKEN:
        return False
    materials: tuple[int, ...] = ()
    if duel.place[card] & FIELD:
        materials = duel.play[card].materials
        leave(duel, card)
        unlink(duel, card)
    elif duel.info[card].standing:
        unregister(duel, card)
    take_out(duel, card)
    origin = duel.place[card]
    duel.play[card] = BLANK
    duel.place[card] = OVERLAY
    duel.stamp[card] += 1
    duel.controller[card] = duel.owner[card]
    duel.overlay.append(card)
    duel.known.pop(card, 0)
    if not later:
        part = duel.play[monster]
        part.materials = (*part.materials, card)
    note(duel, L_MOVE, card, duel.owner[card], origin, OVERLAY)
    emit(duel, E_ATTACHED, card, duel.owner[card], duel.controller[monster], monster, 0, origin, OVERLAY)
    for material in materials:
        move(duel, material, GRAVEYARD, BY_RULE)
    return True


class AttachOp(Op):
    """Put the named cards under an Xyz Monster."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        monsters = cards_of(duel, self.ref, self.slot, scope, True)
        done = 0
        if monsters and duel.place[monsters[0]] == MONSTER_ZONE:
            for card in touchable(duel, frame, scope):
                done += 1 if attach(duel, card, monsters[0]) else 0
        frame.done = done
        return NEXT


class SetCardsOp(Op):
    """Set spells and traps from elsewhere."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done: list[int] = []
        for card in frame.cards:
            if set_card(duel, card, scope.player, scope.player, scope.card):
                done.append(card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return free_spell_zones(duel, scope.player) > 0

    def deed(self, on_field: bool) -> str:
        return "set"


class StaySetOp(Op):
    """This card will stay, Set."""

    def run(self, duel: Duel, frame: Work) -> int:
        duel.scopes[frame.scope].stays = True
        return NEXT


class PendulumZoneOp(Op):
    """Place pendulum monsters in the pendulum zones."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done: list[int] = []
        for card in frame.cards:
            if place_in_pendulum_zone(duel, card, scope.player, scope.player, scope.card):
                done.append(card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return pendulum_slot(duel, scope.player) >= 0


class PlaceOnFieldOp(Op):
    """Place continuous or field cards face-up."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done: list[int] = []
        for card in frame.cards:
            place = FIELD_ZONE if duel.info[card].types & FIELD_SPELL else SPELL_ZONE
            if place == FIELD_ZONE:
                clear_field_zone(duel, scope.player, True)
            if put_down(duel, card, scope.player, place, True):
                done.append(card)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT


class ShowOp(Op):
    """Show cards to the opponent, or let the player look at them."""

    def __init__(self, to_both: bool) -> None:
        self.to_both = to_both

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        for card in frame.cards:
            duel.known[card] = KNOWN_TO_BOTH if self.to_both else duel.known.get(card, 0) | 1 << scope.player
            note(duel, L_REVEAL if self.to_both else L_LOOK, card, scope.player, 0, 0, 0,
                 0 if self.to_both else 1 + scope.player)
        scope.them = tuple(frame.cards)
        frame.done = len(frame.cards)
        return NEXT


class RememberOp(Op):
    """The named cards are THEM."""

    def run(self, duel: Duel, frame: Work) -> int:
        duel.scopes[frame.scope].them = tuple(frame.cards)
        frame.done = len(frame.cards)
        return NEXT


class ShuffleOp(Op):
    """Shuffle a deck, or both."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        for player in (scope.player, 1 - scope.player):
            if on_side(self.side, scope.player, player):
                shuffle(duel, player)
        return NEXT


NEXT_PICKED: Final = 2
"""The step of an arrangement in which the next card has been picked."""


class ArrangeOp(Op):
    """Put the cards looked at back on top of the deck in an order of the player's choice."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            if len(frame.cards) < 2:
                return NEXT
            frame.saved = frame.cards[:]
            frame.picked = []
        elif frame.step == NEXT_PICKED:
            frame.picked.extend(duel.picks)
            for card in duel.picks:
                frame.saved.remove(card)
        if len(frame.saved) > 1:
            frame.step = NEXT_PICKED
            start_pick(duel, scope.player, frame.saved[:], 1, 1, W_ARRANGE, scope.card)
            return AGAIN
        frame.step = FIRST
        order = frame.picked + frame.saved
        deck = duel.deck[duel.owner[order[0]]]
        for card in order:
            deck.remove(card)
        for i in range(len(order) - 1, -1, -1):
            deck.append(order[i])
        return NEXT


class SkipPhasesOp(Op):
    """Skip the next phases of a kind; two such effects skip the same ones."""

    def __init__(self, phase: int, times: int, side: int) -> None:
        self.phase = phase
        self.times = times
        self.side = side

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.side)
        key = player << 4 | self.phase
        duel.skips[key] = max(duel.skips.get(key, 0), self.times)
        note(duel, L_SKIP, scope.card, player, self.phase, self.times)
        return NEXT


class GainEffectsOp(Op):
    """Gemini Monsters become Effect Monsters. Rule: RES-GAP-GEM-01."""

    def run(self, duel: Duel, frame: Work) -> int:
        done = 0
        for card in frame.cards:
            if duel.place[card] == MONSTER_ZONE and duel.play[card].face_up:
                duel.play[card].flags |= GEMINI_ON
                refresh(duel, card)
                done += 1
        frame.done = done
        return NEXT


