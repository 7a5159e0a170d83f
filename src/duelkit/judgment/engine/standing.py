"""Compiled filters that ask where creatures stand, what was chosen for a spell, and what a creature could do."""

from __future__ import annotations

from duelkit.judgment.engine.actions import could_attack
from duelkit.judgment.engine.geometry import ADJACENT, step
from duelkit.judgment.engine.summoning import has_creature, may_stand
from duelkit.judgment.engine.tests import cards_of, element_of, field_of
from duelkit.judgment.engine.values import elements_at, reach, reverse_element
from duelkit.judgment.state.code import FieldTest, Scope, Test
from duelkit.judgment.state.duel import Duel


class StandsOnTest(Test):
    """On a field that passes."""

    def __init__(self, fields: FieldTest) -> None:
        self.fields = fields

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        return here >= 0 and self.fields.test(duel, here, scope)


class FieldElementOfTest(Test):
    """Of an element that the field of a creature has."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        for other in cards_of(duel, self.ref, self.slot, scope):
            there = field_of(duel, other, scope)
            if there >= 0 and element_of(duel, card) & elements_at(duel, there):
                return True
        return False


class ChosenElementTest(Test):
    """Of the element that was chosen."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.info[card].creature and element_of(duel, card) == scope.element != 0


class CanAttackTest(Test):
    """It could attack by re-action if that cost nothing."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return could_attack(duel, scope.player, card)


class FieldChosenTest(FieldTest):
    """The chosen field."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        return field in scope.fields_chosen[self.slot:self.slot + 1]


class FieldBesideTest(FieldTest):
    """Next to a field that passes."""

    def __init__(self, to: FieldTest) -> None:
        self.to = to

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        for place in ADJACENT[field]:
            if self.to.test(duel, place, scope):
                return True
        return False


class FieldChosenElementTest(FieldTest):
    """Of the element that was chosen."""

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        return elements_at(duel, field) & scope.element != 0


class FieldForSummonTest(FieldTest):
    """A field to which the player could summon."""

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        return may_stand(duel, scope.player, field, not has_creature(duel, scope.player))


class HasInReachTest(Test):
    """It has one of those referred to within its attack icon."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if duel.creatures[card].field < 0:
            return False
        covered = reach(duel, card)
        return any([field_of(duel, other, scope) in covered for other in cards_of(duel, self.ref, self.slot, scope)])


class InPilesTest(Test):
    """In one of these piles."""

    def __init__(self, piles: int) -> None:
        self.piles = piles

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.place[card] & self.piles != 0


class FieldInLineTest(FieldTest):
    """Straight ahead, behind, left or right of the ability's creature, at most so far."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        there = field_of(duel, scope.card, scope)
        if there < 0:
            return False
        for way in range(4):
            for count in range(1, self.distance + 1):
                if step(there, way, count) == field:
                    return True
        return False


class ReverseMatchesTest(FieldTest):
    """Its reverse has the element of a creature."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        element = reverse_element(duel, field)
        return any([element_of(duel, card) == element for card in cards_of(duel, self.ref, self.slot, scope)])
