"""Executors of the words about cards Set, placed or left on the field (置く)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import has_one
from duelkit.yugioh.engine.facts.zones import free_spell_zones
from duelkit.yugioh.engine.moves.placing import clear_field_zone, put_down, set_card
from duelkit.yugioh.state.code import NEXT, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import END, FIELD_SPELL, FIELD_ZONE, SPELL_ZONE, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import REMAINS, Delayed, Scope
from duelkit.yugioh.state.tasks import Work


class PlaceableTest(Test):
    """A card for which there is a zone: a Field Spell, which replaces the old one, or any card with a free zone.

    :param later: whether a zone may be freed before it is placed, so that the check is only made then.
    """

    def __init__(self, later: bool) -> None:
        self.later = later

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return (
            duel.info[card].types & FIELD_SPELL != 0
            or self.later
            and duel.resolving < 0
            or (free_spell_zones(duel, scope.player) > 0)
        )


class RoomOp(Op):
    """Only a check: whether there is room for cards that come to the field once the card activated from the hand has
    taken a zone, and the cost has freed some.

    :param fields: the Field Spells among the possible cards; ``None`` if the cards are known.
    :param this: whether it is this card itself.
    :param them: whether it is a card picked before, for which only a free zone is certain to suffice.
    """

    def __init__(self, fields: Pool | None, this: bool, them: bool) -> None:
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
        if free > 0 or self.them:
            return free > 0
        if self.fields is None:
            return duel.info[scope.card].types & FIELD_SPELL != 0 or not self.this
        return has_one(duel, self.fields, scope, plan.gone, plan.spent)


class SetCardsOp(Op):
    """Set Spells and Traps from outside the field."""

    def __init__(self, at_once: bool) -> None:
        self.at_once = at_once

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        done: list[int] = []
        for card in frame.cards:
            if set_card(duel, card, scope.player, scope.player, scope.card):
                done.append(card)
                if self.at_once:
                    duel.play[card].set_turn = -1
                    duel.touched()
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def action(self, on_field: bool) -> str:
        return "set"


class StaySetOp(Op):
    """This card will stay, Set."""

    def run(self, duel: State, frame: Work) -> int:
        duel.scopes[frame.scope].stays = True
        return NEXT


class PlaceOnFieldOp(Op):
    """Place continuous or field cards face-up."""

    def run(self, duel: State, frame: Work) -> int:
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
