"""Ways of summoning: what the engine runs."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.pools import pool_cards
from duelkit.judgment.engine.facts.values import alive, creature_count, exempt_from_lock, hp_of
from duelkit.judgment.engine.legality.summoning import locked_out, summon_forbidden
from duelkit.judgment.engine.moves.events import emit, note
from duelkit.judgment.engine.moves.placing import sacrifice, shuffle_library
from duelkit.judgment.engine.procedures.summoning import start_summon
from duelkit.judgment.state.code import AGAIN, ANSWERED, FIRST, NEXT, WAIT, FieldTest, Op, PickCode, Scope, Work
from duelkit.judgment.state.codes import (
    BOARD,
    BY_EFFECT,
    E_MOVED,
    E_SACRIFICED,
    FOR_EVER,
    LIBRARY,
    NO_SACRIFICE,
    O_FIELD,
    O_PICK,
    S_HP,
    S_KEYWORD,
    UNITED,
    W_EFFECT_PICK,
    W_FIELD,
    card_of,
    number_of,
    option,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_CHANGE, L_MOVE
from duelkit.judgment.state.parts import Timed
from duelkit.kernel.decision import PICK, ZONE


class UniteOp(Op):
    """Put the ability's creature onto the selected one, which is sacrificed, and add its HP. Rule: EOJ-STACK-01."""

    def __init__(self, pattern: int) -> None:
        self.pattern = pattern

    def run(self, duel: State, work: Work) -> int:
        own = work.scope.card
        for twin in work.cards[:1]:
            if alive(duel, twin) and alive(duel, own) and not duel.creatures[twin].keywords & NO_SACRIFICE:
                amount = hp_of(duel, twin)
                position = sacrifice(duel, twin)
                creature = duel.creatures[own]
                origin = creature.field
                duel.occupant[origin] = -1
                duel.occupant[position] = own
                creature.field = position
                duel.cache.surveyed = False
                duel.moved_from = origin
                note(duel, L_MOVE, own, duel.owner[own], origin, position)
                emit(duel, E_MOVED, own, position, duel.owner[own])
                creature.hp += amount
                creature.pattern_set = self.pattern
                creature.plain = False
                note(duel, L_CHANGE, own, duel.owner[own], S_HP, amount)
                duel.timed.append(Timed(own, S_KEYWORD, UNITED, FOR_EVER))
        return NEXT


FIELD_ASKED: Final = 2
"""A step after ANSWERED."""


class SummonOntoOp(Op):
    """Summon a card, at no cost unless ``paid``; it cannot attack this turn.

    With ``fields``, the player chooses one of them; otherwise the card replaces the ability's own creature, which is
    sacrificed, or the creature that was sacrificed as the cost of a spell.
    Rules: EOJ-ABIL-21 to EOJ-ABIL-21d, EOJ-STACK-01 to EOJ-STACK-03.
    """

    def __init__(self, pick: PickCode, fields: FieldTest | None, ends_turn: bool, paid: bool) -> None:
        self.paid = paid
        self.pick = pick
        self.fields = fields
        self.ends_turn = ends_turn

    def places(self, duel: State, scope: Scope) -> list[int]:
        """The positions to which a card may be summoned."""
        fields = self.fields
        if fields is not None:
            return [
                position
                for position in duel.settings.board.order
                if duel.occupant[position] < 0 and fields.test(duel, position, scope)
            ]
        own = scope.card
        if duel.place[own] == BOARD:
            given = (
                duel.owner[own] == scope.player
                and alive(duel, own)
                and (not duel.creatures[own].keywords & NO_SACRIFICE)
            )
            return [duel.creatures[own].field] if given else []
        left = scope.field
        if duel.info[own].sacrifices is not None and scope.paid:
            price = scope.paid[-1]
            if duel.place[price] == BOARD:
                return [duel.creatures[price].field]
            left = scope.fields_chosen[-1]
        return [left] if left >= 0 and duel.occupant[left] < 0 else []

    def locked(self, duel: State, scope: Scope, card: int, position: int) -> bool:
        """Whether the lock prevents it, counting the creatures sacrificed for it. Rule: EOJ-STACK-03."""
        if not locked_out(duel, card, position):
            return False
        if duel.info[scope.card].sacrifices is None:
            return True
        before = creature_count(duel) + len([price for price in scope.paid if duel.place[price] != BOARD])
        return before < duel.settings.unlock_at and not exempt_from_lock(duel, duel.info[card].element, position)

    def price(self, duel: State, card: int, position: int) -> int:
        """The cost of the summon to a position."""
        return cost_in_hand(duel, card, position) if self.paid else 0

    def allowed(self, duel: State, scope: Scope, card: int, position: int) -> bool:
        """Whether a card can be summoned to a position."""
        if duel.info[card].only_incarnates or summon_forbidden(duel, scope.player, card):
            return False
        return self.price(duel, card, position) <= duel.mana[scope.player] and not self.locked(
            duel, scope, card, position
        )

    def offered(self, duel: State, scope: Scope) -> list[int]:
        """The cards that can be summoned."""
        places = self.places(duel, scope)
        return [
            card
            for card in pool_cards(duel, self.pick.pool, scope)
            if duel.info[card].creature and any([self.allowed(duel, scope, card, position) for position in places])
        ]

    def run(self, duel: State, work: Work) -> int:
        scope = work.scope
        if work.step == FIRST:
            offered = self.offered(duel, scope)
            if not offered:
                return NEXT
            work.step = ANSWERED
            duel.ask(scope.player, PICK, [option(O_PICK, card) for card in offered], W_EFFECT_PICK, scope.card)
            return AGAIN
        if work.step == ANSWERED:
            work.picked = [card_of(duel.answer)]
            work.step = FIELD_ASKED
            card = work.picked[0]
            duel.ask(
                scope.player,
                ZONE,
                [
                    option(O_FIELD, card, position)
                    for position in self.places(duel, scope)
                    if self.allowed(duel, scope, card, position)
                ],
                W_FIELD,
                card,
            )
            return AGAIN
        work.step = FIRST
        card = work.picked[0]
        position = number_of(duel.answer)
        work.picked = []
        if duel.place[card] == LIBRARY:
            shuffle_library(duel, duel.owner[card])
        if duel.info[scope.card].sacrifices is not None:
            for price in scope.paid:
                emit(duel, E_SACRIFICED, price, position, duel.owner[price])
        start_summon(
            duel, scope.player, card, position, self.price(duel, card, position), duel.occupant[position], False
        )
        if self.ends_turn:
            duel.ending = BY_EFFECT
        return WAIT

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(self.offered(duel, scope)) > 0
