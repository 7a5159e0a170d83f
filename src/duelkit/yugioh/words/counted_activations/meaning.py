"""Words about what a card counts in a turn (このターンに〜した数): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Verb


@dataclass(frozen=True, slots=True)
class CountUp(Verb):
    """This card counts one more, for this turn and as long as it stays where it is; ``Counted`` is the number."""

    used_by_one: ClassVar[str] = "no other word counts only while the card is face-up"


@dataclass(frozen=True, slots=True)
class Counted(Amount):
    """What this card has counted this turn where it is (このカードが表側表示で存在する間に〜した数)."""

    used_by_one: ClassVar[str] = "no other word counts only while the card is face-up"
