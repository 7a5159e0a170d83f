"""Words about monsters that are hidden among other cards: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb, What


@dataclass(frozen=True, slots=True)
class HideAmong(Verb):
    """Spells and Traps are Special Summoned face-down as Normal Monsters with 0 ATK and DEF, a monster is turned
    face-down, and all of them are shuffled (マジカルシルクハット). The opponent cannot tell which is which.

    They are destroyed at the end of this Battle Phase, or go to the Graveyard if that is not possible.

    :param cards: the Spells and Traps.
    :param monster: the monster in a Main Monster Zone that is hidden among them.
    """

    moves_cards: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "Rearrange hides monsters that are face-down among each other"

    cards: What
    monster: What


@dataclass(frozen=True, slots=True)
class Rearrange(Verb):
    """Shuffle the face-down monsters in your Main Monster Zones, and put them back into these zones as you like
    (シャッフルして、再び裏側守備表示で並べ替える). The opponent cannot tell any longer which is which.
    """
