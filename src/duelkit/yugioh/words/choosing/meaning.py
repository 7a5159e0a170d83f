"""Words about what is chosen, joined, conditional and done later (選択): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.clauses import IfPossible

if TYPE_CHECKING:
    from duelkit.yugioh.language.card import Effect


@dataclass(frozen=True, slots=True)
class Triggers(Verb):
    """A trigger effect of this card activates for the event that the current effect reacted to (その後、発動する).

    Its numbers and references (``DAMAGE_TAKEN``, ``TRIGGERING`` …) are those of that event.

    :param effect: the trigger effect.
    """

    effect: Effect


@dataclass(frozen=True, slots=True)
class Repeat(Verb):
    """Something is done again and again until it cannot be done any more (可能な限り).

    :param verb: what is done each time.
    """

    used_by_one: ClassVar[str] = "each time, another monster can be meant, which a pick of several cards cannot say"
    verb: Verb


def when_possible(verb: Verb) -> Verb:
    """Done as far as it can be."""
    return IfPossible(verb)
