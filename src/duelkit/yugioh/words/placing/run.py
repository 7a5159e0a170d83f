"""Executors of the words about cards Set, placed or left on the field (置く)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import refresh
from duelkit.yugioh.engine.facts.limits import limit_reached
from duelkit.yugioh.engine.facts.pools import has_one
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_spell_zones
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.placing import clear_field_zone, put_down, set_card, tell_left_graveyard
from duelkit.yugioh.engine.moves.staying import place_as_spell
from duelkit.yugioh.engine.windows.activating import keep_activation
from duelkit.yugioh.state.card_info import KEEPS_SETTER, kept_at
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.code import NEXT, Check, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_SET_CARD,
    BY_RULE,
    E_PLACED_IN_SPELL_ZONE,
    E_SET,
    EITHER,
    END,
    FIELD,
    FIELD_SPELL,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    KNOWN_TO_BOTH,
    MONSTER,
    MONSTER_ZONE,
    R_TARGET,
    SPELL_ZONE,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import ACTIVATED, AS_TRAP, NEVER_THERE, REMAINS, UNRESOLVED, Delayed, Scope
from duelkit.yugioh.state.tasks import Work

NO_ZONE: Final = MONSTER | FIELD_SPELL
"""Cards that take no Spell & Trap Zone as they, or their effects, are activated in the hand."""


class PlaceableTest(Test):
    """A card for which there is a zone: a Field Spell, which replaces the old one, or any card with a free zone.

    :param later: whether a zone may be freed before it is placed, so that the check is only made then.
    :param of_owner: whether the zone is one of its owner.
    """

    def __init__(self, later: bool, of_owner: bool = False) -> None:
        self.later = later
        self.of_owner = of_owner

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if self.of_owner:
            return self.later and duel.resolving < 0 or self.free_zones(duel, duel.owner[card], scope) > 0
        return (
            duel.info[card].types & FIELD_SPELL != 0
            or self.later
            and duel.resolving < 0
            or (free_spell_zones(duel, scope.player) > 0)
        )

    def free_zones(self, duel: State, owner: int, scope: Scope) -> int:
        """The owner's free zones besides the one that a card activated from the hand takes."""
        free = free_spell_zones(duel, owner)
        if owner == scope.player and duel.place[scope.card] == HAND and not duel.info[scope.card].types & NO_ZONE:
            free -= 1
        return free


class ActivatableTest(Test):
    """A Spell or Trap that its effect's player may activate: nothing forbids it, and no limit is reached."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        code = duel.info[card].activation
        return (
            code is not None
            and not player_forbidden(duel, A_ACTIVATE, scope.player, card)
            and not limit_reached(duel, scope.player, card, code)
        )


class WasSetByTest(Test):
    """A card that an effect of such a card of the scope's player Set where it is."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_SETTER))
        if kept is None or kept[0] != duel.stamp[card] or kept[2] != scope.player:
            return False
        knowing = Scope()
        knowing.player = scope.player
        knowing.card = scope.card
        knowing.knows = True
        return self.which.test(duel, kept[1], knowing)


class RoomOp(Op):
    """Only a check: whether there is room for cards that come to the field once the card activated from the hand has
    taken a zone, and the cost has freed some.

    :param fields: the Field Spells among the possible cards; ``None`` if the cards are known.
    :param this: whether it is this card itself.
    :param them: whether it is a card picked before, for which only a free zone is certain to suffice.
    :param number: how many zones they need.
    """

    def __init__(self, fields: Pool | None, this: bool, them: bool, number: int = 1) -> None:
        self.number = number
        self.them = them
        self.fields = fields
        self.this = this

    def run(self, duel: State, frame: Work) -> int:
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        free = free_spell_zones(duel, scope.player)
        if plan.gone >= 0 and not duel.info[plan.gone].types & FIELD_SPELL:
            free -= 1
        for card in plan.spent:
            if card in duel.spells[scope.player] and (card != scope.card or scope.code.cost_takes_this):
                free += 1
        if free >= self.number or self.them or self.number > 1:
            return free >= self.number
        if self.fields is None:
            return duel.info[scope.card].types & FIELD_SPELL != 0 or not self.this
        return has_one(duel, self.fields, scope, plan.gone, plan.spent)


BOTH_FIELDS: Final = 2
"""The number of cards of which one is Set on each field."""


