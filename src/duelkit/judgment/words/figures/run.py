"""Figures, keywords, elements and races of creatures: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.pools import Fixed
from duelkit.judgment.engine.facts.references import cards_of, race_of
from duelkit.judgment.engine.facts.values import alive, attack_of, living, raw_hp
from duelkit.judgment.engine.moves.events import note
from duelkit.judgment.state.code import NEXT, Amount, ModifierCode, Op, Scope, Test, Work
from duelkit.judgment.state.codes import (
    FIELDMORPH,
    FOR_EVER,
    S_ATTACK,
    S_ATTACK_COST,
    S_EVASION,
    S_HP,
    S_MAGIC_PROTECTION,
    S_PROTECTION,
    S_ROTATE_COST,
    S_SUMMON_COST,
    U_END_OF_TURN,
    U_LASTING,
    U_NEXT_TURN,
    U_OPPONENTS_NEXT_TURN,
    U_YOUR_NEXT_TURN,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_CHANGE
from duelkit.judgment.state.parts import Timed
from duelkit.judgment.words.filters.run import ThisTest


class RaceOp(Op):
    """Creatures have the race of another card from now on."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: State, work: Work) -> int:
        models = cards_of(duel, self.ref, self.slot, work.scope)
        for card in work.cards:
            if alive(duel, card) and models:
                duel.creatures[card].race = race_of(duel, models[0])
                duel.cache.stale = True
        return NEXT


class ChangesModifier(ModifierCode):
    """A figure of creatures changes."""

    def __init__(self, stat: int, amount: Amount, to: Test, negative: bool) -> None:
        self.stat = stat
        self.amount = amount
        self.to = to
        self.negative = negative
        self.itself = isinstance(to, ThisTest)
        """Whether it only changes its own creature."""
        self.fixed = isinstance(amount, Fixed)

    def apply(self, duel: State, scope: Scope) -> None:
        if self.itself:
            self.change(duel, scope.card, scope)
            return
        for card in living(duel):
            if self.to.test(duel, card, scope):
                self.change(duel, card, scope)

    def change(self, duel: State, card: int, scope: Scope) -> None:
        """Change one creature."""
        if self.fixed:
            amount = self.amount.value(duel, scope)
        else:
            before = scope.them
            scope.them = (card,)
            amount = self.amount.value(duel, scope)
            scope.them = before
        change(duel, card, self.stat, -amount if self.negative else amount)


class BecomesModifier(ModifierCode):
    """An amount replaces the printed attack value or HP of creatures."""

    def __init__(self, stat: int, amount: Amount, to: Test) -> None:
        self.stat = stat
        self.amount = amount
        self.to = to

    def apply(self, duel: State, scope: Scope) -> None:
        for card in living(duel):
            if self.to.test(duel, card, scope):
                creature = duel.creatures[card]
                printed = creature.base_attack if self.stat == S_ATTACK else creature.base_hp
                change(duel, card, self.stat, self.amount.value(duel, scope) - printed)


def change(duel: State, card: int, stat: int, amount: int) -> None:
    """Add to a derived figure; a value below 0 counts as 0 when it is read. Rule: EOJ-PARAM-04."""
    creature = duel.creatures[card]
    creature.plain = False
    if stat == S_ATTACK:
        creature.attack_mod += amount
    elif stat == S_HP:
        creature.hp_mod += amount
    elif stat == S_ATTACK_COST:
        creature.attack_cost += amount
    elif stat == S_ROTATE_COST:
        creature.rotate_cost += amount
    elif stat == S_PROTECTION:
        creature.protection += amount
    elif stat == S_MAGIC_PROTECTION:
        creature.magic_protection += amount
    elif stat == S_EVASION:
        creature.evasion += amount
    elif stat == S_SUMMON_COST:
        creature.cost_mod += amount


class GrantsModifier(ModifierCode):
    """Creatures have an ability."""

    def __init__(self, keyword: int, to: Test) -> None:
        self.keyword = keyword
        self.to = to

    def apply(self, duel: State, scope: Scope) -> None:
        for card in living(duel):
            if self.to.test(duel, card, scope):
                creature = duel.creatures[card]
                creature.keywords |= self.keyword
                creature.plain = False

    def early(self) -> bool:
        return self.keyword & FIELDMORPH != 0


class PatternModifier(ModifierCode):
    """The creature uses another of its attack icons."""

    def __init__(self, index: int) -> None:
        self.index = index

    def apply(self, duel: State, scope: Scope) -> None:
        creature = duel.creatures[scope.card]
        creature.pattern = self.index
        creature.plain = False


class HealOp(Op):
    """Creatures gain or lose HP permanently. Rules: EOJ-ABIL-19, EOJ-ABIL-19b."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                work.scope.them = (card,)
                amount = self.amount.value(duel, work.scope)
                duel.creatures[card].hp += amount
                note(duel, L_CHANGE, card, duel.owner[card], S_HP, amount)
        work.scope.them = tuple(work.cards)
        return NEXT


class ChangeFigureOp(Op):
    """A figure of creatures changes, temporarily or permanently."""

    def __init__(self, stat: int, amount: Amount, until: int, negative: bool) -> None:
        self.stat = stat
        self.amount = amount
        self.until = until
        self.negative = negative

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if not alive(duel, card):
                continue
            work.scope.them = (card,)
            amount = self.amount.value(duel, work.scope)
            if self.negative:
                amount = -amount
            note(duel, L_CHANGE, card, duel.owner[card], self.stat, amount)
            if self.until == U_LASTING and self.stat == S_ATTACK:
                duel.creatures[card].attack += amount
            elif self.until == U_LASTING and self.stat == S_HP:
                duel.creatures[card].hp += amount
            else:
                duel.timed.append(Timed(card, self.stat, amount, last_turn(duel, work.scope.player, self.until)))
        return NEXT


def last_turn(duel: State, player: int, until: int) -> int:
    """The last turn in which a change applies."""
    if until == U_END_OF_TURN:
        return duel.turn
    if until == U_NEXT_TURN:
        return duel.turn + 1
    own = duel.turn_player == player
    if until == U_OPPONENTS_NEXT_TURN:
        return duel.turn + (1 if own else 2)
    if until == U_YOUR_NEXT_TURN:
        return duel.turn + (2 if own else 1)
    return FOR_EVER


class PatternOp(Op):
    """Creatures use another attack icon from now on."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].pattern_set = self.index
                duel.creatures[card].pattern = self.index
                duel.creatures[card].plain = False
                duel.cache.stale = True
        return NEXT


class ElementOp(Op):
    """Creatures have another element from now on."""

    def __init__(self, element: int) -> None:
        self.element = element

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].element = self.element
                duel.cache.stale = True
        return NEXT


class SwapFiguresOp(Op):
    """The current HP and attack of creatures are swapped."""

    def run(self, duel: State, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                creature = duel.creatures[card]
                change = attack_of(duel, card) - raw_hp(duel, card)
                creature.hp += change
                creature.attack -= change
                note(duel, L_CHANGE, card, duel.owner[card], S_HP, change)
        return NEXT
