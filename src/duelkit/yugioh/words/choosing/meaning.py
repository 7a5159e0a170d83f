"""Words about what is chosen, joined, conditional and done later (選択): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duelkit.yugioh.language.base import Condition, Verb
from duelkit.yugioh.language.terms import Phase, Side

if TYPE_CHECKING:
    from duelkit.yugioh.language.card import Effect


@dataclass(frozen=True, slots=True)
class Triggers(Verb):
    """A trigger effect of this card activates for the event that the present effect reacted to (その後、発動する).

    Its numbers and references (``DAMAGE_TAKEN``, ``TRIGGERING`` …) are those of that event.
    """

    used_by_one: ClassVar[str] = "its numbers are those of the event before, which another effect would not know"
    effect: Effect


@dataclass(frozen=True, slots=True)
class If(Verb):
    """``verb`` if the condition holds at this moment, else ``otherwise``."""

    condition: Condition
    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class YouMay(Verb):
    """The side chooses whether to do this at resolution (〜できる); skipped if it cannot be done."""

    verb: Verb
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class IfPossible(Verb):
    """Done as far as it can be; never a hindrance to the activation."""

    verb: Verb


@dataclass(frozen=True, slots=True)
class ChooseOne(Verb):
    """One of several effects, chosen at activation or, with ``at_resolution``, then (以下の効果から１つ)."""

    branches: tuple[Verb, ...]
    at_resolution: bool = False


@dataclass(frozen=True, slots=True)
class Later(Verb):
    """The verb happens later, without a chain link (〜に〜する), at the first such moment.

    ``phase`` of ``of``'s turn (any turn for ``EITHER``); ``next_turn``: not in the current turn. ``THEM`` stays known.
    """

    phase: Phase
    verb: Verb
    of: Side = Side.EITHER
    next_turn: bool = False


def when_possible(verb: Verb) -> Verb:
    """Done as far as it can be."""
    return IfPossible(verb)
