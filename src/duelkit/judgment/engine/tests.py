"""Compiled filters of creatures, cards and fields."""

from __future__ import annotations

from duelkit.judgment.engine.geometry import ADJACENT, BESIDE, direction, step
from duelkit.judgment.engine.rulings import in_force, scope_of
from duelkit.judgment.engine.values import attack_of, cost_of, elements_at, hp_of, icon_damage, reverse_element
from duelkit.judgment.state.code import Amount, FieldTest, Scope, Test
from duelkit.judgment.state.codes import (
    BOARD, B_AFFILIATION, C_AFFILIATION, C_ELEMENT, C_FACING, C_NAME, C_OWNER, C_RACE, MAGIC, R_COST,
    R_SELF, R_TARGET, R_THEM, R_TRIGGERING, S_ATTACK, S_ATTACK_COST, S_EVASION, S_HP, S_MAGIC_PROTECTION, S_PROTECTION,
    S_ROTATE_COST, S_SUMMON_COST,
)
from duelkit.judgment.state.duel import Duel


def cards_of(duel: Duel, ref: int, slot: int, scope: Scope) -> tuple[int, ...]:
    """The cards that a reference means."""
    if ref == R_SELF:
        return (scope.card,)
    if ref == R_TARGET:
        if slot < 0:
            return scope.targets
        return scope.targets[slot:slot + 1]
    if ref == R_TRIGGERING:
        return (scope.event.card,) if scope.event.card >= 0 else ()
    if ref == R_THEM:
        return scope.them
    if ref == R_COST:
        return scope.paid
    return duel.attacked


def field_of(duel: Duel, card: int, scope: Scope) -> int:
    """The field of a creature; of one that has left the board in the scope's event, the field that it had."""
    if duel.place[card] == BOARD:
        return duel.creatures[card].field
    if card == scope.card:
        return scope.field
    return scope.event.field if card == scope.event.card else -1


def element_of(duel: Duel, card: int) -> int:
    """The element of a card where it is."""
    return duel.creatures[card].element if duel.place[card] == BOARD else duel.info[card].element


def race_of(duel: Duel, card: int) -> str:
    """The race of a card where it is."""
    return duel.creatures[card].race if duel.place[card] == BOARD else duel.info[card].race


def figure_of(duel: Duel, card: int, stat: int) -> int:
    """A figure of a card; the printed one where it is not on the board."""
    info = duel.info[card]
    if stat == S_SUMMON_COST:
        return cost_of(duel, card)
    if duel.place[card] != BOARD:
        return info.attack if stat == S_ATTACK else info.hp if stat == S_HP else 0
    creature = duel.creatures[card]
    if stat == S_ATTACK:
        return attack_of(duel, card)
    if stat == S_HP:
        return hp_of(duel, card)
    if stat == S_PROTECTION:
        return creature.protection
    if stat == S_MAGIC_PROTECTION:
        return creature.magic_protection
    if stat == S_EVASION:
        return creature.evasion
    if stat == S_ATTACK_COST:
        return info.attack_cost + creature.attack_cost
    if stat == S_ROTATE_COST:
        return info.rotate_cost + creature.rotate_cost
    return 0


def belongs(duel: Duel, card: int, affiliation: str) -> bool:
    """Whether a card is, or counts as, of an affiliation."""
    if duel.info[card].affiliation == affiliation:
        return True
    for source, ruling in in_force(duel, B_AFFILIATION):
        if ruling.text == affiliation and ruling.test is not None and ruling.test.test(
                duel, card, scope_of(duel, source)):
            return True
    return False


def same_affiliation(duel: Duel, card: int, other: int) -> bool:
    """Whether two cards have an affiliation in common, be it one as which they count."""
    own = duel.info[other].affiliation
    if own and belongs(duel, card, own):
        return True
    return any([belongs(duel, other, ruling.text) and belongs(duel, card, ruling.text)
                for _, ruling in in_force(duel, B_AFFILIATION)])


class AllTest(Test):
    """Every part."""

    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        for part in self.parts:
            if not part.test(duel, card, scope):
                return False
        return True


