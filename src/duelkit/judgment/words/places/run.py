"""Positions of creatures, and filters of fields: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.geometry import ADJACENT, BESIDE, step
from duelkit.judgment.engine.facts.references import cards_of, element_of, field_of
from duelkit.judgment.engine.facts.values import elements_at, reach, reverse_element
from duelkit.judgment.engine.legality.summoning import has_creature, may_stand
from duelkit.judgment.state.code import FieldTest, Scope, Test
from duelkit.judgment.state.codes import BOARD, R_SELF
from duelkit.judgment.state.duel import State


class StandsOnTest(Test):
    """On a field that passes."""

    def __init__(self, fields: FieldTest) -> None:
        self.fields = fields

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        return here >= 0 and self.fields.test(duel, here, scope)


class FieldElementOfTest(Test):
    """Of an element that the field of a creature has."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for other in cards_of(duel, self.ref, self.slot, scope):
            there = field_of(duel, other, scope)
            if there >= 0 and element_of(duel, card) & elements_at(duel, there):
                return True
        return False


class FieldChosenTest(FieldTest):
    """The chosen field."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        return field in scope.fields_chosen[self.slot : self.slot + 1]


class FieldBesideTest(FieldTest):
    """Next to a field that passes."""

    def __init__(self, to: FieldTest) -> None:
        self.to = to

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        for place in ADJACENT[field]:
            if self.to.test(duel, place, scope):
                return True
        return False


class FieldChosenElementTest(FieldTest):
    """Of the element that was chosen."""

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        return elements_at(duel, field) & scope.element != 0


class FieldForSummonTest(FieldTest):
    """A field to which the player could summon."""

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        return may_stand(duel, scope.player, field, not has_creature(duel, scope.player))


class HasInReachTest(Test):
    """It has one of those referred to within its attack icon."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.creatures[card].field < 0:
            return False
        covered = reach(duel, card)
        return any([field_of(duel, other, scope) in covered for other in cards_of(duel, self.ref, self.slot, scope)])


class FieldInLineTest(FieldTest):
    """Straight ahead, behind, left or right of the ability's creature, within a distance."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def test(self, duel: State, field: int, scope: Scope) -> bool:
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

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        element = reverse_element(duel, field)
        return any([element_of(duel, card) == element for card in cards_of(duel, self.ref, self.slot, scope)])


class AdjacentTest(Test):
    """On a field next to one referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        if here < 0:
            return False
        if self.ref == R_SELF:
            there = field_of(duel, scope.card, scope)
            return there >= 0 and BESIDE[there] >> here & 1 == 1
        for other in cards_of(duel, self.ref, self.slot, scope):
            there = field_of(duel, other, scope)
            if there >= 0 and BESIDE[there] >> here & 1:
                return True
        return False


class AheadTest(Test):
    """Straight ahead of a creature, within a distance."""

    def __init__(self, distance: int, ref: int, slot: int) -> None:
        self.distance = distance
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        if here < 0:
            return False
        for other in cards_of(duel, self.ref, self.slot, scope):
            there = field_of(duel, other, scope)
            facing = duel.creatures[other].facing if duel.place[other] == BOARD else scope.facing
            for count in range(1, self.distance + 1):
                if there >= 0 and step(there, facing, count) == here:
                    return True
        return False


class LineTest(Test):
    """Straight ahead, behind, left or right, within a distance."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        there = field_of(duel, scope.card, scope)
        if here < 0 or there < 0:
            return False
        for way in range(4):
            for count in range(1, self.distance + 1):
                if step(there, way, count) == here:
                    return True
        return False


class OnFieldTest(Test):
    """On a field of this element."""

    def __init__(self, element: int) -> None:
        self.element = element

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        return here >= 0 and elements_at(duel, here) & self.element != 0


class AllFieldsTest(FieldTest):
    """Every part."""

    def __init__(self, parts: tuple[FieldTest, ...]) -> None:
        self.parts = parts

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        for part in self.parts:
            if not part.test(duel, field, scope):
                return False
        return True


class AnyFieldsTest(FieldTest):
    """At least one part."""

    def __init__(self, parts: tuple[FieldTest, ...]) -> None:
        self.parts = parts

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        for part in self.parts:
            if part.test(duel, field, scope):
                return True
        return False


class NotFieldTest(FieldTest):
    """Not the part."""

    def __init__(self, part: FieldTest) -> None:
        self.part = part

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        return not self.part.test(duel, field, scope)


class AnyFieldTest(FieldTest):
    """Any field."""

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        return True


class FieldElementTest(FieldTest):
    """A field of this element; ``reverse``: whether its reverse side counts."""

    def __init__(self, element: int, reverse: bool) -> None:
        self.element = element
        self.reverse = reverse

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        if self.reverse:
            return reverse_element(duel, field) == self.element
        return elements_at(duel, field) & self.element != 0


class FieldSharesTest(FieldTest):
    """The same element as the chosen field, or as the field of a creature."""

    def __init__(self, ref: int, slot: int, reverse: bool) -> None:
        self.ref = ref
        self.slot = slot
        self.reverse = reverse

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        places = (
            scope.fields_chosen[:1]
            if self.ref < 0
            else tuple([field_of(duel, card, scope) for card in cards_of(duel, self.ref, self.slot, scope)])
        )
        for place in places:
            if place < 0:
                continue
            if self.reverse:
                if reverse_element(duel, field) == reverse_element(duel, place):
                    return True
            elif elements_at(duel, field) & elements_at(duel, place):
                return True
        return False


class EmptyTest(FieldTest):
    """A field without a creature or a dead body."""

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        return duel.occupant[field] < 0


class FieldAdjacentTest(FieldTest):
    """Next to the field of a creature, or to the chosen field."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        if self.ref < 0:
            return len(scope.fields_chosen) > 0 and field in ADJACENT[scope.fields_chosen[0]]
        for card in cards_of(duel, self.ref, self.slot, scope):
            place = field_of(duel, card, scope)
            if place >= 0 and field in ADJACENT[place]:
                return True
        return False


class FieldAheadTest(FieldTest):
    """Straight ahead of a creature's side; ``turns``: quarter turns to the right from its front."""

    def __init__(self, distance: int, exactly: bool, turns: int, ref: int, slot: int) -> None:
        self.turns = turns
        self.distance = distance
        self.exactly = exactly
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        for card in cards_of(duel, self.ref, self.slot, scope):
            there = field_of(duel, card, scope)
            facing = duel.creatures[card].facing if duel.place[card] == BOARD else scope.facing
            for count in range(self.distance if self.exactly else 1, self.distance + 1):
                if there >= 0 and step(there, (facing + self.turns) % 4, count) == field:
                    return True
        return False


class FirstFieldTest(FieldTest):
    """The first field in field order that passes."""

    def __init__(self, of: FieldTest) -> None:
        self.of = of

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        for position in duel.settings.board.order:
            if self.of.test(duel, position, scope):
                return position == field
        return False


class FieldUnderTest(FieldTest):
    """The field of a creature."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        for card in cards_of(duel, self.ref, self.slot, scope):
            if field_of(duel, card, scope) == field:
                return True
        return False


class FieldHoldsTest(FieldTest):
    """A field with a living creature that passes."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def test(self, duel: State, field: int, scope: Scope) -> bool:
        card = duel.occupant[field]
        return card >= 0 and not duel.creatures[card].dead and self.which.test(duel, card, scope)
