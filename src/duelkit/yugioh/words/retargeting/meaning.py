"""Words about targets that are changed (対象を移し替える): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb, What
from duelkit.yugioh.language.selections import TARGET


@dataclass(frozen=True, slots=True)
class IsProperTarget(Filter):
    """Another card that could be the target of the effect responded to or of the attack (正しい対象となる別の)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsItsTarget(Filter):
    """A card that the effect responded to targets, and that has not moved since (その効果の対象となった)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChangeTarget(Verb):
    """The effect responded to, which has one target, gets another instead (対象を移し替える).

    Nothing happens if the new target is not a proper one at that time.

    :param to: the new target.
    """

    keeps_that: ClassVar[bool] = True

    to: What = TARGET
