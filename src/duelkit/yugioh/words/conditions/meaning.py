"""Words about conditions (条件): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, DoesNotHold, Filter, Pool, What
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.occasions import Activated, AnyEvent, When
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Because, CardType, Phase, Side, TurnAction, Zone


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

    what: What


@dataclass(frozen=True, slots=True)
class AllRemain(Condition):
    """Every one of the cards referred to is still where it was referred to.

    :param what: the cards.
    """

    what: What


@dataclass(frozen=True, slots=True)
class EventIs(Condition):
    """The event that triggered the effect is one of these, or the activation that it responds to is such a one; for an
    effect that does different things by event.

    :param when: the events.
    """

    when: When | AnyEvent | Activated


@dataclass(frozen=True, slots=True)
class PutHereBy(Condition):
    """This card is where it is through an effect of its own that was not negated, and has not moved since.

    :param effect: the number of the effect among the card's effects, from 0.
    :param this_turn: it happened in the current turn.
    """

    effect: int
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class WasDoneInstead(Condition):
    """An effect of this card was done instead of a destruction in the current turn (この効果を適用したターン).

    :param effect: the number of the effect among the card's effects, from 0.
    """

    used_by_one: ClassVar[str] = "only it asks what a replacement did earlier in the turn"

    effect: int


@dataclass(frozen=True, slots=True)
class HasWorked(Condition):
    """An effect of this card was processed and worked on cards in the current turn (この効果を適用したターン).

    :param effect: the number of the effect among the card's effects, from 0.
    :param or_before: in the current turn, or in the one before.
    """

    effect: int
    or_before: bool = False


@dataclass(frozen=True, slots=True)
class UsedUp(Condition):
    """An effect of this card has been used as often as its limit allows (この効果を〜回使用した).

    :param times: how often that is; an amount is counted now, and less than the limit.
    :param effect: the number of the effect among the card's effects, from 0.
    """

    times: Amount | int
    effect: int = 0


@dataclass(frozen=True, slots=True)
class ChainIsEmpty(Condition):
    """Nothing is on the chain, so that the effect can only start a new one."""


@dataclass(frozen=True, slots=True)
class HeldAtActivation(Condition):
    """During processing: the condition held when the effect was activated (この効果の発動時に).

    :param condition: the condition.
    """

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
    :param at_least: how many of them at least; each Summon of a monster counts (５体以上).
    :param normal_too: Normal Summons count as well (召喚・特殊召喚した).
    :param or_before: in the current turn, or in the one before (〜したターン及びその次のターンに).
    :param flip_too: Flip Summons count as well (召喚・反転召喚・特殊召喚した).
    :param normal_only: only Normal Summons count (召喚した).
    """

    which: Filter
    origin: Zone = Zone(0)
    side: Side = Side.YOU
    at_least: int = 1
    normal_too: bool = False
    or_before: bool = False
    flip_too: bool = False
    normal_only: bool = False


@dataclass(frozen=True, slots=True)
class HaveBattled(Condition):
    """Monsters of this kind battled in the current turn, whoever controlled them (〜モンスターが戦闘を行ったターンに).

    :param types: the kind, as they had it in the battle.
    """

    used_by_one: ClassVar[str] = "it asks of monsters that may have left since; HasBattled asks one that is there"
    types: CardType


@dataclass(frozen=True, slots=True)
class HasActivated(Condition):
    """A player activated such a card or its effect in the current turn (このターンに〜を発動した).

    :param which: the card.
    :param zones: where it was activated; ``Zone(0)``: anywhere.
    :param side: the player.
    :param card: ``True``: the card itself; ``False``: an effect; ``None``: either.
    :param in_main: only in a main phase (メインフェイズに).
    :param at_least: how many times at least (２度).
    """

    which: Filter
    zones: Zone = Zone(0)
    side: Side = Side.YOU
    card: bool | None = None
    in_main: bool = False
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class WasSet(Condition):
    """During processing: this card was activated after it had been Set (セットされていたこのカードを発動した場合)."""

    used_by_one: ClassVar[str] = "only it asks where the card was before its own activation"


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
    :param by_card: what the card is that caused it (永続魔法カードの効果で).
    :param yours: it was on the field of its player (自分フィールドから).
    :param face_down: it was Set there (セットされているこのカードが).
    """

    because: Because = Because(0)
    origin: Zone = Zone(0)
    face_up: bool = False
    next: Phase | None = None
    of: Side = Side.YOU
    by: Side | None = None
    this_turn: bool = False
    last_turn: bool = False
    by_card: Filter | None = None
    yours: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class SummonedInWay(Condition):
    """This card was summoned in one of its own ways, and not turned face-down since (①の方法で召喚されている).

    :param way: the number of the way among those of the card, from 0.
    """

    way: int


@dataclass(frozen=True, slots=True)
class ActivatedFrom(Condition):
    """This card was activated from there (このカードを手札から発動した).

    :param zones: the places.
    """

    zones: Zone = Zone.HAND


@dataclass(frozen=True, slots=True)
class SummonedByEffect(Condition):
    """This card was Special Summoned by the effect of such a card, and not turned face-down since
    (「X」の効果で特殊召喚した場合).

    :param which: the card whose effect it was.
    """

    which: Filter


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
