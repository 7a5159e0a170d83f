"""What clauses are made of: there is, it is, if, you may, one of these, later, for as long as."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Pool, Verb, What, nodes
from duelkit.yugioh.language.terms import Phase, Side, Step, Until


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


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """The pool has at least ``at_least`` cards and, if given, at most ``at_most``."""

    pool: Pool
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Are(Condition):
    """The cards referred to (all of them, at least one) pass the filter; ``as_it_was``: where they lay before."""

    what: What
    filter: Filter
    as_it_was: bool = False


@dataclass(frozen=True, slots=True)
class While(Modifier):
    """The modifiers apply while the condition holds."""

    condition: Condition
    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True, slots=True)
class Apply(Verb):
    """Modifiers apply to cards for a time (〜の間、〜する). ``times``: until the n-th such moment."""

    modifiers: tuple[Modifier, ...]
    to: What | None = None
    until: Until = Until.LEAVES
    times: int = 1

    def monsters(self) -> What | None:
        speaks = any(isinstance(each, Modifier) and each.of_monsters for each in nodes(self.modifiers))
        return self.to if speaks else None


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """It is one of these phases."""

    phases: tuple[Phase, ...]


@dataclass(frozen=True, slots=True)
class InStep(Condition):
    """It is one of these steps of the battle phase."""

    steps: Step


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is the turn of this side."""

    side: Side


YOUR_TURN = TurnOf(Side.YOU)


OPPONENTS_TURN = TurnOf(Side.OPPONENT)


MAIN_PHASE = InPhase((Phase.MAIN_1, Phase.MAIN_2))


BATTLE_PHASE = InPhase((Phase.BATTLE,))


DAMAGE_CALCULATION = InStep(Step.CALCULATION)
