"""Turning and moving creatures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.filters import SELF, TARGET, FieldFilter, Ref, What
from duelkit.judgment.language.kinds import Kind


class Turning(IntEnum):
    """How a creature is turned."""

    CHOSEN = 0
    """To any facing, which the player chooses."""
    HALF = 1
    """By 180 degrees."""
    BACK_TO_SELF = 2
    """So that its back is towards this creature."""


@dataclass(frozen=True, slots=True)
class Turn(Verb):
    """Creatures are turned (回転). In a battle they cannot counterattack. Rules: EOJ-ABIL-04 to -04c."""

    KIND: ClassVar[Kind | None] = Kind.ROTATE
    how: Turning
    what: What = TARGET
    towards: Ref = SELF
    """For BACK_TO_SELF: which creature."""


class Moving(IntEnum):
    """Where a creature is moved."""

    CHOSEN = 0
    """To an empty field of the player's choice."""
    PUSHED = 1
    """One field away along the attack, if that is empty."""
    IN_FRONT = 2
    """Directly in front of this creature, if that is empty."""
    TO_LEFT_FIELD = 3
    """To the field that the triggering creature left."""


@dataclass(frozen=True, slots=True)
class Move(Verb):
    """A creature is moved (移動・引き込み). Rules: EOJ-ABIL-01, EOJ-ABIL-27, EOJ-MOVE-01, EOJ-MOVE-02."""

    how: Moving
    what: What = TARGET
    facing_chosen: bool = False

    def kind_of_ability(self) -> Kind | None:
        return Kind.PULL if self.how in (Moving.IN_FRONT, Moving.TO_LEFT_FIELD) else Kind.MOVE


@dataclass(frozen=True, slots=True)
class Swap(Verb):
    """Two creatures swap positions (転移). Rules: EOJ-ABIL-20, -20b."""

    KIND: ClassVar[Kind | None] = Kind.TRANSFER
    first: What = SELF
    second: What = TARGET


@dataclass(frozen=True, slots=True)
class SwapContents(Verb):
    """The creatures on two fields swap positions; one field may be empty. In a battle, they cannot counterattack.

    Rules: EOJ-ABIL-20, EOJ-ABIL-20b.
    """

    used_by_one: ClassVar[str] = "it names two fields, one of which may be empty; Swap names two creatures"
    KIND: ClassVar[Kind | None] = Kind.TRANSFER
    first: FieldFilter
    second: FieldFilter
