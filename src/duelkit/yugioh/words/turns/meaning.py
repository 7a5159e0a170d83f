"""Words about phases that are skipped, counted or begin (フェイズ): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Modifier, Verb
from duelkit.yugioh.language.terms import Phase, Side


@dataclass(frozen=True, slots=True)
class SkipPhases(Verb):
    """A player skips the next phases of a kind (フェイズをスキップする).

    :param phase: the phase.
    :param times: how many times.
    :param side: the player.
    :param following: it is a phase of a later turn than this one (次の自分ターンの).
    """

    keeps_that: ClassVar[bool] = True
    for_the_turn: ClassVar[bool] = True

    phase: Phase
    times: int = 1
    side: Side = Side.YOU
    following: bool = False

    def stands_alone(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SkipTurn(Verb):
    """A player skips the whole of the next turn (次の相手ターンをスキップする); it counts as one that has passed.

    :param side: the player.
    """

    keeps_that: ClassVar[bool] = True
    for_the_turn: ClassVar[bool] = True

    side: Side = Side.OPPONENT

    def stands_alone(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PhasesPassed(Amount):
    """The number of such phases that have begun since this card was activated (発動後に経過した〜フェイズの数).

    A skipped phase counts.

    :param phase: the phase.
    :param side: the player in whose turns.
    """

    phase: Phase
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class TurnsFaceUp(Amount):
    """The number of its controller's turns in which this card has been face-up on that player's field, the current one
    included; once it has left, until then (表側表示で存在した自分ターンの数).
    """

    used_by_one: ClassVar[str] = "PhasesPassed counts from an activation, and only phases"


@dataclass(frozen=True, slots=True)
class IsPhaseSince(Condition):
    """It is the n-th such phase since this card came to where it is (２回目の自分スタンバイフェイズ).

    :param number: which one, from 1.
    :param phase: the phase.
    :param side: the player in whose turns.
    """

    number: int
    phase: Phase
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HeldAtTurnEnd(Condition):
    """A condition held as the turn before ended, and this card, which has not moved since, was already face-up on its
    controller's field (ターン終了時に〜場合、次の〜に).

    :param condition: what held.
    """

    used_by_one: ClassVar[str] = "no other word asks at the very end of a turn, when hands are within their limits"

    condition: Condition


@dataclass(frozen=True, slots=True)
class GoToEndPhase(Verb):
    """When everything has been processed, it becomes the End Phase of this turn (このターンのエンドフェイズになる)."""

    keeps_that: ClassVar[bool] = True

    def stands_alone(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SkippedByBoth(Modifier):
    """Both players skip their Main Phase 2 (お互いのメインフェイズ２をスキップする)."""

    used_by_one: ClassVar[str] = "SkipPhases skips a number of phases, this as long as it applies"


@dataclass(frozen=True, slots=True)
class EndMainPhase(Verb):
    """End the main phase that it is: the turn player can only go on to the next phase (メインフェイズを終了する)."""

    keeps_that: ClassVar[bool] = True