class AnyTest(Test):
    """At least one part."""

    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        for part in self.parts:
            if part.test(duel, card, scope):
                return True
        return False


class NotTest(Test):
    """Not the part."""

    def __init__(self, part: Test) -> None:
        self.part = part

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return not self.part.test(duel, card, scope)


class AnythingTest(Test):
    """Anything."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return True


class CreatureTest(Test):
    """A creature card, or a spell."""

    def __init__(self, creature: bool) -> None:
        self.creature = creature

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.info[card].creature == self.creature


class ElementTest(Test):
    """Of this element; 0: without one."""

    def __init__(self, element: int) -> None:
        self.element = element

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.info[card].creature and element_of(duel, card) == self.element


class RaceTest(Test):
    """Of this race."""

    def __init__(self, race: str) -> None:
        self.race = race

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return race_of(duel, card) == self.race


class AffiliationTest(Test):
    """Of this affiliation."""

    def __init__(self, affiliation: str) -> None:
        self.affiliation = affiliation

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return belongs(duel, card, self.affiliation)


class NameTest(Test):
    """Of this name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.info[card].name == self.name


class RarityTest(Test):
    """Of this rarity."""

    def __init__(self, rarity: int) -> None:
        self.rarity = rarity

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.info[card].rarity == self.rarity


class AlliedTest(Test):
    """Of the scope's player."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.owner[card] == scope.player


class ThisTest(Test):
    """The scope's own card."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return card == scope.card


class AmongTest(Test):
    """One of those referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return card in cards_of(duel, self.ref, self.slot, scope)


class AdjacentTest(Test):
    """On a field next to one referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
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
    """Straight ahead of a creature, at most so far."""

    def __init__(self, distance: int, ref: int, slot: int) -> None:
        self.distance = distance
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
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
    """Straight ahead, behind, left or right, at most so far."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
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

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        here = field_of(duel, card, scope)
        return here >= 0 and elements_at(duel, here) & self.element != 0


class FigureTest(Test):
    """A figure in bounds."""

    def __init__(self, stat: int, least: Amount | None, most: Amount | None) -> None:
        self.stat = stat
        self.least = least
        self.most = most

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if not duel.info[card].creature and self.stat != S_SUMMON_COST:
            return False
        value = figure_of(duel, card, self.stat)
        if self.least is not None and value < self.least.value(duel, scope):
            return False
        return self.most is None or value <= self.most.value(duel, scope)


class MagicTest(Test):
    """A creature whose attack is a magic attack."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if duel.place[card] == BOARD:
            return icon_damage(duel, card) == MAGIC
        icons = duel.info[card].icons
        return len(icons) > 0 and icons[0].damage == MAGIC


class KeywordTest(Test):
    """A creature that has an ability now."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.creatures[card].keywords & self.keyword != 0


class SharesTest(Test):
    """The same as one of those referred to.

    ``what``: one of the codes ``C_…``.
    """

    def __init__(self, what: int, ref: int, slot: int) -> None:
        self.what = what
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        for other in cards_of(duel, self.ref, self.slot, scope):
            if self.same(duel, card, other, scope):
                return True
        return False

    def same(self, duel: Duel, card: int, other: int, scope: Scope) -> bool:
        """Whether two cards have it in common."""
        if self.what == C_ELEMENT:
            element = element_of(duel, other)
            return element != 0 and element_of(duel, card) == element
        if self.what == C_RACE:
            return race_of(duel, card) == race_of(duel, other)
        if self.what == C_AFFILIATION:
            return same_affiliation(duel, card, other)
        if self.what == C_NAME:
            return duel.info[card].name == duel.info[other].name
        if self.what == C_FACING:
            return duel.creatures[card].facing == duel.creatures[other].facing
        if self.what == C_OWNER:
            return duel.owner[card] == duel.owner[other]
        here = field_of(duel, card, scope)
        there = field_of(duel, other, scope)
        return here >= 0 and there >= 0 and elements_at(duel, here) & elements_at(duel, there) != 0


class NewTest(Test):
    """Summoned in this turn."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return duel.creatures[card].summoned == duel.turn or card in duel.arrived


