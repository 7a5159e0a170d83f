"""Words about chains (チェーン): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Side, Zone


@dataclass(frozen=True, slots=True)
class ChainLinkNumber(Amount):
    """The number of the chain link that the activation of this card is (発動時に積まれているチェーンの数)."""


@dataclass(frozen=True, slots=True)
class IsChainLink(Condition):
    """The activation is this chain link or a later one (チェーン２以降に発動できる).

    :param at_least: the number of the link.
    """

    at_least: int


@dataclass(frozen=True, slots=True)
class ChainNamesDiffer(Condition):
    """No two links of the chain are those of cards with one name
    (同一チェーン上に複数回同名カードの効果が発動していない).
    """


@dataclass(frozen=True, slots=True)
class WasAnAnswer(Condition):
    """The activation that is responded to was made in response to the activation of such a card of yours, or of its
    effect (自分の〜の効果の発動にチェーンして).

    :param which: the card.
    """

    used_by_one: ClassVar[str] = "Activated is about the activation responded to, not about what that responded to"

    which: Filter


@dataclass(frozen=True, slots=True)
class AnswersTrigger(Condition):
    """The effect that is responded to was triggered by such an event (〜した時に発動する効果が発動した).

    :param when: the event.
    """

    used_by_one: ClassVar[str] = "Activated is about the card and what its effect would do, not about its event"

    when: When


@dataclass(frozen=True, slots=True)
class UsedItsEffectIn(Filter):
    """The card whose effect is being processed, if that was activated in one of these places; for the cause of an
    event (フィールドの〜の効果で).

    :param zones: the places.
    :param extra_zone: a monster in an Extra Monster Zone only (ＥＸモンスターゾーンの).
    """

    visible: ClassVar[bool] = True

    zones: Zone
    extra_zone: bool = False


@dataclass(frozen=True, slots=True)
class ActivatedIn(Filter):
    """A card that activated an effect in one of these places in the current turn, and is still there
    (このターンに〜で効果を発動した).

    :param zones: the places.
    :param side: whose places these were at that time.
    """

    used_by_one: ClassVar[str] = "HasActivated is a condition, not about a card that is still there"
    visible: ClassVar[bool] = True

    zones: Zone
    side: Side = Side.EITHER
