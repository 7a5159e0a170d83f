"""Casting a spell. Rules: EOJ-SPELL-05 to -13."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.legality.casting import (
    can_pay_cards,
    choosable,
    choose,
    discardable,
    full_cost,
    sacrifices_for,
    spell_scope,
    with_choice,
)
from duelkit.judgment.engine.moves.events import emit, note
from duelkit.judgment.engine.moves.placing import discard, lose_mana, sacrifice, take_from_pile, to_graveyard
from duelkit.judgment.engine.procedures.cancelling import offer_cancel, was_cancelled
from duelkit.judgment.engine.procedures.sync import start_sync
from duelkit.judgment.engine.procedures.triggers import push_work
from duelkit.judgment.state.code import Scope, Task
from duelkit.judgment.state.codes import (
    BY_EFFECT,
    E_SPELL_CAST,
    HAND,
    NOT_ENDING,
    O_ELEMENT,
    O_FACING,
    O_FIELD,
    O_PICK,
    SORCERY,
    W_COST,
    W_DIRECTION,
    W_SPELL_TARGET,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_CAST
from duelkit.kernel.decision import CHOICE, PICK, POSITION, ZONE

# the steps of a spell
CAST_COST: Final = 0
CAST_COST_PICKED: Final = 1
CAST_TARGETS: Final = 2
CAST_TARGET_PICKED: Final = 3
CAST_DIRECTION: Final = 4
CAST_DIRECTION_CHOSEN: Final = 5
CAST_PAY: Final = 6
CAST_EFFECT: Final = 7
CAST_OVER: Final = 8


class CastTask(Task):
    """One spell: pay cards, choose targets, pay mana, put the card away, apply the effect. Rules: EOJ-SPELL-12, -13."""

    def __init__(self) -> None:
        super().__init__()
        self.scope: Scope = Scope()
        self.paid: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "scope", "paid")

    def copy(self) -> CastTask:
        twin = CastTask()
        twin.step = self.step
        twin.scope = self.scope.copy()
        twin.paid = self.paid[:]
        return twin

    def run(self, duel: State) -> None:
        scope = self.scope
        info = duel.info[scope.card]
        if self.step == CAST_COST_PICKED:
            self.paid.append(card_of(duel.answer))
            self.step = CAST_COST
        if self.step == CAST_COST:
            if self.ask_cost(duel):
                return
            self.step = CAST_TARGETS
        if self.step == CAST_TARGET_PICKED:
            verb = verb_of(duel.answer)
            choose(scope, self.made(), card_of(duel.answer) if verb == O_PICK else number_of(duel.answer))
            self.step = CAST_TARGETS
        if self.step == CAST_TARGETS:
            at = self.made()
            if at < len(scope.code.choices):
                self.step = CAST_TARGET_PICKED
                self.ask_choice(duel, at)
                return
            self.step = CAST_DIRECTION
        if self.step == CAST_DIRECTION:
            if info.directed:
                self.step = CAST_DIRECTION_CHOSEN
                duel.ask(
                    scope.player,
                    POSITION,
                    [option(O_FACING, scope.card, facing) for facing in range(4)],
                    W_DIRECTION,
                    scope.card,
                )
                return
            self.step = CAST_PAY
        if self.step == CAST_DIRECTION_CHOSEN:
            scope.facing = number_of(duel.answer)
            self.step = CAST_PAY
        if self.step == CAST_PAY:
            self.step = CAST_EFFECT
            self.pay(duel)
            if offer_cancel(duel, "cancel spell", scope.player):
                return
        if self.step == CAST_EFFECT:
            self.step = CAST_OVER
            if not was_cancelled(duel):
                push_work(duel, scope.copy())
                return
        if info.spell_class == SORCERY and duel.ending == NOT_ENDING:
            duel.ending = BY_EFFECT
        duel.stack.pop()
        start_sync(duel)

    def ask_cost(self, duel: State) -> bool:
        """Ask for the next card to discard or sacrifice; returns whether one is still due."""
        scope = self.scope
        info = duel.info[scope.card]
        player = scope.player
        if len(self.paid) < info.discards:
            offered = [card for card in discardable(duel, player, scope.card) if card not in self.paid]
            offered = [
                card
                for card in offered
                if can_pay_cards(
                    duel, player, scope.card, [*self.paid, card], [other for other in offered if other != card]
                )
            ]
            self.step = CAST_COST_PICKED
            duel.ask(player, PICK, [option(O_PICK, card) for card in offered], W_COST, scope.card, len(self.paid))
            return True
        if info.sacrifices is not None and len(self.paid) == info.discards:
            self.step = CAST_COST_PICKED
            duel.ask(
                player,
                PICK,
                [option(O_PICK, card) for card in sacrifices_for(duel, scope)],
                W_COST,
                scope.card,
                len(self.paid),
            )
            return True
        return False

    def made(self) -> int:
        """The number of choices made so far."""
        scope = self.scope
        return len(scope.targets) + len(scope.fields_chosen) + (1 if scope.element else 0)

    def ask_choice(self, duel: State, at: int) -> None:
        """Ask for a target with which the spell can still do something."""
        scope = self.scope
        choice = scope.code.choices[at]
        found = [one for one in choosable(duel, scope, at) if with_choice(duel, scope, at, one)]
        if choice.field_test is not None:
            duel.ask(
                scope.player,
                ZONE,
                [option(O_FIELD, -1, position) for position in found],
                W_SPELL_TARGET,
                scope.card,
                at,
            )
        elif choice.test is not None:
            duel.ask(scope.player, PICK, [option(O_PICK, card) for card in found], W_SPELL_TARGET, scope.card, at)
        else:
            duel.ask(
                scope.player,
                CHOICE,
                [option(O_ELEMENT, -1, element) for element in found],
                W_SPELL_TARGET,
                scope.card,
                at,
            )

    def pay(self, duel: State) -> None:
        """Pay mana, then the cards, then put the spell away. Rules: EOJ-SPELL-06, EOJ-SPELL-12, EOJ-SPELL-13."""
        scope = self.scope
        lose_mana(duel, scope.player, full_cost(duel, scope))
        for card in self.paid:
            if duel.place[card] == HAND:
                discard(duel, card)
            else:
                scope.fields_chosen = (*scope.fields_chosen, sacrifice(duel, card))
        scope.paid = tuple(self.paid)
        take_from_pile(duel, scope.card)
        to_graveyard(duel, scope.card)
        duel.spells_cast += 1
        note(duel, L_CAST, scope.card, scope.player, scope.facing)
        emit(duel, E_SPELL_CAST, -1, -1, scope.player, scope.card)


def start_cast(duel: State, player: int, card: int) -> None:
    """Push the casting of a spell."""
    task = CastTask()
    task.scope = spell_scope(duel, player, card)
    duel.stack.append(task)