class AttackedTest(Test):
    """Has attacked by re-action this turn."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        creature = duel.creatures[card]
        return creature.acted == duel.turn and creature.attacks > 0


class AllFieldsTest(FieldTest):
    """Every part."""

    def __init__(self, parts: tuple[FieldTest, ...]) -> None:
        self.parts = parts

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        for part in self.parts:
            if not part.test(duel, field, scope):
                return False
        return True


class AnyFieldsTest(FieldTest):
    """At least one part."""

    def __init__(self, parts: tuple[FieldTest, ...]) -> None:
        self.parts = parts

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        for part in self.parts:
            if part.test(duel, field, scope):
                return True
        return False


class NotFieldTest(FieldTest):
    """Not the part."""

    def __init__(self, part: FieldTest) -> None:
        self.part = part

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        return not self.part.test(duel, field, scope)


class AnyFieldTest(FieldTest):
    """Any field."""

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        return True


class FieldElementTest(FieldTest):
    """A field of this element; ``reverse``: whose other side is."""

    def __init__(self, element: int, reverse: bool) -> None:
        self.element = element
        self.reverse = reverse

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        if self.reverse:
            return reverse_element(duel, field) == self.element
        return elements_at(duel, field) & self.element != 0


class FieldSharesTest(FieldTest):
    """The same element as the chosen field, or as the field of a creature."""

    def __init__(self, ref: int, slot: int, reverse: bool) -> None:
        self.ref = ref
        self.slot = slot
        self.reverse = reverse

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        places = scope.fields_chosen[:1] if self.ref < 0 else tuple(
            [field_of(duel, card, scope) for card in cards_of(duel, self.ref, self.slot, scope)])
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
    """Nothing stands there."""

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        return duel.occupant[field] < 0


class FieldAdjacentTest(FieldTest):
    """Next to the field of a creature, or to the chosen field."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        if self.ref < 0:
            return len(scope.fields_chosen) > 0 and field in ADJACENT[scope.fields_chosen[0]]
        for card in cards_of(duel, self.ref, self.slot, scope):
            place = field_of(duel, card, scope)
            if place >= 0 and field in ADJACENT[place]:
                return True
        return False


class FieldAheadTest(FieldTest):
    """Straight ahead of a creature; ``turns``: quarter turns to the right from its front."""

    def __init__(self, distance: int, exactly: bool, turns: int, ref: int, slot: int) -> None:
        self.turns = turns
        self.distance = distance
        self.exactly = exactly
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        for card in cards_of(duel, self.ref, self.slot, scope):
            there = field_of(duel, card, scope)
            facing = duel.creatures[card].facing if duel.place[card] == BOARD else scope.facing
            for count in range(self.distance if self.exactly else 1, self.distance + 1):
                if there >= 0 and step(there, (facing + self.turns) % 4, count) == field:
                    return True
        return False


class FirstFieldTest(FieldTest):
    """Of all that pass, the first in field order."""

    def __init__(self, of: FieldTest) -> None:
        self.of = of

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        for position in duel.settings.board.order:
            if self.of.test(duel, position, scope):
                return position == field
        return False


class FieldUnderTest(FieldTest):
    """The field of a creature."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        for card in cards_of(duel, self.ref, self.slot, scope):
            if field_of(duel, card, scope) == field:
                return True
        return False


class FieldHoldsTest(FieldTest):
    """A field with such a living creature on it."""

    def __init__(self, which: Test) -> None:
        self.which = which

    def test(self, duel: Duel, field: int, scope: Scope) -> bool:
        card = duel.occupant[field]
        return card >= 0 and not duel.creatures[card].dead and self.which.test(duel, card, scope)


def way_of(duel: Duel, card: int, other: int) -> int:
    """The direction in which one creature lies from another."""
    return direction(duel.creatures[card].field, duel.creatures[other].field, duel.creatures[card].facing)
