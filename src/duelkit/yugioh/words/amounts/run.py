"""Executors of the words about amounts (数値)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.figures import attribute_of, figure_of, race_of
from duelkit.yugioh.engine.facts.materials_used import look_up, maker, recall
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import names_of, types_of
from duelkit.yugioh.engine.facts.references import NARROWED, VOID, cards_of
from duelkit.yugioh.engine.legality.paying import targetable
from duelkit.yugioh.state.code import Amount, Check, Pool
from duelkit.yugioh.state.codes import (
    E_BATTLE_DAMAGE,
    E_EFFECT_DAMAGE,
    E_LIFE_PAID,
    F_ATK,
    F_ATTRIBUTE,
    F_DEF,
    F_LEVEL,
    F_ORIGINAL_ATK,
    F_ORIGINAL_DEF,
    F_ORIGINAL_LEVEL,
    F_RACE,
    FIELD,
    MONSTER_ZONE,
    N_DAMAGE,
    N_DECLARED,
    N_DIE,
    N_DONE,
    N_HEADS,
    R_COST,
    R_MATERIALS,
    R_TARGET,
    R_THEM,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class Fixed(Amount):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, duel: State, scope: Scope) -> int:
        return self.number


class CaseAmount(Amount):
    """One amount while a condition holds, another one otherwise."""

    def __init__(self, check: Check, amount: Amount, otherwise: Amount) -> None:
        self.check = check
        self.amount = amount
        self.otherwise = otherwise

    def value(self, duel: State, scope: Scope) -> int:
        chosen = self.amount if self.check.holds(duel, scope) else self.otherwise
        return chosen.value(duel, scope)


class PoolCount(Amount):
    """The size of a pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def value(self, duel: State, scope: Scope) -> int:
        return len(members(duel, self.pool, scope))


class KindCount(Amount):
    """The number of different names, attributes or types of the cards of a pool."""

    def __init__(self, pool: Pool, of: int) -> None:
        self.pool = pool
        self.of = of

    def value(self, duel: State, scope: Scope) -> int:
        names: list[str] = []
        bits = 0
        for card in members(duel, self.pool, scope):
            if duel.place[card] & FIELD and not duel.play[card].face_up:
                continue
            if self.of == F_ATTRIBUTE:
                bits |= attribute_of(duel, card)
            elif self.of == F_RACE:
                bits |= race_of(duel, card)
            else:
                name = names_of(duel, card)[0]
                if name not in names:
                    names.append(name)
        return len(names) if self.of < 0 else bits.bit_count()


class RefCount(Amount):
    """The number of cards a reference means."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        return len(cards_of(duel, self.ref, self.slot, scope, False))


def figure_as_it_was(duel: State, card: int, stat: int) -> int:
    """A figure of a card, as it was on the field if it has left the monster zone."""
    if duel.place[card] != MONSTER_ZONE and card in duel.last_known:
        last = duel.last_known[card]
        if last.types:
            if stat == F_ATK:
                return last.atk
            if stat == F_DEF:
                return last.defense
            if stat == F_LEVEL:
                return last.level
    return figure_of(duel, card, stat)


def original_there(duel: State, card: int, stat: int) -> int:
    """An original figure of what was a monster until the effect moved it, such as a trap monster; −1 if it was none."""
    last = duel.last_known.get(card)
    info = None if last is None or duel.place[card] & FIELD else last.monster_info
    if info is None:
        return -1
    if stat == F_ORIGINAL_ATK:
        return info.atk
    return info.defense if stat == F_ORIGINAL_DEF else info.level if stat == F_ORIGINAL_LEVEL else -1


def with_figures(duel: State, ref: int, slot: int, scope: Scope) -> list[int]:
    """The cards whose figures count: of targets, those that were still targets when the processing began. Rule:
    RES-CON-01.
    """
    cards = cards_of(duel, ref, slot, scope, False)
    if ref != R_TARGET:
        return cards
    gone: list[int] = []
    for at in range(len(scope.targets)):
        for i in range(len(scope.targets[at])):
            if scope.target_stamps[at][i] == VOID and (slot < 0 or at == slot):
                gone.append(scope.targets[at][i])
    return [card for card in cards if card not in gone] if gone else cards


class FigureSum(Amount):
    """The sum of a figure over cards referred to."""

    def __init__(self, stat: int, ref: int, slot: int, as_it_was: bool) -> None:
        self.stat = stat
        self.ref = ref
        self.slot = slot
        self.as_it_was = as_it_was

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        if self.ref == R_COST:  # checked for each card that could be paid, so no list is created
            for card in scope.paid:
                total += self.figure(duel, card)
            return total
        cards = with_figures(duel, self.ref, self.slot, scope)
        materials = self.ref == R_MATERIALS or self.ref == NARROWED and scope.code.those[self.slot].ref == R_MATERIALS
        if materials:
            recall(duel, maker(duel, scope))
        for card in cards:
            total += self.figure(duel, card)
        if materials:
            look_up(duel)
        return total

    def figure(self, duel: State, card: int) -> int:
        """The value that one card adds."""
        figure = figure_as_it_was(duel, card, self.stat) if self.as_it_was else figure_of(duel, card, self.stat)
        if figure < 0 and self.ref == R_THEM:
            figure = original_there(duel, card, self.stat)
        return figure if figure > 0 else 0


class HighestFigure(Amount):
    """The highest figure among cards referred to; 0 if there are none."""

    def __init__(self, stat: int, ref: int, slot: int) -> None:
        self.stat = stat
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        highest = 0
        for card in with_figures(duel, self.ref, self.slot, scope):
            highest = max(highest, figure_of(duel, card, self.stat))
        return highest


class HighestInPool(Amount):
    """The highest figure in a pool without face-down monsters; 0 if there are none. Rules: MR3-FDN-03 to MR3-FDN-05."""

    def __init__(self, stat: int, pool: Pool) -> None:
        self.stat = stat
        self.pool = pool

    def value(self, duel: State, scope: Scope) -> int:
        highest = 0
        for card in members(duel, self.pool, scope):
            if duel.place[card] & FIELD and not duel.play[card].face_up:
                continue
            highest = max(highest, figure_of(duel, card, self.stat))
        return highest


class PoolFigureSum(Amount):
    """The sum of a figure over a pool without face-down monsters. Rules: MR3-FDN-03 to MR3-FDN-05."""

    def __init__(self, stat: int, pool: Pool) -> None:
        self.stat = stat
        self.pool = pool

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in members(duel, self.pool, scope):
            if duel.place[card] & FIELD and not duel.play[card].face_up:
                continue
            figure = figure_of(duel, card, self.stat)
            if figure > 0:
                total += figure
        return total


class Multiple(Amount):
    """A multiple."""

    def __init__(self, amount: Amount, factor: int) -> None:
        self.amount = amount
        self.factor = factor

    def value(self, duel: State, scope: Scope) -> int:
        return self.amount.value(duel, scope) * self.factor


MOST_DOUBLED: Final = 20
"""No life points are left by then."""


class Doubled(Amount):
    """A number, doubled for each by which a count is more than 1."""

    def __init__(self, start: int, count: Amount) -> None:
        self.start = start
        self.count = count

    def value(self, duel: State, scope: Scope) -> int:
        return self.start << min(max(self.count.value(duel, scope) - 1, 0), MOST_DOUBLED)


class Half(Amount):
    """Half, rounded up."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, duel: State, scope: Scope) -> int:
        return (self.amount.value(duel, scope) + 1) // 2


