"""Figures that an effect needs: a card without them can be neither targeted nor paid for the effect."""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import Joined, Joint, Verb, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import ChooseOne, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.state.code import Test
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