class SetCardsOp(Op):
    """Set Spells and Traps from outside the field."""

    def __init__(self, at_once: bool, side: int) -> None:
        self.at_once = at_once
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.side)
        done: list[int] = []
        if self.side == EITHER:
            self.one_each(duel, frame, scope)
            return NEXT
        for card in frame.cards:
            if duel.active[C_CANNOT + A_SET_CARD] and player_forbidden(duel, A_SET_CARD, player, card):
                continue
            if set_card(duel, card, player, scope.player, scope.card):
                done.append(card)
                if self.at_once:
                    duel.play[card].set_turn = -1
                    duel.touched()
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def one_each(self, duel: State, frame: Work, scope: Scope) -> None:
        """The player Sets the first of two cards on their own field and the second on the opponent's."""
        done: list[int] = []
        cards = frame.cards if len(frame.cards) == BOTH_FIELDS else []
        if not any([player_forbidden(duel, A_SET_CARD, scope.player, card) for card in cards]):
            for at in range(len(cards)):
                if set_card(duel, cards[at], player_of(scope.player, at), scope.player, scope.card):
                    done.append(cards[at])
        scope.them = tuple(done)
        scope.targets = (*scope.targets, scope.them)
        scope.target_stamps = (*scope.target_stamps, tuple([duel.stamp[card] for card in done]))
        frame.done = len(done)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        who = scope.player if self.side == EITHER else player_of(scope.player, self.side)
        return not duel.active[C_CANNOT + A_SET_CARD] or not player_forbidden(duel, A_SET_CARD, who)

    def action(self, on_field: bool) -> str:
        return "set"


class StillSetCheck(Check):
    """One of the cards that the effect Set on either field is still Set, and has not moved since."""

    def holds(self, duel: State, scope: Scope) -> bool:
        cards = cards_of(duel, R_TARGET, len(scope.targets) - 1, scope, True) if scope.targets else []
        return any([duel.place[card] & FIELD and not duel.play[card].face_up for card in cards])


class StaySetOp(Op):
    """This card will stay, Set."""

    def run(self, duel: State, frame: Work) -> int:
        duel.scopes[frame.scope].stays = True
        return NEXT


class SetBackOp(Op):
    """The card of the activation that was responded to is Set, if it is still there and could be."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to < 0:
            return NEXT
        link = duel.scopes[scope.responds_to]
        card = link.card
        if duel.stamp[card] != link.stamp or not duel.place[card] & (SPELL_ZONE | FIELD_ZONE):
            return NEXT
        part = duel.play[card]
        if not part.flags & ACTIVATED:
            return NEXT
        part.flags &= ~(ACTIVATED | UNRESOLVED | NEVER_THERE)
        part.face_up = False
        part.set_turn = duel.turn
        duel.touched()
        refresh(duel, card)
        duel.let_know(card, KNOWN_TO_BOTH)
        emit(duel, E_SET, card, duel.controller[card], scope.player, scope.card, 0, duel.place[card], duel.place[card])
        frame.done = 1
        return NEXT


class PlaceOnFieldOp(Op):
    """Place continuous or field cards face-up, or monsters as Continuous Spells or Traps.

    :param flag: what the monsters are treated as; 0: the cards are no monsters.
    :param of_owner: in zones of their owners.
    :param activated: it counts as their activation, without a chain link.
    """

    def __init__(self, flag: int, of_owner: bool, activated: bool) -> None:
        self.flag = flag
        self.of_owner = of_owner
        self.activated = activated

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done: list[int] = []
        cards = touchable(duel, frame, scope) if self.of_owner else frame.cards
        if self.flag == AS_TRAP and len(cards) > 1 and len(cards) > free_spell_zones(duel, scope.player):
            cards = []  # both of them, or none
        for card in cards:
            place = FIELD_ZONE if duel.info[card].types & FIELD_SPELL else SPELL_ZONE
            if place == FIELD_ZONE:
                clear_field_zone(duel, scope.player, True)
            origin = duel.place[card]
            if self.flag:
                player = duel.owner[card] if self.of_owner else scope.player
                if place_as_spell(duel, card, player, 0, self.flag):
                    done.append(card)
                    tell_left_graveyard(duel, card, origin, scope.player, scope.card)
                elif origin == MONSTER_ZONE and (self.of_owner or self.flag == AS_TRAP):
                    move(duel, card, GRAVEYARD, BY_RULE)
                continue
            if put_down(duel, card, scope.player, place, True):
                note(duel, L_MOVE, card, scope.player, origin, place, 0)
                if place == SPELL_ZONE:
                    emit(duel, E_PLACED_IN_SPELL_ZONE, card, scope.player, scope.player, scope.card, 0, origin, place)
                done.append(card)
                tell_left_graveyard(duel, card, origin, scope.player, scope.card)
                if self.activated:
                    keep_activation(duel, card, scope.player, origin)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT


class RemainOp(Op):
    """This card remains on the field; ``turns``: until the end of that many turns of a side. Rule: MR3-TURN-03."""

    def __init__(self, turns: int, side: int, program: int) -> None:
        self.turns = turns
        self.side = side
        self.program = program

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if duel.stamp[scope.card] != scope.stamp:
            return NEXT
        duel.play[scope.card].flags |= REMAINS
        if self.turns:
            player = player_of(scope.player, self.side)
            later = Delayed()
            later.phase = END
            later.of = player
            later.after_turn = duel.turn + 2 * self.turns - (3 if duel.turn_player == player else 2)
            later.scope = scope.copy()
            later.program = self.program
            duel.order += 1
            later.order = duel.order
            duel.delayed.append(later)
        return NEXT
