"""Words about phases that are skipped (スキップ): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.terms import Phase, Side


@dataclass(frozen=True, slots=True)
class SkipPhases(Verb):
    """A player skips the next phases of a kind (フェイズをスキップする).

    :param phase: the phase.
    :param times: how many times.
    :param side: the player.
    """

    keeps_that: ClassVar[bool] = True
    for_the_turn: ClassVar[bool] = True

    phase: Phase
    times: int = 1
    side: Side = Side.YOU

    def stands_alone(self) -> bool:
        return True
