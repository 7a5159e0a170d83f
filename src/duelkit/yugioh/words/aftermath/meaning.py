"""Words about what the use of an effect brings later (効果を発動した場合): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition
from duelkit.yugioh.language.terms import Phase, Side


@dataclass(frozen=True, slots=True)
class WasUsed(Condition):
    """An effect of this card was activated in the current turn (このカードの①の効果を発動したターン).

    An effect that was negated counts, a negated activation does not; neither does one from before this card moved or
    was turned face-down.

    :param effect: the number of the effect among the card's effects, from 0.
    :param next: whenever that was; the current phase is the first of this kind since (次の〜フェイズ).
    """

    effect: int
    next: Phase | None = None


@dataclass(frozen=True, slots=True)
class ActivationWasNegated(Condition):
    """The activation of this card was negated in the current turn, and it has come to where it is from there
    (このカードの発動が無効になり、墓地へ送られた場合).

    :param by: the player whose card negated it.
    """

    used_by_one: ClassVar[str] = "Activated is about an activation that can be answered, not about one that is over"

    by: Side = Side.OPPONENT
