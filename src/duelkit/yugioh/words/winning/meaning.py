"""Words about winning the duel (勝利): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier, Verb
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class Wins(Modifier):
    """The controller of the card wins the duel as soon as this applies (デュエルに勝利する). Rule: MR3-WIN-05."""


@dataclass(frozen=True, slots=True)
class WinDuel(Verb):
    """A player wins the duel (デュエルに勝利する). Rule: MR3-WIN-05.

    :param side: the player.
    """

    used_by_one: ClassVar[str] = "Wins is a state of the board; this is something that an effect does"
    side: Side = Side.YOU
