"""Words about cards of any kind that are Set (セットする): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb, What
from duelkit.yugioh.language.terms import Handling


@dataclass(frozen=True, slots=True)
class SetOnField(Verb):
    """Set cards of any kind on your field: a monster is Special Summoned in face-down Defense Position
    (破壊したカードを自分フィールドにセットする).

    :param what: the cards.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SET})

    what: What
