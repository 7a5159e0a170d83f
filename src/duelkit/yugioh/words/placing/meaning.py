"""Words about cards Set, placed or left on the field (置く): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb, What
from duelkit.yugioh.language.terms import Handling, Side


@dataclass(frozen=True, slots=True)
class SetCards(Verb):
    """Set Spells and Traps on the field (セットする).

    :param what: the cards.
    :param at_once: they can be activated in the same turn (セットしたターンでも発動できる).
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SET})

    what: What
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class StaySet(Verb):
    """When it has been processed, this card is Set instead of going to the graveyard (そのままセットする)."""


@dataclass(frozen=True, slots=True)
class RemainOnField(Verb):
    """When it has been processed, this card stays on the field (フィールドに残り続ける).

    :param turns: it is destroyed in the end phase of the n-th turn, the current one included; 0: never.
    :param of: whose turns are counted.
    """

    used_by_one: ClassVar[str] = "only it keeps a Normal Spell on the field"
    turns: int = 0
    of: Side = Side.OPPONENT

    def keeps_its_card(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PlaceOnField(Verb):
    """Place a Continuous or Field card face-up on the field (表側表示で置く).

    :param what: the cards.
    """

    moves_cards: ClassVar[bool] = True

    what: What
