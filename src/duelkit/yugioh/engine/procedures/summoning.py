"""The course of summons and Sets without activation, whatever their kind.

Rules: MR3-SUM-01 to -09, MR3-GAP-SUM-01, RES-GAP-GEM-01.
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import POSITION
from duelkit.yugioh.engine.facts.continuous import scope_for, unregister
from duelkit.yugioh.engine.facts.limits import count_summons
from duelkit.yugioh.engine.facts.prohibitions import count_done
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.facts.summons_made import count_success
from duelkit.yugioh.engine.facts.zones import ALL_SLOTS, first_slot, placings, slot_in
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.arrivals import keep_summon
from duelkit.yugioh.engine.moves.events import emit, next_moment
from duelkit.yugioh.engine.moves.movement import forget_proper, move, take_out
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import put_monster, succeed
from duelkit.yugioh.engine.windows.chain import ChainTask, only_pass, respond_options
from duelkit.yugioh.engine.windows.window import IdleTask, open_window
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import KEEPS_SUMMON
from duelkit.yugioh.state.categories import C_SUMMONS_SURE
from duelkit.yugioh.state.code import NothingOp
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    BY_RULE,
    E_WOULD_SUMMON,
    EXTRA,
    FACE_UP,
    FIELD,
    GRAVEYARD,
    LIMBO,
    MONSTER_ZONE,
    O_POSITION,
    S_FROM_EXTRA_DECK,
    S_SPECIAL,
    S_XYZ,
    U_END_OF_TURN,
    U_LEAVES,
    W_POSITION,
    number_of,
    on_side,
    option,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import FREE, HELD, Scope
from duelkit.yugioh.state.tasks import Task, Work

# the steps of a summon
DECLARE: Final = 0
GATHER: Final = 1
"""Tributes, materials or costs are picked or paid."""
PICKED: Final = 2
PAY: Final = 3
PLACE: Final = 4
PLACED: Final = 5
NEGATABLE: Final = 6
"""The time in which it can be negated is over."""


class SummonTask(Task):
    """One summon or Set without activation, from the declaration to the window after its success.

    The derived classes implement the differences between the ways of summoning.
    """

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.card: int = -1
        """The monster; −1 if several are summoned."""
        self.origin: int = 0
        self.kinds: int = 0
        self.picked: list[int] = []
        """The picked cards: Tributes, materials, or the monsters of a Pendulum Summon."""
        self.positions: list[int] = []
        self.materials: list[int] = []
        self.made_as: tuple[tuple[int, ...], ...] = ()
        """The properties of the materials when they were used."""
        self.reserved: list[int] = []
        """The zones of the monsters, kept free while their summon can be negated."""
        self.from_extra: list[int] = []
        """The monsters that come from the Extra Deck."""
        self.windowed: bool = True
        """Whether it opens a window afterwards; if not, the task that pushed it does."""

    def fields(self) -> tuple[str, ...]:
        return (
            "step",
            "player",
            "card",
            "origin",
            "kinds",
            "picked",
            "positions",
            "materials",
            "made_as",
            "reserved",
            "from_extra",
            "windowed",
        )

    def copy_to(self, twin: SummonTask) -> None:
        """Copy the fields that all summons have."""
        twin.step = self.step
        twin.player = self.player
        twin.card = self.card
        twin.origin = self.origin
        twin.kinds = self.kinds
        twin.picked = self.picked[:]
        twin.positions = self.positions[:]
        twin.materials = self.materials[:]
        twin.made_as = self.made_as
        twin.reserved = self.reserved[:]
        twin.from_extra = self.from_extra[:]
        twin.windowed = self.windowed

    def run(self, duel: State) -> None:
        if self.step == DECLARE:
            self.declare(duel)
            self.step = GATHER
        if self.step == PICKED:
            self.step = GATHER if self.take(duel) else PAY
        if self.step == GATHER:
            self.step = PAY
            if self.gather(duel):
                return
        if self.step == PAY:
            if not self.pay(duel):
                duel.stack.pop()
                return
            self.step = PLACE
            settle(duel)
            next_moment(duel)
            if duel.finished:
                return
        if self.step == PLACED:
            self.positions.append(number_of(duel.answer))
            self.step = PLACE
        if self.step == PLACE:
            if self.place(duel):
                self.step = PLACED
                return
            self.step = NEGATABLE
            if self.open_negation(duel):
                return
            self.put(duel)
        elif self.not_negated(duel):
            self.put(duel)
        else:
            self.negated(duel)
        duel.stack.pop()
        if self.windowed:
            open_window(duel)

    def cards(self) -> list[int]:
        """The monsters that are summoned."""
        return [self.card]

    def declare(self, duel: State) -> None:
        """Fix the properties of the summon at its declaration."""
        self.origin = duel.place[self.card]

    def gather(self, duel: State) -> bool:
        """Ask for cards, or push a payment; returns whether the task must wait."""
        return False

    def take(self, duel: State) -> bool:
        """Take a picked card; returns whether more can be picked."""
        return False

    def pay(self, duel: State) -> bool:
        """Use the Tributes and materials; returns whether the summon continues."""
        return True

    def allowed(self, duel: State) -> int:
        """The possible positions of the monsters; 0 if they are on the field already."""
        return FACE_UP

    def only(self, duel: State) -> int:
        """The zones that are allowed, as bits."""
        return ALL_SLOTS

    def side(self, duel: State) -> int:
        """The player to whose field the monsters come."""
        return self.player

    def place(self, duel: State) -> bool:
        """Ask for positions and zones; returns whether there is a question. Rule: MR3-SS-03."""
        allowed = self.allowed(duel)
        cards = self.cards()
        while allowed and len(self.positions) < len(cards):
            card = cards[len(self.positions)]
            choices = placings(
                duel,
                self.side(duel),
                card,
                allowed,
                self.positions,
                cards[len(self.positions) + 1 :],
                self.origin if self.card >= 0 else -1,
                self.only(duel),
                leaving=self.materials if self.kinds & S_XYZ else None,
            )
            if len(choices) > 1:
                duel.ask(self.player, POSITION, [option(O_POSITION, card, at) for at in choices], W_POSITION, card)
                return True
            self.positions.append(choices[0])
        return False

    def sure(self, duel: State, cards: list[int]) -> bool:
        """Whether the summon cannot be negated, by the text of the monsters or of a card on the field."""
        for active in duel.active[C_SUMMONS_SURE]:
            if self.made_sure(duel, active, cards):
                return True
        for card in cards:
            if not duel.info[card].sure_kinds & self.kinds:
                return False
        return len(cards) > 0

    def made_sure(self, duel: State, active: Active, cards: list[int]) -> bool:
        """Whether a modifier keeps the summon of all of these monsters from being negated."""
        code = active.code
        if not code.kinds & self.kinds or not on_side(code.side, active.player, self.player):
            return False
        if active.continuous and not source_works(duel, active):
            return False
        if code.test is not None:
            for card in cards:
                if not code.test.test(duel, card, active.scope):
                    return False
        return True

    def count(self, duel: State, by: int) -> None:
        """Count the summon for as long as it can be negated, or take that back."""
        count_success(duel, self.player, by)
        if self.kinds & S_SPECIAL:
            count_done(duel, A_SPECIAL_SUMMON, self.player, self.cards(), by)

    def open_negation(self, duel: State) -> bool:
        """Open the time in which the summon can be negated; returns whether a window was pushed. Rule: MR3-GAP-SUM-01.

        A monster that is Flip or Gemini Summoned remains on the field. A summon during the processing of an effect,
        perhaps while another summon waits for its success, cannot be negated.
        """
        cards = self.cards()
        count_summons(duel, cards, self.player, self.kinds)
        if duel.resolving >= 0 or self.sure(duel, cards):
            return False
        duel.summoning = tuple(cards)
        self.count(duel, 1)
        before = duel.window_moment
        for card in cards:
            emit(
                duel,
                E_WOULD_SUMMON,
                card,
                self.player,
                self.player,
                card,
                0,
                duel.place[card],
                MONSTER_ZONE,
                self.kinds,
            )
        duel.window_moment = duel.moment
        able = not (only_pass(respond_options(duel, 0)) and only_pass(respond_options(duel, 1)))
        if able or duel.every_window:
            self.leave_for_now(duel, cards)
        if able:
            open_window(duel)
            return True
        duel.window_moment = before
        if duel.every_window:
            duel.stack.append(IdleTask())
            return True
        duel.summoning = ()
        self.count(duel, -1)
        return False

    def leave_for_now(self, duel: State, cards: list[int]) -> None:
        """Remove the monsters from their places until the summon succeeds, and reserve their zones."""
        side = self.side(duel)
        for at in range(len(cards)):
            card = cards[at]
            if not duel.place[card] & FIELD:
                slot = slot_in(self.positions[at])
                if slot < 0:
                    slot = first_slot(duel, side, card)
                duel.monsters[side][slot] = HELD
                self.reserved.append(slot)
                if duel.info[card].standing:
                    unregister(duel, card)
                if duel.place[card] == EXTRA:
                    self.from_extra.append(card)
                take_out(duel, card)
                duel.place[card] = LIMBO

    def not_negated(self, duel: State) -> bool:
        """Free the reserved zones; returns whether the summon was not negated."""
        side = self.side(duel)
        for slot in self.reserved:
            duel.monsters[side][slot] = FREE
        stands = len(duel.summoning) > 0
        if stands or not duel.rules.negated_summons_count:
            self.count(duel, -1)
        duel.summoning = ()
        duel.using = ()
        return stands

    def put(self, duel: State) -> None:
        """Complete the summon."""
        done = self.come(duel, self.kinds)
        settle(duel)
        succeed(duel, done, self.side(duel), self.kinds, self.player, self.card, self.origin)

    def come(self, duel: State, kinds: int) -> list[int]:
        """Put the monsters into their zones; returns those that were summoned."""
        cards = self.cards()
        done: list[int] = []
        for at in range(len(cards)):
            ways = kinds | S_FROM_EXTRA_DECK if cards[at] in self.from_extra else kinds
            if put_monster(duel, cards[at], self.side(duel), self.positions[at], ways, self.origin):
                done.append(cards[at])
                duel.play[cards[at]].made_of = tuple(self.materials)
                duel.play[cards[at]].made_as = self.made_as
        return done

    def negated(self, duel: State) -> None:
        """Process a negated summon: monsters that are at no place go to the graveyard."""
        if not duel.rules.negated_summons_count:
            count_summons(duel, self.cards(), self.player, self.kinds, -1)
        for card in self.cards():
            if duel.place[card] == LIMBO:
                if duel.proper[card]:
                    forget_proper(duel, card)
                move(duel, card, GRAVEYARD, BY_RULE)

    def grant(self, duel: State, procedure: int) -> None:
        """Apply the modifiers of the procedure by which the monster was summoned or Set."""
        code = duel.info[self.card].procedure_effects[procedure]
        scope = self.scope_of(duel, code)
        scope.paid = tuple(self.materials)
        if duel.info[self.card].keeps & KEEPS_SUMMON:
            keep_summon(duel, self.card, procedure, -1)
        for_good = duel.info[self.card].procedures[procedure].for_good
        apply_modifiers(duel, scope, 0, for_good, [self.card], 0)
        apply_modifiers(duel, scope, for_good, len(code.modifiers) - for_good, [self.card], U_END_OF_TURN)

    def scope_of(self, duel: State, code: EffectCode) -> Scope:
        """A scope for a procedure of the monster."""
        scope = Scope()
        scope.player = self.player
        scope.card = self.card
        scope.stamp = duel.stamp[self.card]
        scope.code = code
        return scope


def start_summon(duel: State, task: SummonTask, player: int, card: int = -1) -> None:
    """Push a summon.

    :param card: the monster; −1 for a Pendulum Summon, whose monsters are picked.
    """
    task.player = player
    task.card = card
    duel.stack.append(task)


def summon_by_effect(duel: State, work: Work, task: SummonTask, player: int, card: int) -> None:
    """Push a summon that an effect makes a player perform; the task that waits for the effect opens the window
    afterwards.

    If nothing else of the chain remains, the summon follows right after the chain and can be negated like any other
    (rulings on 血の代償, Ultimate Offering, and 緊急同調, Urgent Tuning), but not while another summon waits for its
    success. Rule: MR3-GAP-SUM-01.

    :param work: the program that pushes it.
    """
    start_summon(duel, task, player, card)
    task.windowed = False
    rest = work.code.programs[work.program].ops[work.pc + 1 :]
    last = len(duel.chain) == 1 and not duel.summoning and all([isinstance(op, NothingOp) for op in rest])
    if last and isinstance(duel.stack[-3], ChainTask):
        duel.stack.insert(len(duel.stack) - 3, duel.stack.pop())


def lend(duel: State, material: int, made: int, kinds: int, player: int) -> None:
    """Apply what a material or Tribute says of the monster made with it, even if it was negated."""
    for code in duel.info[material].continuous:
        if not code.lending:
            continue
        scope = scope_for(duel, material, code, player)
        for number in range(len(code.modifiers)):
            modifier = code.modifiers[number]
            fits = modifier.lent_to is None or modifier.lent_to.test(duel, made, scope)
            if modifier.lent and modifier.lent & kinds and fits:
                apply_modifiers(duel, scope, number, 1, [made], U_LEAVES)
