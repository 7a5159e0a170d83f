"""Words about monsters that get the name and the effects of another card (同じカード名・効果を得る): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier, Verb
from duelkit.yugioh.language.selections import COST_CARDS, Ref


@dataclass(frozen=True, slots=True)
class TakesAfter(Modifier):
    """A monster has the original name of another card, and its original effects besides its own
    (元々のカード名・効果と同じカード名・効果を得る).

    :param of: the other card, wherever it is.
    :param named: it has the name too; else only the effects (同じ効果を得る).
    """

    of_monsters: ClassVar[bool] = True

    of: Ref
    named: bool = True


@dataclass(frozen=True, slots=True)
class DoesAs(Verb):
    """The effect is what a Spell or Trap does as it is activated, which is sent from the hand or Deck or banished from
    the Graveyard for the cost; that card could be activated now, apart from its cost and its limits
    (その魔法カード発動時の効果を適用する).

    :param of: the Spell or Trap.
    :param freely: the conditions of its activation need not hold either.
    """

    of: Ref = COST_CARDS
    freely: bool = False
