"""Queries about definitions that the texts of both languages use."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.base import Modifier, Sequence, Verb, nodes
from duelkit.judgment.language.card import Card
from duelkit.judgment.language.conditions import Either
from duelkit.judgment.language.filters import (
    ALLIED,
    ENEMY,
    All,
    AllFields,
    AnyFields,
    AnyOf,
    Every,
    FieldFilter,
    Filter,
    IsThis,
    Not,
    Pick,
    Ref,
    RefKind,
    What,
    flat,
)
from duelkit.judgment.language.patterns import Cell, Mode
from duelkit.judgment.language.terms import CardSide, Element, Stat
from duelkit.judgment.words.conditions.meaning import SelfOn
from duelkit.judgment.words.figures.meaning import Changes
from duelkit.judgment.words.filters.meaning import CUBIC, IsAmong, Named
from duelkit.judgment.words.places.meaning import FieldBeside, FieldHolds, IsAdjacent, IsAhead, OnField


def flat_fields(node: FieldFilter) -> tuple[FieldFilter, ...]:
    """The field filters of which a conjunction consists."""
    if isinstance(node, AllFields):
        return tuple(part for each in node.parts for part in flat_fields(each))
    return (node,)


def steps(node: Verb) -> tuple[Verb, ...]:
    """The verbs of a sequence, with nested sequences flattened."""
    if isinstance(node, Sequence):
        return tuple(step for each in node.parts for step in steps(each))
    return (node,)


def rest_of(node: Filter) -> Filter | None:
    """What a filter requires in addition to being the ability's own creature, if anything."""
    rest = tuple(part for part in flat(node) if not isinstance(part, IsThis))
    return None if not rest else rest[0] if len(rest) == 1 else All(rest)


def is_sole(node: Filter) -> bool:
    """Whether at most one creature can pass."""
    return any(isinstance(part, IsThis) or isinstance(part, IsAhead) and part.distance == 1 for part in flat(node))


def is_cubic(node: Filter) -> bool:
    """Whether this is the group of the five cubics."""
    return isinstance(node, AnyOf) and {part for part in node.parts if isinstance(part, Named)} == set(CUBIC.parts)


def on_or_beside(node: FieldFilter) -> FieldFilter | None:
    """The fields meant by "on or adjacent to such a field"."""
    if isinstance(node, AnyFields) and len(node.parts) == 2:
        first, second = node.parts
        if isinstance(second, FieldBeside) and second.to == first:
            return first
    return None


def beside_whom(node: FieldFilter) -> Filter | None:
    """The creatures to whose fields a field must be adjacent, if the filter requires nothing else."""
    if isinstance(node, FieldBeside) and isinstance(node.to, FieldHolds):
        return node.to.filter
    return None


def refers(node: object, *kinds: RefKind) -> bool:
    """Whether a definition contains references of these kinds."""
    return any(isinstance(each, Ref) and each.kind in kinds for each in nodes(node))


def is_area(card: Card) -> bool:
    """Whether an attack of the creature can strike several at once."""
    return any(pattern.mode is not Mode.CHOOSE for pattern in card.patterns)


def paired(modifiers: tuple[Modifier, ...]) -> list[tuple[Modifier, bool]]:
    """The modifiers, with equal changes of attack and rotation cost paired and marked as such."""
    found: list[tuple[Modifier, bool]] = []
    for modifier in modifiers:
        last = found[-1][0] if found else None
        if (
            isinstance(modifier, Changes)
            and isinstance(last, Changes)
            and (last.stat, modifier.stat) == (Stat.ATTACK_COST, Stat.ROTATE_COST)
            and replace(last, stat=Stat.ROTATE_COST) == modifier
        ):
            found[-1] = (last, True)
        else:
            found.append((modifier, False))
    return found


def one_card(what: What) -> bool:
    """Whether it can only be one creature or card."""
    if isinstance(what, Pick):
        return what.most == 1
    if isinstance(what, Every):
        return is_sole(what.pool.filter)
    return True


def stands_on_any(node: Either) -> Element:
    """The elements of the fields that the ability's creature may be on, if nothing else is required; else none."""
    found = Element(0)
    for part in node.parts:
        element = (
            stands_on_any(part)
            if isinstance(part, Either)
            else (part.element if isinstance(part, SelfOn) else Element(0))
        )
        if not element:
            return Element(0)
        found |= element
    return found


def split_place(node: Filter) -> tuple[Filter, tuple[Filter, ...]]:
    """Split the filter of a summoned creature into what it is and where it is summoned to."""
    places = tuple(part for part in flat(node) if _is_place(part))
    rest = tuple(part for part in flat(node) if not _is_place(part))
    return (rest[0] if len(rest) == 1 else All(rest)), places


def _is_place(node: Filter) -> bool:
    if isinstance(node, Not):
        return isinstance(node.part, OnField)
    return isinstance(node, OnField) or (
        isinstance(node, IsAdjacent) and isinstance(node.to, Ref) and node.to.kind is RefKind.SELF
    )


def asked_of(node: Filter) -> tuple[Ref, Filter | None] | None:
    """If a filter only admits creatures referred to: the reference, and what else they must be."""
    for part in flat(node):
        if isinstance(part, IsAmong):
            rest = tuple(each for each in flat(node) if each is not part)
            return part.of, None if not rest else rest[0] if len(rest) == 1 else All(rest)
    return None


def and_others(node: Filter) -> tuple[Ref, Filter] | None:
    """If a filter admits creatures referred to and others: the reference, and what the others are."""
    for part in flat(node):
        if isinstance(part, AnyOf) and len(part.parts) == 2 and isinstance(part.parts[0], IsAmong):
            rest = tuple(each for each in flat(node) if each is not part)
            return part.parts[0].of, All((*rest, *flat(part.parts[1])))
    return None


def as_enemies(node: Filter) -> Filter:
    """The enemies among those that pass."""
    return node if ENEMY in flat(node) else ENEMY & node


def as_allies(node: Filter) -> Filter:
    """The allied creatures among those that pass."""
    return node if ALLIED in flat(node) else ALLIED & node


DIRECTIONS = ((CardSide.FRONT, (0, 1)), (CardSide.LEFT, (-1, 0)), (CardSide.RIGHT, (1, 0)), (CardSide.BACK, (0, -1)))


def reaches(cells: tuple[Cell, ...]) -> list[tuple[tuple[int, ...], list[CardSide]]]:
    """The cells of an icon grouped by distance: (distances, sides).

    :raises ValueError: if a cell is not on a straight line.
    """
    by_side: dict[CardSide, tuple[int, ...]] = {}
    seen = 0
    for side, (right, forward) in DIRECTIONS:
        found = tuple(far for far in (1, 2) if (right * far, forward * far) in cells)
        if found:
            by_side[side] = found
            seen += len(found)
    if seen != len(set(cells)):
        raise ValueError(f"an attack icon reaches a cell that is not straight ahead or aside: {cells}")
    groups: dict[tuple[int, ...], list[CardSide]] = {}
    for side, found in by_side.items():
        groups.setdefault(found, []).append(side)
    return list(groups.items())
