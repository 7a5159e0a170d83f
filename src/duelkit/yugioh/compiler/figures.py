"""Figures that an effect needs: a card without them can be neither targeted nor paid for the effect."""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh.language.amounts import DECLARED, StatOf
from duelkit.yugioh.language.base import Joined, Joint, Modifier, Verb, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import ChooseOne, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Change, Stat
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.declaring.run import D_ATTRIBUTE, D_RACE, NotAlreadyTest
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.filters.run import HasFigureTest

LACKED = (Stat.LEVEL, Stat.RANK, Stat.DEF, Stat.ORIGINAL_DEF)
"""Figures that some monsters lack."""


def needed_figures(effect: Effect, kind: RefKind) -> tuple[Test, ...]:
    """The figures that targets, or paid cards, must have so that the processing is possible.

    :param kind: the reference that means these cards.
    """
    stats = {
        amount.stat
        for amount in _amounts(effect.resolution)
        if amount.stat in LACKED and (isinstance(amount.what, Ref) and amount.what.kind == kind)
    }
    return tuple(HasFigureTest(int(stat)) for stat in sorted(stats))


def _amounts(verb: Verb | None) -> Iterator[StatOf]:
    """The figures that mandatory parts of a verb use."""
    if isinstance(verb, Joined):
        yield from _amounts(verb.first)
        if verb.joint == Joint.AND_IF_YOU_DO:
            yield from _amounts(verb.second)
    elif verb is not None and not isinstance(verb, ChooseOne | If | IfPossible | Later | YouMay):
        yield from (node for node in nodes(verb) if isinstance(node, StatOf))


def not_already(modifiers: tuple[Modifier, ...]) -> list[Test]:
    """What single cards must be to become of the declared Attribute or Type: not of that one alone already."""
    become = [
        modifier.stat
        for modifier in modifiers
        if isinstance(modifier, ChangeStat) and modifier.change is Change.BECOME and modifier.amount == DECLARED
    ]
    domains = {Stat.ATTRIBUTE: D_ATTRIBUTE, Stat.RACE: D_RACE}
    return [NotAlreadyTest(domains[stat]) for stat in become if len(modifiers) == 1 and stat in domains]
