"""Words about what a card counts in a turn (このターンに〜した数): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Verb


@dataclass(frozen=True, slots=True)
class CountUp(Verb):
    """This card counts one more for this turn; ``Counted`` is the number (〜する度に)."""

    keeps_that: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Counted(Amount):
    """What this card has counted this turn where it is (このカードが表側表示で存在する間に〜した数).

    :param anywhere: wherever it has been since, as for an effect that applies for the turn.
    """

    anywhere: bool = False
