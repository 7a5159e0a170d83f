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
    """The first amount is at least the second (以上).

    :param first: the amount that is at least as high.
    :param second: the amount that it is compared with.
    :param strictly: the first is higher (より多い).
    :param equal: both are equal (同じ).
    """

    first: Amount | int
    second: Amount | int
    strictly: bool = False
    equal: bool = False


@dataclass(frozen=True, slots=True)
class HasLeft(Condition):
    """None of the cards referred to is still where it was referred to (存在しなくなった).

    :param what: the cards.
    """

    used_by_one: ClassVar[str] = "it asks of cards that may be anywhere by now; Exists looks into a place"
    what: What


@dataclass(frozen=True, slots=True)
class AllRemain(Condition):
    """Every one of the cards referred to is still where it was referred to.

    :param what: the cards.
    """

    what: What


@dataclass(frozen=True, slots=True)
class EventIs(Condition):
    """The event that triggered the effect is one of these; for an effect that does different things by event.

    :param when: the events.
    """

    when: When | AnyEvent


@dataclass(frozen=True, slots=True)
class PutHereBy(Condition):
    """This card is where it is through an effect of its own that was not negated, and has not moved since.

    :param effect: the number of the effect among the card's effects, from 0.
    :param this_turn: it happened in the current turn.
    """

    effect: int
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class ChainIsEmpty(Condition):
    """Nothing is on the chain, so that the effect can only start a new one."""

    used_by_one: ClassVar[str] = "only it asks for the chain; the spell speed says what may join one"


@dataclass(frozen=True, slots=True)
class HeldAtActivation(Condition):
    """During processing: the condition held when the effect was activated (この効果の発動時に).

    :param condition: the condition.
    """

    used_by_one: ClassVar[str] = "only it asks for a moment that has gone by when the effect is processed"
    condition: Condition


@dataclass(frozen=True, slots=True)
class HasDone(Condition):
    """A player did this in the current turn (このターンに〜した).

    :param action: what.
    :param side: the player.
    """

    action: TurnAction
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HasSummoned(Condition):
    """A player Special Summoned such a monster in the current turn (このターンに〜を特殊召喚した).

    :param which: the monster.
    :param origin: from where (ＥＸデッキから); ``Zone(0)``: from anywhere.
    :param side: the player.
    """

    which: Filter
    origin: Zone = Zone(0)
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class HasActivated(Condition):
    """A player activated such a card or its effect in the current turn (このターンに〜を発動した).

    :param which: the card.
    :param zones: where it was activated; ``Zone(0)``: anywhere.
    :param side: the player.
    :param card: ``True``: the card itself; ``False``: an effect; ``None``: either.
    """

    which: Filter
    zones: Zone = Zone(0)
    side: Side = Side.YOU
    card: bool | None = None


@dataclass(frozen=True, slots=True)
class CameHere(Condition):
    """This card came to where it is in this way (〜へ送られた, 〜された).

    :param because: the reasons, all of them.
    :param origin: from where; ``Zone(0)``: from anywhere.
    :param face_up: it was face-up there.
    :param next: the current phase is the first of its kind since then (次の〜フェイズ).
    :param of: in whose turn that phase is.
    :param by: whose card caused it (相手によって).
    :param this_turn: in the current turn (〜ターンに).
    :param last_turn: in the turn before (〜次のターンに).
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
