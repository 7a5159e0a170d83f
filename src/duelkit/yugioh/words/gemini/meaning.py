"""Words about Gemini Monsters that count as summoned once more (再度召喚した状態): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb, What
from duelkit.yugioh.language.selections import EACH, Subject


@dataclass(frozen=True, slots=True)
class IsSummonedAgain(Filter):
    """A Gemini Monster that counts as summoned once more, or did when it left the field (もう１度召喚された状態の)."""

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CountsAsSummonedAgain(Modifier):
    """Gemini Monsters count as summoned once more while this applies (もう１度召喚された状態として扱う).

    :param to: the monsters.
    """

    of_monsters: ClassVar[bool] = True

    to: Subject = EACH


@dataclass(frozen=True, slots=True)
class GainEffects(Verb):
    """Gemini Monsters count as summoned once more (再度召喚した状態として扱う).

    :param what: the monsters.
    """

    what: What