class Share(Amount):
    """One for each so many, the rest left out."""

    def __init__(self, amount: Amount, each: int) -> None:
        self.amount = amount
        self.each = each

    def value(self, duel: State, scope: Scope) -> int:
        return self.amount.value(duel, scope) // self.each


class TargetsLeft(Amount):
    """How many cards another group of targets can have."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        targets = scope.code.targets
        return len(targetable(duel, targets[self.slot], scope)) if self.slot < len(targets) else 0


class TargetsBefore(Amount):
    """How many targets an earlier group has; before these are chosen, the least that it can have."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        return len(scope.targets[self.slot]) if self.slot < len(scope.targets) else 1


class Sum(Amount):
    """The sum or the difference of two amounts; not negative, unless it is a lower bound."""

    def __init__(self, first: Amount, second: Amount, minus: bool, bound: bool = False) -> None:
        self.first = first
        self.second = second
        self.minus = minus
        self.bound = bound

    def value(self, duel: State, scope: Scope) -> int:
        second = self.second.value(duel, scope)
        total = self.first.value(duel, scope) + (-second if self.minus else second)
        return total if total > 0 or self.bound else 0


class Greater(Amount):
    """The higher of two amounts."""

    def __init__(self, first: Amount, second: Amount) -> None:
        self.first = first
        self.second = second

    def value(self, duel: State, scope: Scope) -> int:
        return max(self.first.value(duel, scope), self.second.value(duel, scope))


class BitOf(Amount):
    """The Attribute or Type that was declared by the position of its bit; 0 before."""

    def __init__(self, at: Amount) -> None:
        self.at = at

    def value(self, duel: State, scope: Scope) -> int:
        at = self.at.value(duel, scope)
        return 1 << at if at >= 0 else 0


class OwnNumber(Amount):
    """A number that the effect produced."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, duel: State, scope: Scope) -> int:
        if self.number == N_DECLARED:
            return scope.declared
        if self.number == N_HEADS:
            return scope.heads
        if self.number == N_DIE:
            return scope.die
        if self.number == N_DAMAGE:
            for event in scope.events:
                if event.kind in (E_BATTLE_DAMAGE, E_EFFECT_DAMAGE, E_LIFE_PAID):
                    return event.amount
            return 0
        if self.number == N_DONE:
            return len(scope.them)
        return scope.dealt


class TypeCount(Amount):
    """How many of these card types the face-up cards of a pool have."""

    def __init__(self, pool: Pool, types: int) -> None:
        self.pool = pool
        self.types = types

    def value(self, duel: State, scope: Scope) -> int:
        bits = 0
        for card in members(duel, self.pool, scope):
            if not duel.place[card] & FIELD or duel.play[card].face_up:
                bits |= types_of(duel, card)
        return (bits & self.types).bit_count()
