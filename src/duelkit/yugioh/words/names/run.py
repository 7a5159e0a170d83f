"""Executors of the words about cards whose names resemble those of others."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.figures import attribute_of, race_of
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import has_name, names_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import Pool, Test
from duelkit.yugioh.state.codes import R_COST
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.filters.run import unknown


class ComparedNameTest(Test):
    """A name that stands in some relation to the name or text of one of the cards referred to; any before that card is
    paid.
    """

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if self.compare(duel, card, other):
                return True
        return self.ref == R_COST and not scope.paid

    def compare(self, duel: State, card: int, other: int) -> bool:
        """Whether the card stands in this relation to the other one."""
        raise NotImplementedError


class NameIncludesTest(ComparedNameTest):
    """A name that contains the printed name of one of the cards referred to."""

    def compare(self, duel: State, card: int, other: int) -> bool:
        return duel.info[other].name in duel.info[card].name


class MentionsOneOfTest(Test):
    """A text in which the name of a card of the pool is written."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        written = duel.info[card].mentions
        if not written:
            return False
        for other in members(duel, self.pool, scope):
            for name in names_of(duel, other):
                if name in written:
                    return True
        return False


class MentionsSeriesTest(Test):
    """A text in which a name with a word is written."""

    def __init__(self, word: str, english: str) -> None:
        self.word = word

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        for name in duel.info[card].mentions:
            if self.word in name:
                return True
        return False


class IsMentionedByTest(ComparedNameTest):
    """A name that is written in the text of a card referred to."""

    def compare(self, duel: State, card: int, other: int) -> bool:
        for name in names_of(duel, card):
            if name in duel.info[other].mentions:
                return True
        return False


class NumberedTest(Test):
    """A name with one of the numbers, as Number monsters have them."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        return self.first <= number_in(duel.info[card].name) <= self.last


def number_in(name: str) -> int:
    """The number in the name of a Number monster; −1 if there is none."""
    begin = name.find(NUMBER)
    if begin < 0:
        return -1
    number = 0
    for character in name[begin + len(NUMBER) :]:
        digit = DIGITS.find(character)
        if digit < 0:
            break
        number = 10 * number + digit
    return number


class SameNumberTest(ComparedNameTest):
    """A name with the number that the name of a card referred to has."""

    def compare(self, duel: State, card: int, other: int) -> bool:
        mine = number_in(duel.info[card].name)
        return mine >= 0 and number_in(duel.info[other].name) == mine


NUMBER: Final = "Ｎｏ．"
DIGITS: Final = "０１２３４５６７８９"


class SharesNumberTest(Test):
    """A name with the number that the name of a card of a pool has."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        mine = number_in(duel.info[card].name)
        if mine < 0:
            return False
        for other in members(duel, self.among, scope):
            if other != card and number_in(duel.info[other].name) == mine:
                return True
        return False


class SharesNameTest(Test):
    """The same name as another card of a pool, as far as both are known."""

    def __init__(self, among: Pool, others: int) -> None:
        self.among = among
        self.others = others

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        found = 0
        for other in members(duel, self.among, scope):
            if other == card or unknown(duel, other, scope):
                continue
            for name in names_of(duel, other):
                if has_name(duel, card, name):
                    found += 1
                    break
            if found >= self.others:
                return True
        return False


class SharesAttributeTest(Test):
    """An Attribute that another monster of a pool has too, as far as both are known."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        mine = attribute_of(duel, card)
        for other in members(duel, self.among, scope):
            if other != card and not unknown(duel, other, scope) and attribute_of(duel, other) & mine:
                return True
        return False


class SharesRaceTest(Test):
    """A Type that another monster of a pool has too, as far as both are known."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        mine = race_of(duel, card)
        for other in members(duel, self.among, scope):
            if other != card and not unknown(duel, other, scope) and race_of(duel, other) & mine:
                return True
        return False
