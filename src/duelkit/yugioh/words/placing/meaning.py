"""Words about cards Set, placed or left on the field (置く): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb, What
from duelkit.yugioh.language.terms import Handling, Side


@dataclass(frozen=True, slots=True)
class SetCards(Verb):
    """Set spells and traps on the field (セットする).

    ``at_once``: they can be activated in this turn (セットしたターンでも発動できる).
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SET})

    what: What
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class StaySet(Verb):
    """After its processing this card is Set face-down instead of going to the graveyard (そのままセットする)."""


@dataclass(frozen=True, slots=True)
class RemainOnField(Verb):
    """After its processing this card remains on the field (フィールドに残り続ける).

    With ``turns`` it is destroyed in the end phase of the that-many-th turn of ``of``, the current one included.
    """

    used_by_one: ClassVar[str] = "only it keeps a Normal Spell on the field"
    turns: int = 0
    of: Side = Side.OPPONENT

    def keeps_its_card(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PlaceOnField(Verb):
    """Place a continuous or field card face-up on the field (表側表示で置く)."""

    moves_cards: ClassVar[bool] = True

    what: What
