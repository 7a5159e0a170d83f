"""Words about battle positions (表示形式): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb, What
from duelkit.yugioh.language.terms import Handling, Position


@dataclass(frozen=True, slots=True)
class WasFlipped(Filter):
    """A monster that was flipped face-up this turn (リバースした)."""

    of_monsters: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChangePosition(Verb):
    """Change battle positions (表示形式を変更する).

    :param what: the monsters.
    :param to: the new position; ``None``: from Attack to Defense Position and back.
    :param without_flip_effects: flip effects of monsters turned face-up are not activated.
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.POSITION_CHANGED})

    what: What
    to: Position | None = None
    without_flip_effects: bool = False

    def monsters(self) -> What | None:
        return self.what


def change_position(what: What, to: Position | None = None) -> Verb:
    """Change battle positions."""
    return ChangePosition(what, to)
