"""Words about monsters that battles destroyed, where they lie now (戦闘で破壊された): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class BroughtBy(Filter):
    """A monster on the field that an effect of this card summoned and that has not moved since, while this card has
    only gone where it goes then, or paid for the effect that asks (このカードの①の効果で融合召喚した).

    :param effect: the number of the effect among the card's effects, from 0.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    visible: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "PutHereBy is about this card itself, LINKED about cards on the field"

    effect: int


@dataclass(frozen=True, slots=True)
class WasDestroyed(Filter):
    """A card that was destroyed on the field in the current turn and has not moved since (このターンに破壊された)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SentThisTurn(Filter):
    """A card that was sent to the Graveyard in the current turn, and is still there
    (このターンに自分の墓地へ送られた).
    """

    used_by_one: ClassVar[str] = "CameHere is a condition, which is about the card of the effect"
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FellFaceUp(Filter):
    """A card that was face-up when it left the field (表側表示で破壊された), for cards that were destroyed."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FellInBattle(Filter):
    """A card that a battle destroyed and that has not moved since (戦闘で破壊された).

    :param this_turn: in the current turn.
    """

    visible: ClassVar[bool] = True

    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class HasLostInBattle(Condition):
    """In the current turn a battle destroyed such a monster that a player controlled, and it went to that player's
    Graveyard (このターンに自分フィールドの〜が戦闘で破壊され墓地へ送られた); it may have moved since.

    :param which: the monster.
    :param side: the player.
    :param anywhere: any monster of either player instead, wherever it went (モンスターが戦闘で破壊されたターンに).
    """

    which: Filter
    side: Side = Side.YOU
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class WasFused(Filter):
    """A monster that was used as a Fusion Material, and has not moved since (融合召喚に使用した融合素材モンスター)."""

    used_by_one: ClassVar[str] = "it is kept of every card, wherever it lies; CameHere asks of this card alone"
    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BanishedBy(Filter):
    """A card that an effect of this card banished and that has not moved since, while this card has moved once at most
    (このカードの①の効果で除外されている).

    :param effect: the number of the effect among the card's effects, from 0.
    """

    visible: ClassVar[bool] = True

    effect: int


@dataclass(frozen=True, slots=True)
class SentBy(Filter):
    """A card that an effect of this card, which has not moved since, sent to the Graveyard, and that has not moved
    since either (このカードの②の効果で墓地へ送られた).

    :param effect: the number of the effect among the card's effects, from 0.
    """

    used_by_one: ClassVar[str] = "no other filter asks which effect of a card sent another one"
    visible: ClassVar[bool] = True

    effect: int


@dataclass(frozen=True, slots=True)
class BoreThis(Filter):
    """The monster that this Equip Card was equipped to until it left the field (このカードを装備していた)."""

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WornByThis(Filter):
    """A card that was equipped to this monster as the monster left the field, and has moved once since
    (このカードに装備されていた).
    """

    visible: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WasDestroyedLastTurn(Condition):
    """This card was destroyed on the field in the turn before, wherever it is now
    (フィールドのこのカードが破壊された次のターンに).
    """

    used_by_one: ClassVar[str] = "CameHere asks of a card that has not moved since"


@dataclass(frozen=True, slots=True)
class WasThereBy(Condition):
    """This card was where it was before it last moved through an effect of its own that was not negated
    (①の効果で特殊召喚したこのカードが〜へ送られた).

    :param effect: the number of the effect among the card's effects, from 0.
    """

    used_by_one: ClassVar[str] = "PutHereBy asks before the card moves, this afterwards"

    effect: int
