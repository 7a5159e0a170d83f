"""What clauses are made of: there is, it is, if, you may, one of these, later, for as long as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Pool, Verb, What, nodes
from duelkit.yugioh.language.terms import Phase, Side, Step, Until


@dataclass(frozen=True, slots=True)
class If(Verb):
    """Something is done only if a condition holds at that moment (〜場合).

    :param condition: the condition.
    :param verb: what is done.
    :param otherwise: what is done if it does not hold (違った場合).
    """

    condition: Condition
    verb: Verb
    otherwise: Verb | None = None


@dataclass(frozen=True, slots=True)
class YouMay(Verb):
    """A player chooses during processing whether to do something (〜できる); skipped if it cannot be done.

    :param verb: what can be done.
    :param side: the player.
    """

    verb: Verb
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class IfPossible(Verb):
    """Something is done as far as it can be; it never keeps the effect from being activated.

    :param verb: what is done.
    """

    verb: Verb


@dataclass(frozen=True, slots=True)
class ChooseOne(Verb):
    """One of several effects is chosen, at activation or during processing (以下の効果から１つを選択).

    :param branches: the effects.
    :param at_resolution: it is chosen during processing.
    :param chooser: who chooses during processing (相手は以下の効果から１つを選択して適用する).
    """

    branches: tuple[Verb, ...]
    at_resolution: bool = False
    chooser: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Later(Verb):
    """Something is done later, without a chain link, at the first such moment (〜に〜する). ``THEM`` are still known.

    :param phase: in this phase.
    :param verb: what is done.
    :param of: of whose turn; ``EITHER``: of any turn.
    :param next_turn: not in the current turn.
    :param nth: in the n-th such phase from now on, a skipped one included (発動後２回目の〜フェイズに); with
        ``next_turn``, those of the current turn do not count (相手ターンで数えて４ターン目の〜フェイズに).
    :param at_end: not in the End Phase, but when it is over, as the turn ends (ターン終了時に).
    """

    phase: Phase
    verb: Verb
    of: Side = Side.EITHER
    next_turn: bool = False
    nth: int = 1
    at_end: bool = False


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """The number of cards in a pool is within bounds (〜が存在する): ``you_control(MONSTER)``.

    :param pool: the cards.
    :param at_least: how many at least.
    :param at_most: how many at most; ``None``: any number.
    """

    pool: Pool
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Are(Condition):
    """The cards referred to, at least one, all pass a filter (〜である): ``this_is(FACE_UP)``.

    :param what: the cards.
    :param filter: what they must be.
    :param as_it_was: as they were where they were before.
    """

    what: What
    filter: Filter
    as_it_was: bool = False


@dataclass(frozen=True, slots=True)
class While(Modifier):
    """Modifiers apply while a condition holds (〜の場合).

    :param condition: the condition.
    :param modifiers: the modifiers.
    """

    condition: Condition
    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True, slots=True)
class Apply(Verb):
    """Modifiers apply for a time (ターン終了時まで〜): ``apply(gains(Stat.ATK, 500), to=TARGET)``.

    :param modifiers: the modifiers.
    :param to: the cards that they apply to.
    :param until: for how long.
    :param times: until the n-th such moment.
    """

    modifiers: tuple[Modifier, ...]
    to: What | None = None
    until: Until = Until.LEAVES
    times: int = 1

    for_the_turn: ClassVar[bool] = True

    def monsters(self) -> What | None:
        speaks = any(isinstance(each, Modifier) and each.of_monsters for each in nodes(self.modifiers))
        return self.to if speaks else None


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """It is one of these phases (〜フェイズ).

    :param phases: the phases.
    :param at_start: and the turn player has done nothing in it yet (〜の開始時).
    """

    phases: tuple[Phase, ...]
    at_start: bool = False


@dataclass(frozen=True, slots=True)
class InStep(Condition):
    """It is one of these steps of the battle phase (〜ステップ).

    :param steps: the steps.
    """

    steps: Step


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is the turn of this player (自分ターン).

    :param side: the player.
    """

    side: Side


YOUR_TURN = TurnOf(Side.YOU)


OPPONENTS_TURN = TurnOf(Side.OPPONENT)


MAIN_PHASE = InPhase((Phase.MAIN_1, Phase.MAIN_2))


BATTLE_PHASE = InPhase((Phase.BATTLE,))


DAMAGE_CALCULATION = InStep(Step.CALCULATION)
