"""Filters of creatures and cards: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.references import (
    belongs,
    cards_of,
    element_of,
    field_of,
    figure_of,
    race_of,
    same_affiliation,
)
from duelkit.judgment.engine.facts.values import elements_at, icon_damage
from duelkit.judgment.engine.legality.reacting import could_attack
from duelkit.judgment.state.code import Amount, Scope, Test
from duelkit.judgment.state.codes import (
    BOARD,
    C_AFFILIATION,
    C_ELEMENT,
    C_FACING,
    C_NAME,
    C_OWNER,
    C_RACE,
    MAGIC,
    S_SUMMON_COST,
)
from duelkit.judgment.state.duel import State


class ChosenElementTest(Test):
    """Of the element that was chosen."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].creature and element_of(duel, card) == scope.element != 0


class CanAttackTest(Test):
    """It could attack by re-action if that were free."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return could_attack(duel, scope.player, card)


class InPilesTest(Test):
    """In one of these piles."""

    def __init__(self, piles: int) -> None:
        self.piles = piles

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] & self.piles != 0


class AllTest(Test):
    """Every part."""

    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for part in self.parts:
            if not part.test(duel, card, scope):
                return False
        return True


class AnyTest(Test):
    """At least one part."""

    def __init__(self, parts: tuple[Test, ...]) -> None:
        self.parts = parts

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for part in self.parts:
            if part.test(duel, card, scope):
                return True
        return False


class NotTest(Test):
    """Not the part."""

    def __init__(self, part: Test) -> None:
        self.part = part

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not self.part.test(duel, card, scope)


class AnythingTest(Test):
    """Anything."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return True


class CreatureTest(Test):
    """A creature card, or a spell."""

    def __init__(self, creature: bool) -> None:
        self.creature = creature

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].creature == self.creature


class ElementTest(Test):
    """Of this element; 0: without one."""

    def __init__(self, element: int) -> None:
        self.element = element

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].creature and element_of(duel, card) == self.element


class RaceTest(Test):
    """Of this race."""

    def __init__(self, race: str) -> None:
        self.race = race

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return race_of(duel, card) == self.race


class AffiliationTest(Test):
    """Of this affiliation."""

    def __init__(self, affiliation: str) -> None:
        self.affiliation = affiliation

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return belongs(duel, card, self.affiliation)


class NameTest(Test):
    """Of this name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].name == self.name


class RarityTest(Test):
    """Of this rarity."""

    def __init__(self, rarity: int) -> None:
        self.rarity = rarity

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].rarity == self.rarity


class AlliedTest(Test):
    """Of the scope's player."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.owner[card] == scope.player


class ThisTest(Test):
    """The scope's own card."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card == scope.card


class AmongTest(Test):
    """One of those referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card in cards_of(duel, self.ref, self.slot, scope)


class FigureTest(Test):
    """A figure in bounds."""

    def __init__(self, stat: int, least: Amount | None, most: Amount | None) -> None:
        self.stat = stat
        self.least = least
        self.most = most

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.info[card].creature and self.stat != S_SUMMON_COST:
            return False
        value = figure_of(duel, card, self.stat)
        if self.least is not None and value < self.least.value(duel, scope):
            return False
        return self.most is None or value <= self.most.value(duel, scope)


class MagicTest(Test):
    """A creature whose attack is a magic attack."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] == BOARD:
            return icon_damage(duel, card) == MAGIC
        icons = duel.info[card].icons
        return len(icons) > 0 and icons[0].damage == MAGIC


class KeywordTest(Test):
    """A creature that has an ability now."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.creatures[card].keywords & self.keyword != 0


class SharesTest(Test):
    """The same as one of those referred to.

    ``what``: one of the codes ``C_…``.
    """

    def __init__(self, what: int, ref: int, slot: int) -> None:
        self.what = what
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for other in cards_of(duel, self.ref, self.slot, scope):
            if self.same(duel, card, other, scope):
                return True
        return False

    def same(self, duel: State, card: int, other: int, scope: Scope) -> bool:
        """Whether two cards have the property in common."""
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

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.creatures[card].summoned == duel.turn or card in duel.arrived


class AttackedTest(Test):
    """Has attacked by re-action this turn."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        creature = duel.creatures[card]
        return creature.acted == duel.turn and creature.attacks > 0
