"""Words about monsters that get the name and the effects of another card (同じカード名・効果を得る): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.selections import Ref


@dataclass(frozen=True, slots=True)
class TakesAfter(Modifier):
    """A monster has the original name of another card, and its original effects besides its own
    (元々のカード名・効果と同じカード名・効果を得る).

    :param of: the other card, wherever it is.
    """

    of_monsters: ClassVar[bool] = True

    of: Ref
