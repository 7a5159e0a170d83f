"""Words about conditions (条件): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, DoesNotHold, Filter, Pool, What
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.occasions import AnyEvent, When
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Because, Phase, Side, TurnAction, Zone


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """``first`` ≥ ``second``; with ``strictly``, ``first`` > ``second``; with ``equal``, both are equal."""

    first: Amount | int
    second: Amount | int
    strictly: bool = False
    equal: bool = False


@dataclass(frozen=True, slots=True)
class HasLeft(Condition):
    """None of the cards referred to is where it was referred to any more."""

    used_by_one: ClassVar[str] = "it asks of cards that may be anywhere by now; Exists looks into a place"
    what: What


@dataclass(frozen=True, slots=True)
class AllRemain(Condition):
    """Every one of the cards referred to is still where it was referred to."""

    what: What


@dataclass(frozen=True, slots=True)
class EventIs(Condition):
    """The triggering event is one of these ways (used where one effect does different things)."""

    when: When | AnyEvent


@dataclass(frozen=True, slots=True)
class PutHereBy(Condition):
    """This card lies where it lies through its own effect number ``effect`` (from 0), by its cost or its processing.

    The effect was applied, not negated (with ``this_turn``: in this turn), and the card has not moved since.
    """

    effect: int
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class ChainIsEmpty(Condition):
    """Nothing is on the chain: the effect can only begin one."""

    used_by_one: ClassVar[str] = "only it asks for the chain; the spell speed says what may join one"


@dataclass(frozen=True, slots=True)
class HeldAtActivation(Condition):
    """The condition held when this effect was activated (この効果の発動時に); asked during its processing."""

    used_by_one: ClassVar[str] = "only it asks for a moment that has gone by when the effect is processed"
    condition: Condition


@dataclass(frozen=True, slots=True)
class HasDone(Condition):
    """The side did this in the current turn."""

    action: TurnAction
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HasSummoned(Condition):
    """The side Special Summoned such a monster in the current turn; ``origin``: from there (ＥＸデッキから)."""

    which: Filter
    origin: Zone = Zone(0)
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HasActivated(Condition):
    """The side activated a card or effect of a card that passes ``which``, in ``zones``, in the current turn."""

    which: Filter
    zones: Zone = Zone(0)
    side: Side = Side.YOU
    card: bool | None = None


@dataclass(frozen=True, slots=True)
class CameHere(Condition):
    """This card came to where it lies from ``origin``, for all these reasons, and lay ``face_up`` there.

    ``by``: through a card of this side (相手によって). ``this_turn``: in the present turn (〜ターンに).
    ``last_turn``: in the turn before it (〜次のターンに).
    ``next``: the present phase is the first of its kind in a turn of ``of`` since then (次の〜フェイズ).
    """

    because: Because = Because(0)
    origin: Zone = Zone(0)
    face_up: bool = False
    next: Phase | None = None
    of: Side = Side.YOU
    by: Side | None = None
    this_turn: bool = False
    last_turn: bool = False


NOT_SENT_THIS_TURN = DoesNotHold(CameHere(this_turn=True))
"""The card did not come to where it lies in this turn (墓地へ送られたターンには発動できない)."""


def you_control(what: Filter, at_least: int = 1) -> Condition:
    """You control a card with this property (自分フィールドに存在する)."""
    return Exists(what.on_field(Side.YOU), at_least)


def opponent_controls(what: Filter, at_least: int = 1) -> Condition:
    """The opponent controls a card with this property."""
    return Exists(what.on_field(Side.OPPONENT), at_least)


def no(pool: Pool) -> Condition:
    """The pool is empty (存在しない)."""
    return Exists(pool, 0, 0)


def this_is(which: Filter) -> Condition:
    """This card passes the filter."""
    return Are(THIS, which)
