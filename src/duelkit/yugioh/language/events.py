"""The parts of an event: the card to which it happened, and its cause."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Filter, Node
from duelkit.yugioh.language.terms import Because, Side, Zone


@dataclass(frozen=True, slots=True)
class Actor(Node):
    """The card to which something happened, as it was before (フィールドの表側表示のこのカード).

    :param who: the card; ``None``: any, or none.
    :param side: who controlled the card before the event, or owned it outside the field; who took damage or drew.
    :param origin: where it was; ``Zone(0)``: anywhere.
    :param face_up: it was face-up.
    :param face_down: it was face-down.
    """

    who: Filter | None
    side: Side = Side.EITHER
    origin: Zone = Zone(0)
    face_up: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Cause(Node):
    """The cause of an event (戦闘で, 相手の効果で).

    :param because: reasons that must all be there.
    :param by: whose card or effect caused it; ``None``: any.
    :param by_card: what that card is.
    :param unless: reasons that must not be there.
    """

    because: Because = Because(0)
    by: Side | None = None
    by_card: Filter | None = None
    unless: Because = Because(0)
