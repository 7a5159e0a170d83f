"""Executors of the words about monsters that agree with another card in some of their properties."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import attribute_of, figure_of, race_of
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import is_monster
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import Pool, Test
from duelkit.yugioh.state.codes import F_LEVEL, LINK
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.filters.run import unknown


class AgreesTest(Test):
    """A monster that agrees with the card referred to in a number of properties.

    :param pool: cards one of which may be the other; ``None``: it is referred to.
    :param figures: the figures among these.
    :param attribute: whether the Attribute is among them.
    :param race: whether the Type is among them.
    :param least: in how many they agree at least.
    :param only: whether they agree in no more.
    """

    def __init__(
        self,
        ref: int,
        slot: int,
        pool: Pool | None,
        figures: tuple[int, ...],
        attribute: bool,
        race: bool,
        least: int,
        only: bool,
    ) -> None:
        self.ref = ref
        self.slot = slot
        self.pool = pool
        self.figures = figures
        self.attribute = attribute
        self.race = race
        self.least = least
        self.only = only

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        pool = self.pool
        others = members(duel, pool, scope) if pool is not None else cards_of(duel, self.ref, self.slot, scope, False)
        for other in others:
            found = self.agreements(duel, card, other)
            if found == self.least or found > self.least and not self.only:
                return True
        return False

    def agreements(self, duel: State, card: int, other: int) -> int:
        """In how many of the properties two monsters agree."""
        found = 1 if self.attribute and attribute_of(duel, card) & attribute_of(duel, other) else 0
        if self.race and race_of(duel, card) & race_of(duel, other):
            found += 1
        for figure in self.figures:
            value = figure_of(duel, card, figure)
            if value >= (1 if figure == F_LEVEL else 0) and value == figure_of(duel, other, figure):
                found += 1
        return found


class PartnerTest(Test):
    """A monster with which another monster of a pool agrees in each of these, or differs in each of them."""

    def __init__(self, pool: Pool, attribute: bool, race: bool, different: bool, original: bool) -> None:
        self.pool = pool
        self.attribute = attribute
        self.race = race
        self.different = different
        self.original = original

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        for other in members(duel, self.pool, scope):
            if other != card and self.fits(duel, card, other):
                return True
        return False

    def fits(self, duel: State, card: int, other: int) -> bool:
        """Whether two monsters go together."""
        one, two = duel.info[card], duel.info[other]
        if self.attribute:
            first = one.attribute if self.original else attribute_of(duel, card)
            second = two.attribute if self.original else attribute_of(duel, other)
            if (first & second != 0) is self.different:
                return False
        if not self.race:
            return True
        first = one.race if self.original else race_of(duel, card)
        second = two.race if self.original else race_of(duel, other)
        return (first & second == 0) is self.different


class EqualTest(Test):
    """A monster two of whose figures are the same. Link Monsters have no DEF, and ? is no number off the field."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope) or not is_monster(duel, card) or duel.info[card].types & LINK:
            return False
        value = figure_of(duel, card, self.first)
        return value >= 0 and value == figure_of(duel, card, self.second)
