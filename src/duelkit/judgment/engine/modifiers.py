"""Compiled modifiers of placement abilities."""

from __future__ import annotations

from duelkit.judgment.engine.numbers import Fixed
from duelkit.judgment.engine.tests import ThisTest
from duelkit.judgment.engine.values import living
from duelkit.judgment.state.code import Amount, FieldTest, ModifierCode, Scope, Test
from duelkit.judgment.state.codes import (
    FIELDMORPH, S_ATTACK, S_ATTACK_COST, S_EVASION, S_HP, S_MAGIC_PROTECTION, S_PROTECTION, S_ROTATE_COST,
    S_SUMMON_COST,
)
from duelkit.judgment.state.duel import Duel


class ChangesModifier(ModifierCode):
    """A figure of creatures changes."""

    def __init__(self, stat: int, amount: Amount, to: Test, negative: bool) -> None:
        self.stat = stat
        self.amount = amount
        self.to = to
        self.negative = negative
        self.itself = isinstance(to, ThisTest)
        """Whether it changes its own creature only."""
        self.fixed = isinstance(amount, Fixed)

    def apply(self, duel: Duel, scope: Scope) -> None:
        if self.itself:
            self.change(duel, scope.card, scope)
            return
        for card in living(duel):
            if self.to.test(duel, card, scope):
                self.change(duel, card, scope)

    def change(self, duel: Duel, card: int, scope: Scope) -> None:
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
    """The attack value, or the HP, of creatures is this instead of the printed one."""

    def __init__(self, stat: int, amount: Amount, to: Test) -> None:
        self.stat = stat
        self.amount = amount
        self.to = to

    def apply(self, duel: Duel, scope: Scope) -> None:
        for card in living(duel):
            if self.to.test(duel, card, scope):
                creature = duel.creatures[card]
                printed = creature.base_attack if self.stat == S_ATTACK else creature.base_hp
                change(duel, card, self.stat, self.amount.value(duel, scope) - printed)


def change(duel: Duel, card: int, stat: int, amount: int) -> None:
    """Add to a figure that is being worked out; what falls below 0 counts as 0 when it is read. Rule: EOJ-PARAM-04."""
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

    def apply(self, duel: Duel, scope: Scope) -> None:
        for card in living(duel):
            if self.to.test(duel, card, scope):
                creature = duel.creatures[card]
                creature.keywords |= self.keyword
                creature.plain = False

    def early(self) -> bool:
        return self.keyword & FIELDMORPH != 0


class PatternModifier(ModifierCode):
    """The creature attacks by another of its icons."""

    def __init__(self, index: int) -> None:
        self.index = index

    def apply(self, duel: Duel, scope: Scope) -> None:
        creature = duel.creatures[scope.card]
        creature.pattern = self.index
        creature.plain = False


class PossessesModifier(ModifierCode):
    """Enemies are possessed; the first possessor in field order keeps a creature."""

    def __init__(self, to: Test) -> None:
        self.to = to

    def apply(self, duel: Duel, scope: Scope) -> None:
        for card in living(duel):
            if card != scope.card and duel.owner[card] != scope.player and duel.creatures[card].possessor < 0 and (
                    self.to.test(duel, card, scope)):
                duel.creatures[card].possessor = scope.card
                duel.creatures[card].plain = False


class SealsModifier(ModifierCode):
    """Fields cannot be turned over or exchanged."""

    def __init__(self, fields: FieldTest) -> None:
        self.fields = fields

    def apply(self, duel: Duel, scope: Scope) -> None:
        for position in range(9):
            if self.fields.test(duel, position, scope):
                duel.sealed |= 1 << position


class CountsAsModifier(ModifierCode):
    """Fields count as an element as well."""

    def __init__(self, fields: FieldTest, element: int) -> None:
        self.fields = fields
        self.element = element

    def apply(self, duel: Duel, scope: Scope) -> None:
        for position in range(9):
            if self.fields.test(duel, position, scope):
                duel.also[position] |= self.element

    def early(self) -> bool:
        return True
