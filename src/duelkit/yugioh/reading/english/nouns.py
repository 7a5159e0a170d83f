"""English nouns read: Level 4 or lower "Elf" monster (名詞句).

A noun that no card of the library has is assembled from nouns with one property each.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Final

from duelkit.cardlang.wording import NoWording
from duelkit.yugioh.language.base import All, AnyOf, Filter
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import AnyCard, OfType
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.english.slots import NOUN, Names, Slots, figures, refilled
from duelkit.yugioh.reading.grammar.english import small_head, spelt
from duelkit.yugioh.text.grammar.en.core import FILTERS, Scope, Slot
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.heads import parts_of

UNPRINTABLE: Final = (NoWording, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What printing raises for a definition without a wording."""
MOST: Final = 12
WAYS: Final = 6
"""Maximum number of meanings of one noun that are tried."""
KEPT: Final = 20_000
"""Size of the caches of nouns, as read and as printed."""
_SCOPE: Final = Scope(Card(0, "", "", CardType.MONSTER))


class NounBook:
    """The nouns for cards, each with its properties.

    :param names: Japanese names by the English one.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self._found: dict[str, list[tuple[Slots, Filter]]] = {}
        self._said: dict[Filter, tuple[str, str]] = {}
        self._read: dict[str, tuple[Filter, ...]] = {}

    def nouns_of(self, node: Filter) -> tuple[str, str]:
        """The noun of a filter, in the singular and plural; empty if it cannot be printed."""
        if node not in self._said:
            if len(self._said) >= KEPT:
                self._said.clear()
            try:
                words = noun_of(node, _SCOPE)
                self._said[node] = spelt(words.core), spelt(words.cores)
            except UNPRINTABLE:
                self._said[node] = "", ""
        return self._said[node]

    def take(self, node: Filter) -> None:
        """Keep the noun of a filter."""
        core, _ = split(node)
        for noun in dict.fromkeys(self.nouns_of(core)):
            if noun:
                wording, slots = figures(noun)
                found = self._found.setdefault(wording, [])
                if len(found) < MOST and (slots, core) not in found:
                    found.append((slots, core))

    def read(self, noun: str) -> tuple[Filter, ...]:
        """The filters that print as this noun."""
        if noun not in self._read:
            if len(self._read) >= KEPT:
                self._read.clear()
            self._read[noun] = ()
            meant: dict[Filter, Filter] = {}
            for node in self._proposed(noun):
                meant.setdefault(_factored(node), node)
            self._read[noun] = tuple(islice(meant.values(), WAYS))
        return self._read[noun]

    def _proposed(self, noun: str) -> Iterator[Filter]:
        wording, slots = figures(noun)
        for old, node in self._found.get(wording, ()):
            for other in refilled(node, old, slots, self.names, _none):
                if noun.lower() in (each.lower() for each in self.nouns_of(other)):
                    yield canonical(other)
        found = NOUN.fullmatch(noun)
        if found is None:
            return
        kinds = [each for name, each in found.groupdict().items() if name != "head" and each]
        if len(kinds) < 2:
            return
        heads = dict.fromkeys((found["head"], small_head(found["head"])))
        found_each = ([one for head in heads for one in self.read(f"{each} {head}")] for each in kinds)
        for parts in islice(product(*found_each), MOST * WAYS):
            other = canonical(All(_narrowest([each for part in parts for each in parts_of(part)])))
            if noun.lower() in (each.lower() for each in self.nouns_of(other)):
                yield other

    def __call__(self, node: Filter, was: str, now: str) -> Iterator[Filter]:
        """A filter with another noun; what follows the noun stays."""
        if was.lower() not in (each.lower() for each in self.nouns_of(node)):
            return
        _, rest = split(node)
        for core in self.read(now):
            yield canonical(All((*parts_of(core), *rest))) if rest else core


def _narrowest(parts: list[Filter]) -> tuple[Filter, ...]:
    """The parts without types that a narrower type implies (Spell, Continuous Spell)."""
    kinds = [part.types for part in parts if isinstance(part, OfType)]
    return tuple(
        part
        for part in parts
        if not isinstance(part, OfType)
        or not any(part.types != kind and part.types & kind == part.types for kind in kinds)
    )


def _factored(node: Filter) -> Filter:
    """ "A" or "B" monster: an "A" or "B" card that is a monster, and an "A" monster or a "B" monster, are one."""
    if not isinstance(node, AnyOf) or not all(isinstance(part, All) for part in node.parts):
        return node
    each = [set(parts_of(part)) for part in node.parts]
    common = set.intersection(*each)
    if not common or not all(one - common for one in each):
        return node
    rest = tuple(canonical(All(tuple(one - common))) for one in each)
    return canonical(All((*common, AnyOf(rest))))


def split(node: Filter) -> tuple[Filter, tuple[Filter, ...]]:
    """What the noun of a filter expresses, and what follows it (with …, except …) or is not printed."""
    core: list[Filter] = []
    rest: list[Filter] = []
    for part in parts_of(node):
        try:
            behind = not isinstance(part, OfType) and FILTERS(part, _SCOPE).slot in (
                Slot.CLAUSE,
                Slot.EXCEPT,
                Slot.NONE,
            )
        except UNPRINTABLE:
            behind = False
        (rest if behind else core).append(part)
    if not rest:
        return node, ()
    return (core[0] if len(core) == 1 else All(tuple(core)) if core else AnyCard()), tuple(rest)


def _none(node: Filter, was: str, now: str) -> Iterator[Filter]:
    """A scope in which nouns contain no nouns."""
    return iter(())
