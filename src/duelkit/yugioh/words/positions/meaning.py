"""Words about battle positions (表示形式): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb, What
from duelkit.yugioh.language.selections import THIS, Subject
from duelkit.yugioh.language.terms import Handling, Position


@dataclass(frozen=True, slots=True)
class WasFlipped(Filter):
    """A monster that was flipped face-up this turn (リバースした).

    :param ever: whenever that was, since it came to the field.
    """

    of_monsters: ClassVar[bool] = True

    ever: bool = False


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


@dataclass(frozen=True, slots=True)
class KeptInPosition(Modifier):
    """Face-up monsters are in this battle position for as long as this applies (〜は守備表示になる).

    They change to it at once, without a chain link; of several such effects the newest decides.

    :param position: face-up Attack or Defense Position.
    :param to: the monsters.
    :param face_down_too: face-down monsters are turned face-up by it (表側攻撃表示になる).
    :param without_flip_effects: flip effects of those are not activated (リバース効果は発動しない).
    """

    of_monsters: ClassVar[bool] = True
    done_at_once: ClassVar[bool] = True

    position: Position
    to: Subject = THIS
    face_down_too: bool = False
    without_flip_effects: bool = False


def change_position(what: What, to: Position | None = None) -> Verb:
    """Change battle positions."""
    return ChangePosition(what, to)
