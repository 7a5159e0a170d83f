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


@dataclass(frozen=True, slots=True)
class ChosenOnce(Verb):
    """Something that effects of cards of this name do only once each turn for their player, as one of several
    (このターン、自分の「X」の効果で同じ効果を適用できない).

    :param verb: what is done.
    :param number: the number of what is done among the several.
    """

    used_by_one: ClassVar[str] = "a limit counts activations, this what is chosen as the effect is processed"
    verb: Verb
    number: int


def when_possible(verb: Verb) -> Verb:
    """Done as far as it can be."""
    return IfPossible(verb)
