"""Words about pendulum scales and zones (ペンデュラム): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb, What
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class FitsScales(Filter):
    """A monster whose Level is strictly between the pendulum scales of a player. Rule: MR3-PEN-08.

    :param side: the player.
    """

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class InPendulumZone(Filter):
    """A card in the left or in the right pendulum zone (Pゾーンの左側の).

    :param left: in the left one.
    """

    used_by_one: ClassVar[str] = "LiesIn does not tell the two pendulum zones apart"

    left: bool = True


@dataclass(frozen=True, slots=True)
class PlaceInPendulumZone(Verb):
    """Place Pendulum Monsters in your pendulum zones (ペンデュラムゾーンに置く).

    :param what: the cards.
    """

    moves_cards: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class PendulumAgain(Modifier):
    """Once in the turn, the player can Pendulum Summon such monsters besides the Pendulum Summon of the turn
    (通常のＰ召喚に加えて１度だけ、〜をＰ召喚できる). Cards of one name allow it once together.

    :param which: the monsters, all of them.
    """

    which: Filter
